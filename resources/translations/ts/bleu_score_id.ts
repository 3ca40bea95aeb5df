<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="id" sourcelanguage="en">
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
        <translation>Inti jelas, ada kesalahan serius</translation>
    </message>
    <message>
        <source>Understandable to good</source>
        <translation>Dapat dipahami hingga baik</translation>
    </message>
    <message>
        <source>High quality</source>
        <translation>Kualitas tinggi</translation>
    </message>
    <message>
        <source>Very high quality</source>
        <translation>Kualitas sangat tinggi</translation>
    </message>
    <message>
        <source>Often better than human</source>
        <translation>Sering mengungguli manusia</translation>
    </message>
    <message>
        <source>Hardly anything agrees with the reference.</source>
        <translation>Hampir tidak ada yang sama dengan referensi.</translation>
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
        <source>A translation of high quality.</source>
        <translation>Terjemahan berkualitas tinggi.</translation>
    </message>
    <message>
        <source>A translation of very high quality, adequate and fluent.</source>
        <translation>Terjemahan berkualitas sangat tinggi: maknanya tersampaikan dan bahasanya lancar.</translation>
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
        <source>{start}–{end}</source>
        <translation>{start}–{end}</translation>
    </message>
    <message>
        <source>Band {range}, for the segmentation {segmentation}; another segmentation may lead to another band.</source>
        <translation>Rentang {range}, untuk segmentasi {segmentation}; segmentasi lain dapat menghasilkan rentang lain.</translation>
    </message>
    <message>
        <source>No interpretation: BLEU describes a whole text. A single segment can be well translated and still score near zero.</source>
        <translation>Tanpa interpretasi: BLEU menggambarkan teks secara keseluruhan. Satu segmen bisa saja diterjemahkan dengan baik, tetapi skornya tetap mendekati nol.</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Automatic</source>
        <translation>Otomatis</translation>
    </message>
    <message>
        <source>13a: words and punctuation</source>
        <translation>13a: kata dan tanda baca</translation>
    </message>
    <message>
        <source>intl: words, Unicode punctuation</source>
        <translation>intl: kata, tanda baca Unicode</translation>
    </message>
    <message>
        <source>zh: Chinese characters</source>
        <translation>zh: karakter Tionghoa</translation>
    </message>
    <message>
        <source>char: every character</source>
        <translation>char: setiap karakter</translation>
    </message>
    <message>
        <source>none: text is already cut</source>
        <translation>none: teks sudah dipecah</translation>
    </message>
    <message>
        <source>jieba: Chinese words</source>
        <translation>jieba: kata bahasa Tionghoa</translation>
    </message>
    <message>
        <source>jieba-t2s: Traditional Chinese words</source>
        <translation>jieba-t2s: kata bahasa Tionghoa tradisional</translation>
    </message>
    <message>
        <source>ja-mecab: Japanese words</source>
        <translation>ja-mecab: kata bahasa Jepang</translation>
    </message>
    <message>
        <source>ko-mecab: Korean words</source>
        <translation>ko-mecab: kata bahasa Korea</translation>
    </message>
    <message>
        <source>none</source>
        <translation>tidak ada</translation>
    </message>
    <message>
        <source>exp: exponential decay</source>
        <translation>exp: peluruhan eksponensial</translation>
    </message>
    <message>
        <source>floor: a small value</source>
        <translation>floor: nilai kecil</translation>
    </message>
    <message>
        <source>add-k: from order 2</source>
        <translation>add-k: mulai orde 2</translation>
    </message>
    <message>
        <source>add-one-all: every order</source>
        <translation>add-one-all: semua orde</translation>
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
        <source>Definition</source>
        <translation>Definisi</translation>
    </message>
    <message>
        <source>Own settings</source>
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
        <source>not detected</source>
        <translation>tidak terdeteksi</translation>
    </message>
    <message>
        <source>{language}, as the file says</source>
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
    <name>Errors</name>
    <message>
        <source>“{path}” does not exist.</source>
        <translation>“{path}” tidak ditemukan.</translation>
    </message>
    <message>
        <source>“{path}” is a folder. Choose the files in it.</source>
        <translation>“{path}” adalah folder. Pilih berkas di dalamnya.</translation>
    </message>
    <message>
        <source>You have no permission to read “{path}”.</source>
        <translation>Anda tidak memiliki izin untuk membaca “{path}”.</translation>
    </message>
    <message>
        <source>“{path}” cannot be read: {reason}</source>
        <translation>“{path}” tidak dapat dibaca: {reason}</translation>
    </message>
    <message>
        <source>“{path}” is empty.</source>
        <translation>“{path}” kosong.</translation>
    </message>
    <message>
        <source>“{path}” is not a text file: byte {offset} is binary data. Save the text as plain text (.txt), one segment per line.</source>
        <translation>“{path}” bukan berkas teks: byte {offset} berupa data biner. Simpan sebagai teks biasa (.txt), satu segmen per baris.</translation>
    </message>
    <message>
        <source>“{path}” is not {encoding}: line {line} (byte {offset}) cannot be decoded. Choose another encoding.</source>
        <translation>“{path}” tidak memakai pengodean {encoding}: baris {line} (byte {offset}) tidak dapat didekode. Pilih pengodean lain.</translation>
    </message>
    <message>
        <source>“{path}” is called {format}, but its content is something else. Check the file, or correct the ending of its name.</source>
        <translation>Menurut namanya, “{path}” berformat {format}, tetapi isinya bukan. Periksa berkas itu, atau perbaiki ekstensi namanya.</translation>
    </message>
    <message>
        <source>“{path}” is of a kind that cannot be read here ({kind}). Export its text as XLIFF, XLSX, DOCX or plain text.</source>
        <translation>Jenis berkas “{path}” ({kind}) tidak dapat dibaca di sini. Ekspor teksnya sebagai XLIFF, XLSX, DOCX, atau teks biasa.</translation>
    </message>
    <message>
        <source>“{path}” is protected by a password. Save a copy without one.</source>
        <translation>“{path}” dilindungi kata sandi. Simpan salinannya tanpa kata sandi.</translation>
    </message>
    <message>
        <source>Unpacked, “{path}” takes more than {limit}; it is not read. Check that it is what it should be, or split it.</source>
        <translation>Setelah diekstrak, ukuran “{path}” melebihi {limit} sehingga tidak dibaca. Pastikan berkas itu memang benar, atau pecah menjadi beberapa bagian.</translation>
    </message>
    <message>
        <source>Line {line} of “{path}” has more than {limit} characters, too many for one segment. Check the line ends and the format.</source>
        <translation>Baris {line} dalam “{path}” berisi lebih dari {limit} karakter, terlalu banyak untuk satu segmen. Periksa akhir baris dan format berkas.</translation>
    </message>
    <message>
        <source>Row {line} of “{path}” has more than {limit} columns. Check the delimiter.</source>
        <translation>Baris {line} dalam “{path}” memiliki lebih dari {limit} kolom. Periksa pemisah kolomnya.</translation>
    </message>
    <message>
        <source>“{path}” declares XML entities (line {line}). They are never resolved, because they can hide other files or endless text. Save the file without them.</source>
        <translation>“{path}” mendeklarasikan entitas XML (baris {line}). Entitas seperti itu tidak pernah diurai karena di baliknya bisa tersembunyi berkas lain atau teks tanpa akhir. Simpan berkas tanpa entitas tersebut.</translation>
    </message>
    <message>
        <source>“{path}” changed while it was read. Read it again once it is saved.</source>
        <translation>“{path}” berubah saat sedang dibaca. Baca ulang setelah berkas itu selesai disimpan.</translation>
    </message>
    <message>
        <source>There is no text in “{path}” ({format}).</source>
        <translation>Tidak ada teks dalam “{path}” ({format}).</translation>
    </message>
    <message>
        <source>“{path}” has no “{wanted}”. Available: {available}.</source>
        <translation>“{path}” tidak memuat “{wanted}”. Yang tersedia: {available}.</translation>
    </message>
    <message>
        <source>“{path}” holds several texts. Choose the one that is meant: {available}.</source>
        <translation>“{path}” berisi beberapa teks. Pilih teks yang dimaksud: {available}.</translation>
    </message>
    <message>
        <source>No segment is left to compare. Left out: {reasons}.</source>
        <translation>Tidak ada segmen yang tersisa untuk dibandingkan. Dikecualikan: {reasons}.</translation>
    </message>
    <message>
        <source>These files have no keys in common: {names}. Pair them by position, or choose another column of keys.</source>
        <translation>Tidak ada kunci yang sama di antara berkas-berkas ini: {names}. Pasangkan berdasarkan posisi, atau pilih kolom kunci lain.</translation>
    </message>
    <message>
        <source>There is no encoding “{name}”.</source>
        <translation>Pengodean “{name}” tidak dikenal.</translation>
    </message>
    <message>
        <source>“{tag}” is not a known language code. Examples: es, id, zh-CN, zh-TW.</source>
        <translation>“{tag}” bukan kode bahasa yang dikenal. Contoh: es, id, zh-CN, zh-TW.</translation>
    </message>
    <message>
        <source>“{tag}” can be read as a language pair. Give the target language alone ({target}), or write a region in capitals.</source>
        <translation>“{tag}” dapat terbaca sebagai pasangan bahasa. Tulis bahasa sasaran saja ({target}), atau tulis kode wilayah dengan huruf kapital.</translation>
    </message>
    <message>
        <source>There is no reference translation.</source>
        <translation>Tidak ada terjemahan referensi.</translation>
    </message>
    <message>
        <source>There is no candidate translation.</source>
        <translation>Tidak ada terjemahan kandidat.</translation>
    </message>
    <message>
        <source>The segmentation {segmentation} is not installed. It comes with the extra “{extra}” of the Python package (pip install &quot;bleu-desktop[{extra}]&quot;), which the standalone program does not have.</source>
        <translation>Segmentasi {segmentation} belum terpasang. Segmentasi ini memerlukan komponen tambahan “{extra}” dari paket Python (pip install &quot;bleu-desktop[{extra}]&quot;), yang tidak disertakan dalam program mandiri.</translation>
    </message>
    <message>
        <source>“{path}” is incomplete: the {format} breaks off in line {line}. Copy or export the file again.</source>
        <translation>“{path}” tidak lengkap: data {format} terpotong di baris {line}. Salin atau ekspor ulang berkas itu.</translation>
    </message>
    <message>
        <source>“{path}” is incomplete: the {format} breaks off too soon. Copy or export the file again.</source>
        <translation>“{path}” tidak lengkap: data {format} terpotong sebelum selesai. Salin atau ekspor ulang berkas itu.</translation>
    </message>
    <message>
        <source>“{path}” is damaged: line {line} is not correct {format}. Mend that line, or export the file again.</source>
        <translation>“{path}” rusak: baris {line} tidak sesuai dengan format {format}. Perbaiki baris itu, atau ekspor ulang berkasnya.</translation>
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
        <source>Line 1 of each file must translate the same text, and so on; look for missing or extra lines.</source>
        <translation>Baris 1 di setiap berkas harus merupakan terjemahan dari teks yang sama, begitu pula baris-baris berikutnya; periksa apakah ada baris yang kurang atau berlebih.</translation>
    </message>
    <message>
        <source>They drift apart at line {first_line} of “{first}”, which “{second}” lacks (near its line {second_line}).</source>
        <translation>Keduanya mulai tidak sejajar di baris {first_line} dalam “{first}”: baris itu tidak ada dalam “{second}” (di sekitar baris {second_line}).</translation>
    </message>
    <message>
        <source>They drift apart at line {second_line} of “{second}”, which “{first}” lacks (near its line {first_line}).</source>
        <translation>Keduanya mulai tidak sejajar di baris {second_line} dalam “{second}”: baris itu tidak ada dalam “{first}” (di sekitar baris {first_line}).</translation>
    </message>
    <message>
        <source>They drift apart at line {second_line} of “{second}”, which joins two lines of “{first}” (from line {first_line}).</source>
        <translation>Keduanya mulai tidak sejajar di baris {second_line} dalam “{second}”: baris itu menggabungkan dua baris dalam “{first}” (mulai baris {first_line}).</translation>
    </message>
    <message>
        <source>They drift apart at line {first_line} of “{first}”, which is two lines in “{second}” (from line {second_line}).</source>
        <translation>Keduanya mulai tidak sejajar di baris {first_line} dalam “{first}”: baris itu menjadi dua baris dalam “{second}” (mulai baris {second_line}).</translation>
    </message>
    <message>
        <source>Such places in all: {count}.</source>
        <translation>Jumlah seluruh lokasi seperti ini: {count}.</translation>
    </message>
    <message>
        <source>{setting}: {value} is not between {low} and {high}.</source>
        <translation>{setting}: {value} tidak berada di antara {low} dan {high}.</translation>
    </message>
    <message>
        <source>{setting}: “{value}” is not one of {allowed}.</source>
        <translation>{setting}: “{value}” tidak dikenal. Pilihan yang tersedia: {allowed}.</translation>
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
        <source>Android strings</source>
        <translation>string Android</translation>
    </message>
    <message>
        <source>iOS strings</source>
        <translation>string iOS</translation>
    </message>
    <message>
        <source>subtitles</source>
        <translation>subtitel</translation>
    </message>
