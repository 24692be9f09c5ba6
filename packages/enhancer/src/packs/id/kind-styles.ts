import type { LanguagePack } from "../language-pack.ts";

/** What a style adds to each way of asking. */
export const kindStylesId: NonNullable<LanguagePack["kindStyles"]> = {
  why: {
    professional: [
      ["purpose", "Akhiri dengan arti sebab itu bagi tindakan yang sebaiknya diambil."],
      ["format", "Awali dengan sebab utama dalam satu kalimat, sisanya menopang."],
      ["constraints", "Batasi pada sebab yang berbobot, tinggalkan yang sekadar menarik."],
      [
        "tone",
        "Jelaskan dengan tenang, seperti kepada rekan yang harus meneruskannya ke pimpinan.",
      ],
    ],
    creative: [
      ["imagery", "Buat mekanismenya terlihat lewat satu perbandingan dari keseharian."],
      ["angle", "Bayangkan dulu betapa anehnya dunia kalau yang terjadi sebaliknya."],
      ["purpose", "Tinggalkan pada saya cara memandang{ §| hal itu} yang tak bisa dilupakan lagi."],
      ["tone", "Biarkan penjelasannya tersingkap seperti misteri kecil yang terpecahkan."],
    ],
    technical: [
      [
        "steps",
        "Jabarkan sebab dan akibat mata rantai demi mata rantai, dan tandai yang terlemah.",
      ],
      ["verification", "Sebutkan pengamatan yang akan menggugurkan penjelasan itu."],
      ["constraints", "Kuantifikasi tiap faktor sejauh mungkin."],
      ["format", "Pisahkan pemicu, mekanisme, dan syarat di bawah subjudul masing-masing."],
    ],
  },
  how: {
    professional: [
      ["format", "Dahulukan yang harus saya putuskan sebelum yang harus saya kerjakan."],
      ["constraints", "Gunakan hanya sarana yang terjangkau oleh orang atau tim biasa."],
      ["purpose", "Tentukan langkah prioritas seandainya saya tidak sempat menjalankan semuanya."],
      ["tone", "Rumuskan petunjuknya agar bisa saya delegasikan kepada orang lain."],
    ],
    creative: [
      ["angle", "Selipkan satu kiat tak lazim yang hanya diketahui orang berpengalaman."],
      ["imagery", "Lukiskan seperti apa rupanya atau rasanya ketika berhasil."],
      ["purpose", "Buat langkah pertamanya begitu kecil sampai saya ingin melakukannya hari ini."],
      ["tone", "Temani saya seperti sahabat yang berdiri di samping."],
    ],
    technical: [
      ["verification", "Sesudah tiap langkah, jelaskan cara memeriksa keadaannya sebelum lanjut."],
      ["constraints", "Daftarkan prasyarat yang harus terpenuhi sebelum langkah pertama."],
      ["format", "Nomori langkahnya dan tuliskan masukan atau setelan yang tepat."],
      ["depth", "Jabarkan asas yang membuat langkah kritisnya bekerja."],
    ],
  },
  which: {
    professional: [
      ["purpose", "Simpulkan dengan satu rekomendasi dan alasan yang memberatkannya."],
      ["tone", "Tetap netral sampai tiba pada rekomendasi."],
      ["constraints", "Abaikan yang sudah tidak tersedia atau tidak didukung lagi."],
      ["edge-cases", "Sebutkan untuk siapa pilihan favorit orang justru keliru."],
    ],
    creative: [
      ["angle", "Masukkan satu kuda hitam yang jarang disebut tetapi patut dilirik."],
      ["imagery", "Hidupkan tiap pilihan lewat saat saya akan bersyukur memilikinya."],
      ["steps", "Jodohkan pilihan dengan watak orang, bukan dengan fitur."],
      [
        "tone",
        "Sarankan seperti teman yang banyak berkelana, lengkap dengan suka dan tidak sukanya.",
      ],
    ],
    technical: [
      ["format", "Jajarkan pilihan dalam tabel dengan kriteria yang seragam."],
      ["verification", "Jelaskan cara menguji pilihan itu dengan murah sebelum terikat."],
      ["constraints", "Sajikan data terukur bila ada, dan tandai yang hanya kesan."],
      ["steps", "Saring dulu yang melanggar syarat mutlak, baru peringkatkan sisanya."],
    ],
  },
  what: {
    professional: [
      ["constraints", "Batasi pada yang perlu untuk ikut percakapan serius{ tentang §|}."],
      ["alternatives", "Sebutkan konsep yang paling sering tertukar dengannya dan bedanya."],
      ["tone", "Rumuskan definisi lugas yang layak dimuat koran terpandang."],
      ["criteria", "Soroti sisi yang membawa akibat dalam praktik."],
    ],
    creative: [
      ["angle", "Hadirkan seseorang yang baru pertama kali berjumpa dengannya."],
      ["imagery", "Temukan satu gambaran yang melekat, dan akui di mana ia pincang."],
      ["steps", "Biarkan saya menebak dulu: pertanyaannya lebih dulu, jawabannya belakangan."],
      ["tone", "Tulis dengan ringan{ tentang §|}, seperti bacaan yang saya nikmati tanpa disuruh."],
    ],
    technical: [
      ["constraints", "Berikan definisi eksak dan syarat berlakunya."],
      ["steps", "Rakit gambaran utuhnya bagian demi bagian, beserta fungsi tiap bagian."],
      ["verification", "Tambahkan satu soal untuk mengukur pemahaman saya."],
      ["sources", "Sebutkan istilah baku yang dipakai para ahli."],
    ],
  },
  whether: {
    professional: [
      ["criteria", "Sebutkan fakta yang harus mendasari penilaian serta bobotnya."],
      ["purpose", "Tutup dengan langkah saya berikutnya, apa pun jawabannya."],
      [
        "tone",
        "Timbang perkaranya dengan kepala dingin, tanpa menakut-nakuti dan tanpa berjualan.",
      ],
      ["constraints", "Singkirkan hal yang tidak menggeser jawaban{ tentang §|} ke arah mana pun."],
    ],
    creative: [
      ["angle", "Sebelum menjawab, biarkan dua orang berdebat sejenak."],
      ["imagery", "Bayangkan suatu hari ketika segalanya bergantung pada jawaban ini."],
      ["purpose", "Balikkan pertanyaannya dan lihat apa yang muncul."],
      ["tone", "Bicaralah blak-blakan, seperti orang yang hanya berutang kejujuran kepada saya."],
    ],
    technical: [
      ["steps", "Urai pertanyaannya menjadi bagian yang bisa dijawab sendiri-sendiri."],
      ["verification", "Sebutkan uji atau ukuran yang akan memutuskan perkaranya."],
      ["criteria", "Tetapkan ambang ketika ya berubah menjadi tidak."],
      ["constraints", "Definisikan istilah yang menjadi tumpuan jawabannya."],
    ],
  },
  list: {
    professional: [
      ["purpose", "Tonjolkan dua atau tiga butir yang sebaiknya saya lihat lebih dulu."],
      ["tone", "Rumuskan tiap butir sehingga bisa langsung masuk dokumen."],
      ["angle", "Cakup seluruh rentangnya, jangan satu sudut saja."],
    ],
    creative: [
      ["imagery", "Hadiahi tiap butir satu gambaran atau adegan dalam setengah kalimat."],
      ["angle", "Sisipkan satu butir yang tak disangka siapa pun ada di sana."],
      ["tone", "Biarkan butir-butirnya berbeda suara dan suasana, seperti tamu di satu meja."],
    ],
    technical: [
      ["assumptions", "Tetapkan definisi yang menentukan sesuatu terhitung sebagai butir."],
      ["sources", "Cantumkan tanggal acuan untuk data yang bisa berubah."],
      ["edge-cases", "Sebutkan kasus ambang yang dikeluarkan dan aturan pengecualiannya."],
    ],
  },
};
