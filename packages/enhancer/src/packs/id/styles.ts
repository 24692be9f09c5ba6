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
      [
        "edge-cases",
        "Hentikan sejak dini bila ada kesalahan, dengan pesan yang menyebut langkah perbaikannya.",
      ],
      ["tone", "Tulis komentar seperlunya, dan hanya tentang alasannya."],
      ["purpose", "Tulis untuk rekan yang tahun depan harus mengubahnya."],
    ],
    creative: [
      ["angle", "Cari dulu jalan yang tidak ada di buku teks, dan pakai kalau sama jelasnya."],
      ["imagery", "Biarkan nama-namanya bercerita, sehingga kodenya terbaca seperti prosa."],
      ["alternatives", "Tutup dengan satu gagasan tak terduga untuk mengembangkannya."],
      ["purpose", "Selipkan satu kejutan kecil yang membuat pemakainya tersenyum."],
      ["steps", "Bayangkan dua rancangan, lalu bangun yang lebih berjiwa."],
      ["examples", "Beri contoh yang bikin orang ingin langsung mencobanya."],
    ],
    technical: [
      [
        "format",
        "Sebelum kode, tuliskan masukan beserta tipenya, keluaran, dan kesalahan yang mungkin terjadi.",
      ],
      ["verification", "Sertakan tes untuk kasus normal, nilai batas, dan kegagalan."],
      ["criteria", "Sebutkan biaya waktu dan memorinya, dan sampai mana solusi ini masih memadai."],
      ["edge-cases", "Daftarkan tiap kegagalan dan cara pemanggil mengetahuinya."],
      ["constraints", "Tuliskan prasyarat dan pascasyarat yang tidak langsung terlihat."],
      ["examples", "Sajikan pasangan masukan dan keluaran dalam tabel."],
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
      ["steps", "Taruh kesimpulan{ tentang §|} di depan, dasarnya menyusul."],
      [
        "examples",
        "Sertai tiap klaim{ tentang §|} dengan satu fakta atau contoh yang bisa diperiksa.",
      ],
      ["constraints", "Pangkas basa-basi dan kalimat yang mengambang."],
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
      ["tone", "Biarkan iramanya naik turun: kalimat panjang mengalir, kalimat pendek menyentak."],
      ["steps", "Tanam satu rincian{ tentang §|} sejak awal yang baru mekar di akhir."],
      ["constraints", "Buang gagasan pertama{ tentang §|} yang muncul di kepala."],
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
      [
        "sources",
        "Tandai bagian{ tentang §|} yang memerlukan sumber dan jenis sumber yang memadai.",
      ],
      ["constraints", "Pisahkan fakta, tafsiran, dan anjuran ke paragraf masing-masing."],
      ["criteria", "Cantumkan di akhir pertanyaan{ tentang §|} yang belum terjawab."],
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
      ["criteria", "Sebutkan hal{ tentang §|} yang berakibat besar dan yang boleh diabaikan."],
      ["constraints", "Lewati latar belakang{ tentang §|} yang tidak mengubah keputusan saya."],
      ["purpose", "Tutup dengan artinya bagi praktik sehari-hari."],
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
      [
        "examples",
        "Ceritakan satu kisah kecil{ tentang §|} yang terasa nyata, sampai maknanya muncul sendiri.",
      ],
      ["tone", "Mengobrollah{ tentang §|} seperti dengan teman cerdas sambil ngopi."],
      ["purpose", "Hubungkan dengan sesuatu dari dunia yang sama sekali lain."],
    ],
    technical: [
      ["format", "Definisi yang tepat dulu, lalu mekanismenya, lalu batas-batasnya."],
      [
        "verification",
        "Pisahkan yang sudah pasti dari yang disimpulkan, dan sebutkan cara memeriksa tiap pernyataan.",
      ],
      [
        "constraints",
        "Untuk tiap pernyataan{ tentang §|}, beri syarat berlakunya, dan satuan bila ada angka.",
      ],
      [
        "steps",
        "Beri nomor pada langkah penalaran{ tentang §|}, agar tiap langkah bisa diuji sendiri.",
      ],
      ["edge-cases", "Daftarkan kasus ekstrem dan akibatnya masing-masing."],
      ["sources", "Cantumkan istilah baku{ tentang §|} untuk penelusuran lebih dalam."],
    ],
  },
  work: {
    professional: [
      ["criteria", "Sebutkan ukuran yang menunjukkan bahwa ini berhasil."],
      ["alternatives", "Timbang usaha dan hasilnya, lalu taruh yang terpenting di depan."],
      ["tone", "Pakai bahasa kerja yang lugas, sehingga bisa saya teruskan apa adanya."],
      ["constraints", "Batasi pada yang bisa dikerjakan dengan waktu dan sarana biasa."],
      ["sources", "Bedakan cara yang sudah teruji dari pertimbangan pribadi."],
    ],
    creative: [
      ["angle", "Setidaknya satu gagasan boleh berani, asalkan bisa dilaksanakan."],
      ["imagery", "Gambarkan tiap usul dengan hidup sampai saya bisa membayangkan momennya."],
      ["alternatives", "Gabungkan dua hal yang jarang dipertemukan."],
      ["constraints", "Buang usul{ tentang §|} yang ada di semua daftar."],
      ["tone", "Buat nadanya ringan, seperti catatan antarteman yang senang bekerja bersama."],
    ],
    technical: [
      ["format", "Dalam tabel: langkah, yang masuk, yang keluar, dan lamanya."],
      ["edge-cases", "Sertakan risikonya, tanda awalnya, dan apa yang harus dilakukan."],
      [
        "verification",
        "Sebelum menjawab, periksa apakah tenggat, biaya, dan kapasitasnya tidak bertabrakan.",
      ],
      ["steps", "Tuliskan langkah mana yang harus menunggu langkah lain selesai."],
      ["assumptions", "Tandai angka perkiraan{ tentang §|} dan beri rentangnya."],
    ],
  },
  numbers: {
    professional: [
      ["criteria", "Tutup dengan satu kalimat tentang arti hasilnya dalam praktik."],
      ["tone", "Jelaskan caranya sampai orang lain bisa mengikuti dan mengulanginya."],
      ["alternatives", "Kalau ada cara yang lebih sederhana, sebutkan."],
      ["format", "Taruh hasilnya di atas, perhitungannya di bawah."],
      ["edge-cases", "Sebutkan asumsi yang, bila berubah, akan membalik kesimpulan."],
    ],
    creative: [
      [
        "angle",
        "Mulai dengan gambaran atau dugaan yang membuat hasilnya masuk akal sebelum dihitung.",
      ],
      ["imagery", "Terjemahkan angkanya menjadi sesuatu yang bisa dibayangkan."],
      ["alternatives", "Tambahkan cara kedua yang lebih elegan, kalau ada."],
      ["tone", "Ceritakan sampai orang yang takut angka pun ikut senang."],
      ["examples", "Ulangi hitungan yang sama dengan urusan dapur atau belanja."],
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
      ["verification", "Hitung mundur untuk mencocokkan hasilnya."],
      ["assumptions", "Cantumkan setiap nilai yang dibulatkan atau diandaikan."],
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
