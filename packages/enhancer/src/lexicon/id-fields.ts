import type { Lexicon } from "./lexicon.ts";

/** What is asked for by its name alone: for rewriting only. */
export const indonesianThings =
  "surat lamaran|surat pengunduran diri|surat rekomendasi|deskripsi produk|deskripsi pekerjaan|rencana bisnis|rencana belajar|jadwal belajar|jadwal latihan|rencana pembelajaran|daftar belanja|postingan linkedin|caption|ucapan ulang tahun|pesan untuk|email untuk|pidato|esai|puisi|cerpen|lelucon|resep|slogan|biografi|kuis|kuesioner|query sql|logo|pertanyaan wawancara";

/** Words that name a field in Indonesian: for rewriting only, the score goes without them. */
export const indonesianFields: NonNullable<Lexicon["fields"]> = {
  health:
    "kesehatan|sehat|dokter|penyakit|gejala|obat|obat-obatan|diet|tidur|insomnia|vitamin|nyeri|sakit kepala|sakit perut|sakit punggung|kecemasan|depresi|terapi|hamil|kehamilan|berat badan|kalori|darah|tekanan darah|jantung|kanker|diabetes|kolesterol|otak|otot|gizi|nutrisi|operasi|vaksin|alergi|kesehatan mental|pengobatan|pasien|rumah sakit|demam|maag|asam lambung|imun",
  money:
    "uang|keuangan|investasi|berinvestasi|saham|reksadana|reksa dana|obligasi|pajak|anggaran|pinjaman|kpr|tabungan|menabung|bank|perbankan|asuransi|bunga majemuk|suku bunga|inflasi|kripto|bitcoin|gaji|pensiun|kredit|utang|hutang|ekonomi|valuta|dividen|cicilan|emas batangan",
  law: "hukum|undang-undang|peraturan|pengacara|advokat|notaris|pengadilan|perjanjian sewa|kontrak kerja|hak cipta|visa|imigrasi|gugatan|konstitusi|pidana|perdata|kejahatan|polisi|paten|regulasi|warisan|perceraian|hak asasi",
  travel:
    "perjalanan|liburan|berlibur|wisata|wisatawan|pariwisata|penerbangan|tiket pesawat|hotel|penginapan|bandara|pantai|itinerari|itinerary|rencana perjalanan|destinasi|mudik|backpacker|mendaki gunung|jalan-jalan|tempat wisata",
  food: "makanan|masakan|memasak|resep|makan malam|makan siang|sarapan|sahur|buka puasa|memanggang|bahan makanan|restoran|vegan|vegetarian|ayam|keju|kopi|teh|roti|sup|sop|salad|pizza|kue|nasi|nasi goreng|mie|pasta|bumbu|hidangan|rendang|soto|sambal|camilan|minuman|dapur",
  home: "rumahku|rumah saya|di rumah|apartemen|kamar tidur|kamar mandi|ruang tamu|perabot|furnitur|membersihkan|bersih-bersih|mesin cuci|mencuci|cucian|mengecat|cat tembok|atap|dinding|tembok|pipa|instalasi listrik|kebun|taman rumah|tanaman hias|dekorasi|renovasi|kontrakan|pemilik kos|kompor|keran",
  animals:
    "hewan|binatang|anjing|kucing|anak kucing|burung|ikan|kuda|peliharaan|serangga|lebah|paus|lumba-lumba|gajah|spesies|serigala|beruang|ular|dinosaurus|semut|kelinci|harimau|orangutan|komodo|kura-kura|ayam jago",
  nature:
    "iklim|cuaca|lautan|samudra|hutan|sungai|pegunungan|gunung berapi|gunung|gempa|gempa bumi|hujan|banjir|tsunami|pohon|lingkungan hidup|lingkungan|polusi|pencemaran|daur ulang|energi surya|tenaga surya|terbarukan|berkelanjutan|karbon|emisi|ekosistem|pemanasan global|keanekaragaman hayati|terumbu karang|alam",
  science:
    "fisika|kimia|biologi|kuantum|atom|molekul|planet|luar angkasa|antariksa|alam semesta|gravitasi|evolusi|dna|genetika|cahaya|matahari|mars|bintang|lubang hitam|percobaan|eksperimen|teori|partikel|astronomi|fotosintesis|relativitas|ilmiah|sains|sel darah|sel hewan|termodinamika",
  technology:
    "komputer|ponsel|hp|internet|perangkat lunak|laptop|baterai|robot|kecerdasan buatan|ai|chatgpt|gpt|pembelajaran mesin|machine learning|aplikasi|kamera|printer|wifi|iphone|android|windows|perangkat keras|blockchain|drone|mobil listrik|teknologi|prosesor|gawai",
  history:
    "sejarah|bersejarah|sejarawan|perang|kuno|kerajaan|kekaisaran|sultan|kesultanan|raja|ratu|abad|revolusi|abad pertengahan|romawi|presiden|dinasti|kolonial|penjajahan|penjajah|kemerdekaan|proklamasi|majapahit|sriwijaya|voc|perang dunia|peradaban|orde baru",
  society:
    "masyarakat|sosial|politik|pemerintah|pemerintahan|demokrasi|agama|filsafat|filsuf|etika|moral|budaya|kebudayaan|gender|rasisme|kebebasan|pemilu|pemilihan umum|kapitalisme|sosialisme|komunisme|keadilan|kesetaraan|feminisme|kemiskinan|korupsi|pancasila|toleransi|makna hidup",
  business:
    "bisnis|usaha|usaha kecil|umkm|startup|perusahaan|pelanggan|konsumen|pasar|penjualan|produk|merek|strategi pemasaran|pendapatan|laba|keuntungan usaha|pesaing|toko|toko online|wirausaha|pengusaha|rantai pasok|waralaba|model bisnis|jualan",
  work: "pekerjaan|karier|karir|wawancara kerja|lamaran kerja|atasan|bos|manajer|rekan kerja|kantor|rapat|kerja jarak jauh|wfh|promosi jabatan|naik gaji|kenaikan gaji|mengundurkan diri|resign|rekrutmen|karyawan|pegawai|produktivitas|dunia kerja",
  learning:
    "belajar|pembelajaran|mempelajari|mengajar|sekolah|siswa|murid|mahasiswa|guru|ujian|kursus|universitas|kuliah|pr|tugas sekolah|pelajaran|keterampilan|les|kurikulum|menghafal|hafalan|utbk|skripsi|beasiswa",
  people:
    "ibu saya|ibuku|anakku|anak saya|teman|sahabat|persahabatan|keluarga|istri|suami|pacar|pacarku|ayah|mama|papa|anak-anak|putra|putri|orang tua|pernikahan|menikah|cinta|bayi|kakak|adik|kakek|nenek|pasangan|ulang tahun|mertua|remaja|kencan|gebetan",
  arts: "musik|film|bioskop|buku|novel|lukisan|pelukis|seni|seniman|gitar|piano|teater|tari|tarian|fotografi|penyair|album|band|aktor|anime|manga|tokoh|karakter|museum|sastra|serial tv|drama korea|batik|wayang|gamelan|patung|arsitektur",
  games:
    "permainan|game|catur|teka-teki|teka-teki silang|minecraft|pemain|bermain game|sudoku|poker|kartu remi|domino|mobile legends|video game|rpg|nintendo|playstation|roblox",
  sport:
    "olahraga|sepak bola|bola basket|basket|bulu tangkis|badminton|tenis|voli|lari|berlari|maraton|gym|kebugaran|latihan fisik|yoga|renang|berenang|bersepeda|sepeda|golf|olimpiade|atlet|angkat beban|push-up|pencak silat",
  language:
    "kosakata|tata bahasa|bahasa|bahasa inggris|bahasa indonesia|bahasa jepang|bahasa jawa|sinonim|antonim|terjemahan|ejaan|pengucapan|pelafalan|kata kerja|kata benda|kata sifat|parafrasa|peribahasa|pepatah|idiom|etimologi|arti kata|kalimat efektif|imbuhan",
  web: "html|css|javascript|react*|vue|angular|situs web|situs|website|halaman web|web|frontend|front-end|peramban|browser|next.js|node.js|svelte|tailwind|typescript|tombol|dom|wordpress|laravel|express|flask|django",
  systems:
    "docker|kubernetes|linux|server|peladen|aws|azure|terraform|bash|shell|nginx|jaringan|deploy*|cloud|komputasi awan|basis data|database|sql|postgres*|mysql|redis|kafka|api|autentikasi|memori|kernel|thread*|cpu|cuda|rust|c++|kompiler|powershell|cron|ssh|git|ubuntu",
  algorithms:
    "algoritma|mengurutkan|pengurutan|larik|array|daftar bilangan|string|pohon biner|graf|rekursi|rekursif|pemrograman dinamis|linked list|senarai|matriks|bilangan prima|fibonacci|pencarian biner|hash*|kompleksitas|bilangan bulat|palindrom|antrean|tumpukan|stack|perulangan|loop|faktorial|permutasi|leetcode",
  "data-science":
    "data|dataset*|pandas|numpy|regresi|jaringan saraf|pytorch|tensorflow|prediksi|memprediksi|klasifikasi|klaster|statistik|statistika|excel|csv|lembar kerja excel|spreadsheet|dataframe|grafik|diagram|visualisasi|probabilitas|matplotlib|korelasi|deret waktu",
  story:
    "cerita|ceritanya|cerpen|dongeng|kisah|novel|fiksi|fanfiksi|fabel|legenda|hikayat|alur cerita|tokoh utama|penjahat|adegan|skenario|naskah drama|naskah film",
  poem: "puisi|sajak|syair|pantun|haiku|soneta|bait|rima|gurindam",
  song: "lagu|lirik|lirik lagu|nyanyian|chorus|refrain|reff|rap|nina bobo",
  essay: "esai|skripsi|tesis|argumentatif|karangan argumentasi|makalah argumentatif|disertasi",
  article:
    "artikel|blog|postingan blog|buletin|reportase|berita|ulasan|resensi|feature|tajuk rencana|opini koran|dokumenter",
  speech: "pidato|sambutan|kata sambutan|ceramah|khotbah|presentasi|orasi|monolog|kultum",
  joke: "lelucon|humor|lawakan|lucu|komedi|stand-up|plesetan|tebak-tebakan lucu|anekdot",
};
