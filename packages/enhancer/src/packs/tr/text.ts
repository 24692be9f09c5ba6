import type { LanguagePack } from "../language-pack.ts";

export const textTasksTr: LanguagePack["tasks"] = {
  writing: {
    family: "text",
    core: [
      [
        "audience",
        "Okuyacak olanlar: [okur kitlesi]{; büyük olasılıkla § hakkında pek bir şey bilmiyorlar|}.",
      ],
      ["purpose", "Tek bir düşünceye dayansın; ona yaramayan her şey çıksın."],
      ["length", "Uzunluğu [uzunluk] kadar olsun."],
    ],
    brief: [
      ["audience", "Okur: [okur kitlesi]."],
      ["purpose", "Tek bir düşünce{ § konusunda|}, dolambaçsız."],
      ["constraints", "Klişe olmasın."],
      ["examples", "Genel sözler yerine{ § konusunda|} canlı bir ayrıntı."],
      ["tone", "Doğal bir dil, süssüz."],
    ],
  },
  email: {
    family: "message",
    core: [
      ["context", "Alıcı [kime yazıldığı]; önemli olan şu: [temel bilgiler]."],
      ["purpose", "Okuyan, tam olarak ne istediğimi anlamalı."],
      [
        "format",
        "Önce konu satırı, ilk cümlede yazma nedenim, sonda da net bir sonraki adım olsun.",
      ],
    ],
    brief: [
      ["context", "Alıcı: [kime]; bilgiler: [temel bilgiler]."],
      ["format", "Konu satırı ve hemen ardından yazma nedeni."],
      ["constraints", "Boş nezaket kalıpları olmasın."],
    ],
  },
  marketing: {
    family: "text",
    core: [
      [
        "audience",
        "[müşteri kitlesi] ve bizi tanımadan önce yaşadıkları sorun söze başlangıç olsun.",
      ],
      ["purpose", "Fayda önde dursun ve büyük sözlere değil, somut bir şeye dayansın."],
      ["criteria", "Okuyanlar sonunda [istenen davranış] yapıyorsa işe yaramıştır."],
    ],
    brief: [
      ["audience", "Müşteri: [hedef kitle]."],
      ["purpose", "Önce fayda, abartısız."],
      ["criteria", "Tek bir çağrı: [eylem]."],
      ["examples", "Elle tutulur tek bir kanıt{ § konusunda|} yeter."],
      ["angle", "Başkalarında olmayan bir bakış{ § konusunda|}."],
    ],
  },
  resume: {
    family: "making",
    core: [
      ["context", "Başvurduğum görev [görev], ilgili deneyimim ise [deneyim]."],
      ["format", "Her maddede eylem, araçlar, kapsam, ölçü ve etki bulunsun."],
      [
        "constraints",
        "Yalnızca benim verdiğim bilgileri ‹kullan|kullanın›; sayı yoksa yerini işaretli ‹bırak|bırakın›.",
      ],
    ],
    brief: [
      ["context", "Görev: [görev]."],
      ["format", "Her madde: eylem, araçlar, kapsam, ölçü, etki."],
      ["constraints", "Yalnızca benden gelen bilgiler."],
    ],
  },
  translation: {
    family: "making",
    core: [
      [
        "tone",
        "Ana dili konuşan birinin söyleyeceği gibi, aslının tonunu ve üslubunu ‹koru|koruyun›.",
      ],
      ["constraints", "Adlar, sayılar, kod ve biçim olduğu gibi kalsın."],
      [
        "alternatives",
        "Birden çok anlama gelen yerde en olası olanı ‹çevir|çevirin›, ötekini altına not ‹et|edin›.",
      ],
    ],
    brief: [
      ["tone", "Ton ve üslup aynı, doğal bir dil."],
      ["constraints", "Adlar ve sayılar değişmeden."],
    ],
  },
  summary: {
    family: "making",
    core: [
      ["audience", "Özet, aslını okumayacak olan [okur kitlesi] için."],
      ["length", "Önce ana fikir tek cümleyle, sonra onu taşıyan noktalar ağırlık sırasıyla."],
      [
        "constraints",
        "Sayıları ve ayrımlarıyla metnin dediğine bağlı ‹kal|kalın›, görüş ‹ekleme|eklemeyin›.",
      ],
    ],
    brief: [
      ["length", "Ana fikir tek cümlede, sonra dayanakları."],
      ["constraints", "Yalnızca metnin dedikleri."],
    ],
  },
  "role-play": {
    family: "literary",
    core: [
      ["role", "Ben aksini söyleyene kadar rolde ‹kal|kalın› ve bu konuşma biçiminden duyulsun."],
      ["context", "Sahne [durum] ile başlıyor ve ben [rolüm] rolündeyim."],
      ["constraints", "Sıra sıra gidelim; benim yerime hiç ‹konuşma|konuşmayın›."],
    ],
    brief: [
      ["role", "Rolden hiç çıkmadan."],
      ["constraints", "Sıra sıra, benim yerime konuşmadan."],
    ],
  },
};
