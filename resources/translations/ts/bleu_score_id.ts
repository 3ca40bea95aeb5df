<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="id" sourcelanguage="en">
<context>
    <name>Assumptions</name>
    <message>
        <source>“{document}”: read as {encoding}, not as {declared}</source>
        <translation>“{document}”: dibaca sebagai {encoding}, bukan {declared}</translation>
    </message>
    <message>
        <source>“{document}”: headings in row {row}</source>
        <translation>“{document}”: judul kolom di baris {row}</translation>
    </message>
    <message>
        <source>This row and the rows above it are not compared.</source>
        <translation>Baris ini dan baris-baris di atasnya tidak dibandingkan.</translation>
    </message>
    <message>
        <source>“{document}”: several versions in the rows</source>
        <translation>“{document}”: beberapa versi dalam baris</translation>
    </message>
    <message>
        <source>The column “{column}” divides the rows into texts: {labels}. Each of them is compared on its own.</source>
        <translation>Kolom “{column}” membagi baris menjadi beberapa teks: {labels}. Masing-masing dibandingkan tersendiri.</translation>
    </message>
    <message>
        <source>“{document}”: several sheets, one text</source>
        <translation>“{document}”: beberapa lembar, satu teks</translation>
    </message>
    <message>
        <source>Sheets with the same columns are compared as one text, in this order: {sheets}.</source>
        <translation>Lembar dengan kolom yang sama dibandingkan sebagai satu teks, dengan urutan ini: {sheets}.</translation>
    </message>
    <message>
        <source>“{document}”: several files, one text</source>
        <translation>“{document}”: beberapa berkas, satu teks</translation>
    </message>
    <message>
        <source>The files inside are compared as one text, in this order: {files}.</source>
        <translation>Berkas di dalamnya dibandingkan sebagai satu teks, dengan urutan ini: {files}.</translation>
    </message>
    <message>
        <source>“{document}”: units with split or merged segments: {count}</source>
        <translation>“{document}”: unit dengan segmen yang dipecah atau digabung: {count}</translation>
    </message>
    <message>
        <source>These units are segmented differently from the reference. Their segments are joined until both sides translate the same text.</source>
        <translation>Pembagian segmen dalam unit-unit ini berbeda dari referensi. Segmennya digabung sampai kedua sisi menerjemahkan teks yang sama.</translation>
    </message>
    <message>
        <source>“{document}”: translation in column “{column}”</source>
        <translation>“{document}”: terjemahan di kolom “{column}”</translation>
    </message>
    <message>
        <source>No heading of this bilingual table names the translation. The text to the right of the source is compared.</source>
        <translation>Tidak ada judul kolom di tabel dwibahasa ini yang menunjukkan terjemahannya. Yang dibandingkan adalah teks di sebelah kanan teks sumber.</translation>
    </message>
    <message>
        <source>“{document}”: only its table is compared</source>
        <translation>“{document}”: hanya tabelnya yang dibandingkan</translation>
    </message>
    <message>
        <source>The document consists mostly of a table with one segment in each row. The IDs and the text around the table are not compared.</source>
        <translation>Dokumen ini sebagian besar berupa tabel dengan satu segmen di setiap baris. ID dan teks di sekitar tabel tidak dibandingkan.</translation>
    </message>
    <message>
        <source>“{document}”: sheet “{sheet}”</source>
        <translation>“{document}”: lembar “{sheet}”</translation>
    </message>
    <message>
        <source>Sheets that could be compared: {count}. Only this one is used.</source>
        <translation>Lembar yang dapat dibandingkan: {count}. Hanya lembar ini yang dipakai.</translation>
    </message>
    <message>
        <source>“{document}”: units with several suggestions: {count}</source>
        <translation>“{document}”: unit dengan beberapa usulan: {count}</translation>
    </message>
    <message>
        <source>The suggestion with the highest match rate is compared, or the first one if the file has no match rates.</source>
        <translation>Yang dibandingkan adalah usulan dengan tingkat kecocokan tertinggi, atau yang pertama jika berkas tidak memuat tingkat kecocokan.</translation>
    </message>
    <message>
        <source>“{document}”: suggestions from one origin: {origin}</source>
        <translation>“{document}”: usulan dari satu asal: {origin}</translation>
    </message>
    <message>
        <source>For other segments, the file contains suggestions from other origins: {others}. Choose a different origin to compare those.</source>
        <translation>Untuk segmen lain, berkas ini berisi usulan dari asal lain: {others}. Pilih asal lain untuk membandingkan usulan itu.</translation>
    </message>
    <message>
        <source>This makes subtitles that belong together appear at the same time. To use the times as they are in the files, pair by key.</source>
        <translation>Dengan begitu, subtitel yang bersesuaian muncul pada waktu yang sama. Untuk memakai waktu apa adanya dari berkas, pasangkan berdasarkan kunci.</translation>
    </message>
    <message>
        <source>“{document}”: paired by content, not by time</source>
        <translation>“{document}”: dipasangkan berdasarkan isi, bukan waktu</translation>
    </message>
    <message>
        <source>Subtitles that appear at the same time do not belong together. To use the times anyway, pair by key.</source>
        <translation>Subtitel yang muncul pada waktu yang sama tidak bersesuaian. Untuk tetap memakai waktu, pasangkan berdasarkan kunci.</translation>
    </message>
    <message>
        <source>“{document}”: paired by content, not by key</source>
        <translation>“{document}”: dipasangkan berdasarkan isi, bukan kunci</translation>
    </message>
    <message>
        <source>Segments with the same key do not belong together. To use the keys anyway, pair by key.</source>
        <translation>Segmen dengan kunci yang sama tidak bersesuaian. Untuk tetap memakai kunci, pasangkan berdasarkan kunci.</translation>
    </message>
    <message>
        <source>“{document}”: paired by position, not by key</source>
        <translation>“{document}”: dipasangkan berdasarkan posisi, bukan kunci</translation>
    </message>
    <message>
        <source>“{document}”: {own} matched with {first} in the reference</source>
        <translation>“{document}”: {own} dicocokkan dengan {first} dalam referensi</translation>
    </message>
    <message>
        <source>Their values identify the same segments. If that is wrong, choose the key columns, or pair by position.</source>
        <translation>Nilai-nilainya menandai segmen yang sama. Jika keliru, pilih kolom kuncinya, atau pasangkan berdasarkan posisi.</translation>
    </message>
    <message>
        <source>“{document}”: keys matched without {parts}</source>
        <translation>“{document}”: kunci dicocokkan tanpa {parts}</translation>
    </message>
    <message>
        <source>Apart from that, the keys are those of the reference. If they do not belong together, pair by position.</source>
        <translation>Selain itu, kuncinya sama dengan kunci referensi. Jika tidak bersesuaian, pasangkan berdasarkan posisi.</translation>
    </message>
    <message>
        <source>“{document}”: hidden rows: {count}</source>
        <translation>“{document}”: baris tersembunyi: {count}</translation>
    </message>
    <message>
        <source>Hidden rows are compared like the others.</source>
        <translation>Baris tersembunyi dibandingkan seperti baris lainnya.</translation>
    </message>
    <message>
        <source>“{document}”: totals in row {row}</source>
        <translation>“{document}”: total di baris {row}</translation>
    </message>
    <message>
        <source>This row is not compared.</source>
        <translation>Baris ini tidak dibandingkan.</translation>
    </message>
    <message>
        <source>“{document}”: translation in “{text}”</source>
        <translation>“{document}”: terjemahan di “{text}”</translation>
    </message>
    <message>
        <source>“{document}”: each line is a segment</source>
        <translation>“{document}”: tiap baris adalah satu segmen</translation>
    </message>
    <message>
        <source>The file has neither headings nor empty lines, so its lines are not joined into paragraphs as in other Markdown files.</source>
        <translation>Berkas ini tidak memiliki judul maupun baris kosong, jadi baris-barisnya tidak digabung menjadi paragraf seperti pada berkas Markdown lain.</translation>
    </message>
    <message>
        <source>The keys are not those of the reference.</source>
        <translation>Kuncinya bukan kunci referensi.</translation>
    </message>
    <message>
        <source>The keys are not those of the reference: for example, “{own}” and “{first}”.</source>
        <translation>Kuncinya bukan kunci referensi: misalnya “{own}” dan “{first}”.</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>kunci</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>“{text}”</translation>
    </message>
    <message>
        <source>their first or last part</source>
        <translation>bagian pertama atau terakhirnya</translation>
    </message>
    <message>
        <source>upper and lower case</source>
        <translation>huruf besar dan kecil</translation>
    </message>
    <message>
        <source>separators</source>
        <translation>pemisah</translation>
    </message>
    <message>
        <source>leading zeros</source>
        <translation>nol di depan</translation>
    </message>
    <message>
        <source>It is the only text that can be the translation.</source>
        <translation>Ini satu-satunya teks yang bisa menjadi terjemahan.</translation>
    </message>
    <message>
        <source>The file declares one encoding but is in another. If characters look wrong, choose the encoding for the file.</source>
        <translation>Berkas menyebutkan satu pengodean, tetapi memakai pengodean lain. Jika ada karakter yang tampak salah, pilih pengodean untuk berkas itu.</translation>
    </message>
    <message>
        <source>It is in the same language as the other files.</source>
        <translation>Bahasanya sama dengan berkas lainnya.</translation>
    </message>
    <message>
        <source>Reference and candidate differ in this text and agree in the others.</source>
        <translation>Referensi dan kandidat berbeda pada teks ini dan sama pada teks lainnya.</translation>
    </message>
    <message>
        <source>The file declares its other language as that of the source.</source>
        <translation>Berkas menyatakan bahasa lainnya sebagai bahasa teks sumber.</translation>
    </message>
    <message>
        <source>{rate} ({own} → {expected} fps)</source>
        <translation>{rate} ({own} → {expected} fps)</translation>
    </message>
    <message>
        <source>“{document}”: times shifted by {shifts}</source>
        <translation>“{document}”: waktu digeser {shifts}</translation>
    </message>
    <message>
        <source>“{document}”: times stretched {rate} and shifted by {shifts}</source>
        <translation>“{document}”: waktu diskalakan {rate} dan digeser {shifts}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} dtk</translation>
    </message>
    <message>
        <source>{seconds} s from {time} on</source>
        <translation>{seconds} dtk mulai {time}</translation>
    </message>
    <message>
        <source>“{document}”: times stretched {rate}</source>
        <translation>“{document}”: waktu diskalakan {rate}</translation>
    </message>
    <message>
        <source>To compare the first one, write &amp;quality=first after #alt-trans in the file name.</source>
        <translation>Untuk membandingkan yang pertama, tambahkan &amp;quality=first setelah #alt-trans pada nama berkas.</translation>
    </message>
</context>
<context>
    <name>Bands</name>
    <message>
        <source>Almost useless</source>
        <translation>Hampir tidak berguna</translation>
    </message>
    <message>
        <source>Hard to get the gist</source>
        <translation>Inti teks sulit ditangkap</translation>
    </message>
    <message>
        <source>Gist clear, serious errors</source>
        <translation>Inti jelas, tetapi ada kesalahan serius</translation>
    </message>
    <message>
        <source>Understandable to good</source>
        <translation>Dapat dipahami hingga baik</translation>
    </message>
    <message>
        <source>High quality</source>
        <translation>Mutu tinggi</translation>
    </message>
    <message>
        <source>Very high quality</source>
        <translation>Mutu sangat tinggi</translation>
    </message>
    <message>
        <source>Often better than human</source>
        <translation>Sering lebih baik daripada terjemahan manusia</translation>
    </message>
    <message>
        <source>A translation with this score is of little use to a reader.</source>
        <translation>Terjemahan dengan skor ini kecil sekali gunanya bagi pembaca.</translation>
    </message>
    <message>
        <source>A reader can hardly tell what the text is about.</source>
        <translation>Pembaca nyaris tidak dapat menangkap apa yang dibahas teks ini.</translation>
    </message>
    <message>
        <source>The gist is clear, but there are serious grammar errors.</source>
        <translation>Inti teks jelas, tetapi ada kesalahan tata bahasa yang serius.</translation>
    </message>
    <message>
        <source>The text can be understood, and parts of it are good.</source>
        <translation>Teks dapat dipahami, dan sebagian di antaranya sudah baik.</translation>
    </message>
    <message>
        <source>The translation is adequate and fluent.</source>
        <translation>Maknanya tersampaikan dan bahasanya lancar.</translation>
    </message>
    <message>
        <source>Translations that score this high are often better than human ones.</source>
        <translation>Terjemahan dengan skor setinggi ini sering kali lebih baik daripada terjemahan manusia.</translation>
    </message>
    <message>
        <source>above {start}</source>
        <translation>di atas {start}</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores {range}: “{name}”.</source>
        <translation>Panduan Google untuk skor BLEU {range}: “{name}”.</translation>
    </message>
    <message>
        <source>No interpretation: BLEU describes a whole text. A single segment can be well translated and still score near zero.</source>
        <translation>Tanpa interpretasi: BLEU menggambarkan teks secara keseluruhan. Satu segmen bisa saja diterjemahkan dengan baik, tetapi skornya tetap mendekati nol.</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores does not apply: it is based on sequences of up to 4 tokens, not {order}.</source>
        <translation>Panduan Google untuk skor BLEU tidak berlaku: panduan itu didasarkan pada rangkaian hingga 4 token, bukan {order}.</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores does not apply: it is based on words, and single characters match far more often.</source>
        <translation>Panduan Google untuk skor BLEU tidak berlaku: panduan itu didasarkan pada kata, sedangkan karakter tunggal jauh lebih sering cocok.</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores does not apply: the files are in different languages, or were split into words in different ways.</source>
        <translation>Panduan Google untuk skor BLEU tidak berlaku: bahasa berkas-berkas ini berbeda, atau segmentasi katanya berbeda.</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores is not applied with several references: they raise the score.</source>
        <translation>Panduan Google untuk skor BLEU tidak diterapkan jika ada beberapa referensi, karena hal itu menaikkan skor.</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores does not apply: the reference was made from this candidate, which raises the score.</source>
        <translation>Panduan Google untuk skor BLEU tidak berlaku: referensi dibuat dari kandidat ini, sehingga skornya naik.</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores is not applied before the texts have been checked.</source>
        <translation>Panduan Google untuk skor BLEU tidak diterapkan sebelum teks diperiksa.</translation>
    </message>
    <message>
        <source>These are formulas, and Google’s guide to BLEU scores covers only translations. Published results of formula recognition: {models}.</source>
        <translation>Ini rumus, sedangkan panduan Google untuk skor BLEU hanya membahas terjemahan. Hasil pengenalan rumus yang telah dipublikasikan: {models}.</translation>
    </message>
    <message>
        <source>This is a general guide, not a judgment of this text.</source>
        <translation>Ini panduan umum, bukan penilaian atas teks ini.</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores is not applied: by words and by characters, the score lies in different bands.</source>
        <translation>Panduan Google untuk skor BLEU tidak diterapkan: menurut kata dan menurut karakter, skor berada di rentang yang berbeda.</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores is not applied because of the problems listed.</source>
        <translation>Panduan Google untuk skor BLEU tidak diterapkan karena masalah yang tercantum.</translation>
    </message>
    <message>
        <source>{model} {score}</source>
        <translation>{model} {score}</translation>
    </message>
    <message>
        <source>~{score}</source>
        <translation>~{score}</translation>
    </message>
    <message>
        <source>Checking the texts…</source>
        <translation>Memeriksa teks…</translation>
    </message>
    <message>
        <source>{shares} match the reference.</source>
        <translation>{shares} cocok dengan referensi.</translation>
    </message>
    <message>
        <source>{shares} match a reference.</source>
        <translation>{shares} cocok dengan salah satu referensi.</translation>
    </message>
    <message>
        <source>The candidate is {share} longer than the reference.</source>
        <translation>Kandidat {share} lebih panjang daripada referensi.</translation>
    </message>
    <message>
        <source>The candidate is {share} shorter than the reference.</source>
        <translation>Kandidat {share} lebih pendek daripada referensi.</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dua</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tiga</translation>
    </message>
    <message>
        <source>four</source>
        <translation>empat</translation>
    </message>
    <message>
        <source>five</source>
        <translation>lima</translation>
    </message>
    <message>
        <source>six</source>
        <translation>enam</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>tujuh</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>delapan</translation>
    </message>
    <message>
        <source>{single}, and {sequences},</source>
        <translation>{single}, serta {sequences},</translation>
    </message>
    <message>
        <source>{share} of the words and punctuation marks</source>
        <translation>{share} kata dan tanda baca</translation>
    </message>
    <message>
        <source>BLEU says nothing here: every reference has fewer than {order} tokens, too few for a sequence of {order}, so even an identical text would get 0. Use chrF instead.</source>
        <translation>Di sini BLEU tidak berarti apa-apa: semua referensi berisi kurang dari {order} token, terlalu sedikit untuk rangkaian {order} token, sehingga teks yang identik pun akan mendapat 0. Gunakan chrF.</translation>
    </message>
    <message>
        <source>{share} of the sequences of {order}</source>
        <translation>{share} rangkaian {order} kata atau tanda baca</translation>
    </message>
    <message>
        <source>{share} of the characters</source>
        <translation>{share} karakter</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores does not apply: it is based on words, and pieces of words match more often.</source>
        <translation>Panduan Google untuk skor BLEU tidak berlaku: panduan itu didasarkan pada kata, sedangkan potongan kata lebih sering cocok.</translation>
    </message>
    <message>
        <source>{share} of the tokens</source>
        <translation>{share} token</translation>
    </message>
    <message>
        <source>{share} of the sequences of {order} characters</source>
        <translation>{share} rangkaian {order} karakter</translation>
    </message>
    <message>
        <source>{share} of the sequences of {order} tokens</source>
        <translation>{share} rangkaian {order} token</translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message>
        <source>What was changed</source>
        <translation>Apa yang diubah</translation>
    </message>
    <message>
        <source>No segment had a suggestion.</source>
        <translation>Tidak ada segmen yang memiliki usulan.</translation>
    </message>
    <message>
        <source>New (no suggestion)</source>
        <translation>Baru (tanpa usulan)</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Dikunci</translation>
    </message>
    <message>
        <source>No final text</source>
        <translation>Tanpa teks akhir</translation>
    </message>
    <message>
        <source>Repeated</source>
        <translation>Berulang</translation>
    </message>
    <message>
        <source>below {percent}</source>
        <translation>di bawah {percent}</translation>
    </message>
    <message>
        <source>from {percent}</source>
        <translation>mulai {percent}</translation>
    </message>
    <message>
        <source>Weighted words</source>
        <translation>Kata berbobot</translation>
    </message>
    <message>
        <source>Weighted characters</source>
        <translation>Karakter berbobot</translation>
    </message>
    <message>
        <source>the sum of the bands, each rounded</source>
        <translation>jumlah semua rentang, masing-masing dibulatkan</translation>
    </message>
    <message>
        <source>words: {count}</source>
        <translation>kata: {count}</translation>
    </message>
    <message>
        <source>characters: {count}</source>
        <translation>karakter: {count}</translation>
    </message>
    <message>
        <source>weighted: {count}</source>
        <translation>tertimbang: {count}</translation>
    </message>
    <message>
        <source>segments: {count}</source>
        <translation>segmen: {count}</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Jumlah uang</translation>
    </message>
    <message>
        <source>Kinds of origins, as stated by the user: {origins}.</source>
        <translation>Jenis asal menurut pengguna: {origins}.</translation>
    </message>
    <message>
        <source>Minimum fee</source>
        <translation>Biaya minimum</translation>
    </message>
    <message>
        <source>Rewritten</source>
        <translation>Ditulis ulang</translation>
    </message>
    <message>
        <source>The kind of these origins is not stated: {origins}. The weights for all origins apply.</source>
        <translation>Jenis asal berikut tidak disebutkan: {origins}. Yang berlaku adalah bobot untuk semua asal.</translation>
    </message>
    <message>
        <source>Each Chinese or Japanese character counts as one word.</source>
        <translation>Setiap karakter Tionghoa atau Jepang dihitung sebagai satu kata.</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Tidak diubah</translation>
    </message>
    <message>
        <source>Only inline tags</source>
        <translation>Hanya tag inline</translation>
    </message>
    <message>
        <source>Only spaces</source>
        <translation>Hanya spasi</translation>
    </message>
    <message>
        <source>Only upper or lower case</source>
        <translation>Hanya huruf besar atau kecil</translation>
    </message>
    <message>
        <source>Only punctuation</source>
        <translation>Hanya tanda baca</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Kata</translation>
    </message>
    <message>
        <source>Translation memory</source>
        <translation>Memori terjemahan</translation>
    </message>
    <message>
        <source>Translation memory, match in context</source>
        <translation>Memori terjemahan, kecocokan konteks</translation>
    </message>
    <message>
        <source>Translation memory, match {matches}</source>
        <translation>Memori terjemahan, kecocokan {matches}</translation>
    </message>
    <message>
        <source>kind not stated</source>
        <translation>jenis tidak disebutkan</translation>
    </message>
    <message>
        <source>Machine translation</source>
        <translation>Terjemahan mesin</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>Pengulangan</translation>
    </message>
    <message>
        <source>Other origin</source>
        <translation>Asal lain</translation>
    </message>
    <message>
        <source>No suggestion</source>
        <translation>Tanpa usulan</translation>
    </message>
    <message>
        <source>Unknown origin</source>
        <translation>Asal tidak diketahui</translation>
    </message>
    <message>
        <source>{unchanged} of the suggestions were left unchanged, and {rewritten} were rewritten (similarity below {limit}).</source>
        <translation>{unchanged} dari usulan tidak diubah dan {rewritten} ditulis ulang (kemiripan di bawah {limit}).</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} dari {all}</translation>
    </message>
    <message>
        <source>the minimum fee, which is more than the sum of the bands</source>
        <translation>biaya minimum, yang lebih besar daripada jumlah semua rentang</translation>
    </message>
    <message>
        <source>of the characters changed ({changed} of {all})</source>
        <translation>karakter yang diubah ({changed} dari {all})</translation>
    </message>
    <message>
        <source>{changed} of {all} characters</source>
        <translation>{changed} dari {all} karakter</translation>
    </message>
    <message>
        <source>Price per weighted word</source>
        <translation>Harga per kata berbobot</translation>
    </message>
    <message>
        <source>Price per weighted character</source>
        <translation>Harga per karakter berbobot</translation>
    </message>
    <message>
        <source>Not stated</source>
        <translation>Tidak disebutkan</translation>
    </message>
    <message>
        <source>Translators</source>
        <translation>Penerjemah</translation>
    </message>
    <message>
        <source>Translator</source>
        <translation>Penerjemah</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Tanggal</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Tanggal</translation>
    </message>
    <message>
        <source>None of these differences is significant.</source>
        <translation>Tidak satu pun perbedaan ini signifikan.</translation>
    </message>
    <message>
        <source>{second} compared with {first}: {difference} points, significant (p {p}).</source>
        <translation>{second} dibandingkan dengan {first}: {difference} poin, signifikan (p {p}).</translation>
    </message>
    <message>
        <source>Each row covers different segments, so a difference may also be due to the segments.</source>
        <translation>Setiap baris mencakup segmen yang berbeda, jadi perbedaan bisa juga berasal dari segmennya.</translation>
    </message>
    <message>
        <source>Similarity: 1 − (characters changed ÷ characters of the longer text). Only identical texts reach {percent}.</source>
        <translation>Kemiripan: 1 − (karakter yang diubah ÷ karakter teks yang lebih panjang). Hanya teks yang sama persis yang mencapai {percent}.</translation>
    </message>
    <message>
        <source>There are no source texts, so the words of the target are counted.</source>
        <translation>Tidak ada teks sumber, jadi kata pada teks sasaran yang dihitung.</translation>
    </message>
    <message>
        <source>The inserted suggestion is compared or, if the file does not name it, the best match. An unused suggestion appears rewritten.</source>
        <translation>Yang dibandingkan adalah usulan yang disisipkan atau, jika berkas tidak menyebutkannya, usulan dengan kecocokan tertinggi. Usulan yang tidak dipakai tampak seperti ditulis ulang.</translation>
    </message>
    <message>
        <source>A segment whose source text occurred before is a repetition, whether it was edited or not.</source>
        <translation>Segmen yang teks sumbernya sudah pernah muncul adalah pengulangan, baik disunting maupun tidak.</translation>
    </message>
    <message>
        <source>Each repetition has the weight of its own similarity.</source>
        <translation>Setiap pengulangan mendapat bobot menurut kemiripannya sendiri.</translation>
    </message>
    <message>
        <source>The amount of a row is its weighted words or characters times {price}, rounded half up to {decimals} decimals in each row; the total is the sum of the rows. Amounts of single segments are not rounded.</source>
        <translation>Jumlah uang suatu baris adalah kata atau karakter berbobotnya dikali {price}, dibulatkan ke {decimals} desimal pada setiap baris (setengah dibulatkan ke atas); totalnya adalah jumlah semua baris. Jumlah uang tiap segmen tidak dibulatkan.</translation>
    </message>
    <message>
        <source>The total is less than the minimum fee, which is paid instead.</source>
        <translation>Totalnya kurang dari biaya minimum, sehingga biaya minimum yang dibayar.</translation>
    </message>
    <message>
        <source>Amounts are without tax.</source>
        <translation>Jumlah uang belum termasuk pajak.</translation>
    </message>
    <message>
        <source>Words are counted by Unicode boundaries.</source>
        <translation>Kata dihitung menurut batas kata Unicode.</translation>
    </message>
    <message>
        <source>In Thai, Lao, Khmer and Burmese, six characters count as one word.</source>
        <translation>Dalam bahasa Thai, Lao, Khmer, dan Burma, enam karakter dihitung sebagai satu kata.</translation>
    </message>
    <message>
        <source>That makes {words} words; counted by white space, as in Microsoft Word, it would be {spaced}.</source>
        <translation>Totalnya {words} kata; jika dihitung menurut spasi seperti di Microsoft Word, hasilnya {spaced}.</translation>
    </message>
    <message>
        <source>The keys of “{key}” must be percentages from 0 to 100.</source>
        <translation>Kunci dalam “{key}” harus berupa persentase dari 0 sampai 100.</translation>
    </message>
    <message>
        <source>“{key}” must be &quot;machine&quot;, &quot;memory&quot;, &quot;repeated&quot; or &quot;other&quot;.</source>
        <translation>“{key}” harus &quot;machine&quot;, &quot;memory&quot;, &quot;repeated&quot;, atau &quot;other&quot;.</translation>
    </message>
    <message>
        <source>The time spent is not measured.</source>
        <translation>Waktu yang dipakai tidak diukur.</translation>
    </message>
    <message>
        <source>“{path}” names the origins of its suggestions but does not contain their text. Add the version before editing.</source>
        <translation>“{path}” mencantumkan asal usulannya, tetapi tidak memuat teksnya. Tambahkan versi sebelum penyuntingan.</translation>
    </message>
    <message>
        <source>“{path}” contains no suggestions. Add the file with the machine translation, or the version before editing.</source>
        <translation>“{path}” tidak berisi usulan. Tambahkan berkas terjemahan mesin atau versi sebelum penyuntingan.</translation>
    </message>
    <message>
        <source>“{key}” must be a table.</source>
        <translation>“{key}” harus berupa tabel.</translation>
    </message>
    <message>
        <source>a rate scheme has no key “{key}”.</source>
        <translation>skema tarif tidak memiliki kunci “{key}”.</translation>
    </message>
    <message>
        <source>“{key}” must be a number of 0 or more.</source>
        <translation>“{key}” harus berupa angka mulai dari 0.</translation>
    </message>
    <message>
        <source>“{key}” must be an ISO code of three letters, such as EUR.</source>
        <translation>“{key}” harus berupa kode ISO tiga huruf, seperti EUR.</translation>
    </message>
    <message>
        <source>“{key}” must be a whole number from 0 to {most}.</source>
        <translation>“{key}” harus berupa bilangan bulat dari 0 sampai {most}.</translation>
    </message>
    <message>
        <source>“{key}” must be &quot;words&quot; or &quot;characters&quot;.</source>
        <translation>“{key}” harus berupa &quot;words&quot; atau &quot;characters&quot;.</translation>
    </message>
    <message>
        <source>“{key}” must begin with the highest percentage.</source>
        <translation>“{key}” harus dimulai dari persentase tertinggi.</translation>
    </message>
    <message>
        <source>there is no band for the weight “{key}”.</source>
        <translation>tidak ada rentang untuk bobot “{key}”.</translation>
    </message>
    <message>
        <source>the weight “{key}” of a band is missing.</source>
        <translation>bobot “{key}” untuk sebuah rentang tidak ada.</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Kemiripan</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Bobot</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmen</translation>
    </message>
    <message>
        <source>Source words</source>
        <translation>Kata sumber</translation>
    </message>
    <message>
        <source>Source characters</source>
        <translation>Karakter sumber</translation>
    </message>
    <message>
        <source>Target words</source>
        <translation>Kata sasaran</translation>
    </message>
    <message>
        <source>Target characters</source>
        <translation>Karakter sasaran</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Nilai</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>Definisi</translation>
    </message>
    <message>
        <source>Segments with a suggestion and a final text: {count}</source>
        <translation>Segmen dengan usulan dan teks akhir: {count}</translation>
    </message>
    <message>
        <source>Levenshtein distance: {distance} of {length} characters of the longer texts</source>
        <translation>Jarak Levenshtein: {distance} dari {length} karakter teks yang lebih panjang</translation>
    </message>
    <message>
        <source>Levenshtein distance: {distance} of {length} tokens of the longer texts</source>
        <translation>Jarak Levenshtein: {distance} dari {length} token teks yang lebih panjang</translation>
    </message>
    <message>
        <source>Characters changed</source>
        <translation>Karakter yang diubah</translation>
    </message>
    <message>
        <source>Words changed</source>
        <translation>Kata yang diubah</translation>
    </message>
    <message>
        <source>Rates</source>
        <translation>Tarif</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Jumlah</translation>
    </message>
    <message>
        <source>HTER: edits and shifts of words and Chinese characters, as sacreBLEU counts TER with --ter-normalized and --ter-asian-support</source>
        <translation>HTER: suntingan dan pergeseran kata dan karakter Tionghoa, seperti sacreBLEU menghitung TER dengan --ter-normalized dan --ter-asian-support</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Metrik</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>Metrik perubahan</translation>
    </message>
    <message>
        <source>HTER: edits and shifts of words, as sacreBLEU counts TER</source>
        <translation>HTER: suntingan dan pergeseran kata, dihitung seperti TER pada sacreBLEU</translation>
    </message>
    <message>
        <source>Changed characters</source>
        <translation>Karakter diubah</translation>
    </message>
    <message>
        <source>Characters of the longer text</source>
        <translation>Karakter teks yang lebih panjang</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Perubahan</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Usulan</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Proporsi</translation>
    </message>
    <message>
        <source>Suggestions scored against the final texts</source>
        <translation>Usulan dinilai terhadap teks akhir</translation>
    </message>
    <message>
        <source>Kinds of change</source>
        <translation>Jenis perubahan</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Asal</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>Interval 95%</translation>
    </message>
    <message>
        <source>Origins</source>
        <translation>Asal usulan</translation>
    </message>
    <message>
        <source>Suggested</source>
        <translation>Diusulkan</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Akhir</translation>
    </message>
    <message>
        <source>Words often replaced</source>
        <translation>Kata yang sering diganti</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Rentang</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Automatic</source>
        <translation>Otomatis</translation>
    </message>
    <message>
        <source>13a (words and punctuation)</source>
        <translation>13a (kata dan tanda baca)</translation>
    </message>
    <message>
        <source>intl (words, Unicode punctuation)</source>
        <translation>intl (kata, tanda baca Unicode)</translation>
    </message>
    <message>
        <source>zh (Chinese characters)</source>
        <translation>zh (karakter Tionghoa)</translation>
    </message>
    <message>
        <source>char (every character)</source>
        <translation>char (setiap karakter)</translation>
    </message>
    <message>
        <source>none (text is already tokenized)</source>
        <translation>none (teks sudah ditokenisasi)</translation>
    </message>
    <message>
        <source>jieba (Chinese words)</source>
        <translation>jieba (kata bahasa Tionghoa)</translation>
    </message>
    <message>
        <source>jieba-t2s (Traditional Chinese words)</source>
        <translation>jieba-t2s (kata bahasa Tionghoa, aksara tradisional)</translation>
    </message>
    <message>
        <source>ja-mecab (Japanese words)</source>
        <translation>ja-mecab (kata bahasa Jepang)</translation>
    </message>
    <message>
        <source>ko-mecab (Korean words)</source>
        <translation>ko-mecab (kata bahasa Korea)</translation>
    </message>
    <message>
        <source>flores101 (pieces of words, as in spBLEU)</source>
        <translation>flores101 (potongan kata, seperti pada spBLEU)</translation>
    </message>
    <message>
        <source>flores200 (pieces of words, as in spBLEU)</source>
        <translation>flores200 (potongan kata, seperti pada spBLEU)</translation>
    </message>
    <message>
        <source>different for each file</source>
        <translation>berbeda untuk tiap berkas</translation>
    </message>
    <message>
        <source>split into characters</source>
        <translation>dipisah menjadi karakter</translation>
    </message>
    <message>
        <source>characters split by {tokenizer}</source>
        <translation>karakter dipisah dengan {tokenizer}</translation>
    </message>
    <message>
        <source>split at spaces</source>
        <translation>dipisah pada spasi</translation>
    </message>
    <message>
        <source>split in different ways</source>
        <translation>dipisah dengan cara berbeda</translation>
    </message>
    <message>
        <source>pieces of words split by {tokenizer}</source>
        <translation>potongan kata dipisah dengan {tokenizer}</translation>
    </message>
    <message>
        <source>words split by {tokenizer}</source>
        <translation>kata dipisah dengan {tokenizer}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>tidak ada</translation>
    </message>
    <message>
        <source>exp (exponential decay)</source>
        <translation>exp (peluruhan eksponensial)</translation>
    </message>
    <message>
        <source>floor (a small value)</source>
        <translation>floor (nilai kecil)</translation>
    </message>
    <message>
        <source>add-k (from order 2)</source>
        <translation>add-k (mulai orde 2)</translation>
    </message>
    <message>
        <source>add-one-all (every order)</source>
        <translation>add-one-all (semua orde)</translation>
    </message>
    <message>
        <source>closest</source>
        <translation>terdekat</translation>
    </message>
    <message>
        <source>shortest</source>
        <translation>terpendek</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>dihapus</translation>
    </message>
    <message>
        <source>one token each</source>
        <translation>masing-masing satu token</translation>
    </message>
    <message>
        <source>kept as text</source>
        <translation>tetap sebagai teks</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standar</translation>
    </message>
    <message>
        <source>{language}, from the words of the text</source>
        <translation>{language}, dari kata-kata dalam teks</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Kustom</translation>
    </message>
    <message>
        <source>LaTeX formulas</source>
        <translation>Rumus LaTeX</translation>
    </message>
    <message>
        <source>Reading files</source>
        <translation>Membaca berkas</translation>
    </message>
    <message>
        <source>Reading texts</source>
        <translation>Membaca teks</translation>
    </message>
    <message>
        <source>Pairing segments</source>
        <translation>Memasangkan segmen</translation>
    </message>
    <message>
        <source>Checking texts</source>
        <translation>Memeriksa teks</translation>
    </message>
    <message>
        <source>Counting matches</source>
        <translation>Menghitung kecocokan</translation>
    </message>
    <message>
        <source>Resampling</source>
        <translation>Mengambil sampel ulang</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Mencari</translation>
    </message>
    <message>
        <source>Saving the project</source>
        <translation>Menyimpan proyek</translation>
    </message>
    <message>
        <source>Opening the project</source>
        <translation>Membuka proyek</translation>
    </message>
    <message>
        <source>Scoring files</source>
        <translation>Menghitung skor berkas</translation>
    </message>
    <message>
        <source>not detected</source>
        <translation>tidak terdeteksi</translation>
    </message>
    <message>
        <source>{language}, stated in the file</source>
        <translation>{language}, menurut keterangan dalam berkas</translation>
    </message>
    <message>
        <source>{language}, from the file name</source>
        <translation>{language}, dari nama berkas</translation>
    </message>
    <message>
        <source>{language}, from the script of the text</source>
        <translation>{language}, dari aksara teks</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>▲ significantly better, ▼ significantly worse, ≈ neither.</source>
        <translation>▲ lebih baik secara signifikan, ▼ lebih buruk secara signifikan, ≈ bukan keduanya.</translation>
    </message>
    <message>
        <source>Difference: {difference}</source>
        <translation>Selisih: {difference}</translation>
    </message>
    <message>
        <source>Holm-corrected p {p}</source>
        <translation>p&#xa0;(Holm)&#xa0;{p}</translation>
    </message>
    <message>
        <source>sacreBLEU’s p = {p}</source>
        <translation>p sacreBLEU = {p}</translation>
    </message>
    <message>
        <source>Below {name} ({score}), the highest of {count}</source>
        <translation>Di bawah {name} ({score}), yang tertinggi dari {count}</translation>
    </message>
    <message>
        <source>Highest of {count}, tied</source>
        <translation>Tertinggi dari {count}, seri</translation>
    </message>
    <message>
        <source>Highest of {count}</source>
        <translation>Tertinggi dari {count}</translation>
    </message>
    <message>
        <source>differences not tested</source>
        <translation>perbedaan belum diuji</translation>
    </message>
    <message>
        <source>Add more candidates to see which is best: how much they differ, whether that is significant, and which segments make the difference.</source>
        <translation>Tambahkan kandidat lain untuk melihat mana yang terbaik: berapa selisihnya, apakah signifikan, dan segmen mana yang membedakannya.</translation>
    </message>
    <message>
        <source>Equal best scores by {metric}: {names}</source>
        <translation>Skor terbaik yang sama menurut {metric}: {names}</translation>
    </message>
    <message>
        <source>{name} scores best by {metric}</source>
        <translation>{name} meraih skor terbaik menurut {metric}</translation>
    </message>
    <message>
        <source>In texts like this, a difference of {difference} is significant in half of the cases with about {even} segments, and in four out of five with about {most}; here, there are {count}.</source>
        <translation>Pada teks seperti ini, selisih sebesar {difference} signifikan dalam separuh kasus dengan sekitar {even} segmen, dan dalam empat dari lima kasus dengan sekitar {most} segmen; di sini ada {count}.</translation>
    </message>
    <message>
        <source>If {name} and {other} are machine translations by different systems: in news and similar texts at WMT 2023–24 ({pairs} pairs, {languages} languages), people rated the system with the higher BLEU better in {share} ({interval}) of the pairs {points} points apart.</source>
        <translation>Jika {name} dan {other} adalah terjemahan mesin dari sistem yang berbeda: pada berita dan teks serupa di WMT 2023–24 ({pairs} pasangan, {languages} bahasa), orang menilai sistem dengan BLEU lebih tinggi sebagai yang lebih baik dalam {share} ({interval}) pasangan yang berselisih {points} poin.</translation>
    </message>
    <message>
        <source>By {metric}, {name} is significantly better than {other}.</source>
        <translation>Menurut {metric}, {name} lebih baik secara signifikan daripada {other}.</translation>
    </message>
    <message>
        <source>Significantly better by {metric} than every other candidate.</source>
        <translation>Menurut {metric}, lebih baik secara signifikan daripada semua kandidat lain.</translation>
    </message>
    <message>
        <source>Not significantly better by {metric} than {names}.</source>
        <translation>Menurut {metric}, tidak lebih baik secara signifikan daripada {names}.</translation>
    </message>
    <message>
        <source>Compared with the baseline {name} by {metric}: {better} significantly better, {worse} significantly worse, {neither} neither.</source>
        <translation>Dibandingkan dengan pembanding {name} menurut {metric}: {better} lebih baik secara signifikan, {worse} lebih buruk secara signifikan, {neither} bukan keduanya.</translation>
    </message>
    <message>
        <source>Testing whether the differences are significant…</source>
        <translation>Menguji apakah selisihnya signifikan…</translation>
    </message>
    <message>
        <source>The differences have not been tested for significance.</source>
        <translation>Signifikansi selisihnya belum diuji.</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>{count} lainnya</translation>
    </message>
    <message>
        <source>Rank. Equal scores share a rank.</source>
        <translation>Peringkat. Skor yang sama berbagi peringkat.</translation>
    </message>
    <message>
        <source>Possible problems with the score.</source>
        <translation>Kemungkinan masalah pada skor.</translation>
    </message>
    <message>
        <source>The candidate’s score minus the baseline’s score, in points.</source>
        <translation>Skor kandidat dikurangi skor pembanding, dalam poin.</translation>
    </message>
    <message>
        <source>The candidate’s score minus the best score, in points.</source>
        <translation>Skor kandidat dikurangi skor terbaik, dalam poin.</translation>
    </message>
    <message>
        <source>95% confidence interval: the range that holds 95% of the differences when segments are resampled.</source>
        <translation>Interval kepercayaan 95%: rentang yang memuat 95% selisih saat segmen disampel ulang.</translation>
    </message>
    <message>
        <source>Probability of a difference at least this large if both were equally good, corrected for the number of comparisons.</source>
        <translation>Peluang selisih setidaknya sebesar ini jika keduanya sama baik, dikoreksi menurut jumlah perbandingan.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Menghitung…</translation>
    </message>
    <message>
        <source>{candidate} against {rival}</source>
        <translation>{candidate} dibandingkan dengan {rival}</translation>
    </message>
