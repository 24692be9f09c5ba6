import type { LanguagePack } from "../language-pack.ts";

/** What a style adds to each way of asking. */
export const kindStylesTr: NonNullable<LanguagePack["kindStyles"]> = {
  why: {
    professional: [
      [
        "purpose",
        "Nedenin uygulamada ne anlama geldiğiyle ve ne yapılması gerektiğiyle ‹bitir|bitirin›.",
      ],
      ["format", "Ana nedenle tek cümlede ‹gir|girin›, gerisi onu desteklesin."],
      [
        "constraints",
        "Ağırlığı olan nedenlerde ‹kal|kalın›, yalnızca ilginç olanları ‹bırak|bırakın›.",
      ],
      [
        "tone",
        "Konuyu, yönetime aktaracak bir meslektaşa anlatır gibi sakin bir dille ‹açıkla|açıklayın›.",
      ],
    ],
    creative: [
      [
        "imagery",
        "Arkadaki düzeneği gündelik hayattan bir benzetmeyle gözümün önüne ‹getir|getirin›.",
      ],
      ["angle", "Başka türlü olsaydı dünyanın ne kadar tuhaf olacağıyla ‹başla|başlayın›."],
      [
        "purpose",
        "Bana bir daha unutamayacağım bir bakış{ § konusunda|} ‹armağan et|armağan edin›.",
      ],
      ["tone", "Açıklama, çözülen küçük bir gizem gibi yavaş yavaş açılsın."],
    ],
    technical: [
      [
        "steps",
        "Neden sonuç zincirini halka halka ‹dök|dökün› ve en zayıf halkayı ‹işaretle|işaretleyin›.",
      ],
      ["verification", "Açıklamayı hangi gözlemin çürüteceğini ‹belirt|belirtin›."],
      ["constraints", "Her etkeni olabildiğince nicel olarak ‹değerlendir|değerlendirin›."],
      ["format", "Tetikleyici, düzenek ve koşullar ayrı başlıklar altında dursun."],
    ],
  },
  how: {
    professional: [
      ["format", "Karar vermem gerekenleri yapmam gerekenlerden önce ‹sırala|sıralayın›."],
      ["constraints", "Sıradan bir kişinin ya da ekibin ulaşabileceği araçlarla ‹yetin|yetinin›."],
      ["purpose", "Hepsini yapamazsam hangi adımların öncelikli olduğunu ‹işaretle|işaretleyin›."],
      ["tone", "Yönergeyi, başkasına devredebileceğim netlikte ‹kaleme al|kaleme alın›."],
    ],
    creative: [
      ["angle", "Ancak ustaların bildiği alışılmadık bir püf noktası ‹fısılda|fısıldayın›."],
      ["imagery", "Başarının neye benzediğini, nasıl hissettirdiğini ‹resmet|resmedin›."],
      ["purpose", "İlk adım öyle küçük olsun ki bugün atmak için can atayım."],
      ["tone", "Yanımda duran bir dost gibi yol boyunca bana eşlik ‹et|edin›."],
    ],
    technical: [
      [
        "verification",
        "Her adımın ardından, ilerlemeden önce durumun nasıl denetleneceğini ‹belirt|belirtin›.",
      ],
      ["constraints", "İlk adımdan önce ön koşulların tam listesini ‹çıkar|çıkarın›."],
      [
        "format",
        "Adımları ‹numaralandır|numaralandırın›; her birinin kesin girdisini ya da ayarını ‹yaz|yazın›.",
      ],
      ["depth", "Kritik adımın hangi ilkeye dayandığını ‹açıkla|açıklayın›."],
    ],
  },
  which: {
    professional: [
      ["purpose", "Tek bir tavsiyeyle ve teraziyi ağdıran gerekçeyle ‹bitir|bitirin›."],
      ["tone", "Tavsiyeye gelene kadar tarafsız ‹kal|kalın›."],
      ["constraints", "Artık bulunmayan ya da desteklenmeyen seçenekleri ‹ele|eleyin›."],
      ["edge-cases", "Herkesin gözdesinin kimin için yanlış seçim olacağını ‹söyle|söyleyin›."],
    ],
    creative: [
      ["angle", "Neredeyse hiç anılmayan ama bakmaya değer bir sürpriz ‹kat|katın›."],
      ["imagery", "Her seçeneği, ona sahip olduğuma sevineceğim anla ‹canlandır|canlandırın›."],
      [
        "steps",
        "Seçenekleri özelliklere göre değil, insan mizaçlarına göre ‹eşleştir|eşleştirin›.",
      ],
      ["tone", "Çok gezmiş, sevdiği sevmediği belli bir dost gibi ‹tavsiye et|tavsiye edin›."],
    ],
    technical: [
      ["format", "Seçenekleri aynı ölçütlerle bir tabloda yan yana ‹koy|koyun›."],
      ["verification", "Bağlanmadan önce seçimi ucuza nasıl sınayabileceğimi ‹göster|gösterin›."],
      ["constraints", "Sayısal veri varsa ‹ver|verin›, izlenimden ibaret olanı ‹ayır|ayırın›."],
      [
        "steps",
        "Önce zorunlu koşulu karşılamayanları ‹ele|eleyin›, ancak sonra kalanları ‹derecelendir|derecelendirin›.",
      ],
    ],
  },
  what: {
    professional: [
      [
        "constraints",
        "Ciddi bir sohbete katılmak için gerekenle{ § konusunda|} ‹sınırlı kal|sınırlı kalın›.",
      ],
      ["alternatives", "Bununla en çok karıştırılan kavramı ve aradaki farkı ‹an|anın›."],
      ["tone", "İyi bir gazetede çıkabilecek ölçülü bir tanım ‹ver|verin›."],
      ["criteria", "Pratikte sonuç doğuran yanını öne ‹çıkar|çıkarın›."],
    ],
    creative: [
      ["angle", "Bununla ilk kez karşılaşan birinin gözünden ‹anlat|anlatın›."],
      [
        "imagery",
        "Akılda kalacak o tek imgeyi ‹bul|bulun›, nerede aksadığını da itiraf ‹et|edin›.",
      ],
      ["steps", "Önce ben tahmin edeyim: soru başta, cevap sonra gelsin."],
      ["tone", "Hafif bir elle, keyif için okunacak bir yazı gibi ‹anlat|anlatın›."],
    ],
    technical: [
      ["constraints", "Kesin tanımı ve geçerlilik koşullarını ‹ver|verin›."],
      ["steps", "Bütünü parça parça ‹kur|kurun› ve her parçanın işlevini ‹belirt|belirtin›."],
      ["verification", "Kavrayıp kavramadığımı ölçecek bir kontrol sorusu ‹ekle|ekleyin›."],
      ["sources", "Uzmanların kullandığı terimi de ‹yaz|yazın›."],
    ],
  },
  whether: {
    professional: [
      ["criteria", "Yargının dayanması gereken olguları ve ağırlıklarını ‹say|sayın›."],
      ["purpose", "Sonuç ne olursa olsun sıradaki adımımla ‹bitir|bitirin›."],
      [
        "tone",
        "Meseleyi telaşa kapılmadan, satıcı ağzına kaçmadan, soğukkanlılıkla ‹tart|tartın›.",
      ],
      [
        "constraints",
        "Cevabı{ § konusunda|} hiçbir yöne değiştirmeyecek ayrıntıları ‹bırak|bırakın›.",
      ],
    ],
    creative: [
      ["angle", "Yanıttan önce iki kişiyi kısaca ‹tartıştır|tartıştırın›."],
      ["imagery", "Her şeyin bu cevaba bağlı olduğu bir gün ‹hayal et|hayal edin›."],
      ["purpose", "Soruyu bir kez tersyüz ‹et|edin› ve ortaya ne çıktığına ‹bak|bakın›."],
      ["tone", "Bana dürüstlükten başka borcu olmayan biri gibi açık yürekle ‹konuş|konuşun›."],
    ],
    technical: [
      ["steps", "Soruyu ayrı ayrı yanıtlanabilecek alt sorulara ‹böl|bölün›."],
      ["verification", "Tartışmayı bitirecek testi ya da ölçümü ‹belirt|belirtin›."],
      ["criteria", "Evetin hayıra döndüğü eşiği ‹tanımla|tanımlayın›."],
      ["constraints", "Cevabın bağlı olduğu terimleri ‹tanımla|tanımlayın›."],
    ],
  },
  list: {
    professional: [
      ["purpose", "Önce bakmam gereken iki üç maddeyi öne ‹çıkar|çıkarın›."],
      ["tone", "Her maddeyi bir belgeye olduğu gibi girecek biçimde ‹ifade et|ifade edin›."],
      ["angle", "Tek bir köşeyi değil, bütün yelpazeyi ‹kapsa|kapsayın›."],
    ],
    creative: [
      ["imagery", "Her maddeye yarım cümlelik bir görüntü ya da sahne ‹armağan et|armağan edin›."],
      ["angle", "Araya kimsenin orada beklemediği bir madde ‹sıkıştır|sıkıştırın›."],
      ["tone", "Maddeler aynı sofradaki konuklar gibi sesçe ve huyca değişsin."],
    ],
    technical: [
      ["assumptions", "Bir şeyin listeye girmesini sağlayan tanımı baştan ‹sabitle|sabitleyin›."],
      ["sources", "Değişebilecek her bilginin hangi tarihe ait olduğunu ‹belirt|belirtin›."],
      [
        "edge-cases",
        "Dışarıda kalan sınır durumlarını ve onları eleyen kuralı ‹listele|listeleyin›.",
      ],
    ],
  },
};
