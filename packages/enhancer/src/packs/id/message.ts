import type { LanguagePack } from "../language-pack.ts";

export const messageStylesId: LanguagePack["styles"]["message"] = {
  professional: [
    ["tone", "Nadanya sopan dan langsung, seperti berbicara tatap muka."],
    ["constraints", "Yang tidak perlu untuk membalas, tidak usah dimasukkan."],
    ["alternatives", "Sertakan versi lebih pendek untuk penerima yang sibuk."],
  ],
  creative: [
    ["tone", "Biar terdengar seperti manusia, hangat dan khas, bukan seperti templat."],
    [
      "angle",
      "Mulai dengan sesuatu yang hanya bisa saya tulis sendiri, tanpa basa-basi yang lazim.",
    ],
    ["alternatives", "Sertakan versi kedua dengan suasana yang jelas berbeda."],
  ],
  technical: [
    [
      "steps",
      "Susun dengan urutan fakta, akibat, lalu permintaan, masing-masing satu paragraf pendek.",
    ],
    [
      "verification",
      "Pastikan tanggal, tempat, nama, dan permintaannya langsung terlihat, dan tandai yang masih harus saya isi.",
    ],
    ["constraints", "Jangan ada permintaan sampingan atau topik kedua."],
  ],
};
