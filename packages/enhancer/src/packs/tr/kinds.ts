import type { LanguagePack } from "../language-pack.ts";

/** What each way of asking needs. */
export const kindsTr: NonNullable<LanguagePack["kinds"]> = {
  why: [
    ["depth", "Neden zincirini, olayı gerçekten açıklayan nedene kadar ‹izle|izleyin›."],
    ["criteria", "Nedenleri etkilerinin büyüklüğüne göre ‹sırala|sıralayın›."],
    ["edge-cases", "Bunun gerçekleşmediği bir durumu da ‹ver|verin› ve nedenini ‹söyle|söyleyin›."],
    ["sources", "Kanıtlanmış olanı tahminden ‹ayır|ayırın›."],
  ],
  how: [
    [
      "steps",
      "Adımları uygulanacağı sırayla ‹ver|verin› ve her birinin tuttuğunu gösteren işareti ‹belirt|belirtin›.",
    ],
    ["context", "Elimde şunlar var: [araç, erişim ya da malzeme]."],
    [
      "edge-cases",
      "En çok hangi adımda hata yapıldığını ve nasıl düzeltileceğini ‹göster|gösterin›.",
    ],
    ["alternatives", "İşi gören daha kısa bir yol varsa sona ‹ekle|ekleyin›."],
  ],
  which: [
    [
      "criteria",
      "Benim için belirleyici olan [en önemli şey]; her seçeneği bu açıdan ‹değerlendir|değerlendirin›.",
    ],
    [
      "alternatives",
      "Birbirine benzeyenler olmadan, yalnızca düşünmeye değer birkaç seçenek olsun.",
    ],
    ["format", "Her seçenek için: en iyi olduğu yer, en büyük eksiği ve kimlere uygun olmadığı."],
    [
      "assumptions",
      "Seçim burada yazmadığım bir şeye bağlıysa, onun ne olduğunu ‹söyle|söyleyin›.",
    ],
  ],
  what: [
    ["format", "Önce tek cümleyle özünü, sonra ayrıntıları ‹ver|verin›."],
    ["examples", "Bir gerçek örnek, bir de yalnızca öyle görünen bir örnek ‹ver|verin›."],
    ["purpose", "Ne işe yaradığını ve nerede artık işe yaramadığını da ‹söyle|söyleyin›."],
    ["edge-cases", "En yaygın yanlış anlamayı{ § konusunda|} ‹gider|giderin›."],
  ],
  whether: [
    [
      "format",
      "Evet, hayır ya da duruma göre diye ‹başla|başlayın›, ardından ağır basan gerekçeyi ‹yaz|yazın›.",
    ],
    ["alternatives", "Karara varmadan önce her iki tarafın en güçlü gerekçesini ‹ver|verin›."],
    ["assumptions", "Cevabın hangi koşulda tersine döneceğini ‹söyle|söyleyin›."],
    ["context", "Benim durumum: [cevabı etkileyen şey]."],
  ],
};

/** What the highest level closes with: a check before the answer goes out. */
export const checksTr: NonNullable<LanguagePack["checks"]> = [
  [
    "verification",
    "Yanıtlamadan önce taslağı yukarıdaki her istekle ‹karşılaştır|karşılaştırın› ve uymayan yeri ‹düzelt|düzeltin›.",
  ],
  [
    "verification",
    "Sonunda her ana iddiadan ne kadar emin olunduğunu ve nedenini ‹belirt|belirtin›.",
  ],
  ["verification", "İsteğimde önemli bir şey eksikse önce onu ‹sor|sorun›, en fazla iki soru."],
  ["verification", "Cevabın en zayıf noktasıyla ve onu neyin güçlendireceğiyle ‹bitir|bitirin›."],
];

export const briefChecksTr: NonNullable<LanguagePack["briefChecks"]> = [
  ["verification", "Yanıttan önce son bir kontrol."],
  ["verification", "Ne kadar emin olunduğu da belirtilsin."],
  ["verification", "Önemli bir şey eksikse önce o sorulsun."],
];