</context>
<context>
    <name>Config</name>
    <message>
        <source>--config and --no-config cannot be used together.</source>
        <translation>--config dan --no-config tidak dapat dipakai bersamaan.</translation>
    </message>
    <message>
        <source>“{file}” is not read: it is a pipe, a device, or a link that leads out of its folder. Replace it with a file, or use --config FILE or --no-config.</source>
        <translation>“{file}” tidak dibaca: ini pipa, perangkat, atau tautan ke luar foldernya. Ganti dengan berkas, atau gunakan --config BERKAS atau --no-config.</translation>
    </message>
    <message>
        <source>“{key}” needs an earlier result: set “against” under [gate], or use --against FILE.</source>
        <translation>“{key}” memerlukan hasil sebelumnya: tetapkan “against” di bawah [gate], atau gunakan --against BERKAS.</translation>
    </message>
    <message>
        <source>“{file}”, line {line}: {problem}</source>
        <translation>“{file}”, baris {line}: {problem}</translation>
    </message>
    <message>
        <source>this is not valid TOML.</source>
        <translation>ini bukan TOML yang valid.</translation>
    </message>
    <message>
        <source>“{key}” is already defined.</source>
        <translation>“{key}” sudah ditetapkan.</translation>
    </message>
    <message>
        <source>“{key}” is missing.</source>
        <translation>“{key}” tidak ada.</translation>
    </message>
    <message>
        <source>“{key}” must be a file in the folder of “{file}”, or below it.</source>
        <translation>“{key}” harus berupa berkas di folder “{file}” atau subfoldernya.</translation>
    </message>
    <message>
        <source>“{key}” can only be set on the command line.</source>
        <translation>“{key}” hanya dapat ditetapkan di baris perintah.</translation>
    </message>
    <message>
        <source>the first table</source>
        <translation>tabel pertama</translation>
    </message>
    <message>
        <source>“{key}” belongs under {table}.</source>
        <translation>“{key}” seharusnya di bawah {table}.</translation>
    </message>
    <message>
        <source>“{key}” belongs before {table}.</source>
        <translation>“{key}” seharusnya sebelum {table}.</translation>
    </message>
    <message>
        <source>there is no option “{key}”.</source>
        <translation>tidak ada opsi “{key}”.</translation>
    </message>
    <message>
        <source>Did you mean “{key}”?</source>
        <translation>Maksudnya “{key}”?</translation>
    </message>
    <message>
        <source>“{key}” must be a table: {table}</source>
        <translation>“{key}” harus berupa tabel: {table}</translation>
    </message>
    <message>
        <source>“{key}” must be true or false.</source>
        <translation>“{key}” harus true atau false.</translation>
    </message>
    <message>
        <source>“{key}” must be a whole number.</source>
        <translation>“{key}” harus berupa bilangan bulat.</translation>
    </message>
    <message>
        <source>“{key}” must be a number.</source>
        <translation>“{key}” harus berupa angka.</translation>
    </message>
    <message>
        <source>“{key}” must be a number, or false for no limit.</source>
        <translation>“{key}” harus berupa angka, atau false jika tanpa batas.</translation>
    </message>
    <message>
        <source>“{key}” must be a string in quotation marks.</source>
        <translation>“{key}” harus berupa string dalam tanda kutip.</translation>
    </message>
    <message>
        <source>“{key}” must be a list of strings, as in {example}.</source>
        <translation>“{key}” harus berupa daftar string, misalnya {example}.</translation>
    </message>
    <message>
        <source>“{key}” is empty.</source>
        <translation>“{key}” kosong.</translation>
    </message>
    <message>
        <source>“{key}” cannot be negative.</source>
        <translation>“{key}” tidak boleh negatif.</translation>
    </message>
