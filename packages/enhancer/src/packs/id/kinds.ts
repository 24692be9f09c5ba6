import type { LanguagePack } from "../language-pack.ts";

/** What each way of asking needs. */
export const kindsId: NonNullable<LanguagePack["kinds"]> = {
  why: [
    ["depth", "Runut rantai sebabnya sampai ke penyebab yang benar-benar menjelaskan."],
    ["criteria", "Urutkan penyebabnya menurut seberapa besar pengaruhnya."],
    ["edge-cases", "Beri satu keadaan ketika hal itu justru tidak terjadi, dan jelaskan mengapa."],
    ["sources", "Pisahkan yang sudah terbukti dari yang masih dugaan."],
    ["examples", "Dukung tiap sebab dengan satu kejadian yang memperlihatkan akibatnya."],
    [
      "alternatives",
      "Sebutkan penjelasan populer{ tentang §|} yang keliru dan apa yang membantahnya.",
    ],
  ],
  how: [
    [
      "steps",
      "Susun langkahnya sesuai urutan pengerjaan, masing-masing dengan tanda bahwa langkah itu berhasil.",
    ],
    ["context", "Yang saya punya: [alat, akses, atau bahan]."],
    ["edge-cases", "Tunjukkan langkah yang paling sering gagal dan cara memperbaikinya."],
    ["alternatives", "Kalau ada jalan yang lebih singkat dan tetap memadai, taruh di akhir."],
    ["criteria", "Beri tahu bagaimana di akhir saya bisa melihat bahwa semuanya beres."],
    [
      "depth",
      "Berangkat dari tempat seorang pemula berdiri, dan lewati yang bisa saya cari dalam semenit.",
    ],
  ],
  which: [
    [
      "criteria",
      "Yang paling menentukan bagi saya adalah [hal terpenting]; nilai tiap pilihan dari sisi itu.",
    ],
    ["alternatives", "Cukup beberapa pilihan yang memang layak, tanpa yang mirip-mirip."],
    [
      "format",
      "Untuk tiap pilihan: paling cocok untuk apa, kelemahan terbesarnya, dan siapa yang sebaiknya menghindarinya.",
    ],
    ["assumptions", "Kalau pilihannya bergantung pada hal yang belum saya sebut, katakan apa itu."],
    ["sources", "Terangkan dasar tiap rekomendasi dan seberapa baru dasarnya."],
  ],
  what: [
    ["format", "Mulai dengan intinya dalam satu kalimat, baru rinciannya."],
    ["examples", "Beri satu contoh nyata, dan satu lagi yang cuma tampak serupa."],
    ["purpose", "Sebutkan juga kegunaannya dan kapan hal itu tidak lagi berguna."],
    ["edge-cases", "Luruskan salah paham yang paling umum{ tentang §|}."],
    ["depth", "Terangkan cara kerjanya di dalam, bukan hanya nama bagian-bagiannya."],
    [
      "audience",
      "Orang yang belum pernah mendengar{ tentang §| hal ini} harus bisa mengikuti tanpa mencari ke mana-mana.",
    ],
  ],
  whether: [
    ["format", "Mulai dengan ya, tidak, atau tergantung, lalu alasan yang paling menentukan."],
    ["alternatives", "Sampaikan argumen terkuat dari tiap sisi sebelum menyimpulkan."],
    ["assumptions", "Sebutkan keadaan yang membuat jawabannya jadi kebalikannya."],
    ["context", "Keadaan saya: [yang memengaruhi jawabannya]."],
    ["sources", "Bedakan yang memang diketahui{ tentang §|} dari yang cuma soal pendapat."],
    ["edge-cases", "Sebut pengecualian yang sering dilupakan orang."],
  ],
  fact: [
    ["sources", "Jawab dulu, lalu katakan dalam satu kalimat apa sandarannya dan seberapa pasti."],
    [
      "assumptions",
      "Kalau pertanyaannya bisa dibaca lebih dari satu cara, jawab yang paling mungkin dan sebut yang lain.",
    ],
    ["depth", "Tambahkan satu keterangan{ tentang §|} yang tanpanya jawaban itu menyesatkan."],
    ["criteria", "Kalau sumber-sumbernya berbeda{ tentang §|}, beri rentangnya dan alasannya."],
  ],
  list: [
    ["format", "Satu baris untuk tiap butir: namanya dulu, lalu yang membedakannya."],
    ["constraints", "Buang yang nyaris sama dan yang cuma mengisi daftar."],
    ["steps", "Susun butirnya dalam urutan yang membantu saya, dan sebutkan urutan apa itu."],
    [
      "criteria",
      "Katakan dengan ukuran apa butir-butir itu dipilih dan apa yang berubah dengan ukuran lain.",
    ],
    ["verification", "Tandai butir yang belum pasti, jangan semuanya terdengar sama yakinnya."],
    ["depth", "Bubuhkan pada tiap butir satu fakta yang kalau tidak harus saya cari sendiri."],
    ["alternatives", "Tutup dengan satu butir yang biasanya luput dari daftar semacam itu."],
  ],
};

