import { turkishCare } from "../care/evidence/tr.ts";
import type { Lexicon } from "./lexicon.ts";

export const turkish: Lexicon = {
  tag: "tr",
  care: turkishCare,
  actions: {
    write:
      "yaz|yazın|yazınız|yazar mısın|yazar mısınız|yazmanı|yazmanızı|yazmak|yazıp|yazalım|oluştur*|hazırla*|üret*|tasarla*|geliştir*|kodla*|kaleme al*|kurgula*|uydur|yap|yapın|yapar mısın|yapmak istiyorum|bana ver|istiyorum|lazım|ihtiyacım var|gerekiyor|masal anlat*|masalı anlat*|hikaye anlat*|hikayesi anlat*|hikâye anlat*|hikâyesi anlat*|öykü anlat*|öyküsü anlat*|fıkra anlat*|fıkrası anlat*|şaka yap*|tarif ver*|tarifi ver*|tarifini ver*|verir misin|verir misiniz|yazabilir misin|yazabilir misiniz|yapabilir misin",
    improve:
      "iyileştir*|düzelt*|düzenle*|yeniden yaz*|geliştirir misin|daha iyi hale|daha iyi hâle|kısalt*|güzelleştir*|gözden geçirip düzelt*|redakte*|akıcı hale|profesyonelleştir*|başka kelimelerle",
    fix: "hata|hatası|hatayı|hataları|çalışmıyor|bozuk|bug|debug*|çöküyor|onar*|sorunu çöz*|hata veriyor|hata alıyorum",
    explain:
      "açıkla*|anlat*|nedir|ne demek|ne anlama|nasıl çalışır|neden|niçin|niye|tarif et*|tanımla*|betimle*|bahset*|özellikleri nelerdir|ana hatlarıyla|özetle anlat|ne olduğunu|nasıl çalıştığını|izah et*|aydınlat*|söz et*",
    review:
      "incele*|değerlendir*|eleştir*|geri bildirim|yorumla*|ne düşünüyorsun|ne düşünüyorsunuz|gözden geçir*|kontrol et*",
    refactor: "refactor*|yeniden düzenle*|optimize et*|sadeleştir*|kodu temizle*",
    test: "birim test*|unit test*|test yaz*|test senaryo*|test durumlar*",
    compare:
      "karşılaştır*|kıyasla*|farkı|farkları|fark nedir|farklar*|arasındaki fark|artıları ve eksileri|avantaj ve dezavantaj*|yoksa|vs|hangisi daha",
    summarise: "özetle*|özet|özeti|özetini|ana fikir|ana hatları*|kısaca toparla*",
    translate: "çevir*|tercüme*|çeviri*|ingilizceye|türkçeye",
    plan: "planla*|plan|planı|program hazırla*|takvim|gezi planı|yol haritası|strateji*|organize et*|düzenlemek istiyorum",
    brainstorm: "fikir*|öneri listesi|isim öner*|isim bul*|başlık öner*|beyin fırtınası|konu öner*",
    analyse: "analiz*|çözümle*|irdele*|yorum yap*",
    research: "araştır*|bul|bulun|bulur musun|bilgi ver*|hakkında bilgi|kaynak öner*|en son|güncel",
    recommend:
      "öner|önerin|önerir misin|önerir misiniz|önerebilir|öneri*|tavsiye*|ipuçları|ipucu|ne yapmalıyım|nasıl yapabilirim|nasıl yaparım|nasıl yapmalıyım|yardım et*|yardımcı ol*|en iyisi|hangisini|almalı mıyım|gerekir mi|ne önerirsin|ne önerirsiniz|ne yapsam|ne yapabilirim|akıl ver*|önersene",
    calculate: "hesapla*|kaç|kaçtır|denklemi çöz*|çöz|çözün|ispatla*|kanıtla*|olasılığı",
    teach:
      "öğret|öğretin|öğretiniz|öğretir misin|öğretir misiniz|öğretebilir*|öğrenmek|ders|dersi|kurs|ödev*|sınav*|alıştırma*|çalıştır",
    draw: "çiz|çizin|çizer misin|resmi|resim|görsel*|logo*|illüstrasyon|afiş*|portre*",
    act: "gibi davran*|rolünü|rolünde|rol yap*|yerine geç*|olduğunu hayal et|olduğunu varsay|sen bir|siz bir|canlandır*|kendini|farz et|rolüne gir*|rolünü üstlen*",
    sort: "sınıflandır*|sırala*|grupla*|ayıkla*|çıkar|çıkarın|belirle*|dönüştür*|seç|ayır",
    list: "listele*|liste|sıralar mısın|örnekler|isimlerini ver*|adlarını ver*|listesi|say|sayın|örnekler ver*|örnek ver*|maddeler halinde|nelerdir|sırala|sayar mısın|sayabilir misin|say bana|isim ver*|adını ver*",
    question:
      "ne|nedir|nasıl|neden|niçin|niye|ne zaman|nerede|nereye|kim|kimdir|kimler|hangi|hangisi|hangileri|kaç|ne kadar|neler|nelerdir|mi|mı|mu|mü|midir|mıdır|mısın|misin|miyim|mıyım|muyum|müyüm|misiniz|mısınız",
  },
  objects: {
    literary:
      "şiir*|hikaye*|hikâye*|öykü*|masal*|şarkı*|roman*|senaryo*|fıkra*|diyalog*|mani|fabl|tiyatro oyunu",
    code: "kod|kodu|kodunu|fonksiyon*|script|betik|python|javascript|typescript|java|kotlin|html|css|react|c++|c#|php|sql|algoritma*|programı|yazılım*|sınıfı|regex|api|uygulama*|web sitesi|web sayfası|bash|docker",
    email:
      "e-posta*|eposta*|mail|maili|mektup*|mektubu|mesaj*|davetiye*|dilekçe*|yanıt maili|bülten",
    text: "deneme|makale*|yazı|yazısı|blog*|rapor*|konuşma metni|konuşması|metin|metni|paragraf*|kompozisyon*|biyografi*|cümle*|gönderi*|hikaye*|hikâye*|şiir*|tez|ödevi",
    marketing:
      "pazarlama*|reklam*|slogan*|kampanya*|ürün açıklaması|açılış sayfası|seo|sosyal medya|instagram|linkedin|basın bülteni|tiktok|marka*|tanıtım*",
    resume: "cv|özgeçmiş*|ön yazı|iş başvurusu|mülakat*|iş ilanı|motivasyon mektubu",
    data: "excel*|tablo verisi|csv|veri|veriler*|veritabanı|veri tabanı|grafik*|pivot|istatistik*|sql|hesap tablosu",
    image: "resim|resmi|logo*|illüstrasyon|fotoğraf*|afiş*|poster*|ikon|tablo çiz|görsel*|çizim*",
    maths:
      "denklem*|integral*|türev*|olasılık*|matris*|kesir*|geometri*|üçgen*|yüzde|teorem*|asal sayı*|matematik*",
    plan: "gezi*|tatil*|seyahat*|düğün*|parti*|doğum günü|bütçe*|diyet*|antrenman*|haftalık menü|çalışma programı|yemek planı",
    meeting: "toplantı*|gündem*|tutanak|yapılacaklar|öncelik*|iş akışı|kontrol listesi",
    lesson:
      "ders planı|öğrenciler*|öğrenciye|sınav*|ödev*|kurs|test soruları|alıştırma*|çalışma kağıdı|sınıf için",
    ideas: "fikir*|isim|isimler*|başlık*|öneri*|hediye*|konular",
  },
  slots: {
    audience:
      "yeni başlayanlar*|çocuklar için|çocuğa|öğrenciler için|öğrencilere|geliştiriciler için|hedef kitle*|okur*|okuyucu*|okuyacak|müşteri*|uzmanlar için|patronuma|müdürüme|ekibim için|ekibime|ebeveynler için|gençler için|alıcı|konuyu bilmeyen*",
    purpose: "amacı*|amaç*|amacım|için istiyorum|böylece|diye|ihtiyacım var|gerekli",
    tone: "ton|tonu|tonda|resmi|resmî|samimi|sıcak|profesyonel|esprili|komik|ikna edici|kibar|ciddi|üslup*|tarzında|dili|şiirsel|havası",
    length:
      "kelime*|cümle*|paragraf*|karakter|sayfa*|kısa|kısaca|uzun|ayrıntılı|en fazla|en az|satır*|dakika*|uzunluk*|kıta|sözcük*",
    format:
      "tablo*|liste*|madde*|json|markdown|csv|adım adım|başlık*|sütun*|biçim*|şablon*|numaralı|bölüm*|konu satırı|formatında|hâlinde|halinde|düzen*",
    constraints:
      "olmalı|olmasın|olmadan|gerek*|sadece|yalnızca|kullanma|kullanmadan|kaçın|en fazla|en az|tam olarak|asla|her zaman|mutlaka|dışında|hariç|dahil|bütçe*|sınır*|koşul*|kalsın|eklenmesin|içermeli|geçmesin|değişmeden|tek bir",
    examples: "örneğin|örnek*|mesela|gibi örnekler",
    context:
      "ben|benim|biz|bizim|şu anda|şu an|arka plan|bağlam|durumum|mevcut|elimde|aşağıdaki|çalışıyorum|yaşıyorum|projem*|şirketim*|şirketimiz|şimdiye kadar",
    deadline:
      "yarına|pazartesiye|cumaya|son tarih|bu hafta|gelecek hafta|haftada|günde|teslim|kadar bitmeli",
    stack:
      "python|javascript|typescript|java|kotlin|rust|php|c++|c#|react|vue|angular|django|node|excel|sql|docker|linux|windows|android|ios|html|css|bash|sürüm*|kütüphane*|framework|ortam*|pandas",
    criteria: "ölçüt*|kriter*|başarı*|ölçülebilir|beklenen|iyi sayıl*|değerlendirilecek",
    role: "gibi davran|rolünde|uzmanı olarak|rol|bakış açısından|gözünden|anlatıcı|bir uzman",
    steps: "adım adım|önce|sonra|ardından|adım*|son olarak|sırayla|sırasıyla|aşama*",
    sources: "kaynak*|alıntı*|atıf*|araştırmalar*|çalışmalara göre|göre|kanıt*",
    depth:
      "ayrıntılı|detaylı|derinlemesine|kapsamlı|temel*|ileri düzey|genel bakış|basitçe|ayrıntı*",
    assumptions: "varsayım*|varsay|bana sor|belirsizse|sıfırdan",
    angle: "bakış açısı|beklenmedik|özgün|farklı açı*|şaşırtıcı|klişe*|yönden",
    imagery: "imge*|benzetme*|metafor*|atmosfer|renk*|ışık*|somut|canlı|görüntü*|doku*",
    "edge-cases":
      "sınır değer*|uç durum*|boş girdi*|geçersiz|hata yönetimi|istisna*|yanlış anla*|yanılgı*",
    verification: "kontrol*|doğrula*|test|testler*|kanıtla*|gerekçe*|sınan*",
    alternatives: "alternatif*|seçenek*|varyant|birkaç|artı ve eksi*|farklı yollar|başka bir yol",
  },
  vague: "bir şey|bir şeyler|şeyler|falan|filan|vesaire|vb|belki|herhangi bir şey|güzel bir şey",
  negations:
    "değil|yok|olmadan|olmasın|hiç|asla|kullanma|hariç|dışında|yerine|ne de|etmeden|yapma|yazma|istemiyorum|ekleme|hiçbir",
  greetings:
    "merhaba|selam|günaydın|iyi günler|iyi akşamlar|iyi geceler|teşekkürler|teşekkür ederim|sağ ol|sağol|güle güle|hoşça kal|görüşürüz|evet|hayır|tamam|peki|nasılsın|nasılsınız|ne haber|naber|kimsin|süper",
  jailbreak:
    "önceki tüm talimatları|tüm talimatları|talimatları yok say|talimatları unut|hiçbir kısıtlama olmadan|kısıtlama olmadan|sansürsüz|jailbreak|geliştirici modu|filtresiz|sistem istemi|sistem komutu",
  personal:
    "bana|benim|ben|bizim|bize|yardım et|yardımcı ol|istiyorum|arıyorum|ihtiyacım|yapmalıyım|edebilir miyim|miyim|mıyım",
  relative:
    "en iyi|iyi|popüler|uygun|ucuz|yakın|yakındaki|son|yeni|en yeni|güncel|güvenilir|ilginç|sağlıklı|kolay|hızlı|çeşitli|bazı|ideal|mükemmel|yerel",
  openRequest:
    "hakkında bilgi|hakkında bilgi ver|bahset|anlatır mısın|hakkında bir şeyler|hakkında her şey|hakkında ne biliyorsun",
  aspects:
    "belirti*|nedenleri|sebepleri|faydaları|yararları|avantaj*|dezavantaj*|zararları|tarihi|tarihçesi|kökeni|maliyeti|fiyatı|fiyatları|tanımı|anlamı|yan etki*|etkileri|farkı|farkları|şartları|tedavisi|biyografisi|haritası|adresi|tarifi|türleri|çeşitleri|riskleri|tehlikeleri|kanun*|kuralları|sonuçları|rolü|amacı|işlevi|özellikleri|adımları|süreci|yapısı|nüfusu|konumu|maaşı|istatistikleri|yazarı|konusu|özeti|boyutu|yaşı|ipuçları|önemi",
  definite:
    "arasındaki fark|anlamı|en önemli|en büyük|en çok|tüm|bütün|her|nedenleri|sonuçları|tarihi|temelleri|mevcut|başlıca|şu anki",
  material:
    "bu metni|bu metin|aşağıdaki metni|aşağıdaki metin|bu makaleyi|bu kodu|aşağıdaki kodu|kodum|bu dosya*|bu cümleyi|bu cümle|aşağıdaki|şu metni|bu paragrafı|makalemi|cv'mi|özgeçmişimi|bu belge*|bu liste*|bu görsel*|bu veri*",
  padding:
    "lütfen|rica ederim|rica etsem|acele etme|iyice düşün|benim için çok önemli|çok önemli|çok sevinirim|çok teşekkürler|şimdiden teşekkürler|elinden geleni yap|elinden geldiğince|harika bir cevap|gerçekten|çok|önemli|dikkatlice|minnettar olurum|cevap|kalite|açıkçası|umarım|zaman",
  harm: "bomba yap*|bomba yapımı|patlayıcı*|hırsızlık yap*|nasıl çalınır|oltalama|phishing|kötü amaçlı yazılım|kara para|birini öldür*|birini zehirle*|uyuşturucu yap*|yakalanmadan|yasa dışı|yasadışı",
  override: "yok say|görmezden gel|unut|aş|olmadan|kaldır|reddetme",
  rules:
    "talimat*|kısıtlama*|kural*|yönerge*|etik|ahlak*|filtre*|sansür*|sınırlama*|politika*|uyarı*",
  preamble:
    "işte|elbette|tabii|tabii ki|kesinlikle|memnuniyetle|geliştirilmiş istem|iyileştirilmiş",
  topicFillers: "bana|bize|lütfen|kısaca|ayrıntılı|adım adım|ben|bir",
  topicStops:
    "hakkında|konusunda|üzerine|ile ilgili|konulu|için|gibi|olarak|olan|ve sonra|ama|fakat|çünkü|ki|bana|yaz|yazın|bir",
};