</context>
<context>
    <name>Diagnostics</name>
    <message>
        <source>Simplified versus Traditional Chinese</source>
        <translation>Aksara Tionghoa berbeda (sederhana dan tradisional)</translation>
    </message>
    <message>
        <source>Lost characters</source>
        <translation>Karakter hilang</translation>
    </message>
    <message>
        <source>The encoding is a guess</source>
        <translation>Pengodean hanya perkiraan</translation>
    </message>
    <message>
        <source>Lines that end with only a carriage return</source>
        <translation>Baris yang hanya diakhiri carriage return (CR)</translation>
    </message>
    <message>
        <source>Different scripts</source>
        <translation>Aksara berbeda</translation>
    </message>
    <message>
        <source>Segments in a different language</source>
        <translation>Segmen dalam bahasa lain</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>“{name}”</translation>
    </message>
    <message>
        <source>Refusals by a language model</source>
        <translation>Penolakan model bahasa</translation>
    </message>
    <message>
        <source>In these segments, a language model declines to translate, for example “I cannot translate this text”. Translate them again, or have them translated by a person.</source>
        <translation>Di segmen ini, model bahasa menolak menerjemahkan, misalnya “Saya tidak dapat menerjemahkan teks ini”. Terjemahkan kembali segmen ini, atau minta seseorang menerjemahkannya.</translation>
    </message>
    <message>
        <source>“{document}” contains refusals by a language model</source>
        <translation>“{document}” berisi penolakan model bahasa</translation>
    </message>
    <message>
        <source>Traditional and Simplified Chinese mixed</source>
        <translation>Aksara Tionghoa tradisional dan sederhana tercampur</translation>
    </message>
    <message>
        <source>There, texts seem to belong to other segments of the first reference, such as the one before. A text may be missing here, and there may be an extra one later. Pair the segments by content, or correct the file.</source>
        <translation>Di sana, teks tampaknya berpasangan dengan segmen lain dari referensi pertama, misalnya segmen sebelumnya. Mungkin ada teks yang hilang di sini dan teks tambahan di belakang. Pasangkan segmen berdasarkan isi, atau perbaiki berkasnya.</translation>
    </message>
    <message>
        <source>From about segment {first} on</source>
        <translation>Mulai sekitar segmen {first}</translation>
    </message>
    <message>
        <source>“{document}” is in {script}, the first reference in {reference}</source>
        <translation>“{document}” memakai {script}, referensi pertama {reference}</translation>
    </message>
    <message>
        <source>Truncated segments</source>
        <translation>Segmen terpotong</translation>
    </message>
    <message>
        <source>These segments end in the middle of a sentence and are much shorter than in the other text. A length limit may have cut them off. Export or translate the segments again.</source>
        <translation>Segmen ini berakhir di tengah kalimat dan jauh lebih pendek daripada dalam teks yang lain. Batas panjang mungkin telah memotongnya. Ekspor atau terjemahkan kembali segmen ini.</translation>
    </message>
    <message>
        <source>Segments of “{document}” seem to be truncated</source>
        <translation>Segmen di “{document}” tampaknya terpotong</translation>
    </message>
    <message>
        <source>More than the translation</source>
        <translation>Lebih dari terjemahan</translation>
    </message>
    <message>
        <source>Besides the translation, these segments contain text that the other file does not have: a key, a number, the source text, or words such as “Here is the translation:”, for example. It is scored as part of the translation. Compare only the translations.</source>
        <translation>Selain terjemahan, segmen-segmen ini berisi teks yang tidak ada di berkas lainnya: misalnya kunci, nomor, teks sumber, atau kata-kata seperti “Berikut terjemahannya:”. Teks itu ikut dinilai sebagai bagian dari terjemahan. Bandingkan hanya terjemahannya.</translation>
    </message>
    <message>
        <source>Segments of “{document}” contain more than the translation</source>
        <translation>Segmen di “{document}” berisi lebih dari terjemahan</translation>
    </message>
    <message>
        <source>Different numbers</source>
        <translation>Angka yang berbeda</translation>
    </message>
    <message>
        <source>The numbers in these segments differ from those in the first reference. Check whether the translation is wrong, or whether the lines are misaligned.</source>
        <translation>Angka dalam segmen ini berbeda dari angka dalam referensi pertama. Periksa apakah terjemahannya salah, atau apakah barisnya bergeser.</translation>
    </message>
    <message>
        <source>Segments with numbers in both texts: {numbers}</source>
        <translation>Segmen dengan angka di kedua teks: {numbers}</translation>
    </message>
    <message>
        <source>Numbers in “{document}” differ from the reference</source>
        <translation>Angka di “{document}” berbeda dari referensi</translation>
    </message>
    <message>
        <source>Unusual lengths</source>
        <translation>Panjang tidak wajar</translation>
    </message>
    <message>
        <source>Identical to the reference</source>
        <translation>Sama persis dengan referensi</translation>
    </message>
    <message>
        <source>Check that you did not load the same file twice.</source>
        <translation>Pastikan Anda tidak memuat berkas yang sama dua kali.</translation>
    </message>
    <message>
        <source>Many segments identical to the reference</source>
        <translation>Banyak segmen sama persis dengan referensi</translation>
    </message>
    <message>
        <source>They may be copied references, identifiers or untranslated names, which make the score too high. Check these segments. If one text is the post-edited version of the other, identical segments are normal.</source>
        <translation>Segmen ini mungkin referensi yang disalin, pengenal, atau nama yang belum diterjemahkan, sehingga skor menjadi terlalu tinggi. Periksa segmen ini. Jika salah satu teks adalah versi pascasunting dari teks yang lain, segmen identik itu wajar.</translation>
    </message>
    <message>
        <source>Identical segments: {count} of {segments}, the first is number {first}</source>
        <translation>Segmen identik: {count} dari {segments}, yang pertama adalah nomor {first}</translation>
    </message>
    <message>
        <source>No match with the reference</source>
        <translation>Tidak cocok dengan referensi</translation>
    </message>
    <message>
        <source>The lines may be in a different order, the times of subtitles may not fit, or the files may not belong together.</source>
        <translation>Mungkin urutan barisnya berbeda, waktu subtitelnya tidak cocok, atau berkas-berkas ini tidak berpasangan.</translation>
    </message>
    <message>
        <source>Segments that have no more words in common with their own reference than with those of other segments: {count} of {segments}, the first is number {first}</source>
        <translation>Segmen yang kata-kata samanya dengan referensinya sendiri tidak lebih banyak daripada dengan referensi segmen lain: {count} dari {segments}, yang pertama nomor {first}</translation>
    </message>
    <message>
        <source>Source text instead of a translation</source>
        <translation>Teks sumber, bukan terjemahan</translation>
    </message>
    <message>
        <source>Check that you chose the right files.</source>
        <translation>Pastikan Anda memilih berkas yang benar.</translation>
    </message>
    <message>
        <source>Segments that are still the source text: {count} of {segments}</source>
        <translation>Segmen yang masih berupa teks sumber: {count} dari {segments}</translation>
    </message>
    <message>
        <source>A different language</source>
        <translation>Bahasa yang berbeda</translation>
    </message>
    <message>
        <source>No matching n-grams (order {orders}); identical: {identical} of {all}, {metric}: {score}</source>
        <translation>Tidak ada n-gram yang cocok (orde {orders}); segmen identik: {identical} dari {all}, {metric}: {score}</translation>
    </message>
    <message>
        <source>Known text</source>
        <translation>Teks yang sudah dikenal</translation>
    </message>
    <message>
        <source>Known text: {count} of {segments} segments</source>
        <translation>Teks yang sudah dikenal: {count} dari {segments} segmen</translation>
    </message>
    <message>
        <source>Segments: {count} of {segments}</source>
        <translation>Segmen: {count} dari {segments}</translation>
    </message>
    <message>
        <source>Known text: {count} of {segments} segments, BLEU {known} in these and {other} in the others</source>
        <translation>Teks yang sudah dikenal: {count} dari {segments} segmen, BLEU {known} pada segmen ini dan {other} pada segmen lainnya</translation>
    </message>
    <message>
        <source>References with fewer than {tokens} tokens, too few for an n-gram of the highest order: {count} of {segments}. BLEU says little about headings, buttons and single words. chrF compares characters and says more about them.</source>
        <translation>Referensi yang berisi kurang dari {tokens} token, terlalu sedikit untuk n-gram orde tertinggi: {count} dari {segments}. BLEU tidak banyak berarti untuk judul, teks tombol, dan kata lepas. chrF membandingkan karakter dan lebih berarti untuk teks semacam itu.</translation>
    </message>
    <message>
        <source>Many very short segments; identical: {identical} of {all}, {metric}: {score}</source>
        <translation>Banyak segmen yang sangat pendek; identik: {identical} dari {all}, {metric}: {score}</translation>
    </message>
    <message>
        <source>Empty segments</source>
        <translation>Segmen kosong</translation>
    </message>
    <message>
        <source>Labels, or special tokens of a translation model</source>
        <translation>Label, atau token khusus model terjemahan</translation>
    </message>
    <message>
        <source>These segments contain a label, such as “__es__” or “[MT]”, or a token of a model, such as “&lt;unk&gt;”, that the other text does not have. It is scored as part of the translation. Check how the translation was exported, or remove it from the file.</source>
        <translation>Segmen ini memuat label, seperti “__es__” atau “[MT]”, atau token model, seperti “&lt;unk&gt;”, yang tidak ada pada teks yang lain. Label atau token itu dinilai sebagai bagian dari terjemahan. Periksa cara terjemahan diekspor, atau hapus dari berkas.</translation>
    </message>
    <message>
        <source>“{document}” contains labels or special tokens</source>
        <translation>“{document}” berisi label atau token khusus</translation>
    </message>
    <message>
        <source>Already tokenized text</source>
        <translation>Teks yang sudah ditokenisasi</translation>
    </message>
    <message>
        <source>Unusual spaces</source>
        <translation>Spasi tidak lazim</translation>
    </message>
    <message>
        <source>Repeated segments</source>
        <translation>Segmen berulang</translation>
    </message>
    <message>
        <source>Words are not separated</source>
        <translation>Kata-kata tidak dipisahkan</translation>
    </message>
    <message>
        <source>{language} is written without spaces between words, and this word segmentation compares whole phrases instead. The score says nothing about the translation. Choose another word segmentation.</source>
        <translation>Bahasa {language} tidak memakai spasi antarkata, dan segmentasi kata ini membandingkan frasa utuh. Skor ini tidak menunjukkan mutu terjemahan. Pilih segmentasi kata lain.</translation>
    </message>
    <message>
        <source>Untranslated segments</source>
        <translation>Segmen yang belum diterjemahkan</translation>
    </message>
    <message>
        <source>Their scores say nothing about the translation. Translate these segments, or exclude them.</source>
        <translation>Skornya tidak mencerminkan terjemahan. Terjemahkan segmen ini, atau kecualikan.</translation>
    </message>
    <message>
        <source>Segments that are still the source text: {count} of {segments}, the first is number {first}</source>
        <translation>Segmen yang masih berupa teks sumber: {count} dari {segments}, yang pertama nomor {first}</translation>
    </message>
    <message>
        <source>A translation of a different source text</source>
        <translation>Terjemahan dari teks sumber yang berbeda</translation>
    </message>
    <message>
        <source>Only their keys match. Check that both files come from the same version, or exclude these segments.</source>
        <translation>Hanya kuncinya yang cocok. Pastikan kedua berkas berasal dari versi yang sama, atau kecualikan segmen ini.</translation>
    </message>
    <message>
        <source>Segments whose source text is not that of the reference: {count} of {segments}, the first is number {first}</source>
        <translation>Segmen yang teks sumbernya berbeda dari referensi: {count} dari {segments}, yang pertama nomor {first}</translation>
    </message>
    <message>
        <source>Segments that may not be translations ({count})</source>
        <translation>Segmen yang mungkin bukan terjemahan ({count})</translation>
    </message>
    <message>
        <source>In “{document}”, the segments named {members} are identical to the reference, while the segments next to them differ: {count} of {segments}, the first is number {first}. If they are notes or IDs, exclude them: they make the score too high.</source>
        <translation>Dalam “{document}”, segmen bernama {members} identik dengan referensi, sedangkan segmen di sampingnya berbeda: {count} dari {segments}, yang pertama nomor {first}. Jika segmen ini adalah catatan atau ID, skornya terlalu tinggi. Jika demikian, kecualikan segmen tersebut.</translation>
    </message>
    <message>
        <source>These segments are in a different language or script from the first reference. They may not have been translated.</source>
        <translation>Bahasa atau aksara segmen ini berbeda dari referensi pertama. Mungkin segmen ini belum diterjemahkan.</translation>
    </message>
    <message>
        <source>Judging by their words, these segments are in a different language from the first reference. They may not have been translated.</source>
        <translation>Dilihat dari kata-katanya, bahasa segmen ini berbeda dari referensi pertama. Mungkin segmen ini belum diterjemahkan.</translation>
    </message>
    <message>
        <source>These segments use a different Chinese script from the same segments of the first reference. Many of their characters do not match.</source>
        <translation>Segmen ini memakai aksara Tionghoa yang berbeda dari segmen yang sama pada referensi pertama. Banyak karakternya tidak cocok.</translation>
    </message>
    <message>
        <source>There are spaces between Chinese characters. BLEU splits text into words itself; load the text as a reader would see it, or choose the word segmentation “none” if all files are split in the same way.</source>
        <translation>Ada spasi di antara karakter Tionghoa. BLEU sendiri yang memecah teks menjadi kata; muat teks sebagaimana tampil bagi pembaca, atau pilih segmentasi kata “none” jika semua berkas dipecah dengan cara yang sama.</translation>
    </message>
    <message>
        <source>The file does not declare its encoding. If characters look wrong, choose another encoding for the file, or save it as UTF-8.</source>
        <translation>Berkas tidak menyebutkan pengodean karakternya. Jika ada karakter yang tampak salah, pilih pengodean lain untuk berkas itu atau simpan berkas sebagai UTF-8.</translation>
    </message>
    <message>
        <source>There are spaces before periods or commas, or marks left by a tokenizer. BLEU splits text into words itself; load the text as a reader would see it, or choose the word segmentation “none” if all files are tokenized in the same way.</source>
        <translation>Ada spasi sebelum titik atau koma, atau tanda sisa proses tokenisasi. BLEU sendiri yang memecah teks menjadi kata; muat teks sebagaimana tampil bagi pembaca, atau pilih segmentasi kata “none” jika semua berkas ditokenisasi dengan cara yang sama.</translation>
    </message>
    <message>
        <source>Lines: {count}, the first is line {line}</source>
        <translation>Baris: {count}, yang pertama baris {line}</translation>
    </message>
    <message>
        <source>“�” marks where a character was lost when the file was created. Take the text from an intact file; it cannot be restored here.</source>
        <translation>“�” menggantikan karakter yang hilang saat berkas dibuat. Ambil teks dari berkas yang utuh; karakter itu tidak dapat dipulihkan di sini.</translation>
    </message>
    <message>
        <source>Each of these lines is a segment here; other programs do not split there. Save the file with uniform line endings.</source>
        <translation>Di sini setiap baris itu menjadi satu segmen, sedangkan program lain tidak memisahkannya. Simpan berkas dengan akhir baris yang seragam.</translation>
    </message>
    <message>
        <source>Texts in different scripts are unlikely to match. Check that these are the right files.</source>
        <translation>Teks dalam aksara berbeda kemungkinan besar tidak akan cocok. Pastikan berkasnya benar.</translation>
    </message>
    <message>
        <source>“{meant}” is missing</source>
        <translation>“{meant}” tidak ada</translation>
    </message>
    <message>
        <source>“{written}” is added</source>
        <translation>ada tambahan “{written}”</translation>
    </message>
    <message>
        <source>“{meant}” is written “{written}”</source>
        <translation>“{meant}” ditulis “{written}”</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>dan {count} lainnya</translation>
    </message>
    <message>
        <source>Some segments are far longer or shorter than the first reference. Lines may be misaligned, or text may be missing.</source>
        <translation>Ada segmen yang jauh lebih panjang atau lebih pendek daripada referensi pertama. Mungkin barisnya bergeser, atau ada teks yang hilang.</translation>
    </message>
    <message>
        <source>Translations of the same text have similar lengths. Check whether the lines contain more than the translation, such as the source text, or whether text is missing.</source>
        <translation>Terjemahan dari teks yang sama memiliki panjang yang mirip. Periksa apakah barisnya berisi lebih dari sekadar terjemahan, misalnya teks sumber, atau apakah ada teks yang hilang.</translation>
    </message>
    <message>
        <source>“{document}” is far longer than the reference</source>
        <translation>“{document}” jauh lebih panjang daripada referensi</translation>
    </message>
    <message>
        <source>“{document}” is far shorter than the reference</source>
        <translation>“{document}” jauh lebih pendek daripada referensi</translation>
    </message>
    <message>
        <source>About every third character differs, so the score is far too low. Compare texts in the same script, or convert both for the comparison.</source>
        <translation>Kira-kira satu dari tiga karakter berbeda, sehingga skornya jauh terlalu rendah. Bandingkan teks dengan aksara yang sama, atau konversikan keduanya untuk perbandingan.</translation>
    </message>
    <message>
        <source>In a reference in a different script, a candidate can match only what both scripts write in the same way.</source>
        <translation>Pada referensi dengan aksara lain, kandidat hanya dapat cocok pada bagian yang ditulis sama dalam kedua aksara.</translation>
    </message>
    <message>
        <source>Judging by what the files state or by their words, it is in {language}, but the first reference is in {reference}. Check that you chose the right files.</source>
        <translation>Dilihat dari keterangan di berkas atau dari kata-katanya, bahasa teks ini adalah {language}, sedangkan bahasa referensi pertama adalah {reference}. Pastikan Anda memilih berkas yang benar.</translation>
    </message>
    <message>
        <source>Segments without any reference: {unmatched}. Whatever the candidate contains there counts as wrong. Complete the references, or exclude these segments.</source>
        <translation>Segmen tanpa referensi sama sekali: {unmatched}. Apa pun isi kandidat di sana dianggap salah. Lengkapi referensinya, atau kecualikan segmen ini.</translation>
    </message>
    <message>
        <source>Empty references are ignored; the other references of the segment count.</source>
        <translation>Referensi kosong diabaikan; segmen itu dinilai dengan referensi lainnya.</translation>
    </message>
    <message>
        <source>“{document}” contains empty segments</source>
        <translation>“{document}” berisi segmen kosong</translation>
    </message>
    <message>
        <source>They mostly use sacreBLEU’s segmentation into characters. The score of words found by a dictionary cannot be compared with theirs.</source>
        <translation>Publikasi umumnya memakai pemisahan per karakter dari sacreBLEU. Skor kata yang ditemukan dengan kamus tidak dapat dibandingkan dengan skor di sana.</translation>
    </message>
    <message>
        <source>The dictionary has the words of Mandarin, and cuts Cantonese in the wrong places: the segmentation into characters suits this text better.</source>
        <translation>Kamus itu berisi kata-kata bahasa Mandarin dan memotong bahasa Kanton di tempat yang salah: pemisahan per karakter lebih cocok untuk teks ini.</translation>
    </message>
    <message>
        <source>Publications split Chinese into characters ({tokenizer})</source>
        <translation>Publikasi memisahkan bahasa Tionghoa per karakter ({tokenizer})</translation>
    </message>
    <message>
        <source>Possibly misaligned segments</source>
        <translation>Segmen yang mungkin bergeser</translation>
    </message>
    <message>
        <source>Segments of “{document}” seem to be misaligned</source>
        <translation>Segmen-segmen “{document}” tampaknya bergeser</translation>
    </message>
    <message>
        <source>Characters of “{document}” are lost</source>
        <translation>Ada karakter yang hilang di “{document}”</translation>
    </message>
    <message>
        <source>Repeated text</source>
        <translation>Teks berulang</translation>
    </message>
    <message>
        <source>These segments repeat a word or a phrase many times, or have the same text as other segments, such as an error message or the line before; the other text does not. Check how the file was created, and translate these segments again.</source>
        <translation>Segmen ini mengulang sebuah kata atau frasa berkali-kali, atau teksnya sama dengan segmen lain, misalnya pesan kesalahan atau baris sebelumnya; teks yang lain tidak. Periksa cara berkas ini dibuat, lalu terjemahkan kembali segmen ini.</translation>
    </message>
    <message>
        <source>Segments of “{document}” contain repeated text</source>
        <translation>Segmen di “{document}” berisi teks berulang</translation>
    </message>
    <message>
        <source>Text that both files share</source>
        <translation>Teks yang sama di kedua berkas</translation>
    </message>
    <message>
        <source>Besides the translation, these lines contain text that the reference has, too: a key, a name, a time or the source text, for example. It always matches, so the score is too high. Compare only the translations.</source>
        <translation>Selain terjemahan, baris-baris ini berisi teks yang juga ada dalam referensi, misalnya kunci, nama, waktu, atau teks sumber. Teks itu selalu cocok, sehingga skornya terlalu tinggi. Bandingkan terjemahannya saja.</translation>
    </message>
    <message>
        <source>“{document}” shares text with the reference</source>
        <translation>“{document}” memuat teks yang sama dengan referensi</translation>
    </message>
    <message>
        <source>Unresolved conflicts</source>
        <translation>Konflik yang belum diselesaikan</translation>
    </message>
    <message>
        <source>These segments contain several versions, with the marks that gettext or Git puts between them. All of them are scored as one text. Keep one version in the file.</source>
        <translation>Segmen ini berisi beberapa versi, dengan tanda yang ditambahkan gettext atau Git di antaranya. Semuanya dinilai sebagai satu teks. Sisakan satu versi saja dalam berkas.</translation>
    </message>
    <message>
        <source>“{document}” contains unresolved conflicts</source>
        <translation>“{document}” berisi konflik yang belum diselesaikan</translation>
    </message>
    <message>
        <source>Different capitals</source>
        <translation>Huruf besar berbeda</translation>
    </message>
    <message>
        <source>These segments have words of the first reference with other capitals: all, none, or one at the start of each word. Such words do not match unless case is ignored.</source>
        <translation>Segmen-segmen ini memuat kata dari referensi pertama dengan huruf besar yang lain: semua huruf, tidak satu pun, atau di awal setiap kata. Kata seperti itu tidak cocok kecuali huruf besar dan kecil diabaikan.</translation>
    </message>
    <message>
        <source>The capitals of “{document}” differ</source>
        <translation>Huruf besar di “{document}” berbeda</translation>
    </message>
    <message>
        <source>These segments occur in the reference more than once, and every repetition counts.</source>
        <translation>Segmen ini muncul lebih dari sekali dalam referensi, dan setiap pengulangannya ikut dihitung.</translation>
    </message>
    <message>
        <source>There are spaces between Chinese characters, but not in all files. BLEU splits text into words itself; load the text as a reader would see it.</source>
        <translation>Ada spasi di antara karakter Tionghoa, tetapi tidak di semua berkas. BLEU sendiri yang memecah teks menjadi kata; muat teks sebagaimana tampil bagi pembaca.</translation>
    </message>
    <message>
        <source>There are spaces before periods or commas, or marks left by a tokenizer, but not in all files. BLEU splits text into words itself; load the text as a reader would see it.</source>
        <translation>Ada spasi sebelum titik atau koma, atau tanda sisa proses tokenisasi, tetapi tidak di semua berkas. BLEU sendiri yang memecah teks menjadi kata; muat teks sebagaimana tampil bagi pembaca.</translation>
    </message>
    <message>
        <source>Segments: {count} of {segments}, the first is number {first}</source>
        <translation>Segmen: {count} dari {segments}, yang pertama nomor {first}</translation>
    </message>
    <message>
        <source>Probably {language}</source>
        <translation>Kemungkinan {language}</translation>
    </message>
    <message>
        <source>Read as {encoding}</source>
        <translation>Dibaca sebagai {encoding}</translation>
    </message>
    <message>
        <source>{script}; the first reference: {reference}</source>
        <translation>{script}; referensi pertama: {reference}</translation>
    </message>
    <message>
        <source>Characters: {length}, in the reference: {reference}</source>
        <translation>Jumlah karakter: {length}, dalam referensi: {reference}</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tab</translation>
    </message>
    <message>
        <source>vertical tab</source>
        <translation>tab vertikal</translation>
    </message>
    <message>
        <source>form feed</source>
        <translation>form feed</translation>
    </message>
    <message>
        <source>next line</source>
        <translation>baris berikutnya</translation>
    </message>
    <message>
        <source>no-break space</source>
        <translation>spasi tak putus</translation>
    </message>
    <message>
        <source>soft hyphen</source>
        <translation>tanda hubung lunak</translation>
    </message>
    <message>
        <source>zero-width space</source>
        <translation>spasi tanpa lebar</translation>
    </message>
    <message>
        <source>left-to-right mark</source>
        <translation>tanda kiri ke kanan</translation>
    </message>
    <message>
        <source>right-to-left mark</source>
        <translation>tanda kanan ke kiri</translation>
    </message>
    <message>
        <source>line separator</source>
        <translation>pemisah baris</translation>
    </message>
    <message>
        <source>paragraph separator</source>
        <translation>pemisah paragraf</translation>
    </message>
    <message>
        <source>narrow no-break space</source>
        <translation>spasi tak putus sempit</translation>
    </message>
    <message>
        <source>word joiner</source>
        <translation>penyambung kata</translation>
    </message>
    <message>
        <source>full-width space</source>
        <translation>spasi lebar penuh</translation>
    </message>
    <message>
        <source>byte order mark</source>
        <translation>tanda urutan byte</translation>
    </message>
    <message>
        <source>CSV quoting removed</source>
        <translation>Tanda kutip CSV dihapus</translation>
    </message>
    <message>
        <source>Numbered tags removed</source>
        <translation>Tag bernomor dihapus</translation>
    </message>
    <message>
        <source>Numbers at the start removed</source>
        <translation>Nomor di awal dihapus</translation>
    </message>
    <message>
        <source>Only translations compared</source>
        <translation>Hanya terjemahan yang dibandingkan</translation>
    </message>
    <message>
        <source>Characters restored</source>
        <translation>Karakter dipulihkan</translation>
    </message>
    <message>
        <source>Markdown removed</source>
        <translation>Markdown dihapus</translation>
    </message>
    <message>
        <source>Typography made uniform</source>
        <translation>Tipografi diseragamkan</translation>
    </message>
    <message>
        <source>Introductions removed</source>
        <translation>Frasa pengantar dihapus</translation>
    </message>
    <message>
        <source>Tags removed</source>
        <translation>Tag dihapus</translation>
    </message>
    <message>
        <source>Traditional to Simplified</source>
        <translation>Aksara tradisional dijadikan sederhana</translation>
    </message>
    <message>
        <source>Tokenization undone</source>
        <translation>Tokenisasi dibatalkan</translation>
    </message>
    <message>
        <source>BLEU unchanged ({score})</source>
        <translation>BLEU tetap {score}</translation>
    </message>
    <message>
        <source>BLEU {before} → {after} ({difference})</source>
        <translation>BLEU {before} → {after} ({difference})</translation>
    </message>
    <message>
        <source>With fewer than about {recommended} segments, chance has a large effect on the score. Add more text, or take the score as a rough indication.</source>
        <translation>Jika jumlah segmen kurang dari sekitar {recommended}, skor banyak dipengaruhi kebetulan. Tambahkan teks, atau anggap skor ini sebagai perkiraan kasar.</translation>
    </message>
    <message>
        <source>Many very short segments</source>
        <translation>Banyak segmen yang sangat pendek</translation>
    </message>
    <message>
        <source>“{document}” is identical to the reference</source>
        <translation>“{document}” sama persis dengan referensi</translation>
    </message>
    <message>
        <source>Mixed line endings in “{document}”</source>
        <translation>Akhir baris dalam “{document}” tidak seragam</translation>
    </message>
    <message>
        <source>Without smoothing, one order without a match makes the whole score 0. Check that the files belong together; for a short text, choose a smoothing method.</source>
        <translation>Tanpa pemulusan, satu orde tanpa kecocokan saja sudah membuat seluruh skor menjadi 0. Pastikan berkas-berkas ini memang berpasangan; untuk teks pendek, pilih salah satu metode pemulusan.</translation>
    </message>
    <message>
        <source>No matching n-grams (order {orders})</source>
        <translation>Tidak ada n-gram yang cocok (orde {orders})</translation>
    </message>
    <message>
        <source>“{document}” is not in the script of the first reference</source>
        <translation>“{document}” tidak memakai aksara referensi pertama</translation>
    </message>
    <message>
        <source>Splitting {language} into words requires the extra “{extra}” of the Python package (pip install &quot;bleu-desktop[{extra}]&quot;), which the standalone program does not include. Character scores are higher than word scores; compare them only with each other.</source>
        <translation>Segmentasi kata untuk bahasa {language} memerlukan komponen tambahan “{extra}” dari paket Python (pip install &quot;bleu-desktop[{extra}]&quot;), yang tidak disertakan dalam program mandiri. Skor karakter lebih tinggi daripada skor kata; bandingkan hanya dengan sesama skor karakter.</translation>
    </message>
    <message>
        <source>Marks of a file format</source>
        <translation>Tanda dari format berkas</translation>
    </message>
    <message>
        <source>Tags such as &lt;b&gt;, Markdown, or the quotation marks of a CSV file are compared as if they were words.</source>
        <translation>Tag seperti &lt;b&gt;, tanda Markdown, atau tanda kutip berkas CSV dibandingkan seolah-olah kata.</translation>
    </message>
    <message>
        <source>“{document}” contains marks of a file format</source>
        <translation>“{document}” berisi tanda dari format berkas</translation>
    </message>
    <message>
        <source>Wrong or encoded characters</source>
        <translation>Karakter salah atau berupa kode</translation>
    </message>
    <message>
        <source>The other text has the same words in other characters. These are codes, letters of another script or encoding, or signs for lost letters, and such words do not match. Take the text from an intact file, or export it again as UTF-8.</source>
        <translation>Teks lainnya memuat kata-kata yang sama dengan karakter lain. Di sini ada kode, huruf dari aksara atau pengodean lain, atau tanda pengganti huruf yang hilang, dan kata-kata itu tidak cocok. Ambil teks dari berkas yang utuh, atau ekspor lagi sebagai UTF-8.</translation>
    </message>
    <message>
        <source>“{document}” contains wrong or encoded characters</source>
        <translation>“{document}” berisi karakter yang salah atau berupa kode</translation>
    </message>
    <message>
        <source>Different typography</source>
        <translation>Tipografi berbeda</translation>
    </message>
    <message>
        <source>The first reference has the same signs in another form. This is a choice of style, but signs in different forms do not match.</source>
        <translation>Referensi pertama memuat tanda yang sama dalam bentuk lain. Ini soal gaya, tetapi tanda dengan bentuk berbeda tidak cocok.</translation>
    </message>
    <message>
        <source>The typography of “{document}” differs</source>
        <translation>Tipografi “{document}” berbeda</translation>
    </message>
    <message>
        <source>There are tabs, no-break spaces, line breaks or similar characters that the other text does not have. Other programs may split words or segments at other places.</source>
        <translation>Ada tab, spasi tanpa putus, ganti baris, atau karakter serupa yang tidak ada di teks lainnya. Program lain mungkin memisahkan kata atau segmen di tempat lain.</translation>
    </message>
    <message>
        <source>Mixed line endings, or a byte order mark</source>
        <translation>Akhir baris tidak seragam, atau tanda urutan byte</translation>
    </message>
    <message>
        <source>The file is read correctly here. Other programs may count more or fewer segments, or treat the byte order mark (BOM) as text.</source>
        <translation>Di sini berkas dibaca dengan benar. Program lain mungkin menghitung lebih banyak atau lebih sedikit segmen, atau menganggap tanda urutan byte (BOM) sebagai teks.</translation>
    </message>
    <message>
        <source>Too few segments ({count})</source>
        <translation>Terlalu sedikit segmen ({count})</translation>
    </message>
    <message>
        <source>Excluded segments ({count} of {segments})</source>
        <translation>Segmen yang dikecualikan ({count} dari {segments})</translation>
    </message>
    <message>
        <source>The encoding of “{document}” is a guess</source>
        <translation>Pengodean “{document}” hanya perkiraan</translation>
    </message>
    <message>
        <source>No smoothing helps here: nothing matches at all, or the candidate is too short for n-grams of this order. Check that the files belong together.</source>
        <translation>Pemulusan tidak dapat membantu di sini: tidak ada yang cocok sama sekali, atau kandidat terlalu pendek untuk n-gram orde ini. Pastikan berkas-berkas ini memang berpasangan.</translation>
    </message>
    <message>
        <source>In these files: {files}.</source>
        <translation>Dalam berkas ini: {files}.</translation>
    </message>
    <message>
        <source>Untranslated segments in “{document}” ({count})</source>
        <translation>Segmen yang belum diterjemahkan di “{document}” ({count})</translation>
    </message>
    <message>
        <source>“{document}” is a translation of a different source text</source>
        <translation>“{document}” adalah terjemahan dari teks sumber yang berbeda</translation>
    </message>
    <message>
        <source>“{document}” does not match the reference</source>
        <translation>“{document}” tidak cocok dengan referensi</translation>
    </message>
    <message>
        <source>Many segments of “{document}” are identical to the reference</source>
        <translation>Banyak segmen di “{document}” identik dengan referensi</translation>
    </message>
    <message>
        <source>“{document}” is the source text</source>
        <translation>“{document}” adalah teks sumber</translation>
    </message>
    <message>
        <source>Blank lines</source>
        <translation>Baris kosong</translation>
    </message>
    <message>
        <source>Lines that are blank in all files and are ignored: {count}.</source>
        <translation>Baris yang kosong di semua berkas dan diabaikan: {count}.</translation>
    </message>
    <message>
        <source>The source text of these segments is in {files}. A system that was trained on this text, or has it as a memory, has seen them before.</source>
        <translation>Teks sumber segmen-segmen ini ada di {files}. Sistem yang dilatih dengan teks ini, atau yang memakainya sebagai memori, sudah pernah melihatnya.</translation>
    </message>
    <message>
        <source>The reference of these segments is in {files}. A system that was trained on this text, or has it as a memory, has seen them before.</source>
        <translation>Referensi segmen-segmen ini ada di {files}. Sistem yang dilatih dengan teks ini, atau yang memakainya sebagai memori, sudah pernah melihatnya.</translation>
    </message>
    <message>
        <source>BLEU {known} in these and {other} in the others</source>
        <translation>BLEU {known} pada segmen ini dan {other} pada segmen lainnya</translation>
    </message>
    <message>
        <source>The score of the others says more about new texts.</source>
        <translation>Skor segmen lainnya lebih menggambarkan hasil untuk teks baru.</translation>
    </message>
    <message>
        <source>BLEU {known}</source>
        <translation>BLEU {known}</translation>
    </message>
    <message>
        <source>None of these segments is in {files}.</source>
        <translation>Tidak satu pun segmen ini ada di {files}.</translation>
    </message>
    <message>
        <source>An empty segment matches nothing and shortens the candidate, which lowers the score (brevity penalty). Check whether the translation is missing there.</source>
        <translation>Segmen kosong tidak cocok dengan apa pun dan memperpendek kandidat sehingga skornya turun (penalti penyingkatan). Periksa apakah terjemahannya terlewat di sana.</translation>
    </message>
    <message>
        <source>A heading counts as a segment</source>
        <translation>Judul kolom ikut dihitung sebagai segmen</translation>
    </message>
    <message>
        <source>Segment {first} of “{document}” seems to be the heading of a column, not a translation: “{example}”. Exclude it.</source>
        <translation>Segmen {first} di “{document}” tampaknya judul kolom, bukan terjemahan: “{example}”. Kecualikan segmen ini.</translation>
    </message>
    <message>
        <source>From about here on, suggestions and final texts seem to belong to different segments, so their similarities would be too low. Pair the segments by content, or correct the file.</source>
        <translation>Mulai kira-kira dari sini, usulan dan teks akhir tampaknya berasal dari segmen yang berbeda, sehingga kemiripannya akan terlalu rendah. Pasangkan segmen berdasarkan isi, atau perbaiki berkasnya.</translation>
    </message>
    <message>
        <source>Little in common with the final texts</source>
        <translation>Hanya sedikit kesamaan dengan teks akhir</translation>
    </message>
    <message>
        <source>“{document}” has little in common with the final texts</source>
        <translation>“{document}” hanya memiliki sedikit kesamaan dengan teks akhir</translation>
    </message>
    <message>
        <source>Check that each suggestion is paired with its own final text.</source>
        <translation>Periksa apakah setiap usulan berpasangan dengan teks akhirnya sendiri.</translation>
    </message>
    <message>
        <source>Segments that have no more words in common with their own final text than with others: {count} of {segments}, the first is number {first}</source>
        <translation>Segmen yang kesamaan katanya dengan teks akhirnya sendiri tidak lebih banyak daripada dengan teks akhir lain: {count} dari {segments}, yang pertama nomor {first}</translation>
    </message>
    <message>
        <source>Different source texts</source>
        <translation>Teks sumber berbeda</translation>
    </message>
    <message>
        <source>Only their keys match. Check that both files come from the same version.</source>
        <translation>Hanya kuncinya yang cocok. Periksa apakah kedua berkas berasal dari versi yang sama.</translation>
    </message>
    <message>
        <source>Segments whose source text is not that of the final text: {count} of {segments}, the first is number {first}</source>
        <translation>Segmen yang teks sumbernya berbeda dari teks sumber teks akhir: {count} dari {segments}, yang pertama nomor {first}</translation>
    </message>
    <message>
        <source>“{document}” has different source texts</source>
        <translation>“{document}” memiliki teks sumber yang berbeda</translation>
    </message>
    <message>
        <source>Files that are not counted: {count}</source>
        <translation>Berkas yang tidak dihitung: {count}</translation>
    </message>
    <message>
        <source>Could not be read or compared: {count}.</source>
        <translation>Tidak dapat dibaca atau dibandingkan: {count}.</translation>
    </message>
    <message>
        <source>Missing from at least one candidate: {count}.</source>
        <translation>Tidak ada pada setidaknya satu kandidat: {count}.</translation>
    </message>
    <message>
        <source>Unpaired files: {count}.</source>
        <translation>Berkas tanpa pasangan: {count}.</translation>
    </message>
    <message>
        <source>Files that are not in this score: {count}</source>
        <translation>Berkas yang tidak termasuk dalam skor ini: {count}</translation>
    </message>
    <message>
        <source>It contains hardly any of the words that are common in the first reference. Check that you chose the right files.</source>
        <translation>Kata-kata yang sering muncul dalam referensi pertama hampir tidak ada dalam teks ini. Pastikan Anda memilih berkas yang benar.</translation>
    </message>
    <message>
        <source>“{document}” seems to be in a different language</source>
        <translation>“{document}” tampaknya berbahasa lain</translation>
    </message>
    <message>
        <source>Smoothing filled in a value for each order without a match, so the score depends on these values. Check that the files belong together.</source>
        <translation>Pemulusan mengisi setiap orde tanpa kecocokan dengan suatu nilai sehingga skor bergantung pada nilai itu. Pastikan berkas-berkas ini memang berpasangan.</translation>
    </message>
    <message>
        <source>Segments of “{document}” seem to be in a different language</source>
        <translation>Ada segmen “{document}” yang tampaknya berbahasa lain</translation>
    </message>
    <message>
        <source>“{document}” seems to be tokenized already</source>
        <translation>“{document}” tampaknya sudah ditokenisasi</translation>
    </message>
    <message>
        <source>{language} is written without spaces between words, and no word segmentation is available for it here. Character scores are higher than word scores; compare them only with each other.</source>
        <translation>Bahasa {language} tidak memakai spasi antarkata, dan segmentasi kata untuk bahasa itu tidak tersedia di sini. Skor karakter lebih tinggi daripada skor kata; bandingkan hanya dengan sesama skor karakter.</translation>
    </message>
    <message>
        <source>Characters are compared, not words</source>
        <translation>Yang dibandingkan adalah karakter, bukan kata</translation>
    </message>
    <message>
        <source>{reasons}. These segments are not scored.</source>
        <translation>{reasons}. Segmen ini tidak dinilai.</translation>
    </message>
    <message>
        <source>{reasons}. These segments are not scored. The Pairing page lists them and lets you keep them.</source>
        <translation>{reasons}. Segmen ini tidak dinilai. Halaman “Pasangan” menampilkan segmen itu, dan Anda dapat tetap menyertakannya.</translation>
    </message>
    <message>
        <source>{reasons}. These segments are not scored. Use --keep to keep them.</source>
        <translation>{reasons}. Segmen ini tidak dinilai. Gunakan --keep untuk tetap menyertakannya.</translation>
    </message>
    <message>
        <source>TER compares the units between spaces, but {language} is written without spaces between words. Let TER split the text into characters (--ter-normalized --ter-asian-support), or rely on chrF2.</source>
        <translation>TER membandingkan bagian teks di antara spasi, padahal bahasa {language} tidak memakai spasi antarkata. Aktifkan pemisahan karakter untuk TER (--ter-normalized --ter-asian-support), atau gunakan chrF2 sebagai acuan.</translation>
    </message>
    <message>
        <source>TER compares the units between spaces, but {language} is written without spaces between words. Turn on “{option}”, or rely on chrF2.</source>
        <translation>TER membandingkan bagian teks di antara spasi, padahal bahasa {language} tidak memakai spasi antarkata. Aktifkan “{option}”, atau gunakan chrF2 sebagai acuan.</translation>
    </message>
    <message>
        <source>TER compares the units between spaces, but {language} is written without spaces between words. Rely on chrF2 instead.</source>
        <translation>TER membandingkan bagian teks di antara spasi, padahal bahasa {language} tidak memakai spasi antarkata. Gunakan chrF2 sebagai acuan.</translation>
    </message>
    <message>
        <source>TER is unreliable for this language</source>
        <translation>TER tidak andal untuk bahasa ini</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>“{path}” does not exist. Check the name and the folder.</source>
        <translation>“{path}” tidak ditemukan. Periksa nama dan foldernya.</translation>
    </message>
    <message>
        <source>“{path}” is a folder. Choose the files in it.</source>
        <translation>“{path}” adalah folder. Pilih berkas di dalamnya.</translation>
    </message>
    <message>
        <source>You do not have permission to read “{path}”. Change its permissions, or choose another file.</source>
        <translation>Anda tidak memiliki izin untuk membaca “{path}”. Ubah izinnya, atau pilih berkas lain.</translation>
    </message>
    <message>
        <source>“{path}” cannot be read: {reason}. Check the file and its drive, or choose another file.</source>
        <translation>“{path}” tidak dapat dibaca: {reason}. Periksa berkas dan drive-nya, atau pilih berkas lain.</translation>
    </message>
    <message>
        <source>You do not have permission to write “{path}”. Save it somewhere else.</source>
        <translation>Anda tidak memiliki izin untuk menulis “{path}”. Simpan di tempat lain.</translation>
    </message>
    <message>
        <source>“{path}” cannot be written: {reason}. Save it somewhere else.</source>
        <translation>“{path}” tidak dapat ditulis: {reason}. Simpan di tempat lain.</translation>
    </message>
    <message>
        <source>“{path}” is empty. Choose another file.</source>
        <translation>“{path}” kosong. Pilih berkas lain.</translation>
    </message>
    <message>
        <source>“{path}” is not a text file: byte {offset} is binary data. Save the text as plain text (.txt), one segment per line.</source>
        <translation>“{path}” bukan berkas teks: byte {offset} berupa data biner. Simpan sebagai teks biasa (.txt), satu segmen per baris.</translation>
    </message>
    <message>
        <source>“{path}” is not encoded in {encoding}: line {line} (byte {offset}) cannot be decoded. Choose another encoding.</source>
        <translation>“{path}” tidak memakai pengodean {encoding}: baris {line} (byte {offset}) tidak dapat didekode. Pilih pengodean lain.</translation>
    </message>
    <message>
        <source>The content of “{path}” does not match its extension ({format}). Check the file, or correct the extension.</source>
        <translation>Isi “{path}” tidak sesuai dengan ekstensinya ({format}). Periksa berkas itu, atau perbaiki ekstensinya.</translation>
    </message>
    <message>
        <source>“{path}” is protected by a password. Save a copy without one.</source>
        <translation>“{path}” dilindungi kata sandi. Simpan salinannya tanpa kata sandi.</translation>
    </message>
    <message>
        <source>“{path}” was not read: unpacked, it is larger than {limit}. Check that it is the right file, or split it.</source>
        <translation>“{path}” tidak dibaca: setelah diekstrak, ukurannya melebihi {limit}. Pastikan berkasnya benar, atau pecah menjadi beberapa bagian.</translation>
    </message>
    <message>
        <source>Line {line} of “{path}” has more than {limit} characters, too many for one segment. Check the line endings and the format.</source>
        <translation>Baris {line} dalam “{path}” berisi lebih dari {limit} karakter, terlalu banyak untuk satu segmen. Periksa akhir baris dan format berkas.</translation>
    </message>
    <message>
        <source>Row {line} of “{path}” has more than {limit} columns. Check the delimiter.</source>
        <translation>Baris {line} dalam “{path}” memiliki lebih dari {limit} kolom. Periksa pemisah kolomnya.</translation>
    </message>
    <message>
        <source>“{path}” declares XML entities (line {line}). They are never expanded, because they can pull in other files or endless text. Save the file without them.</source>
        <translation>“{path}” mendeklarasikan entitas XML (baris {line}). Entitas seperti itu tidak pernah diuraikan karena dapat menyisipkan berkas lain atau teks tanpa akhir. Simpan berkas tanpa entitas tersebut.</translation>
    </message>
    <message>
        <source>“{path}” changed while it was being read. Reload it once it has been saved.</source>
        <translation>“{path}” berubah saat sedang dibaca. Muat ulang setelah berkas itu selesai disimpan.</translation>
    </message>
    <message>
        <source>There is no text in “{path}” ({format}). Choose another file.</source>
        <translation>Tidak ada teks dalam “{path}” ({format}). Pilih berkas lain.</translation>
    </message>
    <message>
        <source>“{path}” has no “{wanted}”. Available: {available}.</source>
        <translation>“{path}” tidak memuat “{wanted}”. Yang tersedia: {available}.</translation>
    </message>
    <message>
        <source>“{path}” contains several texts. Choose one: {available}.</source>
        <translation>“{path}” berisi beberapa teks. Pilih salah satu: {available}.</translation>
    </message>
    <message>
        <source>No segments are left to compare. Excluded: {reasons}. Keep some of these segments, or choose other files.</source>
        <translation>Tidak ada segmen yang tersisa untuk dibandingkan. Dikecualikan: {reasons}. Sertakan sebagian segmen ini, atau pilih berkas lain.</translation>
    </message>
    <message>
        <source>Unknown encoding “{name}”. Examples: utf-8, gb18030, big5, windows-1252.</source>
        <translation>Pengodean “{name}” tidak dikenal. Contoh: utf-8, gb18030, big5, windows-1252.</translation>
    </message>
    <message>
        <source>“{tag}” is not a known language code. Examples: es, id, zh-CN, zh-TW.</source>
        <translation>“{tag}” bukan kode bahasa yang dikenal. Contoh: es, id, zh-CN, zh-TW.</translation>
    </message>
    <message>
        <source>“{tag}” looks like a language pair. Write only the target language ({target}), or a region in capitals.</source>
        <translation>“{tag}” tampak seperti pasangan bahasa. Tulis bahasa sasarannya saja ({target}), atau tulis kode wilayah dengan huruf kapital.</translation>
    </message>
    <message>
        <source>The reference translation is missing. Add one; on the command line, put it first.</source>
        <translation>Terjemahan referensi belum ada. Tambahkan satu; di baris perintah, letakkan paling depan.</translation>
    </message>
    <message>
        <source>The candidate translation is missing. Add one; on the command line, put it after -i.</source>
        <translation>Terjemahan kandidat belum ada. Tambahkan satu; di baris perintah, letakkan setelah -i.</translation>
    </message>
    <message>
        <source>“{path}” is a device, not a file. Choose a file with text.</source>
        <translation>“{path}” adalah perangkat, bukan berkas. Pilih berkas yang berisi teks.</translation>
    </message>
    <message>
        <source>“{path}” is a pipe, and no program wrote to it within {seconds} seconds. Start the program that writes to it, or choose a file.</source>
        <translation>“{path}” adalah pipe (pipa bernama), dan tidak ada program yang menulis ke pipa itu dalam {seconds} detik. Jalankan program yang menulis ke pipa itu, atau pilih berkas.</translation>
    </message>
    <message>
        <source>“{path}” was not read: it contains more than {limit} files and folders. Choose the folder that contains only the translations.</source>
        <translation>“{path}” tidak dibaca: isinya lebih dari {limit} berkas dan folder. Pilih folder yang hanya berisi terjemahan.</translation>
    </message>
    <message>
        <source>“{path}” is a file. Choose either folders or files, not both.</source>
        <translation>“{path}” adalah berkas. Pilih folder saja atau berkas saja, jangan keduanya.</translation>
    </message>
    <message>
        <source>The names of the files in “{path}” do not show which are references and which are candidates. Rename them, for example app.ref.po and app.mt.po, or choose two folders.</source>
        <translation>Nama berkas di “{path}” tidak menunjukkan mana yang referensi dan mana yang kandidat. Ganti namanya, misalnya app.ref.po dan app.mt.po, atau pilih dua folder.</translation>
    </message>
    <message>
        <source>No files in these folders can be paired by name: {folders} (files: {count}; links to other places, which are not followed: {links}). Replace the links with copies of the files, or choose other folders.</source>
        <translation>Tidak ada berkas dalam folder ini yang dapat dipasangkan menurut namanya: {folders} (berkas: {count}; tautan ke tempat lain, yang tidak diikuti: {links}). Ganti tautan dengan salinan berkasnya, atau pilih folder lain.</translation>
    </message>
    <message>
        <source>No files in these folders can be paired by name: {folders} (files: {count}). Give matching files the same name, or choose other folders.</source>
        <translation>Berkas di folder ini tidak dapat dipasangkan menurut namanya: {folders} (berkas: {count}). Beri nama yang sama pada berkas yang bersesuaian, atau pilih folder lain.</translation>
    </message>
    <message>
        <source>“{path}”: the name of a report must end in one of {endings}.</source>
        <translation>“{path}”: nama laporan harus berakhiran salah satu dari {endings}.</translation>
    </message>
    <message>
        <source>Nothing could be scored, so there is nothing to report. Correct the files and score them again.</source>
        <translation>Tidak ada skor yang dapat dihitung, jadi tidak ada laporan yang dapat dibuat. Perbaiki berkasnya, lalu hitung ulang skornya.</translation>
    </message>
    <message>
        <source>“{path}” was not read as plain text: its lines look like “{kind}”, and their keys must not be scored. Change its extension to that of its format, such as .properties, .ini, .ftl or .yml.</source>
        <translation>“{path}” tidak dibaca sebagai teks biasa: barisnya tampak seperti “{kind}”, dan kuncinya tidak boleh dinilai. Ganti ekstensinya sesuai formatnya, misalnya .properties, .ini, .ftl, atau .yml.</translation>
    </message>
    <message>
        <source>“{path}” cannot be read: this kind of file ({kind}) is not supported.</source>
        <translation>“{path}” tidak dapat dibaca: jenis berkas ini ({kind}) tidak didukung.</translation>
    </message>
    <message>
        <source>“{path}” was not read: it is larger than {limit}. Check that it is the right file, or split it.</source>
        <translation>“{path}” tidak dibaca karena lebih besar dari {limit}. Pastikan berkasnya benar, atau pecah menjadi beberapa bagian.</translation>
    </message>
    <message>
        <source>“{path}” was not read: up to row {line}, it has more than {limit} cells, counting empty ones. Split it, or remove columns that are not needed.</source>
        <translation>“{path}” tidak dibaca: sampai baris {line} ada lebih dari {limit} sel, termasuk yang kosong. Pecah berkas itu, atau hapus kolom yang tidak diperlukan.</translation>
    </message>
    <message>
        <source>“{path}” was not read: it takes more than {limit} seconds. Check that it is not damaged, or split it.</source>
        <translation>“{path}” tidak dibaca: pembacaannya memerlukan lebih dari {limit} detik. Pastikan berkas tidak rusak, atau bagi berkas itu.</translation>
    </message>
    <message>
        <source>Line {line} of “{path}” has more cells ({cells}) than the table has columns ({columns}). Put texts that contain the delimiter in quotation marks, or save the table with a delimiter that does not occur in its texts.</source>
        <translation>Baris {line} dalam “{path}” memiliki lebih banyak sel ({cells}) daripada jumlah kolom tabel ({columns}). Apit teks yang mengandung pemisah kolom dengan tanda kutip, atau simpan tabel dengan pemisah kolom yang tidak terdapat dalam teksnya.</translation>
    </message>
    <message>
        <source>“{path}” was not read: it contains more than {limit} languages. Check that it is not damaged.</source>
        <translation>“{path}” tidak dibaca karena berisi lebih dari {limit} bahasa. Pastikan berkasnya tidak rusak.</translation>
    </message>
    <message>
        <source>“{path}” was not read: it contains more than {limit} files. Unpack it, and choose the folder or the files in it.</source>
        <translation>“{path}” tidak dibaca karena berisi lebih dari {limit} berkas. Ekstrak berkas itu, lalu pilih folder atau berkas di dalamnya.</translation>
    </message>
    <message>
        <source>“{path}” was not read: it has more than {limit} segments. Split it.</source>
        <translation>“{path}” tidak dibaca karena memiliki lebih dari {limit} segmen. Pecah menjadi beberapa bagian.</translation>
    </message>
    <message>
        <source>“{path}” was not read: a sheet has more than {limit} rows, empty ones included. Split it, or delete the rows below the last text.</source>
        <translation>“{path}” tidak dibaca: salah satu lembarnya memiliki lebih dari {limit} baris, termasuk yang kosong. Pecah berkas itu, atau hapus baris di bawah teks terakhir.</translation>
    </message>
    <message>
        <source>“{path}” was not read: up to line {line}, it has more than {limit} translations, counting missing ones. Split it, or export fewer languages.</source>
        <translation>“{path}” tidak dibaca: sampai baris {line} ada lebih dari {limit} terjemahan, termasuk yang belum ada. Pecah berkas itu, atau ekspor lebih sedikit bahasa.</translation>
    </message>
    <message>
        <source>“{path}” was not read: its elements are nested in more than {limit} levels. Check that it is not damaged, or export it again.</source>
        <translation>“{path}” tidak dibaca karena elemennya bersarang lebih dari {limit} tingkat. Pastikan berkasnya tidak rusak, atau ekspor ulang.</translation>
    </message>
    <message>
        <source>“{path}” was not read: its aliases repeat more than {limit} texts. Write these texts out, or export the file again.</source>
        <translation>“{path}” tidak dibaca karena aliasnya mengulang lebih dari {limit} teks. Tulis teks itu secara lengkap, atau ekspor ulang berkasnya.</translation>
    </message>
    <message>
        <source>“{path}” was not read: it has more than {limit} elements. Check that it is not damaged, or split it.</source>
        <translation>“{path}” tidak dibaca karena memiliki lebih dari {limit} elemen. Pastikan berkasnya tidak rusak, atau pecah menjadi beberapa bagian.</translation>
    </message>
    <message>
        <source>“{path}” was not read: line {line} contains something other than text (“{found}”). Code in files is never run. Correct the line, or export the texts alone.</source>
        <translation>“{path}” tidak dibaca: baris {line} berisi sesuatu selain teks (“{found}”). Kode dalam berkas tidak pernah dijalankan. Perbaiki baris itu, atau ekspor teksnya saja.</translation>
    </message>
    <message>
        <source>There is not enough memory for these files. Close other programs, or split the files.</source>
        <translation>Memori tidak cukup untuk berkas ini. Tutup program lain, atau pecah berkasnya.</translation>
    </message>
    <message>
        <source>“{path}” is one of the files that are compared. Choose another file as known text.</source>
        <translation>“{path}” adalah salah satu berkas yang dibandingkan. Pilih berkas lain sebagai teks yang sudah dikenal.</translation>
    </message>
    <message>
        <source>Column “{column}” of “{path}” has formulas without stored values (row {line}). Open and save the file in a spreadsheet program, then reload it.</source>
        <translation>Kolom “{column}” dalam “{path}” berisi rumus tanpa nilai tersimpan (baris {line}). Buka dan simpan berkas dengan program spreadsheet, lalu muat ulang.</translation>
    </message>
    <message>
        <source>“{name}” has no translations. Choose another file.</source>
        <translation>“{name}” tidak berisi terjemahan. Pilih berkas lain.</translation>
    </message>
    <message>
        <source>These files have no keys in common: {names}. Pair them by position, or choose another key column.</source>
        <translation>Tidak ada kunci yang sama di antara berkas-berkas ini: {names}. Pasangkan berdasarkan posisi, atau pilih kolom kunci lain.</translation>
    </message>
    <message>
        <source>“{path}” contains no scores. Choose a file with one number for each segment.</source>
        <translation>“{path}” tidak berisi skor. Pilih berkas yang berisi satu angka untuk setiap segmen.</translation>
    </message>
    <message>
        <source>“{path}” numbers the segments, but does not say whether the first is 0 or 1. Add #first=0 or #first=1 after the file name.</source>
        <translation>“{path}” menomori segmen, tetapi tidak jelas apakah yang pertama bernomor 0 atau 1. Tambahkan #first=0 atau #first=1 setelah nama berkas.</translation>
    </message>
    <message>
        <source>“{path}” contains scores for several systems ({systems}), but none has the name of a candidate ({candidates}). Choose one of the systems.</source>
        <translation>“{path}” berisi skor beberapa sistem ({systems}), tetapi tidak ada yang bernama sama dengan kandidat ({candidates}). Pilih salah satu.</translation>
    </message>
    <message>
        <source>Each segment needs one score. Scores in “{path}”: {scores}. Segments of “{candidate}”: {segments}. Check that both files belong together.</source>
        <translation>Setiap segmen memerlukan satu skor. Skor dalam “{path}”: {scores}. Segmen “{candidate}”: {segments}. Pastikan kedua berkas memang berpasangan.</translation>
    </message>
    <message>
        <source>Nothing in “{path}” says to which files the scores belong. Scores: {scores}. Files of “{candidate}”: {files}, with segments: {segments}. Add a column “file” with the names of the files.</source>
        <translation>“{path}” tidak menyebutkan skor itu milik berkas yang mana. Skor: {scores}. Berkas “{candidate}”: {files}, dengan segmen: {segments}. Tambahkan kolom “berkas” berisi nama berkas.</translation>
    </message>
    <message>
        <source>The scores in “{path}” belong to a different text, not to “{candidate}”. Segments that differ: {differing} of {segments}. The first one, in line {line}: “{text}”, not “{expected}”. Check that you chose the right files.</source>
        <translation>Skor dalam “{path}” berasal dari teks lain, bukan dari “{candidate}”. Segmen yang berbeda: {differing} dari {segments}. Yang pertama, di baris {line}: “{text}”, bukan “{expected}”. Pastikan Anda memilih berkas yang benar.</translation>
    </message>
    <message>
        <source>This program computes “{name}” itself. Give these scores a different name.</source>
        <translation>Program ini sendiri yang menghitung “{name}”. Beri skor ini nama lain.</translation>
    </message>
    <message>
        <source>{metric}: add #better=higher or #better=lower after the file name, to show whether higher or lower scores are better.</source>
        <translation>{metric}: tambahkan #better=higher atau #better=lower setelah nama berkas untuk menunjukkan apakah skor tinggi atau rendah yang lebih baik.</translation>
    </message>
    <message>
        <source>“{candidate}” has {metric} scores from two files. Remove one of the files.</source>
        <translation>“{candidate}” memiliki skor {metric} dari dua berkas. Hapus salah satu.</translation>
    </message>
    <message>
        <source>A translation memory (TMX) needs the source text, and there is none. Add the source text, or save as .tsv or .txt.</source>
        <translation>Memori terjemahan (TMX) memerlukan teks sumber, tetapi tidak ada. Tambahkan teks sumber, atau simpan sebagai .tsv atau .txt.</translation>
    </message>
    <message>
        <source>The word segmentation {segmentation} is not installed. Choose a different word segmentation, or install the extra “{extra}” of the Python package (pip install &quot;bleu-desktop[{extra}]&quot;), which the standalone program does not include.</source>
        <translation>Segmentasi kata {segmentation} belum terpasang. Pilih segmentasi kata lain, atau pasang komponen tambahan “{extra}” dari paket Python (pip install &quot;bleu-desktop[{extra}]&quot;), yang tidak disertakan dalam program mandiri.</translation>
    </message>
    <message>
        <source>The word segmentation {segmentation} needs its SentencePiece model at “{path}”. Copy it there; nothing is downloaded.</source>
        <translation>Segmentasi kata {segmentation} memerlukan model SentencePiece di “{path}”. Salin modelnya ke sana; program ini tidak mengunduh apa pun.</translation>
    </message>
    <message>
        <source>“{path}” is not a SentencePiece model. Choose another file.</source>
        <translation>“{path}” bukan model SentencePiece. Pilih berkas lain.</translation>
    </message>
    <message>
        <source>The system reports an error: {reason}. Check your disks, and try again.</source>
        <translation>Sistem melaporkan kesalahan: {reason}. Periksa disk Anda, lalu coba lagi.</translation>
    </message>
    <message>
        <source>Correct the lines, or pair by content (--pair content).</source>
        <translation>Perbaiki barisnya, atau pasangkan berdasarkan isi (--pair content).</translation>
    </message>
    <message>
        <source>Not a valid regular expression (at character {position}).</source>
        <translation>Ekspresi reguler tidak valid (pada karakter {position}).</translation>
    </message>
    <message>
        <source>The names of the files in “{path}” do not show which one is the reference and which are candidates. Rename the reference, for example to ref.txt.</source>
        <translation>Nama berkas di “{path}” tidak menunjukkan mana yang referensi dan mana yang kandidat. Ganti nama berkas referensi, misalnya menjadi ref.txt.</translation>
    </message>
    <message>
        <source>“{path}” is not encoded in {encoding}: line {line} (byte {offset}) cannot be decoded. It may be in {likely}: choose this encoding, or export the file again.</source>
        <translation>“{path}” tidak memakai pengodean {encoding}: baris {line} (byte {offset}) tidak dapat didekode. Mungkin pengodeannya {likely}: pilih pengodean itu atau ekspor ulang berkasnya.</translation>
    </message>
    <message>
        <source>“{path}” contains files of several formats: {formats}. Extract the archive, and choose the folder or the files in it.</source>
        <translation>“{path}” berisi berkas dengan beberapa format: {formats}. Ekstrak arsip itu, lalu pilih folder atau berkas di dalamnya.</translation>
    </message>
    <message>
        <source>“{path}” has subtitles in two languages, and it is not clear in which line the second one begins (line {line}). Save each language as a file of its own.</source>
        <translation>“{path}” berisi subtitel dalam dua bahasa, dan tidak jelas di baris mana bahasa kedua dimulai (baris {line}). Simpan setiap bahasa dalam berkas tersendiri.</translation>
    </message>
    <message>
        <source>“{path}” contains grades: {grades}. Add their order after the file name, the best first, as in #order=A,B,C.</source>
        <translation>“{path}” berisi nilai: {grades}. Tambahkan urutannya setelah nama berkas, mulai dari yang terbaik, seperti #order=A,B,C.</translation>
    </message>
    <message>
        <source>“{path}” contains several sets of scores. Choose one: {available}.</source>
        <translation>“{path}” berisi beberapa kumpulan skor. Pilih salah satu: {available}.</translation>
    </message>
    <message>
        <source>{metric}: no segment of “{candidate}” that is compared has a score. Check that both files belong together.</source>
        <translation>{metric}: tidak ada segmen “{candidate}” yang dibandingkan yang memiliki skor. Periksa apakah kedua berkas itu berpasangan.</translation>
    </message>
    <message>
        <source>Not a valid regular expression.</source>
        <translation>Ekspresi reguler tidak valid.</translation>
    </message>
    <message>
        <source>This regular expression takes too long. Make it more specific.</source>
        <translation>Ekspresi reguler ini terlalu lama diproses. Buatlah lebih spesifik.</translation>
    </message>
    <message>
        <source>“{path}” already exists. Choose another name.</source>
        <translation>“{path}” sudah ada. Pilih nama lain.</translation>
    </message>
    <message>
        <source>“{path}” is not a project of this program. Choose a file saved by BLEU Desktop (.bleu).</source>
        <translation>“{path}” bukan proyek program ini. Pilih berkas yang disimpan dengan BLEU Desktop (.bleu).</translation>
    </message>
    <message>
        <source>The project “{path}” is damaged. Open a copy of it if you have one.</source>
        <translation>Proyek “{path}” rusak. Buka salinannya jika ada.</translation>
    </message>
    <message>
        <source>The project “{path}” was saved by a newer version of this program. Update the program to open it.</source>
        <translation>Proyek “{path}” disimpan dengan versi program yang lebih baru. Perbarui program untuk membukanya.</translation>
    </message>
    <message>
        <source>The project “{path}” is in use by another window or program. Try again in a moment.</source>
        <translation>Proyek “{path}” sedang dipakai jendela atau program lain. Coba lagi beberapa saat lagi.</translation>
    </message>
    <message>
        <source>Another window or program has saved the project “{path}” in the meantime. Open the project again, or save yours under another name.</source>
        <translation>Sementara itu, jendela atau program lain telah menyimpan proyek “{path}”. Buka lagi proyek itu, atau simpan proyek Anda dengan nama lain.</translation>
    </message>
    <message>
        <source>There is no run {number} in “{path}”. Choose one of the runs that the History page lists.</source>
        <translation>Tidak ada rekaman nomor {number} dalam “{path}”. Pilih salah satu rekaman yang tercantum di halaman Riwayat.</translation>
    </message>
    <message>
        <source>Only numbers were kept for these texts: {names}. Add the files again to score or check them.</source>
        <translation>Hanya angka yang disimpan untuk teks ini: {names}. Tambahkan lagi berkasnya untuk menilai atau memeriksanya.</translation>
    </message>
    <message>
        <source>The two runs have no candidate in common. Old: {old}. New: {new}. Rename the candidates so that their names match.</source>
        <translation>Kedua rekaman tidak memiliki kandidat yang sama. Lama: {old}. Baru: {new}. Ganti nama kandidatnya agar sama.</translation>
    </message>
    <message>
        <source>“{path}” cannot be saved: the disk is full. Free some space and save again. Everything saved earlier is intact.</source>
        <translation>“{path}” tidak dapat disimpan: disk penuh. Kosongkan ruang, lalu simpan lagi. Semua yang sudah disimpan tetap utuh.</translation>
    </message>
    <message>
        <source>“{path}” cannot be saved: the file or its folder is read-only. Save it somewhere else.</source>
        <translation>“{path}” tidak dapat disimpan: berkas atau foldernya hanya dapat dibaca. Simpan di tempat lain.</translation>
    </message>
    <message>
        <source>“{path}” cannot be saved: its folder or drive is no longer there. Save it somewhere else.</source>
        <translation>“{path}” tidak dapat disimpan: folder atau drive-nya sudah tidak ada. Simpan di tempat lain.</translation>
    </message>
    <message>
        <source>“{path}” cannot be saved: it is a device or a pipe, not a file. Save it somewhere else.</source>
        <translation>“{path}” tidak dapat disimpan: ini perangkat atau pipa, bukan berkas. Simpan di tempat lain.</translation>
    </message>
    <message>
        <source>“{path}” cannot be saved: the disk or the network reports an error. Save it somewhere else.</source>
        <translation>“{path}” tidak dapat disimpan: disk atau jaringan melaporkan kesalahan. Simpan di tempat lain.</translation>
    </message>
    <message>
        <source>Choose the PO file that it was compiled from.</source>
        <translation>Pilih berkas PO asal berkas itu dikompilasi.</translation>
    </message>
    <message>
        <source>Choose the TS file that it was compiled from.</source>
        <translation>Pilih berkas TS asal berkas itu dikompilasi.</translation>
    </message>
    <message>
        <source>Export it as SRT, WebVTT or TTML.</source>
        <translation>Ekspor sebagai SRT, WebVTT, atau TTML.</translation>
    </message>
    <message>
        <source>Export it as CSV, XLSX or JSON Lines.</source>
        <translation>Ekspor sebagai CSV, XLSX, atau JSON Lines.</translation>
    </message>
    <message>
        <source>Extract the archive, and choose the folder or the files in it.</source>
        <translation>Ekstrak arsip itu, lalu pilih folder atau berkas di dalamnya.</translation>
    </message>
    <message>
        <source>Choose a file that contains the text itself.</source>
        <translation>Pilih berkas yang berisi teksnya sendiri.</translation>
    </message>
    <message>
        <source>Save it as DOCX in a word processor.</source>
        <translation>Simpan sebagai DOCX di pengolah kata.</translation>
    </message>
    <message>
        <source>Export its text as XLIFF, XLSX, DOCX or plain text.</source>
        <translation>Ekspor teksnya sebagai XLIFF, XLSX, DOCX, atau teks biasa.</translation>
    </message>
    <message>
        <source>“{path}” is incomplete: its content ({format}) ends unexpectedly in line {line}. Copy or export the file again.</source>
        <translation>“{path}” tidak lengkap: isinya ({format}) terpotong di baris {line}. Salin atau ekspor ulang berkas itu.</translation>
    </message>
    <message>
        <source>“{path}” is incomplete: its content ({format}) ends unexpectedly. Copy or export the file again.</source>
        <translation>“{path}” tidak lengkap: isinya ({format}) terpotong. Salin atau ekspor ulang berkas itu.</translation>
    </message>
    <message>
        <source>“{path}” is damaged: line {line} does not follow the format ({format}). Fix that line, or export the file again.</source>
        <translation>“{path}” rusak: baris {line} tidak sesuai dengan formatnya ({format}). Perbaiki baris itu, atau ekspor ulang berkasnya.</translation>
    </message>
    <message>
        <source>“{path}” is damaged and cannot be read as {format}. Export the file again.</source>
        <translation>“{path}” rusak dan tidak dapat dibaca sebagai {format}. Ekspor ulang berkas itu.</translation>
    </message>
    <message>
        <source>The files do not have the same number of segments: “{first}” has {first_count}, “{second}” has {second_count}.</source>
        <translation>Jumlah segmen dalam berkas-berkas ini tidak sama: “{first}” berisi {first_count} segmen, sedangkan “{second}” berisi {second_count}.</translation>
    </message>
    <message>
        <source>Line 1 must translate the same text in every file, line 2 as well, and so on. Look for missing or extra lines.</source>
        <translation>Baris 1 di setiap berkas harus merupakan terjemahan dari teks yang sama, begitu pula baris 2 dan seterusnya. Periksa apakah ada baris yang kurang atau berlebih.</translation>
    </message>
    <message>
        <source>The misalignment starts at line {first_line} of “{first}”, which has no match in “{second}” (expected near line {second_line}).</source>
        <translation>Pergeseran dimulai di baris {first_line} dalam “{first}”: baris itu tidak ada dalam “{second}” (semestinya di sekitar baris {second_line}).</translation>
    </message>
    <message>
        <source>The misalignment starts at line {second_line} of “{second}”, which has no match in “{first}” (expected near line {first_line}).</source>
        <translation>Pergeseran dimulai di baris {second_line} dalam “{second}”: baris itu tidak ada dalam “{first}” (semestinya di sekitar baris {first_line}).</translation>
    </message>
    <message>
        <source>The misalignment starts at line {second_line} of “{second}”, which joins {count} lines of “{first}” (from line {first_line}).</source>
        <translation>Pergeseran dimulai di baris {second_line} dalam “{second}”: baris itu menggabungkan {count} baris dalam “{first}” (mulai baris {first_line}).</translation>
    </message>
    <message>
        <source>The last line of “{first}”, line {first_line}, is empty. Delete it: “{second}” ends one line earlier.</source>
        <translation>Baris terakhir “{first}”, yaitu baris {first_line}, kosong. Hapus baris itu: “{second}” berakhir satu baris lebih awal.</translation>
    </message>
    <message>
        <source>The last line of “{second}”, line {second_line}, is empty. Delete it: “{first}” ends one line earlier.</source>
        <translation>Baris terakhir “{second}”, yaitu baris {second_line}, kosong. Hapus baris itu: “{first}” berakhir satu baris lebih awal.</translation>
    </message>
    <message>
        <source>The misalignment starts at line {first_line} of “{first}”, which is {count} lines in “{second}” (from line {second_line}).</source>
        <translation>Pergeseran dimulai di baris {first_line} dalam “{first}”: baris itu menjadi {count} baris dalam “{second}” (mulai baris {second_line}).</translation>
    </message>
    <message>
        <source>Total misalignments: {count}.</source>
        <translation>Jumlah pergeseran: {count}.</translation>
    </message>
    <message>
        <source>{setting}: {value} is outside the range {range}.</source>
        <translation>{setting}: {value} di luar rentang {range}.</translation>
    </message>
    <message>
        <source>{setting}: “{value}” is not one of {allowed}.</source>
        <translation>{setting}: “{value}” tidak dikenal. Pilihan yang tersedia: {allowed}.</translation>
    </message>
    <message>
        <source>Line {line} of “{path}”: “{text}” is ambiguous. Use a decimal point in scores.</source>
        <translation>Baris {line} dalam “{path}”: arti “{text}” tidak jelas. Gunakan titik desimal untuk skor.</translation>
    </message>
    <message>
        <source>Line {line} of “{path}”: “{text}” is not a score. Write a number, such as 0.85.</source>
        <translation>Baris {line} dalam “{path}”: “{text}” bukan skor. Tulis angka, misalnya 0.85.</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>akses ditolak</translation>
    </message>
    <message>
        <source>the file or folder does not exist</source>
        <translation>berkas atau folder tidak ditemukan</translation>
    </message>
    <message>
        <source>no space is left on the disk</source>
        <translation>ruang disk tidak cukup</translation>
    </message>
    <message>
        <source>the network connection was lost</source>
        <translation>koneksi jaringan terputus</translation>
    </message>
    <message>
        <source>the device is not available</source>
        <translation>perangkat tidak tersedia</translation>
    </message>
    <message>
        <source>another program is using the file</source>
        <translation>berkas sedang dipakai program lain</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>terlalu banyak berkas yang terbuka</translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation>sudah ditutup</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>berupa folder</translation>
    </message>
    <message>
        <source>the device reported an error</source>
        <translation>perangkat melaporkan kesalahan</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>disk hanya dapat dibaca</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>berkas terlalu besar</translation>
    </message>
    <message>
        <source>the file name is too long</source>
        <translation>nama berkas terlalu panjang</translation>
    </message>
    <message>
        <source>the links form a loop</source>
        <translation>tautan saling merujuk tanpa akhir</translation>
    </message>
