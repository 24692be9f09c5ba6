import type { LanguagePack } from "../language-pack.ts";

/** What advice in each field of life has to heed. */
export const fieldsId: NonNullable<LanguagePack["fields"]> = {
  health: [
    [
      "edge-cases",
      "Sebutkan tanda-tanda yang berarti sudah waktunya ke dokter, bukan membaca lagi.",
    ],
    [
      "sources",
      "Berpeganglah pada kesepakatan medis{ tentang §|}, dan tandai yang baru didukung satu dua penelitian.",
    ],
    ["context", "Ini menyangkut orang dengan [usia, penyakit, obat]."],
  ],
  money: [
    ["edge-cases", "Ungkap biaya, pajak, dan risiko{ tentang §|} yang mudah terlewat."],
    ["context", "Hitung dengan [jumlah, jangka waktu, negara]."],
    [
      "examples",
      "Hitung sampai tuntas dengan satu jumlah yang masuk akal, dan tunjukkan asumsi penentunya.",
    ],
  ],
  law: [
    ["context", "Hukum yang berlaku adalah hukum [negara]."],
    [
      "edge-cases",
      "Bedakan bunyi aturan dari praktiknya di lapangan, dan katakan kapan perlu pengacara.",
    ],
    [
      "sources",
      "Sebutkan pasal di balik tiap pernyataan{ tentang §|} agar bisa saya cari sendiri.",
    ],
  ],
  travel: [
    ["context", "Perjalanannya untuk [tanggal, jumlah orang, anggaran]."],
    [
      "steps",
      "Perhitungkan jarak dan waktu tempuh yang nyata, dan ingatkan apa yang harus dipesan jauh hari.",
    ],
    ["alternatives", "Siapkan rencana cadangan untuk hari hujan atau tempat yang ternyata tutup."],
  ],
  food: [
    ["context", "Perhatikan [pantangan, peralatan, waktu]."],
    [
      "steps",
      "Cantumkan takaran dan suhunya, serta warna atau aroma yang menandai tiap tahap sudah matang.",
    ],
    ["alternatives", "Tawarkan pengganti untuk setiap bahan yang sulit didapat."],
  ],
  home: [
    [
      "edge-cases",
      "Peringatkan bagian yang berbahaya atau menggugurkan garansi kalau dikerjakan sendiri.",
    ],
    ["context", "Tempatnya [ruangan, ukuran, yang sudah ada]."],
    ["criteria", "Perkirakan tenaga, bahan, dan kisaran biayanya."],
  ],
  animals: [
    ["depth", "Pisahkan sifat umum spesiesnya dari hal yang berbeda pada tiap individu."],
    ["examples", "Gambarkan perilakunya sehingga saya mengenalinya saat melihat sendiri."],
    [
      "edge-cases",
      "Terangkan tanda mana yang patut dicemaskan dan mana yang memang wajar di alam.",
    ],
  ],
  nature: [
    ["depth", "Hubungkan kejadian setempat dengan daur yang lebih besar di baliknya."],
    ["criteria", "Beri kisaran besaran supaya dampak-dampaknya bisa dibandingkan."],
    [
      "sources",
      "Jelaskan seberapa andal pengukurannya{ tentang §|} dan di mana taksirannya jauh berbeda.",
    ],
  ],
  science: [
    [
      "depth",
      "Dahulukan prinsipnya sebelum rumus, dan artikan tiap besaran dengan bahasa sehari-hari.",
    ],
    ["examples", "Lukiskan pengamatan atau percobaan yang memperlihatkan gejalanya."],
    [
      "constraints",
      "Katakan dengan penyederhanaan apa penjelasannya{ tentang §|} berlaku dan di mana ia runtuh.",
    ],
  ],
  technology: [
    ["context", "Sebutkan versi atau tanggal yang menjadi dasar jawaban."],
    ["depth", "Pisahkan yang sudah bisa dipakai hari ini dari yang baru diumumkan."],
    ["edge-cases", "Singgung juga soal privasi, biaya, dan ketergantungan pada satu penyedia."],
  ],
  history: [
    [
      "sources",
      "Bedakan catatan dari zamannya{ tentang §|} dengan penilaian yang datang belakangan.",
    ],
    ["steps", "Runtutkan titik-titik baliknya dan jelaskan apa yang memungkinkan masing-masing."],
    ["alternatives", "Sebut bagian yang masih diperdebatkan para sejarawan."],
  ],
  society: [
    [
      "alternatives",
      "Sajikan pandangan-pandangan utama{ tentang §|} seperti para pendukungnya sendiri akan menyampaikannya.",
    ],
    ["sources", "Pisahkan fakta dari nilai, lalu katakan mana yang sebenarnya dipersoalkan."],
    ["examples", "Kaitkan tiap pendapat dengan kejadian nyata yang pernah mengujinya."],
  ],
  business: [
    ["context", "Usahanya bergerak di [bidang, skala, pasar]."],
    [
      "criteria",
      "Ikat tiap butir{ tentang §|} dengan angka yang bisa dipantau dari bulan ke bulan.",
    ],
    ["edge-cases", "Tunjukkan anggapan yang paling merugikan seandainya ternyata salah."],
  ],
  work: [
    ["context", "Posisi dan lingkungan saya: [jabatan, tim, yang terjadi]."],
    ["examples", "Berikan kalimat persis yang bisa saya ucapkan."],
    ["edge-cases", "Pikirkan bagaimana pihak lain mungkin bereaksi dan apa langkah saya saat itu."],
  ],
  learning: [
    ["context", "Bekal saya: [waktu luang dan yang sudah dikuasai]."],
    [
      "steps",
      "Pecah materinya{ tentang §|} menjadi bagian yang saling menyambung, masing-masing dengan cara menguji diri.",
    ],
    ["edge-cases", "Tunjukkan titik tempat kebanyakan orang menyerah dan cara melewatinya."],
  ],
  people: [
    ["context", "Tentang orang-orangnya: [usia, hubungan, yang penting bagi mereka]."],
    ["tone", "Tetap hangat dan nyata, tanpa menggurui."],
    ["alternatives", "Tawarkan satu saran yang ringan dan satu yang butuh keberanian."],
  ],
  arts: [
    ["examples", "Tunjuk karya atau momen tertentu, bukan pujian umum."],
    ["depth", "Uraikan dengan cara apa kesannya dibangun, bukan sekadar bahwa kesan itu ada."],
    ["constraints", "Jangan bocorkan akhirnya tanpa peringatan."],
  ],
  games: [
    [
      "depth",
      "Ungkapkan pertimbangan di balik langkah yang bagus supaya langkah berikutnya bisa saya temukan sendiri.",
    ],
    ["constraints", "Patuhi aturan mainnya, dan katakan versi mana yang dipakai."],
    ["criteria", "Katakan pada tahap permainan mana tiap saran berguna, dan kapan tidak."],
  ],
  sport: [
    ["context", "Kemampuan dan batas saya: [pengalaman, cedera, hari latihan]."],
    ["steps", "Naikkan bebannya sedikit demi sedikit, dan katakan kapan harus menahan diri."],
    ["criteria", "Jelaskan dari apa saya bisa merasakan kemajuan."],
  ],
  language: [
    ["examples", "Perlihatkan tiap poin dalam kalimat yang memang diucapkan orang."],
    ["tone", "Terangkan di mana kedengarannya wajar, kaku, atau kasar."],
    ["edge-cases", "Tambahkan bentuk mirip yang paling sering tertukar."],
  ],
  web: [
    ["constraints", "Semuanya harus bisa dipakai dengan papan ketik dan di layar kecil."],
    ["context", "Harus cocok dengan [kerangka kerja dan versinya]."],
    ["edge-cases", "Tangani keadaan memuat, kosong, dan gagal."],
    ["format", "Tulis tiap berkas utuh dengan lokasinya di bagian atas."],
  ],
  systems: [
    ["context", "Berjalan di [sistem, versi, ukuran]."],
    [
      "verification",
      "Setelah tiap perintah, sebutkan keluaran yang menandakan berhasil dan cara membatalkannya.",
    ],
    ["edge-cases", "Perhitungkan mulai ulang, batas waktu yang habis, dan izin yang kurang."],
    ["criteria", "Utamakan yang aman dijalankan dua kali, dan tandai yang tidak."],
  ],
  algorithms: [
    ["criteria", "Sebutkan kompleksitasnya dan sampai ukuran berapa itu masih memadai."],
    ["examples", "Telusuri satu masukan kecil dengan tangan."],
    ["edge-cases", "Tangani dengan sengaja masukan kosong, nilai kembar, dan nilai terbesar."],
    ["alternatives", "Beri alasan mengapa cara ini mengalahkan cara yang paling jelas."],
  ],
  "data-science": [
    ["context", "Bentuk datanya: [kolom, ukuran, sumber]."],
    ["verification", "Cocokkan hasilnya dengan cuplikan kecil yang bisa dihitung manual."],
    [
      "edge-cases",
      "Perlakukan nilai kosong dan pencilan secara terbuka, jangan diam-diam dibuang.",
    ],
    ["criteria", "Katakan apa yang tidak bisa disimpulkan dari angkanya."],
  ],
  story: [
    [
      "steps",
      "Mulai cerita sedekat mungkin dengan puncaknya, dan biarkan semuanya bergantung pada satu keputusan.",
    ],
    ["edge-cases", "Beri tokoh lawan alasan yang bisa dipahami."],
    ["verification", "Coret tiap kalimat yang menerangkan apa yang sudah tampak dalam adegan."],
  ],
  poem: [
    [
      "constraints",
      "Pegang satu citra{ tentang §|} dari awal sampai akhir, bukan banyak yang lewat sekejap.",
    ],
    ["format", "Selaraskan irama dengan isinya, dan berima hanya kalau datang tanpa dipaksa."],
    ["verification", "Bacalah keras-keras dalam hati dan perbaiki tiap baris yang tersandung."],
  ],
  song: [
    [
      "format",
      "Baitnya memajukan cerita, dan bagian ulangannya langsung terngiang sejak pertama didengar.",
    ],
    ["steps", "Biarkan jembatan lagunya mengucapkan hal yang dihindari bait-bait lain."],
  ],
  essay: [
    [
      "purpose",
      "Pertahankan satu tesis{ tentang §|} yang bisa dibantah orang waras, dan nyatakan sejak awal.",
    ],
    ["alternatives", "Jawab sanggahan yang paling kuat, bukan yang paling lemah."],
    ["steps", "Biarkan tiap paragraf lahir dari paragraf sebelumnya."],
  ],
  article: [
    ["steps", "Buka dengan adegan atau temuan, bukan dengan sejarah dunia."],
    ["purpose", "Tinggalkan satu hal{ tentang §|} bagi pembaca untuk dicoba atau direnungkan."],
    ["format", "Pakai subjudul yang sudah mengatakan isi bagiannya."],
  ],
  speech: [
    ["tone", "Tulis untuk telinga: kalimat pendek, satu pikiran di setiap kalimat."],
    ["steps", "Awali dan akhiri dengan gambaran yang sama, tetapi dilihat dengan mata baru."],
  ],
  joke: [
    ["steps", "Buat pengantarnya pendek dan simpan kejutannya sampai kata terakhir."],
    ["constraints", "Tertawakan keadaannya, bukan orang yang tak bisa berbuat apa-apa."],
  ],
};

