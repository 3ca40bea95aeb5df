<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="id" sourcelanguage="en">
<context>
    <name>AsOthersView</name>
    <message>
        <source>BLEU in other programs</source>
        <translation>BLEU di program lain</translation>
    </message>
    <message>
        <source>{candidate}: BLEU {score} here. Each program scores the same segments by its own rules, with default options. In parentheses: the points each rule adds or takes away.</source>
        <translation>{candidate}: BLEU {score} di sini. Setiap program menilai segmen yang sama menurut aturannya sendiri, dengan opsi bawaan. Dalam kurung: poin yang ditambahkan atau dikurangkan oleh setiap aturan.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>BLEU</source>
        <translation>BLEU</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Selisih</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Alasan</translation>
    </message>
</context>
<context>
    <name>BandScale</name>
    <message>
        <source>BLEU {score} on a scale from 0 to 100</source>
        <translation>BLEU {score} pada skala 0 sampai 100</translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message>
        <source>segments: {count}</source>
        <translation>segmen: {count}</translation>
    </message>
</context>
<context>
    <name>ChangesPage</name>
    <message>
        <source>Add a later version…</source>
        <translation>Tambahkan versi yang lebih baru…</translation>
    </message>
    <message>
        <source>Versions that are compared</source>
        <translation>Versi yang dibandingkan</translation>
    </message>
    <message>
        <source>Suggestions and final texts</source>
        <translation>Usulan dan teks akhir</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Usulan</translation>
    </message>
    <message>
        <source>Final texts</source>
        <translation>Teks akhir</translation>
    </message>
    <message>
        <source>Comparing suggestions with final texts…</source>
        <translation>Membandingkan usulan dengan teks akhir…</translation>
    </message>
    <message>
        <source>Rates…</source>
        <translation>Tarif…</translation>
    </message>
    <message>
        <source>Most changed segments</source>
        <translation>Segmen yang paling banyak diubah</translation>
    </message>
    <message>
        <source>Show in Segments</source>
        <translation>Tampilkan di Segmen</translation>
    </message>
    <message>
        <source>Choose a segment to check it by hand, character by character.</source>
        <translation>Pilih satu segmen untuk memeriksanya secara manual, karakter demi karakter.</translation>
    </message>
    <message>
        <source>Show {count} more</source>
        <translation>Tampilkan {count} lagi</translation>
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
        <source>Step</source>
        <translation>Langkah</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Diubah</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Jumlah</translation>
    </message>
    <message>
        <source>Check by hand</source>
        <translation>Periksa secara manual</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>dipertahankan</translation>
    </message>
    <message>
        <source>inserted</source>
        <translation>disisipkan</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>diganti</translation>
    </message>
    <message>
        <source>struck</source>
        <translation>dihapus</translation>
    </message>
    <message>
        <source>One of the texts is missing, so nothing was compared.</source>
        <translation>Salah satu teks tidak ada, jadi tidak ada yang dibandingkan.</translation>
    </message>
    <message>
        <source>{changed} of {all} characters changed: similarity {percent}</source>
        <translation>{changed} dari {all} karakter diubah: kemiripan {percent}</translation>
    </message>
    <message>
        <source>What are these origins?</source>
        <translation>Apa jenis asal berikut ini?</translation>
    </message>
    <message>
        <source>The file does not state their kind. As long as it is open, they have the weights of any origin.</source>
        <translation>Berkas tidak menyebutkan jenisnya. Selama belum ditentukan, bobotnya sama dengan bobot untuk semua asal.</translation>
    </message>
    <message>
        <source>kind not stated</source>
        <translation>jenis tidak disebutkan</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Jenis</translation>
    </message>
</context>
<context>
    <name>ChecksPage</name>
    <message>
        <source>Not checked</source>
        <translation>Tidak diperiksa</translation>
    </message>
    <message>
        <source>Checking the files…</source>
        <translation>Memeriksa berkas…</translation>
    </message>
    <message>
        <source>Effect on BLEU</source>
        <translation>Pengaruh pada BLEU</translation>
    </message>
    <message>
        <source>Possible problems in the files</source>
        <translation>Kemungkinan masalah dalam berkas</translation>
    </message>
    <message>
        <source>No problems were found in the characters, languages, lengths and alignment of the texts, and no traces of other programs.</source>
        <translation>Tidak ditemukan masalah pada karakter, bahasa, panjang, dan penjajaran teks, maupun sisa dari program lain.</translation>
    </message>
    <message>
        <source>Applied fixes</source>
        <translation>Perbaikan yang diterapkan</translation>
    </message>
    <message>
        <source>Fixes applied to all texts affect the score and are recorded in the signature. The files themselves are never changed.</source>
        <translation>Perbaikan yang diterapkan ke semua teks memengaruhi skor dan dicatat dalam signature. Berkas aslinya tidak pernah diubah.</translation>
    </message>
    <message>
        <source>Show {count} in Segments</source>
        <translation>Tampilkan {count} di Segmen</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Masalah</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Penjelasan</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Berkas</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Lokasi</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Contoh</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmen</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Berkas</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>95% CI, lower end</source>
        <translation>IK 95%, batas bawah</translation>
    </message>
    <message>
        <source>95% CI, upper end</source>
        <translation>IK 95%, batas atas</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Pembanding</translation>
    </message>
    <message>
        <source>Not the baseline</source>
        <translation>Bukan pembanding</translation>
    </message>
    <message>
        <source>Compare all pairs again (space bar)</source>
        <translation>Bandingkan lagi semua pasangan (tombol spasi)</translation>
    </message>
    <message>
        <source>Compare the others with this candidate (space bar)</source>
        <translation>Bandingkan yang lain dengan kandidat ini (tombol spasi)</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Menghitung…</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>The baseline: the candidate with which the others are compared.</source>
        <translation>Pembanding: kandidat yang dibandingkan dengan semua kandidat lain.</translation>
    </message>
    <message>
        <source>Show segments</source>
        <translation>Tampilkan segmen</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Urutkan menurut</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Peringkat</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Daftar</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matriks</translation>
    </message>
    <message>
        <source>Compare by</source>
        <translation>Bandingkan menurut</translation>
    </message>
    <message>
        <source>Compare all pairs</source>
        <translation>Bandingkan semua pasangan</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>Matrix of candidates</source>
        <translation>Matriks kandidat</translation>
    </message>
    <message>
        <source>Compute the confidence interval</source>
        <translation>Hitung interval kepercayaan</translation>
    </message>
    <message>
        <source>Compute intervals and significance</source>
        <translation>Hitung interval dan signifikansi</translation>
    </message>
    <message>
        <source>Each cell is the row’s score minus the column’s.</source>
        <translation>Setiap sel adalah skor baris dikurangi skor kolom.</translation>
    </message>
    <message>
        <source>Only differences from the baseline have been tested.</source>
        <translation>Hanya selisih terhadap pembanding yang diuji.</translation>
    </message>
    <message>
        <source>Differences are measured from the best candidate. Click ☆ to choose another baseline.</source>
        <translation>Selisih dihitung terhadap kandidat terbaik. Klik ☆ untuk memilih pembanding lain.</translation>
    </message>
    <message>
        <source>{candidate} against {rival}</source>
        <translation>{candidate} dibandingkan dengan {rival}</translation>
    </message>
    <message>
        <source>Show all segments of both</source>
        <translation>Tampilkan semua segmen keduanya</translation>
    </message>
    <message>
        <source>Comparing segments…</source>
        <translation>Membandingkan segmen…</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Sama</translation>
    </message>
    <message>
        <source>Where {name} is furthest ahead</source>
        <translation>Keunggulan terbesar {name}</translation>
    </message>
    <message>
        <source>Segment {number}</source>
        <translation>Segmen {number}</translation>
    </message>
    <message>
        <source>Segments with the higher sentence BLEU</source>
        <translation>Segmen dengan BLEU kalimat yang lebih tinggi</translation>
    </message>
    <message>
        <source>Below each number, the points of BLEU that the segment adds to the difference between the two scores; the most come first. The average of sentence BLEU is not the BLEU of the text.</source>
        <translation>Di bawah tiap nomor tertera poin BLEU yang disumbangkan segmen itu pada selisih kedua skor; yang terbesar lebih dulu. Rata-rata BLEU kalimat bukan BLEU seluruh teks.</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referensi</translation>
    </message>
    <message>
        <source>Sentence BLEU</source>
        <translation>BLEU kalimat</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Tidak ada</translation>
    </message>
    <message>
        <source>Scoring the references against each other…</source>
        <translation>Menghitung skor antarreferensi…</translation>
    </message>
    <message>
        <source>{name}: {score} (best candidate against the same references: {best})</source>
        <translation>{name}: {score} (kandidat terbaik terhadap referensi yang sama: {best})</translation>
    </message>
    <message>
        <source>Dashed lines show how far apart the references are: each is scored against the others, that is, with one reference fewer than the candidates have.</source>
        <translation>Garis putus-putus menunjukkan seberapa jauh perbedaan antarreferensi: setiap referensi dinilai terhadap referensi lainnya, jadi dengan satu referensi lebih sedikit daripada kandidat.</translation>
    </message>
    <message>
        <source>Agreement with external scores</source>
        <translation>Kesesuaian dengan skor eksternal</translation>
    </message>
    <message>
        <source>External score</source>
        <translation>Skor eksternal</translation>
    </message>
    <message>
        <source>Computed score</source>
        <translation>Skor yang dihitung</translation>
    </message>
    <message>
        <source>Each point is a segment. Click one to open it.</source>
        <translation>Setiap titik adalah satu segmen. Klik untuk membukanya.</translation>
    </message>
    <message>
        <source>{candidate} has no external scores.</source>
        <translation>{candidate} tidak memiliki skor eksternal.</translation>
    </message>
    <message>
        <source>{candidate}, {metric}: {note}</source>
        <translation>{candidate}, {metric}: {note}</translation>
    </message>
    <message>
        <source>{given} against {metric}, by segment</source>
        <translation>{given} terhadap {metric}, per segmen</translation>
    </message>
    <message>
        <source>Use the arrow keys to move between points and Enter to open the segment.</source>
        <translation>Gunakan tombol panah untuk berpindah antartitik dan Enter untuk membuka segmen.</translation>
    </message>
    <message>
        <source>Segment {number}: {metric} {score}, {given} {other}</source>
        <translation>Segmen {number}: {metric} {score}, {given} {other}</translation>
    </message>
</context>
<context>
    <name>Copying</name>
    <message>
        <source>Copy</source>
        <translation>Salin</translation>
    </message>
    <message>
        <source>Copy without headings</source>
        <translation>Salin tanpa judul kolom</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Terjadi masalah</translation>
    </message>
    <message>
        <source>An unexpected error occurred.</source>
        <translation>Terjadi kesalahan tak terduga.</translation>
    </message>
    <message>
        <source>Your files and settings are safe, and you can keep working. The report below helps to fix the problem. It contains none of your text, but it may contain names of files and folders. It is not sent anywhere; copy it if you want to pass it on.</source>
        <translation>Berkas dan pengaturan Anda aman, dan Anda dapat terus bekerja. Laporan di bawah ini membantu memperbaiki masalah ini. Laporan ini tidak memuat teks Anda, tetapi mungkin memuat nama berkas dan folder. Laporan ini tidak dikirim ke mana pun; salinlah jika Anda ingin meneruskannya.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Laporan</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Salin laporan</translation>
    </message>
</context>
<context>
    <name>FieldChooser</name>
    <message>
        <source>None (the first row is text)</source>
        <translation>Tidak ada (baris pertama berisi teks)</translation>
    </message>
    <message>
        <source>Detected in each sheet</source>
        <translation>Dideteksi di tiap lembar</translation>
    </message>
    <message>
        <source>Row {row}: {texts}</source>
        <translation>Baris {row}: {texts}</translation>
    </message>
    <message>
        <source>Choose at least one text.</source>
        <translation>Pilih minimal satu teks.</translation>
    </message>
    <message>
        <source>Texts in “{file}”</source>
        <translation>Teks dalam “{file}”</translation>
    </message>
    <message>
        <source>This file contains several texts. Choose how each of them is used.</source>
        <translation>Berkas ini berisi beberapa teks. Tentukan peran masing-masing.</translation>
    </message>
    <message>
        <source>These roles were chosen automatically. Change any that are wrong.</source>
        <translation>Peran ini dipilih secara otomatis. Ubah yang tidak tepat.</translation>
    </message>
    <message>
        <source>&amp;Direction of the scores</source>
        <translation>&amp;Arah skor</translation>
    </message>
    <message>
        <source>&amp;Grades, the best first</source>
        <translation>Nila&amp;i, dari yang terbaik</translation>
    </message>
    <message>
        <source>&amp;Sheet</source>
        <translation>&amp;Lembar</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Berkas</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabel</translation>
    </message>
    <message>
        <source>&amp;Headings</source>
        <translation>&amp;Judul kolom</translation>
    </message>
    <message>
        <source>All: {names}</source>
        <translation>Semua: {names}</translation>
    </message>
    <message>
        <source>{name}, hidden</source>
        <translation>{name}, tersembunyi</translation>
    </message>
    <message>
        <source>{name} (rows: {count})</source>
        <translation>{name} (baris: {count})</translation>
    </message>
    <message>
        <source>Use as</source>
        <translation>Gunakan sebagai</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Kolom</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Teks</translation>
    </message>
    <message>
        <source>First segments</source>
        <translation>Segmen awal</translation>
    </message>
    <message>
        <source>Showing {shown} of {count}.</source>
        <translation>Menampilkan {shown} dari {count}.</translation>
    </message>
    <message>
        <source>References: {count}</source>
        <translation>Referensi: {count}</translation>
    </message>
    <message>
        <source>Candidates: {count}</source>
        <translation>Kandidat: {count}</translation>
    </message>
    <message>
        <source>Source text: {name}</source>
        <translation>Teks sumber: {name}</translation>
    </message>
    <message>
        <source>Key: {name}</source>
        <translation>Kunci: {name}</translation>
    </message>
    <message>
        <source>Role of “{name}”</source>
        <translation>Peran “{name}”</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>Tidak digunakan</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referensi</translation>
    </message>
    <message>
        <source>A good translation that others are compared with</source>
        <translation>Terjemahan yang baik untuk dibandingkan dengan terjemahan lain</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>A translation to be scored</source>
        <translation>Terjemahan yang akan dinilai</translation>
    </message>
    <message>
        <source>Source text</source>
        <translation>Teks sumber</translation>
    </message>
    <message>
        <source>The text that was translated</source>
        <translation>Teks yang diterjemahkan</translation>
    </message>
    <message>
        <source>Identifies each row and pairs it with the same row of another file</source>
        <translation>Menandai setiap baris dan memasangkannya dengan baris yang sama di berkas lain</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Kunci</translation>
    </message>
    <message>
        <source>Score of “{name}”</source>
        <translation>Skor “{name}”</translation>
    </message>
    <message>
        <source>Suggestions: {count}</source>
        <translation>Usulan: {count}</translation>
    </message>
    <message>
        <source>No text in the first rows</source>
        <translation>Tidak ada teks di baris-baris awal</translation>
    </message>
