import type { LanguagePack } from "../language-pack.ts";

export const textTasksId: LanguagePack["tasks"] = {
  writing: {
    family: "text",
    core: [
      ["audience", "Pembacanya adalah [pembaca]{, yang mungkin belum banyak tahu tentang §|}."],
      ["purpose", "Bertumpu pada satu gagasan{ tentang §|}; yang tidak mendukungnya dibuang."],
      ["length", "Panjangnya cukup sekitar [panjang]."],
    ],
    brief: [
      ["audience", "Pembaca: [pembaca]."],
      ["purpose", "Satu gagasan{ tentang §|}, tanpa berputar-putar."],
      ["constraints", "Tanpa klise{ tentang §|}."],
      ["examples", "Buka dengan adegan yang akrab."],
      ["criteria", "Kalimat pertama harus memikat."],
    ],
  },
  email: {
    family: "message",
    core: [
      ["context", "Ditujukan kepada [penerima]; yang penting: [fakta pokok]."],
      ["purpose", "Setelah dibaca, harus jelas apa persisnya permintaan saya."],
      [
        "format",
        "Mulai dengan baris subjek, sebutkan keperluannya di kalimat pembuka, dan tutup dengan langkah berikutnya.",
      ],
    ],
    brief: [
      ["context", "Kepada: [penerima]; faktanya: [fakta pokok]."],
      ["format", "Baris subjek, lalu langsung ke keperluannya."],
      ["constraints", "Tanpa basa-basi kosong."],
    ],
  },
  marketing: {
    family: "text",
    core: [
      ["audience", "Sapa [pelanggan] dan masalah yang mereka hadapi sebelum mengenal kami."],
      ["purpose", "Manfaatnya di depan dan didukung hal nyata, bukan kata-kata hebat."],
      ["criteria", "Ini berhasil kalau sesudahnya orang [tindakan yang diharapkan]."],
    ],
    brief: [
      ["audience", "Pelanggan: [sasaran]."],
      ["purpose", "Manfaat{ §|} dulu, tanpa berlebihan."],
      ["criteria", "Satu ajakan: [tindakan]."],
      ["examples", "Satu bukti{ tentang §|} yang bisa ditunjukkan."],
      ["tone", "Bahasa sederhana, tanpa teriakan."],
    ],
  },
  resume: {
    family: "making",
    core: [
      ["context", "Posisinya [posisi], dan pengalaman saya yang relevan adalah [pengalaman]."],
      ["format", "Untuk tiap butir: tindakan, sarana, cakupan, ukuran, dan dampaknya."],
      [
        "constraints",
        "Pakai hanya fakta dari saya; kalau angkanya belum ada, sisakan tempat yang ditandai.",
      ],
    ],
    brief: [
      ["context", "Posisi: [posisi]."],
      ["format", "Tiap butir: tindakan, sarana, cakupan, ukuran, dampak."],
      ["constraints", "Hanya fakta dari saya."],
    ],
  },
  translation: {
    family: "making",
    core: [
      ["tone", "Pertahankan nada dan ragam bahasa aslinya, seperti diucapkan penutur asli."],
      ["constraints", "Nama, angka, kode, dan format tetap seperti aslinya."],
      [
        "alternatives",
        "Kalau ada yang bisa dibaca lebih dari satu cara, terjemahkan yang paling mungkin dan catat yang lain di bawahnya.",
      ],
    ],
    brief: [
      ["tone", "Nada dan ragamnya sama, terdengar alami."],
      ["constraints", "Nama dan angka tidak berubah."],
    ],
  },
  summary: {
    family: "making",
    core: [
      ["audience", "Ringkasan ini untuk [pembaca] yang tidak akan membaca aslinya."],
      [
        "length",
        "Gagasan utamanya dulu dalam satu kalimat, lalu pokok pendukungnya menurut bobot.",
      ],
      [
        "constraints",
        "Berpegang pada isi teks, lengkap dengan angka dan nuansanya, tanpa pendapat.",
      ],
    ],
    brief: [
      ["length", "Gagasan utama dalam satu kalimat dan pendukungnya."],
      ["constraints", "Hanya yang ada dalam teks."],
    ],
  },
  "role-play": {
    family: "literary",
    core: [
      [
        "role",
        "Tetap dalam peran sampai saya minta berhenti, dan biarkan terasa dari cara bicaranya.",
      ],
      ["context", "Adegannya dimulai dengan [situasi], dan saya adalah [peran saya]."],
      ["constraints", "Satu giliran setiap kali, dan jangan pernah berbicara mewakili saya."],
    ],
    brief: [
      ["role", "Tetap dalam peran."],
      ["constraints", "Satu giliran setiap kali, tanpa berbicara mewakili saya."],
    ],
  },
};
