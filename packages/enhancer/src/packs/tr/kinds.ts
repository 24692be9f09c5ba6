import type { LanguagePack } from "../language-pack.ts";

/** What each way of asking needs. */
export const kindsTr: NonNullable<LanguagePack["kinds"]> = {
  why: [
    ["depth", "Neden zincirini, olayı gerçekten açıklayan nedene kadar ‹izle|izleyin›."],
    ["criteria", "Nedenleri etkilerinin büyüklüğüne göre ‹sırala|sıralayın›."],
    ["edge-cases", "Bunun gerçekleşmediği bir durumu da ‹ver|verin› ve nedenini ‹söyle|söyleyin›."],
    ["sources", "Kanıtlanmış olanı tahminden ‹ayır|ayırın›."],
    ["examples", "Her nedeni, etkisinin görüldüğü bir olayla ‹destekle|destekleyin›."],
    [
      "alternatives",
      "Yaygın ama yanlış açıklamayı{ § konusunda|} ve onu neyin çürüttüğünü ‹yaz|yazın›.",
    ],
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
    ["criteria", "Sonunda her şeyin yolunda gittiğini nasıl anlayacağımı ‹söyle|söyleyin›."],
    [
      "depth",
      "Yeni başlayanın durduğu yerden ‹başla|başlayın›; bir dakikada bulabileceklerimi ‹atla|atlayın›.",
    ],
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
    ["sources", "Her önerinin neye dayandığını ve ne kadar güncel olduğunu ‹belirt|belirtin›."],
  ],
  what: [
    ["format", "Önce tek cümleyle özünü, sonra ayrıntıları ‹ver|verin›."],
    ["examples", "Bir gerçek örnek, bir de yalnızca öyle görünen bir örnek ‹ver|verin›."],
    ["purpose", "Ne işe yaradığını ve nerede artık işe yaramadığını da ‹söyle|söyleyin›."],
    ["edge-cases", "En yaygın yanlış anlamayı{ § konusunda|} ‹gider|giderin›."],
    ["depth", "Yalnızca parçaların adlarını değil, içeride nasıl işlediğini ‹açıkla|açıklayın›."],
    ["audience", "Daha önce hiç duymamış biri, başka yere bakmadan izleyebilsin."],
  ],
  whether: [
    [
      "format",
      "Evet, hayır ya da duruma göre diye ‹başla|başlayın›, ardından ağır basan gerekçeyi ‹yaz|yazın›.",
    ],
    ["alternatives", "Karara varmadan önce her iki tarafın en güçlü gerekçesini ‹ver|verin›."],
    ["assumptions", "Cevabın hangi koşulda tersine döneceğini ‹söyle|söyleyin›."],
    ["context", "Benim durumum: [cevabı etkileyen şey]."],
    ["sources", "Bilineni{ § konusunda|} görüş meselesi olandan ‹ayır|ayırın›."],
    ["edge-cases", "İnsanların genellikle unuttuğu istisnayı ‹hatırlat|hatırlatın›."],
  ],
  fact: [
    [
      "sources",
      "Önce ‹cevapla|cevaplayın›; ardından bir cümleyle dayanağını ve kesinlik derecesini ‹ekle|ekleyin›.",
    ],
    [
      "assumptions",
      "Soru birden fazla anlama geliyorsa daha olası olanı ‹yanıtla|yanıtlayın›, ötekini de ‹an|anın›.",
    ],
    [
      "depth",
      "Bilinmezse cevabı yanıltıcı kılacak tek bağlam bilgisini{ § konusunda|} ‹ekle|ekleyin›.",
    ],
    ["criteria", "Kaynaklar{ § konusunda|} çelişiyorsa aralığı ve nedenini ‹ver|verin›."],
  ],
  list: [
    ["format", "Her madde bir satır olsun: önce adı, sonra onu ayıran özellik."],
    [
      "constraints",
      "Birbirinin benzeri olanları ve listeyi doldurmak için konanları{ § konusunda|} dışarıda ‹bırak|bırakın›.",
    ],
    [
      "steps",
      "Maddeleri işime yarayacak bir sıraya ‹koy|koyun› ve bu sıranın adını ‹söyle|söyleyin›.",
    ],
    [
      "criteria",
      "Hangi ölçüte göre ‹seçtiğini|seçtiğinizi› ve başka bir ölçütün neyi değiştireceğini ‹söyle|söyleyin›.",
    ],
    [
      "verification",
      "Emin ‹olmadığın|olmadığınız› maddeleri, hepsi eşit kesinlikteymiş gibi vermek yerine ‹işaretle|işaretleyin›.",
    ],
    ["depth", "Her maddeye, aksi hâlde benim arayacağım tek bilgiyi ‹ekle|ekleyin›."],
    [
      "alternatives",
      "Bu tür listelerde{ § konusunda|} çoğu zaman unutulan bir maddeyle ‹kapat|kapatın›.",
    ],
  ],
};