</context>
<context>
    <name>FieldChooser</name>
    <message>
        <source>Text</source>
        <translation>Teks</translation>
    </message>
    <message>
        <source>Source text</source>
        <translation>Teks sumber</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>Terjemahan</translation>
    </message>
    <message>
        <source>Alternative translation</source>
        <translation>Terjemahan alternatif</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referensi</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistem</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>plain text</source>
        <translation>teks biasa</translation>
    </message>
    <message>
        <source>spreadsheet</source>
        <translation>spreadsheet</translation>
    </message>
    <message>
        <source>XLIFF or ZIP archive</source>
        <translation>arsip XLIFF atau ZIP</translation>
    </message>
    <message>
        <source>Android strings</source>
        <translation>string Android</translation>
    </message>
    <message>
        <source>iOS strings</source>
        <translation>string iOS</translation>
    </message>
    <message>
        <source>String Catalog</source>
        <translation>katalog string</translation>
    </message>
    <message>
        <source>subtitles</source>
        <translation>subtitel</translation>
    </message>
    <message>
        <source>Translation files</source>
        <translation>Berkas terjemahan</translation>
    </message>
    <message>
        <source>Spreadsheets and tables</source>
        <translation>Spreadsheet dan tabel</translation>
    </message>
    <message>
        <source>Software strings</source>
        <translation>String perangkat lunak</translation>
    </message>
    <message>
        <source>Subtitles</source>
        <translation>Subtitel</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumen</translation>
    </message>
    <message>
        <source>Text files</source>
        <translation>Berkas teks</translation>
    </message>
    <message>
        <source>WMT test sets</source>
        <translation>Set uji WMT</translation>
    </message>
    <message>
        <source>Moses n-best list</source>
        <translation>daftar n-best Moses</translation>
    </message>
    <message>
        <source>fairseq output</source>
        <translation>keluaran fairseq</translation>
    </message>
    <message>
        <source>source code</source>
        <translation>kode sumber</translation>
    </message>
    <message>
        <source>resource script</source>
        <translation>skrip sumber daya</translation>
    </message>
    <message>
        <source>property list</source>
        <translation>daftar properti</translation>
    </message>
    <message>
        <source>template</source>
        <translation>templat</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>gambar</translation>
    </message>