/** The same in as few words as possible (style concise). */
export const briefKindsId: NonNullable<LanguagePack["briefKinds"]> = {
  why: [
    ["depth", "Akar sebabnya dulu."],
    ["criteria", "Penyebab utama saja, berurutan."],
    ["sources", "Tandai hal{ tentang §|} yang belum terbukti."],
    ["examples", "Satu contoh{ tentang §|} per sebab."],
    ["alternatives", "Sebutkan penjelasan populer{ tentang §|} yang salah."],
    ["edge-cases", "Katakan kapan itu tidak berlaku."],
  ],
  how: [
    ["steps", "Langkah bernomor."],
    ["edge-cases", "Ingatkan kesalahan{ tentang §|} yang biasa terjadi."],
    ["criteria", "Katakan tanda keberhasilannya."],
    ["depth", "Lewati teori{ tentang §|}."],
    ["constraints", "Dengan sarana biasa saja."],
    ["alternatives", "Cara tercepat yang cukup baik."],
  ],
  which: [
    ["criteria", "Pilih menurut [yang penting bagi saya]."],
    ["alternatives", "Sedikit pilihan{ tentang §|}, tanpa yang mirip."],
    ["format", "Per pilihan: kelebihan dan kelemahan."],
    ["assumptions", "Akhiri dengan satu pilihan."],
  ],
  what: [
    ["format", "Inti{ §|} dalam satu kalimat dulu."],
    ["examples", "Satu kasus nyata{ tentang §|}."],
    ["purpose", "Sebutkan gunanya."],
    ["depth", "Cara kerjanya, bukan cuma bagiannya."],
    ["audience", "Tanpa mengandaikan pengetahuan awal{ tentang §|}."],
    ["alternatives", "Batasnya dalam satu baris."],
    ["edge-cases", "Sebut kekeliruan yang umum{ tentang §|}."],
  ],
  whether: [
    ["format", "Ya, tidak, atau tergantung, di awal."],
    ["assumptions", "Katakan apa yang bisa mengubah jawaban."],
    ["alternatives", "Alasan terbaik{ tentang §|} dari tiap pihak."],
    ["sources", "Fakta dan pendapat{ tentang §|} dipisah."],
    ["edge-cases", "Sebut pengecualian{ tentang §|} yang terlupakan."],
    ["criteria", "Katakan apa yang menentukan."],
  ],
  fact: [
    ["sources", "Nyatakan seberapa pasti."],
    ["assumptions", "Sebut tafsiran lain, kalau ada."],
  ],
  list: [
    ["format", "Satu baris per butir, terbaik dulu."],
    ["constraints", "Tanpa butir pengisi{ tentang §|}."],
    ["verification", "Tandai butir yang meragukan."],
    ["criteria", "Sebutkan ukuran pemilihannya."],
    ["depth", "Katakan pembeda masing-masing."],
  ],
};

/** What the highest level closes with: a check before the answer goes out. */
export const checksId: NonNullable<LanguagePack["checks"]> = [
  [
    "verification",
    "Sebelum menjawab, cocokkan rancangannya dengan setiap permintaan di atas dan perbaiki yang belum pas.",
  ],
  ["verification", "Di akhir, beri tahu seberapa yakin tiap pernyataan utama dan alasannya."],
  [
    "verification",
    "Kalau ada hal penting yang kurang dari permintaan saya, tanyakan dulu, paling banyak dua hal.",
  ],
  ["verification", "Tutup dengan titik terlemah jawaban itu dan apa yang bisa menguatkannya."],
];

export const briefChecksId: NonNullable<LanguagePack["briefChecks"]> = [
  ["verification", "Periksa sekali lagi sebelum menjawab."],
  ["verification", "Sebutkan tingkat keyakinannya."],
  ["verification", "Kalau ada hal penting yang kurang, tanyakan dulu."],
];
