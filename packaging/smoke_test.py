"""Test a built folder under a user's conditions: `python packaging/smoke_test.py FOLDER`.

The test runs a read-only copy in a folder with spaces and Chinese characters in its name, not as
root, without Python on the PATH and, if possible, without a network. On Linux, it shows the window
on a separate display, of Xvfb; `--no-display` leaves this out.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import re
import shutil
import socket
import stat
import struct
import subprocess
import sys
import tempfile
import time
import zlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from notices import check
from trial_files import files_of_formats
from ui_languages import LANGUAGES, TRANSLATED

WINDOWS = sys.platform == "win32"
MACOS = sys.platform == "darwin"
LINUX = sys.platform.startswith("linux")
NOBODY = 65534
SECONDS = 180
THEMES = ("light", "dark")
# The least number of blue shades of a result, on the scale and the marks; else, a button has one.
SHADES = 4
SEGMENTATION = {"zh_CN": ("jieba", None), "zh_TW": ("jieba", "t2s")}

# jieba: 今天天气 很 好 ， 我们 去 公园 散步 。 / 他 来到 了 网易 杭研 大厦 ， 快 了 3.5% 。
# 杭研 is not in the dictionary: the model finds it.
REFERENCE = "今天天气很好，我们去公园散步。\n他来到了网易杭研大厦，快了3.5%。\n"
CANDIDATE = "今天天气很好，他们去公园散步。\n他来到网易杭研大厦，快了3.5%。\n"
MATCHES = [(18, 19), (14, 17), (10, 15), (7, 13)]
LENGTHS = (19, 20)


class Failure(Exception):
    """A failed check."""


def expect(condition: object, text: str) -> None:
    if not condition:
        raise Failure(text)


@dataclass
class Output:
    code: int
    stdout: str
    stderr: str

    def succeeded(self) -> Output:
        expect(not self.stderr, f"standard error:\n{self.stderr}")
        expect(self.code == 0, f"exit code {self.code}")
        return self


class Build:
    """A copy of the built folder and the environment it runs in."""

    def __init__(self, folder: Path, base: Path) -> None:
        self.folder = base / "BLEU 桌面" / folder.name
        shutil.copytree(folder, self.folder, symlinks=True)
        self.programs = self.folder / "Contents" / "MacOS" if MACOS else self.folder
        if not self.programs.is_dir():
            self.programs = self.folder
        self.work = base / "Mis traducciones 譯文"
        self.home = base / "home"
        self.temp = base / "temp"
        empty = base / "empty"
        for path in (self.work, self.home, self.temp, empty):
            path.mkdir()
        self.environment = {
            "PATH": str(empty),
            "HOME": str(self.home),
            "TMPDIR": str(self.temp),
            "LANG": "C.UTF-8",
        }
        if WINDOWS:
            system = ("SYSTEMROOT", "SYSTEMDRIVE", "WINDIR", "PROGRAMDATA")
            self.environment = {
                "PATH": str(empty),
                **{name: os.environ[name] for name in system if name in os.environ},
                **dict.fromkeys(("TEMP", "TMP"), str(self.temp)),
                **dict.fromkeys(("USERPROFILE", "APPDATA", "LOCALAPPDATA"), str(self.home)),
            }
        self.user: dict[str, Any] = {}
        if not WINDOWS and os.geteuid() == 0:
            # root ignores permissions.
            self.user = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
            base.chmod(0o755)
            for path in (self.work, self.home, self.temp):
                os.chown(path, NOBODY, NOBODY)
        set_writable(self.folder, writable=False)
        self.state = self.listing()

    def listing(self) -> list[tuple[str, int, int]]:
        found = []
        for path in sorted(self.folder.rglob("*")):
            status = path.lstat()
            found.append((str(path), status.st_size, status.st_mtime_ns))
        return found

    def run(
        self,
        program: str,
        *arguments: str,
        environment: dict[str, str] | None = None,
        stdout: int = subprocess.PIPE,
        stderr: int = subprocess.PIPE,
    ) -> Output:
        done = subprocess.run(
            [self.path_of(program), *arguments],
            cwd=self.work,
            env=self.environment | (environment or {}),
            stdin=subprocess.DEVNULL,
            stdout=stdout,
            stderr=stderr,
            timeout=SECONDS,
            check=False,
            **self.user,
        )
        return Output(
            done.returncode,
            (done.stdout or b"").decode("utf-8").replace("\r\n", "\n"),
            (done.stderr or b"").decode("utf-8").replace("\r\n", "\n"),
        )

    def start(
        self, program: str, *arguments: str, environment: dict[str, str]
    ) -> subprocess.Popen[bytes]:
        """Start a program, and do not wait for its end."""
        return subprocess.Popen(
            [self.path_of(program), *arguments],
            cwd=self.work,
            env=self.environment | environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            **self.user,
        )

    def path_of(self, program: str) -> str:
        return str(self.programs / (f"{program}.exe" if WINDOWS else program))

    def score(self, *arguments: str) -> Output:
        return self.run("bleu-score", *arguments)


def set_writable(folder: Path, *, writable: bool) -> None:
    for path in [folder, *folder.rglob("*")]:
        if not path.is_symlink():
            mode = stat.S_IMODE(path.stat().st_mode)
            path.chmod(mode | stat.S_IWUSR if writable else mode & ~0o222)


def try_plugins(build: Build) -> None:
    """Check plugins whose absence no screenshot shows: icon formats, input methods for Chinese."""
    wanted = {"qsvg", "qsvgicon"}
    if LINUX:
        wanted |= {"qxcb", "qwayland", "xdg-shell"}
        wanted |= {f"{name}platforminputcontextplugin" for name in ("compose", "ibus")}
    names = {path.name.removeprefix("lib").split(".")[0] for path in build.folder.rglob("*")}
    expect(wanted <= names, f"not in the build: {sorted(wanted - names)}")


def try_manual(build: Build) -> None:
    """Check that the manual exists in each language, with its pictures."""
    folders = {path.resolve() for path in build.folder.rglob("manual") if path.is_dir()}
    expect(len(folders) == 1, f"{len(folders)} folders of the manual")
    for folder in folders:
        for language in LANGUAGES:
            for page in ("index", "first-steps", "numbers"):
                expect((folder / language / f"{page}.html").is_file(), f"no {language}/{page}.html")


def try_notices(build: Build) -> None:
    """Check that each file belongs to a work whose license is in the build."""
    problems = list(check.problems(build.folder))
    more = f" and {len(problems) - 5} more" if len(problems) > 5 else ""
    expect(not problems, "; ".join(problems[:5]) + more)


# --- bleu-score ----------------------------------------------------------------------------------


def try_version(build: Build) -> None:
    output = build.score("--version").succeeded()
    expect(re.fullmatch(r"bleu-score \d+(\.\w+)+\n", output.stdout), output.stdout)


def candidates_of(output: Output) -> list[dict[str, Any]]:
    """Return the candidates of a JSON output, their scores recomputed from the definition."""
    found: list[dict[str, Any]] = json.loads(output.stdout)["candidates"]
    for candidate in found:
        rows = [(row["matched"], row["total"]) for row in candidate["precisions"]]
        lengths = candidate["candidate_length"], candidate["reference_length"]
        right = definition(rows, *lengths)
        expect(math.isclose(candidate["bleu"], right, rel_tol=1e-12), f"{candidate} not {right}")
    return found


def definition(rows: Sequence[tuple[int, int]], candidate: int, reference: int) -> float:
    mean = sum(math.log(matched / total) for matched, total in rows) / len(rows)
    return math.exp(min(0.0, 1 - reference / candidate) + mean)


def try_sample(build: Build, language: str) -> None:
    command = ("--sample", language, "--ui-language", language)
    output = build.score(*command, "-f", "json").succeeded()
    content = json.loads(output.stdout)
    candidates = candidates_of(output)
    expect(len(candidates) == 2, "not two candidates")
    expect(content["target_language"] == language.replace("_", "-"), content["target_language"])
    found = content["segmentation"], content["segmentation_variant"]
    expect(found == SEGMENTATION.get(language, ("13a", None)), f"segmentation {found}")
    check_text(build.score(*command).succeeded().stdout, candidates)
    quiet = build.score(*command, "-q").succeeded().stdout
    lines = [
        f"{candidate['name']}\tBLEU = {candidate['bleu'] * 100:.2f}\n" for candidate in candidates
    ]
    expect(sorted(quiet.splitlines(keepends=True)) == sorted(lines), quiet)


def check_text(text: str, candidates: Sequence[dict[str, Any]]) -> None:
    """Check that the text output only contains expected lines."""
    # What was compared, and how, is above the first empty line.
    above, _, below = text.partition("\n\n")
    expect(above and not above.startswith(" "), f"first lines {above!r}")
    heads = [line for line in below.splitlines() if line and not line.startswith("  ")]
    wanted = [
        f"{candidate['name']}\tBLEU = {candidate['bleu'] * 100:.2f} ({candidate['bleu']:.4f})"
        for candidate in candidates
    ]
    expect(sorted(heads) == sorted(wanted), f"unexpected lines: {heads}")
    for candidate in candidates:
        expect(candidate["signature"] in text, "signature")
        for row in candidate["precisions"]:
            expect(f"{row['precision']:.4f}" in text, f"precision of order {row['order']}")


def try_help(build: Build) -> None:
    texts = {
        language: build.score("--help", "--ui-language", language).succeeded().stdout
        for language in LANGUAGES
    }
    for language, text in texts.items():
        expect("--fail-under" in text, f"{language}: {text}")
    expect(len(set(texts.values())) == len(LANGUAGES), "a language has no words of its own")
    qt = {file.name for file in build.folder.rglob("qtbase_*.qm")}
    expect(qt == {f"qtbase_{code}.qm" for code in TRANSLATED}, f"Qt's words: {qt}")


def try_jieba(build: Build, encoding: str) -> None:
    names = [f"{name} {encoding}.txt" for name in ("參考", "candidato")]
    for name, text in zip(names, (REFERENCE, CANDIDATE), strict=True):
        (build.work / name).write_bytes(text.encode(encoding))
    output = build.score(names[0], "-i", names[1], "-f", "json").succeeded()
    (candidate,) = candidates_of(output)
    rows = [(row["matched"], row["total"]) for row in candidate["precisions"]]
    expect(rows == MATCHES, f"jieba's words: {rows}")
    right = definition(MATCHES, *LENGTHS)
    expect(math.isclose(candidate["bleu"], right, rel_tol=1e-12), f"{candidate['bleu']}")


def try_metrics(build: Build) -> None:
    """Run all metrics and tests, because each needs its own binaries."""
    for test in ("--paired-bs", "--paired-ar"):
        command = ("--sample", "en", "-m", "chrf", "chrf++", "ter", "--confidence", test)
        output = build.score(*command, "--resamples", "64", "-f", "json").succeeded()
        content = json.loads(output.stdout)
        for candidate in content["candidates"]:
            names = [metric["id"] for metric in candidate["metrics"]]
            expect(names == ["bleu", "chrf", "chrf++", "ter"], f"metrics are missing: {names}")
            for metric in candidate["metrics"]:
                interval = candidate["confidence"][metric["id"]]
                inside = interval["low"] <= metric["percent"] <= interval["high"]
                expect(inside, f"{metric['id']} lies outside its interval")
        expect(len(content["comparisons"]) == 4, "comparisons are missing")


def try_format(build: Build, name: str) -> None:
    (build.work / name).write_bytes(files_of_formats()[name])
    (candidate,) = candidates_of(build.score(name, "-i", name, "-f", "json"))
    expect(candidate["precisions"][0]["total"] == 15, f"{candidate['precisions'][0]}")
    expect(math.isclose(candidate["bleu"], 1), f"BLEU {candidate['bleu']}, not 1")


def try_shifted_times(build: Build) -> None:
    """Score subtitles without common words: a Fourier transform compares their times."""
    times = [1500 * number + 137 * (number * number % 31) for number in range(1, 120)]
    for name, word, late in (("uno.srt", "casa", 0), ("otro.srt", "rumah", 12_340)):
        cues = [
            f"{number}\n{clock(time + late)} --> {clock(time + late + 900)}\n{word}\n"
            for number, time in enumerate(times)
        ]
        (build.work / name).write_text("\n".join(cues), encoding="utf-8")
    output = build.score("uno.srt", "-i", "otro.srt", "--ui-language", "en").succeeded()
    expect("|pairs:time[shifted]|" in output.stdout, output.stdout)


def clock(milliseconds: int) -> str:
    """Return a time as SubRip writes it."""
    seconds, rest = divmod(milliseconds, 1000)
    return f"{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02},{rest:03}"


def try_exit_codes(build: Build) -> None:
    sample = ("--sample", "en", "--ui-language", "en", "-q")
    build.score(*sample, "--fail-under", "1").succeeded()
    below = build.score(*sample, "--fail-under", "99")
    lines = below.stderr.splitlines()
    expect((below.code, len(lines)) == (1, 2) and "below the limit" in lines[0], f"below: {below}")
    for arguments in (("nowhere 無.txt", "-i", "nowhere.txt"), ("--nonsense",), ()):
        wrong = build.score(*arguments, "--ui-language", "en")
        expect(wrong.code == 2, f"{arguments}: exit code {wrong.code}")
        expect(re.fullmatch(r"bleu-score: [^\n]+\n", wrong.stderr), wrong.stderr)
        expect(not wrong.stdout, wrong.stdout)


def try_no_reader(build: Build) -> None:
    """Check that there is no error message if nobody reads the output, as before `| head`."""
    for arguments in (("--help",), ("--sample", "en", "-sl", "-f", "json")):
        reading, writing = os.pipe()
        os.close(reading)
        try:
            output = build.run("bleu-score", *arguments, stdout=writing)
        finally:
            os.close(writing)
        output.succeeded()


def try_terminal(build: Build) -> None:
    """Run with a terminal as standard error, which loads the package of the progress bar."""
    import pty

    ours, theirs = pty.openpty()
    try:
        output = build.run("bleu-score", "--sample", "en", "-f", "json", stderr=theirs)
        os.set_blocking(ours, False)
        try:
            shown = os.read(ours, 1 << 16).decode("utf-8")
        except BlockingIOError:
            shown = ""
    finally:
        os.close(ours)
        os.close(theirs)
    expect("Error" not in shown, shown)
    candidates_of(output.succeeded())


def try_no_locale(build: Build) -> None:
    (build.work / "無語言.txt").write_text(REFERENCE, encoding="utf-8")
    environment = {"LANG": "", "LC_ALL": ""}
    output = build.run(
        "bleu-score", "無語言.txt", "-i", "無語言.txt", "-q", environment=environment
    ).succeeded()
    expect(output.stdout == "無語言.txt\tBLEU = 100.00\n", output.stdout)


# --- bleu-desktop --------------------------------------------------------------------------------


def try_screenshot(build: Build, language: str, theme: str) -> None:
    name = f"ventana 視窗 {language} {theme}.png"
    arguments = ("--sample", language, "--ui-language", language, "--theme", theme)
    output = build.run(
        "bleu-desktop",
        *("--screenshot", name, "--size", "900x680"),
        *arguments,
    ).succeeded()
    expect(not output.stdout, output.stdout)
    picture = build.work / name
    expect(picture.is_file() and picture.stat().st_size > 20_000, "no picture of sensible size")
    look_at(picture.read_bytes(), dark=theme == "dark")


def look_at(png: bytes, *, dark: bool) -> None:
    """Check the size and the theme of a picture, and that it shows a result."""
    width, height, rows = pixels(png)
    expect(width >= 600 and height >= 400, f"{width} by {height} pixels")
    shades, light = seen(rows)
    expect(shades >= SHADES, f"no result is shown ({shades} shades of blue)")
    share = light / (width * height)
    expect(share < 0.4 if dark else share > 0.6, f"not the theme: {share:.0%} is light")


def seen(rows: Iterable[bytes]) -> tuple[int, int]:
    """Return the number of blue shades in a picture, and that of light pixels."""
    light = 0
    blues: Counter[tuple[int, int, int]] = Counter()
    for row in rows:
        for r, g, b in zip(row[0::3], row[1::3], row[2::3], strict=True):
            if r + 15 < g < b - 15:
                blues[r, g, b] += 1
            light += r + g + b > 3 * 128
    return sum(count >= 200 for count in blues.values()), light


def pixels(png: bytes) -> tuple[int, int, Iterator[bytes]]:
    """Return the width, height and RGB rows of a PNG written by Qt."""
    expect(png.startswith(b"\x89PNG\r\n\x1a\n"), "not a PNG")
    chunks: dict[bytes, bytes] = {}
    position = 8
    while position < len(png):
        length = int.from_bytes(png[position : position + 4], "big")
        kind = png[position + 4 : position + 8]
        chunks[kind] = chunks.get(kind, b"") + png[position + 8 : position + 8 + length]
        position += length + 12
    head = chunks[b"IHDR"]
    width, height = int.from_bytes(head[:4], "big"), int.from_bytes(head[4:8], "big")
    expect(head[8] == 8 and head[9] in (2, 6) and head[12] == 0, f"PNG of type {head[8:]!r}")
    return width, height, unfiltered(zlib.decompress(chunks[b"IDAT"]), width, head[9] // 2 + 2)


def unfiltered(data: bytes, width: int, size: int) -> Iterator[bytes]:
    above = bytearray(width * size)
    for start in range(0, len(data), width * size + 1):
        kind = data[start]
        row = bytearray(data[start + 1 : start + 1 + width * size])
        if kind == 2:
            row = bytearray([(a + b) & 255 for a, b in zip(row, above, strict=True)])
        elif kind:
            for index in range(len(row)):
                left = row[index - size] if index >= size else 0
                corner = above[index - size] if index >= size else 0
                row[index] = (row[index] + predicted(kind, left, above[index], corner)) & 255
        above = row
        yield (
            bytes(row)
            if size == 3
            else b"".join(row[index : index + 3] for index in range(0, len(row), size))
        )


def predicted(kind: int, left: int, up: int, corner: int) -> int:
    if kind == 1:
        return left
    if kind == 3:
        return (left + up) // 2
    to_left, to_up, to_corner = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
    if to_left <= to_up and to_left <= to_corner:
        return left
    return up if to_up <= to_corner else corner


# --- the window on X11 ---------------------------------------------------------------------------


def try_window(build: Build, language: str) -> None:
    """Show the window as a user sees it: mapped, and drawn by the plugin for X11."""
    # A signal ends the program, which then cannot tidy up.
    home = build.work / "home"
    home.mkdir()
    if build.user:
        os.chown(home, NOBODY, NOBODY)
    with display() as (name, screen):
        environment = {"HOME": str(home), "DISPLAY": name, "QT_QPA_PLATFORM": "xcb"}
        window = build.start(
            *("bleu-desktop", "--sample", language, "--ui-language", language),
            environment=environment,
        )
        try:
            shades = 0
            end = time.monotonic() + SECONDS
            while shades < SHADES and time.monotonic() < end and window.poll() is None:
                time.sleep(0.5)
                shades, _ = seen(shown(screen.read_bytes()))
            code = window.poll()
        finally:
            window.terminate()
            _, errors = window.communicate(timeout=SECONDS)
    text = errors.decode("utf-8", "backslashreplace")
    expect(code is None, f"the program ended with exit code {code}\n{text}")
    expect(shades >= SHADES, f"no window with a result is shown ({shades} shades of blue)\n{text}")
    expect(not text, f"standard error:\n{text}")


@contextmanager
def display() -> Iterator[tuple[str, Path]]:
    """Start a display for X11; yield its name, and the file with its screen."""
    server = shutil.which("Xvfb")
    expect(server, "there is no Xvfb to show the window: install it (xvfb), or give --no-display")
    ours, theirs = os.pipe()
    with tempfile.TemporaryDirectory(prefix="bleu-display-") as folder:
        # Anybody may connect, because another user started the display.
        command = [
            *(str(server), "-displayfd", str(theirs), "-screen", "0", "1024x768x24"),
            # Without `-noreset`, the display would restart when a client leaves; Qt connects twice.
            *("-fbdir", folder, "-ac", "-nolisten", "tcp", "-noreset"),
        ]
        with subprocess.Popen(
            command, pass_fds=[theirs], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        ) as process:
            os.close(theirs)
            try:
                with os.fdopen(ours) as number:
                    line = number.readline()
                expect(line, "Xvfb does not start")
                yield f":{line.strip()}", Path(folder, "Xvfb_screen0")
            finally:
                process.terminate()


def shown(xwd: bytes) -> Iterator[bytes]:
    """Yield the RGB rows of a screen in X's format: four bytes per pixel, blue first."""
    size, _, _, _, width, height, *_ = head = struct.unpack(">25I", xwd[:100])
    order, bits, stride, colors = head[7], head[11], head[12], head[19]
    expect((order, bits) == (0, 32), f"a screen of {bits} bits, order {order}")
    for row in range(height):
        start = size + colors * 12 + row * stride
        line = xwd[start : start + width * 4]
        yield b"".join(line[pixel : pixel + 3][::-1] for pixel in range(0, len(line), 4))