</context>
<context>
    <name>Fixes</name>
    <message>
        <source>Undo tokenization</source>
        <translation>Batalkan tokenisasi</translation>
    </message>
    <message>
        <source>Compare as Simplified Chinese</source>
        <translation>Bandingkan dalam aksara Tionghoa sederhana</translation>
    </message>
    <message>
        <source>Ignore case</source>
        <translation>Abaikan besar kecilnya huruf</translation>
    </message>
    <message>
        <source>Word segmentation: {tokenizer}</source>
        <translation>Segmentasi kata: {tokenizer}</translation>
    </message>
    <message>
        <source>Pair by content</source>
        <translation>Pasangkan berdasarkan isi</translation>
    </message>
    <message>
        <source>Pair by key</source>
        <translation>Pasangkan berdasarkan kunci</translation>
    </message>
    <message>
        <source>Pair automatically</source>
        <translation>Pasangkan otomatis</translation>
    </message>
    <message>
        <source>Pair by position</source>
        <translation>Pasangkan berdasarkan posisi</translation>
    </message>
    <message>
        <source>Keep these segments</source>
        <translation>Sertakan segmen ini</translation>
    </message>
    <message>
        <source>Exclude the heading</source>
        <translation>Kecualikan judul kolom</translation>
    </message>
    <message>
        <source>Exclude untranslated segments</source>
        <translation>Kecualikan segmen yang belum diterjemahkan</translation>
    </message>
    <message>
        <source>Exclude empty segments</source>
        <translation>Kecualikan segmen kosong</translation>
    </message>
    <message>
        <source>Exclude these segments</source>
        <translation>Kecualikan segmen ini</translation>
    </message>
    <message>
        <source>Show {metric}</source>
        <translation>Tampilkan {metric}</translation>
    </message>
    <message>
        <source>Restore characters</source>
        <translation>Pulihkan karakter</translation>
    </message>
    <message>
        <source>Remove CSV quoting</source>
        <translation>Hapus tanda kutip CSV</translation>
    </message>
    <message>
        <source>Ignore typography</source>
        <translation>Abaikan tipografi</translation>
    </message>
    <message>
        <source>Remove numbered tags</source>
        <translation>Hapus tag bernomor</translation>
    </message>
    <message>
        <source>Remove introductions</source>
        <translation>Hapus frasa pengantar</translation>
    </message>
    <message>
        <source>Remove leading numbers</source>
        <translation>Hapus nomor di awal</translation>
    </message>
    <message>
        <source>Remove Markdown</source>
        <translation>Hapus Markdown</translation>
    </message>
    <message>
        <source>Keep only the translations</source>
        <translation>Pertahankan terjemahannya saja</translation>
    </message>
    <message>
        <source>Remove tags</source>
        <translation>Hapus tag</translation>
    </message>
</context>
<context>
    <name>Folders</name>
    <message>
        <source>reference</source>
        <translation>referensi</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>kandidat</translation>
    </message>
    <message>
        <source>source</source>
        <translation>teks sumber</translation>
    </message>
    <message>
        <source>matches several files: {files}</source>
        <translation>cocok dengan beberapa berkas: {files}</translation>
    </message>
    <message>
        <source>its name does not show whether it is a reference</source>
        <translation>namanya tidak menunjukkan apakah berkas ini referensi</translation>
    </message>
    <message>
        <source>a link to a place outside the folder, which is not followed</source>
        <translation>tautan ke tempat di luar folder, yang tidak diikuti</translation>
    </message>
    <message>
        <source>no file matches</source>
        <translation>tidak ada berkas yang cocok</translation>
    </message>
</context>
<context>
    <name>Gate</name>
    <message>
        <source>None of the candidates is in “{file}”, which contains {names}. Candidates are compared by name: give them the same names.</source>
        <translation>Tidak satu pun kandidat ada di “{file}”, yang berisi {names}. Kandidat dibandingkan menurut nama: beri nama yang sama.</translation>
    </message>
    <message>
        <source>There is nothing to compare: no segment has the same reference as in “{file}”. Score both with the same references.</source>
        <translation>Tidak ada yang dapat dibandingkan: tidak ada segmen yang referensinya sama dengan di “{file}”. Hitung skor keduanya dengan referensi yang sama.</translation>
    </message>
    <message>
        <source>“{file}” has no {metric} score to compare with.</source>
        <translation>“{file}” tidak memuat skor {metric} untuk dibandingkan.</translation>
    </message>
    <message>
        <source>{metric} scores cannot be compared with “{file}”, because they were computed differently: {differences}. Score both with the same options.</source>
        <translation>Skor {metric} tidak dapat dibandingkan dengan “{file}” karena dihitung dengan cara berbeda: {differences}. Hitung skor keduanya dengan opsi yang sama.</translation>
    </message>
    <message>
        <source>The references have changed since “{file}”, which does not say which segments are still the same. Create it again with --format json -sl, or record it in a project that keeps texts.</source>
        <translation>Referensi telah berubah sejak “{file}”, yang tidak menyebutkan segmen mana yang masih sama. Buat ulang dengan --format json -sl, atau catat dalam proyek yang menyimpan teks.</translation>
    </message>
    <message>
        <source>“{file}” has no segment counts to compare with. Create it again with --format json -sl.</source>
        <translation>“{file}” tidak memuat hitungan per segmen untuk dibandingkan. Buat ulang berkas itu dengan --format json -sl.</translation>
    </message>
    <message>
        <source>“{file}” is damaged: its segment counts do not add up to its scores. Create it again with --format json -sl.</source>
        <translation>“{file}” rusak: hitungan per segmennya tidak sesuai dengan skornya. Buat ulang berkas itu dengan --format json -sl.</translation>
    </message>
    <message>
        <source>“{path}” has no runs to compare with. Record one with --record.</source>
        <translation>“{path}” belum berisi rekaman untuk dibandingkan. Catat satu rekaman dengan --record.</translation>
    </message>
    <message>
        <source>All runs in “{path}” failed. Name one to compare with: {path}#run=1</source>
        <translation>Semua rekaman di “{path}” gagal. Sebutkan salah satu untuk dibandingkan: {path}#run=1</translation>
    </message>
    <message>
        <source>“{path}” is not a result of bleu-score. Create one with --format json.</source>
        <translation>“{path}” bukan hasil bleu-score. Buat hasilnya dengan --format json.</translation>
    </message>
    <message>
        <source>--max-drop cannot be negative.</source>
        <translation>--max-drop tidak boleh negatif.</translation>
    </message>
    <message>
        <source>--min-common must be between 0 and 100.</source>
        <translation>--min-common harus antara 0 dan 100.</translation>
    </message>
    <message>
        <source>--against needs --max-drop or --no-significant-drop.</source>
        <translation>--against memerlukan --max-drop atau --no-significant-drop.</translation>
    </message>
    <message>
        <source>{option} needs an earlier result: --against FILE.</source>
        <translation>{option} memerlukan hasil sebelumnya: --against BERKAS.</translation>
    </message>
    <message>
        <source>Quality gate</source>
        <translation>Pemeriksaan mutu</translation>
    </message>
    <message>
        <source>read options and limits from this file (default: bleu.toml in the current folder)</source>
        <translation>baca opsi dan batas dari berkas ini (bawaan: bleu.toml di folder saat ini)</translation>
    </message>
    <message>
        <source>do not read bleu.toml</source>
        <translation>jangan baca bleu.toml</translation>
    </message>
    <message>
        <source>read only the options in bleu.toml, not the limits</source>
        <translation>dari bleu.toml, baca opsi saja, tanpa batas</translation>
    </message>
    <message>
        <source>exit code 1 if a score is below this (for TER: above)</source>
        <translation>kode keluar 1 jika suatu skor di bawah nilai ini (untuk TER: di atasnya)</translation>
    </message>
    <message>
        <source>the earlier result: a JSON file of bleu-score, or a project, as in project.bleu#run=3 (default: its last run that did not fail)</source>
        <translation>hasil sebelumnya: berkas JSON dari bleu-score, atau proyek, misalnya project.bleu#run=3 (bawaan: rekaman terakhirnya yang tidak gagal)</translation>
    </message>
    <message>
        <source>exit code 1 if a score is worse than the earlier one by more than this</source>
        <translation>kode keluar 1 jika suatu skor memburuk lebih dari nilai ini dibandingkan skor sebelumnya</translation>
    </message>
    <message>
        <source>POINTS</source>
        <translation>POIN</translation>
    </message>
    <message>
        <source>exit code 1 if a score is significantly worse than the earlier one, by a paired test of the segments in common</source>
        <translation>kode keluar 1 jika suatu skor lebih buruk secara signifikan daripada skor sebelumnya, menurut uji berpasangan atas segmen yang sama</translation>
    </message>
    <message>
        <source>exit code 1 if less than this percentage of the segments is in common with the earlier result (default: {default})</source>
        <translation>kode keluar 1 jika persentase segmen yang sama dengan hasil sebelumnya kurang dari nilai ini (bawaan: {default})</translation>
    </message>
    <message>
        <source>exit code 1 if a file in a folder is missing, has a different type or has no counterpart</source>
        <translation>kode keluar 1 jika ada berkas dalam folder yang hilang, berjenis lain, atau tanpa pasangan</translation>
    </message>
    <message>
        <source>metrics these limits apply to (default: bleu)</source>
        <translation>metrik yang dikenai batas ini (bawaan: bleu)</translation>
    </message>
    <message>
        <source>write the result as JUnit XML</source>
        <translation>tulis hasilnya sebagai JUnit XML</translation>
    </message>
    <message>
        <source>write the result as Markdown; appended if the file is $GITHUB_STEP_SUMMARY</source>
        <translation>tulis hasilnya sebagai Markdown; pada $GITHUB_STEP_SUMMARY ditambahkan di akhir</translation>
    </message>
    <message>
        <source>Quality gate passed.</source>
        <translation>Pemeriksaan mutu lolos.</translation>
    </message>
    <message>
        <source>Quality gate failed.</source>
        <translation>Pemeriksaan mutu tidak lolos.</translation>
    </message>
    <message>
        <source>Compared with “{name}”.</source>
        <translation>Dibandingkan dengan “{name}”.</translation>
    </message>
    <message>
        <source>Passed: {what} – {why}</source>
        <translation>Lolos: {what} – {why}</translation>
    </message>
    <message>
        <source>Failed: {what} – {why}</source>
        <translation>Tidak lolos: {what} – {why}</translation>
    </message>
    <message>
        <source>Segments in common: {common} (now {segments}, previously {earlier}).</source>
        <translation>Segmen yang sama: {common} (kini {segments}, sebelumnya {earlier}).</translation>
    </message>
    <message>
        <source>{metric} {score} is not compared: fewer than {limit} of the segments are in common.</source>
        <translation>{metric} {score} tidak dibandingkan: segmen yang sama kurang dari {limit}.</translation>
    </message>
    <message>
        <source>{metric} {score} is within the limit of {limit}.</source>
        <translation>{metric} {score} memenuhi batas {limit}.</translation>
    </message>
    <message>
        <source>{metric} {score} is {points} above the limit of {limit}.</source>
        <translation>{metric} {score} berada {points} di atas batas {limit}.</translation>
    </message>
    <message>
        <source>{metric} {score} is {points} below the limit of {limit}.</source>
        <translation>{metric} {score} berada {points} di bawah batas {limit}.</translation>
    </message>
    <message>
        <source>{metric} {score}, previously {earlier}: not worse.</source>
        <translation>{metric} {score}, sebelumnya {earlier}: tidak lebih buruk.</translation>
    </message>
    <message>
        <source>{metric} {score}, previously {earlier}: significantly worse (p {p}).</source>
        <translation>{metric} {score}, sebelumnya {earlier}: lebih buruk secara signifikan (p {p}).</translation>
    </message>
    <message>
        <source>{metric} {score}, previously {earlier}: not significantly worse (p {p}).</source>
        <translation>{metric} {score}, sebelumnya {earlier}: tidak lebih buruk secara signifikan (p {p}).</translation>
    </message>
    <message>
        <source>Failed: {why}</source>
        <translation>Tidak lolos: {why}</translation>
    </message>
    <message>
        <source>Checks passed: {passed} of {checks}.</source>
        <translation>Pemeriksaan yang lolos: {passed} dari {checks}.</translation>
    </message>
    <message>
        <source>Quality gate not passed: there were errors.</source>
        <translation>Pemeriksaan mutu tidak lolos: terjadi kesalahan.</translation>
    </message>
    <message>
        <source>Nothing could be judged by the quality gate.</source>
        <translation>Tidak ada yang dapat dinilai dalam pemeriksaan mutu.</translation>
    </message>
    <message>
        <source>Judged: {judged} of {checks}.</source>
        <translation>Dinilai: {judged} dari {checks}.</translation>
    </message>
    <message>
        <source>Not judged: {what} – {why}</source>
        <translation>Tidak dinilai: {what} – {why}</translation>
    </message>
    <message>
        <source>Too short to judge by {metric}: every reference has fewer tokens than the longest n-gram. --gate-metrics chrf judges such texts.</source>
        <translation>Terlalu pendek untuk dinilai dengan {metric}: semua referensi berisi lebih sedikit token daripada n-gram terpanjang. Teks semacam ini dapat dinilai dengan --gate-metrics chrf.</translation>
    </message>
    <message>
        <source>{metric} {score}, previously {earlier}: worse by {points} (allowed: {limit}).</source>
        <translation>{metric} {score}, sebelumnya {earlier}: memburuk {points} (batasnya {limit}).</translation>
    </message>
    <message>
        <source>{metric} {score}, previously {earlier}: worse by {points} (allowed: only {limit}).</source>
        <translation>{metric} {score}, sebelumnya {earlier}: memburuk {points} (batasnya hanya {limit}).</translation>
    </message>
    <message>
        <source>Nothing could be scored in the earlier result, so nothing was compared.</source>
        <translation>Pada hasil sebelumnya tidak ada yang dapat diberi skor, sehingga tidak ada yang dibandingkan.</translation>
    </message>
    <message>
        <source>New files, not compared: {names}.</source>
        <translation>Berkas baru, tidak dibandingkan: {names}.</translation>
    </message>
    <message>
        <source>Files no longer present: {names}.</source>
        <translation>Berkas yang sudah tidak ada: {names}.</translation>
    </message>
    <message>
        <source>New candidates, not compared: {names}.</source>
        <translation>Kandidat baru, tidak dibandingkan: {names}.</translation>
    </message>
    <message>
        <source>Candidates no longer present: {names}.</source>
        <translation>Kandidat yang sudah tidak ada: {names}.</translation>
    </message>
    <message>
        <source>Not compared, because all their references have changed: {names}.</source>
        <translation>Tidak dibandingkan karena semua referensinya berubah: {names}.</translation>
    </message>
    <message>
        <source>Unpaired files: {names}.</source>
        <translation>Berkas tanpa pasangan: {names}.</translation>
    </message>
    <message>
        <source>Other types of files, skipped: {count}.</source>
        <translation>Berkas jenis lain yang dilewati: {count}.</translation>
    </message>
    <message>
        <source>Configuration: {file}</source>
        <translation>Konfigurasi: {file}</translation>
    </message>
    <message>
        <source>--gate-metrics: “{candidate}” has no {metric} score, only scores in {names}.</source>
        <translation>--gate-metrics: “{candidate}” tidak memiliki skor {metric}, hanya skor {names}.</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Skor</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Teks</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Metrik</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Skor</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Perubahan</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Hasil</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Kesalahan</translation>
    </message>
    <message>
        <source>{segments} ({common} in common)</source>
        <translation>{segments} ({common} sama)</translation>
    </message>
    <message>
        <source>too short to judge</source>
        <translation>terlalu pendek untuk dinilai</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>lolos</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>tidak lolos</translation>
    </message>
    <message>
        <source>… and {count} more</source>
        <translation>… dan {count} lagi</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>Not in the reference</source>
        <translation>Tidak ada di referensi</translation>
    </message>
    <message>
        <source>Only in the reference</source>
        <translation>Hanya ada di referensi</translation>
    </message>
    <message>
        <source>Later in the reference</source>
        <translation>Di referensi letaknya lebih akhir</translation>
    </message>
    <message>
        <source>Earlier in the reference</source>
        <translation>Di referensi letaknya lebih awal</translation>
    </message>
    <message>
        <source>Longest match, in tokens:</source>
        <translation>Kecocokan terpanjang, dalam token:</translation>
    </message>
    <message>
        <source>{count} or more</source>
        <translation>{count} atau lebih</translation>
    </message>
    <message>
        <source>repeated too often</source>
        <translation>terlalu sering diulang</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>tidak cocok</translation>
    </message>
    <message>
        <source>compared with the reference</source>
        <translation>dibandingkan dengan referensi</translation>
    </message>
    <message>
        <source>compared with the most similar reference</source>
        <translation>dibandingkan dengan referensi yang paling mirip</translation>
    </message>
    <message>
        <source>added</source>
        <translation>ditambahkan</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>dihapus</translation>
    </message>
    <message>
        <source>→ moved</source>
        <translation>→ dipindah</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>the unit that is counted; spaces between tokens are not</source>
        <translation>satuan yang dihitung; spasi di antara token tidak dihitung</translation>
    </message>
    <message>
        <source>Missing from the candidate</source>
        <translation>Hilang di kandidat</translation>
    </message>
    <message>
        <source>Compared as “{token}”</source>
        <translation>Dibandingkan sebagai “{token}”</translation>
    </message>
    <message>
        <source>Reference {number}</source>
        <translation>Referensi {number}</translation>
    </message>
    <message>
        <source>In none of the references</source>
        <translation>Tidak ada di referensi mana pun</translation>
    </message>
    <message>
        <source>Matches as a single token</source>
        <translation>Cocok sebagai token tunggal</translation>
    </message>
    <message>
        <source>Part of a match of {count} tokens</source>
        <translation>Bagian dari {count} token yang cocok</translation>
    </message>
    <message>
        <source>Repeated: counted once, because the reference has it once</source>
        <translation>Berulang: dihitung sekali karena referensi memuatnya sekali</translation>
    </message>
    <message>
        <source>Repeated: counted {count} times, because the reference has it {count} times</source>
        <translation>Berulang: dihitung {count} kali karena referensi memuatnya {count} kali</translation>
    </message>
    <message>
        <source>from the suggestion to the final text</source>
        <translation>dari usulan ke teks akhir</translation>
    </message>