</context>
<context>
    <name>FileList</name>
    <message>
        <source>Reference translations</source>
        <translation>Terjemahan referensi</translation>
    </message>
    <message>
        <source>Candidate translations</source>
        <translation>Terjemahan kandidat</translation>
    </message>
    <message>
        <source>Source text (optional)</source>
        <translation>Teks sumber (opsional)</translation>
    </message>
    <message>
        <source>Drop reference files here</source>
        <translation>Seret berkas referensi ke sini</translation>
    </message>
    <message>
        <source>Drop candidate files here</source>
        <translation>Seret berkas kandidat ke sini</translation>
    </message>
    <message>
        <source>Drop the source file here</source>
        <translation>Seret berkas sumber ke sini</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Berkas</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmen</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Pengodean</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Bahasa</translation>
    </message>
    <message>
        <source>The project does not keep this text.</source>
        <translation>Proyek tidak menyimpan teks ini.</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Tambah berkas…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Hapus dari daftar</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Pindahkan ke atas</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Pindahkan ke bawah</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Teks tempelan</translation>
    </message>
    <message>
        <source>Reload scores</source>
        <translation>Muat ulang skor</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Muat ulang</translation>
    </message>
    <message>
        <source>Choose texts…</source>
        <translation>Pilih teks…</translation>
    </message>
    <message>
        <source>Add scores…</source>
        <translation>Tambahkan skor…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Ganti nama…</translation>
    </message>
    <message>
        <source>Use the file’s name</source>
        <translation>Gunakan nama berkas</translation>
    </message>
    <message>
        <source>Use as reference</source>
        <translation>Gunakan sebagai referensi</translation>
    </message>
    <message>
        <source>Use as candidate</source>
        <translation>Gunakan sebagai kandidat</translation>
    </message>
    <message>
        <source>Use as source</source>
        <translation>Gunakan sebagai teks sumber</translation>
    </message>
    <message>
        <source>Instead of “{name}”</source>
        <translation>Menggantikan “{name}”</translation>
    </message>
    <message>
        <source>As a second reference</source>
        <translation>Sebagai referensi kedua</translation>
    </message>
    <message>
        <source>Instead of all references</source>
        <translation>Menggantikan semua referensi</translation>
    </message>
    <message>
        <source>As a further reference</source>
        <translation>Sebagai referensi tambahan</translation>
    </message>
    <message>
        <source>Detect automatically</source>
        <translation>Deteksi otomatis</translation>
    </message>
    <message>
        <source>{encoding}?</source>
        <translation>{encoding}?</translation>
    </message>
    <message>
        <source>Segments whose text in the file differs from the candidate’s: {count}</source>
        <translation>Segmen yang teksnya dalam berkas berbeda dari teks kandidat: {count}</translation>
    </message>
</context>
<context>
    <name>FilesPage</name>
    <message>
        <source>All files ({count})</source>
        <translation>Semua berkas ({count})</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Semua berkas</translation>
    </message>
    <message>
        <source>Previous file</source>
        <translation>Berkas sebelumnya</translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>Berkas berikutnya</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Berkas</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmen</translation>
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
        <source>Unpaired files: {count}</source>
        <translation>Berkas tanpa pasangan: {count}</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Berkas</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Metrik</translation>
    </message>
    <message>
        <source>Files scored: {scored} of {files}.</source>
        <translation>Berkas yang dinilai: {scored} dari {files}.</translation>
    </message>
    <message>
        <source>Missing from at least one candidate, so not in “All files”: {count}.</source>
        <translation>Tidak ada pada setidaknya satu kandidat sehingga tidak termasuk dalam “Semua berkas”: {count}.</translation>
    </message>
    <message>
        <source>All segments of these files as one text.</source>
        <translation>Semua segmen dari berkas-berkas ini sebagai satu teks.</translation>
    </message>
    <message>
        <source>{candidate}: no such file</source>
        <translation>{candidate}: berkas ini tidak ada</translation>
    </message>
</context>
<context>
    <name>FoldersPage</name>
    <message>
        <source>(none)</source>
        <translation>(tidak ada)</translation>
    </message>
    <message>
        <source>Paired files</source>
        <translation>Berkas yang dipasangkan</translation>
    </message>
    <message>
        <source>None of these files could be scored</source>
        <translation>Tidak satu pun berkas ini dapat dinilai</translation>
    </message>
    <message>
        <source>Are these the right pairs? Files to score: {count}</source>
        <translation>Apakah pasangan ini benar? Berkas yang akan dinilai: {count}</translation>
    </message>
    <message>
        <source>Score these files</source>
        <translation>Hitung skor berkas ini</translation>
    </message>
    <message>
        <source>Unpaired, so not scored: {count}.</source>
        <translation>Tanpa pasangan, jadi tidak dinilai: {count}.</translation>
    </message>
    <message>
        <source>Missing from at least one candidate: {count}.</source>
        <translation>Tidak ada pada setidaknya satu kandidat: {count}.</translation>
    </message>
    <message>
        <source>Other types of files, skipped: {count}.</source>
        <translation>Berkas jenis lain yang dilewati: {count}.</translation>
    </message>
</context>
<context>
    <name>Gate</name>
    <message>
        <source>… and {count} more</source>
        <translation>… dan {count} lagi</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>What changed</source>
        <translation>Yang berubah</translation>
    </message>
    <message>
        <source>Earlier:</source>
        <translation>Sebelum:</translation>
    </message>
    <message>
        <source>Later:</source>
        <translation>Sesudah:</translation>
    </message>
    <message>
        <source>Earlier run</source>
        <translation>Rekaman sebelumnya</translation>
    </message>
    <message>
        <source>Later run</source>
        <translation>Rekaman sesudahnya</translation>
    </message>
    <message>
        <source>Show segments that got worse</source>
        <translation>Tampilkan segmen yang memburuk</translation>
    </message>
    <message>
        <source>Current result (not saved)</source>
        <translation>Belum disimpan (saat ini)</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Sebelum</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Sesudah</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Selisih</translation>
    </message>
    <message>
        <source>95% CI</source>
        <translation>IK 95%</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Kesimpulan</translation>
    </message>
    <message>
        <source>Scores refer to the whole runs; difference, interval and verdict refer to the segments in common.</source>
        <translation>Skor berlaku untuk seluruh rekaman; selisih, interval, dan kesimpulan hanya untuk segmen yang sama.</translation>
    </message>
    <message>
        <source>Only for the current result</source>
        <translation>Hanya untuk hasil saat ini</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Membandingkan…</translation>
    </message>
    <message>
        <source>Rename run</source>
        <translation>Ganti nama</translation>
    </message>
    <message>
        <source>Delete run…</source>
        <translation>Hapus rekaman…</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Metrik</translation>
    </message>
    <message>
        <source>When you save the project, the current result is recorded as a run.</source>
        <translation>Saat Anda menyimpan proyek, hasil saat ini dicatat sebagai satu rekaman.</translation>
    </message>
    <message>
        <source>Runs with different settings are not connected.</source>
        <translation>Rekaman dengan pengaturan berbeda tidak dihubungkan dengan garis.</translation>
    </message>
    <message>
        <source>Scores of all runs</source>
        <translation>Skor semua rekaman</translation>
    </message>
    <message>
        <source>Each delivery is a different text, so a difference may also be due to the text. Differences are not tested.</source>
        <translation>Setiap teks yang diserahkan berbeda, jadi perbedaan bisa juga berasal dari teksnya. Perbedaan tidak diuji.</translation>
    </message>
    <message>
        <source>{score}, unchanged since run {number}</source>
        <translation>{score}, tidak berubah sejak rekaman {number}</translation>
    </message>
    <message>
        <source>{score} ({difference} since run {number})</source>
        <translation>{score} ({difference} sejak rekaman {number})</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Tanggal</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nama</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmen</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Skor</translation>
    </message>
    <message>
        <source>95% confidence interval</source>
        <translation>Interval kepercayaan 95%</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Perubahan</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Rekaman</translation>
    </message>
    <message>
        <source>Delete {run}?</source>
        <translation>Hapus “{run}”?</translation>
    </message>
    <message>
        <source>The scores of this run cannot be recovered. Your files are not changed.</source>
        <translation>Skor rekaman ini tidak dapat dipulihkan. Berkas Anda tidak diubah.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Hapus</translation>
    </message>
    <message>
        <source>No runs yet</source>
        <translation>Belum ada rekaman</translation>
    </message>
