import type { Lexicon } from "./lexicon.ts";

/** Words that name a field in Turkish: for rewriting only, the score goes without them. */
export const turkishFields: NonNullable<Lexicon["fields"]> = {
  health:
    "sağlık*|doktor*|hekim*|hastalık*|hastalığ*|belirti*|semptom*|ilaç|ilacı|ilaçlar*|diyet*|uyku|uykum|uykusu|uykusuz*|uyuyam*|vitamin*|ağrı|ağrısı|ağrım|ağrıyor|kaygı*|depresyon*|terapi*|hamile*|gebelik*|kilo ver*|kilo al*|zayıfla*|kalori*|kanser*|diyabet*|şeker hastalığı|kalp|kalbi*|kolesterol*|tansiyon*|beyin|beyni*|kaslar*|beslenme*|ameliyat*|aşılar*|alerji*|ruh sağlığı|tedavi*|hastane*|bağışıklık*|migren*",
  money:
    "para|parayı|param|paramı|yatırım*|hisse*|borsa*|vergi|vergisi|vergiler*|bütçe*|kredi|kredisi|krediler*|konut kredisi|tasarruf*|birikim*|banka*|finans*|sigorta*|faiz*|enflasyon*|kripto*|bitcoin|maaş|maaşı|maaşım*|emekli*|borç|borcu|borçlar*|ekonomi*|döviz*|temettü*|altın fiyat*",
  law: "hukuk*|yasal*|yasalar*|kanun|kanunu|kanunlar*|avukat*|mahkeme*|sözleşme*|kira sözleşmesi|telif*|vize|vizesi|göçmenlik|dava|davası|anayasa*|suçlar*|ceza hukuku|polis|patent*|yönetmelik*|mevzuat*|miras hukuku|boşanma*|kvkk|tazminat*",
  travel:
    "seyahat*|gezi|gezisi|tatil|tatili|tatilim*|uçuş*|otel|oteli|oteller*|gezilecek*|turist*|turizm*|havaalanı|havalimanı|plaj*|rota|rotası|bavul*|konaklama*|tura|turu|yurt dışı*",
  food: "yemek|yemeği|yemekler*|tarif|tarifi|tarifler*|mutfak|mutfağı|pişir*|akşam yemeği|öğle yemeği|kahvaltı*|fırın|fırında|malzeme*|restoran*|vegan*|vejetaryen*|tavuk|tavuğu|peynir*|kahve|kahvesi|çay|çayı|ekmek|ekmeği|çorba*|salata*|pizza*|kek|keki|pasta|pilav*|makarna*|baharat*|tatlı|tatlısı|tatlılar*|börek*|baklava*|kebap*|lahmacun*",
  home: "evim|evimi|evimde|evde|daire|dairem|apartman*|odası|odam|oturma odası|mobilya*|temizlik|temizle*|tamir*|boyama|boyamak|çatı|duvar|duvarı|duvarlar*|tesisat*|elektrik tesisatı|ev sahibi|ev sahibim|çamaşır*|bahçe*|saksı*|dekorasyon*|musluk*",
  animals:
    "hayvan*|köpek*|köpeğ*|kedi|kedim|kedisi|kediler*|yavru kedi|kuş|kuşlar*|balık|balığ*|balıklar*|atlar|evcil|böcek*|böceğ*|arılar*|balina*|yunus balığı|yunuslar*|filler|tür|türler|kurt|kurtlar|ayılar*|yılan*|dinozor*|karınca*|papağan*|kaplumbağa*|tavşan*",
  nature:
    "iklim*|hava durumu|okyanus*|orman*|nehir*|nehri|nehirler*|dağlar*|yanardağ*|volkan*|deprem*|yağmur*|ağaç|ağacı|ağaçlar*|çevre kirliliği|çevre sorun*|kirlilik|kirliliği|geri dönüşüm*|güneş enerjisi|yenilenebilir*|sürdürülebilir*|karbon*|emisyon*|ekosistem*|küresel ısınma|doğal afet*|biyoçeşitlilik",
  science:
    "fizik|fiziği|fiziksel|kimya*|biyoloji*|kuantum*|atomu|atomlar*|atomun|molekül*|gezegen*|uzay|uzayda|evren|evrenin|yerçekimi*|yer çekimi|evrim|evrimi|hücre*|dna|genler|genetik*|ışık hızı|güneş sistemi|yıldız*|kara delik*|deney|deneyi|deneyler*|görelilik|parçacık*|astronomi*|fotosentez*|bilimsel|termodinamik*|mars",
  technology:
    "bilgisayar*|telefon*|internet*|yazılım*|laptop*|dizüstü|batarya*|robot|robotlar*|yapay zeka*|yapay zekâ*|chatgpt|gpt|makine öğrenmesi|uygulama*|kamera*|yazıcı*|wifi|wi-fi|iphone|android|windows|donanım*|blok zincir*|blockchain|drone*|elektrikli araba*|elektrikli araç*|teknoloji*|işlemci*",
  history:
    "tarihi|tarihsel|tarihte|tarihçi*|savaşı|savaşlar*|imparatorlu*|osmanlı*|selçuklu*|cumhuriyet*|kurtuluş savaşı|padişah*|sultan*|kraliçe*|yüzyıl*|devrim|devrimi|ortaçağ*|orta çağ*|roma imparator*|antik|hanedan*|sömürge*|napolyon*|atatürk*|uygarlık*|uygarlığ*|medeniyet*|dünya savaşı|fetih|fethi",
  society:
    "toplum*|siyaset*|siyasi|hükümet*|demokrasi*|din|dini|dinler*|dindar*|felsefe*|filozof*|ahlak*|ahlâk*|etik|kültür|kültürü|kültürel*|kültürler*|cinsiyet*|ırkçı*|özgürlük*|özgürlüğ*|seçimler*|kapitalizm*|sosyalizm*|komünizm*|adalet*|eşitlik*|eşitsizlik*|feminizm*|feminist*|yoksulluk*|yoksulluğ*|hayatın anlamı|özgür irade",
  business:
    "işletme*|girişim*|şirket*|müşteri*|pazarlama*|satış*|ürün|ürünü|ürünler*|ürünüm*|marka|markası|markam|markalar*|gelir modeli|kârlılı*|karlılık|rakip*|mağaza*|dükkan*|dükkân*|iş fikri|iş planı|iş modeli|tedarik zinciri|franchise|e-ticaret|startup*",
  work: "iş görüşmesi|iş görüşmesine|mülakat*|kariyer*|patron*|müdürüm*|müdür|yöneticim*|iş arkadaş*|çalışma arkadaş*|ofis|ofiste|toplantı*|ekibim*|ekip|uzaktan çalış*|terfi|istifa*|işe alım|işten çık*|iş başvuru*|çalışanlar*|verimlilik|meslektaş*|zam iste*",
  learning:
    "öğren|öğrenmek*|öğreneb*|öğreniyorum|öğrenirim|öğrenme|öğrenmenin|ders çalış*|sınav*|öğrenci*|öğretmen*|okul*|üniversite*|kurs|kursu|kurslar*|ödev*|ders|dersi|dersler*|beceri*|ezber*|müfredat*|yks|lgs|kpss",
  people:
    "arkadaş*|dostum|dostluk*|aile|ailem*|ailesi|eşim|eşime|eşimle|eşimin|eşimi|karım|kocam|sevgilim*|kız arkadaş*|erkek arkadaş*|annem*|anne|babam*|baba|çocuk*|çocuğ*|oğlum*|kızım*|ebeveyn*|ilişki|ilişkim*|ilişkiler*|evlilik*|evliliğ*|düğün*|aşk|aşkı|bebek*|bebeğ*|kardeşim*|kardeşler*|büyükanne*|dede|dedem*|doğum günü*|kayınvalide*|ergen*",
  arts: "müzik*|müziğ*|film|filmi|filmler*|sinema*|kitap|kitabı|kitaplar*|romanlar*|resim sanatı|ressam*|sanat|sanatı|sanatçı*|gitar*|piyano*|tiyatro*|dans|dansı|fotoğraf*|şair*|albüm*|grup müziği|oyuncular*|anime|manga|dizi|dizisi|diziler*|karakterler*|müze|müzesi|müzeler*|edebiyat*|heykel*|mimari*|yazarlar*|türk sineması",
  games:
    "oyun|oyunu|oyunlar*|oyna|oynan*|satranç*|satranc*|bulmaca*|bilmece*|minecraft|rpg|video oyun*|sudoku|poker|tavla|okey|kutu oyunu|nintendo|playstation|roblox",
  sport:
    "spor|sporu|sporcu*|sporlar*|futbol*|basketbol*|voleybol*|tenis*|koşu|koşuya|koşmak|maraton*|spor salonu|antrenman*|egzersiz*|yoga|yüzme|yüzmek|bisiklet*|olimpiyat*|kondisyon*|şınav|mekik|fitness|güreş|pilates",
  language:
    "kelime*|sözcük*|sözcüğ*|cümle*|dil bilgisi|dilbilgisi|dili|diller|ingilizce*|almanca*|fransızca*|türkçe|türkçede|japonca*|eş anlamlı*|zıt anlamlı*|çeviri*|yazım kural*|telaffuz*|fiil|fiiller*|sıfat|sıfatlar*|zamir*|deyim*|atasözü*|atasözleri|etimoloji*|noktalama*",
  web: "html|css|javascript|react*|vue|angular|web sitesi|web sayfası|internet sitesi|web|frontend|front-end|tarayıcı*|next.js|node.js|tailwind|typescript|wordpress|django|flask|express|svelte|buton|dom",
  systems:
    "docker|kubernetes|linux|sunucu*|aws|azure|terraform|bash|nginx|ağ bağlantı*|ağ güvenliği|bulut|veritabanı*|veri tabanı*|sql|postgres*|mysql|redis|kafka|api|kimlik doğrulama|bellek|çekirdek|cpu|cuda|rust|c++|derleyici*|powershell|cron|ssh|git|ubuntu",
  algorithms:
    "algoritma*|sıralayan|sıralama|dizi|diziyi|dizideki|listedeki|string*|ağaç yapısı|ikili ağaç|graf|özyineleme*|özyinelemeli|rekürsif|dinamik programlama|bağlı liste|matris*|asal sayı*|fibonacci|ikili arama|hash*|karmaşıklı*|tam sayı*|palindrom*|kuyruk|yığın|döngü|döngüsü|faktöriyel*|permütasyon*|leetcode|fonksiyon*",
  "data-science":
    "veri|veriler*|verisi|veri seti*|pandas|numpy|regresyon*|sinir ağı|sinir ağları|pytorch|tensorflow|tahmin model*|tahmin et*|sınıflandırma*|kümeleme*|istatistik*|excel*|csv|tablosu|dataframe|grafik|grafiği|görselleştir*|matplotlib|korelasyon*|zaman serisi|zaman serileri|makine öğrenimi",
  story:
    "hikaye*|hikâye*|öykü|öyküsü|öyküler*|masal|masalı|masallar*|roman|romanı|kurgu|senaryo*|efsane*|fabl|kötü karakter|baş karakter*|sahne|sahnesi",
  poem: "şiir|şiiri|şiirler*|dize|dizeler*|kafiye*|haiku|sone|mani|koşma|ağıt|gazel",
  song: "şarkı|şarkısı|şarkılar*|şarkı sözü|şarkı sözleri|türkü|türküsü|ninni*|nakarat*|rap",
  essay: "deneme|denemesi|kompozisyon*|tez|tezi|tartışmacı*|münazara*",
  article:
    "makale*|blog|blogu|blog yazısı|köşe yazısı|haber metni|röportaj*|bülten*|belgesel*|tanıtım yazısı|inceleme yazısı",
  speech: "konuşma metni|konuşması|açılış konuşması|nutuk|hitabe*|sunum|sunumu|kadeh kaldır*",
  joke: "fıkra|fıkrası|fıkralar*|şaka|şakası|şakalar*|espri|espriler*|komik|komedi|stand-up|kelime oyunu",
};