</context>
<context>
    <name>Metrics</name>
    <message>
        <source>Compares sequences of up to four tokens.</source>
        <translation>Membandingkan rangkaian satu sampai empat token.</translation>
    </message>
    <message>
        <source>Compares sequences of up to six characters. Higher is better.</source>
        <translation>Membandingkan rangkaian satu sampai enam karakter. Makin tinggi, makin baik.</translation>
    </message>
    <message>
        <source>Compares sequences of up to six characters and of one and two words. Higher is better.</source>
        <translation>Membandingkan rangkaian satu sampai enam karakter serta rangkaian satu dan dua kata. Makin tinggi, makin baik.</translation>
    </message>
    <message>
        <source>Counts the edits that would turn the candidate into the reference, per 100 words of the reference. Lower is better.</source>
        <translation>Menghitung jumlah suntingan yang diperlukan untuk mengubah kandidat menjadi referensi, per 100 kata referensi. Makin rendah, makin baik.</translation>
    </message>
    <message>
        <source>External score, not computed here. Lower is better.</source>
        <translation>Skor eksternal, tidak dihitung di sini. Makin rendah, makin baik.</translation>
    </message>
    <message>
        <source>External score, not computed here. Higher is better.</source>
        <translation>Skor eksternal, tidak dihitung di sini. Makin tinggi, makin baik.</translation>
    </message>
    <message>
        <source>External score, not computed here</source>
        <translation>Skor eksternal, tidak dihitung di sini</translation>
    </message>
    <message>
        <source>– too short for BLEU</source>
        <translation>– terlalu pendek untuk BLEU</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>“{name}”</translation>
    </message>
    <message>
        <source>No comparison</source>
        <translation>Tanpa perbandingan</translation>
    </message>
    <message>
        <source>Paired bootstrap</source>
        <translation>Bootstrap berpasangan</translation>
    </message>
    <message>
        <source>Approximate randomization</source>
        <translation>Randomisasi aproksimatif</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>Tidak ada perbedaan</translation>
    </message>
    <message>
        <source>The segments of a document are alike, so the test swaps whole documents, and intervals are drawn from whole documents ({documents}). With fewer than {least} documents, no difference can be significant.</source>
        <translation>Segmen dalam satu dokumen saling mirip, sehingga uji ini menukar dokumen secara utuh, dan interval diambil dari dokumen utuh ({documents}). Dengan kurang dari {least} dokumen, tidak mungkin ada selisih yang signifikan.</translation>
    </message>
    <message>
        <source>If fewer than {few} segments differ, p comes from randomization.</source>
        <translation>Jika segmen yang berbeda kurang dari {few}, nilai p berasal dari randomisasi.</translation>
    </message>
    <message>
        <source>With “{fix}”, the verdict by {metric} on “{candidate}” against “{baseline}” is “{verdict}”.</source>
        <translation>Dengan “{fix}”, kesimpulan menurut {metric} untuk “{candidate}” terhadap “{baseline}” adalah “{verdict}”.</translation>
    </message>
    <message>
        <source>An interval does not answer the same question as the test: it can exclude 0 where a difference is not significant, and contain 0 where it is.</source>
        <translation>Interval menjawab pertanyaan yang berbeda dari uji: interval dapat tidak memuat 0 meskipun selisihnya tidak signifikan, dan dapat memuat 0 meskipun selisihnya signifikan.</translation>
    </message>
    <message>
        <source>Confidence intervals are not corrected for the number of comparisons.</source>
        <translation>Interval kepercayaan tidak dikoreksi menurut jumlah perbandingan.</translation>
    </message>
    <message>
        <source>p is not corrected for the number of metrics: if two candidates are equally good, one is significantly better by BLEU, chrF or TER in about {rate}% of cases.</source>
        <translation>p tidak dikoreksi menurut jumlah metrik: jika dua kandidat sama baiknya, salah satu tampak lebih baik secara signifikan menurut BLEU, chrF, atau TER dalam sekitar {rate}% kasus.</translation>
    </message>
    <message>
        <source>Verdicts are not based on sacreBLEU’s p-value, which ignores the sign of the resampled differences: at p ≤ {limit}, it usually finds a difference between equally good candidates in more than 10% of cases.</source>
        <translation>Kesimpulan tidak didasarkan pada nilai p sacreBLEU, yang mengabaikan tanda selisih hasil pengulangan: dengan p ≤ {limit}, nilai itu biasanya menemukan perbedaan antara kandidat yang sama baiknya dalam lebih dari 10% kasus.</translation>
    </message>
    <message>
        <source>Pairwise accuracy: pairs of candidates in the same order as by {human}</source>
        <translation>Akurasi berpasangan: pasangan kandidat yang urutannya sama dengan menurut {human}</translation>
    </message>
    <message>
        <source>{agreeing} of {pairs} ({share})</source>
        <translation>{agreeing} dari {pairs} ({share})</translation>
    </message>
    <message>
        <source>Pairs with equal {human}, not counted: {count}</source>
        <translation>Pasangan dengan {human} yang sama, tidak dihitung: {count}</translation>
    </message>
    <message>
        <source>none, because all scores are equal</source>
        <translation>tidak ada, karena semua skor sama</translation>
    </message>
    <message>
        <source>none, with fewer than two segments</source>
        <translation>tidak ada, karena kurang dari dua segmen</translation>
    </message>
    <message>
        <source>Pearson’s r {pearson}, Kendall’s τ-b {kendall}</source>
        <translation>r Pearson {pearson}, τ-b Kendall {kendall}</translation>
    </message>
    <message>
        <source>Correlation with {metric} by segment: {values}</source>
        <translation>Korelasi dengan {metric} per segmen: {values}</translation>
    </message>
    <message>
        <source>May be due to chance</source>
        <translation>Mungkin kebetulan</translation>
    </message>
    <message>
        <source>Sentence BLEU</source>
        <translation>BLEU kalimat</translation>
    </message>
    <message>
        <source>95% confidence interval: {interval}</source>
        <translation>Interval kepercayaan 95%: {interval}</translation>
    </message>
    <message>
        <source>All of the confidence interval is in this band.</source>
        <translation>Seluruh interval kepercayaan berada dalam rentang ini.</translation>
    </message>
    <message>
        <source>The confidence interval spans two bands: {bands}.</source>
        <translation>Interval kepercayaan mencakup dua rentang: {bands}.</translation>
    </message>
    <message>
        <source>The confidence interval spans {count} bands, from “{first}” to “{last}”.</source>
        <translation>Interval kepercayaan mencakup {count} rentang, dari “{first}” sampai “{last}”.</translation>
    </message>
    <message>
        <source>Comparison by {tests}</source>
        <translation>Perbandingan antarkandidat: {tests}</translation>
    </message>
    <message>
        <source>exact paired randomization</source>
        <translation>randomisasi berpasangan eksak</translation>
    </message>
    <message>
        <source>paired approximate randomization ({trials} trials, seed {seed})</source>
        <translation>randomisasi aproksimatif berpasangan ({trials} pengulangan, seed {seed})</translation>
    </message>
    <message>
        <source>paired bootstrap ({resamples} resamples, seed {seed})</source>
        <translation>bootstrap berpasangan ({resamples} pengulangan, seed {seed})</translation>
    </message>
    <message>
        <source>Significantly better</source>
        <translation>Lebih baik secara signifikan</translation>
    </message>
    <message>
        <source>Significantly worse</source>
        <translation>Lebih buruk secara signifikan</translation>
    </message>
    <message>
        <source>Undecided: at the limit</source>
        <translation>Belum dapat diputuskan: tepat di batas</translation>
    </message>
    <message>
        <source>At the limit: p is so close to {limit} that other random numbers could change the verdict.</source>
        <translation>Tepat di batas: nilai p begitu dekat dengan {limit} sehingga bilangan acak lain dapat mengubah kesimpulan.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>earlier version</source>
        <translation>versi sebelumnya</translation>
    </message>
    <message>
        <source>unknown origin</source>
        <translation>asal tidak diketahui</translation>
    </message>
    <message>
        <source>all tables</source>
        <translation>semua tabel</translation>
    </message>
    <message>
        <source>as used</source>
        <translation>yang dipakai</translation>
    </message>
    <message>
        <source>best match</source>
        <translation>kecocokan tertinggi</translation>
    </message>
    <message>
        <source>first match</source>
        <translation>kecocokan pertama</translation>
    </message>
    <message>
        <source>headings in row {row}</source>
        <translation>judul kolom di baris {row}</translation>
    </message>
    <message>
        <source>no headings</source>
        <translation>tanpa judul kolom</translation>
    </message>
    <message>
        <source>key</source>
        <translation>kunci</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>No problem</source>
        <translation>Tidak ada masalah</translation>
    </message>
    <message>
        <source>Wrong reference</source>
        <translation>Referensi salah</translation>
    </message>
    <message>
        <source>Problem in the source</source>
        <translation>Masalah pada teks sumber</translation>
    </message>
    <message>
        <source>Mistranslation</source>
        <translation>Salah terjemahan</translation>
    </message>
    <message>
        <source>Omission</source>
        <translation>Penghilangan</translation>
    </message>
    <message>
        <source>Addition</source>
        <translation>Penambahan</translation>
    </message>
    <message>
        <source>Terminology</source>
        <translation>Istilah</translation>
    </message>
    <message>
        <source>Grammar or spelling</source>
        <translation>Tata bahasa atau ejaan</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Gaya bahasa</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Lainnya</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <translation>{first}; {second}</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>{label}: {text}</source>
        <translation>{label}: {text}</translation>
    </message>
    <message>
        <source>{text} ({detail})</source>
        <translation>{text} ({detail})</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} sampai {high}</translation>
    </message>
    <message>
        <source>{low}–{high}</source>
        <translation>{low}–{high}</translation>
    </message>
    <message>
        <source>{heading}:</source>
        <translation>{heading}:</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>{low}–{high}%</source>
        <translation>{low}–{high}%</translation>
    </message>
</context>
<context>
    <name>Others</name>
    <message>
        <source>BLEU in other programs:</source>
        <translation>BLEU di program lain:</translation>
    </message>
    <message>
        <source>Each reference scored against the others, with the candidates against the same others:</source>
        <translation>Setiap referensi dinilai terhadap referensi lainnya, dan kandidat terhadap referensi yang sama:</translation>
    </message>
    <message>
        <source>References can be compared only if at least two have text in the same segment.</source>
        <translation>Referensi hanya dapat dibandingkan jika setidaknya dua di antaranya memiliki teks di segmen yang sama.</translation>
    </message>
    <message>
        <source>no smoothing</source>
        <translation>tanpa pemulusan</translation>
    </message>
    <message>
        <source>{tokens}, {smoothing}, {length}</source>
        <translation>{tokens}, {smoothing}, {length}</translation>
    </message>
    <message>
        <source>This is its choice for this language; without -l, it uses 13a.</source>
        <translation>Ini pilihannya untuk bahasa ini; tanpa -l, program itu memakai 13a.</translation>
    </message>
    <message>
        <source>It expects tokens instead of text; here, the text is split at spaces.</source>
        <translation>Program ini memerlukan token, bukan teks: di sini, teks dipisahkan menurut spasi.</translation>
    </message>
    <message>
        <source>Its log shows the average over batches or formulas, which is a different number.</source>
        <translation>Log-nya menampilkan rata-rata per batch atau per rumus, dan angkanya berbeda.</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>tidak ada perbedaan</translation>
    </message>
    <message>
        <source>case-sensitive</source>
        <translation>membedakan huruf besar dan kecil</translation>
    </message>
    <message>
        <source>n-grams up to order {order}</source>
        <translation>n-gram hingga orde {order}</translation>
    </message>
    <message>
        <source>empty references are counted</source>
        <translation>referensi kosong ikut dihitung</translation>
    </message>
    <message>
        <source>segments too short for an order are counted as misses</source>
        <translation>segmen yang terlalu pendek untuk suatu orde dihitung sebagai tidak cocok</translation>
    </message>
    <message>
        <source>all orders are counted</source>
        <translation>semua orde dihitung</translation>
    </message>
    <message>
        <source>split at spaces only</source>
        <translation>hanya dipisahkan menurut spasi</translation>
    </message>
    <message>
        <source>word segmentation {name}</source>
        <translation>segmentasi kata {name}</translation>
    </message>
    <message>
        <source>smoothing {name}</source>
        <translation>pemulusan {name}</translation>
    </message>
    <message>
        <source>closest reference length</source>
        <translation>panjang referensi terdekat</translation>
    </message>
    <message>
        <source>shortest reference length</source>
        <translation>panjang referensi terpendek</translation>
    </message>
    <message>
        <source>No score here: word segmentation {name} is not installed.</source>
        <translation>Tidak ada skor: segmentasi kata {name} tidak terpasang.</translation>
    </message>
    <message>
        <source>No score: with an empty candidate, it divides by zero.</source>
        <translation>Tidak ada skor: dengan kandidat kosong, terjadi pembagian dengan nol.</translation>
    </message>
    <message>
        <source>No score: with a reference length of 0, it divides by zero.</source>
        <translation>Tidak ada skor: dengan panjang referensi 0, terjadi pembagian dengan nol.</translation>
    </message>
</context>
<context>
    <name>Pairs</name>
    <message>
        <source>Only in the reference</source>
        <translation>Hanya ada di referensi</translation>
    </message>
    <message>
        <source>Only in the candidate</source>
        <translation>Hanya ada di kandidat</translation>
    </message>
    <message>
        <source>Key occurs more than once</source>
        <translation>Kunci muncul lebih dari sekali</translation>
    </message>
    <message>
        <source>Empty in the reference</source>
        <translation>Kosong di referensi</translation>
    </message>
    <message>
        <source>No suggestion in the file</source>
        <translation>Tidak ada usulan dalam berkas</translation>
    </message>
    <message>
        <source>Empty in the candidate</source>
        <translation>Kosong di kandidat</translation>
    </message>
    <message>
        <source>Untranslated (the candidate is the source text)</source>
        <translation>Belum diterjemahkan (kandidat sama dengan teks sumber)</translation>
    </message>
    <message>
        <source>Same key, but different source text</source>
        <translation>Kunci sama, tetapi teks sumber berbeda</translation>
    </message>
    <message>
        <source>Reference marked as not translated</source>
        <translation>Referensi ditandai belum diterjemahkan</translation>
    </message>
    <message>
        <source>Marked as not to be translated</source>
        <translation>Ditandai tidak untuk diterjemahkan</translation>
    </message>
    <message>
        <source>Reference marked for review or not confirmed</source>
        <translation>Referensi ditandai perlu ditinjau atau belum dikonfirmasi</translation>
    </message>
    <message>
        <source>Candidate marked for review or not confirmed</source>
        <translation>Kandidat ditandai perlu ditinjau atau belum dikonfirmasi</translation>
    </message>
    <message>
        <source>Heading of a column</source>
        <translation>Judul kolom</translation>
    </message>
    <message>
        <source>Notes, IDs or source texts (identical in all files)</source>
        <translation>Catatan, ID, atau teks sumber (identik di semua berkas)</translation>
    </message>
    <message>
        <source>Perhaps notes or IDs (identical in all files)</source>
        <translation>Mungkin catatan atau ID (identik di semua berkas)</translation>
    </message>
    <message>
        <source>Paired by key</source>
        <translation>Dipasangkan berdasarkan kunci</translation>
    </message>
    <message>
        <source>Paired by source text</source>
        <translation>Dipasangkan berdasarkan teks sumber</translation>
    </message>
    <message>
        <source>Paired by time</source>
        <translation>Dipasangkan berdasarkan waktu</translation>
    </message>
    <message>
        <source>Paired by position</source>
        <translation>Dipasangkan berdasarkan posisi</translation>
    </message>
    <message>
        <source>Paired by content</source>
        <translation>Dipasangkan berdasarkan isi</translation>
    </message>
    <message>
        <source>Paired in different ways</source>
        <translation>Dipasangkan dengan cara yang berbeda-beda</translation>
    </message>
    <message>
        <source>Only among the final texts</source>
        <translation>Hanya ada di teks akhir</translation>
    </message>
    <message>
        <source>Only among the suggestions</source>
        <translation>Hanya ada di usulan</translation>
    </message>
    <message>
        <source>Without a final text</source>
        <translation>Tanpa teks akhir</translation>
    </message>
    <message>
        <source>Without a suggestion</source>
        <translation>Tanpa usulan</translation>
    </message>
    <message>
        <source>Untranslated (the suggestion is the source text)</source>
        <translation>Belum diterjemahkan (usulan sama dengan teks sumber)</translation>
    </message>
    <message>
        <source>Marked as not translated</source>
        <translation>Ditandai belum diterjemahkan</translation>
    </message>
    <message>
        <source>Marked for review or not confirmed</source>
        <translation>Ditandai perlu ditinjau atau belum dikonfirmasi</translation>
    </message>
    <message>
        <source>Suggestion marked for review or not confirmed</source>
        <translation>Usulan ditandai perlu ditinjau atau belum dikonfirmasi</translation>
    </message>
</context>
<context>
    <name>Projects</name>
    <message>
        <source>Run {number} cannot be scored again: its texts are not kept, and files are missing or have changed: {files}.</source>
        <translation>Rekaman nomor {number} tidak dapat dihitung ulang: teksnya tidak disimpan, dan ada berkas yang hilang atau berubah: {files}.</translation>
    </message>
    <message>
        <source>Run {number} was scored again: all numbers agree to the last digit.</source>
        <translation>Rekaman nomor {number} dihitung ulang: semua angka sama hingga digit terakhir.</translation>
    </message>
    <message>
        <source>Run {number} was scored again, but {metric} of “{candidate}” is {computed} instead of {recorded}.</source>
        <translation>Rekaman nomor {number} dihitung ulang, tetapi {metric} untuk “{candidate}” adalah {computed}, bukan {recorded}.</translation>
    </message>
    <message>
        <source>Run {number} was scored again, but {part} do not match.</source>
        <translation>Rekaman nomor {number} dihitung ulang, tetapi {part} berbeda.</translation>
    </message>
    <message>
        <source>the candidates</source>
        <translation>kandidatnya</translation>
    </message>
    <message>
        <source>the segments</source>
        <translation>segmennya</translation>
    </message>
    <message>
        <source>the segment counts</source>
        <translation>hitungan per segmen</translation>
    </message>
    <message>
        <source>the confidence intervals</source>
        <translation>interval kepercayaannya</translation>
    </message>
    <message>
        <source>the significance tests</source>
        <translation>uji signifikansinya</translation>
    </message>