</context>
<context>
    <name>KeptTexts</name>
    <message>
        <source>This project keeps numbers only, not the texts.</source>
        <translation>Proyek ini hanya menyimpan angka, bukan teks.</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Understand BLEU</source>
        <translation>Memahami BLEU</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Daftar isi</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Kembali</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Lanjut</translation>
    </message>
    <message>
        <source>What BLEU measures</source>
        <translation>Apa yang diukur BLEU</translation>
    </message>
    <message>
        <source>BLEU measures how closely a candidate translation agrees with one or more reference translations, over a whole text. The scale runs from 0 to 100. Some publications write the same scores from 0 to 1.</source>
        <translation>BLEU mengukur seberapa dekat terjemahan kandidat dengan satu atau beberapa terjemahan referensi, dihitung untuk seluruh teks. Skalanya dari 0 sampai 100. Sebagian publikasi menulis skor yang sama dari 0 sampai 1.</translation>
    </message>
    <message>
        <source>No agreement: no word matches. Without smoothing, the score is also 0 if no sequence of four words matches.</source>
        <translation>Tidak ada kesamaan: tidak satu kata pun cocok. Tanpa pemulusan, skor juga 0 jika tidak ada rangkaian empat kata yang cocok.</translation>
    </message>
    <message>
        <source>Full agreement: each segment is word for word the same as a reference. Good translations score far lower, because two people rarely translate alike.</source>
        <translation>Sama sepenuhnya: setiap segmen sama kata demi kata dengan salah satu referensi. Skor terjemahan yang baik pun jauh di bawah itu karena dua orang jarang menerjemahkan dengan kata-kata yang sama.</translation>
    </message>
    <message>
        <source>The text is split into tokens: words and punctuation marks. A sequence of n tokens is called an n-gram, and n is its order.</source>
        <translation>Teks dipecah menjadi token: kata dan tanda baca. Rangkaian n token disebut n-gram, dan n adalah ordenya.</translation>
    </message>
    <message>
        <source>The precision of an order is the share of the candidate’s n-grams that also occur in a reference:</source>
        <translation>Presisi suatu orde adalah proporsi n-gram kandidat yang juga muncul dalam referensi:</translation>
    </message>
    <message>
        <source>Each word may count as often as in the reference that contains it most often: for “the” this is reference 1, for “a” reference 2.</source>
        <translation>Setiap kata boleh dihitung sebanyak kemunculannya dalam referensi yang paling banyak memuatnya: untuk “the” itu referensi 1, untuk “a” referensi 2.</translation>
    </message>
    <message>
        <source>Words and word sequences</source>
        <translation>Kata dan rangkaian kata</translation>
    </message>
    <message>
        <source>Single words that match suggest that the meaning is there (adequacy). Longer sequences that match suggest that it reads naturally (fluency). BLEU counts sequences of one to four words and combines them into one number.</source>
        <translation>Kata tunggal yang cocok menandakan bahwa isinya tersampaikan (adequacy). Rangkaian lebih panjang yang cocok menandakan bahwa bahasanya wajar (fluency). BLEU menghitung rangkaian satu sampai empat kata dan menggabungkannya menjadi satu angka.</translation>
    </message>
    <message>
        <source>Counting matches</source>
        <translation>Menghitung kecocokan</translation>
    </message>
    <message>
        <source>segments</source>
        <translation>segmen</translation>
    </message>
    <message>
        <source>n-grams that match</source>
        <translation>n-gram yang cocok</translation>
    </message>
    <message>
        <source>n-grams of the candidate</source>
        <translation>n-gram kandidat</translation>
    </message>
    <message>
        <source>Precision of order n: n-grams that match, added up over all segments, divided by all n-grams of the candidate, added up over all segments.</source>
        <translation>Presisi orde n: jumlah n-gram yang cocok di semua segmen dibagi jumlah seluruh n-gram kandidat di semua segmen.</translation>
    </message>
    <message>
        <source>Both counts are added up over all segments before they are divided. So the score of a text is not the average of its segments’ scores: long segments weigh more.</source>
        <translation>Kedua hitungan dijumlahkan dulu di semua segmen, baru dibagi. Karena itu skor sebuah teks bukan rata-rata skor segmennya: segmen panjang berbobot lebih besar.</translation>
    </message>
    <message>
        <source>Capitalization</source>
        <translation>Huruf besar dan kecil</translation>
    </message>
    <message>
        <source>Case counts: “The” and “the” are different words, unless you choose to ignore case.</source>
        <translation>Huruf besar dan kecil dibedakan: “The” dan “the” adalah kata yang berbeda, kecuali jika Anda memilih untuk mengabaikannya.</translation>
    </message>
    <message>
        <source>Repeated words are clipped</source>
        <translation>Pengulangan dibatasi</translation>
    </message>
    <message>
        <source>If every repetition counted, a candidate could collect matches by repeating common words. So a word counts at most as often as it occurs in the reference that contains it most often. The same goes for longer n-grams.</source>
        <translation>Seandainya setiap pengulangan dihitung, kandidat dapat mengumpulkan kecocokan dengan mengulang kata-kata umum. Karena itu, suatu kata dihitung tidak lebih sering daripada kemunculannya dalam referensi yang paling banyak memuatnya. Hal yang sama berlaku untuk n-gram yang lebih panjang.</translation>
    </message>
    <message>
        <source>N-grams of “{text}”</source>
        <translation>N-gram dari “{text}”</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Jumlah</translation>
    </message>
    <message>
        <source>With several references: the largest count</source>
        <translation>Beberapa referensi: jumlah terbesar</translation>
    </message>
    <message>
        <source>Reference {number}</source>
        <translation>Referensi {number}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Word</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Dihitung</translation>
    </message>
    <message>
        <source>The precision of order 1 is {matched} of {total}, which is {share}.</source>
        <translation>Presisi orde 1 adalah {matched} dari {total}, yaitu {share}.</translation>
    </message>
    <message>
        <source>reference length</source>
        <translation>panjang referensi</translation>
    </message>
    <message>
        <source>candidate length</source>
        <translation>panjang kandidat</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Panjang</translation>
    </message>
    <message>
        <source>Brevity penalty: 1, or e to the power of 1 minus reference length divided by candidate length if that is less.</source>
        <translation>Penalti penyingkatan: 1, atau e pangkat 1 dikurangi panjang referensi dibagi panjang kandidat jika nilai itu lebih kecil.</translation>
    </message>
    <message>
        <source>Both lengths are counted in tokens and added up over all segments. A candidate that is too long needs no penalty, because the extra tokens already lower its precision.</source>
        <translation>Kedua panjang dihitung dalam token dan dijumlahkan di semua segmen. Kandidat yang terlalu panjang tidak perlu diberi penalti karena token yang berlebih sudah menurunkan presisinya.</translation>
    </message>
    <message>
        <source>Candidate / reference</source>
        <translation>Kandidat / referensi</translation>
    </message>
    <message>
        <source>BP</source>
        <translation>BP</translation>
    </message>
    <message>
        <source>Why there is no recall</source>
        <translation>Mengapa tidak ada recall</translation>
    </message>
    <message>
        <source>Recall would measure how much of the reference the candidate contains. With several references, no good translation contains the words of all of them. So BLEU is based on precision alone, and the brevity penalty takes the place of recall: it makes omissions costly.</source>
        <translation>Recall mengukur seberapa banyak isi referensi yang dimuat kandidat. Jika ada beberapa referensi, tidak ada terjemahan yang baik yang memuat kata-kata dari semuanya. Karena itu, BLEU hanya didasarkan pada presisi, dan penalti penyingkatan menggantikan recall: penghilangan bagian teks menurunkan skor.</translation>
    </message>
    <message>
        <source>With several references: the closest length</source>
        <translation>Beberapa referensi: panjang yang terdekat</translation>
    </message>
    <message>
        <source>Example: the candidate has {candidate} tokens, the references have {references}. The closest length is {closest}, the shortest {shortest}.</source>
        <translation>Contoh: kandidat terdiri atas {candidate} token, referensinya {references}. Panjang terdekat adalah {closest}, yang terpendek {shortest}.</translation>
    </message>
    <message>
        <source>The whole formula</source>
        <translation>Rumus lengkap</translation>
    </message>
    <message>
        <source>BLEU is the brevity penalty times the geometric mean of the four precisions. If one precision is 0 and nothing is smoothed, the whole score is 0.</source>
        <translation>BLEU adalah penalti penyingkatan dikalikan rata-rata geometris keempat presisi. Jika salah satu presisi bernilai 0 dan tidak ada pemulusan, seluruh skor menjadi 0.</translation>
    </message>
    <message>
        <source>BLEU: 100 times the brevity penalty times the fourth root of the product of the four precisions.</source>
        <translation>BLEU: 100 kali penalti penyingkatan kali akar pangkat empat dari hasil kali keempat presisi.</translation>
    </message>
    <message>
        <source>With numbers</source>
        <translation>Dengan angka</translation>
    </message>
    <message>
        <source>BLEU of the example: {score}</source>
        <translation>BLEU contoh ini: {score}</translation>
    </message>
    <message>
        <source>In general</source>
        <translation>Bentuk umum</translation>
    </message>
    <message>
        <source>BLEU: 100 times the brevity penalty times e to the power of the sum, over all orders, of weight times logarithm of the precision.</source>
        <translation>BLEU: 100 kali penalti penyingkatan kali e pangkat jumlah, untuk semua orde, dari bobot kali logaritma presisi.</translation>
    </message>
    <message>
        <source>Precision alone would reward a candidate that omits things. The brevity penalty BP lowers the score of a candidate that is shorter than the reference.</source>
        <translation>Dengan presisi saja, kandidat yang menghilangkan sebagian isi justru diuntungkan. Penalti penyingkatan (brevity penalty, BP) menurunkan skor kandidat yang lebih pendek daripada referensi.</translation>
    </message>
    <message>
        <source>In each segment, the reference length is that of the reference whose length is closest to the candidate’s or, if two are equally close, the shorter. Some programs take the shortest reference instead, which lowers the penalty.</source>
        <translation>Di setiap segmen, panjang referensi adalah panjang referensi yang paling dekat dengan panjang kandidat; jika dua sama dekatnya, yang lebih pendek. Sebagian program memakai referensi terpendek sehingga penaltinya lebih ringan.</translation>
    </message>
    <message>
        <source>Each order n has a weight w, and the weights add up to 1. Nearly everywhere, N is 4 and all weights are 1/4, which gives the formula above. With another maximum n-gram order N, all weights are 1/N.</source>
        <translation>Setiap orde n memiliki bobot w, dan jumlah semua bobot adalah 1. Hampir selalu N = 4 dan semua bobot 1/4, sehingga diperoleh rumus di atas. Dengan orde n-gram maksimum N yang lain, semua bobot adalah 1/N.</translation>
    </message>
    <message>
        <source>Split both texts into tokens</source>
        <translation>Pecah kedua teks menjadi token</translation>
    </message>
    <message>
        <source>List the candidate’s n-grams</source>
        <translation>Daftar n-gram kandidat</translation>
    </message>
    <message>
        <source>Count matches, clipped</source>
        <translation>Hitung kecocokan, dengan batas</translation>
    </message>
    <message>
        <source>Divide: precisions</source>
        <translation>Bagi: presisi</translation>
    </message>
    <message>
        <source>Geometric mean</source>
        <translation>Rata-rata geometris</translation>
    </message>
    <message>
        <source>Brevity penalty</source>
        <translation>Penalti penyingkatan</translation>
    </message>
    <message>
        <source>Multiply: BLEU</source>
        <translation>Kalikan: BLEU</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Pemulusan</translation>
    </message>
    <message>
        <source>In a short text, it is common that no sequence of four words matches. This makes one precision 0, and so the whole score 0, however well the rest agrees. Smoothing replaces the 0 with a small value. In a single sentence, smoothing decides the score; in a long text, it changes next to nothing.</source>
        <translation>Dalam teks pendek, sering kali tidak ada rangkaian empat kata yang cocok. Akibatnya, satu presisi bernilai 0 sehingga seluruh skor pun 0, sebagus apa pun kecocokan bagian lainnya. Pemulusan mengganti 0 itu dengan nilai kecil. Pada satu kalimat, pemulusan menentukan skornya; pada teks panjang, hampir tidak ada bedanya.</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Efek</translation>
    </message>
    <message>
        <source>BLEU</source>
        <translation>BLEU</translation>
    </message>
    <message>
        <source>Scores with different smoothing cannot be compared. The signature says which one was used.</source>
        <translation>Skor dengan pemulusan yang berbeda tidak dapat dibandingkan. Signature mencatat pemulusan yang dipakai.</translation>
    </message>
    <message>
        <source>Nothing: BLEU as it was defined.</source>
        <translation>Tidak ada: BLEU sesuai definisinya.</translation>
    </message>
    <message>
        <source>The first order without a match counts as half a match, the next as a quarter, and so on. sacreBLEU’s default.</source>
        <translation>Orde pertama tanpa kecocokan dihitung sebagai setengah kecocokan, orde berikutnya seperempat, dan seterusnya. Ini bawaan sacreBLEU.</translation>
    </message>
    <message>
        <source>An order without a match counts as {value} matches.</source>
        <translation>Orde tanpa kecocokan dihitung sebagai {value} kecocokan.</translation>
    </message>
    <message>
        <source>From order 2 on, {value} is added to matches and n-grams, even where there are matches.</source>
        <translation>Mulai orde 2, {value} ditambahkan ke jumlah kecocokan dan n-gram, juga jika ada kecocokan.</translation>
    </message>
    <message>
        <source>In every order, 1 is added to matches and n-grams, even where there are matches.</source>
        <translation>Di setiap orde, 1 ditambahkan ke jumlah kecocokan dan n-gram, juga jika ada kecocokan.</translation>
    </message>
    <message>
        <source>What a score means</source>
        <translation>Arti skor</translation>
    </message>
    <message>
        <source>Google’s guide to interpreting BLEU scores has seven bands. It describes what texts with such scores are usually like, not how good a particular text is.</source>
        <translation>Panduan Google untuk menafsirkan skor BLEU memuat tujuh rentang. Panduan itu menggambarkan seperti apa biasanya teks dengan skor tersebut, bukan seberapa baik suatu teks tertentu.</translation>
    </message>
    <message>
        <source>The bands apply to words. Chinese scores far higher by characters than by words, so there is no band where the two do not agree.</source>
        <translation>Rentang ini berlaku untuk kata. Skor bahasa Tionghoa per karakter jauh lebih tinggi daripada per kata, jadi tidak ada rentang jika keduanya tidak sama.</translation>
    </message>
    <message>
        <source>Formula recognition</source>
        <translation>Pengenalan rumus</translation>
    </message>
    <message>
        <source>BLEU also scores programs that read formulas from pictures and write them in LaTeX. The bands do not apply there: all published models score far higher.</source>
        <translation>BLEU juga dipakai untuk menilai program yang membaca rumus dari gambar dan menuliskannya dalam LaTeX. Rentang di atas tidak berlaku di bidang itu: skor semua model yang dipublikasikan jauh lebih tinggi.</translation>
    </message>
    <message>
        <source>Omitting an article costs as much as writing ESA instead of NASA.</source>
        <translation>Menghilangkan satu kata sandang menurunkan skor sama besarnya dengan menulis ESA alih-alih NASA.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tugas</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Catatan</translation>
    </message>
    <message>
        <source>Picture of a formula to LaTeX</source>
        <translation>Gambar rumus menjadi LaTeX</translation>
    </message>
    <message>
        <source>Only known approximately</source>
        <translation>Hanya diketahui kira-kira</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>Sesuai publikasi</translation>
    </message>
    <message>
        <source>What BLEU cannot see</source>
        <translation>Yang tidak terlihat oleh BLEU</translation>
    </message>
    <message>
        <source>It needs a whole text</source>
        <translation>BLEU memerlukan teks utuh</translation>
    </message>
    <message>
        <source>BLEU says little about a single sentence: a good one can score near zero. The score of a text is not the average of its sentences’ scores.</source>
        <translation>Untuk satu kalimat, BLEU tidak banyak berarti: kalimat yang baik pun bisa mendapat skor mendekati nol. Skor sebuah teks bukanlah rata-rata skor kalimat-kalimatnya.</translation>
    </message>
    <message>
        <source>All words weigh the same</source>
        <translation>Semua kata berbobot sama</translation>
    </message>
    <message>
        <source>It does not understand the text</source>
        <translation>BLEU tidak memahami isi</translation>
    </message>
    <message>
        <source>BLEU ignores meaning and grammar. A missing “not” costs little, and BLEU does not look beyond four words in a row.</source>
        <translation>BLEU mengabaikan makna dan tata bahasa. Hilangnya kata “tidak” hanya sedikit menurunkan skor, dan BLEU tidak melihat lebih jauh dari empat kata berurutan.</translation>
    </message>
    <message>
        <source>It depends on preprocessing</source>
        <translation>BLEU bergantung pada prapemrosesan teks</translation>
    </message>
    <message>
        <source>How the text is normalized and split into tokens affects the score. Publish the signature along with the score.</source>
        <translation>Cara teks dinormalkan dan dipecah menjadi token memengaruhi skor. Cantumkan signature bersama skornya.</translation>
    </message>
    <message>
        <source>Scores are comparable only for the same text, language, word segmentation and number of references.</source>
        <translation>Skor hanya dapat dibandingkan jika teks, bahasa, segmentasi kata, dan jumlah referensinya sama.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <translation>Contoh perhitungan</translation>
    </message>
    <message>
        <source>Computed on this computer with the word segmentation 13a. Single sentences show how BLEU works, not how good a translation is.</source>
        <translation>Dihitung di komputer ini dengan segmentasi kata 13a. Kalimat tunggal menunjukkan cara kerja BLEU, bukan baik buruknya terjemahan.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orde</translation>
    </message>
    <message>
        <source>Order 3 of the last example is 1/4, because “on the mat” matches. Some pages print 0/4.</source>
        <translation>Orde 3 pada contoh terakhir adalah 1/4, karena “on the mat” cocok. Beberapa halaman mencantumkan 0/4.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Kecocokan</translation>
    </message>
    <message>
        <source>Brevity penalty: {penalty}</source>
        <translation>Penalti penyingkatan: {penalty}</translation>
    </message>
    <message>
        <source>Smoothing {smoothing}: BLEU {score}</source>
        <translation>BLEU {score}, pemulusan {smoothing}</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referensi</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>Words of Chinese</source>
        <translation>Kata dalam bahasa Tionghoa</translation>
    </message>
    <message>
        <source>Chinese is written without spaces, so the words have to be found first. This is called word segmentation. Here are a reference and a candidate that lacks one character, split in three ways:</source>
        <translation>Bahasa Tionghoa ditulis tanpa spasi, sehingga kata-katanya harus ditemukan lebih dahulu. Ini disebut segmentasi kata. Berikut sebuah referensi dan kandidat yang kurang satu karakter, dipisahkan dengan tiga cara:</translation>
    </message>
    <message>
        <source>Word segmentation</source>
        <translation>Segmentasi kata</translation>
    </message>
    <message>
        <source>Reference and candidate</source>
        <translation>Referensi dan kandidat</translation>
    </message>
    <message>
        <source>By a dictionary, the reference contains a word that the candidate does not have, although only one of its characters is missing. By characters, more matches, and the score is higher. Without segmentation, the whole sentence is one word, and nothing matches.</source>
        <translation>Dengan kamus, referensi memuat kata yang tidak ada dalam kandidat, padahal hanya satu karakternya yang hilang. Per karakter, lebih banyak yang cocok dan skornya lebih tinggi. Tanpa pemisahan, seluruh kalimat menjadi satu kata dan tidak ada yang cocok.</translation>
    </message>
    <message>
        <source>So a score of Chinese means nothing without its word segmentation. Publications mostly split Chinese into characters (zh). Compare only scores with the same one.</source>
        <translation>Karena itu, skor bahasa Tionghoa tidak berarti apa-apa tanpa segmentasi katanya. Publikasi umumnya memisahkan bahasa Tionghoa per karakter (zh). Bandingkan hanya skor dengan segmentasi yang sama.</translation>
    </message>
    <message>
        <source>Try this example</source>
        <translation>Coba contoh ini</translation>
    </message>
