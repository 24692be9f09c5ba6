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
      ["tone", "Yorumlar ne yapıldığını değil nedenini anlatsın ve az olsun."],
      ["edge-cases", "Hatalar erken ortaya çıksın ve ne yapılacağını söylesin."],
      ["purpose", "Bunu gelecek yıl değiştirecek kişi için ‹yaz|yazın›."],
      [
        "sources",
        "Önce dilin sunduğu hazır olanakları{ § konusunda|} ‹kullan|kullanın› ve çağrının adını ‹ver|verin›.",
      ],
      [
        "depth",
        "Çözüm görevin izin verdiği kadar yalın kalsın, bilerek dışarıda bırakılan da söylensin.",
      ],
    ],
    creative: [
      [
        "angle",
        "Önce ders kitabında olmayan bir yol ‹ara|arayın›, en az o kadar açıksa onu ‹kullan|kullanın›.",
      ],
      ["imagery", "Adlar olup biteni anlatsın, kod düzyazı gibi okunsun."],
      ["alternatives", "Sonda bunu ileri götürecek beklenmedik bir fikir olsun."],
      ["examples", "Örnek, foo ve bar değil, denemek isteyeceğim bir şey olsun."],
      ["depth", "Çözümün fikrini{ § konusunda|} iki cümlelik bir tabloyla ‹anlat|anlatın›."],
      ["tone", "Yorumlarda küçük bir espri hoş olur."],
      ["constraints", "Kod ukalalaşmadan ne kadar azıyla yetinilebileceğini ‹dene|deneyin›."],
    ],
    technical: [
      ["format", "Koddan önce girdileri türleriyle, çıktıyı ve olası hataları ‹yaz|yazın›."],
      ["verification", "Olağan durum, sınır değerler ve bir hata için testleri de olsun."],
      [
        "criteria",
        "Zaman ve bellek maliyetini ve çözümün nereden sonra yetmeyeceğini ‹belirt|belirtin›.",
      ],
      [
        "edge-cases",
        "Hata durumlarını{ § konusunda|} ve çağırana nasıl bildirildiklerini tek tek ‹sırala|sıralayın›.",
      ],
      ["depth", "Eşzamanlılıkta ve çok büyük girdilerde neyin değiştiğini ‹belirt|belirtin›."],
      ["sources", "Algoritmanın ya da kalıbın bilinen adı geçsin."],
      ["steps", "Koddan önce veri akışı sırayla yazılsın."],
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
      ["steps", "Sonuç{ § konusunda|} en başta dursun, gerekçeler ardından gelsin."],
      [
        "examples",
        "Her iddiayı{ § konusunda|} denetlenebilir bir olgu ya da örnekle ‹destekle|destekleyin›.",
      ],
      ["constraints", "Dolgu sözler ve kalıp ifadeler çıkarılsın."],
      [
        "format",
        "Kısa paragraflar olsun, her birinin ilk cümlesi{ § konusunda|} asıl noktayı söylesin.",
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
      ["tone", "Ritim değişsin: uzun cümleler taşısın, kısalar durdursun."],
      [
        "examples",
        "İddia etmek yerine{ § konusunda|} görülüp duyulabilen tek bir sahne ‹göster|gösterin›.",
      ],
      ["constraints", "Akla gelen ilk üç fikir{ § konusunda|} yasak olsun."],
      ["steps", "Başta laf arasında geçen bir ayrıntı ancak sonda patlasın."],
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
      ["steps", "Metinden önce taslak, bölüm başına bir satır."],
      [
        "sources",
        "Nerede kaynak gerektiğini{ § konusunda|} ve ne tür bir kaynağın yeteceğini ‹işaretle|işaretleyin›.",
      ],
      ["constraints", "Olgular, yorum ve öneri{ § konusunda|} ayrı paragraflarda dursun."],
      ["criteria", "Sonunda metnin çözmediği açık sorular{ § konusunda|} listelensin."],
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
      [
        "criteria",
        "Noktaları{ § konusunda|} sonuçlarına göre ‹tart|tartın› ve hangisini rahatça geçebileceğimi ‹söyle|söyleyin›.",
      ],
      ["constraints", "Kararımı değiştirmeyen arka plan dışarıda kalsın."],
      ["alternatives", "En ciddi karşı görüşe{ § konusunda|} de yer ‹ver|verin›."],
      ["purpose", "Sonunda bundan pratikte ne çıktığı yazılsın."],
      ["edge-cases", "Bu cevabın{ § konusunda|} yanlış olacağı durumu ‹belirt|belirtin›."],
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
      ["examples", "Küçük, hayattan bir olay{ § konusunda|} özü kendiliğinden göstersin."],
      ["tone", "Zeki bir dosta kahve içerken anlatır gibi ‹yaz|yazın›."],
      ["constraints", "Herkesin verdiği örnekler{ § konusunda|} kullanılmasın."],
      [
        "depth",
        "Bir çocuğun{ § konusunda|} soracağı soruyla ‹başla|başlayın› ve onu ciddiye ‹al|alın›.",
      ],
    ],
    technical: [
      ["format", "Önce kesin tanım, sonra işleyiş, sonra sınırları."],
      [
        "verification",
        "Kesin olanı çıkarımdan ‹ayır|ayırın› ve her iddianın nasıl sınanacağını ‹belirt|belirtin›.",
      ],
      ["constraints", "Her iddiada geçerli olduğu koşullar, sayı varsa birimler de yer alsın."],
      [
        "steps",
        "Akıl yürütmenin adımlarını{ § konusunda|} ‹numaralandır|numaralandırın›, her biri ayrı ayrı tartışılabilsin.",
      ],
      ["edge-cases", "Sınır durumlar{ § konusunda|} sonuçlarıyla tek tek verilsin."],
      ["sources", "Uzmanların{ § konusunda|} aradığı terimleri ‹ver|verin›."],
      ["assumptions", "Bütün öncüller tek yerde toplansın."],
    ],
  },
  work: {
    professional: [
      ["criteria", "İşe yaradığını hangi ölçülebilir işaretten anlayacağımı ‹söyle|söyleyin›."],
      ["alternatives", "Çabayla sonucu ‹tart|tartın› ve en önemlisini başa ‹koy|koyun›."],
      ["tone", "Değiştirmeden iletebileceğim bir iş diliyle yazılsın."],
      [
        "constraints",
        "Yalnızca sıradan araçlarla ve olağan sürede yapılabilecekler{ § konusunda|} yer alsın.",
      ],
      ["edge-cases", "En kolay aksayacak bağımlılığı ‹göster|gösterin›."],
      ["sources", "Sınanmış uygulamayı{ § konusunda|} kişisel yargıdan ‹ayır|ayırın›."],
    ],
    creative: [
      ["angle", "En az bir fikir cesur olabilir, yeter ki uygulanabilsin."],
      ["imagery", "Her öneriyi, o anı gözümde canlandırabileceğim kadar canlı ‹anlat|anlatın›."],
      ["alternatives", "Nadiren yan yana gelen iki şeyi ‹birleştir|birleştirin›."],
      ["constraints", "Her listede{ § konusunda|} bulunanlar olmasın."],
      [
        "depth",
        "En iyi fikri{ § konusunda|} mantığın izin verdiğinden bir adım öteye ‹taşı|taşıyın›.",
      ],
      ["tone", "Birlikte çalışmayı seven insanların notları gibi hafif olsun."],
    ],
    technical: [
      ["format", "Tablo hâlinde: adım, giren, çıkan ve ne kadar sürdüğü."],
      ["edge-cases", "Riskleri, ilk belirtilerini ve o durumda ne yapılacağını da ‹yaz|yazın›."],
      [
        "verification",
        "Yanıtlamadan önce süre, maliyet ve kapasite çakışıyor mu ‹kontrol et|kontrol edin›.",
      ],
      ["criteria", "Her maddede emek, sorumlu ve bitiş ölçütü olsun."],
      ["steps", "İşleri{ § konusunda|} neyin neyi beklediğine göre ‹sırala|sıralayın›."],
      ["constraints", "Süre ve kaynak varsayımları ayrı bir listede dursun."],
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
      ["format", "Sonuç ilk satırda, çözüm yolu altında olsun."],
      ["edge-cases", "Alışılmış yanlış cevaba götüren hatayı ‹belirt|belirtin›."],
    ],
    creative: [
      [
        "angle",
        "Hesaptan önce sonucu akla yatkın kılan bir görüntü ya da sezgiyle ‹başla|başlayın›.",
      ],
      ["imagery", "Sayıları göz önüne getirilebilir bir şeye ‹çevir|çevirin›."],
      ["alternatives", "Varsa daha zarif ikinci bir yol da olsun."],
      ["tone", "Çözüm bir iz sürme gibi okunsun."],
      ["purpose", "Aynı düşüncenin günlük hayatta nerede karşımıza çıktığıyla ‹bitir|bitirin›."],
    ],
    technical: [
      ["format", "Hesaptan önce verilenleri, isteneni ve kullanılan formülleri ‹yaz|yazın›."],
      ["constraints", "Her adımda birim ve kesinlik olsun, yuvarlama yalnızca en sonda yapılsın."],
      ["criteria", "Yöntemin hangi aralıkta geçerli olduğunu ‹belirt|belirtin›."],
      ["verification", "Sonuç boyut, işaret ve büyüklük mertebesiyle denetlensin."],
      ["steps", "Önce simgelerle ‹çöz|çözün›, sayıları en sonda yerine ‹koy|koyun›."],
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
