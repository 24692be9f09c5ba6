import type { LanguagePack } from "../language-pack.ts";

export const literaryId: LanguagePack["literary"] = {
  family: "literary",
  core: [
    [
      "constraints",
      "Pilih satu momen{ dalam tulisan tentang §|} dan tetaplah di dekatnya, tidak usah menceritakan semuanya.",
    ],
    ["role", "Pencerita adalah [siapa yang berbicara], dan itu terasa di setiap baris."],
    ["length", "Panjangnya cukup [panjang]."],
  ],
  brief: [
    ["constraints", "Satu momen saja, tanpa pesan moral di akhir."],
    ["tone", "Suasana: [suasana]."],
    ["imagery", "Hanya citraan yang nyata."],
  ],
};

export const literaryStylesId: LanguagePack["styles"]["literary"] = {
  professional: [
    [
      "criteria",
      "Bangun dengan alur yang jelas: awal yang memancing tanya, satu belokan, dan akhir yang tak terduga tetapi terasa tepat.",
    ],
    ["tone", "Bahasanya hemat, tiap kalimat punya tugas."],
    ["audience", "Ditujukan untuk [pembaca]."],
  ],
  creative: [
    [
      "angle",
      "Cari pintu masuk{ ke tulisan tentang §|} yang tidak langsung terpikir orang, dan mulai di tengah kejadian.",
    ],
    [
      "imagery",
      "Pakai bunyi, bau, dan rasa sentuhan alih-alih kata-kata abstrak, dengan suara yang khas.",
    ],
    [
      "alternatives",
      "Biarkan akhirnya memperlihatkan gambaran awal dalam cahaya lain, tanpa dijelaskan.",
    ],
  ],
  technical: [
    [
      "format",
      "Tetapkan dulu bentuk, waktu, sudut pandang, dan iramanya dalam satu baris, lalu patuhi sampai selesai.",
    ],
    [
      "verification",
      "Setelah selesai, cari bagian yang tidak sambung dan ungkapan basi, lalu buang.",
    ],
    [
      "edge-cases",
      "Kalau bentuknya menuntut pola tertentu, ikuti dengan tepat dan langgar paling banyak sekali, dengan sengaja.",
    ],
  ],
};
