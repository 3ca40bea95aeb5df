<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="id" sourcelanguage="en">
<context>
    <name>CloseButton</name>
    <message>
        <source>Close Tab</source>
        <translation>Tutup tab</translation>
    </message>
</context>
<context>
    <name>MAC_APPLICATION_MENU</name>
    <message>
        <source>About %1</source>
        <translation>Tentang %1</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Sembunyikan %1</translation>
    </message>
    <message>
        <source>Hide Others</source>
        <translation>Sembunyikan lainnya</translation>
    </message>
    <message>
        <source>Preferences...</source>
        <translation>Preferensi…</translation>
    </message>
    <message>
        <source>Quit %1</source>
        <translation>Keluar dari %1</translation>
    </message>
    <message>
        <source>Services</source>
        <translation>Layanan</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Tampilkan semua</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Drive</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Berkas</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Folder berkas</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Pintasan</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Tidak diketahui</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Pilih semua</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Turunkan</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Naikkan</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Decrease</source>
        <translation>Kurangi</translation>
    </message>
    <message>
        <source>Decrease the value</source>
        <translation>Mengurangi nilai</translation>
    </message>
    <message>
        <source>Goes back a page</source>
        <translation>Kembali ke halaman sebelumnya</translation>
    </message>
    <message>
        <source>Goes to the next page</source>
        <translation>Menuju halaman berikutnya</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>Tambah</translation>
    </message>
    <message>
        <source>Increase the value</source>
        <translation>Menambah nilai</translation>
    </message>
    <message>
        <source>Next Page</source>
        <translation>Halaman berikutnya</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>Tekan</translation>
    </message>
    <message>
        <source>Previous Page</source>
        <translation>Halaman sebelumnya</translation>
    </message>
    <message>
        <source>Scroll Down</source>
        <translation>Gulir ke bawah</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <translation>Gulir ke kiri</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Gulir ke kanan</translation>
    </message>
    <message>
        <source>Scroll Up</source>
        <translation>Gulir ke atas</translation>
    </message>
    <message>
        <source>Scrolls down</source>
        <translation>Menggulir ke bawah</translation>
    </message>
    <message>
        <source>Scrolls to the left</source>
        <translation>Menggulir ke kiri</translation>
    </message>
    <message>
        <source>Scrolls to the right</source>
        <translation>Menggulir ke kanan</translation>
    </message>
    <message>
        <source>Scrolls up</source>
        <translation>Menggulir ke atas</translation>
    </message>
    <message>
        <source>SetFocus</source>
        <translation>Beri fokus</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>Memberi fokus</translation>
    </message>
    <message>
        <source>ShowMenu</source>
        <translation>Tampilkan menu</translation>
    </message>
    <message>
        <source>Shows the menu</source>
        <translation>Menampilkan menu</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>Alihkan</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>Mengalihkan status</translation>
    </message>
    <message>
        <source>Triggers the action</source>
        <translation>Menjalankan tindakan</translation>
    </message>
</context>
<context>
    <name>QApplication</name>
    <message>
        <source>Application &quot;%1&quot; requires Qt %2, found Qt %3.</source>
        <translation>Aplikasi “%1” memerlukan Qt %2, tetapi yang ditemukan Qt %3.</translation>
    </message>
    <message>
        <source>Executable &apos;%1&apos; requires Qt %2, found Qt %3.</source>
        <translation>Program “%1” memerlukan Qt %2, tetapi yang ditemukan Qt %3.</translation>
    </message>
    <message>
        <source>Incompatible Qt Library Error</source>
        <translation>Pustaka Qt tidak kompatibel</translation>
    </message>
</context>
<context>
    <name>QCocoaMenuBar</name>
    <message>
        <source>Edit</source>
        <translation>Edit</translation>
    </message>
</context>
<context>
    <name>QCocoaMenuItem</name>
    <message>
        <source>About</source>
        <translation>Tentang</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Tentang Qt</translation>
    </message>
    <message>
        <source>Config</source>
        <translation>Konfigurasi</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Salin</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Potong</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Keluar</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opsi</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Tempel</translation>
    </message>
    <message>
        <source>Preference</source>
        <translation>Preferensi</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Keluar</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Pilih semua</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Pengaturan</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Penyiapan</translation>
    </message>