</context>
<context>
    <name>Ratings</name>
    <message>
        <source>Segments rated: {judged} of {segments}.</source>
        <translation>Segmen yang dinilai: {judged} dari {segments}.</translation>
    </message>
    <message>
        <source>{metric}, {name} and {other}:</source>
        <translation>{metric}, {name} dan {other}:</translation>
    </message>
    <message>
        <source>{metric}: raters who rated only some of the candidates: {count} ({names}).</source>
        <translation>{metric}: penilai yang hanya menilai sebagian kandidat: {count} ({names}).</translation>
    </message>
    <message>
        <source>Raters: {count}.</source>
        <translation>Penilai: {count}.</translation>
    </message>
    <message>
        <source>No segment was rated for both.</source>
        <translation>Tidak ada segmen yang dinilai untuk keduanya.</translation>
    </message>
    <message>
        <source>Segments rated for both: {judged} of {segments}.</source>
        <translation>Segmen yang dinilai untuk keduanya: {judged} dari {segments}.</translation>
    </message>
    <message>
        <source>BLEU on the same segments favors the same one, by {points} points.</source>
        <translation>BLEU pada segmen yang sama juga mengunggulkannya, dengan selisih {points} poin.</translation>
    </message>
    <message>
        <source>BLEU on the same segments favors the other one, by {points} points.</source>
        <translation>BLEU pada segmen yang sama mengunggulkan yang lain, dengan selisih {points} poin.</translation>
    </message>
    <message>
        <source>Segments that two or more people rated for both: {segments}. In {agreeing} of them, they agree on which one is better.</source>
        <translation>Segmen yang dinilai oleh dua orang atau lebih untuk keduanya: {segments}. Pada {agreeing} di antaranya, mereka sepakat mana yang lebih baik.</translation>
    </message>
    <message>
        <source>{name} is significantly ahead by {difference} ({interval}).</source>
        <translation>{name} unggul secara signifikan, {difference} ({interval}).</translation>
    </message>
    <message>
        <source>BLEU on the same segments differs by {points} points.</source>
        <translation>BLEU pada segmen yang sama berselisih {points} poin.</translation>
    </message>
    <message>
        <source>Both are rated equal.</source>
        <translation>Keduanya dinilai sama.</translation>
    </message>
    <message>
        <source>{name} is ahead by {difference}.</source>
        <translation>{name} lebih unggul {difference}.</translation>
    </message>
    <message>
        <source>{name} is ahead by {difference} ({interval}); this may be chance.</source>
        <translation>{name} lebih unggul {difference} ({interval}); ini mungkin kebetulan.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>The candidate is empty here.</source>
        <translation>Kandidat kosong di sini.</translation>
    </message>
    <message>
        <source>There is no reference text here, so nothing can match.</source>
        <translation>Tidak ada teks referensi di sini, jadi tidak ada yang bisa cocok.</translation>
    </message>
    <message>
        <source>Not a single word is in the reference.</source>
        <translation>Tidak satu kata pun ada di referensi.</translation>
    </message>
    <message>
        <source>Differ only in case: {words}</source>
        <translation>Hanya berbeda besar kecilnya huruf: {words}</translation>
    </message>
    <message>
        <source>Repeated more often than in the reference: {words}</source>
        <translation>Diulang lebih sering daripada di referensi: {words}</translation>
    </message>
    <message>
        <source>Identical to reference {number}.</source>
        <translation>Sama persis dengan referensi {number}.</translation>
    </message>
    <message>
        <source>Identical to the reference.</source>
        <translation>Sama persis dengan referensi.</translation>
    </message>
    <message>
        <source>In both texts, but split differently: {passages}</source>
        <translation>Ada di kedua teks, tetapi dipotong secara berbeda: {passages}</translation>
    </message>
    <message>
        <source>Too short. Tokens: {candidate}, in the reference: {reference}. This lowers the score by {share}.</source>
        <translation>Terlalu pendek. Token: {candidate}, di referensi: {reference}. Hal ini menurunkan skor sebesar {share}.</translation>
    </message>
    <message>
        <source>Long. Tokens: {candidate}, in the reference: {reference}. The extra ones cannot match.</source>
        <translation>Panjang. Token: {candidate}, di referensi: {reference}. Kelebihannya tidak mungkin cocok.</translation>
    </message>
    <message>
        <source>Many words match ({matched} of {total}), but few of them side by side ({pairs} of {all_pairs} pairs): they are in a different order or scattered.</source>
        <translation>Banyak kata yang cocok ({matched} dari {total}), tetapi hanya sedikit yang bersebelahan ({pairs} dari {all_pairs} pasangan): urutannya berbeda atau terpencar.</translation>
    </message>
    <message>
        <source>Missing, although reference {number} has them: {words}</source>
        <translation>Hilang, padahal ada di referensi {number}: {words}</translation>
    </message>
    <message>
        <source>Missing: {words}</source>
        <translation>Hilang: {words}</translation>
    </message>
    <message>
        <source>In no reference: {words}</source>
        <translation>Tidak ada di referensi mana pun: {words}</translation>
    </message>
    <message>
        <source>Not in the reference: {words}</source>
        <translation>Tidak ada di referensi: {words}</translation>
    </message>
    <message>
        <source>No sequence of {order} tokens matches.</source>
        <translation>Tidak ada rangkaian {order} token yang cocok.</translation>
    </message>
    <message>
        <source>Without smoothing, the segment would score 0.</source>
        <translation>Tanpa pemulusan, skor segmen ini akan menjadi 0.</translation>
    </message>
    <message>
        <source>“{reference}” / “{candidate}”</source>
        <translation>“{reference}” / “{candidate}”</translation>
    </message>
    <message>
        <source>“{word}”</source>
        <translation>“{word}”</translation>
    </message>
    <message>
        <source>{words} …</source>
        <translation>{words} …</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>BLEU report</source>
        <translation>Laporan BLEU</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Klien</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Proyek</translation>
    </message>
    <message>
        <source>Order number</source>
        <translation>Nomor pesanan</translation>
    </message>
    <message>
        <source>Computed by</source>
        <translation>Dihitung oleh</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Bahasa</translation>
    </message>
    <message>
        <source>Computed on</source>
        <translation>Dihitung pada</translation>
    </message>
    <message>
        <source>{candidate} compared with {references}</source>
        <translation>{candidate} dibandingkan dengan {references}</translation>
    </message>
    <message>
        <source>{count} candidates compared with {references}</source>
        <translation>{count} kandidat dibandingkan dengan {references}</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmen</translation>
    </message>
    <message>
        <source>Target language</source>
        <translation>Bahasa sasaran</translation>
    </message>
    <message>
        <source>Word segmentation</source>
        <translation>Segmentasi kata</translation>
    </message>
    <message>
        <source>BLEU {score} on a scale from 0 to 100</source>
        <translation>BLEU {score} pada skala 0 sampai 100</translation>
    </message>
    <message>
        <source>{metric} of all candidates</source>
        <translation>{metric} semua kandidat</translation>
    </message>
    <message>
        <source>{metric} with 95% confidence intervals</source>
        <translation>{metric} dengan interval kepercayaan 95%</translation>
    </message>
    <message>
        <source>Contribution</source>
        <translation>Kontribusi</translation>
    </message>
    <message>
        <source>Contribution: BLEU of the whole text minus BLEU without this segment, in points. Negative means that the segment lowers the score.</source>
        <translation>Kontribusi: BLEU seluruh teks dikurangi BLEU tanpa segmen ini, dalam poin. Nilai negatif berarti segmen ini menurunkan skor.</translation>
    </message>
    <message>
        <source>All segments</source>
        <translation>Semua segmen</translation>
    </message>
    <message>
        <source>Sentence BLEU: BLEU of the segment on its own, smoothed. Its average is not the BLEU of the text.</source>
        <translation>BLEU kalimat: BLEU segmen itu saja, dengan pemulusan. Rata-ratanya bukan BLEU seluruh teks.</translation>
    </message>
    <message>
        <source>Segments with the lowest sentence BLEU</source>
        <translation>Segmen dengan BLEU kalimat terendah</translation>
    </message>
    <message>
        <source>Segments that lower the score most</source>
        <translation>Segmen yang paling menurunkan skor</translation>
    </message>
    <message>
        <source>Segments in which the two best candidates differ most</source>
        <translation>Segmen dengan selisih terbesar antara dua kandidat terbaik</translation>
    </message>
    <message>
        <source>Segments of unusual length</source>
        <translation>Segmen yang panjangnya tidak wajar</translation>
    </message>
    <message>
        <source>Segments with a warning</source>
        <translation>Segmen dengan peringatan</translation>
    </message>
    <message>
        <source>Empty segments</source>
        <translation>Segmen kosong</translation>
    </message>
    <message>
        <source>Untranslated segments</source>
        <translation>Segmen yang belum diterjemahkan</translation>
    </message>
    <message>
        <source>Segments with a comment, an assessment or a bookmark</source>
        <translation>Segmen dengan komentar, penilaian, atau markah</translation>
    </message>
    <message>
        <source>Selected segments</source>
        <translation>Segmen yang dipilih</translation>
    </message>
    <message>
        <source>Most changed segments</source>
        <translation>Segmen yang paling banyak diubah</translation>
    </message>
    <message>
        <source>Segments: {chosen} of {count}. Only the {shown} most changed are listed.</source>
        <translation>Segmen: {chosen} dari {count}. Hanya {shown} segmen yang paling banyak diubah yang dicantumkan.</translation>
    </message>
    <message>
        <source>Segments: {chosen} of {count}. Only the {shown} with the lowest sentence BLEU are listed.</source>
        <translation>Segmen: {chosen} dari {count}. Hanya {shown} segmen dengan BLEU kalimat terendah yang dicantumkan.</translation>
    </message>
    <message>
        <source>Segments: {chosen} of {count}. Only the first {shown} are listed.</source>
        <translation>Segmen: {chosen} dari {count}. Hanya {shown} segmen pertama yang dicantumkan.</translation>
    </message>
    <message>
        <source>Segments: {chosen} of {count}</source>
        <translation>Segmen: {chosen} dari {count}</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Teks</translation>
    </message>
    <message>
        <source>Characters that a Word document cannot hold are shown by their codes, such as {example}.</source>
        <translation>Karakter yang tidak dapat disimpan dalam dokumen Word ditampilkan dengan kodenya, misalnya {example}.</translation>
    </message>
    <message>
        <source>Suggestion</source>
        <translation>Usulan</translation>
    </message>
    <message>
        <source>Final text</source>
        <translation>Teks akhir</translation>
    </message>
    <message>
        <source>Edited by</source>
        <translation>Disunting oleh</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Komentar</translation>
    </message>
    <message>
        <source>Time in and out</source>
        <translation>Waktu mulai dan selesai</translation>
    </message>
    <message>
        <source>BLEU Desktop (comparison)</source>
        <translation>BLEU Desktop (perbandingan)</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Selisih</translation>
    </message>
    <message>
        <source>The same score with sacreBLEU</source>
        <translation>Perintah sacreBLEU untuk skor yang sama</translation>
    </message>
    <message>
        <source>Reference {number}</source>
        <translation>Referensi {number}</translation>
    </message>
    <message>
        <source>Only the first {shown} of {count} characters are shown.</source>
        <translation>Hanya {shown} karakter pertama dari {count} yang ditampilkan.</translation>
    </message>
    <message>
        <source>{page} / {pages}</source>
        <translation>{page} / {pages}</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>Segmen</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Baris</translation>
    </message>
    <message>
        <source>Time in</source>
        <translation>Waktu mulai</translation>
    </message>
    <message>
        <source>Time out</source>
        <translation>Waktu selesai</translation>
    </message>
    <message>
        <source>Assessment</source>
        <translation>Penilaian</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Kesimpulan</translation>
    </message>
    <message>
        <source>BP</source>
        <translation>BP</translation>
    </message>
    <message>
        <source>BP: brevity penalty. Below 1, the candidate is shorter than the reference.</source>
        <translation>BP: penalti penyingkatan (brevity penalty). Di bawah 1, kandidat lebih pendek daripada referensi.</translation>
    </message>
    <message>
        <source>Each score with its 95% confidence interval ({resamples} resamples, seed {seed}).</source>
        <translation>Setiap skor disertai interval kepercayaan 95% ({resamples} pengulangan, seed {seed}).</translation>
    </message>
    <message>
        <source>{metric}: lower is better.</source>
        <translation>{metric}: makin rendah, makin baik.</translation>
    </message>
    <message>
        <source>Score by file</source>
        <translation>Skor per berkas</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Skor</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Perbandingan</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Ringkasan</translation>
    </message>
    <message>
        <source>95% CI, lower end</source>
        <translation>IK 95%, batas bawah</translation>
    </message>
    <message>
        <source>95% CI, upper end</source>
        <translation>IK 95%, batas atas</translation>
    </message>
    <message>
        <source>{column}: 95% CI, lower end</source>
        <translation>{column}: IK 95%, batas bawah</translation>
    </message>
    <message>
        <source>{column}: 95% CI, upper end</source>
        <translation>{column}: IK 95%, batas atas</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Komentar</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Kunci</translation>
    </message>
    <message>
        <source>Difference: BLEU minus that of the baseline {name}, in points.</source>
        <translation>Selisih: BLEU dikurangi BLEU pembanding, {name}, dalam poin.</translation>
    </message>
    <message>
        <source>Difference: BLEU minus that of the best candidate, in points.</source>
        <translation>Selisih: BLEU dikurangi BLEU kandidat terbaik, dalam poin.</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>pembanding</translation>
    </message>
    <message>
        <source>best</source>
        <translation>terbaik</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Dibandingkan dengan</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Metrik</translation>
    </message>
    <message>
        <source>95% CI</source>
        <translation>IK 95%</translation>
    </message>
    <message>
        <source>p (Holm)</source>
        <translation>p (Holm)</translation>
    </message>
    <message>
        <source>sacreBLEU’s p</source>
        <translation>p sacreBLEU</translation>
    </message>
    <message>
        <source>Each cell is the row’s score minus the column’s.</source>
        <translation>Setiap sel adalah skor baris dikurangi skor kolom.</translation>
    </message>
    <message>
        <source>{metric}: each candidate against the others</source>
        <translation>{metric}: setiap kandidat dibandingkan dengan yang lain</translation>
    </message>
    <message>
        <source>Differences in {metric}</source>
        <translation>Selisih {metric}</translation>
    </message>
    <message>
        <source>{order}-grams</source>
        <translation>{order}-gram</translation>
    </message>
    <message>
        <source>Below each precision: the n-grams that match, of all.</source>
        <translation>Di bawah setiap presisi: n-gram yang cocok, dari seluruhnya.</translation>
    </message>
    <message>
        <source>N-gram precision</source>
        <translation>Presisi n-gram</translation>
    </message>
    <message>
        <source>{matched} of {total}</source>
        <translation>{matched} dari {total}</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orde</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>Jumlah cocok</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Presisi</translation>
    </message>
    <message>
        <source>Brevity penalty</source>
        <translation>Penalti penyingkatan</translation>
    </message>
    <message>
        <source>Full names: {name}, where “…” is the name shown.</source>
        <translation>Nama lengkap: {name}, dengan “…” sebagai nama yang ditampilkan.</translation>
    </message>
    <message>
        <source>Candidate length</source>
        <translation>Panjang kandidat</translation>
    </message>
    <message>
        <source>Reference length</source>
        <translation>Panjang referensi</translation>
    </message>
    <message>
        <source>Length ratio</source>
        <translation>Rasio panjang</translation>
    </message>
    <message>
        <source>{precision} (smoothed)</source>
        <translation>{precision} (dimuluskan)</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Berkas</translation>
    </message>
    <message>
        <source>not applied</source>
        <translation>tidak diterapkan</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Berkas</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Peringatan</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Masalah</translation>
    </message>
    <message>
        <source>All files as one text: {counted} of {files}</source>
        <translation>Semua berkas sebagai satu teks: {counted} dari {files}</translation>
    </message>
    <message>
        <source>BLEU by file</source>
        <translation>BLEU per berkas</translation>
    </message>
    <message>
        <source>{file}: missing from {folder}</source>
        <translation>{file}: tidak ada di {folder}</translation>
    </message>
    <message>
        <source>Unpaired files: {count}</source>
        <translation>Berkas tanpa pasangan: {count}</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Peran</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Pengodean</translation>
    </message>
    <message>
        <source>Size (bytes)</source>
        <translation>Ukuran (byte)</translation>
    </message>
    <message>
        <source>changed or deleted since it was scored</source>
        <translation>diubah atau dihapus setelah dinilai</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referensi</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Teks sumber</translation>
    </message>
    <message>
        <source>{pairing}. Segments compared: {compared} of {segments}.</source>
        <translation>{pairing}. Segmen yang dibandingkan: {compared} dari {segments}.</translation>
    </message>
    <message>
        <source>{pairing}. Segments counted: {counted} of {segments}.</source>
        <translation>{pairing}. Segmen yang dihitung: {counted} dari {segments}.</translation>
    </message>
    <message>
        <source>{concern}: {count} (excluded)</source>
        <translation>{concern}: {count} (dikecualikan)</translation>
    </message>
    <message>
        <source>{concern}: {count} (kept)</source>
        <translation>{concern}: {count} (tetap disertakan)</translation>
    </message>
    <message>
        <source>Manual fixes: {count}</source>
        <translation>Perbaikan manual: {count}</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Pengaturan</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Pengaturan</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Nilai</translation>
    </message>
    <message>
        <source>Normalization</source>
        <translation>Normalisasi</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>Metrik</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ya</translation>
    </message>
    <message>
        <source>no</source>
        <translation>tidak</translation>
    </message>
    <message>
        <source>{metric} (external)</source>
        <translation>{metric} (eksternal)</translation>
    </message>
    <message>
        <source>BLEU (0–100)</source>
        <translation>Skor BLEU (0–100)</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Daftar isi</translation>
    </message>
    <message>
        <source>Distribution of sentence BLEU</source>
        <translation>Sebaran BLEU kalimat</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pasangan</translation>
    </message>
    <message>
        <source>Signatures and commands</source>
        <translation>Signature dan perintah</translation>
    </message>
    <message>
        <source>Signature: publish it with the score</source>
        <translation>Signature: cantumkan bersama skor</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Keterangan</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Markah</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(kosong)</translation>
    </message>
    <message>
        <source>Numbers only: this report contains no texts.</source>
        <translation>Hanya angka: laporan ini tidak memuat teks.</translation>
    </message>
    <message>
        <source>Made with {program} on {date}</source>
        <translation>Dibuat dengan {program} pada {date}</translation>
    </message>
    <message>
        <source>Segment {number}</source>
        <translation>Segmen {number}</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>baris {line}</translation>
    </message>
    <message>
        <source>Texts shortened to {most} characters, the most a cell can hold: {count}</source>
        <translation>Teks yang dipotong menjadi {most} karakter, batas satu sel: {count}</translation>
    </message>
</context>
<context>
    <name>Runs</name>
    <message>
        <source>Run {number}</source>
        <translation>Rekaman {number}</translation>
    </message>
    <message>
        <source>Run {number}: {name}</source>
        <translation>Rekaman {number}: {name}</translation>
    </message>
    <message>
        <source>The references are the same in both runs (segments: {count}).</source>
        <translation>Referensinya sama dalam kedua rekaman (segmen: {count}).</translation>
    </message>
    <message>
        <source>The two runs have no segments in common. Scores of different texts cannot be compared.</source>
        <translation>Kedua rekaman tidak memiliki segmen yang sama. Skor teks yang berbeda tidak dapat dibandingkan.</translation>
    </message>
    <message>
        <source>Segments in common: {common} of {segments}, matched by their references (added: {added}, removed: {removed}).</source>
        <translation>Segmen yang sama: {common} dari {segments}, dicocokkan menurut referensinya (ditambahkan: {added}, dihapus: {removed}).</translation>
    </message>
    <message>
        <source>Only these segments are tested.</source>
        <translation>Hanya segmen ini yang diuji.</translation>
    </message>
    <message>
        <source>Only in one of the runs</source>
        <translation>Hanya ada di salah satu rekaman</translation>
    </message>
    <message>
        <source>No segments in common</source>
        <translation>Tidak ada segmen yang sama</translation>
    </message>
    <message>
        <source>Fewer than half of the segments are in common</source>
        <translation>Segmen yang sama kurang dari separuh</translation>
    </message>
    <message>
        <source>Tokens of rare characters can differ, because another version of a package was used: {old} → {new}.</source>
        <translation>Token untuk karakter yang jarang dipakai dapat berbeda, karena digunakan versi paket yang lain: {old} → {new}.</translation>
    </message>
    <message>
        <source>Different settings</source>
        <translation>Pengaturan berbeda</translation>
    </message>
    <message>
        <source>Different settings ({options})</source>
        <translation>Pengaturan berbeda ({options})</translation>
    </message>
</context>
<context>
    <name>SavedTexts</name>
    <message>
        <source>Segments saved: {count}, in {names}</source>
        <translation>Segmen yang disimpan: {count}, dalam {names}</translation>
    </message>
    <message>
        <source>They were chosen at random with the seed {seed}. Fill in the column “{name}”, and add the file as scores.</source>
        <translation>Segmen dipilih secara acak dengan seed {seed}. Isi kolom “{name}”, lalu tambahkan berkas itu sebagai skor.</translation>
    </message>
    <message>
        <source>Line breaks inside segments that became spaces: {count}</source>
        <translation>Pergantian baris di dalam segmen yang menjadi spasi: {count}</translation>
    </message>
    <message>
        <source>Characters that the format cannot hold, replaced by {sign}: {count}</source>
        <translation>Karakter yang tidak didukung format, diganti dengan {sign}: {count}</translation>
    </message>