</context>
<context>
    <name>Health</name>
    <message>
        <source>Simplified against Traditional Chinese</source>
        <translation>Aksara Tionghoa sederhana dibandingkan dengan tradisional</translation>
    </message>
    <message>
        <source>Lines that seem shifted</source>
        <translation>Baris yang tampaknya bergeser</translation>
    </message>
    <message>
        <source>Lost characters</source>
        <translation>Karakter hilang</translation>
    </message>
    <message>
        <source>Garbled characters</source>
        <translation>Karakter rusak</translation>
    </message>
    <message>
        <source>The encoding is a guess</source>
        <translation>Pengodean hanya perkiraan</translation>
    </message>
    <message>
        <source>Lines ended by a carriage return alone</source>
        <translation>Baris yang hanya diakhiri carriage return (CR)</translation>
    </message>
    <message>
        <source>Different scripts</source>
        <translation>Aksara berbeda</translation>
    </message>
    <message>
        <source>Unusual lengths</source>
        <translation>Panjang tidak wajar</translation>
    </message>
    <message>
        <source>Empty segments</source>
        <translation>Segmen kosong</translation>
    </message>
    <message>
        <source>Text that is already tokenised</source>
        <translation>Teks sudah ditokenisasi</translation>
    </message>
    <message>
        <source>Tags in the text</source>
        <translation>Tag dalam teks</translation>
    </message>
    <message>
        <source>HTML entities</source>
        <translation>Entitas HTML</translation>
    </message>
    <message>
        <source>Line breaks within segments</source>
        <translation>Jeda baris di dalam segmen</translation>
    </message>
    <message>
        <source>Invisible characters</source>
        <translation>Karakter tak terlihat</translation>
    </message>
    <message>
        <source>Letters in several parts</source>
        <translation>Huruf yang terurai menjadi beberapa karakter</translation>
    </message>
    <message>
        <source>Full-width signs</source>
        <translation>Karakter lebar penuh</translation>
    </message>
    <message>
        <source>Half-width signs</source>
        <translation>Karakter setengah lebar</translation>
    </message>
    <message>
        <source>Curly quotation marks</source>
        <translation>Tanda kutip lengkung</translation>
    </message>
    <message>
        <source>Straight quotation marks</source>
        <translation>Tanda kutip lurus</translation>
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
        <source>Mixed line ends</source>
        <translation>Akhir baris tidak seragam</translation>
    </message>
    <message>
        <source>Byte order mark</source>
        <translation>Tanda urutan byte (BOM)</translation>
    </message>
    <message>
        <source>Most characters differ, so the score is far too low. Compare texts in the same script, or convert both for the comparison.</source>
        <translation>Sebagian besar karakternya berbeda sehingga skornya jauh lebih rendah daripada semestinya. Bandingkan teks dengan aksara yang sama, atau konversikan keduanya saat dibandingkan.</translation>
    </message>
    <message>
        <source>There are spaces between Chinese characters. BLEU cuts text into words itself; load it as a reader would see it.</source>
        <translation>Ada spasi di antara karakter Tionghoa. Pemecahan teks menjadi kata dilakukan oleh BLEU; muat teks sebagaimana dilihat pembaca.</translation>
    </message>
    <message>
        <source>From about here on, lines seem to belong to other lines of the first reference than those beside them. One may be missing here, and another one too many later. Compare them under “Pairs”, or pair by content.</source>
        <translation>Kira-kira mulai dari sini, baris-baris tampaknya berpasangan dengan baris lain dalam referensi pertama, bukan dengan baris di sebelahnya. Mungkin ada satu baris yang hilang di sini dan satu baris yang berlebih di bagian berikutnya. Bandingkan di “Pasangan”, atau pasangkan berdasarkan isi.</translation>
    </message>
    <message>
        <source>“�” stands where a character was lost when the file was made. Take the text from an intact file; nothing can bring it back here.</source>
        <translation>“�” menggantikan karakter yang hilang saat berkas dibuat. Ambil teks dari berkas yang utuh; karakter itu tidak dapat dipulihkan di sini.</translation>
    </message>
    <message>
        <source>The text was once read in a wrong encoding and saved like that: “Ã©” was “é”. Such words match nothing. Export the file again as UTF-8.</source>
        <translation>Teks pernah dibaca dengan pengodean yang salah, lalu disimpan dalam keadaan itu: “Ã©” semula adalah “é”. Kata seperti itu tidak cocok dengan apa pun. Ekspor ulang berkas sebagai UTF-8.</translation>
    </message>
    <message>
        <source>The file does not tell how its characters are written. If they look wrong in the example, choose another encoding for the file.</source>
        <translation>Berkas tidak menyebutkan pengodean karakternya. Jika karakter dalam contoh tampak salah, pilih pengodean lain untuk berkas itu.</translation>
    </message>
    <message>
        <source>Each is a segment here; other programs read on. Save the file with uniform line ends.</source>
        <translation>Di sini setiap baris itu menjadi satu segmen, sedangkan program lain menyambungnya dengan teks berikutnya. Simpan berkas dengan akhir baris yang seragam.</translation>
    </message>
    <message>
        <source>The texts can hardly match. Check that these are the right files.</source>
        <translation>Kedua teks hampir tidak mungkin cocok. Pastikan berkasnya benar.</translation>
    </message>
    <message>
        <source>Some segments are far longer or shorter than the first reference. Lines may have slipped, or text may be missing.</source>
        <translation>Ada segmen yang jauh lebih panjang atau lebih pendek daripada referensi pertama. Mungkin barisnya bergeser, atau ada teks yang hilang.</translation>
    </message>
    <message>
        <source>Nothing can be seen in them. Check whether a translation is missing.</source>
        <translation>Segmen ini tidak memuat apa pun yang terlihat. Periksa apakah ada terjemahan yang terlewat.</translation>
    </message>
    <message>
        <source>There are spaces before full stops or commas, or marks that a tokeniser left. BLEU cuts text into words itself; load it as a reader would see it.</source>
        <translation>Ada spasi sebelum titik atau koma, atau tanda sisa proses tokenisasi. Pemecahan teks menjadi kata dilakukan oleh BLEU; muat teks sebagaimana dilihat pembaca.</translation>
    </message>
    <message>
        <source>Tags such as &lt;b&gt; are compared as if they were words.</source>
        <translation>Tag seperti &lt;b&gt; ikut dibandingkan seolah-olah merupakan kata.</translation>
    </message>
    <message>
        <source>Codes such as &amp;amp; stand for characters. They match only where the other text has the same code.</source>
        <translation>Kode seperti &amp;amp; mewakili karakter. Kode itu hanya cocok jika teks yang lain memuat kode yang sama.</translation>
    </message>
    <message>
        <source>Other programs take these characters for the end of a segment.</source>
        <translation>Program lain menganggap karakter ini sebagai akhir segmen.</translation>
    </message>
    <message>
        <source>Words that look the same do not match if one of them holds such a character.</source>
        <translation>Kata yang tampak sama tidak akan cocok jika salah satunya memuat karakter semacam ini.</translation>
    </message>
    <message>
        <source>Here an accent is a character of its own, in the other text it is part of its letter. Both look the same and do not match.</source>
        <translation>Di sini aksen merupakan karakter tersendiri, sedangkan dalam teks yang lain aksen menyatu dengan hurufnya. Keduanya tampak sama, tetapi tidak cocok.</translation>
    </message>
    <message>
        <source>The first reference has half-width ones in the same segments. They do not match.</source>
        <translation>Referensi pertama memakai karakter setengah lebar di segmen yang sama. Keduanya tidak cocok.</translation>
    </message>
    <message>
        <source>The first reference has full-width ones in the same segments. They do not match.</source>
        <translation>Referensi pertama memakai karakter lebar penuh di segmen yang sama. Keduanya tidak cocok.</translation>
    </message>
    <message>
        <source>The first reference has straight ones in the same segments. They do not match, nor do words with an apostrophe.</source>
        <translation>Referensi pertama memakai tanda kutip lurus di segmen yang sama. Keduanya tidak cocok, begitu pula kata yang memuat apostrof.</translation>
    </message>
    <message>
        <source>The first reference has curly ones in the same segments. They do not match, nor do words with an apostrophe.</source>
        <translation>Referensi pertama memakai tanda kutip lengkung di segmen yang sama. Keduanya tidak cocok, begitu pula kata yang memuat apostrof.</translation>
    </message>
    <message>
        <source>There are tabs, or no-break spaces and the like that the other text does not have. They may keep words from matching.</source>
        <translation>Ada tab, atau spasi tak putus dan sejenisnya yang tidak terdapat dalam teks yang lain. Karakter ini dapat membuat kata tidak cocok.</translation>
    </message>
    <message>
        <source>They stand in the reference more than once and count each time.</source>
        <translation>Segmen ini muncul lebih dari sekali dalam referensi, dan setiap kemunculannya ikut dihitung.</translation>
    </message>
    <message>
        <source>Segments are counted correctly here; other programs may count more or fewer.</source>
        <translation>Di sini jumlah segmen dihitung dengan benar; program lain mungkin menghitung lebih banyak atau lebih sedikit.</translation>
    </message>
    <message>
        <source>It is no part of the text here; other programs may take it for one.</source>
        <translation>Di sini tanda itu bukan bagian dari teks; program lain mungkin menganggapnya bagian dari teks.</translation>
    </message>
    <message>
        <source>From segment {first} on</source>
        <translation>Mulai dari segmen {first}</translation>
    </message>
    <message>
        <source>Lines: {count}</source>
        <translation>Baris: {count}</translation>
    </message>
    <message>
        <source>Segments: {count} of {segments}, the first is number {first}</source>
        <translation>Segmen: {count} dari {segments}, yang pertama nomor {first}</translation>
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
        <source>{length} characters for {reference}</source>
        <translation>{length} karakter, sedangkan referensinya {reference}</translation>
    </message>
    <message>
        <source>{character}: {count}</source>
        <translation>{character}: {count}</translation>
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
        <source>{name} ({code_point})</source>
        <translation>{name} ({code_point})</translation>
    </message>
    <message>
        <source>Entities resolved</source>
        <translation>Entitas diganti dengan karakternya</translation>
    </message>
    <message>
        <source>Tags removed</source>
        <translation>Tag dihapus</translation>
    </message>
    <message>
        <source>Letters composed (NFC)</source>
        <translation>Huruf disatukan (NFC)</translation>
    </message>
    <message>
        <source>Invisible characters removed</source>
        <translation>Karakter tak terlihat dihapus</translation>
    </message>
    <message>
        <source>Full-width signs as ASCII</source>
        <translation>Karakter lebar penuh dijadikan ASCII</translation>
    </message>
    <message>
        <source>Quotation marks made straight</source>
        <translation>Tanda kutip dijadikan lurus</translation>
    </message>
    <message>
        <source>Traditional as Simplified</source>
        <translation>Aksara tradisional dijadikan sederhana</translation>
    </message>
    <message>
        <source>Tokenisation undone</source>
        <translation>Tokenisasi dihilangkan</translation>
    </message>
    <message>
        <source>Single plain spaces</source>
        <translation>Spasi diseragamkan menjadi satu spasi biasa</translation>
    </message>
    <message>
        <source>BLEU stays {score}</source>
        <translation>BLEU tetap {score}</translation>
    </message>
    <message>
        <source>BLEU {before} → {after} ({difference})</source>
        <translation>BLEU {before} → {after} ({difference})</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>{name} ({tag})</source>
        <translation>{name} ({tag})</translation>
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
        <translation>Membandingkan rangkaian satu sampai enam karakter. Makin tinggi makin baik.</translation>
    </message>
    <message>
        <source>Compares sequences of up to six characters and of one and two words. Higher is better.</source>
        <translation>Membandingkan rangkaian satu sampai enam karakter serta rangkaian satu dan dua kata. Makin tinggi makin baik.</translation>
    </message>
    <message>
        <source>Counts the edits that would turn the candidate into the reference, per 100 words of the reference. Lower is better.</source>
        <translation>Menghitung jumlah suntingan yang diperlukan untuk mengubah kandidat menjadi referensi, per 100 kata referensi. Makin rendah makin baik.</translation>
    </message>
    <message>
        <source>95% interval: between {low} and {high}</source>
        <translation>Interval 95%: antara {low} dan {high}</translation>
    </message>
    <message>
        <source>Between {low} and {high} (95% interval): all of it within one band.</source>
        <translation>Antara {low} dan {high} (interval 95%): seluruhnya berada dalam satu rentang.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>“{name}”</translation>
    </message>
    <message>
        <source>Between {low} and {high} (95% interval): this straddles two bands, {bands}.</source>
        <translation>Antara {low} dan {high} (interval 95%): menjangkau dua rentang, yaitu {bands}.</translation>
    </message>
    <message>
        <source>Between {low} and {high} (95% interval): this reaches over {count} bands, from “{first}” to “{last}”.</source>
        <translation>Antara {low} dan {high} (interval 95%): menjangkau {count} rentang, dari “{first}” sampai “{last}”.</translation>
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
        <source>Approximate randomisation</source>
        <translation>Randomisasi aproksimatif</translation>
    </message>
    <message>
        <source>Comparison by paired approximate randomisation ({trials} trials, seed {seed})</source>
        <translation>Perbandingan antarkandidat: randomisasi aproksimatif berpasangan ({trials} pengulangan, seed {seed})</translation>
    </message>
    <message>
        <source>Comparison by paired bootstrap ({resamples} resamples, seed {seed})</source>
        <translation>Perbandingan antarkandidat: bootstrap berpasangan ({resamples} pengulangan, seed {seed})</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} sampai {high}</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>Tidak ada perbedaan</translation>
    </message>
    <message>
        <source>May be chance</source>
        <translation>Mungkin kebetulan</translation>
    </message>
    <message>
        <source>Significantly better</source>
        <translation>Signifikan lebih baik</translation>
    </message>
    <message>
        <source>Significantly worse</source>
        <translation>Signifikan lebih buruk</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
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
        <source>Empty in the candidate</source>
        <translation>Kosong di kandidat</translation>
    </message>
    <message>
        <source>Untranslated (the candidate is the source text)</source>
        <translation>Belum diterjemahkan (kandidat sama dengan teks sumber)</translation>
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
        <source>Reference marked for review</source>
        <translation>Referensi ditandai perlu ditinjau</translation>
    </message>
    <message>
        <source>{concern}: {count}</source>
        <translation>{concern}: {count}</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <translation>{first}; {second}</translation>
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
        <source>&amp;Segmentation</source>
        <translation>Se&amp;gmentasi</translation>
    </message>
    <message>
        <source>How the text is cut into tokens. It moves the score.</source>
        <translation>Cara teks dipecah menjadi token. Pilihan ini memengaruhi skor.</translation>
    </message>
    <message>
        <source>&amp;Profile</source>
        <translation>&amp;Profil</translation>
    </message>
    <message>
        <source>Smoothing and reference length together, as other programs set them.</source>
        <translation>Pemulusan dan panjang referensi sekaligus, seperti yang dipakai program lain.</translation>
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
        <translation>Abaikan besar-&amp;kecil huruf</translation>
    </message>
    <message>
        <source>Longest &amp;n-grams</source>
        <translation>N-gram terpan&amp;jang</translation>
    </message>
    <message>
        <source>Leave out orders longer than the &amp;text</source>
        <translation>Le&amp;wati orde yang melebihi panjang teks</translation>
    </message>
    <message>
        <source>Inline tags</source>
        <translation>Tag inline</translation>
    </message>
    <message>
        <source>What becomes of bold, links and other tags in XLIFF, TMX and the like</source>
        <translation>Perlakuan terhadap huruf tebal, tautan, dan tag lain dalam XLIFF, TMX, dan sejenisnya</translation>
    </message>
    <message>
        <source>Placeholders</source>
        <translation>Placeholder</translation>
    </message>
    <message>
        <source>What becomes of {example} and the like in the text</source>
        <translation>Perlakuan terhadap {example} dan sejenisnya dalam teks</translation>
    </message>
    <message>
        <source>95% &amp;interval of each score</source>
        <translation>&amp;Interval 95% untuk setiap skor</translation>
    </message>
    <message>
        <source>How far the score could move if other segments of the same kind had been translated.</source>
        <translation>Interval kepercayaan: seberapa jauh skor dapat berubah seandainya yang diterjemahkan adalah segmen lain yang sejenis.</translation>
    </message>
    <message>
        <source>C&amp;omparison</source>
        <translation>Perb&amp;andingan</translation>
    </message>
    <message>
        <source>Whether the difference between two candidates may be chance. It needs two candidates or more.</source>
        <translation>Menguji apakah selisih skor dua kandidat mungkin hanya kebetulan. Diperlukan minimal dua kandidat.</translation>
    </message>
    <message>
        <source>Res&amp;amples</source>
        <translation>Peng&amp;ulangan</translation>
    </message>
    <message>
        <source>How many times segments are drawn for intervals and the bootstrap, or exchanged for approximate randomisation.</source>
        <translation>Berapa kali segmen diambil ulang secara acak (untuk interval dan bootstrap) atau dipertukarkan (untuk randomisasi aproksimatif).</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>See&amp;d</translation>
    </message>
    <message>
        <source>The same seed gives the same numbers again.</source>
        <translation>Seed yang sama akan selalu menghasilkan angka yang sama.</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>{option} needs a number, with a decimal point: “{value}”.</source>
        <translation>{option} memerlukan bilangan dengan titik desimal: “{value}”.</translation>
    </message>
    <message>
        <source>{option} needs a whole number: “{value}”.</source>
        <translation>{option} memerlukan bilangan bulat: “{value}”.</translation>
    </message>
    <message>
        <source>{heading}:</source>
        <translation>{heading}:</translation>
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
        <source>There is no option {option}; {program} --help lists all.</source>
        <translation>Opsi {option} tidak ada; lihat daftarnya dengan {program} --help.</translation>
    </message>
    <message>
        <source>Standard input (-) can be read only once.</source>
        <translation>Masukan standar (-) hanya dapat dibaca satu kali.</translation>
    </message>
    <message>
        <source>The option {option} is used wrongly; see {program} --help.</source>
        <translation>Penggunaan opsi {option} salah; lihat {program} --help.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Berkas</translation>
    </message>
    <message>
        <source>candidate translations; each gets a score of its own</source>
        <translation>terjemahan kandidat; masing-masing mendapat skor sendiri</translation>
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
        <source>A file name is empty.</source>
        <translation>Ada nama berkas yang kosong.</translation>
    </message>
    <message>
        <source>reference translation in any format; “-” is standard input</source>
        <translation>terjemahan referensi dalam format apa pun; “-” berarti masukan standar</translation>
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
        <source>segmentation: {choices} (default: auto)</source>
        <translation>segmentasi: {choices} (bawaan: auto)</translation>
    </message>
    <message>
        <source>smoothing and reference length together: {choices} (default: definition)</source>
        <translation>pemulusan dan panjang referensi sekaligus: {choices} (bawaan: definition)</translation>
    </message>
    <message>
        <source>smoothing: {choices} (default: none)</source>
        <translation>pemulusan: {choices} (bawaan: none)</translation>
    </message>
    <message>
        <source>value of floor (default: 0.1) and add-k (default: 1)</source>
        <translation>nilai untuk floor (bawaan: 0.1) dan add-k (bawaan: 1)</translation>
    </message>
    <message>
        <source>which of several references: {choices} (default: closest)</source>
        <translation>panjang referensi yang dipakai jika ada beberapa: {choices} (bawaan: closest)</translation>
    </message>
    <message>
        <source>ignore upper and lower case</source>
        <translation>abaikan besar-kecil huruf</translation>
    </message>
    <message>
        <source>longest n-grams, 1 to 8 (default: 4)</source>
        <translation>n-gram terpanjang, 1 sampai 8 (bawaan: 4)</translation>
    </message>
    <message>
        <source>leave out orders longer than the candidate</source>
        <translation>lewati orde yang melebihi panjang kandidat</translation>
    </message>
    <message>
        <source>Pairs and text</source>
        <translation>Pasangan dan teks</translation>
    </message>
    <message>
        <source>what segments are paired by: {choices} (default: auto)</source>
        <translation>dasar untuk memasangkan segmen: {choices} (bawaan: auto)</translation>
    </message>
    <message>
        <source>KIND</source>
        <translation>JENIS</translation>
    </message>
    <message>
        <source>segments to leave out: {choices}</source>
        <translation>segmen yang dikecualikan: {choices}</translation>
    </message>
    <message>
        <source>segments to keep that would be left out (the same names)</source>
        <translation>segmen yang tetap disertakan walaupun biasanya dikecualikan (dengan nama jenis yang sama)</translation>
    </message>
    <message>
        <source>inline tags: {choices} (default: remove)</source>
        <translation>tag inline: {choices} (bawaan: remove)</translation>
    </message>
    <message>
        <source>placeholders such as {example}: {choices} (default: text)</source>
        <translation>placeholder seperti {example}: {choices} (bawaan: text)</translation>
    </message>
    <message>
        <source>make equal before comparing: {choices}</source>
        <translation>seragamkan hal berikut sebelum membandingkan: {choices}</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>Metrik</translation>
    </message>
    <message>
        <source>metrics: {choices} (bleu is always among them)</source>
        <translation>metrik: {choices} (bleu selalu disertakan)</translation>
    </message>
    <message>
        <source>longest character n-grams (default: 6)</source>
        <translation>n-gram karakter terpanjang (bawaan: 6)</translation>
    </message>
    <message>
        <source>longest word n-grams of chrf (default: 0; chrf++ has 2)</source>
        <translation>n-gram kata terpanjang untuk chrf (bawaan: 0; chrf++ memakai 2)</translation>
    </message>
    <message>
        <source>how many times recall counts as much (default: 2)</source>
        <translation>berapa kali lipat bobot recall dibandingkan dengan presisi (bawaan: 2)</translation>
    </message>
    <message>
        <source>count white space among the characters</source>
        <translation>hitung juga spasi sebagai karakter</translation>
    </message>
    <message>
        <source>ignore upper and lower case in chrF</source>
        <translation>abaikan besar-kecil huruf pada chrF</translation>
    </message>
    <message>
        <source>count orders too that no segment is long enough for</source>
        <translation>perhitungkan juga orde yang melebihi panjang semua segmen</translation>
    </message>
    <message>
        <source>resolve XML entities and separate punctuation in TER</source>
        <translation>ganti entitas XML dengan karakternya dan pisahkan tanda baca pada TER</translation>
    </message>
    <message>
        <source>with --ter-normalized: separate Chinese and Japanese characters</source>
        <translation>dipakai bersama --ter-normalized: pisahkan karakter Tionghoa dan Jepang</translation>
    </message>
    <message>
        <source>leave out punctuation in TER</source>
        <translation>abaikan tanda baca pada TER</translation>
    </message>
    <message>
        <source>distinguish upper and lower case in TER</source>
        <translation>bedakan besar-kecil huruf pada TER</translation>
    </message>
    <message>
        <source>Certainty</source>
        <translation>Keandalan skor</translation>
    </message>
    <message>
        <source>95% interval of each score, by bootstrap</source>
        <translation>interval kepercayaan 95% untuk setiap skor, dihitung dengan bootstrap</translation>
    </message>
    <message>
        <source>compare the candidates by paired bootstrap</source>
        <translation>bandingkan kandidat satu sama lain menggunakan bootstrap berpasangan</translation>
    </message>
    <message>
        <source>compare the candidates by paired approximate randomisation</source>
        <translation>bandingkan kandidat satu sama lain menggunakan randomisasi aproksimatif berpasangan</translation>
    </message>
    <message>
        <source>compare with this candidate only (default: all pairs)</source>
        <translation>bandingkan hanya dengan kandidat ini (bawaan: semua pasangan)</translation>
    </message>
    <message>
        <source>resamples (default: 1000), or trials of --paired-ar (default: 10000)</source>
        <translation>jumlah pengulangan bootstrap (bawaan: 1000) atau --paired-ar (bawaan: 10000)</translation>
    </message>
    <message>
        <source>seed of the random numbers (default: 12345)</source>
        <translation>seed pembangkit bilangan acak (bawaan: 12345)</translation>
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
        <source>--sample brings its own files; give no others with it.</source>
        <translation>--sample sudah menyertakan berkasnya sendiri; jangan tambahkan berkas lain.</translation>
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
        <source>--baseline needs --paired-bs or --paired-ar.</source>
        <translation>--baseline memerlukan --paired-bs atau --paired-ar.</translation>
    </message>
    <message>
        <source>--baseline has to be one of the candidates: “{name}”.</source>
        <translation>--baseline harus berupa salah satu kandidat; “{name}” bukan kandidat.</translation>
    </message>
    <message>
        <source>The output cannot be written: {reason}</source>
        <translation>Keluaran tidak dapat ditulis: {reason}</translation>
    </message>
    <message>
        <source>bleu-score: {text}</source>
        <translation>bleu-score: {text}</translation>
    </message>
    <message>
        <source>Scores translations with BLEU. Everything stays on this computer.</source>
        <translation>Menghitung skor BLEU terjemahan. Semuanya tetap di komputer ini.</translation>
    </message>
    <message>
        <source>Exit code: 0 scored, 1 below --fail-under, 2 wrong use or input.