</context>
<context>
    <name>QCocoaTheme</name>
    <message>
        <source>Don&apos;t Save</source>
        <translation>Jangan simpan</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>False</source>
        <translation>Salah</translation>
    </message>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>Membuka daftar pilihan</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Benar</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>Apa ini?</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Menutup panel</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Lepaskan</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Melepas dan menambatkan kembali panel</translation>
    </message>
</context>
<context>
    <name>QErrorMessage</name>
    <message>
        <source>An error occurred</source>
        <translation>Terjadi kesalahan</translation>
    </message>
    <message>
        <source>Critical Error:</source>
        <translation>Kesalahan kritis:</translation>
    </message>
    <message>
        <source>Debug Message:</source>
        <translation>Pesan debug:</translation>
    </message>
    <message>
        <source>Fatal Error:</source>
        <translation>Kesalahan fatal:</translation>
    </message>
    <message>
        <source>Information:</source>
        <translation>Informasi:</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Show this message again</source>
        <translation>&amp;Tampilkan lagi pesan ini</translation>
    </message>
    <message>
        <source>Warning:</source>
        <translation>Peringatan:</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Folder tidak ditemukan.
Pastikan nama folder sudah benar.</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Berkas tidak ditemukan.
Pastikan nama berkas sudah benar.</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 sudah ada.
Ganti berkas tersebut?</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>Berkas %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>“%1” dilindungi dari penulisan.
Tetap hapus?</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Semua berkas (*)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Semua berkas (*)</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Yakin ingin menghapus “%1”?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Kembali</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Beralih ke tampilan detail</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Beralih ke tampilan daftar</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Pilih</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Folder tidak dapat dihapus.</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Buat folder baru</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Buat folder baru</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Hapus</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Hapus</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Tampilan detail</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Folder:</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Drive</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Berkas</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Folder berkas</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nama berkas:</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Berkas</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Jenis berkas:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Jenis berkas:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Cari folder</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Maju</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Kembali</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Maju</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Buka folder induk</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Daftar tempat dan markah</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Tampilan daftar</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Lihat di:</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Lihat di:</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Komputer saya</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Folder baru</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Folder baru</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Buka</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Buka</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Folder induk</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Tempat terkini</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Hapus</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Ganti nama</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Simpan</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Simpan sebagai</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Pintasan</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Tampilkan </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>&amp;Tampilkan berkas tersembunyi</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Bilah samping</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Tidak diketahui</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>%1 byte(s)</source>
        <translation>%1 byte</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 byte</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1 GB</translation>
    </message>
    <message>
        <source>%1 KB</source>
        <translation>%1 KB</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>%1 TB</source>
        <translation>%1 TB</translation>
    </message>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; can not be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuations marks.</source>
        <translation>&lt;b&gt;Nama “%1” tidak dapat digunakan.&lt;/b&gt;&lt;p&gt;Coba nama lain yang lebih pendek atau tanpa tanda baca.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; cannot be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuation marks.</source>
        <translation>&lt;b&gt;Nama “%1” tidak dapat digunakan.&lt;/b&gt;&lt;p&gt;Coba nama lain yang lebih pendek atau tanpa tanda baca.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Tanggal diubah</translation>
    </message>
    <message>
        <source>Invalid filename</source>
        <translation>Nama berkas tidak valid</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Jenis</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Komputer saya</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nama</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Ukuran</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Jenis</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Batal</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Tutup</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>Tutup tanpa menyimpan</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Simpan</translation>
    </message>
</context>
<context>
    <name>QGuiApplication</name>
    <message>
        <source>QT_LAYOUT_DIRECTION</source>
        <translation>LTR</translation>
    </message>
