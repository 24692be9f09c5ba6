import type { LanguagePack } from "../language-pack.ts";

export const codeTasksTr: LanguagePack["tasks"] = {
  "code-write": {
    family: "code",
    core: [
      [
        "stack",
        "[dil ve sürüm] ‹kullan|kullanın› ve mümkün olduğunca standart kütüphaneyle ‹yetin|yetinin›.",
      ],
      [
        "edge-cases",
        "Girdi boş, eksik ya da geçersizse ne olacağına önce karar ‹ver|verin›, sonra bu durumları açıkça ele ‹al|alın›.",
      ],
      ["examples", "Sonuna gerçekçi bir çağrı örneği ve beklenen çıktısını ‹ekle|ekleyin›."],
    ],
    brief: [
      ["edge-cases", "Boş ve geçersiz girdiler de ele alınsın."],
      ["examples", "Bir çağrı örneği ve çıktısı olsun."],
      ["constraints", "Önce kod, uzun açıklama olmadan."],
      ["format", "Hemen çalışacak tek bir blok."],
      ["depth", "Seçilen yöntem tek cümleyle{ § konusunda|} anlatılsın."],
    ],
  },
  "code-debug": {
    family: "code",
    core: [
      [
        "context",
        "Sorun şu durumda çıkıyor: [tetikleyen durum]; oysa beklediğim şuydu: [doğru davranış].",
      ],
      [
        "depth",
        "Önce asıl nedeni ‹bul|bulun› ve bir iki cümleyle ‹açıkla|açıklayın›, ardından düzeltilmiş kodun tamamını ‹ver|verin›.",
      ],
      [
        "constraints",
        "Yalnızca bu hatanın gerektirdiğini ‹değiştir|değiştirin›; adlar ve çalışan kısımlar olduğu gibi kalsın.",
      ],
    ],
    brief: [
      ["depth", "Önce tek cümleyle neden, sonra düzeltilmiş kod."],
      ["constraints", "Geri kalanına dokunulmasın."],
      ["verification", "Hatanın gittiği nasıl anlaşılır, o da yazılsın."],
      ["format", "Düzeltilmiş kodun tamamı."],
      ["examples", "Hatayı doğuran girdi de olsun."],
    ],
  },
  "code-explain": {
    family: "knowledge",
    core: [
      ["audience", "Programlama biliyorum ama bu konu bana yeni."],
      [
        "steps",
        "Çözdüğü sorundan ‹başla|başlayın›, sonra olanları çalışma sırasıyla ‹anlat|anlatın›.",
      ],
      [
        "examples",
        "Somut girdili küçük bir örnek üzerinden ‹git|gidin› ve her adımdan sonraki değerleri ‹göster|gösterin›.",
      ],
    ],
    brief: [
      ["steps", "Önce ne işe yaradığı, sonra nasıl çalıştığı."],
      ["examples", "Baştan sona işlenmiş küçük bir örnek."],
      ["edge-cases", "En sık düşülen tuzak{ § konusunda|} da olsun."],
      ["format", "Parça parça, sade sözlerle."],
    ],
  },
  "code-review": {
    family: "code",
    core: [
      [
        "criteria",
        "Önce doğruluğa, sonra güvenliğe, sonra okunabilirliğe ‹bak|bakın›; bulguları verebilecekleri zarara göre ‹sırala|sıralayın›.",
      ],
      ["format", "Her bulgu için satırı, riski ve önerilen değişikliği görmek istiyorum."],
    ],
    brief: [
      ["criteria", "Bulgular önem sırasıyla."],
      ["format", "Her birinde: satır, risk, değişiklik."],
      ["constraints", "Zevk meselelerine girmeden."],
    ],
  },
  "code-refactor": {
    family: "code",
    core: [
      ["constraints", "Davranış ve dışa açık arayüz aynen kalsın."],
      ["purpose", "Benim için en önemlisi [okunabilirlik, hız ya da test edilebilirlik]."],
      ["format", "Önce sonucun tamamını, ardından her değişikliği gerekçesiyle ‹göster|gösterin›."],
    ],
    brief: [
      ["constraints", "Davranış ve arayüz değişmeden."],
      ["format", "Önce sonuç, sonra değişiklikler."],
      ["verification", "Hiçbir şeyin bozulmadığı nasıl anlaşılır, o da yazılsın."],
    ],
  },
  "code-test": {
    family: "code",
    core: [
      [
        "edge-cases",
        "Olağan durumu, sınır değerleri, geçersiz girdiyi ve her hata yolunu ‹kapsa|kapsayın›.",
      ],
      ["stack", "Kodun geri kalanındaki gibi [test çatısı] ‹kullan|kullanın›."],
      [
        "criteria",
        "Her test tek bir nedenle başarısız olabilmeli ve sınadığı kuralı adında taşımalı.",
      ],
    ],
    brief: [
      ["edge-cases", "Sınır değerler, geçersiz girdi ve hata yolları."],
      ["criteria", "Test başına tek bir başarısızlık nedeni."],
    ],
  },
};