</context>
<context>
    <name>Licenses</name>
    <message>
        <source>Licenses</source>
        <translation>Lisensi</translation>
    </message>
    <message>
        <source>BLEU Desktop includes third-party software and data. Each item is listed with its license.</source>
        <translation>BLEU Desktop memuat perangkat lunak dan data pihak ketiga. Setiap komponen tercantum beserta lisensinya.</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Komponen</translation>
    </message>
    <message>
        <source>License text</source>
        <translation>Teks lisensi</translation>
    </message>
    <message>
        <source>Source: {address}</source>
        <translation>Kode sumber: {address}</translation>
    </message>
    <message>
        <source>This package does not include its license text.</source>
        <translation>Paket ini tidak menyertakan teks lisensinya.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Berkas</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edit</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Tampilan</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ba&amp;ntuan</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Bahasa</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Save pa&amp;ired texts…</source>
        <translation>Simpan &amp;teks berpasangan…</translation>
    </message>
    <message>
        <source>&amp;Type or paste text</source>
        <translation>Ket&amp;ik atau tempel teks</translation>
    </message>
    <message>
        <source>Add &amp;references…</source>
        <translation>Tambah &amp;referensi…</translation>
    </message>
    <message>
        <source>Add &amp;candidates…</source>
        <translation>Tambah &amp;kandidat…</translation>
    </message>
    <message>
        <source>Reload &amp;all files</source>
        <translation>Muat &amp;ulang semua berkas</translation>
    </message>
    <message>
        <source>&amp;New evaluation</source>
        <translation>Evaluasi &amp;baru</translation>
    </message>
    <message>
        <source>Open sa&amp;mple</source>
        <translation>Buka co&amp;ntoh</translation>
    </message>
    <message>
        <source>Open r&amp;ecent</source>
        <translation>Terakhir &amp;dibuka</translation>
    </message>
    <message>
        <source>Pro&amp;ject</source>
        <translation>Pro&amp;yek</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Buk&amp;a…</translation>
    </message>
    <message>
        <source>&amp;Save project</source>
        <translation>&amp;Simpan proyek</translation>
    </message>
    <message>
        <source>Sa&amp;ve project as…</source>
        <translation>Simpan &amp;proyek sebagai…</translation>
    </message>
    <message>
        <source>&amp;Keep texts in the project</source>
        <translation>Si&amp;mpan teks di dalam proyek</translation>
    </message>
    <message>
        <source>&amp;Numbers only</source>
        <translation>&amp;Hanya angka</translation>
    </message>
    <message>
        <source>&amp;Verify recorded scores</source>
        <translation>&amp;Verifikasi skor yang tercatat</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>Buka &amp;folder…</translation>
    </message>
    <message>
        <source>Add source te&amp;xt…</source>
        <translation>Tambah teks su&amp;mber…</translation>
    </message>
    <message>
        <source>Re&amp;port…</source>
        <translation>&amp;Laporan…</translation>
    </message>
    <message>
        <source>Numbers only, &amp;without names of files</source>
        <translation>Hanya angka, &amp;tanpa nama berkas</translation>
    </message>
    <message>
        <source>&amp;Known text…</source>
        <translation>Teks yan&amp;g sudah dikenal…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>K&amp;eluar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Urungkan</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>U&amp;langi</translation>
    </message>
    <message>
        <source>&amp;Find in segments</source>
        <translation>&amp;Cari dalam segmen</translation>
    </message>
    <message>
        <source>Copy &amp;score</source>
        <translation>Salin &amp;skor</translation>
    </message>
    <message>
        <source>Copy s&amp;ignature</source>
        <translation>Salin s&amp;ignature</translation>
    </message>
    <message>
        <source>&amp;Files and settings</source>
        <translation>B&amp;erkas dan pengaturan</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>Teks &amp;lebih besar</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Teks leb&amp;ih kecil</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>&amp;Skor</translation>
    </message>
    <message>
        <source>S&amp;egments</source>
        <translation>Se&amp;gmen</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>Perban&amp;dingan</translation>
    </message>
    <message>
        <source>&amp;Pairing</source>
        <translation>&amp;Pasangan</translation>
    </message>
    <message>
        <source>C&amp;hecks</source>
        <translation>Pe&amp;meriksaan</translation>
    </message>
    <message>
        <source>Hist&amp;ory</source>
        <translation>&amp;Riwayat</translation>
    </message>
    <message>
        <source>Files in fol&amp;ders</source>
        <translation>Berkas dalam &amp;folder</translation>
    </message>
    <message>
        <source>Ch&amp;anges</source>
        <translation>Perubaha&amp;n</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Panduan</translation>
    </message>
    <message>
        <source>&amp;Understand BLEU</source>
        <translation>&amp;Memahami BLEU</translation>
    </message>
    <message>
        <source>Check for a new &amp;version</source>
        <translation>Periksa &amp;versi baru</translation>
    </message>
    <message>
        <source>&amp;About BLEU Desktop</source>
        <translation>&amp;Tentang BLEU Desktop</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Tentang &amp;Qt</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Ikuti sistem</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>Uk&amp;uran normal</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Terang</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Gelap</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progres</translation>
    </message>
    <message>
        <source>Open reference and candidate translations</source>
        <translation>Buka terjemahan referensi dan terjemahan kandidat</translation>
    </message>
    <message>
        <source>Add reference translations</source>
        <translation>Tambah terjemahan referensi</translation>
    </message>
    <message>
        <source>Add candidate translations</source>
        <translation>Tambah terjemahan kandidat</translation>
    </message>
    <message>
        <source>Add the source text</source>
        <translation>Tambah teks sumber</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Semua berkas (*)</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Buka folder</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>Folder:</translation>
    </message>
    <message>
        <source>File name:</source>
        <translation>Nama berkas:</translation>
    </message>
    <message>
        <source>File type:</source>
        <translation>Jenis berkas:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Buka</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Belum ada</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>Kosongkan daftar ini</translation>
    </message>
    <message>
        <source>Choose the earlier version</source>
        <translation>Pilih versi sebelum penyuntingan</translation>
    </message>
    <message>
        <source>Choose the later version</source>
        <translation>Pilih versi yang lebih baru</translation>
    </message>
    <message>
        <source>Changed on disk and reloaded: {names}</source>
        <translation>Berubah di disk dan dimuat ulang: {names}</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Disimpan</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Disalin</translation>
    </message>
    <message>
        <source>About BLEU Desktop</source>
        <translation>Tentang BLEU Desktop</translation>
    </message>
    <message>
        <source>Scores translations with BLEU. Nothing leaves your computer.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Menilai terjemahan dengan BLEU. Tidak ada data yang keluar dari komputer Anda.

Perangkat lunak bebas di bawah GNU General Public License, versi 3 atau yang lebih baru.</translation>
    </message>
    <message>
        <source>Licenses</source>
        <translation>Lisensi</translation>
    </message>
    <message>
        <source>New versions</source>
        <translation>Versi baru</translation>
    </message>
    <message>
        <source>No browser could be opened.</source>
        <translation>Tidak ada peramban yang dapat dibuka.</translation>
    </message>
    <message>
        <source>This is version {version}. All versions are at this address:
{address}</source>
        <translation>Ini versi {version}. Semua versi ada di alamat ini:
{address}</translation>
    </message>
    <message>
        <source>Choose known text, such as a translation memory</source>
        <translation>Pilih teks yang sudah dikenal, misalnya memori terjemahan</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>This installation has no manual.</source>
        <translation>Instalasi ini tidak menyertakan panduan.</translation>
    </message>
    <message>
        <source>In a copy of the source code, this command builds it:
{command}</source>
        <translation>Dalam salinan kode sumber, panduan dibuat dengan perintah ini:
{command}</translation>
    </message>
    <message>
        <source>The manual is in this file:
{path}</source>
        <translation>Panduan ada di berkas ini:
{path}</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Panduan</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>“{token}”: {note}</source>
        <translation>“{token}”: {note}</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Keterangan</translation>
    </message>
</context>
<context>
    <name>NgramLists</name>
    <message>
        <source>Length in tokens</source>
        <translation>Panjang dalam token</translation>
    </message>
    <message>
        <source>any</source>
        <translation>semua</translation>
    </message>
    <message>
        <source>Missing from the candidate</source>
        <translation>Hilang di kandidat</translation>
    </message>
    <message>
        <source>Added by the candidate</source>
        <translation>Ditambahkan oleh kandidat</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Menghitung…</translation>
    </message>
    <message>
        <source>Missing: {ngram}</source>
        <translation>Hilang: {ngram}</translation>
    </message>
    <message>
        <source>Not in the reference: {ngram}</source>
        <translation>Tidak ada di referensi: {ngram}</translation>
    </message>
    <message>
        <source>N-gram</source>
        <translation>N-gram</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Jumlah</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmen</translation>
    </message>
    <message>
        <source>{count} of {total}</source>
        <translation>{count} dari {total}</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>Bookmark</source>
        <translation>Markah</translation>
    </message>
    <message>
        <source>Bookmark this segment</source>
        <translation>Beri markah pada segmen ini</translation>
    </message>
    <message>
        <source>Assessment of this segment</source>
        <translation>Penilaian atas segmen ini</translation>
    </message>
    <message>
        <source>Comment on this segment</source>
        <translation>Komentar tentang segmen ini</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Komentar</translation>
    </message>
    <message>
        <source>No assessment</source>
        <translation>Tanpa penilaian</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
</context>
<context>
    <name>PadPage</name>
    <message>
        <source>Segment {number}</source>
        <translation>Segmen {number}</translation>
    </message>
    <message>
        <source>Segment {number}: sentence BLEU {score}</source>
        <translation>Segmen {number}: BLEU kalimat {score}</translation>
    </message>
    <message>
        <source>{name}: sentence BLEU {score}</source>
        <translation>{name}: BLEU kalimat {score}</translation>
    </message>
    <message>
        <source>Scoring…</source>
        <translation>Menghitung skor…</translation>
    </message>
    <message>
        <source>Lines: {first_count} in “{first}”, {second_count} in “{second}”. Only the first {common} are scored.</source>
        <translation>Baris: {first_count} di “{first}”, {second_count} di “{second}”. Hanya {common} baris pertama yang dinilai.</translation>
    </message>
    <message>
        <source>Segments: {count}.</source>
        <translation>Segmen: {count}.</translation>
    </message>
    <message>
        <source>Word segmentation: {name}.</source>
        <translation>Segmentasi kata: {name}.</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referensi</translation>
    </message>
    <message>
        <source>Second reference</source>
        <translation>Referensi kedua</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>Second candidate</source>
        <translation>Kandidat kedua</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Contoh</translation>
    </message>
    <message>
        <source>Pasted reference</source>
        <translation>Referensi tempelan</translation>
    </message>
    <message>
        <source>Pasted second reference</source>
        <translation>Referensi kedua yang ditempel</translation>
    </message>
    <message>
        <source>Pasted candidate</source>
        <translation>Kandidat tempelan</translation>
    </message>
    <message>
        <source>Pasted second candidate</source>
        <translation>Kandidat tempelan kedua</translation>
    </message>
    <message>
        <source>Type or paste text</source>
        <translation>Ketik atau tempel teks</translation>
    </message>
    <message>
        <source>One segment per line. The score updates as you type. Nothing is saved.</source>
        <translation>Satu segmen per baris. Skor diperbarui saat Anda mengetik. Tidak ada yang disimpan.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>A translation you trust</source>
        <translation>Terjemahan yang Anda percayai</translation>
    </message>
    <message>
        <source>The translation to score</source>
        <translation>Terjemahan yang akan dinilai</translation>
    </message>
    <message>
        <source>Turn into an evaluation</source>
        <translation>Jadikan evaluasi</translation>
    </message>