</context>
<context>
    <name>QInputDialog</name>
    <message>
        <source>Enter a value:</source>
        <translation>Masukkan nilai:</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Salin</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Po&amp;tong</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Hapus</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Te&amp;mpel</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>U&amp;langi</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Pilih semua</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Urungkan</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>&lt;h3&gt;About Qt&lt;/h3&gt;&lt;p&gt;This program uses Qt version %1.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Tentang Qt&lt;/h3&gt;&lt;p&gt;Program ini menggunakan Qt versi %1.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Qt is a C++ toolkit for cross-platform application development.&lt;/p&gt;&lt;p&gt;Qt provides single-source portability across all major desktop operating systems. It is also available for embedded Linux and other embedded and mobile operating systems.&lt;/p&gt;&lt;p&gt;Qt is available under multiple licensing options designed to accommodate the needs of our various users.&lt;/p&gt;&lt;p&gt;Qt licensed under our commercial license agreement is appropriate for development of proprietary/commercial software where you do not want to share any source code with third parties or otherwise cannot comply with the terms of GNU (L)GPL.&lt;/p&gt;&lt;p&gt;Qt licensed under GNU (L)GPL is appropriate for the development of Qt&amp;nbsp;applications provided you can comply with the terms and conditions of the respective licenses.&lt;/p&gt;&lt;p&gt;Please see &lt;a href=&quot;http://%2/&quot;&gt;%2&lt;/a&gt; for an overview of Qt licensing.&lt;/p&gt;&lt;p&gt;Copyright (C) %1 The Qt Company Ltd and other contributors.&lt;/p&gt;&lt;p&gt;Qt and the Qt logo are trademarks of The Qt Company Ltd.&lt;/p&gt;&lt;p&gt;Qt is The Qt Company Ltd product developed as an open source project. See &lt;a href=&quot;http://%3/&quot;&gt;%3&lt;/a&gt; for more information.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Qt adalah perangkat pengembangan C++ untuk membuat aplikasi lintas platform.&lt;/p&gt;&lt;p&gt;Dengan Qt, satu kode sumber dapat dijalankan di semua sistem operasi desktop utama. Qt juga tersedia untuk Linux tertanam serta sistem operasi tertanam dan seluler lainnya.&lt;/p&gt;&lt;p&gt;Qt tersedia dengan beberapa pilihan lisensi untuk memenuhi kebutuhan penggunanya yang beragam.&lt;/p&gt;&lt;p&gt;Qt dengan lisensi komersial kami cocok untuk mengembangkan perangkat lunak berpemilik/komersial jika Anda tidak ingin membagikan kode sumber kepada pihak ketiga atau tidak dapat mematuhi ketentuan GNU (L)GPL.&lt;/p&gt;&lt;p&gt;Qt dengan lisensi GNU (L)GPL cocok untuk mengembangkan aplikasi&amp;nbsp;Qt selama Anda dapat mematuhi syarat dan ketentuan lisensi yang bersangkutan.&lt;/p&gt;&lt;p&gt;Lihat &lt;a href=&quot;http://%2/&quot;&gt;%2&lt;/a&gt; untuk ikhtisar lisensi Qt.&lt;/p&gt;&lt;p&gt;Hak cipta (C) %1 The Qt Company Ltd dan para kontributor lainnya.&lt;/p&gt;&lt;p&gt;Qt dan logo Qt adalah merek dagang The Qt Company Ltd.&lt;/p&gt;&lt;p&gt;Qt adalah produk The Qt Company Ltd yang dikembangkan sebagai proyek sumber terbuka. Lihat &lt;a href=&quot;http://%3/&quot;&gt;%3&lt;/a&gt; untuk informasi selengkapnya.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Qt is a C++ toolkit for cross-platform application development.&lt;/p&gt;&lt;p&gt;Qt provides single-source portability across all major desktop operating systems. It is also available for embedded Linux and other embedded and mobile operating systems.&lt;/p&gt;&lt;p&gt;Qt is available under multiple licensing options designed to accommodate the needs of our various users.&lt;/p&gt;&lt;p&gt;Qt licensed under our commercial license agreement is appropriate for development of proprietary/commercial software where you do not want to share any source code with third parties or otherwise cannot comply with the terms of GNU (L)GPL.&lt;/p&gt;&lt;p&gt;Qt licensed under GNU (L)GPL is appropriate for the development of Qt&amp;nbsp;applications provided you can comply with the terms and conditions of the respective licenses.&lt;/p&gt;&lt;p&gt;Please see &lt;a href=&quot;https://%2/&quot;&gt;%2&lt;/a&gt; for an overview of Qt licensing.&lt;/p&gt;&lt;p&gt;Copyright (C) The Qt Company Ltd. and other contributors.&lt;/p&gt;&lt;p&gt;Qt and the Qt logo are trademarks of The Qt Company Ltd.&lt;/p&gt;&lt;p&gt;Qt is The Qt Company Ltd. product developed as an open source project. See &lt;a href=&quot;https://%3/&quot;&gt;%3&lt;/a&gt; for more information.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Qt adalah perangkat pengembangan C++ untuk membuat aplikasi lintas platform.&lt;/p&gt;&lt;p&gt;Dengan Qt, satu kode sumber dapat dijalankan di semua sistem operasi desktop utama. Qt juga tersedia untuk Linux tertanam serta sistem operasi tertanam dan seluler lainnya.&lt;/p&gt;&lt;p&gt;Qt tersedia dengan beberapa pilihan lisensi untuk memenuhi kebutuhan penggunanya yang beragam.&lt;/p&gt;&lt;p&gt;Qt dengan lisensi komersial kami cocok untuk mengembangkan perangkat lunak berpemilik/komersial jika Anda tidak ingin membagikan kode sumber kepada pihak ketiga atau tidak dapat mematuhi ketentuan GNU (L)GPL.&lt;/p&gt;&lt;p&gt;Qt dengan lisensi GNU (L)GPL cocok untuk mengembangkan aplikasi&amp;nbsp;Qt selama Anda dapat mematuhi syarat dan ketentuan lisensi yang bersangkutan.&lt;/p&gt;&lt;p&gt;Lihat &lt;a href=&quot;https://%2/&quot;&gt;%2&lt;/a&gt; untuk ikhtisar lisensi Qt.&lt;/p&gt;&lt;p&gt;Hak cipta (C) The Qt Company Ltd. dan para kontributor lainnya.&lt;/p&gt;&lt;p&gt;Qt dan logo Qt adalah merek dagang The Qt Company Ltd.&lt;/p&gt;&lt;p&gt;Qt adalah produk The Qt Company Ltd. yang dikembangkan sebagai proyek sumber terbuka. Lihat &lt;a href=&quot;https://%3/&quot;&gt;%3&lt;/a&gt; untuk informasi selengkapnya.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Tentang Qt</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Bantuan</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Sembunyikan detail…</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Show Details...</source>
        <translation>Tampilkan detail…</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Abort</source>
        <translation>Hentikan</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Terapkan</translation>
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
        <source>Discard</source>
        <translation>Buang</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Bantuan</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Abaikan</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Tidak</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>T&amp;idak untuk semua</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Buka</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Atur ulang</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Kembalikan ke bawaan</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Coba lagi</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Simpan</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Simpan semua</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ya</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Ya untuk &amp;semua</translation>
    </message>
