import type { LanguagePack } from "../language-pack.ts";

export const makingTr: LanguagePack["making"] = {
  family: "making",
  core: [
    ["criteria", "Üzerinde yeniden çalışmadan kullanabileceğim bir sonuç iyi sayılır."],
    [
      "assumptions",
      "Açık bıraktığım yerlerde en uygun olanı ‹seç|seçin› ve varsayımı tek satırda ‹yaz|yazın›.",
    ],
    [
      "verification",
      "Yanıtlamadan önce istediğim her şeyi bir kez daha ‹gözden geçir|gözden geçirin›.",
    ],
  ],
  brief: [
    ["criteria", "Olduğu gibi kullanılabilir olsun."],
    ["assumptions", "Varsayımlar görünür olsun."],
    ["constraints", "İstemediğim hiçbir şey eklenmesin."],
  ],
};

export const makingStylesTr: LanguagePack["styles"]["making"] = {
  professional: [
    ["tone", "Değiştirmeden iletebileceğim kadar açık yazılsın."],
    ["alternatives", "Amacıma ulaşmanın daha iyi bir yolu varsa sonda ‹belirt|belirtin›."],
    ["criteria", "En önemlisi başta olsun."],
  ],
  creative: [
    ["angle", "Birden çok çözüm uyuyorsa en az beklenenini ‹seç|seçin›."],
    ["imagery", "Genel geçer değil, canlı ve kendine özgü olsun."],
    ["alternatives", "Benim aklıma gelmeyecek bir seçenek daha ‹ekle|ekleyin›."],
  ],
  technical: [
    ["format", "Düzeni sabit olsun: aynı alanlar, aynı sırayla."],
    ["steps", "Her seçimin gerekçesi birkaç sözcükle yazılsın."],
    ["edge-cases", "Bu düzene sığmayanlar ayrıca verilsin."],
  ],
};
