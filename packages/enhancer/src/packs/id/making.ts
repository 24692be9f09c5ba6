import type { LanguagePack } from "../language-pack.ts";

export const makingId: LanguagePack["making"] = {
  family: "making",
  core: [
    ["criteria", "Hasilnya baik kalau bisa langsung saya pakai tanpa dikerjakan ulang."],
    [
      "assumptions",
      "Untuk hal yang belum saya tentukan, pilih yang paling cocok dan sebutkan asumsinya dalam satu baris.",
    ],
    ["verification", "Sebelum menjawab, periksa sekali lagi semua yang saya minta."],
  ],
  brief: [
    ["criteria", "Langsung bisa dipakai."],
    ["assumptions", "Asumsinya terlihat."],
    ["constraints", "Tanpa tambahan yang tidak saya minta."],
  ],
};

export const makingStylesId: LanguagePack["styles"]["making"] = {
  professional: [
    ["tone", "Bahasanya jernih, sehingga bisa saya teruskan apa adanya."],
    [
      "alternatives",
      "Kalau ada cara yang lebih baik untuk mencapai maksud saya, sebutkan di akhir.",
    ],
    ["criteria", "Yang terpenting dulu."],
  ],
  creative: [
    ["angle", "Kalau ada beberapa jalan keluar, pilih yang paling tidak lazim tetapi tetap pas."],
    ["imagery", "Buat hidup dan berkarakter, jangan serba umum."],
    ["alternatives", "Tambahkan satu versi yang tidak akan terpikir oleh saya."],
  ],
  technical: [
    ["format", "Pakai susunan tetap: kolom yang sama dalam urutan yang sama."],
    ["steps", "Beri alasan tiap pilihan dalam beberapa kata."],
    ["edge-cases", "Yang tidak muat dalam susunan itu ditaruh terpisah."],
  ],
};