</context>
<context>
    <name>PairingPage</name>
    <message>
        <source>Needs attention</source>
        <translation>Hal yang perlu diperhatikan</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pasangan</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Jumlah</translation>
    </message>
    <message>
        <source>Excluded</source>
        <translation>Dikecualikan</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>Semua pasangan</translation>
    </message>
    <message>
        <source>Excluded: {concern}</source>
        <translation>Dikecualikan: {concern}</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Sebelumnya</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Berikutnya</translation>
    </message>
    <message>
        <source>Pair by content</source>
        <translation>Pasangkan berdasarkan isi</translation>
    </message>
    <message>
        <source>Place {number} of {count}</source>
        <translation>Lokasi {number} dari {count}</translation>
    </message>
    <message>
        <source>Join these lines</source>
        <translation>Gabungkan baris-baris ini</translation>
    </message>
    <message>
        <source>Exclude the empty line</source>
        <translation>Kecualikan baris kosong</translation>
    </message>
    <message>
        <source>The last line of “{first}” is empty; “{second}” ends one line earlier.</source>
        <translation>Baris terakhir “{first}” kosong; “{second}” berakhir satu baris lebih awal.</translation>
    </message>
    <message>
        <source>The last line of “{second}” is empty; “{first}” ends one line earlier.</source>
        <translation>Baris terakhir “{second}” kosong; “{first}” berakhir satu baris lebih awal.</translation>
    </message>
    <message>
        <source>Line {second_line} of “{second}” is {count} lines in “{first}”, from line {first_line}.</source>
        <translation>Baris {second_line} dalam “{second}” menjadi {count} baris dalam “{first}”, mulai baris {first_line}.</translation>
    </message>
    <message>
        <source>Line {first_line} of “{first}” is {count} lines in “{second}”, from line {second_line}.</source>
        <translation>Baris {first_line} dalam “{first}” menjadi {count} baris dalam “{second}”, mulai baris {second_line}.</translation>
    </message>
    <message>
        <source>Joins these lines of “{first}”.</source>
        <translation>Menggabungkan baris-baris ini dalam “{first}”.</translation>
    </message>
    <message>
        <source>Joins these lines of “{second}”.</source>
        <translation>Menggabungkan baris-baris ini dalam “{second}”.</translation>
    </message>
    <message>
        <source>Insert an empty line here</source>
        <translation>Sisipkan baris kosong di sini</translation>
    </message>
    <message>
        <source>Or pair all lines by content, here and everywhere else. Unmatched lines are excluded. The files themselves are never changed.</source>
        <translation>Atau pasangkan semua baris berdasarkan isinya, di sini dan di semua lokasi lain. Baris tanpa padanan dikecualikan. Berkas aslinya tidak pernah diubah.</translation>
    </message>
    <message>
        <source>Line {first_line} of “{first}” has no match in “{second}”.</source>
        <translation>Baris {first_line} dalam “{first}” tidak memiliki padanan dalam “{second}”.</translation>
    </message>
    <message>
        <source>Line {second_line} of “{second}” has no match in “{first}”.</source>
        <translation>Baris {second_line} dalam “{second}” tidak memiliki padanan dalam “{first}”.</translation>
    </message>
    <message>
        <source>Inserts an empty line in “{second}”.</source>
        <translation>Menyisipkan baris kosong ke dalam “{second}”.</translation>
    </message>
    <message>
        <source>Inserts an empty line in “{first}”.</source>
        <translation>Menyisipkan baris kosong ke dalam “{first}”.</translation>
    </message>
    <message>
        <source>Excludes the empty last line of “{first}”.</source>
        <translation>Mengecualikan baris terakhir “{first}” yang kosong.</translation>
    </message>
    <message>
        <source>Excludes the empty last line of “{second}”.</source>
        <translation>Mengecualikan baris terakhir “{second}” yang kosong.</translation>
    </message>
    <message>
        <source>The file itself is not changed.</source>
        <translation>Berkas aslinya tidak diubah.</translation>
    </message>
    <message>
        <source>Nearby lines</source>
        <translation>Baris di sekitarnya</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Di sini</translation>
    </message>
    <message>
        <source>(in the line above)</source>
        <translation>(pada baris di atas)</translation>
    </message>
    <message>
        <source>Pair by</source>
        <translation>Cara memasangkan</translation>
    </message>
    <message>
        <source>Save texts…</source>
        <translation>Simpan teks…</translation>
    </message>
    <message>
        <source>Saves the texts as they are compared, without excluded pairs. The files themselves are never changed.</source>
        <translation>Menyimpan teks sebagaimana dibandingkan, tanpa pasangan yang dikecualikan. Berkas aslinya tidak pernah diubah.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Otomatis</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Kunci</translation>
    </message>
    <message>
        <source>How segments are matched up. “Automatic” uses keys or times where all files have them, otherwise the position; it also shifts subtitle times that do not match.</source>
        <translation>Cara segmen dipasangkan. “Otomatis” memakai kunci atau waktu jika ada di semua berkas; jika tidak, posisi yang dipakai. Waktu subtitel yang tidak cocok juga digeser.</translation>
    </message>
    <message>
        <source>Key or time</source>
        <translation>Kunci atau waktu</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posisi</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Isi</translation>
    </message>
    <message>
        <source>Segments in {name}: {count}</source>
        <translation>Segmen dalam {name}: {count}</translation>
    </message>
    <message>
        <source>The files are misaligned</source>
        <translation>Baris di kedua berkas bergeser</translation>
    </message>
    <message>
        <source>The files do not match</source>
        <translation>Kedua berkas tidak cocok</translation>
    </message>
    <message>
        <source>One file has an empty line at the end</source>
        <translation>Satu berkas memiliki baris kosong di akhir</translation>
    </message>
    <message>
        <source>Pairs compared: {compared} · excluded: {left_out}</source>
        <translation>Pasangan yang dibandingkan: {compared} · dikecualikan: {left_out}</translation>
    </message>
    <message>
        <source>Open in Segments</source>
        <translation>Buka di Segmen</translation>
    </message>
    <message>
        <source>See what matches in this pair, and why</source>
        <translation>Lihat apa yang cocok di pasangan ini dan mengapa</translation>
    </message>
    <message>
        <source>No pairs to check.</source>
        <translation>Tidak ada pasangan yang perlu diperiksa.</translation>
    </message>
    <message>
        <source>Manual fixes: {count}</source>
        <translation>Perbaikan manual: {count}</translation>
    </message>
    <message>
        <source>Manual fixes in {name}: {count}</source>
        <translation>Perbaikan manual dalam {name}: {count}</translation>
    </message>
    <message>
        <source>Undo the last fix</source>
        <translation>Urungkan perbaikan terakhir</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Baris</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referensi</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Teks sumber</translation>
    </message>
    <message>
        <source>(missing)</source>
        <translation>(tidak ada)</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(kosong)</translation>
    </message>
    <message>
        <source>The selected pair in full</source>
        <translation>Isi lengkap pasangan yang dipilih</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Kunci: {key}</translation>
    </message>
    <message>
        <source>{kind} · {name}</source>
        <translation>{kind} · {name}</translation>
    </message>
    <message>
        <source>{kind} · {name}, line {line}</source>
        <translation>{kind} · {name}, baris {line}</translation>
    </message>
</context>
<context>
    <name>Project</name>
    <message>
        <source>BLEU projects ({endings})</source>
        <translation>Proyek BLEU ({endings})</translation>
    </message>
    <message>
        <source>evaluation</source>
        <translation>evaluasi</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Tanpa judul</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Coba lagi</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Simpan sebagai…</translation>
    </message>
    <message>
        <source>Open the other version</source>
        <translation>Buka versi lainnya</translation>
    </message>
    <message>
        <source>Nothing is lost: your work is still here.</source>
        <translation>Tidak ada yang hilang: pekerjaan Anda masih ada di sini.</translation>
    </message>
    <message>
        <source>A crash would lose your unsaved work, because no copy of it can be kept. Save the project, or free some space on the disk.</source>
        <translation>Jika program berhenti mendadak, pekerjaan yang belum disimpan akan hilang, karena salinannya tidak dapat ditulis. Simpan proyek, atau kosongkan ruang di disk.</translation>
    </message>
    <message>
        <source>Not saved when the program ended on {date}: {names}.</source>
        <translation>Belum disimpan saat program berhenti pada {date}: {names}.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Buka</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Buang</translation>
    </message>
    <message>
        <source>Showing the recorded result.</source>
        <translation>Menampilkan hasil yang tercatat.</translation>
    </message>
    <message>
        <source>Changed since they were scored: {files}.</source>
        <translation>Berubah sejak dinilai: {files}.</translation>
    </message>
    <message>
        <source>Not found: {files}.</source>
        <translation>Tidak ditemukan: {files}.</translation>
    </message>
    <message>
        <source>Using the recorded texts.</source>
        <translation>Menggunakan teks yang tercatat.</translation>
    </message>
    <message>
        <source>Score again</source>
        <translation>Hitung ulang skor</translation>
    </message>
    <message>
        <source>Locate…</source>
        <translation>Cari…</translation>
    </message>
    <message>
        <source>comments and bookmarks</source>
        <translation>komentar dan markah</translation>
    </message>
    <message>
        <source>comments on texts that were removed</source>
        <translation>komentar pada teks yang dihapus dari daftar</translation>
    </message>
    <message>
        <source>1 line inserted</source>
        <translation>1 baris disisipkan</translation>
    </message>
    <message>
        <source>{count} lines inserted</source>
        <translation>{count} baris disisipkan</translation>
    </message>
    <message>
        <source>1 line joined with the next</source>
        <translation>1 baris digabungkan dengan baris berikutnya</translation>
    </message>
    <message>
        <source>{count} lines joined with the next</source>
        <translation>{count} baris digabungkan dengan baris berikutnya</translation>
    </message>
    <message>
        <source>excluded and kept segments</source>
        <translation>segmen yang dikecualikan dan yang disertakan</translation>
    </message>
    <message>
        <source>names of texts</source>
        <translation>nama teks</translation>
    </message>
    <message>
        <source>pasted texts</source>
        <translation>teks tempelan</translation>
    </message>
    <message>
        <source>Save project</source>
        <translation>Simpan proyek</translation>
    </message>
    <message>
        <source>What should the project keep?</source>
        <translation>Apa yang disimpan di dalam proyek?</translation>
    </message>
    <message>
        <source>&amp;Texts and numbers</source>
        <translation>&amp;Teks dan angka</translation>
    </message>
    <message>
        <source>&amp;Numbers only</source>
        <translation>&amp;Hanya angka</translation>
    </message>
    <message>
        <source>&amp;Without names of files</source>
        <translation>Tan&amp;pa nama berkas</translation>
    </message>
    <message>
        <source>For confidential texts: keeps scores, settings, names and comments, but no texts. To show texts, the project needs the original files.</source>
        <translation>Untuk teks rahasia: menyimpan skor, pengaturan, nama, dan komentar, tetapi tidak menyimpan teks. Untuk menampilkan teks, proyek memerlukan berkas aslinya.</translation>
    </message>
    <message>
        <source>Pasted text will not be kept.</source>
        <translation>Teks tempelan tidak akan disimpan.</translation>
    </message>
    <message>
        <source>Everything can be shown and scored again, even without the files. Anyone who receives the project can read the texts.</source>
        <translation>Semuanya dapat ditampilkan dan dihitung ulang, bahkan tanpa berkasnya. Siapa pun yang menerima proyek dapat membaca teksnya.</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Simpan…</translation>
    </message>
    <message>
        <source>Save project as</source>
        <translation>Simpan proyek sebagai</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Simpan</translation>
    </message>
    <message>
        <source>Texts are only known as numbered candidates and references, also when the project is opened again. To score them again, add the files again.</source>
        <translation>Teks hanya dikenal sebagai kandidat dan referensi bernomor, juga saat proyek dibuka lagi. Untuk menilainya lagi, tambahkan lagi berkasnya.</translation>
    </message>
    <message>
        <source>Where is “{name}”?</source>
        <translation>Di mana “{name}”?</translation>
    </message>
    <message>
        <source>Save the changes to “{name}”?</source>
        <translation>Simpan perubahan pada “{name}”?</translation>
    </message>
    <message>
        <source>Save your work in a project?</source>
        <translation>Simpan pekerjaan Anda dalam proyek?</translation>
    </message>
    <message>
        <source>Not saved yet: {work}.</source>
        <translation>Belum disimpan: {work}.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Buang</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
    <message>
        <source>Remove all texts from “{name}”?</source>
        <translation>Hapus semua teks dari “{name}”?</translation>
    </message>
    <message>
        <source>Scores, settings, names and comments stay. The texts of all recorded results are removed from the file. This cannot be undone.</source>
        <translation>Skor, pengaturan, nama, dan komentar tetap ada. Teks dari semua hasil yang tercatat dihapus dari berkas. Tindakan ini tidak dapat dibatalkan.</translation>
    </message>
    <message>
        <source>Remove all texts and all names of files from “{name}”?</source>
        <translation>Hapus semua teks dan semua nama berkas dari “{name}”?</translation>
    </message>
    <message>
        <source>Scores, settings and comments stay. The texts and names of all recorded results are removed from the file. This cannot be undone.</source>
        <translation>Skor, pengaturan, dan komentar tetap ada. Teks dan nama dari semua hasil yang tercatat dihapus dari berkas. Tindakan ini tidak dapat dibatalkan.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Hapus</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