export const briefFieldsId: NonNullable<LanguagePack["briefFields"]> = {
  health: [["edge-cases", "Sebutkan kapan harus ke dokter."]],
  money: [["edge-cases", "Termasuk biaya tersembunyi dan risikonya."]],
  law: [["context", "Negara: [negara]."]],
  travel: [["context", "Tanggal dan anggaran: [rinciannya]."]],
  food: [["steps", "Lengkap dengan takaran dan waktu."]],
  home: [["criteria", "Dengan perkiraan tenaga dan biaya."]],
  animals: [["depth", "Sifat khas spesiesnya, bukan kisah satu ekor."]],
  nature: [["criteria", "Dengan kisaran besarannya."]],
  science: [["depth", "Prinsip dulu, baru rumus."]],
  technology: [["context", "Sebutkan versi atau tanggalnya."]],
  history: [["steps", "Titik balik secara berurutan."]],
  society: [["alternatives", "Pandangan utama{ tentang §|}, masing-masing dengan adil."]],
  business: [["criteria", "Satu angka untuk tiap butir."]],
  work: [["examples", "Kalimat yang siap saya pakai."]],
  learning: [["steps", "Bagian kecil, masing-masing dengan uji diri."]],
  people: [["tone", "Hangat dan nyata."]],
  arts: [["examples", "Karya atau momen tertentu."]],
  games: [["constraints", "Sesuai aturan main."]],
  sport: [["steps", "Beban naik bertahap."]],
  language: [["examples", "Dengan contoh kalimat sehari-hari."]],
  web: [["edge-cases", "Termasuk keadaan memuat, kosong, dan gagal."]],
  systems: [["verification", "Cara memeriksa dan membatalkan tiap langkah."]],
  algorithms: [["criteria", "Sertakan biaya waktu dan memori."]],
  "data-science": [["edge-cases", "Nilai kosong ditangani secara terbuka."]],
  story: [["steps", "Mulai belakangan, satu titik balik."]],
  poem: [["constraints", "Satu citra dari awal sampai akhir."]],
  song: [["format", "Bait dan bagian ulangan yang mudah dinyanyikan."]],
  essay: [["purpose", "Satu tesis{ tentang §|} yang bisa dibantah."]],
  article: [["steps", "Buka dengan temuan yang nyata."]],
  speech: [["tone", "Untuk telinga, kalimat pendek."]],
  joke: [["steps", "Kejutan di kata terakhir."]],
};
