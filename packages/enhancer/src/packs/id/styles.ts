import type { LanguagePack } from "../language-pack.ts";

export const stylesId: Omit<LanguagePack["styles"], "literary" | "making" | "message"> = {
  code: {
    professional: [
      [
        "criteria",
        "Kodenya harus lolos tinjauan tim: nama jelas, fungsi kecil, dan catatan singkat tentang keputusan yang diambil.",
      ],
      [
        "assumptions",
        "Kalau ada yang belum jelas dalam tugas ini, sebutkan asumsinya alih-alih menebak diam-diam.",
      ],
      ["alternatives", "Sebutkan alternatif yang ditolak dan alasannya."],
    ],
    creative: [
      ["angle", "Cari dulu jalan yang tidak ada di buku teks, dan pakai kalau sama jelasnya."],
      ["imagery", "Biarkan nama-namanya bercerita, sehingga kodenya terbaca seperti prosa."],
      ["alternatives", "Tutup dengan satu gagasan tak terduga untuk mengembangkannya."],
    ],
    technical: [
      [
        "format",
        "Sebelum kode, tuliskan masukan beserta tipenya, keluaran, dan kesalahan yang mungkin terjadi.",
      ],
      ["verification", "Sertakan tes untuk kasus normal, nilai batas, dan kegagalan."],
      ["criteria", "Sebutkan biaya waktu dan memorinya, dan sampai mana solusi ini masih memadai."],
    ],
  },
  text: {
    professional: [
      ["tone", "Nadanya yakin dan sederhana, dengan kata kerja yang tepat alih-alih kata sifat."],
      [
        "criteria",
        "Tulisan ini berhasil kalau sejak awal jelas arahnya dan sisanya bisa ditindaklanjuti.",
      ],
      [
        "assumptions",
        "Jangan mengarang fakta, angka, atau kutipan{ tentang §|}; tandai yang harus saya lengkapi.",
      ],
    ],
    creative: [
      [
        "angle",
        "Cari sudut pandang{ tentang §|} yang jarang terpikir orang dan mulai di tengah kejadian.",
      ],
      [
        "imagery",
        "Pakai gambaran, bunyi, dan tekstur nyata alih-alih kata abstrak; suaranya boleh berkarakter.",
      ],
      [
        "alternatives",
        "Biarkan penutupnya kembali ke gambaran awal dalam cahaya lain, bukan merangkum semuanya.",
      ],
    ],
    technical: [
      ["format", "Bagi dengan subjudul yang menyatakan sesuatu, satu gagasan tiap paragraf."],
      [
        "verification",
        "Di akhir, cocokkan tiap pernyataan dengan bahannya dan tandai yang tidak bisa dipastikan.",
      ],
      [
        "edge-cases",
        "Tiap istilah{ tentang §|} dijelaskan sekali dan setelah itu dipakai secara konsisten.",
      ],
    ],
  },
  knowledge: {
    professional: [
      ["format", "Jawabannya dalam dua kalimat di awal, lalu alasannya menurut pentingnya."],
      [
        "tone",
        "Tulis dengan jernih dan netral, dan pisahkan yang sudah pasti{ tentang §|} dari yang masih diperdebatkan.",
      ],
      [
        "assumptions",
        "Kalau pertanyaan saya berangkat dari anggapan yang keliru, katakan di awal.",
      ],
    ],
    creative: [
      [
        "angle",
        "Dekati{ §|} dari arah yang tak terduga: lewat cerita, gambaran, atau percobaan pikiran yang menampakkan intinya.",
      ],
      [
        "imagery",
        "Pakai perumpamaan yang benar-benar pas dan katakan di mana perumpamaan itu berhenti cocok.",
      ],
      [
        "alternatives",
        "Akhiri dengan pertanyaan yang membuat saya memandang{ §| hal ini} dengan cara lain.",
      ],
    ],
    technical: [
      ["format", "Definisi yang tepat dulu, lalu mekanismenya, lalu batas-batasnya."],
      [
        "verification",
        "Pisahkan yang sudah pasti dari yang disimpulkan, dan sebutkan cara memeriksa tiap pernyataan.",
      ],
      [
        "constraints",
        "Untuk tiap pernyataan{ tentang §|}, beri satuan, kisaran besarnya, dan syarat berlakunya.",
      ],
    ],
  },
  work: {
    professional: [
      ["criteria", "Sebutkan ukuran yang menunjukkan bahwa ini berhasil."],
      ["alternatives", "Timbang usaha dan hasilnya, lalu taruh yang terpenting di depan."],
      ["tone", "Pakai bahasa kerja yang lugas, sehingga bisa saya teruskan apa adanya."],
    ],
    creative: [
      ["angle", "Setidaknya satu gagasan boleh berani, asalkan bisa dilaksanakan."],
      ["imagery", "Gambarkan tiap usul dengan hidup sampai saya bisa membayangkan momennya."],
      ["alternatives", "Gabungkan dua hal yang jarang dipertemukan."],
    ],
    technical: [
      ["format", "Dalam tabel: langkah, yang masuk, yang keluar, dan lamanya."],
      ["edge-cases", "Sertakan risikonya, tanda awalnya, dan apa yang harus dilakukan."],
      [
        "verification",
        "Sebelum menjawab, periksa apakah tenggat, biaya, dan kapasitasnya tidak bertabrakan.",
      ],
    ],
  },
  numbers: {
    professional: [
      ["criteria", "Tutup dengan satu kalimat tentang arti hasilnya dalam praktik."],
      ["tone", "Jelaskan caranya sampai orang lain bisa mengikuti dan mengulanginya."],
      ["alternatives", "Kalau ada cara yang lebih sederhana, sebutkan."],
    ],
    creative: [
      [
        "angle",
        "Mulai dengan gambaran atau dugaan yang membuat hasilnya masuk akal sebelum dihitung.",
      ],
      ["imagery", "Terjemahkan angkanya menjadi sesuatu yang bisa dibayangkan."],
      ["alternatives", "Tambahkan cara kedua yang lebih elegan, kalau ada."],
    ],
    technical: [
      [
        "format",
        "Sebelum menghitung, tuliskan yang diketahui, yang dicari, dan rumus yang dipakai.",
      ],
      [
        "constraints",
        "Sertakan satuan dan ketelitian di tiap langkah, dan bulatkan hanya di akhir.",
      ],
      ["criteria", "Sebutkan dalam batas mana cara ini berlaku."],
    ],
  },
  image: {
    professional: [
      ["purpose", "Dipakai untuk [penggunaan], jadi harus tetap jelas dalam ukuran kecil."],
      ["tone", "Warnanya tenang dan pengerjaannya rapi."],
      ["format", "Sisakan bidang kosong yang tenang untuk judul."],
    ],
    creative: [
      ["tone", "Suasananya boleh mengejutkan dan datang dari warna serta cahaya."],
      ["alternatives", "Padukan dua tradisi gambar yang jarang terlihat bersama."],
      ["depth", "Sembunyikan satu detail yang baru tampak pada pandangan kedua."],
    ],
    technical: [
      [
        "format",
        "Sebutkan teknik, rasio gambar, perspektif, pencahayaan, dan palet satu per satu.",
      ],
      ["edge-cases", "Anatomi, pantulan, dan proporsinya tetap masuk akal."],
      ["criteria", "Latar dan objek utama terpisah jelas, dengan tepi yang bersih."],
    ],
  },
};