</context>
<context>
    <name>QProgressBar</name>
    <message>
        <source>%p%</source>
        <translation>%p%</translation>
    </message>
</context>
<context>
    <name>QProgressDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Bottom</source>
        <translation>Paling bawah</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Tepi kiri</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Satu halaman ke bawah</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Satu halaman ke kiri</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Satu halaman ke kanan</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Satu halaman ke atas</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Tepi kanan</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Gulir ke bawah</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>Gulir ke sini</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Gulir ke kiri</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Gulir ke kanan</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Gulir ke atas</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Paling atas</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Down</source>
        <translation>Panah Bawah</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Panah Kiri</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Panah Kanan</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spasi</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Panah Atas</translation>
    </message>
</context>
<context>
    <name>QSpiAccessibleBridge</name>
    <message>
        <source>alert message</source>
        <translation>pesan peringatan</translation>
    </message>
    <message>
        <source>animation</source>
        <translation>animasi</translation>
    </message>
    <message>
        <source>application</source>
        <translation>aplikasi</translation>
    </message>
    <message>
        <source>assistant</source>
        <translation>asisten</translation>
    </message>
    <message>
        <source>block quote</source>
        <translation>kutipan blok</translation>
    </message>
    <message>
        <source>button menu</source>
        <translation>tombol menu</translation>
    </message>
    <message>
        <source>button with drop down</source>
        <translation>tombol dengan daftar tarik-turun</translation>
    </message>
    <message>
        <source>button with drop down grid</source>
        <translation>tombol dengan kisi tarik-turun</translation>
    </message>
    <message>
        <source>canvas</source>
        <translation>kanvas</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>sel</translation>
    </message>
    <message>
        <source>chart</source>
        <translation>bagan</translation>
    </message>
    <message>
        <source>check box</source>
        <translation>kotak centang</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>jam</translation>
    </message>
    <message>
        <source>color chooser</source>
        <translation>pemilih warna</translation>
    </message>
    <message>
        <source>column</source>
        <translation>kolom</translation>
    </message>
    <message>
        <source>column header</source>
        <translation>kepala kolom</translation>
    </message>
    <message>
        <source>combo box</source>
        <translation>kotak kombo</translation>
    </message>
    <message>
        <source>complementary content</source>
        <translation>isi pelengkap</translation>
    </message>
    <message>
        <source>cursor</source>
        <translation>kursor</translation>
    </message>
    <message>
        <source>desktop</source>
        <translation>desktop</translation>
    </message>
    <message>
        <source>dial</source>
        <translation>tombol putar</translation>
    </message>
    <message>
        <source>dialog</source>
        <translation>dialog</translation>
    </message>
    <message>
        <source>document</source>
        <translation>dokumen</translation>
    </message>
    <message>
        <source>equation</source>
        <translation>persamaan</translation>
    </message>
    <message>
        <source>filler</source>
        <translation>pengisi</translation>
    </message>
    <message>
        <source>footer</source>
        <translation>bagian kaki</translation>
    </message>
    <message>
        <source>form</source>
        <translation>formulir</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>bingkai</translation>
    </message>
    <message>
        <source>graphic</source>
        <translation>grafik</translation>
    </message>
    <message>
        <source>grip</source>
        <translation>pegangan</translation>
    </message>
    <message>
        <source>heading</source>
        <translation>judul</translation>
    </message>
    <message>
        <source>help balloon</source>
        <translation>balon bantuan</translation>
    </message>
    <message>
        <source>hotkey field</source>
        <translation>bidang tombol pintas</translation>
    </message>
    <message>
        <source>indicator</source>
        <translation>indikator</translation>
    </message>
    <message>
        <source>invalid role</source>
        <translation>peran tidak valid</translation>
    </message>
    <message>
        <source>label</source>
        <translation>label</translation>
    </message>
    <message>
        <source>layered pane</source>
        <translation>panel berlapis</translation>
    </message>
    <message>
        <source>link</source>
        <translation>tautan</translation>
    </message>
    <message>
        <source>list</source>
        <translation>daftar</translation>
    </message>
    <message>
        <source>list item</source>
        <translation>butir daftar</translation>
    </message>
    <message>
        <source>menu bar</source>
        <translation>bilah menu</translation>
    </message>
    <message>
        <source>menu item</source>
        <translation>butir menu</translation>
    </message>
    <message>
        <source>note</source>
        <translation>catatan</translation>
    </message>
    <message>
        <source>notification</source>
        <translation>notifikasi</translation>
    </message>
    <message>
        <source>page tab</source>
        <translation>tab</translation>
    </message>
    <message>
        <source>page tab list</source>
        <translation>daftar tab</translation>
    </message>
    <message>
        <source>panel</source>
        <translation>panel</translation>
    </message>
    <message>
        <source>paragraph</source>
        <translation>paragraf</translation>
    </message>
    <message>
        <source>popup menu</source>
        <translation>menu munculan</translation>
    </message>
    <message>
        <source>progress bar</source>
        <translation>bilah progres</translation>
    </message>
    <message>
        <source>property page</source>
        <translation>halaman properti</translation>
    </message>
    <message>
        <source>push button</source>
        <translation>tombol</translation>
    </message>
    <message>
        <source>radio button</source>
        <translation>tombol radio</translation>
    </message>
    <message>
        <source>row</source>
        <translation>baris</translation>
    </message>
    <message>
        <source>row header</source>
        <translation>kepala baris</translation>
    </message>
    <message>
        <source>scroll bar</source>
        <translation>bilah gulir</translation>
    </message>
    <message>
        <source>section</source>
        <translation>bagian</translation>
    </message>
    <message>
        <source>separator</source>
        <translation>pemisah</translation>
    </message>
    <message>
        <source>slider</source>
        <translation>penggeser</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>suara</translation>
    </message>
    <message>
        <source>space</source>
        <translation>spasi</translation>
    </message>
    <message>
        <source>spin box</source>
        <translation>kotak angka</translation>
    </message>
    <message>
        <source>splitter</source>
        <translation>pembagi</translation>
    </message>
    <message>
        <source>status bar</source>
        <translation>bilah status</translation>
    </message>
    <message>
        <source>switch</source>
        <translation>sakelar</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tabel</translation>
    </message>
    <message>
        <source>terminal</source>
        <translation>terminal</translation>
    </message>
    <message>
        <source>text</source>
        <translation>teks</translation>
    </message>
    <message>
        <source>text caret</source>
        <translation>kursor teks</translation>
    </message>
    <message>
        <source>title bar</source>
        <translation>bilah judul</translation>
    </message>
    <message>
        <source>tool bar</source>
        <translation>bilah alat</translation>
    </message>
    <message>
        <source>tool tip</source>
        <translation>keterangan alat</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>pohon</translation>
    </message>
    <message>
        <source>tree item</source>
        <translation>butir pohon</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>tidak diketahui</translation>
    </message>
    <message>
        <source>web document</source>
        <translation>dokumen web</translation>
    </message>
    <message>
        <source>window</source>
        <translation>jendela</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Gulir ke kiri</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Gulir ke kanan</translation>
    </message>