# --- reports -------------------------------------------------------------------------------------


def try_reports(build: Build) -> None:
    """Check that reports are written, and that the PDF has Chinese glyphs."""
    endings = ("pdf", "html", "docx", "xlsx", "csv", "md", "tex")
    names = [f"informe 報告.{ending}" for ending in endings]
    build.run(
        "bleu-desktop",
        *("--sample", "zh_TW", "--ui-language", "en", "--report-language", "zh_TW"),
        *("--report", *names),
    ).succeeded()
    for name in names:
        path = build.work / name
        expect(path.is_file() and path.stat().st_size > 500, f"no {name} of sensible size")
    pdf = (build.work / names[0]).read_bytes()
    expect(pdf.startswith(b"%PDF-") and b"/FontFile2" in pdf, "no PDF with fonts")
    expect(b"/Outlines" in pdf and rb"/Lang (zh\055Hant)" in pdf, "the PDF has no outline")
    page = (build.work / names[1]).read_text("utf-8")
    expect("BLEU 報告" in page, "the page has no title")


def try_wrong_window(build: Build) -> None:
    wrong = build.run("bleu-desktop", "--theme", "nonsense", "--ui-language", "en")
    expect(wrong.code == 2, f"exit code {wrong.code}")
    # On Windows, a windowed program has no standard error.
    expect(WINDOWS or re.fullmatch(r"bleu-desktop: [^\n]+\n", wrong.stderr), wrong.stderr)
    expect(not wrong.stdout, wrong.stdout)


