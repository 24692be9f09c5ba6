import type { LanguagePack } from "../language-pack.ts";

export const stylesTr: Omit<LanguagePack["styles"], "literary" | "making" | "message"> = {
  code: {
    professional: [
      [
        "criteria",
        "Ekipte incelemeden geçecek gibi olsun: açık adlar, küçük işlevler ve kararlar için kısa bir not.",
      ],
      [
        "assumptions",
        "Görevin açık bıraktığı yerde sessizce tahmin etmek yerine varsayımı ‹yaz|yazın›.",
      ],
      ["alternatives", "Vazgeçilen seçeneği ve nedenini de ‹belirt|belirtin›."],
    ],
    creative: [
      [
        "angle",
        "Önce ders kitabında olmayan bir yol ‹ara|arayın›, en az o kadar açıksa onu ‹kullan|kullanın›.",
      ],
      ["imagery", "Adlar olup biteni anlatsın, kod düzyazı gibi okunsun."],
      ["alternatives", "Sonda bunu ileri götürecek beklenmedik bir fikir olsun."],
    ],
    technical: [
      ["format", "Koddan önce girdileri türleriyle, çıktıyı ve olası hataları ‹yaz|yazın›."],
      ["verification", "Olağan durum, sınır değerler ve bir hata için testleri de olsun."],
      [
        "criteria",
        "Zaman ve bellek maliyetini ve çözümün nereden sonra yetmeyeceğini ‹belirt|belirtin›.",
      ],
    ],
  },
  text: {
    professional: [
      ["tone", "Ton kendinden emin ve yalın olsun, sıfat yerine isabetli fiiller taşısın."],
      [
        "criteria",
        "Baştan konunun ne olduğu anlaşılıyor ve gerisiyle bir iş yapılabiliyorsa iyi sayılır.",
      ],
      [
        "assumptions",
        "Olgu, sayı ya da alıntı ‹uydurma|uydurmayın›; benim vereceklerimi ‹işaretle|işaretleyin›.",
      ],
    ],
    creative: [
      [
        "angle",
        "Az kişinin{ § konusunda|} bekleyeceği bir bakış açısı ‹bul|bulun› ve olayın ortasından ‹başla|başlayın›.",
      ],
      [
        "imagery",
        "Soyut sözler yerine somut görüntüler, sesler ve dokular ‹kullan|kullanın›; anlatımın bir karakteri olabilir.",
      ],
      [
        "alternatives",
        "Son, her şeyi özetlemek yerine baştaki görüntüyü başka bir ışıkta göstersin.",
      ],
    ],
    technical: [
      [
        "format",
        "Bir şey ileri süren ara başlıklarla ‹böl|bölün›, paragraf başına tek düşünce olsun.",
      ],
      [
        "verification",
        "Sonunda her iddiayı eldeki bilgiyle ‹karşılaştır|karşılaştırın› ve doğrulanamayanı ‹işaretle|işaretleyin›.",
      ],
      ["edge-cases", "Her kavram bir kez tanımlansın ve sonra hep aynı anlamda kullanılsın."],
    ],
  },
  knowledge: {
    professional: [
      ["format", "Cevap başta iki cümleyle dursun; ardından gerekçeler önem sırasıyla gelsin."],
      [
        "tone",
        "Açık ve tarafsız ‹yaz|yazın›; kesin olanı{ § konusunda|} hâlâ tartışılandan ‹ayır|ayırın›.",
      ],
      ["assumptions", "Sorum yanlış bir varsayıma dayanıyorsa bunu hemen başta ‹söyle|söyleyin›."],
    ],
    creative: [
      [
        "angle",
        "Konuya beklenmedik bir yönden ‹yaklaş|yaklaşın›: özünü gösteren bir öykü, bir görüntü ya da bir düşünce deneyi.",
      ],
      [
        "imagery",
        "Gerçekten oturan bir benzetme ‹kullan|kullanın› ve nerede tutmadığını ‹söyle|söyleyin›.",
      ],
      ["alternatives", "Sonunda beni başka türlü düşündürecek bir soru olsun."],
    ],
    technical: [
      ["format", "Önce kesin tanım, sonra işleyiş, sonra sınırları."],
      [
        "verification",
        "Kesin olanı çıkarımdan ‹ayır|ayırın› ve her iddianın nasıl sınanacağını ‹belirt|belirtin›.",
      ],
      [
        "constraints",
        "Her iddiada birimler, büyüklük düzeyi ve geçerli olduğu koşullar yer alsın.",
      ],
    ],
  },
  work: {
    professional: [
      ["criteria", "İşe yaradığını hangi ölçülebilir işaretten anlayacağımı ‹söyle|söyleyin›."],
      ["alternatives", "Çabayla sonucu ‹tart|tartın› ve en önemlisini başa ‹koy|koyun›."],
      ["tone", "Değiştirmeden iletebileceğim bir iş diliyle yazılsın."],
    ],
    creative: [
      ["angle", "En az bir fikir cesur olabilir, yeter ki uygulanabilsin."],
      ["imagery", "Her öneriyi, o anı gözümde canlandırabileceğim kadar canlı ‹anlat|anlatın›."],
      ["alternatives", "Nadiren yan yana gelen iki şeyi ‹birleştir|birleştirin›."],
    ],
    technical: [
      ["format", "Tablo hâlinde: adım, giren, çıkan ve ne kadar sürdüğü."],
      ["edge-cases", "Riskleri, ilk belirtilerini ve o durumda ne yapılacağını da ‹yaz|yazın›."],
      [
        "verification",
        "Yanıtlamadan önce süre, maliyet ve kapasite çakışıyor mu ‹kontrol et|kontrol edin›.",
      ],
    ],
  },
  numbers: {
    professional: [
      [
        "criteria",
        "Sonunda, çıkan sonucun uygulamada ne anlama geldiğini tek cümleyle ‹yaz|yazın›.",
      ],
      ["tone", "Yöntemi başkası da izleyip tekrarlayabilecek biçimde ‹anlat|anlatın›."],
      ["alternatives", "Daha basit bir yol varsa onu da ‹belirt|belirtin›."],
    ],
    creative: [
      [
        "angle",
        "Hesaptan önce sonucu akla yatkın kılan bir görüntü ya da sezgiyle ‹başla|başlayın›.",
      ],
      ["imagery", "Sayıları göz önüne getirilebilir bir şeye ‹çevir|çevirin›."],
      ["alternatives", "Varsa daha zarif ikinci bir yol da olsun."],
    ],
    technical: [
      ["format", "Hesaptan önce verilenleri, isteneni ve kullanılan formülleri ‹yaz|yazın›."],
      ["constraints", "Her adımda birim ve kesinlik olsun, yuvarlama yalnızca en sonda yapılsın."],
      ["criteria", "Yöntemin hangi aralıkta geçerli olduğunu ‹belirt|belirtin›."],
    ],
  },
  image: {
    professional: [
      ["purpose", "Kullanılacağı yer [kullanım], o yüzden küçükken de net okunmalı."],
      ["tone", "Renkler sakin, işçilik temiz olsun."],
      ["format", "Başlık için sakin, boş bir alan kalsın."],
    ],
    creative: [
      ["tone", "Hava şaşırtıcı olabilir; renkten ve ışıktan doğsun."],
      ["alternatives", "Nadiren bir arada görülen iki resim geleneğini ‹birleştir|birleştirin›."],
      ["depth", "İkinci bakışta fark edilen gizli bir ayrıntı olsun."],
    ],
    technical: [
      [
        "format",
        "Tekniği, en boy oranını, perspektifi, ışığı ve paleti ayrı ayrı ‹belirt|belirtin›.",
      ],
      ["edge-cases", "Anatomi, yansımalar ve oranlar gerçekte olabilecek gibi kalsın."],
      ["criteria", "Arka plan ve konu net kenarlarla birbirinden ayrılsın."],
    ],
  },
};
