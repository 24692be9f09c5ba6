import type { LanguagePack } from "../language-pack.ts";

export const codeTasksId: LanguagePack["tasks"] = {
  "code-write": {
    family: "code",
    core: [
      ["stack", "Pakai [bahasa dan versinya], sebisa mungkin hanya dengan pustaka standar."],
      [
        "edge-cases",
        "Tentukan dulu apa yang terjadi bila masukannya kosong, tidak lengkap, atau tidak valid, lalu tangani kasus itu secara eksplisit.",
      ],
      ["examples", "Tutup dengan contoh pemanggilan yang realistis beserta keluarannya."],
    ],
    brief: [
      ["edge-cases", "Tangani masukan kosong dan tidak valid."],
      ["examples", "Sertakan satu contoh pemanggilan dan hasilnya."],
      ["constraints", "Kodenya dulu, tanpa penjelasan panjang."],
      ["criteria", "Nama yang menjelaskan dirinya sendiri."],
      ["verification", "Pesan kesalahan{ tentang §|} yang jelas."],
    ],
  },
  "code-debug": {
    family: "code",
    core: [
      ["context", "Masalahnya muncul saat [pemicunya], padahal seharusnya [perilaku yang benar]."],
      [
        "depth",
        "Cari dulu akar masalahnya dan jelaskan dalam satu atau dua kalimat, baru tampilkan kode lengkap yang sudah diperbaiki.",
      ],
      [
        "constraints",
        "Ubah hanya yang perlu untuk kesalahan ini; nama dan bagian yang sudah jalan biarkan seperti semula.",
      ],
    ],
    brief: [
      ["depth", "Penyebabnya dulu dalam satu kalimat, lalu kode perbaikannya."],
      ["constraints", "Bagian lain jangan disentuh."],
      ["verification", "Sebutkan juga cara memastikan kesalahannya sudah hilang."],
      ["edge-cases", "Tempat lain yang mungkin salah juga."],
      ["sources", "Arti pesan kesalahannya dalam satu kalimat."],
    ],
  },
  "code-explain": {
    family: "knowledge",
    core: [
      ["audience", "Saya bisa memprogram, tetapi bagian ini baru bagi saya."],
      [
        "steps",
        "Mulai dari masalah yang dipecahkannya, lalu ikuti apa yang terjadi sesuai urutan eksekusi.",
      ],
      [
        "examples",
        "Telusuri satu contoh kecil dengan masukan nyata dan tunjukkan nilainya setelah tiap langkah.",
      ],
    ],
    brief: [
      ["steps", "Gunanya dulu, baru cara kerjanya."],
      ["examples", "Satu contoh kecil{ tentang §|} yang dijabarkan."],
      ["edge-cases", "Tambahkan jebakan{ tentang §|} yang paling sering."],
      ["purpose", "Apa yang macet tanpa ini."],
    ],
  },
  "code-review": {
    family: "code",
    core: [
      [
        "criteria",
        "Periksa kebenarannya dulu, lalu keamanan, lalu keterbacaan, dan urutkan temuan menurut besarnya akibat.",
      ],
      ["format", "Untuk tiap temuan, sebutkan barisnya, risikonya, dan perubahan yang disarankan."],
    ],
    brief: [
      ["criteria", "Temuan diurutkan dari yang paling parah."],
      ["format", "Tiap temuan: baris, risiko, perubahan."],
      ["constraints", "Soal selera tidak perlu."],
    ],
  },
  "code-refactor": {
    family: "code",
    core: [
      ["constraints", "Perilaku dan antarmuka publiknya harus tetap persis sama."],
      [
        "purpose",
        "Yang paling penting bagi saya adalah [keterbacaan, kecepatan, atau kemudahan diuji].",
      ],
      ["format", "Tampilkan hasil utuhnya, lalu tiap perubahan beserta alasannya."],
    ],
    brief: [
      ["constraints", "Perilaku dan antarmuka tetap."],
      ["format", "Hasilnya dulu, lalu daftar perubahan."],
      ["verification", "Sebutkan cara memastikan tidak ada yang rusak."],
    ],
  },
  "code-test": {
    family: "code",
    core: [
      [
        "edge-cases",
        "Cakup kasus normal, nilai batas, masukan tidak valid, dan setiap jalur kesalahan.",
      ],
      ["stack", "Pakai [kerangka uji] dengan gaya yang sudah dipakai di kode ini."],
      [
        "criteria",
        "Tiap tes hanya boleh gagal karena satu alasan, dan namanya menyebut aturan yang diuji.",
      ],
    ],
    brief: [
      ["edge-cases", "Nilai batas, masukan tidak valid, dan jalur kesalahan."],
      ["criteria", "Satu alasan gagal untuk tiap tes."],
    ],
  },
};
