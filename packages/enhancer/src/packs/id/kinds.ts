import type { LanguagePack } from "../language-pack.ts";

/** What each way of asking needs. */
export const kindsId: NonNullable<LanguagePack["kinds"]> = {
  why: [
    ["depth", "Runut rantai sebabnya sampai ke penyebab yang benar-benar menjelaskan."],
    ["criteria", "Urutkan penyebabnya menurut seberapa besar pengaruhnya."],
    ["edge-cases", "Beri satu keadaan ketika hal itu justru tidak terjadi, dan jelaskan mengapa."],
    ["sources", "Pisahkan yang sudah terbukti dari yang masih dugaan."],
  ],
  how: [
    [
      "steps",
      "Susun langkahnya sesuai urutan pengerjaan, masing-masing dengan tanda bahwa langkah itu berhasil.",
    ],
    ["context", "Yang saya punya: [alat, akses, atau bahan]."],
    ["edge-cases", "Tunjukkan langkah yang paling sering gagal dan cara memperbaikinya."],
    ["alternatives", "Kalau ada jalan yang lebih singkat dan tetap memadai, taruh di akhir."],
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
  ],
  what: [
    ["format", "Mulai dengan intinya dalam satu kalimat, baru rinciannya."],
    ["examples", "Beri satu contoh nyata, dan satu lagi yang cuma tampak serupa."],
    ["purpose", "Sebutkan juga kegunaannya dan kapan hal itu tidak lagi berguna."],
    ["edge-cases", "Luruskan salah paham yang paling umum{ tentang §|}."],
  ],
  whether: [
    ["format", "Mulai dengan ya, tidak, atau tergantung, lalu alasan yang paling menentukan."],
    ["alternatives", "Sampaikan argumen terkuat dari tiap sisi sebelum menyimpulkan."],
    ["assumptions", "Sebutkan keadaan yang membuat jawabannya jadi kebalikannya."],
    ["context", "Keadaan saya: [yang memengaruhi jawabannya]."],
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