</context>
<context>
    <name>Scripts</name>
    <message>
        <source>Arabic script</source>
        <translation>aksara Arab</translation>
    </message>
    <message>
        <source>Cyrillic script</source>
        <translation>aksara Sirilik</translation>
    </message>
    <message>
        <source>Devanagari script</source>
        <translation>aksara Dewanagari</translation>
    </message>
    <message>
        <source>Greek script</source>
        <translation>aksara Yunani</translation>
    </message>
    <message>
        <source>Chinese characters</source>
        <translation>aksara Tionghoa</translation>
    </message>
    <message>
        <source>Simplified Chinese</source>
        <translation>aksara Tionghoa sederhana</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>aksara Tionghoa tradisional</translation>
    </message>
    <message>
        <source>Hebrew script</source>
        <translation>aksara Ibrani</translation>
    </message>
    <message>
        <source>Japanese script</source>
        <translation>aksara Jepang</translation>
    </message>
    <message>
        <source>Korean script</source>
        <translation>aksara Korea</translation>
    </message>
    <message>
        <source>Latin script</source>
        <translation>aksara Latin</translation>
    </message>
    <message>
        <source>Thai script</source>
        <translation>aksara Thai</translation>
    </message>
    <message>
        <source>another script ({code})</source>
        <translation>aksara lain ({code})</translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>Target &amp;language</source>
        <translation>Bahasa &amp;sasaran</translation>
    </message>
    <message>
        <source>Word &amp;segmentation</source>
        <translation>Se&amp;gmentasi kata</translation>
    </message>
    <message>
        <source>How the text is split into words (tokens). This affects the score.</source>
        <translation>Cara teks dipecah menjadi kata (token). Pilihan ini memengaruhi skor.</translation>
    </message>
    <message>
        <source>&amp;Profile</source>
        <translation>&amp;Profil</translation>
    </message>
    <message>
        <source>Presets of smoothing and reference length that match other tools.</source>
        <translation>Gabungan pemulusan dan panjang referensi, seperti yang dipakai program lain.</translation>
    </message>
    <message>
        <source>S&amp;moothing</source>
        <translation>Pe&amp;mulusan</translation>
    </message>
    <message>
        <source>Smoothing val&amp;ue</source>
        <translation>Ni&amp;lai pemulusan</translation>
    </message>
    <message>
        <source>&amp;Reference length</source>
        <translation>Panjang &amp;referensi</translation>
    </message>
    <message>
        <source>Ignore upper and lower &amp;case</source>
        <translation>Abaikan besar &amp;kecilnya huruf</translation>
    </message>
    <message>
        <source>Maximum &amp;n-gram order</source>
        <translation>&amp;Orde n-gram maksimum</translation>
    </message>
    <message>
        <source>Use effec&amp;tive order</source>
        <translation>Gunakan orde e&amp;fektif</translation>
    </message>
    <message>
        <source>Ignores orders longer than the text.</source>
        <translation>Mengabaikan orde yang melebihi panjang teks.</translation>
    </message>
    <message>
        <source>Inline tags</source>
        <translation>Tag inline</translation>
    </message>
    <message>
        <source>How bold text, links and other tags in XLIFF, TMX and similar files are treated</source>
        <translation>Perlakuan terhadap huruf tebal, tautan, dan tag lain dalam XLIFF, TMX, dan berkas serupa</translation>
    </message>
    <message>
        <source>Placeholders</source>
        <translation>Placeholder</translation>
    </message>
    <message>
        <source>How {example} and similar placeholders in the text are treated</source>
        <translation>Perlakuan terhadap {example} dan placeholder serupa dalam teks</translation>
    </message>
    <message>
        <source>95% confidence &amp;interval of each score</source>
        <translation>&amp;Interval kepercayaan 95% untuk setiap skor</translation>
    </message>
    <message>
        <source>How much the score might vary with a different set of similar segments.</source>
        <translation>Seberapa besar skor dapat berubah jika dihitung dari kumpulan segmen lain yang serupa.</translation>
    </message>
    <message>
        <source>C&amp;omparison</source>
        <translation>Perb&amp;andingan</translation>
    </message>
    <message>
        <source>Tests whether the difference between two candidates may be due to chance. Needs at least two candidates.</source>
        <translation>Menguji apakah selisih skor dua kandidat mungkin hanya kebetulan. Diperlukan minimal dua kandidat.</translation>
    </message>
    <message>
        <source>Res&amp;amples</source>
        <translation>Jumlah peng&amp;ulangan</translation>
    </message>
    <message>
        <source>How many times segments are resampled for intervals and the bootstrap, or exchanged for approximate randomization. By default, more are used when there are many comparisons.</source>
        <translation>Berapa kali segmen disampel ulang secara acak (untuk interval dan bootstrap) atau dipertukarkan (untuk randomisasi aproksimatif). Secara bawaan, jumlahnya lebih besar jika perbandingannya banyak.</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>See&amp;d</translation>
    </message>
    <message>
        <source>The same seed always gives the same numbers.</source>
        <translation>Seed yang sama selalu menghasilkan angka yang sama.</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>{option} needs a number with a decimal point; got “{value}”.</source>
        <translation>{option} memerlukan bilangan dengan titik desimal; yang diberikan: “{value}”.</translation>
    </message>
    <message>
        <source>{option} needs a whole number; got “{value}”.</source>
        <translation>{option} memerlukan bilangan bulat; yang diberikan: “{value}”.</translation>
    </message>
    <message>
        <source>Formats, also compressed (.gz)</source>
        <translation>Format, juga yang dikompresi (.gz)</translation>
    </message>
    <message>
        <source>REFERENCE</source>
        <translation>REFERENSI</translation>
    </message>
    <message>
        <source>CANDIDATE</source>
        <translation>KANDIDAT</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opsi</translation>
    </message>
    <message>
        <source>Usage: {usage}</source>
        <translation>Penggunaan: {usage}</translation>
    </message>
    <message>
        <source>Unknown option {option}; {program} --help lists all options.</source>
        <translation>Opsi {option} tidak dikenal; lihat daftarnya dengan {program} --help.</translation>
    </message>
    <message>
        <source>Standard input (-) can be read only once.</source>
        <translation>Masukan standar (-) hanya dapat dibaca satu kali.</translation>
    </message>
    <message>
        <source>Invalid use of {option}; see {program} --help.</source>
        <translation>Penggunaan {option} salah; lihat {program} --help.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Berkas</translation>
    </message>
    <message>
        <source>encoding of all files (default: detected)</source>
        <translation>pengodean semua berkas (bawaan: dideteksi)</translation>
    </message>
    <message>
        <source>target language, such as es or zh-TW (default: detected)</source>
        <translation>bahasa sasaran, misalnya es atau zh-TW (bawaan: dideteksi)</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAMA</translation>
    </message>
    <message>
        <source>--scheme needs --changes.</source>
        <translation>--scheme memerlukan --changes.</translation>
    </message>
    <message>
        <source>{option} cannot be used with --changes.</source>
        <translation>{option} tidak dapat dipakai bersama --changes.</translation>
    </message>
    <message>
        <source>--changes needs one delivered file, or two: the suggestions and the final text.</source>
        <translation>--changes memerlukan satu berkas yang diserahkan, atau dua: usulan dan teks akhir.</translation>
    </message>
    <message>
        <source>A file name is empty.</source>
        <translation>Ada nama berkas yang kosong.</translation>
    </message>
    <message>
        <source>with --changes: the bands of similarity, the weight of each and the price of a word (default: [changes] in bleu.toml)</source>
        <translation>dengan --changes: rentang kemiripan, bobot masing-masing, dan harga per kata (bawaan: [changes] dalam bleu.toml)</translation>
    </message>
    <message>
        <source>FILE.toml</source>
        <translation>BERKAS.toml</translation>
    </message>
    <message>
        <source>SOURCE</source>
        <translation>SUMBER</translation>
    </message>
    <message>
        <source>source text; shows what was left untranslated</source>
        <translation>teks sumber; menunjukkan bagian yang belum diterjemahkan</translation>
    </message>
    <message>
        <source>score a bundled sample: {names}</source>
        <translation>hitung skor contoh yang disertakan: {names}</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Penghitungan skor</translation>
    </message>
    <message>
        <source>reference translation in any format, or a folder; “-” is standard input. To select one of several texts in a file: FILE#column=NAME, #lang=TAG, #sheet=NAME (#sheet=* for all), #headings=ROW or #headings=none; joined with &amp;</source>
        <translation>terjemahan referensi dalam format apa pun, atau sebuah folder; “-” berarti masukan standar. Untuk memilih satu dari beberapa teks dalam berkas: BERKAS#column=NAMA, #lang=BAHASA, #sheet=LEMBAR (#sheet=* untuk semua), #headings=BARIS atau #headings=none; digabung dengan &amp;</translation>
    </message>
    <message>
        <source>smoothing and reference length together: {choices} (default: definition)</source>
        <translation>pemulusan dan panjang referensi sekaligus: {choices} (bawaan: definition)</translation>
    </message>
    <message>
        <source>smoothing: {choices} (default: {default})</source>
        <translation>pemulusan: {choices} (bawaan: {default})</translation>
    </message>
    <message>
        <source>value of floor (default: 0.1) and add-k (default: 1)</source>
        <translation>nilai untuk floor (bawaan: 0.1) dan add-k (bawaan: 1)</translation>
    </message>
    <message>
        <source>reference length where there are several references: {choices} (default: {default})</source>
        <translation>panjang referensi yang dipakai jika ada beberapa: {choices} (bawaan: {default})</translation>
    </message>
    <message>
        <source>ignore upper and lower case</source>
        <translation>abaikan besar kecilnya huruf</translation>
    </message>
    <message>
        <source>use effective order: ignore orders longer than the candidate</source>
        <translation>gunakan orde efektif: abaikan orde yang melebihi panjang kandidat</translation>
    </message>
    <message>
        <source>convert XML entities and separate punctuation in TER</source>
        <translation>ganti entitas XML dengan karakternya dan pisahkan tanda baca pada TER</translation>
    </message>
    <message>
        <source>show how much of the suggestions was changed in the final text, instead of scoring: bleu-score --changes delivered.xliff, or with two files, suggestions first: bleu-score --changes mt.txt final.txt. With more versions, each is compared with the one before it, and the last also with the first. --source adds the source text, whose words are counted</source>
        <translation>tampilkan seberapa banyak usulan diubah dalam teks akhir, alih-alih menghitung skor: bleu-score --changes delivered.xliff, atau dengan dua berkas, usulan lebih dahulu: bleu-score --changes mt.txt final.txt. Jika ada lebih banyak versi, setiap versi dibandingkan dengan versi sebelumnya, dan yang terakhir juga dengan yang pertama. --source menambahkan teks sumber, yang katanya dihitung</translation>
    </message>
    <message>
        <source>Pairs and text</source>
        <translation>Pasangan dan teks</translation>
    </message>
    <message>
        <source>how segments are paired: {choices} (default: {default})</source>
        <translation>dasar untuk memasangkan segmen: {choices} (bawaan: {default})</translation>
    </message>
    <message>
        <source>KIND</source>
        <translation>JENIS</translation>
    </message>
    <message>
        <source>segments to exclude: {choices}</source>
        <translation>segmen yang dikecualikan: {choices}</translation>
    </message>
    <message>
        <source>segments to keep that would otherwise be excluded (same names)</source>
        <translation>segmen yang tetap disertakan walaupun biasanya dikecualikan (dengan nama jenis yang sama)</translation>
    </message>
    <message>
        <source>inline tags: {choices} (default: {default})</source>
        <translation>tag inline: {choices} (bawaan: {default})</translation>
    </message>
    <message>
        <source>placeholders such as {example}: {choices} (default: {default})</source>
        <translation>placeholder seperti {example}: {choices} (bawaan: {default})</translation>
    </message>
    <message>
        <source>normalize before comparing: {choices}</source>
        <translation>normalkan hal berikut sebelum membandingkan: {choices}</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>Metrik</translation>
    </message>
    <message>
        <source>candidate translations, or folders; each is scored separately</source>
        <translation>terjemahan kandidat, atau folder; masing-masing dinilai secara terpisah</translation>
    </message>
    <message>
        <source>external scores, one for each segment, as in comet=scores.txt; once for each candidate, in the order of the candidates or by name (comet@mt.txt=scores.txt). For folders, a column “file” names the file of each row. FILE can be followed by #column=NAME, #field=NAME, #system=NAME, #better=lower</source>
        <translation>skor eksternal, satu untuk setiap segmen, seperti comet=scores.txt; sekali untuk setiap kandidat, menurut urutan kandidat atau menurut nama (comet@mt.txt=scores.txt). Untuk folder, kolom “berkas” menyebutkan berkas setiap baris. Setelah BERKAS boleh ditulis #column=NAMA, #field=NAMA, #system=NAMA, #better=lower</translation>
    </message>
    <message>
        <source>word segmentation: {choices} (default: {default}); spm:FILE is a SentencePiece model</source>
        <translation>segmentasi kata: {choices} (bawaan: {default}); spm:BERKAS adalah model SentencePiece</translation>
    </message>
    <message>
        <source>maximum n-gram order, {low}–{high} (default: {default})</source>
        <translation>orde n-gram maksimum, {low}–{high} (bawaan: {default})</translation>
    </message>
    <message>
        <source>metrics: {choices} (bleu is always among them)</source>
        <translation>metrik: {choices} (bleu selalu disertakan)</translation>
    </message>
    <message>
        <source>maximum order of character n-grams (default: {default})</source>
        <translation>orde maksimum n-gram karakter (bawaan: {default})</translation>
    </message>
    <message>
        <source>maximum order of word n-grams in chrf (default: {default}; chrf++ uses 2)</source>
        <translation>orde maksimum n-gram kata untuk chrf (bawaan: {default}; chrf++ memakai 2)</translation>
    </message>
    <message>
        <source>weight of recall relative to precision (default: {default})</source>
        <translation>bobot recall relatif terhadap presisi (bawaan: {default})</translation>
    </message>
    <message>
        <source>count whitespace as characters</source>
        <translation>hitung juga spasi sebagai karakter</translation>
    </message>
    <message>
        <source>ignore upper and lower case in chrF</source>
        <translation>abaikan besar kecilnya huruf pada chrF</translation>
    </message>
    <message>
        <source>also count orders that are longer than any segment</source>
        <translation>perhitungkan juga orde yang melebihi panjang semua segmen</translation>
    </message>
    <message>
        <source>with --ter-normalized: separate Chinese and Japanese characters</source>
        <translation>dipakai bersama --ter-normalized: pisahkan karakter Tionghoa dan Jepang</translation>
    </message>
    <message>
        <source>ignore punctuation in TER</source>
        <translation>abaikan tanda baca pada TER</translation>
    </message>
    <message>
        <source>distinguish upper and lower case in TER</source>
        <translation>bedakan besar kecilnya huruf pada TER</translation>
    </message>
    <message>
        <source>resamples (default: 1000), or trials of --paired-ar (default: 10000); more by default for many comparisons</source>
        <translation>jumlah pengulangan bootstrap (bawaan: 1000) atau --paired-ar (bawaan: 10000); secara bawaan lebih besar jika perbandingannya banyak</translation>
    </message>
    <message>
        <source>name of the client in the report</source>
        <translation>nama klien dalam laporan</translation>
    </message>
    <message>
        <source>name of the project in the report</source>
        <translation>nama proyek dalam laporan</translation>
    </message>
    <message>
        <source>order number in the report</source>
        <translation>nomor pesanan dalam laporan</translation>
    </message>
    <message>
        <source>who computed it, in the report</source>
        <translation>siapa yang menghitungnya, dalam laporan</translation>
    </message>
    <message>
        <source>segments in the report: {choices} (default: costly; in CSV, TSV and Word, and with --changes, all)</source>
        <translation>segmen dalam laporan: {choices} (bawaan: costly; dalam CSV, TSV, dan Word, serta dengan --changes, all)</translation>
    </message>
    <message>
        <source>also how many segments are in these files, such as a translation memory or the text a system was trained on, with the score of these segments and of the others</source>
        <translation>juga jumlah segmen yang ada di berkas ini, misalnya memori terjemahan atau teks yang dipakai melatih sistem, beserta skor segmen tersebut dan skor segmen lainnya</translation>
    </message>
    <message>
        <source>save a table (.tsv) of segments for a person to judge, chosen at random, that names no system; read it back with --scores</source>
        <translation>simpan tabel (.tsv) berisi segmen yang dipilih acak untuk dinilai seseorang, tanpa nama sistem; baca kembali dengan --scores</translation>
    </message>
    <message>
        <source>number of segments in this table (default: {default})</source>
        <translation>jumlah segmen dalam tabel ini (bawaan: {default})</translation>
    </message>
    <message>
        <source>choose them from the half whose translations differ most</source>
        <translation>pilih dari separuh segmen yang terjemahannya paling berbeda</translation>
    </message>
    <message>
        <source>keep no names of files in the project, and no texts</source>
        <translation>jangan simpan nama berkas dalam proyek, juga teksnya</translation>
    </message>
    <message>
        <source>FILE.tsv</source>
        <translation>BERKAS.tsv</translation>
    </message>
    <message>
        <source>Confidence and significance</source>
        <translation>Interval dan signifikansi</translation>
    </message>
    <message>
        <source>95% confidence interval of each score, by bootstrap</source>
        <translation>interval kepercayaan 95% untuk setiap skor, dihitung dengan bootstrap</translation>
    </message>
    <message>
        <source>compare the candidates by paired bootstrap</source>
        <translation>bandingkan kandidat satu sama lain menggunakan bootstrap berpasangan</translation>
    </message>
    <message>
        <source>compare the candidates by paired approximate randomization</source>
        <translation>bandingkan kandidat satu sama lain menggunakan randomisasi aproksimatif berpasangan</translation>
    </message>
    <message>
        <source>compare with this candidate only (default: all pairs)</source>
        <translation>bandingkan hanya dengan kandidat ini (bawaan: semua pasangan)</translation>
    </message>
    <message>
        <source>seed of the random numbers (default: {default})</source>
        <translation>seed pembangkit bilangan acak (bawaan: {default})</translation>
    </message>
    <message>
        <source>language of the program: {choices}</source>
        <translation>bahasa program: {choices}</translation>
    </message>
    <message>
        <source>show the version</source>
        <translation>tampilkan versi</translation>
    </message>
    <message>
        <source>show this help</source>
        <translation>tampilkan bantuan ini</translation>
    </message>
    <message>
        <source>{option} concerns test sets that sacreBLEU downloads; this program downloads nothing and scores files.</source>
        <translation>{option} berkaitan dengan set uji yang diunduh sacreBLEU; program ini tidak mengunduh apa pun dan menilai berkas.</translation>
    </message>
    <message>
        <source>Unknown option {option}. Did you mean {meant}? {program} --help lists all options.</source>
        <translation>Opsi {option} tidak dikenal. Maksudnya {meant}? Lihat daftarnya dengan {program} --help.</translation>
    </message>
    <message>
        <source>--sample uses its own files; do not add others.</source>
        <translation>--sample memakai berkasnya sendiri; jangan tambahkan berkas lain.</translation>
    </message>
    <message>
        <source>--paired-bs and --paired-ar cannot be used together.</source>
        <translation>--paired-bs dan --paired-ar tidak dapat dipakai bersamaan.</translation>
    </message>
    <message>
        <source>A comparison needs at least two candidates.</source>
        <translation>Perbandingan memerlukan minimal dua kandidat.</translation>
    </message>
    <message>
        <source>{option} must name one of the candidates; “{name}” is not one of them.</source>
        <translation>{option} harus menyebut salah satu kandidat; “{name}” bukan salah satunya.</translation>
    </message>
    <message>
        <source>{option} must name one of the candidates; “{name}” fits several. Write one of these: {names}.</source>
        <translation>{option} harus menyebut salah satu kandidat; “{name}” cocok dengan beberapa kandidat. Tulis salah satu dari ini: {names}.</translation>
    </message>
    <message>
        <source>--baseline needs --paired-bs or --paired-ar.</source>
        <translation>--baseline memerlukan --paired-bs atau --paired-ar.</translation>
    </message>
    <message>
        <source>The output cannot be written: {reason}</source>
        <translation>Keluaran tidak dapat ditulis: {reason}</translation>
    </message>
    <message>
        <source>These files have changed, so their fixes were not applied: {names}.</source>
        <translation>Berkas ini sudah berubah, sehingga perbaikannya tidak diterapkan: {names}.</translation>
    </message>
    <message>
        <source>For example: {address}</source>
        <translation>Misalnya: {address}</translation>
    </message>
    <message>
        <source>bleu-score: {text}</source>
        <translation>bleu-score: {text}</translation>
    </message>
    <message>
        <source>Scores translations with BLEU. Everything stays on this computer.</source>
        <translation>Menilai terjemahan dengan BLEU. Semua data tetap di komputer ini.</translation>
    </message>
    <message>
        <source>--check needs --format text or json.</source>
        <translation>--check memerlukan --format text atau json.</translation>
    </message>
    <message>
        <source>Name the files to score: {program} {reference} -i {candidate}. {program} --sample scores an example, and {program} --help lists all options.</source>
        <translation>Sebutkan berkas yang akan dihitung skornya: {program} {reference} -i {candidate}. {program} --sample menghitung skor sebuah contoh, dan {program} --help menampilkan semua opsi.</translation>
    </message>
    <message>
        <source>--format latex needs --as-sacrebleu; --report FILE.tex writes a report.</source>
        <translation>--format latex memerlukan --as-sacrebleu; --report BERKAS.tex membuat laporan.</translation>
    </message>
    <message>
        <source>{option} needs --record.</source>
        <translation>{option} memerlukan --record.</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Keluaran</translation>
    </message>
    <message>
        <source>METRIC=FILE</source>
        <translation>METRIK=BERKAS</translation>
    </message>
    <message>
        <source>list possible problems in the files and their effect on BLEU, instead of scoring</source>
        <translation>tampilkan kemungkinan masalah dalam berkas dan pengaruhnya terhadap BLEU, alih-alih menghitung skor</translation>
    </message>
    <message>
        <source>{option} cannot be used with --check.</source>
        <translation>{option} tidak dapat dipakai bersama --check.</translation>
    </message>
    <message>
        <source>--format tsv writes one table: use only one of --by, --sentence-level and a comparison.</source>
        <translation>--format tsv menulis satu tabel saja: pakai salah satu dari --by, --sentence-level, atau perbandingan.</translation>
    </message>
    <message>
        <source>{choices} (default: text; with --as-sacrebleu, json)</source>
        <translation>{choices} (bawaan: text; dengan --as-sacrebleu, json)</translation>
    </message>
    <message>
        <source>also the score of each segment (sentence BLEU) and its contribution; the average of these scores is not the score of the text</source>
        <translation>sertakan skor tiap segmen (BLEU kalimat) dan kontribusinya; rata-rata skor ini bukan skor teks</translation>
    </message>
    <message>
        <source>also the scores sacreBLEU, NLTK, TensorFlow NMT, Hugging Face evaluate and PaddleOCR would give, and why they differ</source>
        <translation>juga skor yang akan diberikan sacreBLEU, NLTK, TensorFlow NMT, Hugging Face evaluate, dan PaddleOCR, beserta alasan perbedaannya</translation>
    </message>
    <message>
        <source>also each reference’s score against the other references: how far apart human translations are</source>
        <translation>juga skor setiap referensi terhadap referensi lainnya: seberapa besar perbedaan antarterjemahan manusia</translation>
    </message>
    <message>
        <source>also the scores of each document (--by document), or of all rows with the same text in another column of a table (--by Domain)</source>
        <translation>sertakan skor setiap dokumen (--by document), atau skor semua baris dengan teks yang sama di kolom lain pada tabel (--by Domain)</translation>
    </message>
    <message>
        <source>COLUMN</source>
        <translation>KOLOM</translation>
    </message>
    <message>
        <source>save the texts as compared: all of them as a table (.tsv), source and reference as a translation memory (.tmx), or each in its own file, one segment per line (.txt)</source>
        <translation>simpan teks sebagaimana dibandingkan: semuanya dalam satu tabel (.tsv), sumber dan referensi sebagai memori terjemahan (.tmx), atau masing-masing dalam berkas sendiri, satu segmen per baris (.txt)</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>BERKAS</translation>
    </message>
    <message>
        <source>Exit code: 0 scored and quality gate passed, 1 quality gate failed, 2 usage or input error, 3 bug in the program.
Numbers always have a decimal point.</source>
        <translation>Kode keluar: 0 skor dihitung dan pemeriksaan mutu lolos, 1 pemeriksaan mutu tidak lolos, 2 kesalahan pemakaian atau masukan, 3 kesalahan dalam program.
Bilangan selalu ditulis dengan titik desimal.</translation>
    </message>
    <message>
        <source>PERCENT</source>
        <translation>PERSEN</translation>
    </message>
    <message>
        <source>only the score: no warnings, no progress</source>
        <translation>hanya skor: tanpa peringatan, tanpa progres</translation>
    </message>
    <message>
        <source>Target language: {language}. Word segmentation: {segmentation}. Segments: {segments}. References: {references}.</source>
        <translation>Bahasa sasaran: {language}. Segmentasi kata: {segmentation}. Segmen: {segments}. Referensi: {references}.</translation>
    </message>
    <message>
        <source>Each segment’s own score (their average is not BLEU):</source>
        <translation>Skor tiap segmen (rata-ratanya bukan skor BLEU teks):</translation>
    </message>
    <message>
        <source>Contribution</source>
        <translation>Kontribusi</translation>
    </message>
    <message>
        <source>{metric}: {candidate} compared with {baseline}</source>
        <translation>{metric}: {candidate} dibandingkan dengan {baseline}</translation>
    </message>
    <message>
        <source>Ranks by {metric}, where only significant differences count:</source>
        <translation>Peringkat menurut {metric}, hanya berdasarkan selisih yang signifikan:</translation>
    </message>
    <message>
        <source>Difference {difference} (95% confidence interval {interval}). {verdict}.</source>
        <translation>Selisih {difference} (interval kepercayaan 95%: {interval}). {verdict}.</translation>
    </message>
    <message>
        <source>Difference {difference} (95% confidence interval {interval}), p {p}, Holm-corrected p {corrected}. {verdict}.</source>
        <translation>Selisih {difference} (interval kepercayaan 95%: {interval}), p {p}, p dengan koreksi Holm {corrected}. {verdict}.</translation>
    </message>
    <message>
        <source>Difference {difference} (95% confidence interval {interval}), p {p}, Holm-corrected p {corrected}, sacreBLEU’s p = {sacrebleu}. {verdict}.</source>
        <translation>Selisih {difference} (interval kepercayaan 95%: {interval}), p {p}, p dengan koreksi Holm {corrected}, p sacreBLEU = {sacrebleu}. {verdict}.</translation>
    </message>
    <message>
        <source>Order {order}: {matched} of {total} n-grams match, precision {precision}</source>
        <translation>Orde {order}: {matched} dari {total} n-gram cocok, presisi {precision}</translation>
    </message>
    <message>
        <source>{line} (smoothed)</source>
        <translation>{line} (dimuluskan)</translation>
    </message>
    <message>
        <source>Brevity penalty {penalty}, candidate length {candidate}, reference length {reference}, ratio {ratio}</source>
        <translation>Penalti penyingkatan {penalty}, panjang kandidat {candidate}, panjang referensi {reference}, rasio {ratio}</translation>
    </message>
    <message>
        <source>Signature: {signature}</source>
        <translation>Signature: {signature}</translation>
    </message>
    <message>
        <source>Warning: segments whose text in “{file}” differs from the candidate’s: {count}</source>
        <translation>Peringatan: segmen yang teksnya dalam “{file}” berbeda dari teks kandidat: {count}</translation>
    </message>
    <message>
        <source>Note: {title}. {advice}</source>
        <translation>Catatan: {title}. {advice}</translation>
    </message>
    <message>
        <source>Options that can help: {flags}</source>
        <translation>Opsi yang dapat membantu: {flags}</translation>
    </message>
    <message>
        <source>sacreBLEU’s signature: {signature}</source>
        <translation>Signature sacreBLEU: {signature}</translation>
    </message>
    <message>
        <source>The same score with sacreBLEU: {command}</source>
        <translation>Perintah sacreBLEU untuk skor yang sama: {command}</translation>
    </message>
    <message>
        <source>Warning: {title}. {advice}</source>
        <translation>Peringatan: {title}. {advice}</translation>
    </message>
    <message>
        <source>No problems found in the texts.</source>
        <translation>Tidak ditemukan masalah dalam teks.</translation>
    </message>
    <message>
        <source>Effect of normalization on BLEU:</source>
        <translation>Pengaruh normalisasi terhadap BLEU:</translation>
    </message>
    <message>
        <source>{flag} · {meaning} · {candidate}: {effect}</source>
        <translation>{flag} · {meaning} · {candidate}: {effect}</translation>
    </message>
    <message>
        <source>{reference}: {metric} = {score} (segments: {segments})</source>
        <translation>{reference}: {metric} = {score} (segmen: {segments})</translation>
    </message>
    <message>
        <source>Unpaired files: {count}</source>
        <translation>Berkas tanpa pasangan: {count}</translation>
    </message>
    <message>
        <source>{file}: missing from {folder}</source>
        <translation>{file}: tidak ada di {folder}</translation>
    </message>
    <message>
        <source>Files scored: {scored} of {files}</source>
        <translation>Berkas yang dinilai: {scored} dari {files}</translation>
    </message>
    <message>
        <source>Not scored: {count}</source>
        <translation>Tidak dinilai: {count}</translation>
    </message>
    <message>
        <source>None of the files could be scored for all candidates.</source>
        <translation>Tidak ada berkas yang dapat dinilai untuk semua kandidat.</translation>
    </message>
    <message>
        <source>All files as one text ({counted} of {files}):</source>
        <translation>Semua berkas sebagai satu teks ({counted} dari {files}):</translation>
    </message>
    <message>
        <source>Scores by “{column}” (their average is not the score of the text):</source>
        <translation>Skor menurut “{column}” (rata-ratanya bukan skor teks):</translation>
    </message>
    <message>
        <source>Scores by document (their average is not the score of the text):</source>
        <translation>Skor menurut dokumen (rata-ratanya bukan skor teks):</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokumen</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmen</translation>
    </message>
    <message>
        <source>--by document: the files do not say where a document begins.</source>
        <translation>--by document: berkas tidak menyatakan di mana setiap dokumen dimulai.</translation>
    </message>
    <message>
        <source>--by: none of the files has a column “{column}”.</source>
        <translation>--by: tidak ada berkas yang memiliki kolom “{column}”.</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Peringatan</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Berkas</translation>
    </message>
    <message>
        <source>--as-others and --compare-references need files that are all split into words in the same way. Choose a word segmentation with --tokenize.</source>
        <translation>--as-others dan --compare-references memerlukan segmentasi kata yang sama untuk semua berkas. Pilih segmentasi kata dengan --tokenize.</translation>
    </message>
    <message>
        <source>--scores needs a metric and a file, as in comet=scores.txt; got “{value}”.</source>
        <translation>--scores memerlukan metrik dan berkas, seperti comet=scores.txt; yang diberikan: “{value}”.</translation>
    </message>
    <message>
        <source>In “{value}”, #better= must be higher or lower.</source>
        <translation>Dalam “{value}”, #better= harus higher atau lower.</translation>
    </message>
    <message>
        <source>--scores {metric} is used more often than there are candidates.</source>
        <translation>--scores {metric} muncul lebih banyak daripada jumlah kandidat.</translation>
    </message>
    <message>
        <source>{option} cannot be used with more than two versions.</source>
        <translation>{option} tidak dapat dipakai dengan lebih dari dua versi.</translation>
    </message>
    <message>
        <source>{option} needs --report FILE.</source>
        <translation>{option} memerlukan --report BERKAS.</translation>
    </message>
    <message>
        <source>--check cannot be used with --report.</source>
        <translation>--check tidak dapat dipakai bersama --report.</translation>
    </message>
    <message>
        <source>PDF reports are written by the desktop program: bleu-desktop … --report {path}</source>
        <translation>Laporan PDF dibuat oleh program desktop: bleu-desktop … --report {path}</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Laporan</translation>
    </message>
    <message>
        <source>also write a report; the extension sets the format; can be repeated</source>
        <translation>tulis juga laporan; ekstensi menentukan formatnya; dapat diulang</translation>
    </message>
    <message>
        <source>language of the report: {choices}</source>
        <translation>bahasa laporan: {choices}</translation>
    </message>
    <message>
        <source>title of the report</source>
        <translation>judul laporan</translation>
    </message>
    <message>
        <source>no texts in the report, only numbers and names</source>
        <translation>tanpa teks dalam laporan, hanya angka dan nama</translation>
    </message>
    <message>
        <source>add the result to a project, with texts and settings; the project is created if it does not exist. bleu-score FILE.bleu scores the project’s files again</source>
        <translation>tambahkan hasil ke proyek, beserta teks dan pengaturan; proyek dibuat jika belum ada. bleu-score BERKAS.bleu menghitung ulang skor berkas proyek itu</translation>
    </message>
    <message>
        <source>FILE.bleu</source>
        <translation>BERKAS.bleu</translation>
    </message>
    <message>
        <source>keep no texts in the project, only numbers</source>
        <translation>jangan simpan teks dalam proyek, hanya angkanya</translation>
    </message>
    <message>
        <source>Recorded as run {number} in {path}.</source>
        <translation>Dicatat sebagai rekaman nomor {number} dalam {path}.</translation>
    </message>
    <message>
        <source>Recorded as run {number} in the new project {path}.</source>
        <translation>Dicatat sebagai rekaman nomor {number} dalam proyek baru {path}.</translation>
    </message>
    <message>
        <source>Compared with run {number} from {date}:</source>
        <translation>Dibandingkan dengan rekaman nomor {number} tanggal {date}:</translation>
    </message>
    <message>
        <source>Segments: {old}, now {new}</source>
        <translation>Segmen: {old}, sekarang {new}</translation>
    </message>
    <message>
        <source>{candidate}: not in that run</source>
        <translation>{candidate}: tidak ada dalam rekaman itu</translation>
    </message>
    <message>
        <source>Compared with run {number} from {date}: unchanged suggestions {old}, now {new}</source>
        <translation>Dibandingkan dengan rekaman {number} tanggal {date}: usulan yang tidak diubah {old}, sekarang {new}</translation>
    </message>
    <message>
        <source>{metric} {old}, now {new}, with different options</source>
        <translation>{metric} {old}, sekarang {new}, dengan opsi berbeda</translation>
    </message>
    <message>
        <source>{metric} {old}, now {new}</source>
        <translation>{metric} {old}, sekarang {new}</translation>
    </message>
    <message>
        <source>{metric} {old}, now {new} ({difference})</source>
        <translation>{metric} {old}, sekarang {new} ({difference})</translation>
    </message>
    <message>
        <source>--num-refs needs a single file of references.</source>
        <translation>--num-refs memerlukan satu berkas referensi saja.</translation>
    </message>
    <message>
        <source>{option} cannot be used with --as-sacrebleu.</source>
        <translation>{option} tidak dapat dipakai bersama --as-sacrebleu.</translation>
    </message>
    <message>
        <source>In sacreBLEU, --sentence-level takes one candidate and one metric, without intervals and tests.</source>
        <translation>Di sacreBLEU, --sentence-level hanya menerima satu kandidat dan satu metrik, tanpa interval dan uji.</translation>
    </message>
    <message>
        <source>As sacreBLEU</source>
        <translation>Seperti sacreBLEU</translation>
    </message>
    <message>
        <source>the same as --resamples, for {option}</source>
        <translation>sama dengan --resamples, untuk {option}</translation>
    </message>
    <message>
        <source>accepted, but has no effect</source>
        <translation>diterima, tetapi tidak berpengaruh</translation>
    </message>
    <message>
        <source>read, score and print as the program sacrebleu does, with its flags</source>
        <translation>baca, hitung skor, dan tampilkan seperti program sacrebleu, dengan opsinya</translation>
    </message>
    <message>
        <source>only the scores</source>
        <translation>hanya skor</translation>
    </message>
    <message>
        <source>decimals of the scores</source>
        <translation>jumlah desimal skor</translation>
    </message>
    <message>
        <source>sacreBLEU’s signature in its short form</source>
        <translation>signature sacreBLEU dalam bentuk singkat</translation>
    </message>
    <message>
        <source>no warning about text that looks tokenized</source>
        <translation>tanpa peringatan tentang teks yang tampaknya sudah ditokenisasi</translation>
    </message>
    <message>
        <source>each line of the reference has N references, separated by tabs</source>
        <translation>setiap baris referensi memuat N referensi yang dipisahkan tab</translation>
    </message>
    <message>
        <source>The candidate “{name}” is named twice.</source>
        <translation>Kandidat “{name}” disebut dua kali.</translation>
    </message>
    <message>
        <source>In sacreBLEU, {option} takes a single candidate.</source>
        <translation>Di sacreBLEU, {option} hanya menerima satu kandidat.</translation>
    </message>
    <message>
        <source>In line {line} of “{path}”, the number of texts separated by tabs is {found}, not {number}.</source>
        <translation>Dalam baris {line} dari “{path}”, jumlah teks yang dipisahkan tab adalah {found}, bukan {number}.</translation>
    </message>
    <message>
        <source>{option} cannot be used with --sets.</source>
        <translation>{option} tidak dapat dipakai bersama --sets.</translation>
    </message>
    <message>
        <source>score the same candidates on several test sets, with their average: bleu-score --sets wmt/en-de wmt/en-zh. Each folder contains a reference (ref.txt) and the candidates, under the same names in all sets</source>
        <translation>hitung skor kandidat yang sama pada beberapa set uji beserta rata-ratanya: bleu-score --sets wmt/en-de wmt/en-zh. Setiap folder berisi satu referensi (ref.txt) dan para kandidat, dengan nama yang sama di semua set</translation>
    </message>
    <message>
        <source>Average: the arithmetic mean of the scores of all sets, not the score of the combined texts.</source>
        <translation>Rata-rata: rata-rata aritmetik skor semua set, bukan skor gabungan teksnya.</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Rata-rata</translation>
    </message>
    <message>
        <source>Segments of a candidate that end with a space and a period: {count}. The text looks tokenized, which may lower the score. --force suppresses this warning.</source>
        <translation>Segmen kandidat yang diakhiri spasi dan titik: {count}. Teks tampaknya sudah ditokenisasi, yang dapat menurunkan skor. --force menekan peringatan ini.</translation>
    </message>
</context>
</TS>