</context>
<context>
    <name>Rates</name>
    <message>
        <source>Rates</source>
        <translation>Tarif</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Kata</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Karakter</translation>
    </message>
    <message>
        <source>&amp;Unit</source>
        <translation>&amp;Satuan</translation>
    </message>
    <message>
        <source>Each word or character counts with the weight of its band. With the weight {weight}, ten words count as three.</source>
        <translation>Setiap kata atau karakter dihitung menurut bobot rentangnya. Dengan bobot {weight}, sepuluh kata dihitung sebagai tiga.</translation>
    </message>
    <message>
        <source>&amp;Price per unit</source>
        <translation>&amp;Harga per satuan</translation>
    </message>
    <message>
        <source>&amp;Currency (ISO code)</source>
        <translation>&amp;Mata uang (kode ISO)</translation>
    </message>
    <message>
        <source>&amp;Decimals of amounts</source>
        <translation>&amp;Desimal pada jumlah uang</translation>
    </message>
    <message>
        <source>&amp;Minimum fee</source>
        <translation>&amp;Biaya minimum</translation>
    </message>
    <message>
        <source>Add band</source>
        <translation>Tambah rentang</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Buka berkas…</translation>
    </message>
    <message>
        <source>Save file…</source>
        <translation>Simpan berkas…</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Atur ulang</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Bobot</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Contoh</translation>
    </message>
    <message>
        <source>Example: per word, repetitions apart</source>
        <translation>Contoh: per kata, pengulangan terpisah</translation>
    </message>
    <message>
        <source>Example: per word, with a minimum fee</source>
        <translation>Contoh: per kata, dengan biaya minimum</translation>
    </message>
    <message>
        <source>Example: per character</source>
        <translation>Contoh: per karakter</translation>
    </message>
    <message>
        <source>As usual: {count}</source>
        <translation>Sesuai kelaziman: {count}</translation>
    </message>
    <message>
        <source>Similarity from</source>
        <translation>Kemiripan mulai</translation>
    </message>
    <message>
        <source>Remove this band</source>
        <translation>Hapus rentang ini</translation>
    </message>
    <message>
        <source>Two bands begin at {percent}.</source>
        <translation>Dua rentang dimulai dari {percent}.</translation>
    </message>
    <message>
        <source>A currency is an ISO code of three letters, such as EUR.</source>
        <translation>Mata uang adalah kode ISO tiga huruf, seperti EUR.</translation>
    </message>
    <message>
        <source>Open rates</source>
        <translation>Buka tarif</translation>
    </message>
    <message>
        <source>Save rates</source>
        <translation>Simpan tarif</translation>
    </message>
    <message>
        <source>Rates ({endings})</source>
        <translation>Tarif ({endings})</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>PDF document</source>
        <translation>Dokumen PDF</translation>
    </message>
    <message>
        <source>Word document (DOCX)</source>
        <translation>Dokumen Word (DOCX)</translation>
    </message>
    <message>
        <source>For editing: changes are tracked, and can be accepted or rejected.</source>
        <translation>Untuk disunting: perubahan terlacak dan dapat diterima atau ditolak.</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Halaman web (HTML)</translation>
    </message>
    <message>
        <source>Spreadsheet (XLSX)</source>
        <translation>Spreadsheet (XLSX)</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabel (CSV)</translation>
    </message>
    <message>
        <source>Table (TSV)</source>
        <translation>Tabel (TSV)</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation>LaTeX</translation>
    </message>
    <message>
        <source>For a paper; needs the package booktabs.</source>
        <translation>Untuk disertakan dalam makalah; memerlukan paket booktabs.</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>To print, or to send to people without this program.</source>
        <translation>Untuk dicetak atau dikirim kepada orang yang tidak memiliki program ini.</translation>
    </message>
    <message>
        <source>One file that opens in any browser, also on a phone; light or dark.</source>
        <translation>Satu berkas yang dapat dibuka di peramban apa pun, juga di ponsel; terang atau gelap.</translation>
    </message>
    <message>
        <source>The {count} most changed</source>
        <translation>{count} segmen yang paling banyak diubah</translation>
    </message>
    <message>
        <source>The {count} with the lowest sentence BLEU</source>
        <translation>{count} segmen dengan BLEU kalimat terendah</translation>
    </message>
    <message>
        <source>The {count} that lower the score most</source>
        <translation>{count} segmen yang paling menurunkan skor</translation>
    </message>
    <message>
        <source>The {count} where the two best candidates differ most</source>
        <translation>{count} segmen dengan selisih terbesar antara dua kandidat terbaik</translation>
    </message>
    <message>
        <source>For wikis, issues and merge requests.</source>
        <translation>Untuk wiki, issue, dan merge request.</translation>
    </message>
    <message>
        <source>The segments as one table, for spreadsheets and scripts.</source>
        <translation>Segmen dalam satu tabel, untuk spreadsheet dan skrip.</translation>
    </message>
    <message>
        <source>Three sheets: to read, to sort and filter, and to check.</source>
        <translation>Tiga lembar: untuk dibaca, untuk diurutkan dan disaring, serta untuk diperiksa.</translation>
    </message>
    <message>
        <source>The segments as one table, separated by tabs.</source>
        <translation>Segmen dalam satu tabel, dengan tab sebagai pemisah kolom.</translation>
    </message>
    <message>
        <source>Everything in full precision, for other programs. Always in English.</source>
        <translation>Semua data dengan presisi penuh, untuk program lain. Selalu dalam bahasa Inggris.</translation>
    </message>
    <message>
        <source>No Chinese font is installed, so Chinese characters in a PDF would be empty boxes. Install a font such as Noto Sans CJK.</source>
        <translation>Fon Tionghoa belum terpasang sehingga aksara Tionghoa dalam PDF akan menjadi kotak kosong. Pasang fon seperti Noto Sans CJK.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Semua</translation>
    </message>
    <message>
        <source>Shown on the Segments page</source>
        <translation>Yang tampil di halaman “Segmen”</translation>
    </message>
    <message>
        <source>With a comment, an assessment or a bookmark</source>
        <translation>Dengan komentar, penilaian, atau markah</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Tidak ada</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Laporan</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Bahasa</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Kertas</translation>
    </message>
    <message>
        <source>S&amp;egments</source>
        <translation>Se&amp;gmen</translation>
    </message>
    <message>
        <source>T&amp;itle</source>
        <translation>&amp;Judul</translation>
    </message>
    <message>
        <source>&amp;Client</source>
        <translation>K&amp;lien</translation>
    </message>
    <message>
        <source>P&amp;roject</source>
        <translation>&amp;Proyek</translation>
    </message>
    <message>
        <source>Include the &amp;texts</source>
        <translation>Sertakan &amp;teks</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progres</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>B&amp;uka</translation>
    </message>
    <message>
        <source>Order &amp;number</source>
        <translation>&amp;Nomor pesanan</translation>
    </message>
    <message>
        <source>Computed &amp;by</source>
        <translation>Dihitung &amp;oleh</translation>
    </message>
    <message>
        <source>Open fol&amp;der</source>
        <translation>Buka fol&amp;der</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Simpan…</translation>
    </message>
    <message>
        <source>Numbers, names and assessments only: no texts and no comments.</source>
        <translation>Hanya angka, nama, dan penilaian: tanpa teks dan komentar.</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Simpan laporan</translation>
    </message>
    <message>
        <source>{format} ({endings})</source>
        <translation>{format} ({endings})</translation>
    </message>
    <message>
        <source>BLEU report</source>
        <translation>Laporan BLEU</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>Creating report…</source>
        <translation>Membuat laporan…</translation>
    </message>
    <message>
        <source>Saved: {name}</source>
        <translation>Tersimpan: {name}</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Add reference…</source>
        <translation>Tambah referensi…</translation>
    </message>
    <message>
        <source>Add candidates…</source>
        <translation>Tambah kandidat…</translation>
    </message>
    <message>
        <source>Choose texts…</source>
        <translation>Pilih teks…</translation>
    </message>
    <message>
        <source>Pair automatically</source>
        <translation>Pasangkan otomatis</translation>
    </message>
    <message>
        <source>Score again</source>
        <translation>Hitung ulang skor</translation>
    </message>
    <message>
        <source>Open files…</source>
        <translation>Buka berkas…</translation>
    </message>
    <message>
        <source>Paste text</source>
        <translation>Tempel teks</translation>
    </message>
    <message>
        <source>What is BLEU?</source>
        <translation>Apa itu BLEU?</translation>
    </message>
    <message>
        <source>Choose the earlier version…</source>
        <translation>Pilih versi sebelum penyuntingan…</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>Tambah folder…</translation>
    </message>
    <message>
        <source>Try the sample</source>
        <translation>Coba contohnya</translation>
    </message>
    <message>
        <source>Choose one of these…</source>
        <translation>Pilih salah satunya…</translation>
    </message>
    <message>
        <source>Choose another folder…</source>
        <translation>Pilih folder lain…</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>Pilih berkas lain…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Hapus dari daftar</translation>
    </message>
    <message>
        <source>Now add the folder of candidate translations</source>
        <translation>Sekarang tambahkan folder terjemahan kandidat</translation>
    </message>
    <message>
        <source>Now add the folder of reference translations</source>
        <translation>Sekarang tambahkan folder terjemahan referensi</translation>
    </message>
    <message>
        <source>The files are paired by name before they are scored.</source>
        <translation>Berkas dipasangkan menurut nama sebelum dinilai.</translation>
    </message>
    <message>
        <source>How close is a translation to one you trust?</source>
        <translation>Seberapa dekat terjemahan Anda dengan terjemahan tepercaya?</translation>
    </message>
    <message>
        <source>Open a reference translation and one or more candidates, or drop them anywhere in this window: XLIFF, TMX, PO, spreadsheets, subtitles, Word, plain text and more. Your files stay on this computer.</source>
        <translation>Buka satu terjemahan referensi dan satu atau beberapa kandidat, atau seret ke mana saja di jendela ini: XLIFF, TMX, PO, spreadsheet, subtitel, Word, teks biasa, dan lainnya. Berkas Anda tetap tersimpan di komputer ini.</translation>
    </message>
    <message>
        <source>Now add a candidate translation</source>
        <translation>Sekarang tambahkan terjemahan kandidat</translation>
    </message>
    <message>
        <source>It will be scored as soon as you add it.</source>
        <translation>Skornya langsung dihitung begitu berkas ditambahkan.</translation>
    </message>
    <message>
        <source>Now add a reference translation</source>
        <translation>Sekarang tambahkan terjemahan referensi</translation>
    </message>
    <message>
        <source>The candidates are compared with the reference.</source>
        <translation>Kandidat akan dibandingkan dengan referensi tersebut.</translation>
    </message>
    <message>
        <source>To see what was changed in the suggestions, add the version before editing: “{name}” does not contain their text.</source>
        <translation>Untuk melihat perubahan pada usulan, tambahkan versi sebelum penyuntingan: “{name}” tidak memuat teks usulan.</translation>
    </message>
    <message>
        <source>Which text should be used?</source>
        <translation>Teks mana yang akan dipakai?</translation>
    </message>
    <message>
        <source>If they belong together all the same, pair them by content.</source>
        <translation>Jika berkas-berkas itu memang berpasangan, pasangkan berdasarkan isi.</translation>
    </message>
    <message>
        <source>These files cannot be scored</source>
        <translation>Skor berkas ini tidak dapat dihitung</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>Dibatalkan</translation>
    </message>
    <message>
        <source>Scoring…</source>
        <translation>Menghitung skor…</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Terakhir dibuka</translation>
    </message>
</context>
<context>
    <name>ResultTabs</name>
    <message>
        <source>Score</source>
        <translation>Skor</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Riwayat</translation>
    </message>
    <message>
        <source>The runs of the project over time</source>
        <translation>Rekaman proyek dari waktu ke waktu</translation>
    </message>
    <message>
        <source>What was compared, and what was excluded</source>
        <translation>Pasangan yang dibandingkan dan yang dikecualikan</translation>
    </message>
    <message>
        <source>Show or hide files and settings (F9)</source>
        <translation>Tampilkan atau sembunyikan berkas dan pengaturan (F9)</translation>
    </message>
    <message>
        <source>Files and settings</source>
        <translation>Berkas dan pengaturan</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Laporan…</translation>
    </message>
    <message>
        <source>Save the result as a report</source>
        <translation>Simpan hasil sebagai laporan</translation>
    </message>
    <message>
        <source>The score, and what it means</source>
        <translation>Skor dan artinya</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmen</translation>
    </message>
    <message>
        <source>Every segment, and why it scores as it does</source>
        <translation>Setiap segmen dan alasan di balik skornya</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Perbandingan</translation>
    </message>
    <message>
        <source>The candidates side by side</source>
        <translation>Semua kandidat berdampingan</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>Pasangan</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Pemeriksaan</translation>
    </message>
    <message>
        <source>Possible problems in the files</source>
        <translation>Kemungkinan masalah dalam berkas</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Berkas</translation>
    </message>
    <message>
        <source>The score of each file</source>
        <translation>Skor tiap berkas</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Perubahan</translation>
    </message>
    <message>
        <source>What was changed in the suggestions</source>
        <translation>Perubahan pada usulan</translation>
    </message>
    <message>
        <source>The files use different word segmentations. Choose a single file.</source>
        <translation>Segmentasi kata berkas-berkas ini berbeda. Pilih satu berkas saja.</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
