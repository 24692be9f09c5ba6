import type { LanguagePack } from "../language-pack.ts";

export const knowledgeTasksId: LanguagePack["tasks"] = {
  research: {
    family: "knowledge",
    core: [
      [
        "sources",
        "Sebutkan sumber untuk tiap pernyataan penting dan tandai bagian{ tentang §|} yang buktinya lemah atau masih diperdebatkan.",
      ],
      ["format", "Jawaban singkat dulu, lalu alasannya, satu paragraf untuk tiap alasan."],
      ["purpose", "Ini saya perlukan untuk [tujuan]; dahulukan yang berkaitan dengan itu."],
    ],
    brief: [
      ["format", "Jawaban singkat dulu, lalu alasannya."],
      ["sources", "Sertakan sumber dan tandai perdebatan{ tentang §|}."],
      ["purpose", "Saya perlukan untuk: [tujuan]."],
      ["criteria", "Hal terpenting{ tentang §|} lebih dulu."],
      ["examples", "Satu contoh nyata per butir."],
    ],
  },
  analysis: {
    family: "knowledge",
    core: [
      ["criteria", "Ukurannya adalah [yang penting]; katakan mana yang paling berbobot."],
      [
        "steps",
        "Pisahkan pengamatan, tafsiran, dan kesimpulan supaya tiap langkahnya bisa diperiksa.",
      ],
      [
        "alternatives",
        "Sebutkan tafsiran tandingan yang paling kuat{ tentang §|} dan mengapa kurang meyakinkan.",
      ],
    ],
    brief: [
      ["criteria", "Ukuran: [yang penting]."],
      ["steps", "Fakta dan tafsiran{ tentang §|} dipisah."],
      ["alternatives", "Tambahkan tafsiran tandingan{ tentang §|} yang terkuat."],
      ["depth", "Bukan permukaannya saja."],
      ["sources", "Dasar tiap penilaian."],
    ],
  },
  comparison: {
    family: "knowledge",
    core: [
      ["criteria", "Bandingkan dari sisi [hal yang penting bagi saya], sama untuk semuanya."],
      [
        "format",
        "Sajikan dalam tabel, lalu satu paragraf tentang kapan sebaiknya memilih yang mana.",
      ],
      ["context", "Saya butuh ini untuk [keperluan]."],
    ],
    brief: [
      ["criteria", "Dari sisi: [hal yang penting]."],
      ["format", "Satu tabel dan kapan memilih yang mana."],
      ["constraints", "Tanpa penilaian{ tentang §|} yang tidak beralasan."],
      ["depth", "Perbedaan pokok{ tentang §|} dalam satu kalimat."],
      ["edge-cases", "Kapan pilihannya justru terbalik."],
    ],
  },
  education: {
    family: "knowledge",
    core: [
      [
        "audience",
        "Anggap saya penasaran tetapi mulai dari nol; jelaskan tiap istilah saat pertama kali muncul.",
      ],
      ["examples", "Pakai satu contoh sehari-hari{ yang mendekatkan §|} dari awal sampai akhir."],
      ["edge-cases", "Tunjukkan hal{ tentang §|} yang paling sering disalahpahami dan sebabnya."],
    ],
    brief: [
      ["audience", "Saya mulai dari nol."],
      ["examples", "Satu contoh sehari-hari{ tentang §|}."],
      ["edge-cases", "Tambahkan salah paham yang paling umum{ tentang §|}."],
      ["verification", "Di akhir, satu soal{ tentang §|} untuk menguji saya."],
      ["steps", "Gagasan demi gagasan, berurutan."],
    ],
  },
  other: {
    family: "knowledge",
    core: [
      [
        "context",
        "Keadaan saya: [yang penting di sini]; berangkatlah dari situ, bukan dari keadaan umum.",
      ],
      ["alternatives", "Beri pilihan yang masuk akal, lengkap dengan untung ruginya."],
      [
        "criteria",
        "Di akhir, katakan mana yang akan ‹kamu|Anda› pilih dan bergantung pada apa pilihan itu.",
      ],
    ],
    brief: [
      ["context", "Keadaan saya: [fakta pokok]."],
      ["criteria", "Akhiri dengan satu saran{ tentang §|} yang tegas."],
      ["constraints", "Tanpa nasihat umum{ tentang §|}."],
      ["edge-cases", "Yang kelak biasa disesali orang."],
      ["steps", "Langkah pertama untuk hari ini."],
    ],
  },
};
