import type { LanguagePack } from "../language-pack.ts";

export const workTasksTr: LanguagePack["tasks"] = {
  planning: {
    family: "work",
    core: [
      [
        "context",
        "Kesin olanlar: [tarih, bütçe, kişiler]; bunlardan biri değişirse planda ne değişir, ‹söyle|söyleyin›.",
      ],
      [
        "steps",
        "Adımları sıraya ‹koy|koyun› ve her birinden önce neyin hazır olması gerektiğini ‹belirt|belirtin›.",
      ],
      ["assumptions", "Düzeltebilmem için her varsayımı ‹yaz|yazın›."],
    ],
    brief: [
      ["context", "Kesin olan: [tarih, bütçe, kişiler]."],
      ["steps", "Adımlar{ § konusunda|} sırayla, birbirine bağlılıklarıyla."],
      ["assumptions", "Bütün varsayımlar yazılsın."],
      ["edge-cases", "Bir şey takılırsa çıkış yolu."],
      ["criteria", "Vazgeçilmez olanlar{ § konusunda|} önce."],
    ],
  },
  productivity: {
    family: "work",
    core: [
      ["context", "İlgili kişiler [kimler], bitiş zamanı ise [ne zaman]."],
      ["format", "Hemen kullanabileyim: her maddede sorumlu kişi ve bir sonraki adım yazsın."],
      ["criteria", "Sonrasında kimse nasıl devam edileceğini sormuyorsa iyi sayılır."],
    ],
    brief: [
      ["context", "Kimler: [kişiler]; bitiş: [ne zaman]."],
      ["format", "Her maddede sorumlu ve sonraki adım."],
    ],
  },
  brainstorming: {
    family: "making",
    core: [
      [
        "constraints",
        "Öneriler yalnızca sözde değil gerçekten farklı olsun ve ilk akla gelenler olmasın.",
      ],
      ["context", "Şunlara uysun: [zevk, bütçe ya da sınırlar]."],
      ["format", "Her birinin neden işe yarayabileceği tek satırla yazılsın."],
    ],
    brief: [
      ["constraints", "Gerçekten farklı, ilk akla gelmeyenler{ § konusunda|}."],
      ["context", "Uyması gereken: [sınırlar]."],
      ["format", "Her biri için tek satır gerekçe."],
      ["alternatives", "Çılgın bir fikir{ § konusunda|} de olsun."],
    ],
  },
  data: {
    family: "numbers",
    core: [
      ["context", "Verilerdeki sütunlar: [adlar ve türler]."],
      ["steps", "Tam formülü, sorguyu ya da kodu ve nereye yazılacağını ‹ver|verin›."],
      [
        "edge-cases",
        "Boş hücrelerde, yinelenen ve okunamayan değerlerde ne olacağını da ‹yaz|yazın›.",
      ],
    ],
    brief: [
      ["context", "Sütunlar: [adlar ve türler]."],
      ["steps", "Tam formül ve yazılacağı yer."],
      ["edge-cases", "Boş hücreler ve yinelenenler çözülmüş olsun."],
      ["examples", "Örnek bir satır ve sonucu."],
    ],
  },
  maths: {
    family: "numbers",
    core: [
      ["steps", "Her adımı ve dayandığı kuralı ‹göster|gösterin›."],
      ["verification", "Sonunda sonucu ‹doğrula|doğrulayın› ya da ikinci bir yolla ‹bul|bulun›."],
      [
        "assumptions",
        "Soruda açık kalan bir şey varsa hesaptan önce nasıl anlaşıldığını ‹yaz|yazın›.",
      ],
    ],
    brief: [
      ["steps", "Her adım görünsün."],
      ["verification", "Sonuç doğrulansın."],
    ],
  },
  image: {
    family: "image",
    core: [
      ["imagery", "Sahne [mekân]; tek bir odak noktası olsun, hiçbir şey onunla yarışmasın."],
      ["angle", "Bakış yeri [bakış noktası], ışık tek yandan gelsin."],
      ["constraints", "Yazı, filigran ya da fazladan figür olmasın."],
    ],
    brief: [
      ["imagery", "Tek odak noktası; mekân: [mekân]."],
      ["constraints", "Yazı ve süs olmadan."],
    ],
  },
};
