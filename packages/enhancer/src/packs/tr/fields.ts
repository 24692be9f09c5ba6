import type { LanguagePack } from "../language-pack.ts";

/** What advice in each field of life has to heed. */
export const fieldsTr: NonNullable<LanguagePack["fields"]> = {
  health: [
    ["edge-cases", "Hangi belirtilerde okumayı bırakıp doktora gitmek gerektiğini ‹yaz|yazın›."],
    [
      "sources",
      "Tıpta üzerinde uzlaşılan bilgilere{ § konusunda|} ‹dayan|dayanın›; tek tük araştırmaların söylediklerini ayrıca ‹işaretle|işaretleyin›.",
    ],
    ["context", "Söz konusu kişi: [yaş, rahatsızlıklar, kullanılan ilaçlar]."],
  ],
  money: [
    ["edge-cases", "Kolayca gözden kaçan masrafları, vergileri ve riskleri açıkça ‹yaz|yazın›."],
    ["context", "Hesapta şunlar esas alınsın: [tutar, süre, ülke]."],
    [
      "examples",
      "Gerçekçi tek bir tutarla hesabı baştan sona ‹yap|yapın› ve hangi varsayıma dayandığını ‹göster|gösterin›.",
    ],
  ],
  law: [
    ["context", "Geçerli olan hukuk: [ülke]."],
    [
      "edge-cases",
      "Kanunun söylediğiyle uygulamada olanı ‹ayır|ayırın› ve ne zaman avukat gerektiğini ‹belirt|belirtin›.",
    ],
    [
      "sources",
      "Her hükmün dayandığı maddeyi{ § konusunda|} adıyla ‹an|anın› ki açıp bakabileyim.",
    ],
  ],
  travel: [
    ["context", "Yolculuğun çerçevesi: [tarih, kişi sayısı, bütçe]."],
    [
      "steps",
      "Mesafeler ve yol süreleri gerçekçi olsun; önceden ayırtılması gerekenleri ‹hatırlat|hatırlatın›.",
    ],
    ["alternatives", "Yağmurlu hava ya da kapalı bir yer için yedek bir plan hazır bulunsun."],
  ],
  food: [
    ["context", "Şunlar göz önünde tutulsun: [beslenme düzeni, mutfak araçları, süre]."],
    [
      "steps",
      "Ölçüleri ve pişirme derecelerini, her aşamanın tamam olduğunu gösteren renk ya da kokuyla birlikte ‹ver|verin›.",
    ],
    ["alternatives", "Zor bulunan her malzemenin yerine geçecek bir şey ‹öner|önerin›."],
  ],
  home: [
    [
      "edge-cases",
      "İşi kendi başıma yapmanın nerede tehlikeli olduğunu ya da garantiyi bozduğunu ‹söyle|söyleyin›.",
    ],
    ["context", "Yer şöyle: [oda, ölçüler, elde olanlar]."],
    ["criteria", "Emeği, malzemeyi ve aşağı yukarı masrafı da ‹kestir|kestirin›."],
  ],
  animals: [
    ["depth", "Türün genel özelliğiyle bireyden bireye değişeni birbirinden ‹ayır|ayırın›."],
    ["examples", "Davranışı, karşımda görünce tanıyacağım biçimde ‹betimle|betimleyin›."],
    ["edge-cases", "Hangi işaretlerin kaygı verici, hangilerinin doğal olduğu anlaşılsın."],
  ],
  nature: [
    ["depth", "Yerelde olanı{ § konusunda|} ait olduğu büyük döngüye ‹bağla|bağlayın›."],
    ["criteria", "Etkiler karşılaştırılabilsin diye büyüklük mertebelerini ‹ver|verin›."],
    [
      "sources",
      "Ölçümlerin ne kadar güvenilir olduğunu ve tahminlerin nerede ayrıştığını ‹söyle|söyleyin›.",
    ],
  ],
  science: [
    [
      "depth",
      "Formülden önce ilkeyi ‹anlat|anlatın›, her büyüklüğün ne demek olduğunu sade sözlerle ‹açıkla|açıklayın›.",
    ],
    ["examples", "Olayın gözle görülebildiği bir gözlemi ya da deneyi ‹tarif et|tarif edin›."],
    [
      "constraints",
      "Açıklamanın{ § konusunda|} hangi basitleştirmelerle geçerli olduğunu ve nerede çöktüğünü ‹yaz|yazın›.",
    ],
  ],
  technology: [
    ["context", "Cevabın hangi sürüm ya da tarih için geçerli olduğunu ‹belirt|belirtin›."],
    ["depth", "Bugün gerçekten mümkün olanı yalnızca duyurulmuş olandan ‹ayır|ayırın›."],
    [
      "edge-cases",
      "Gizlilik, masraf ve tek sağlayıcıya bağımlılık açısından ne getirdiğine de ‹değin|değinin›.",
    ],
  ],
  history: [
    [
      "sources",
      "Dönemin kaynaklarının{ § konusunda|} söylediğini sonradan verilen yargılardan ‹ayır|ayırın›.",
    ],
    [
      "steps",
      "Dönüm noktalarını sırasıyla ‹ver|verin› ve her birini neyin hazırladığını ‹göster|gösterin›.",
    ],
    ["alternatives", "Tarihçilerin hâlâ anlaşamadığı noktayı da ‹an|anın›."],
  ],
  society: [
    [
      "alternatives",
      "Başlıca görüşleri{ § konusunda|}, onları savunanların anlatacağı gibi ‹sun|sunun›.",
    ],
    [
      "sources",
      "Olgularla değerleri ‹ayır|ayırın› ve tartışmanın hangisi üzerinde döndüğünü ‹söyle|söyleyin›.",
    ],
    ["examples", "Her savı, sınandığı gerçek bir olaya ‹bağla|bağlayın›."],
  ],
  business: [
    ["context", "İşin türü: [sektör, büyüklük, pazar]."],
    ["criteria", "Her maddeyi{ § konusunda|} aydan aya izlenebilecek bir rakama ‹bağla|bağlayın›."],
    ["edge-cases", "Yanlış çıkarsa en çok zarar verecek varsayımı ‹göster|gösterin›."],
  ],
  work: [
    ["context", "Görevim ve ortam: [pozisyon, ekip, olanlar]."],
    ["examples", "Söyleyebileceğim sözleri kelimesi kelimesine ‹ver|verin›."],
    [
      "edge-cases",
      "Karşı tarafın nasıl tepki verebileceğini ve o zaman ne yapacağımı ‹düşün|düşünün›.",
    ],
  ],
  learning: [
    ["context", "Ayırabileceğim süre ve şu anki düzeyim: [süre ve düzey]."],
    [
      "steps",
      "Konuyu birbirinin üstüne kurulan parçalara ‹böl|bölün›; her parçada kendimi sınayacak bir şey olsun.",
    ],
    [
      "edge-cases",
      "Çoğu kişinin pes ettiği noktayı ve oradan nasıl geçileceğini ‹göster|gösterin›.",
    ],
  ],
  people: [
    ["context", "İlgili kişiler: [yaşlar, yakınlık, onlar için önemli olan]."],
    ["tone", "Öğüt verir gibi değil, sıcak ve somut bir dille ‹konuş|konuşun›."],
    ["alternatives", "Biri kolay, biri cesaret isteyen iki yol ‹öner|önerin›."],
  ],
  arts: [
    ["examples", "Genel övgü yerine belirli eserleri ya da anları ‹göster|gösterin›."],
    [
      "depth",
      "Etkinin hangi araçlarla kurulduğunu ‹anlat|anlatın›, yalnızca var olduğunu söylemek yetmez.",
    ],
    ["constraints", "Sonunu haber vermeden ele ‹verme|vermeyin›."],
  ],
  games: [
    [
      "depth",
      "İyi hamlenin ardındaki düşünceyi ‹açıkla|açıklayın› ki bir sonrakini kendim bulayım.",
    ],
    [
      "constraints",
      "Kurallara ‹bağlı kal|bağlı kalın› ve hangi sürümü esas ‹aldığını|aldığınızı› ‹söyle|söyleyin›.",
    ],
    [
      "criteria",
      "Her önerinin oyunun hangi anında işe yaradığını, hangisinde yaramadığını ‹söyle|söyleyin›.",
    ],
  ],
  sport: [
    ["context", "Düzeyim ve sınırlarım: [deneyim, sakatlıklar, haftadaki gün sayısı]."],
    [
      "steps",
      "Yükü azar azar ‹artır|artırın› ve ne zaman durup dinlenmem gerektiğini ‹söyle|söyleyin›.",
    ],
    ["criteria", "İlerlediğimi nereden anlayacağımı ‹yaz|yazın›."],
  ],
  language: [
    ["examples", "Her kuralı, birinin gerçekten söyleyeceği bir cümleyle ‹göster|gösterin›."],
    ["tone", "Nerede doğal, nerede yapmacık ya da kaba duracağını da ‹belirt|belirtin›."],
    ["edge-cases", "En çok karıştırılan komşu biçimi de ‹ekle|ekleyin›."],
  ],
  web: [
    ["constraints", "Her şey klavyeyle ve küçük ekranda da kullanılabilsin."],
    ["context", "Çözüm şuna uymalı: [çatı ve sürümü]."],
    ["edge-cases", "Yükleniyor, boş ve hata durumlarını da ‹ele al|ele alın›."],
    ["format", "Her dosyayı yolu başında olmak üzere eksiksiz ‹ver|verin›."],
  ],
  systems: [
    ["context", "Çalıştığı yer: [sistem, sürüm, büyüklük]."],
    [
      "verification",
      "Her komuttan sonra başarıyı hangi çıktının gösterdiğini ve nasıl geri alınacağını ‹yaz|yazın›.",
    ],
    ["edge-cases", "Yeniden başlatmaları, zaman aşımlarını ve eksik yetkileri hesaba ‹kat|katın›."],
    [
      "criteria",
      "Zarar vermeden iki kez çalıştırılabilecek olanı ‹yeğle|yeğleyin›, böyle olmayanı ‹işaretle|işaretleyin›.",
    ],
  ],
  algorithms: [
    ["criteria", "Karmaşıklık mertebesini ve hangi boyutlara kadar yeteceğini ‹belirt|belirtin›."],
    ["examples", "Küçük bir girdiyi elle adım adım ‹izle|izleyin›."],
    [
      "edge-cases",
      "Boş girdiyi, yinelenen ögeleri ve en büyük değerleri bilerek ‹ele al|ele alın›.",
    ],
    ["alternatives", "Bu yaklaşımın ilk akla gelene neden üstün tutulduğunu ‹açıkla|açıklayın›."],
  ],
  "data-science": [
    ["context", "Veri şöyle: [sütunlar, boyut, kaynak]."],
    ["verification", "Sonucu elle hesaplanabilecek küçük bir örneklemde ‹doğrula|doğrulayın›."],
    ["edge-cases", "Eksik ve aykırı değerleri sessizce silmek yerine açıkça ‹işle|işleyin›."],
    ["criteria", "Rakamların neyi söylemeye yetmediğini de ‹yaz|yazın›."],
  ],
  story: [
    ["steps", "Hikâye olabildiğince geç başlasın ve tek bir kararın etrafında dönsün."],
    ["edge-cases", "Karşıt karaktere anlaşılabilir bir gerekçe ‹ver|verin›."],
    ["verification", "Sahnenin zaten gösterdiğini açıklayan her cümleyi ‹çıkar|çıkarın›."],
  ],
  poem: [
    ["constraints", "Bir sürü gelip geçici imge yerine tek imgeyi baştan sona ‹taşı|taşıyın›."],
    ["format", "Ritim konuya uysun, kafiye yalnızca zorlanmadan geldiği yerde olsun."],
    [
      "verification",
      "Dizeleri yüksek sesle okur gibi ‹dinle|dinleyin› ve tökezleyen her birini ‹düzelt|düzeltin›.",
    ],
  ],
  song: [
    ["format", "Kıtalar hikâyeyi ilerletsin, nakarat ilk dinleyişte dile dolansın."],
    ["steps", "Köprü bölümü, kıtaların sustuğu şeyi söylesin."],
  ],
  essay: [
    [
      "purpose",
      "Aklı başında birinin karşı çıkabileceği tek bir tezi{ § konusunda|} ‹savun|savunun› ve onu erkenden ‹ortaya koy|ortaya koyun›.",
    ],
    ["alternatives", "En zayıf itirazı değil, en güçlüsünü ‹yanıtla|yanıtlayın›."],
    ["steps", "Her paragraf bir öncekinden doğsun."],
  ],
  article: [
    ["steps", "Dünya tarihiyle değil, bir sahne ya da çarpıcı bir bulguyla ‹aç|açın›."],
    ["purpose", "Okur{ § konusunda|} deneyecek ya da üzerinde düşünecek bir şeyle ayrılsın."],
    ["format", "Ara başlıklar, altındaki bölümün ne dediğini şimdiden söylesin."],
  ],
  speech: [
    ["tone", "Kulak için ‹yaz|yazın›: kısa cümleler, her birinde tek düşünce."],
    [
      "steps",
      "Aynı görüntüyle ‹başla|başlayın› ve ‹bitir|bitirin›, ama sonunda başka gözle görülsün.",
    ],
  ],
  joke: [
    ["steps", "Hazırlık kısa olsun, sürpriz en son kelimeye kalsın."],
    [
      "constraints",
      "Elinden bir şey gelmeyenlerle değil, durumun kendisiyle ‹dalga geç|dalga geçin›.",
    ],
  ],
};