/** The same in as few words as possible (style concise). */
export const briefKindsTr: NonNullable<LanguagePack["briefKinds"]> = {
  why: [
    ["depth", "Önce kök neden{ § konusunda|}."],
    ["criteria", "Yalnızca başlıca nedenler, sırayla."],
    ["sources", "Kanıtlanmamış olan{ § konusunda|} işaretlensin."],
    ["examples", "Her nedene bir örnek."],
    ["alternatives", "Yaygın ama yanlış açıklama{ § konusunda|} da olsun."],
    ["edge-cases", "Nerede geçerli olmadığı da yazılsın."],
  ],
  how: [
    ["steps", "Numaralı adımlar{ § konusunda|}."],
    ["edge-cases", "Sık yapılan hata{ § konusunda|} da belirtilsin."],
    ["criteria", "Başardığımı nasıl anlayacağım da olsun."],
    ["depth", "Kuram olmadan."],
    ["constraints", "Herkesin elindeki araçlarla."],
    ["alternatives", "İşi gören en hızlı yol{ § konusunda|}."],
  ],
  which: [
    ["criteria", "Ölçütüm: [benim için önemli olan]."],
    ["alternatives", "Az seçenek{ § konusunda|}, benzeri olmayan."],
    ["format", "Her biri için artı ve eksi."],
    ["assumptions", "Sonunda{ § konusunda|} tek seçim."],
  ],
  what: [
    ["format", "Tek cümleyle özü, en başta."],
    ["examples", "Tek somut örnek{ § konusunda|}."],
    ["purpose", "Ne işe yaradığı da olsun."],
    ["depth", "Parçaların adı değil, iç işleyişi."],
    ["audience", "Ön bilgi{ § konusunda|} varsayılmasın."],
    ["alternatives", "Bir satırda sınırları."],
    ["edge-cases", "En sık karıştırılan nokta{ § konusunda|}."],
  ],
  whether: [
    ["format", "Önce evet, hayır ya da duruma göre."],
    ["assumptions", "Cevabı{ § konusunda|} neyin değiştireceği de yazılsın."],
    ["alternatives", "Her iki yanın en iyi gerekçesi{ § konusunda|}."],
    ["sources", "Olgu ayrı, görüş ayrı."],
    ["edge-cases", "Unutulan istisna{ § konusunda|} da olsun."],
    ["criteria", "Neyin belirleyici olduğu söylensin."],
  ],
  fact: [
    ["sources", "Kesinlik derecesiyle."],
    ["assumptions", "Varsa öteki anlamı da."],
  ],
  list: [
    ["format", "Maddeye bir satır, en iyisi başta."],
    ["constraints", "Dolgu madde olmasın."],
    ["verification", "Şüpheli maddeler işaretlensin."],
    ["criteria", "Seçim ölçütü yazılsın."],
    ["depth", "Her birini ayıran özellik de olsun."],
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