# --- traces --------------------------------------------------------------------------------------


def try_traces(build: Build) -> None:
    """Check that no files are left in the temporary folder, at home or in the build."""
    left = sorted(path.name for path in build.temp.rglob("*"))
    expect(not left, f"left in the temporary folder: {left}")
    left = sorted(path.name for path in build.home.rglob("*") if "bleu" in path.name.lower())
    expect(not left, f"left at home: {left}")
    expect(build.listing() == build.state, "the build itself was changed")


def trials(*, on_display: bool) -> Iterator[tuple[str, Callable[[Build], None]]]:
    yield "plugins", try_plugins
    yield "notices", try_notices
    yield "manual", try_manual
    yield "version", try_version
    yield "help in five languages", try_help
    for language in LANGUAGES:
        yield f"sample {language}", partial(try_sample, language=language)
    for encoding in ("utf-8", "utf-16", "gb18030"):
        yield f"jieba, {encoding}", partial(try_jieba, encoding=encoding)
    yield "metrics and certainty", try_metrics
    for name in files_of_formats():
        yield f"format {name}", partial(try_format, name=name)
    yield "subtitles in other words", try_shifted_times
    yield "exit codes", try_exit_codes
    yield "no reader", try_no_reader
    if not WINDOWS:
        yield "a terminal", try_terminal
        yield "no locale", try_no_locale
    for language in LANGUAGES:
        for theme in THEMES:
            yield (
                f"screenshot {language} {theme}",
                partial(try_screenshot, language=language, theme=theme),
            )
    if LINUX and on_display:
        yield "window on X11", partial(try_window, language="zh_TW")
    yield "reports", try_reports
    yield "wrong use of the window", try_wrong_window
    yield "no traces", try_traces