Numbers always have a decimal point.</source>
        <translation>Kode keluar: 0 jika skor berhasil dihitung, 1 jika skor di bawah --fail-under, 2 jika penggunaan atau masukan salah.
Bilangan selalu ditulis dengan titik desimal.</translation>
    </message>
    <message>
        <source>--check needs --format text or json.</source>
        <translation>--check memerlukan --format text atau json.</translation>
    </message>
    <message>
        <source>A comparison needs --format text or json.</source>
        <translation>Perbandingan memerlukan --format text atau json.</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Keluaran</translation>
    </message>
    <message>
        <source>say what is odd in the files, and what it does to BLEU, instead of scoring</source>
        <translation>tampilkan kejanggalan dalam berkas dan pengaruhnya terhadap BLEU, alih-alih menghitung skor</translation>
    </message>
    <message>
        <source>{choices} (default: text)</source>
        <translation>{choices} (bawaan: text)</translation>
    </message>
    <message>
        <source>each segment&apos;s own score too, with effective order; they do not average to the score of the text</source>
        <translation>sertakan skor tiap segmen, dengan orde efektif; rata-ratanya bukan skor teks</translation>
    </message>
    <message>
        <source>PERCENT</source>
        <translation>PERSEN</translation>
    </message>
    <message>
        <source>exit code 1 if a candidate scores less</source>
        <translation>kode keluar 1 jika ada kandidat yang skornya lebih rendah</translation>
    </message>
    <message>
        <source>only the score: no warnings, no progress</source>
        <translation>hanya skor: tanpa peringatan, tanpa progres</translation>
    </message>
    <message>
        <source>{pairing}: {compared} of {segments} segments compared.</source>
        <translation>{pairing}: {compared} dari {segments} segmen dibandingkan.</translation>
    </message>
    <message>
        <source>{concern}: {count}, left out</source>
        <translation>{concern}: {count}, dikecualikan</translation>
    </message>
    <message>
        <source>{concern}: {count}, kept</source>
        <translation>{concern}: {count}, tetap disertakan</translation>
    </message>
    <message>
        <source>Target language: {language}. Segmentation: {segmentation}. Segments: {segments}. References: {references}.</source>
        <translation>Bahasa sasaran: {language}. Segmentasi: {segmentation}. Segmen: {segments}. Referensi: {references}.</translation>
    </message>
    <message>
        <source>Each segment&apos;s own score (they do not average to BLEU):</source>
        <translation>Skor tiap segmen (rata-ratanya bukan skor BLEU teks):</translation>
    </message>
    <message>
        <source>{metric}: {candidate} against {baseline}</source>
        <translation>{metric}: {candidate} dibandingkan dengan {baseline}</translation>
    </message>
    <message>
        <source>Difference {difference} (95% interval {interval}), p = {p}, Holm-corrected p = {corrected}. {verdict}.</source>
        <translation>Selisih {difference} (interval 95%: {interval}), p = {p}, p dengan koreksi Holm = {corrected}. {verdict}.</translation>
    </message>
    <message>
        <source>{band}: {sentence}</source>
        <translation>{band}: {sentence}</translation>
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
        <source>The same with sacreBLEU: {command}</source>
        <translation>Perintah sacreBLEU untuk skor yang sama: {command}</translation>
    </message>
    <message>
        <source>Warning: {title}. {advice}</source>
        <translation>Peringatan: {title}. {advice}</translation>
    </message>
    <message>
        <source>Nothing odd was found in the texts.</source>
        <translation>Tidak ditemukan kejanggalan dalam teks.</translation>
    </message>
    <message>
        <source>{document}: {finding}</source>
        <translation>{document}: {finding}</translation>
    </message>
    <message>
        <source>What making the texts equal does to BLEU:</source>
        <translation>Pengaruh penyeragaman teks terhadap BLEU:</translation>
    </message>
    <message>
        <source>--normalize {name} ({meaning}), {candidate}: {effect}</source>
        <translation>--normalize {name} ({meaning}), {candidate}: {effect}</translation>
    </message>
