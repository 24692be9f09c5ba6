import { indonesianCare } from "../care/evidence/id.ts";
import type { Lexicon } from "./lexicon.ts";

export const indonesian: Lexicon = {
  tag: "id",
  care: indonesianCare,
  actions: {
    write:
      "tulis*|tuliskan|menulis|buat|buatkan|buatlah|bikin|bikinkan|membuat|susun*|rancang*|kembangkan|ciptakan|karang*|hasilkan|beri saya|berikan saya|saya mau|saya ingin|saya butuh|saya perlu|program*|draf*|rumuskan|siapkan|ceritakan sebuah|ceritakan kisah|ceritakan dongeng|ceritakan lelucon|ceritakan cerita|bercerita|dongengkan|buatin|tuliskanlah|berikan resep|beri resep|kasih resep|minta resep|bisakah kamu menulis|bisakah anda menulis|bisakah kamu membuat|bisakah anda membuat|bisakah kamu menceritakan|beri aku|kasih",
    improve:
      "perbaiki kalimat|perbaiki tulisan|perbaiki tata bahasa|perbaiki teks|sempurnakan|tulis ulang|tingkatkan|sunting*|edit*|koreksi*|parafrase*|poles|perhalus|persingkat|ubah agar",
    fix: "perbaiki|memperbaiki|error|galat|bug|debug*|tidak jalan|tidak berfungsi|tidak bekerja|kesalahan|crash|gagal",
    explain:
      "jelaskan|menjelaskan|terangkan|uraikan|apa itu|apakah itu|apa yang dimaksud|apa arti|apa maksud|bagaimana cara kerja|mengapa|kenapa|ceritakan tentang|gambarkan|definisikan|paparkan|deskripsikan|diskusikan|bahas|bisakah kamu menjelaskan|bisakah anda menjelaskan|bisa jelaskan|jelasin",
    review:
      "tinjau|ulas*|nilai*|evaluasi*|kritik*|masukan|umpan balik|apa pendapat|bagaimana pendapat|periksa|review*",
    refactor: "refactor*|refaktor*|optimalkan|sederhanakan kode|rapikan kode",
    test: "unit test*|uji unit|kasus uji|tes unit|tulis tes|test case*",
    compare:
      "bandingkan|membandingkan|perbandingan|perbedaan|beda|bedanya|kelebihan dan kekurangan|versus|vs|lebih baik dari",
    summarise: "ringkas*|rangkum*|rangkuman|ringkasan|ikhtisar|simpulkan|poin utama|intisari",
    translate: "terjemah*|terjemahkan|menerjemahkan|alih bahasa|alihbahasakan",
    plan: "rencana*|rencanakan|merencanakan|jadwal*|itinerari|rancangan|strategi|atur*|peta jalan|program latihan",
    brainstorm:
      "ide|ide-ide|gagasan|saran nama|usulan|usul|nama untuk|judul untuk|topik untuk|curah pendapat",
    analyse: "analisis*|analisa*|menganalisis|telaah|kaji|interpretasi*|tafsirkan",
    research:
      "cari|carikan|mencari|temukan|teliti|riset|informasi tentang|sumber tentang|referensi|terbaru",
    recommend:
      "rekomendasi*|sarankan|saran|tips|nasihat|haruskah|lebih baik mana|lebih baik|apakah saya harus|sebaiknya|bagaimana cara|bagaimana saya|apa yang terbaik|bantu saya|bantu aku|bisa bantu|tolong bantu|apa yang harus saya",
    calculate: "hitung*|hitunglah|menghitung|selesaikan|berapa|buktikan|peluang|tentukan nilai",
    teach: "ajari|ajarkan|belajar|pelajaran|kursus|latihan soal|tugas sekolah|materi|les|pr saya",
    draw: "gambar*|lukis*|ilustrasi*|logo|foto|poster|potret|sketsa",
    act: "bertindak sebagai|bertindaklah|berperan sebagai|berperanlah|anggap kamu|bayangkan kamu|bayangkan anda|pura-pura|kamu adalah|anda adalah|jadilah",
    sort: "klasifikasi*|kelompokkan|urutkan|sortir|ekstrak*|identifikasi*|pilah*|ubah menjadi|konversi*|pilih",
    list: "sebutkan|sebutkanlah|sebutin|daftar*|bisakah kamu menyebutkan|bisakah anda menyebutkan|tuliskan daftar|contoh dari|berikan contoh|beri contoh|apa saja|buat daftar",
    question:
      "apa|apakah|bagaimana|mengapa|kenapa|kapan|di mana|dimana|siapa|siapakah|mana|berapa|adakah|bolehkah|bisakah",
  },
  objects: {
    literary:
      "puisi|cerita|cerpen|dongeng|pantun|lagu|lirik|novel|naskah|lelucon|dialog|sajak|fabel|drama",
    code: "kode|fungsi|skrip|python|javascript|typescript|java|kotlin|html|css|react|c++|c#|php|sql|algoritma|program|kelas java|regex|api|aplikasi|situs web|website|halaman web|bash|docker|laravel",
    email: "email|surel|surat|pesan|balasan|undangan|surat lamaran|nawala",
    text: "esai|artikel|blog|laporan|pidato|teks|paragraf|bab|makalah|biografi|ulasan|kalimat|postingan|karangan|caption|skripsi|tulisan",
    marketing:
      "pemasaran|iklan|slogan|kampanye|deskripsi produk|landing page|seo|media sosial|medsos|instagram|linkedin|siaran pers|tiktok|merek|promosi",
    resume: "cv|resume|riwayat hidup|lamaran kerja|surat lamaran|wawancara kerja|lowongan",
    data: "spreadsheet|excel|csv|data|basis data|database|grafik|pivot|statistik*|sql|dataset|tabel data",
    image: "gambar|logo|ilustrasi|foto|poster|ikon|lukisan|sketsa|potret|desain",
    maths:
      "persamaan|integral|turunan|peluang|matriks|pecahan|geometri|segitiga|persen|teorema|bilangan prima|matematika",
    plan: "perjalanan|liburan|wisata|pernikahan|pesta|ulang tahun|anggaran|menu mingguan|diet|olahraga|rencana belajar|mudik",
    meeting: "rapat|agenda|notulen|daftar tugas|prioritas|alur kerja|pertemuan",
    lesson:
      "pelajaran|siswa|murid|mahasiswa|ujian|pr|kursus|rencana pelajaran|kuis|soal latihan|lembar kerja|rpp",
    ideas: "ide|gagasan|nama|judul|topik|saran|kado|hadiah",
  },
  slots: {
    audience:
      "untuk pemula|untuk anak|untuk anak-anak|untuk siswa|untuk mahasiswa|untuk pengembang|sasaran|pembaca*|untuk orang awam|untuk ahli|kepada atasan|untuk atasan|untuk pelanggan|kepada pelanggan|untuk tim|untuk orang tua|untuk remaja|ditujukan|audiens|penerima|pelanggan",
    purpose: "agar|supaya|tujuan*|maksud|untuk keperluan|keperluan|saya perlukan",
    tone: "nada*|formal|resmi|santai|ramah|profesional|lucu|humor|meyakinkan|persuasif|sopan|serius|gaya bahasa|dengan gaya|gaul|hangat|puitis|suasana*",
    length:
      "kata|kalimat|paragraf|karakter|halaman|singkat|pendek|panjang|panjangnya|ringkas|maksimal|minimal|paling banyak|sekitar|baris|menit|bait|detail",
    format:
      "tabel|daftar|poin|butir|json|markdown|csv|langkah demi langkah|subjudul|kolom|format|templat*|bernomor|bagian|paragraf pendek|baris subjek|dalam bentuk|susunan",
    constraints:
      "harus|jangan|tidak boleh|tanpa|hanya|hindari|maksimal|minimal|setidaknya|tepat|selalu|tidak perlu|pastikan|wajib|kecuali|kurang dari|lebih dari|anggaran|batas*|pertahankan|termasuk|setiap|cukup",
    examples: "misalnya|contoh|contohnya|seperti|umpamanya",
    context:
      "saya adalah|saya punya|saya seorang|saya sedang|kami|perusahaan kami|saat ini|sekarang|latar belakang|konteks|keadaan|situasi|berdasarkan|berikut|saya bekerja|saya tinggal|proyek|sejauh ini|kondisi",
    deadline:
      "besok|senin|jumat|tenggat|paling lambat|minggu ini|minggu depan|per minggu|per hari|setiap hari|batas waktu",
    stack:
      "python|javascript|typescript|java|kotlin|rust|php|c++|c#|react|vue|angular|django|node|excel|sql|docker|linux|windows|android|ios|html|css|bash|versi*|pustaka|framework|kerangka|laravel|pandas",
    criteria: "kriteria|ukuran*|berhasil|terukur|diharapkan|dinilai|baik kalau|sukses",
    role: "bertindak sebagai|berperan sebagai|sebagai ahli|sebagai seorang|peran|dari sudut pandang|pencerita|perspektif",
    steps: "langkah*|pertama|kemudian|lalu|selanjutnya|terakhir|urutan|tahap*|prosedur",
    sources: "sumber*|kutip*|rujukan|referensi|penelitian|studi|menurut|bukti",
    depth: "rinci|detail|mendalam|lengkap|secara rinci|dasar*|lanjutan|gambaran umum|sederhana",
    assumptions: "asumsi*|anggap|andaikan|tanyakan|kalau ada yang belum jelas|jika kurang jelas",
    angle: "sudut*|tak terduga|orisinal|unik|kejutan|mengejutkan|klise|cara lain",
    imagery: "gambaran|metafora|perumpamaan|suasana|warna*|cahaya|citraan|bunyi|tekstur",
    "edge-cases":
      "kasus batas|kasus khusus|nilai batas|masukan kosong|tidak valid|penanganan kesalahan|pengecualian|salah paham|jebakan",
    verification: "periksa|pastikan benar|verifikasi|tes|uji*|bukti*|cocokkan|alasan*|cek",
    alternatives:
      "alternatif|pilihan|opsi|varian|versi lain|beberapa|kelebihan dan kekurangan|cara lain|untung rugi",
  },
  vague:
    "sesuatu|hal-hal|dan sebagainya|dll|semacam|mungkin|bagus|apa saja|apa pun|terserah|begitu",
  negations: "tidak|bukan|jangan|tanpa|belum|tak|kecuali|hindari|alih-alih|daripada",
  greetings:
    "halo|hai|hei|selamat pagi|selamat siang|selamat sore|selamat malam|assalamualaikum|terima kasih|makasih|sampai jumpa|ya|tidak|oke|ok|apa kabar|siapa kamu|kamu siapa|permisi",
  jailbreak:
    "abaikan semua|abaikan instruksi|abaikan perintah|lupakan semua instruksi|lupakan instruksi|tanpa batasan|tanpa sensor|jailbreak|mode pengembang|tanpa filter|tanpa etika|prompt sistem",
  personal: "saya|aku|bantu saya|bantu aku|untuk saya|kami|kita|bolehkah saya|haruskah saya",
  relative:
    "terbaik|bagus|baik|populer|cocok|murah|terjangkau|terdekat|dekat|terbaru|baru|terkini|terpercaya|menarik|sehat|mudah|cepat|berbagai|tertentu|ideal|lokal|sempurna",
  openRequest:
    "ceritakan tentang|beri tahu saya tentang|informasi tentang|info tentang|apa yang kamu tahu tentang|segala hal tentang|lebih banyak tentang|jelaskan tentang",
  aspects:
    "gejala|penyebab|sebab|manfaat|kelebihan|kekurangan|sejarah|asal-usul|biaya|harga|definisi|pengertian|arti|makna|efek samping|dampak|perbedaan|syarat|pengobatan|biografi|peta|jadwal|alamat|resep|jenis|macam|contoh|bahaya|risiko|hukum|aturan|akibat|peran|tujuan|fungsi|ciri|langkah|proses|struktur|penduduk|lokasi|gaji|statistik|tanggal|penulis|alur|ringkasan|sifat|ukuran|umur|alasan|tips|cara",
  definite:
    "perbedaan antara|arti dari|pengertian|yang paling|yang terbesar|semua|setiap|penyebab|dampak|sejarah|dasar-dasar|kelebihan dan kekurangan|saat ini|utama",
  material:
    "teks ini|teks berikut|artikel ini|kode ini|kode saya|berkas ini|file ini|kalimat ini|kalimat berikut|berikut ini|paragraf ini|esai saya|cv saya|dokumen ini|daftar ini|gambar ini|data ini",
  padding:
    "tolong|mohon|silakan|pelan-pelan saja|pikirkan baik-baik|sangat penting|sangat penting bagi saya|terima kasih sebelumnya|saya akan sangat berterima kasih|sebaik mungkin|jawaban yang bagus|benar-benar|sungguh|sangat|sekali|penting|dengan hati-hati|terima kasih|jawaban|kualitas|jujur|semoga|waktu|ya|dong",
  harm: "membuat bom|merakit bom|bahan peledak|mencuri|membobol|phishing|malware|mencuci uang|pencucian uang|membunuh seseorang|meracuni|membuat narkoba|tanpa ketahuan|ilegal",
  override: "abaikan|lupakan|langgar|tanpa|bebas dari|jangan menolak",
  rules:
    "instruksi|perintah sebelumnya|batasan|aturan|pedoman|etika|moral|filter|sensor|kebijakan|peringatan",
  preamble:
    "berikut adalah|berikut ini adalah|tentu|tentu saja|baiklah|dengan senang hati|prompt yang diperbaiki|versi yang diperbaiki",
  topicFillers:
    "main|bermain|memasak|memahami|langkah demi langkah|kepada saya|pada saya|saya|aku|kami|tolong|secara singkat|secara rinci|singkat|apa itu|konsep|pengertian|cara kerja|cara|antara|tentang|mengenai",
  topicStops:
    "dan bagaimana|dan apa|dan mengapa|serta bagaimana|yang|agar|supaya|untuk|bagi|di|dalam|dengan|tanpa|kepada|pada|dari|jika|kalau|bila|ketika|saat|karena|tetapi|tapi|adalah|ialah|lalu|kemudian|saya|kamu|anda|bisa|harus|juga|oleh|mengapa|bagaimana|menurut|sebanyak|maksimal|secara|seperti|menjadi|ini|itu|tersebut",
};