@contextmanager
def built_copy(folder: Path) -> Iterator[Build]:
    with tempfile.TemporaryDirectory(prefix="bleu-smoke-") as name:
        build = Build(folder, Path(name).resolve())
        try:
            yield build
        finally:
            set_writable(build.folder, writable=True)


def is_offline() -> bool:
    return {name for _, name in socket.if_nameindex()} <= {"lo"}


def go_offline() -> None:
    """Restart in an empty network namespace, if the system allows it."""
    command = ["unshare", "--net"]
    if os.geteuid() != 0:
        # The user must not become root, who could write to read-only files.
        command.append("--map-current-user")
    try:
        subprocess.run([*command, "true"], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        return
    os.execvp(command[0], [*command, sys.executable, *sys.argv, "--started-again"])


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Test a built folder.")
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    parser.add_argument(
        "--no-display", action="store_true", help="do not show the window on X11 (Linux)"
    )
    parser.add_argument("--started-again", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if not options.folder.is_dir():
        parser.error(f"no folder: {options.folder}")
    if LINUX and not is_offline() and not options.started_again:
        go_offline()
    if not (LINUX and is_offline()):
        print("note: the network could not be taken away")
    passed = failed = 0
    with built_copy(options.folder.resolve()) as build:
        for name, trial in trials(on_display=not options.no_display):
            try:
                trial(build)
            except (Failure, OSError, ValueError, LookupError, subprocess.SubprocessError) as error:
                failed += 1
                print(f"FAILED {name}: {error}", flush=True)
            else:
                passed += 1
    print(f"{passed} passed" + (f", {failed} failed" if failed else ""))
    return 1 if failed else 0


if __name__ == "__main__":
    # Messages contain Chinese names, which some consoles cannot encode.
    sys.stdout.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
    sys.exit(main(sys.argv[1:]))