</context>
<context>
    <name>Warnings</name>
    <message>
        <source>Below about {recommended} segments the score depends a lot on chance. Add more text, or take the score as a rough indication.</source>
        <translation>Jika jumlah segmen kurang dari sekitar {recommended}, skor banyak dipengaruhi kebetulan. Tambahkan teks, atau anggap skor ini sebagai perkiraan kasar.</translation>
    </message>
    <message>
        <source>Many very short segments</source>
        <translation>Banyak segmen yang sangat pendek</translation>
    </message>
    <message>
        <source>{count} of {segments} references have fewer than {tokens} tokens, too few for an n-gram of the highest order. BLEU says little about headings, buttons and single words; score running text where you can.</source>
        <translation>{count} dari {segments} referensi berisi kurang dari {tokens} token, terlalu sedikit untuk n-gram orde tertinggi. BLEU tidak banyak berarti untuk judul, teks tombol, dan kata lepas; jika bisa, hitung skor untuk teks utuh.</translation>
    </message>
    <message>
        <source>The first one is line {line}. An empty segment matches nothing and makes the candidate shorter, which costs brevity penalty. Check whether the translation is missing there.</source>
        <translation>Yang pertama ada di baris {line}. Segmen kosong tidak cocok dengan apa pun dan memperpendek kandidat sehingga dapat terkena penalti penyingkatan. Periksa apakah terjemahannya terlewat di sana.</translation>
    </message>
    <message>
        <source>“{document}” is the same as the reference</source>
        <translation>“{document}” sama dengan referensi</translation>
    </message>
    <message>
        <source>Every segment is equal to a reference. Check that you did not load the same file twice.</source>
        <translation>Setiap segmen sama persis dengan referensi. Pastikan Anda tidak memuat berkas yang sama dua kali.</translation>
    </message>
    <message>
        <source>Mixed line ends in “{document}”</source>
        <translation>Akhir baris dalam “{document}” tidak seragam</translation>
    </message>
    <message>
        <source>Without smoothing, one order without a match makes the whole score 0. Check that the files belong together; for a small text, choose a smoothing.</source>
        <translation>Tanpa pemulusan, satu orde tanpa kecocokan saja sudah membuat seluruh skor menjadi 0. Pastikan berkas-berkas ini memang berpasangan; untuk teks pendek, pilih salah satu metode pemulusan.</translation>
    </message>
    <message>
        <source>No matching n-grams of order {orders}</source>
        <translation>Tidak ada n-gram orde {orders} yang cocok</translation>
    </message>
    <message>
        <source>Words of {language} need the extra “{extra}” of the Python package (pip install &quot;bleu-desktop[{extra}]&quot;), which the standalone program does not have. Character scores are higher than word scores; compare them only with each other.</source>
        <translation>Pemecahan kata untuk {language} memerlukan komponen tambahan “{extra}” dari paket Python (pip install &quot;bleu-desktop[{extra}]&quot;), yang tidak disertakan dalam program mandiri. Skor karakter lebih tinggi daripada skor kata; bandingkan hanya dengan sesama skor karakter.</translation>
    </message>
    <message>
        <source>Few segments: {count}</source>
        <translation>Hanya sedikit segmen: {count}</translation>
    </message>
    <message>
        <source>Left out: {count} of {segments} segments</source>
        <translation>Segmen yang dikecualikan: {count} dari {segments}</translation>
    </message>
    <message>
        <source>{reasons}. They do not count. Under “Pairs” you see them and can keep them (in the terminal: --keep).</source>
        <translation>{reasons}. Segmen ini tidak diperhitungkan. Pada tab “Pasangan”, Anda dapat melihatnya dan tetap menyertakannya (di terminal: --keep).</translation>
    </message>
    <message>
        <source>Empty candidate segments: {count}</source>
        <translation>Segmen kandidat kosong: {count}</translation>
    </message>
    <message>
        <source>The languages differ</source>
        <translation>Bahasanya berbeda</translation>
    </message>
    <message>
        <source>The reference is in {reference}, “{document}” in {candidate}, as the files themselves say. Check that you chose the right files.</source>
        <translation>Menurut keterangan dalam berkas, bahasa referensi adalah {reference}, sedangkan bahasa “{document}” adalah {candidate}. Pastikan Anda memilih berkas yang benar.</translation>
    </message>
    <message>
        <source>The references are in different scripts</source>
        <translation>Referensi memakai aksara yang berbeda</translation>
    </message>
    <message>
        <source>The first reference is in {first}, “{document}” is in {other}. A candidate can match only the references in its own script.</source>
        <translation>Referensi pertama memakai {first}, sedangkan “{document}” memakai {other}. Kandidat hanya dapat cocok dengan referensi yang beraksara sama.</translation>
    </message>
    <message>
        <source>The encoding of “{document}” is a guess</source>
        <translation>Pengodean “{document}” hanya perkiraan</translation>
    </message>
    <message>
        <source>The file was read as {encoding}. If that is not right, choose its encoding, or save the file as UTF-8.</source>
        <translation>Berkas dibaca sebagai {encoding}. Jika tidak tepat, pilih pengodeannya atau simpan berkas sebagai UTF-8.</translation>
    </message>
    <message>
        <source>Lines that end with a carriage return alone: {count}. The first one is line {line}. Each is a segment here; sacreBLEU would read on. Save the file with uniform line ends.</source>
        <translation>Baris yang hanya diakhiri carriage return (CR): {count}. Yang pertama adalah baris {line}. Di sini setiap baris itu menjadi satu segmen, sedangkan sacreBLEU menyambungnya dengan teks berikutnya. Simpan berkas dengan akhir baris yang seragam.</translation>
    </message>
    <message>
        <source>No smoothing helps here: nothing matches at all, or the candidate is too short for n-grams of this order. Check that the files belong together.</source>
        <translation>Pemulusan tidak dapat membantu di sini: tidak ada yang cocok sama sekali, atau kandidat terlalu pendek untuk n-gram orde ini. Pastikan berkas-berkas ini memang berpasangan.</translation>
    </message>
    <message>
        <source>Smoothing put a value in the place of each missing match, and the score rests on it. Check that the files belong together.</source>
        <translation>Pemulusan mengisi setiap orde tanpa kecocokan dengan suatu nilai, dan skor ini bertumpu pada nilai itu. Pastikan berkas-berkas ini memang berpasangan.</translation>
    </message>
    <message>
        <source>Empty reference segments: {count}</source>
        <translation>Segmen referensi kosong: {count}</translation>
    </message>
    <message>
        <source>The first one is line {line}. Segments without any reference: {unmatched}. Whatever the candidate says there counts as wrong. Complete the references, or delete these lines from all files.</source>
        <translation>Yang pertama ada di baris {line}. Segmen tanpa referensi sama sekali: {unmatched}. Apa pun isi kandidat di sana dianggap salah. Lengkapi referensinya, atau hapus baris-baris itu dari semua berkas.</translation>
    </message>
    <message>
        <source>The first one is line {line}. Empty references are left out; the other references of the segment count.</source>
        <translation>Yang pertama ada di baris {line}. Referensi kosong diabaikan; segmen itu dinilai dengan referensi lainnya.</translation>
    </message>
    <message>
        <source>{count} of {segments} segments have spaces between Chinese characters. Load the text as it was before it was cut into words, or choose the segmentation “none” if all files are cut in the same way.</source>
        <translation>{count} dari {segments} segmen memuat spasi di antara karakter Tionghoa. Muat teks yang belum dipecah menjadi kata, atau pilih segmentasi “none” jika semua berkas dipecah dengan cara yang sama.</translation>
    </message>
    <message>
        <source>{count} of {segments} segments have a space before full stops or commas, or marks that a tokeniser left. Load the text as a reader would see it, or choose the segmentation “none” if all files are tokenised in the same way.</source>
        <translation>{count} dari {segments} segmen memuat spasi sebelum titik atau koma, atau tanda sisa proses tokenisasi. Muat teks sebagaimana dilihat pembaca, atau pilih segmentasi “none” jika semua berkas ditokenisasi dengan cara yang sama.</translation>
    </message>
    <message>
        <source>“{document}” looks already tokenised</source>
        <translation>“{document}” tampaknya sudah ditokenisasi</translation>
    </message>
    <message>
        <source>Simplified against Traditional Chinese</source>
        <translation>Aksara Tionghoa sederhana dibandingkan dengan tradisional</translation>
    </message>
    <message>
        <source>One text is in {reference}, the other in {candidate}. Most characters differ, so the score is far too low. Compare texts in the same script.</source>
        <translation>Teks yang satu memakai {reference}, yang lain {candidate}. Sebagian besar karakternya berbeda sehingga skornya jauh lebih rendah daripada semestinya. Bandingkan teks dengan aksara yang sama.</translation>
    </message>
    <message>
        <source>The scripts differ</source>
        <translation>Aksaranya berbeda</translation>
    </message>
    <message>
        <source>One text is in {reference}, the other in {candidate}. They can hardly match. Check that you chose the right files.</source>
        <translation>Teks yang satu memakai {reference}, yang lain {candidate}. Keduanya hampir tidak mungkin cocok. Pastikan Anda memilih berkas yang benar.</translation>
    </message>
    <message>
        <source>{language} puts no spaces between words, and there is no word segmentation for it here. Character scores are higher than word scores; compare them only with each other.</source>
        <translation>{language} tidak memakai spasi antarkata, dan segmentasi kata untuk bahasa itu tidak tersedia di sini. Skor karakter lebih tinggi daripada skor kata; bandingkan hanya dengan sesama skor karakter.</translation>
    </message>
    <message>
        <source>Characters are compared, not words</source>
        <translation>Yang dibandingkan adalah karakter, bukan kata</translation>
    </message>
    <message>
        <source>TER compares what stands between spaces, and {language} puts none between words. Let TER split the text into characters (in the terminal: --ter-normalized --ter-asian-support), or go by chrF2.</source>
        <translation>TER membandingkan bagian teks di antara spasi, padahal {language} tidak memakai spasi antarkata. Aktifkan pemisahan karakter untuk TER (di terminal: --ter-normalized --ter-asian-support), atau gunakan chrF2 sebagai acuan.</translation>
    </message>
    <message>
        <source>TER compares what stands between spaces, and {language} puts none between words. Go by chrF2.</source>
        <translation>TER membandingkan bagian teks di antara spasi, padahal {language} tidak memakai spasi antarkata. Gunakan chrF2 sebagai acuan.</translation>
    </message>
    <message>
        <source>TER says little here</source>
        <translation>TER tidak banyak berarti di sini</translation>
    </message>
</context>
</TS>