</context>
<context>
    <name>RoleQuestion</name>
    <message>
        <source>Which of these is the reference?</source>
        <translation>Mana di antara teks ini yang menjadi referensi?</translation>
    </message>
    <message>
        <source>These are the first segments that differ:</source>
        <translation>Berikut segmen-segmen pertama yang berbeda:</translation>
    </message>
    <message>
        <source>“{name}” differs most from the others. If the others are machine translations, it is usually the reference.</source>
        <translation>“{name}” paling berbeda dari yang lain. Jika yang lain itu terjemahan mesin, biasanya inilah referensinya.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
    <message>
        <source>The reference is the translation you trust: the others are measured by it. The names do not show which one it is.</source>
        <translation>Referensi adalah terjemahan yang Anda percayai: yang lain diukur dengannya. Namanya tidak menunjukkan yang mana.</translation>
    </message>
    <message>
        <source>This is the reference</source>
        <translation>Ini referensinya</translation>
    </message>
    <message>
        <source>Segments: {count}</source>
        <translation>Segmen: {count}</translation>
    </message>
</context>
<context>
    <name>ScoreView</name>
    <message>
        <source>{matched} of {total}</source>
        <translation>{matched} dari {total}</translation>
    </message>
    <message>
        <source>Tokens: {count}, reference: {expected}</source>
        <translation>Token: {count}, referensi: {expected}</translation>
    </message>
    <message>
        <source>Tokens: {count}, reference {number}: {expected}</source>
        <translation>Token: {count}, referensi {number}: {expected}</translation>
    </message>
    <message>
        <source>N-gram precision</source>
        <translation>Presisi n-gram</translation>
    </message>
    <message>
        <source>1 token</source>
        <translation>1 token</translation>
    </message>
    <message>
        <source>{order} tokens</source>
        <translation>{order} token</translation>
    </message>
    <message>
        <source>BLEU, from 0 to 100</source>
        <translation>BLEU, dari 0 sampai 100</translation>
    </message>
    <message>
        <source>BLEU from 0 to 1: {score}</source>
        <translation>BLEU dari 0 sampai 1: {score}</translation>
    </message>
    <message>
        <source>Length ratio: {ratio}</source>
        <translation>Rasio panjang: {ratio}</translation>
    </message>
    <message>
        <source>Copy the signature</source>
        <translation>Salin signature</translation>
    </message>
    <message>
        <source>The same score with sacreBLEU</source>
        <translation>Perintah sacreBLEU untuk skor yang sama</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Salin perintah</translation>
    </message>
    <message>
        <source>{tokenizer}, as in most papers: {score}</source>
        <translation>{tokenizer}, seperti dalam kebanyakan makalah: {score}</translation>
    </message>
    <message>
        <source>BLEU (0–100)</source>
        <translation>Skor BLEU (0–100)</translation>
    </message>
    <message>
        <source>Other metrics</source>
        <translation>Metrik lainnya</translation>
    </message>
    <message>
        <source>For publication</source>
        <translation>Untuk publikasi</translation>
    </message>
    <message>
        <source>Understand BLEU</source>
        <translation>Memahami BLEU</translation>
    </message>
    <message>
        <source>Segments: {segments} · References: {references}</source>
        <translation>Segmen: {segments} · Referensi: {references}</translation>
    </message>
    <message>
        <source>Target language: {language}</source>
        <translation>Bahasa sasaran: {language}</translation>
    </message>
    <message>
        <source>Brevity penalty</source>
        <translation>Penalti penyingkatan</translation>
    </message>
    <message>
        <source>Copy the signatures</source>
        <translation>Salin semua signature</translation>
    </message>
    <message>
        <source>Copy the commands</source>
        <translation>Salin semua perintah</translation>
    </message>
    <message>
        <source>computing…</source>
        <translation>menghitung…</translation>
    </message>
    <message>
        <source>lower is better</source>
        <translation>makin rendah, makin baik</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Salin</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Disalin</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Bandingkan</translation>
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
        <source>Signature</source>
        <translation>Signature</translation>
    </message>
    <message>
        <source>compared with</source>
        <translation>dibandingkan dengan</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ubah</translation>
    </message>
    <message>
        <source>Change language and segmentation</source>
        <translation>Ubah bahasa dan segmentasi</translation>
    </message>
    <message>
        <source>{count} references</source>
        <translation>{count} referensi</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Urungkan</translation>
    </message>
    <message>
        <source>Excluded segments: {count}</source>
        <translation>Segmen yang dikecualikan: {count}</translation>
    </message>
    <message>
        <source>Empty lines inserted: {count}</source>
        <translation>Baris kosong yang disisipkan: {count}</translation>
    </message>
    <message>
        <source>Lines joined: {count}</source>
        <translation>Baris yang digabungkan: {count}</translation>
    </message>
    <message>
        <source>Case ignored</source>
        <translation>Besar kecilnya huruf diabaikan</translation>
    </message>
    <message>
        <source>Look at these first</source>
        <translation>Periksa segmen ini lebih dahulu</translation>
    </message>
    <message>
        <source>points of BLEU</source>
        <translation>poin BLEU</translation>
    </message>
    <message>
        <source>All segments, those that lower the score most first</source>
        <translation>Semua segmen, mulai dari yang paling menurunkan skor</translation>
    </message>
    <message>
        <source>reference {number}</source>
        <translation>referensi {number}</translation>
    </message>
    <message>
        <source>Show {count}</source>
        <translation>Tampilkan {count}</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Add scores</source>
        <translation>Tambahkan skor</translation>
    </message>
    <message>
        <source>Scores for “{candidate}”</source>
        <translation>Skor untuk “{candidate}”</translation>
    </message>
    <message>
        <source>“{file}” contains external scores. BLEU Desktop shows them as they are and does not compute them.</source>
        <translation>“{file}” berisi skor eksternal. BLEU Desktop menampilkan skor eksternal apa adanya dan tidak menghitungnya.</translation>
    </message>
    <message>
        <source>&amp;Field</source>
        <translation>&amp;Bidang</translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation>&amp;Kolom</translation>
    </message>
    <message>
        <source>&amp;Metric</source>
        <translation>&amp;Metrik</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;Sistem</translation>
    </message>
    <message>
        <source>&amp;Direction</source>
        <translation>&amp;Arah</translation>
    </message>
    <message>
        <source>&amp;Number of the first segment</source>
        <translation>&amp;Nomor segmen pertama</translation>
    </message>
    <message>
        <source>&amp;Grades, the best first</source>
        <translation>Nila&amp;i, dari yang terbaik</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
    <message>
        <source>Add as candidate</source>
        <translation>Tambahkan sebagai kandidat</translation>
    </message>
    <message>
        <source>Higher is better</source>
        <translation>Makin tinggi, makin baik</translation>
    </message>
    <message>
        <source>Lower is better</source>
        <translation>Makin rendah, makin baik</translation>
    </message>
    <message>
        <source>Give the metric a name.</source>
        <translation>Beri nama untuk metrik ini.</translation>
    </message>
    <message>
        <source>Scores: {scores} · Segments: {segments} · Mean: {mean}</source>
        <translation>Skor: {scores} · Segmen: {segments} · Rata-rata: {mean}</translation>
    </message>
    <message>
        <source>Segments whose text in the file differs from the candidate’s: {count}</source>
        <translation>Segmen yang teksnya dalam berkas berbeda dari teks kandidat: {count}</translation>
    </message>
</context>
<context>
    <name>SegmentDetail</name>
    <message>
        <source>Why this score</source>
        <translation>Mengapa skornya demikian</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Kecocokan</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Perbedaan</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>What the candidate shares with a reference</source>
        <translation>Yang sama antara kandidat dan referensi</translation>
    </message>
    <message>
        <source>What an editor would have to change</source>
        <translation>Yang perlu diubah oleh penyunting</translation>
    </message>
    <message>
        <source>Where words begin and end for BLEU</source>
        <translation>Batas kata menurut BLEU</translation>
    </message>
    <message>
        <source>Segment {number}</source>
        <translation>Segmen {number}</translation>
    </message>
    <message>
        <source>Previous segment</source>
        <translation>Segmen sebelumnya</translation>
    </message>
    <message>
        <source>Next segment</source>
        <translation>Segmen berikutnya</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>baris {line}</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Teks sumber</translation>
    </message>
    <message>
        <source>Other candidates</source>
        <translation>Kandidat lain</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Tampilkan lebih sedikit</translation>
    </message>
    <message>
        <source>Show all {count} candidates</source>
        <translation>Tampilkan semua kandidat ({count})</translation>
    </message>
    <message>
        <source>Reference · {name}</source>
        <translation>Referensi · {name}</translation>
    </message>
    <message>
        <source>Reference {number} · {name}</source>
        <translation>Referensi {number} · {name}</translation>
    </message>
    <message>
        <source>Matches taken from this reference: {count}</source>
        <translation>Kecocokan dari referensi ini: {count}</translation>
    </message>
    <message>
        <source>(text not kept)</source>
        <translation>(teks tidak disimpan)</translation>
    </message>
    <message>
        <source>{difference} compared with the selected candidate</source>
        <translation>{difference} dibandingkan dengan kandidat terpilih</translation>
    </message>
</context>
<context>
    <name>SegmentsPage</name>
    <message>
        <source>Segment</source>
        <translation>Segmen</translation>
    </message>
    <message>
        <source>Reference / candidate</source>
        <translation>Referensi / kandidat</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Panjang</translation>
    </message>
    <message>
        <source>Contribution</source>
        <translation>Kontribusi</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Selisih</translation>
    </message>
    <message>
        <source>Order of the text</source>
        <translation>Urutan teks</translation>
    </message>
    <message>
        <source>BLEU of this segment on its own, from 0 to 100, smoothed as in sacreBLEU. N-grams longer than the segment are ignored.</source>
        <translation>BLEU segmen ini saja, dari 0 sampai 100, dengan pemulusan seperti pada sacreBLEU. N-gram yang lebih panjang daripada segmen diabaikan.</translation>
    </message>
    <message>
        <source>Points of the difference from “{name}” that come from this segment. Negative means that “{name}” is better here.</source>
        <translation>Poin dari selisih dengan “{name}” yang berasal dari segmen ini. Nilai negatif berarti “{name}” lebih baik di sini.</translation>
    </message>
    <message>
        <source>Edits per 100 words of the reference: lower is better.</source>
        <translation>Suntingan per 100 kata referensi: makin rendah, makin baik.</translation>
    </message>
    <message>
        <source>Tokens of the candidate per token of the reference.</source>
        <translation>Token kandidat untuk setiap token referensi.</translation>
    </message>
    <message>
        <source>BLEU of the whole text minus BLEU without this segment, in points. Negative means that the segment lowers the score.</source>
        <translation>BLEU seluruh teks dikurangi BLEU tanpa segmen ini, dalam poin. Nilai negatif berarti segmen ini menurunkan skor.</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(kosong)</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>The 10% of segments with the worst external scores</source>
        <translation>10% segmen dengan skor eksternal yang terburuk</translation>
    </message>
    <message>
        <source>Biggest losses</source>
        <translation>Paling menurunkan skor</translation>
    </message>
    <message>
        <source>The 10% of segments that lower the overall BLEU most</source>
        <translation>10% segmen yang paling menurunkan BLEU seluruh teks</translation>
    </message>
    <message>
        <source>Biggest differences</source>
        <translation>Paling berbeda</translation>
    </message>
    <message>
        <source>One text is at least one and a half times as long as the other and at least four tokens longer</source>
        <translation>Salah satu teks panjangnya setidaknya satu setengah kali teks yang lain, dengan selisih minimal empat token</translation>
    </message>
    <message>
        <source>Segments with a warning</source>
        <translation>Segmen dengan peringatan</translation>
    </message>
    <message>
        <source>The candidate or the reference is empty</source>
        <translation>Kandidat atau referensi kosong</translation>
    </message>
    <message>
        <source>The candidate is still the source text; the reference is not</source>
        <translation>Kandidat masih sama dengan teks sumber, sedangkan referensi tidak</translation>
    </message>
    <message>
        <source>Segments with a comment, an assessment or a bookmark</source>
        <translation>Segmen dengan komentar, penilaian, atau markah</translation>
    </message>
    <message>
        <source>Worse since run {number}</source>
        <translation>Memburuk sejak rekaman {number}</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Temuan</translation>
    </message>
    <message>
        <source>Lowest scores</source>
        <translation>Skor terendah</translation>
    </message>
    <message>
        <source>Worst external scores</source>
        <translation>Skor eksternal terburuk</translation>
    </message>
    <message>
        <source>The 10% of segments with the lowest sentence BLEU</source>
        <translation>10% segmen dengan BLEU kalimat terendah</translation>
    </message>
    <message>
        <source>The 10% of segments that account for most of the difference between two candidates</source>
        <translation>10% segmen yang paling menentukan selisih antara dua kandidat</translation>
    </message>
    <message>
        <source>Segments whose sentence BLEU is lower than in an earlier run of the project</source>
        <translation>Segmen yang BLEU kalimatnya lebih rendah daripada rekaman sebelumnya dalam proyek ini</translation>
    </message>
    <message>
        <source>Only the segments of this row</source>
        <translation>Hanya segmen dalam baris ini</translation>
    </message>
    <message>
        <source>Unusual length</source>
        <translation>Panjang tidak wajar</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Peringatan</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Kosong</translation>
    </message>
    <message>
        <source>Untranslated</source>
        <translation>Belum diterjemahkan</translation>
    </message>
    <message>
        <source>Annotated</source>
        <translation>Beranotasi</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Cari</translation>
    </message>
    <message>
        <source>Find in segments</source>
        <translation>Cari dalam segmen</translation>
    </message>
    <message>
        <source>Case matters only if you type a capital letter.</source>
        <translation>Huruf besar dan kecil dibedakan hanya jika Anda mengetik huruf besar.</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Ekspresi reguler</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>Tempat mencari</translation>
    </message>
    <message>
        <source>In all texts</source>
        <translation>Di semua teks</translation>
    </message>
    <message>
        <source>In the source</source>
        <translation>Di teks sumber</translation>
    </message>
    <message>
        <source>In the references</source>
        <translation>Di referensi</translation>
    </message>
    <message>
        <source>In the candidate</source>
        <translation>Di kandidat</translation>
    </message>
    <message>
        <source>Searching: {percent}</source>
        <translation>Mencari: {percent}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Tidak ditemukan</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referensi</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>Reference: {reference}