</context>
<context>
    <name>quiaccessibilityelement</name>
    <message>
        <source>checked</source>
        <translation>dicentang</translation>
    </message>
    <message>
        <source>unchecked</source>
        <translation>tidak dicentang</translation>
    </message>
</context>
<context>
    <name>QUnicodeControlCharacterMenu</name>
    <message>
        <source>FSI First strong isolate</source>
        <translation>FSI Isolasi menurut karakter kuat pertama</translation>
    </message>
    <message>
        <source>Insert Unicode control character</source>
        <translation>Sisipkan karakter kontrol Unicode</translation>
    </message>
    <message>
        <source>LRE Start of left-to-right embedding</source>
        <translation>LRE Awal sematan kiri ke kanan</translation>
    </message>
    <message>
        <source>LRI Left-to-right isolate</source>
        <translation>LRI Isolasi kiri ke kanan</translation>
    </message>
    <message>
        <source>LRM Left-to-right mark</source>
        <translation>LRM Tanda kiri ke kanan</translation>
    </message>
    <message>
        <source>LRO Start of left-to-right override</source>
        <translation>LRO Awal pengesampingan kiri ke kanan</translation>
    </message>
    <message>
        <source>PDF Pop directional formatting</source>
        <translation>PDF Akhir pemformatan arah</translation>
    </message>
    <message>
        <source>PDI Pop directional isolate</source>
        <translation>PDI Akhir isolasi arah</translation>
    </message>
    <message>
        <source>RLE Start of right-to-left embedding</source>
        <translation>RLE Awal sematan kanan ke kiri</translation>
    </message>
    <message>
        <source>RLI Right-to-left isolate</source>
        <translation>RLI Isolasi kanan ke kiri</translation>
    </message>
    <message>
        <source>RLM Right-to-left mark</source>
        <translation>RLM Tanda kanan ke kiri</translation>
    </message>
    <message>
        <source>RLO Start of right-to-left override</source>
        <translation>RLO Awal pengesampingan kanan ke kiri</translation>
    </message>
    <message>
        <source>ZWJ Zero width joiner</source>
        <translation>ZWJ Penyambung tanpa lebar</translation>
    </message>
    <message>
        <source>ZWNJ Zero width non-joiner</source>
        <translation>ZWNJ Pemisah sambungan tanpa lebar</translation>
    </message>
    <message>
        <source>ZWSP Zero width space</source>
        <translation>ZWSP Spasi tanpa lebar</translation>
    </message>
</context>
<context>
    <name>QWhatsThisAction</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>Apa ini?</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Salin</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Salin &amp;alamat tautan</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Po&amp;tong</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Hapus</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Te&amp;mpel</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>U&amp;langi</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Pilih semua</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Urungkan</translation>
    </message>
</context>
</TS>
