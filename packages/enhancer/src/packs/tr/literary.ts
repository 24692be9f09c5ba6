import type { LanguagePack } from "../language-pack.ts";

export const literaryTr: LanguagePack["literary"] = {
  family: "literary",
  core: [
    [
      "constraints",
      "Her şeyi anlatmak yerine tek bir anı ‹seç|seçin› ve onun yakınında ‹kal|kalın›.",
    ],
    ["role", "Anlatıcı [kim konuşuyor] olsun ve bu her satırda duyulsun."],
    ["length", "Uzunluk olarak [uzunluk] yeter."],
  ],
  brief: [
    ["constraints", "Tek bir an, sonunda ders vermeden."],
    ["tone", "Hava: [ruh hâli]."],
    ["imagery", "Yalnızca somut imgeler."],
  ],
};

export const literaryStylesTr: LanguagePack["styles"]["literary"] = {
  professional: [
    [
      "criteria",
      "Kuruluşu belirgin olsun: merak uyandıran bir başlangıç, bir dönüş ve beklenmedik ama yerinde bir son.",
    ],
    ["tone", "Her cümlenin yerini hak ettiği ölçülü bir dil olsun."],
    ["audience", "Okuyacak olan: [okur]."],
  ],
  creative: [
    [
      "angle",
      "Kimsenin ilk anda düşünmeyeceği bir giriş ‹bul|bulun› ve olayın ortasından ‹başla|başlayın›.",
    ],
    [
      "imagery",
      "Soyut sözler yerine sesler, kokular ve dokular ‹kullan|kullanın›; sesin kendine özgü bir karakteri olsun.",
    ],
    ["alternatives", "Son, baştaki imgeyi açıklamadan başka bir ışıkta göstersin."],
  ],
  technical: [
    [
      "format",
      "Biçimi, zamanı, anlatıcıyı ve ritmi baştan tek satırda ‹belirle|belirleyin› ve sonuna kadar ‹uy|uyun›.",
    ],
    [
      "verification",
      "Bitince tutarsızlıkları ve yıpranmış sözleri ‹ara|arayın›, bulduklarını ‹çıkar|çıkarın›.",
    ],
    [
      "edge-cases",
      "Biçim belirli bir kalıp istiyorsa ona tam uyulsun, en fazla bir kez ve bilerek bozulsun.",
    ],
  ],
};