Candidate: {candidate}</source>
        <translation>Referensi: {reference}
Kandidat: {candidate}</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmen</translation>
    </message>
    <message>
        <source>Next segment that differs</source>
        <translation>Segmen berikutnya yang berbeda</translation>
    </message>
    <message>
        <source>Previous segment that differs</source>
        <translation>Segmen sebelumnya yang berbeda</translation>
    </message>
    <message>
        <source>Segments: {count}</source>
        <translation>Segmen: {count}</translation>
    </message>
    <message>
        <source>Shown: {count} of {total}</source>
        <translation>Ditampilkan: {count} dari {total}</translation>
    </message>
    <message>
        <source>Computing: {percent}</source>
        <translation>Menghitung: {percent}</translation>
    </message>
    <message>
        <source>Copied: {count}</source>
        <translation>Disalin: {count}</translation>
    </message>
    <message>
        <source>Copied: the first {count} of {total}</source>
        <translation>Disalin: {count} pertama dari {total}</translation>
    </message>
    <message>
        <source>What the candidate most often omits or adds</source>
        <translation>Yang paling sering dihilangkan atau ditambahkan kandidat</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Daftar</translation>
    </message>
    <message>
        <source>Back to the list (Esc)</source>
        <translation>Kembali ke daftar (Esc)</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detail</translation>
    </message>
    <message>
        <source>The selected segment in full (Enter)</source>
        <translation>Isi lengkap segmen yang dipilih (Enter)</translation>
    </message>
    <message>
        <source>Words missing or added</source>
        <translation>Kata yang hilang atau ditambahkan</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tampilkan semua</translation>
    </message>
    <message>
        <source>{shown} of {total}</source>
        <translation>{shown} dari {total}</translation>
    </message>
    <message>
        <source>The average of their scores is not BLEU.</source>
        <translation>Rata-rata skornya bukan BLEU.</translation>
    </message>
    <message>
        <source>{found} found, none among the {count} shown.</source>
        <translation>Ditemukan {found}, tidak satu pun di antara {count} yang ditampilkan.</translation>
    </message>
    <message>
        <source>No segment matches all filters.</source>
        <translation>Tidak ada segmen yang memenuhi semua filter.</translation>
    </message>
    <message>
        <source>Second candidate</source>
        <translation>Kandidat kedua</translation>
    </message>
    <message>
        <source>Shows how far apart the two candidates are in each segment</source>
        <translation>Menampilkan selisih kedua kandidat di setiap segmen</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Bandingkan dengan…</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Urutkan</translation>
    </message>
    <message>
        <source>Reverse order</source>
        <translation>Balik urutan</translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>Scoring</source>
        <translation>Penghitungan skor</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ubah</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detail</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Opsi lainnya</translation>
    </message>
    <message>
        <source>Metrics and significance</source>
        <translation>Metrik dan signifikansi</translation>
    </message>
    <message>
        <source>Language: {language}</source>
        <translation>Bahasa: {language}</translation>
    </message>
    <message>
        <source>Word segmentation: {segmentation}</source>
        <translation>Segmentasi kata: {segmentation}</translation>
    </message>
    <message>
        <source>Profile: {profile}</source>
        <translation>Profil: {profile}</translation>
    </message>
    <message>
        <source>Language and word segmentation are detected from the texts.</source>
        <translation>Bahasa dan segmentasi kata ditentukan dari teks.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Otomatis</translation>
    </message>
    <message>
        <source>{number} or more</source>
        <translation>{number} atau lebih</translation>
    </message>
    <message>
        <source>Metrics besides BLEU</source>
        <translation>Metrik selain BLEU</translation>
    </message>
    <message>
        <source>Split punctuation and Chinese text</source>
        <translation>Pisahkan tanda baca dan karakter Tionghoa</translation>
    </message>
    <message>
        <source>TER compares the units between spaces. This treats punctuation marks and single Chinese and Japanese characters as words.</source>
        <translation>TER membandingkan bagian teks di antara spasi. Dengan opsi ini, tanda baca serta setiap karakter Tionghoa dan Jepang diperlakukan sebagai kata tersendiri.</translation>
    </message>
    <message>
        <source>Confidence and significance</source>
        <translation>Interval dan signifikansi</translation>
    </message>
    <message>
        <source>Default: {number}</source>
        <translation>Bawaan: {number}</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>Opens the window. Files named in the command are scored right away.</source>
        <translation>Membuka jendela. Berkas yang disebutkan dalam perintah langsung dinilai.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Jendela</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>BERKAS</translation>
    </message>
    <message>
        <source>save a screenshot (PNG) of the scored window and exit</source>
        <translation>simpan tangkapan layar (PNG) jendela beserta skornya, lalu keluar</translation>
    </message>
    <message>
        <source>page shown in the screenshot: {choices}</source>
        <translation>halaman yang tampak pada tangkapan layar: {choices}</translation>
    </message>
    <message>
        <source>segment shown in the screenshot</source>
        <translation>segmen yang tampak pada tangkapan layar</translation>
    </message>
    <message>
        <source>size of the window in pixels, such as 1200x800</source>
        <translation>ukuran jendela dalam piksel, misalnya 1200x800</translation>
    </message>
    <message>
        <source>{choices} (default: last used)</source>
        <translation>{choices} (bawaan: yang terakhir dipakai)</translation>
    </message>
    <message>
        <source>write a report and exit; the extension sets the format (PDF included); can be repeated</source>
        <translation>tulis laporan, lalu keluar; ekstensi menentukan formatnya (termasuk PDF); dapat diulang</translation>
    </message>
    <message>
        <source>paper size of the PDF: {choices} (default: that of your region)</source>
        <translation>ukuran kertas PDF: {choices} (bawaan: sesuai wilayah Anda)</translation>
    </message>
    <message>
        <source>--size needs a width and a height, such as 1200x800; got “{value}”.</source>
        <translation>--size memerlukan lebar dan tinggi, misalnya 1200x800; yang diberikan: “{value}”.</translation>
    </message>
    <message>
        <source>--segment needs a segment number, such as 12; got “{value}”.</source>
        <translation>--segment memerlukan nomor segmen, misalnya 12; yang diberikan: “{value}”.</translation>
    </message>
    <message>
        <source>--scores needs candidates after -i.</source>
        <translation>--scores memerlukan kandidat setelah -i.</translation>
    </message>
    <message>
        <source>Qt needs system packages that are not installed: {packages} (Debian and Ubuntu: sudo apt install {packages}).</source>
        <translation>Qt memerlukan paket sistem yang belum terpasang: {packages} (Debian dan Ubuntu: sudo apt install {packages}).</translation>
    </message>
    <message>
        <source>No display is available. Without one, bleu-desktop --report FILE saves a report, --screenshot FILE a picture of the window, and bleu-score works in the terminal.</source>
        <translation>Tampilan grafis (display) tidak tersedia. Tanpa itu, bleu-desktop --report BERKAS menyimpan laporan, --screenshot BERKAS menyimpan gambar jendela, dan bleu-score berjalan di terminal.</translation>
    </message>
    <message>
        <source>“{path}” cannot be written. Save it somewhere else.</source>
        <translation>“{path}” tidak dapat ditulis. Simpan di tempat lain.</translation>
    </message>
</context>
<context>
    <name>TextLabel</name>
    <message>
        <source>Copy</source>
        <translation>Salin</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Pilih semua</translation>
    </message>
</context>
<context>
    <name>TextSaver</name>
    <message>
        <source>Table with all texts (*.tsv)</source>
        <translation>Tabel berisi semua teks (*.tsv)</translation>
    </message>
    <message>
        <source>Translation memory: source and reference (*.tmx)</source>
        <translation>Memori terjemahan: sumber dan referensi (*.tmx)</translation>
    </message>
    <message>
        <source>Translation memory: source and {name} (*.tmx)</source>
        <translation>Memori terjemahan: sumber dan {name} (*.tmx)</translation>
    </message>
    <message>
        <source>A file for each text, one segment per line (*.txt)</source>
        <translation>Satu berkas per teks, satu segmen per baris (*.txt)</translation>
    </message>
    <message>
        <source>Segments to judge, at random: {count} (*.tsv)</source>
        <translation>Segmen untuk dinilai, dipilih acak: {count} (*.tsv)</translation>
    </message>
    <message>
        <source>Segments to judge, of those that differ most: {count} (*.tsv)</source>
        <translation>Segmen untuk dinilai, dari yang paling berbeda: {count} (*.tsv)</translation>
    </message>
    <message>
        <source>Save paired texts</source>
        <translation>Simpan teks berpasangan</translation>
    </message>
    <message>
        <source>Files with these names already exist: {names}</source>
        <translation>Sudah ada berkas dengan nama ini: {names}</translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>Ganti semuanya</translation>
    </message>
    <message>
        <source>The texts were not saved.</source>
        <translation>Teks tidak disimpan.</translation>
    </message>
</context>
<context>
    <name>TokenizersView</name>
    <message>
        <source>{tokenizer} · in use</source>
        <translation>{tokenizer} · dipakai</translation>
    </message>
    <message>
        <source>Word segmentation</source>
        <translation>Segmentasi kata</translation>
    </message>
    <message>
        <source>BLEU</source>
        <translation>BLEU</translation>
    </message>
    <message>
        <source>Google’s guide</source>
        <translation>Panduan Google</translation>
    </message>
    <message>
        <source>By word segmentation</source>
        <translation>Menurut segmentasi kata</translation>
    </message>
    <message>
        <source>{candidate}: the text is the same; only how it is split into tokens differs. Scores under different word segmentations cannot be compared.</source>
        <translation>{candidate}: teksnya tetap sama, hanya cara memecahnya menjadi token yang berbeda. Skor dengan segmentasi kata yang berbeda tidak dapat dibandingkan.</translation>
    </message>
    <message>
        <source>No other word segmentation fits this language.</source>
        <translation>Tidak ada segmentasi kata lain yang cocok untuk bahasa ini.</translation>
    </message>
    <message>
        <source>BLEU: {range}, depending on the word segmentation.</source>
        <translation>BLEU: {range}, tergantung segmentasi kata.</translation>
    </message>
    <message>
        <source>The order of the candidates is always the same.</source>
        <translation>Urutan kandidat selalu sama.</translation>
    </message>
    <message>
        <source>The order of the candidates also depends on the word segmentation.</source>
        <translation>Urutan kandidat juga bergantung pada segmentasi kata.</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>added texts: {count}</source>
        <translation>teks yang ditambahkan: {count}</translation>
    </message>
    <message>
        <source>{name} added</source>
        <translation>{name} ditambahkan</translation>
    </message>
    <message>
        <source>removed texts: {count}</source>
        <translation>teks yang dihapus: {count}</translation>
    </message>
    <message>
        <source>{name} removed</source>
        <translation>{name} dihapus dari daftar</translation>
    </message>
    <message>
        <source>other texts</source>
        <translation>teks lain</translation>
    </message>
    <message>
        <source>other roles of texts</source>
        <translation>peran teks</translation>
    </message>
    <message>
        <source>other order of texts</source>
        <translation>urutan teks</translation>
    </message>
    <message>
        <source>name {name}</source>
        <translation>nama {name}</translation>
    </message>
    <message>
        <source>encoding of {name}</source>
        <translation>pengodean {name}</translation>
    </message>
    <message>
        <source>correction of {name}</source>
        <translation>koreksi {name}</translation>
    </message>
    <message>
        <source>external scores of {name}</source>
        <translation>skor eksternal {name}</translation>
    </message>
    <message>
        <source>choice of the earlier version</source>
        <translation>pilihan versi sebelumnya</translation>
    </message>
    <message>
        <source>pairing</source>
        <translation>pasangan segmen</translation>
    </message>
    <message>
        <source>normalization</source>
        <translation>normalisasi</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>pengaturan</translation>
    </message>
    <message>
        <source>weights and rates</source>
        <translation>bobot dan tarif</translation>
    </message>
    <message>
        <source>known text</source>
        <translation>teks yang sudah dikenal</translation>
    </message>
    <message>
        <source>kind of an origin</source>
        <translation>jenis suatu asal</translation>
    </message>
    <message>
        <source>comment on line {line}</source>
        <translation>komentar pada baris {line}</translation>
    </message>
    <message>
        <source>assessment of line {line}</source>
        <translation>penilaian baris {line}</translation>
    </message>
    <message>
        <source>bookmark on line {line}</source>
        <translation>markah pada baris {line}</translation>
    </message>
</context>
</TS>