export const briefFieldsTr: NonNullable<LanguagePack["briefFields"]> = {
  health: [["edge-cases", "Ne zaman doktora gidileceği de yazılsın."]],
  money: [["edge-cases", "Gizli masraflar ve riskler de olsun."]],
  law: [["context", "Ülke: [ülke]."]],
  travel: [["context", "Tarih ve bütçe: [bilgiler]."]],
  food: [["steps", "Ölçüler ve süreler de olsun."]],
  home: [["criteria", "Emek ve yaklaşık masraf da belirtilsin."]],
  animals: [["depth", "Tek tük anılar değil, türün özelliği."]],
  nature: [["criteria", "Büyüklük mertebeleri de verilsin."]],
  science: [["depth", "Formülden önce ilke anlatılsın."]],
  technology: [["context", "Sürüm ya da tarih belirtilsin."]],
  history: [["steps", "Dönüm noktaları sırasıyla."]],
  society: [["alternatives", "Başlıca görüşler{ § konusunda|}, her biri hakkıyla."]],
  business: [["criteria", "Her maddeye bir rakam."]],
  work: [["examples", "Kullanabileceğim hazır sözler."]],
  learning: [["steps", "Her birinin sonunda kendimi sınayacağım küçük parçalar."]],
  people: [["tone", "Sıcak ve somut."]],
  arts: [["examples", "Belirli eserler ya da anlar."]],
  games: [["constraints", "Kurallara bağlı kalınsın."]],
  sport: [["steps", "Yük azar azar artsın."]],
  language: [["examples", "Günlük dilden örnek cümlelerle."]],
  web: [["edge-cases", "Yükleniyor, boş ve hata durumları da."]],
  systems: [["verification", "Her adımın denetimi ve geri alınışı."]],
  algorithms: [["criteria", "Zaman ve bellek maliyetiyle."]],
  "data-science": [["edge-cases", "Eksik değerler açıkça işlensin."]],
  story: [["steps", "Geç başlangıç, tek dönüm noktası."]],
  poem: [["constraints", "Baştan sona tek imge."]],
  song: [["format", "Kıtalar ve dile dolanan bir nakarat."]],
  essay: [["purpose", "Tartışılabilir tek bir tez{ § konusunda|}."]],
  article: [["steps", "Yazı somut bir bulguyla başlasın."]],
  speech: [["tone", "Kulağa göre, kısa cümleler."]],
  joke: [["steps", "Sürpriz son kelimede."]],
};
