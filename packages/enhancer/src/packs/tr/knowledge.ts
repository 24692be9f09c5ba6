import type { LanguagePack } from "../language-pack.ts";

export const knowledgeTasksTr: LanguagePack["tasks"] = {
  research: {
    family: "knowledge",
    core: [
      [
        "sources",
        "Önemli her iddianın kaynağını ‹belirt|belirtin› ve kanıtın{ § konusunda|} zayıf ya da tartışmalı olduğu yerleri ‹göster|gösterin›.",
      ],
      ["format", "Önce kısa cevap, ardından her gerekçe ayrı bir paragrafta."],
      ["purpose", "Bunu [amaç] için istiyorum; bu amaca yarayanlar başta olsun."],
    ],
    brief: [
      ["format", "Önce kısa cevap, sonra gerekçeler."],
      ["sources", "Kaynaklarıyla; tartışmalı olanlar{ § konusunda|} işaretlensin."],
      ["purpose", "Ne için gerekli: [amaç]."],
      ["criteria", "En önemlisi{ § konusunda|} en başta."],
      ["examples", "Her noktaya gerçek bir örnek."],
    ],
  },
  analysis: {
    family: "knowledge",
    core: [
      ["criteria", "Ölçütüm [önemli olan]; hangisinin daha ağır bastığını ‹söyle|söyleyin›."],
      ["steps", "Gözlemi, yorumu ve sonucu birbirinden ‹ayır|ayırın› ki her adım denetlenebilsin."],
      [
        "alternatives",
        "En güçlü karşıt yorumu ve neden daha az inandırıcı olduğunu da ‹yaz|yazın›.",
      ],
    ],
    brief: [
      ["criteria", "Ölçüt: [önemli olan]."],
      ["steps", "Olgular ve yorum{ § konusunda|} ayrı ayrı."],
      ["alternatives", "En güçlü karşıt yorum{ § konusunda|} da olsun."],
      ["sources", "Her bulguya dayanağı."],
    ],
  },
  comparison: {
    family: "knowledge",
    core: [
      [
        "criteria",
        "Hepsi için aynı olmak üzere şu açılardan ‹karşılaştır|karşılaştırın›: [benim için önemli noktalar].",
      ],
      [
        "format",
        "Sonucu bir tabloda ‹ver|verin›, sonra hangisinin ne zaman seçileceğini bir paragrafta ‹anlat|anlatın›.",
      ],
      ["context", "Buna [ne için gerektiği] için ihtiyacım var."],
    ],
    brief: [
      ["criteria", "Şu açılardan: [önemli noktalar]."],
      ["format", "Bir tablo ve hangisi ne zaman seçilmeli."],
      ["constraints", "Gerekçesiz yargı olmadan."],
      ["depth", "Yalnızca{ § konusunda|} fark yaratan noktalar."],
    ],
  },
  education: {
    family: "knowledge",
    core: [
      [
        "audience",
        "Meraklıyım ama sıfırdan başlıyorum; her terimi ilk geçtiği yerde ‹açıkla|açıklayın›.",
      ],
      [
        "examples",
        "Açıklama boyunca{ § hakkında|} günlük hayattan tek bir örnek ‹kullan|kullanın›.",
      ],
      [
        "edge-cases",
        "En çok neyin{ § konusunda|} yanlış anlaşıldığını ve nedenini ‹göster|gösterin›.",
      ],
    ],
    brief: [
      ["audience", "Sıfırdan başlıyorum."],
      ["examples", "Günlük hayattan bir örnek olsun."],
      ["edge-cases", "Sık görülen bir yanılgı da{ § konusunda|} yer alsın."],
      ["steps", "Fikirler birer birer."],
      ["verification", "Sonunda{ § konusunda|} beni sınayan bir soru."],
    ],
  },
  other: {
    family: "knowledge",
    core: [
      [
        "context",
        "Benim durumum şöyle: [burada önemli olan]; cevap genelden değil bundan yola çıksın.",
      ],
      ["alternatives", "Gerçekçi seçenekleri, artı ve eksileriyle ‹ver|verin›."],
      [
        "criteria",
        "Sonunda ‹senin seçeceğin|sizin seçeceğiniz› seçeneği ve bunun neye bağlı olduğunu ‹söyle|söyleyin›.",
      ],
    ],
    brief: [
      ["context", "Durumum: [temel bilgiler]."],
      ["criteria", "Sonunda{ § konusunda|} tek ve net bir öneri olsun."],
      ["constraints", "Genel öğütler olmasın."],
      ["edge-cases", "Her önerinin zayıf yanı da yazılsın."],
      ["alternatives", "Az öneri{ § konusunda|}, ama gerekçeli."],
    ],
  },
};
