import type { LanguagePack } from "../language-pack.ts";

export const workTasksId: LanguagePack["tasks"] = {
  planning: {
    family: "work",
    core: [
      [
        "context",
        "Yang sudah pasti: [tanggal, anggaran, orang]; katakan apa yang berubah kalau salah satunya bergeser.",
      ],
      ["steps", "Urutkan langkahnya dan sebutkan apa yang harus siap sebelum tiap langkah."],
      ["assumptions", "Sebutkan tiap asumsi supaya bisa saya koreksi."],
    ],
    brief: [
      ["context", "Sudah pasti: [tanggal, anggaran, orang]."],
      ["steps", "Langkah berurutan beserta syaratnya."],
      ["assumptions", "Semua asumsi{ tentang §|} disebut."],
      ["edge-cases", "Hambatan terbesar{ tentang §|} dan jalan keluarnya."],
      ["criteria", "Tanda bahwa semuanya sudah selesai."],
    ],
  },
  productivity: {
    family: "work",
    core: [
      ["context", "Yang terlibat [siapa], dan harus selesai [kapan]."],
      [
        "format",
        "Saya ingin langsung memakainya: tiap butir dengan penanggung jawab dan langkah berikutnya.",
      ],
      ["criteria", "Hasilnya baik kalau sesudahnya tidak ada yang perlu bertanya apa lanjutannya."],
    ],
    brief: [
      ["context", "Terlibat: [siapa]; selesai: [kapan]."],
      ["format", "Tiap butir dengan penanggung jawab dan langkah berikutnya."],
    ],
  },
  brainstorming: {
    family: "making",
    core: [
      [
        "constraints",
        "Usulannya harus benar-benar berbeda, bukan cuma beda kata, dan bukan yang pertama terpikir.",
      ],
      ["context", "Sesuaikan dengan [selera, anggaran, atau batasan]."],
      ["format", "Beri satu baris untuk tiap usulan tentang mengapa itu bisa berhasil."],
    ],
    brief: [
      ["constraints", "Gagasan{ tentang §|} yang benar-benar berbeda."],
      ["context", "Sesuai dengan: [batasan]."],
      ["format", "Satu baris alasan untuk tiap usulan."],
      ["angle", "Setidaknya satu gagasan{ tentang §|} yang mengejutkan."],
      ["criteria", "Akhiri dengan satu yang terbaik."],
    ],
  },
  data: {
    family: "numbers",
    core: [
      ["context", "Kolom datanya: [nama dan tipe]."],
      ["steps", "Beri rumus, kueri, atau kode yang tepat dan di mana menaruhnya."],
      [
        "edge-cases",
        "Jelaskan juga apa yang terjadi pada sel kosong, data ganda, dan nilai yang tidak terbaca.",
      ],
    ],
    brief: [
      ["context", "Kolom: [nama dan tipe]."],
      ["steps", "Rumus yang tepat dan letaknya."],
      ["edge-cases", "Sel kosong dan data ganda tertangani."],
      ["criteria", "Makna angka{ tentang §|} dalam satu kalimat."],
      ["verification", "Cocokkan hasil{ tentang §|} pada sebagian kecil data."],
    ],
  },
  maths: {
    family: "numbers",
    core: [
      ["steps", "Tunjukkan tiap langkah dan aturan yang mendasarinya."],
      ["verification", "Di akhir, periksa hasilnya atau pakai cara kedua."],
      [
        "assumptions",
        "Kalau ada bagian soal yang kurang jelas, katakan dulu bagaimana membacanya.",
      ],
    ],
    brief: [
      ["steps", "Tunjukkan tiap langkah."],
      ["verification", "Periksa hasilnya."],
    ],
  },
  image: {
    family: "image",
    core: [
      [
        "imagery",
        "Latarnya [tempat], dengan satu pusat perhatian yang jelas dan tidak ada yang menyainginya.",
      ],
      ["angle", "Dilihat dari [sudut pandang], dengan cahaya dari satu sisi."],
      ["constraints", "Tanpa tulisan, tanda air, atau sosok tambahan."],
    ],
    brief: [
      ["imagery", "Satu pusat perhatian; latar: [tempat]."],
      ["constraints", "Tanpa tulisan atau hiasan."],
    ],
  },
};
