"""Generated segments in several languages, and worse versions of them."""

from __future__ import annotations

import random
from itertools import product

SEGMENTS = 48

# Subjects, verbs, objects and times. The n-th words of all languages translate each other.
_WORDS = {
    "en": (
        ("The harbor office", "Our neighbor", "The new manager", "A careful reader"),
        ("opens", "describes", "checks", "forgets"),
        ("the small gate", "every second page", "the list of 3.5% rates", "“nothing at all”"),
        ("at 7:30 in the morning", "after the storm, as ever", "before the U.S. holiday"),
    ),
    "es": (
        ("La oficina del puerto", "Nuestro vecino", "La nueva gerente", "Un lector atento"),
        ("abre", "describe", "revisa", "olvida"),
        ("la puerta pequeña", "una de cada dos páginas", "la lista de tasas del 3,5 %", "«nada»"),
        ("a las 7:30 de la mañana", "tras la tormenta, como siempre", "antes del feriado"),
    ),
    "id": (
        ("Kantor pelabuhan", "Tetangga kami", "Manajer baru itu", "Pembaca yang teliti"),
        ("membuka", "menjelaskan", "memeriksa", "melupakan"),
        ("gerbang kecil", "setiap halaman kedua", "daftar suku bunga 3,5%", "“tidak ada”"),
        ("pada pukul 7.30 pagi", "sesudah badai, seperti biasa", "sebelum hari libur"),
    ),
    "zh": (
        ("港口办公室", "我们的邻居", "新来的经理", "细心的读者"),
        ("打开了", "描述了", "检查了", "忘记了"),
        ("那扇小门", "每隔一页的内容", "利率为3.5%的清单", "“任何东西”"),
        ("早上7:30", "暴风雨过后", "在美国假日之前"),
    ),
    "zh-TW": (
        ("港口辦公室", "我們的鄰居", "新來的經理", "細心的讀者"),
        ("打開了", "描述了", "檢查了", "忘記了"),
        ("那扇小門", "每隔一頁的內容", "利率為3.5%的清單", "「任何東西」"),
        ("早上7:30", "暴風雨過後", "在美國假日之前"),
    ),
    "ja": (
        ("港の事務所は", "隣の人は", "新しい部長は", "注意深い読者は"),
        ("開けます", "説明します", "調べます", "忘れます"),
        ("小さな門を", "二ページごとの内容を", "3.5%の料率表を", "「何も」"),
        ("朝7時半に", "嵐のあとで", "休日の前に"),
    ),
    "ko": (
        ("항구 사무소는", "우리 이웃은", "새 관리자는", "꼼꼼한 독자는"),
        ("엽니다", "설명합니다", "확인합니다", "잊습니다"),
        ("작은 문을", "두 쪽마다", "3.5% 요율표를", "“아무것도”"),
        ("아침 7시 30분에", "폭풍이 지난 뒤", "휴일 전에"),
    ),
    "th": (
        ("สำนักงานท่าเรือ", "เพื่อนบ้านของเรา", "ผู้จัดการคนใหม่", "ผู้อ่านที่รอบคอบ"),
        ("เปิด", "อธิบาย", "ตรวจสอบ", "ลืม"),
        ("ประตูเล็ก", "ทุกหน้าที่สอง", "รายการอัตรา 3.5%", "“ทุกอย่าง”"),
        ("ตอน 7:30 น.", "หลังพายุ", "ก่อนวันหยุด"),
    ),
}  # fmt: skip
_ORDERS = {"zh": "{3}，{0}{1}{2}。", "zh-TW": "{3}，{0}{1}{2}。", "ja": "{0}{3}{2}{1}。",
           "ko": "{0} {3} {2} {1}.", "th": "{0}{1}{2}{3}"}  # fmt: skip
LANGUAGES = tuple(_WORDS)


def segments(language: str) -> list[str]:
    """Return the segments in a language; all are different."""
    combinations = list(product(*map(range, (4, 4, 4, 3))))
    chosen = random.Random(1).sample(combinations, SEGMENTS)
    order = _ORDERS.get(language, "{0} {1} {2} {3}.")
    return [
        order.format(*(words[i] for words, i in zip(_WORDS[language], indices, strict=True)))
        for indices in chosen
    ]


def worse(texts: list[str], share: float, seed: int) -> list[str]:
    """Return texts in which a share of the words are dropped, doubled or moved."""
    rng = random.Random(seed)
    return [_worse(text, share, rng) for text in texts]


def _worse(text: str, share: float, rng: random.Random) -> str:
    between = " " if text.count(" ") > 2 else ""
    words = text.split(" ") if between else list(text)
    changed: list[str] = []
    for word in words:
        change = rng.choice(("drop", "double", "move")) if rng.random() < share else ""
        if change == "move":
            changed.insert(max(len(changed) - 1, 0), word)
        elif change != "drop":
            changed += [word] * (2 if change == "double" else 1)
    return between.join(changed or words)
