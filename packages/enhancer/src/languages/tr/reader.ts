import type { Form } from "../../catalogue/ask.ts";
import type { LanguageReader } from "../../catalogue/language-kit.ts";
import { turkish } from "../../lexicon/tr.ts";

/** What words are made of (`\p{L}` takes long to compile), the end of a word, and the rest of one. */
const letter = "[a-zçğıöşüâîû\u0307]";
const end = `(?!${letter})`;
const rest = `(?:'?${letter}*)`;
const word = "[^\\s.!?,]+";

const plain: Readonly<Record<string, string>> = {
  ç: "[çc]",
  ğ: "[ğg]",
  ı: "[ıi]",
  ö: "[öo]",
  ş: "[şs]",
  ü: "[üu]",
};

/** Words as people type them: without the marks of letters, and with the dot that "İ" leaves behind. */
const loose = (text: string): string =>
  text
    .split(/(\[[^\]]*\])/)
    .map((part) =>
      part.startsWith("[")
        ? part
        : part.replace(
            /[çğıöşü]|(?<![a-zçğıöşü\]\\])i/g,
            (sign) => plain[sign] ?? `${sign}\u0307?`,
          ),
    )
    .join("");

const looseForm = (form: Form): Form => {
  if ("thing" in form) return { thing: loose(form.thing) };
  if ("made" in form) return { made: loose(form.made) };
  if ("opens" in form) return { opens: loose(form.opens) };
  if ("does" in form) return { does: loose(form.does), to: loose(form.to) };
  return { is: loose(form.is) };
};

/** What stands at the end of a noun: plural, possessive, accusative. */
const ending =
  "(?:'?(?:[ıiuü]|s[ıiuü]|[ıiuü]n[ıiuü]|s[ıiuü]n[ıiuü]|[yn][ıiuü]|l[ae]r(?:[ıi](?:n[ıi])?)?|m[ıiuü]|[ıiuü]m[ıiuü]?))?";

const making = `(?:yaz(?!ma(?:ya|nın|da|dan)?${end}|ılım|ıcı|ısı|ım${end}|ar${end}(?! m))${rest}|hazırla${rest}|oluştur${rest}|yap(?!ay|ı(?:s|l)|ım)${rest}|tasarla${rest}|üret${rest}|geliştir${rest}|kodla${rest}|çiz${rest}|kur(?:ar|mak|alım)?${end}|kurmak|generate|write|create)`;
const asking = `(?:${making}|öner${rest}|ver(?!i)${rest}|verir${rest}|verebilir${rest}|bul(?!ut|maca|aş)${rest}|planla${rest}|lazım|gerek${rest}|istiyor${rest}|ister${rest}|isterim|anlat${rest}|söyle${rest}|çıkar${rest}|düşün${rest}|göster${rest}|at(?:ar)?${end}|paylaş${rest}|sun${end}|nasıl (?:yaz|hazırla|yap|olmalı|olur)${rest}|yardım${rest})`;

/** What may stand behind a head noun. */
const behind = `(?=$|[.,;:!?("“\\n]|\\s+(?:için )?(?:bana |bize |benim için |bir tane |bi |lütfen )*${asking}|\\s+(?:lütfen|ki|ama|çünkü)${end}|(?:\\s+${word}){1,4} (?:için|hakkında|üzerine|ile ilgili)$)`;
const before = `^(?:${word},?\\s+){0,11}?`;

const mail = "(?:e-?posta|elektronik posta|mail|e-?mail|mesaj|mektu[pb]|dilekçe|ileti|sms|text)";

/** Mail about something: named before the noun, or told behind it. */
const mails = (about: string): Form[] => [
  { thing: `(?:${about})${rest}(?: ${word}){0,5}? ${mail}` },
  { thing: `${mail}(?=[^.!?\\n]*(?:${about}))` },
];

const family =
  "(?:anne(?!ler gün)|baba|eşi[mn]|koca[mn]|karı[mn]|sevgili|kız arkadaş|erkek arkadaş|kardeş|abla|abi(?=m|n|y)|ağabey|oğl|kızı[mn]|çocuğ|çocuklar|dede|nine(?=m|n)|babaanne|anneanne|teyze|hala(?=m|n)|amca|dayı|kuzen|nişanlı|kayınvalide|kayınpeder|aile|görümce|yeğen)";
const friends = "(?:arkadaş|dost(?=u|l)|ev arkadaş|komşu|kanka|hoşlandığım)";
const office = `(?:müdür|patron|yönetici|amir|müşteri|insan kaynakları|ik${end}|öğretmen|hoca(?=m|n|y|s|l)|okul|banka|şirket|tedarikçi|ekip|ekib|çalışanlar|iş arkadaş|profesör|danışman|dekan|belediye|site yönetim|kurum|okul müdür|işveren|rektör|kaymakam|valili)`;

const text =
  "(?:metin|metn|yazı|makale|paragraf|cümle|mail|e-?posta|e-?mail|mesaj|mektu[pb]|hikaye|hikâye|öykü|şiir|konuşma|rapor|gönderi|taslak|taslağ|ödev|kompozisyon|içeri[kğ]|tez|özet|biyografi|blog yazı|dilekçe)";
const own = "(?:bu|şu|benim|aşağıdaki|yukarıdaki|verilen|verdiğim|yazdığım|şuradaki)";
/** A text of one's own: "bu metni", "mailimi", "aşağıdaki paragrafı". */
const shown = `(?:${own}(?: ${word}){0,2}? ${text}${rest}|${text}(?:[ıiuü]m[ıiuü]|[ıiuü]m|m[ıiuü])|(?:bunu|şunu|aşağıdakini))`;
const tongue =
  "(?:ingilizce|almanca|fransızca|ispanyolca|italyanca|rusça|arapça|japonca|korece|çince|türkçe|kürtçe|yunanca|farsça|portekizce|hollandaca|osmanlıca|latince|ukraynaca|azerice|lehçe|isveççe)";

const coded = `(?<!${letter})(?:python|piton|javascript|js|java|c\\+\\+|c#|c|php|html|css|react|node|kotlin|swift|flutter|dart|go|rust|bash|powershell|typescript|matlab|arduino|r)(?!${letter})`;
const sheet = "(?:excel|google sheets?|google e-?tablo|e-?tablo|google tablo|hesap tablosu)";

const network =
  "(?:linkedin|facebook|instagram|insta|twitter|x|tiktok|sosyal medya|whatsapp|youtube|threads)";

const shop =
  "(?:dükk[aâ]n|mağaza|işletme|şirket|firma|marka|kafe|cafe|restoran|lokanta|butik|startup|girişim|kuaför|güzellik salon|fırın|pastane|spor salon|uygulama|ajans|e-?ticaret|web site|youtube kanal|kanal|proje|atölye|çiçekçi|otel|kahveci|pet ?shop|ürün|podcast|blog)";

const plant =
  "(?:bitki|çiçek|çiçeğ|orkide|kaktüs|sukulent|menekşe|paşa kılıcı|barış çiçeği|deve tabanı|monstera|aloe ?vera|fesleğen|nane|maydanoz|biberiye|lavanta|domates|biber|salatalık|çilek|limon ağacı|limon|gül|sardunya|begonya|yasemin|zeytin|ağaç|ağac|çim|marul|soğan|sarımsak|patates|avokado|kurdele çiçeği|sarmaşık|fide|fesleğenim|ortanca|kauçuk)";
const dish =
  "(?:pilav|makarna|mantı|börek|su böreği|poğaça|açma|simit|pide|lahmacun|pizza|ekmek|kek|kurabiye|pasta|cheesecake|brownie|tiramisu|baklava|künefe|sütlaç|muhallebi|revani|kazandibi|dondurma|reçel|turşu|menemen|omlet|yumurta|çorba|mercimek çorbası|ezogelin|tarhana|köfte|içli köfte|çiğ köfte|karnıyarık|imam bayıldı|dolma|sarma|yaprak sarma|musakka|güveç|kebap|adana|döner|tavuk(?: sote)?|et sote|balık|hamsi|salata|kısır|humus|cacık|haydari|patates(?: kızartması)?|krep|waffle|pankek|pancake|gözleme|kumpir|hamburger|lazanya|risotto|sushi|noodle|kahve|türk kahvesi|ayran|limonata|kuru fasulye|nohut|fırında [^\\s]+|bulgur pilavı|aşure|lokma|tulumba|kaymak|yoğurt|peynir)";
const product =
  "(?:laptop|dizüstü|bilgisayar|notebook|televizyon|tv|kulaklık|hoparlör|kamera|akıllı saat|saat|tablet|yazıcı|modem|router|monitör|klavye|mouse|fare|powerbank|şarj aleti|buzdolabı|çamaşır makinesi|bulaşık makinesi|kurutma makinesi|klima|vantilatör|blender|mikrodalga|fırın|airfryer|air fryer|fritöz|kahve makinesi|çay makinesi|süpürge|robot süpürge|ütü|yatak|yastık|koltuk|oyuncu koltuğu|ofis koltuğu|masa|bisiklet|elektrikli bisiklet|scooter|araba|otomobil|bebek arabası|ayakkabı|koşu ayakkabısı|sırt çantası|bavul|valiz|güneş kremi|şampuan|parfüm|koşu bandı|dambıl|çadır|gitar|mont)";
const phone = "(?:telefon|akıllı telefon|cep telefonu|iphone|smartphone|samsung telefon)";
const best =
  "(?:hangi|en iyi|iyi bir|en uygun|ucuz|uygun fiyatlı|fiyat performans|f/p|en kaliteli)";

const exam =
  "(?:sınav|final|vize|kpss|yks|tyt|ayt|lgs|ales|yds|yökdil|dgs|tus|ielts|toefl|ehliyet sınav|kpss sınav|kpds|dhbt|ags)";

const grief = "taziye|başsağlığı|baş sağlığı|cenaze|vefat|öldü|ölüm|rahmetli|mevlit|kaybettik";
const handled = `${own} (?:${word} ){0,2}?${mail}|çevir|tercüme|özetle|düzelt|spam|${coded} (?:kod|ile)|kodu${end}|newsletter|bülten|pazarlama|kapak mektub|tanıtım mail|soğuk mail|sil(?:me)?${end}|kurtar`;
const occasions =
  "doğum günü|yıldönümü|yıl dönümü|bayram|yılbaşı|yeni yıl|anneler günü|babalar günü|sevgililer günü|öğretmenler günü|kandil|ramazan|mezuniyet|tebrik|kutlama|geçmiş olsun";
const letters = `ön ?yazı|motivasyon|niyet mektub|iş başvuru|başvuru mail|burs|referans mektub|tavsiye mektub|maaş|zam ${end}|zam iste|terfi|aşk|veda|romantik|günaydın|iyi geceler|davet`;
const notMail = `${handled}|${grief}|${letters}`;
const medical =
  "ateşi|kusu|ishal|doktor|hastane|nöbet|bayıl|kanama|ilaç|kanser|hamile|gebe|nefes|bebeğ|emzir|ağrı";
const devices =
  "telefon|wifi|wi-fi|modem|yazıcı|whatsapp|banka|e-?devlet|araba|televizyon|klima|windows|iphone|playstation|steam|oyun|minecraft|roblox|kombi|çamaşır|bulaşık|instagram";
const writing = `${mail}|makale|hikaye|şiir|şarkı|kod${end}|kodu${end}|uygulama|web site|logo|gönderi|tweet|slogan|çevir|özet|video|blog|kompozisyon|metn`;
const explained = `${coded}|kod${end}|kodu|\`\`\`|[{};]|excel|sql|hata|belirti|tedavi|ilaç|tarif|şiir|paragraf|cümle|bu metn|kendin|senden|sen kim`;

const forms: readonly (readonly [string, readonly Form[]])[] = [
  [
    "correspondence.out-of-office",
    [
      {
        thing: `(?:ofis dışı|ofis dışında|otomatik yanıt|otomatik cevap|out of office|izinde olduğum)(?: ${word}){0,2}?(?: ${mail}| yanıt| cevap| metn)?`,
      },
    ],
  ],
  [
    "correspondence.resignation",
    [{ thing: `istifa (?:${mail}|metn|yazı)` }, ...mails("istifa|işten ayrıl|işi bırak")],
  ],
  [
    "correspondence.apology",
    [
      { thing: `özür (?:dileme )?(?:${mail}|metn|yazı|konuşma|not)` },
      ...mails("özür|pişman|affet"),
      {
        is: ".{0,40}(?:özür dile|nasıl özür)[^.]{0,40}nasıl .{2,20}|.{0,50}nasıl özür dile.{2,30}",
      },
    ],
  ],
  ["correspondence.refund", mails("(?:para |ücret )?iade(?!li)|paramı geri")],
  [
    "correspondence.cancel",
    mails(
      "(?:abonelik|aboneliğ|üyelik|üyeliğ|sözleşme|sigorta|kontrat|hat|internet)[^.!?]{0,20}(?:iptal|fesih|feshet|sonlandır|kapat)|fesih|iptal dilekçe",
    ),
  ],
  ["correspondence.landlord", mails("ev sahib|ev sahip|kiraya veren|kiracı olarak")],
  [
    "correspondence.complaint",
    [{ thing: `şik[aâ]yet (?:${mail}|metn|yazı)` }, ...mails("şik[aâ]yet|tüketici hakem")],
  ],
  [
    "correspondence.absence",
    mails(
      `izin|rapor(?:lu|luyum)|hasta(?:yım|landım| olduğum)|gelemey|mazeret|devamsızlık|işe geç|geç kala`,
    ),
  ],
  ["correspondence.delay", mails("gecik|ertele|teslim tarih|yetişmey|ek süre|süre uzat")],
  [
    "correspondence.invitation",
    [{ thing: `(?:davet|davetiye|davetiyesi) (?:${mail}|metn|yazı|sözler)` }, ...mails("davet")],
  ],
  [
    "correspondence.thanks",
    [{ thing: `teşekkür (?:${mail}|metn|yazı|not|konuşma|kart)` }, ...mails("teşekkür|minnet")],
  ],
  [
    "correspondence.request",
    [
      { thing: "(?<!istifa |şikayet |şikâyet |izin |mazeret )dilekçe" },
      { thing: `(?:talep|rica|istek) (?:${mail}|yazı|metn)` },
      ...mails("rica et|talep|sormak için|isteyen|istemek|bilgi almak"),
    ],
  ],
  [
    "correspondence.work",
    [
      { thing: `${office}${rest}(?: ${word}){0,6}? ${mail}` },
      { thing: `${mail}(?= (?:${word} ){0,4}?${office}${rest})` },
      { thing: `(?:resmi|iş|kurumsal|profesyonel) (?:bir )?${mail}` },
    ],
  ],
  ["correspondence.message", [{ thing: mail }]],
  [
    "occasions.wedding-toast",
    [
      {
        thing: `(?:düğün|(?<![0-9] )nişan|nik[aâ]h|kına|sağdıç|nedime)${rest}(?: ${word}){0,5}? konuşma(?: metn)?`,
      },
    ],
  ],
  [
    "occasions.birthday",
    [
      {
        thing: `(?:doğum gün|yaş gün)${rest}(?: ${word}){0,4}? (?:mesaj|kutlama|söz|yazı|tebrik|konuşma|not|dile[kğ]|mektu[pb]|metn)`,
      },
      { thing: "doğum günü kutlama" },
      { is: ".{0,40}(?:doğum gün).{0,30}ne yaz.{2,30}" },
    ],
  ],
  [
    "occasions.talk",
    [
      {
        thing: `(?:sunum|konferans|seminer|panel|tedx?)${rest}(?: ${word}){0,3}? (?:konuşma|metn|metin|senaryo)`,
      },
    ],
  ],
  ["occasions.speech", [{ thing: "konuşma(?: metn| metin)?" }]],
  [
    "career.gap",
    [
      {
        is: ".{0,40}(?:cv|özgeçmiş|kariyer|iş hayat|çalışma|mülakat|iş).{0,25}(?:boşlu[kğ]|ara ver).{0,60}",
      },
    ],
  ],
  [
    "career.cover-letter",
    [
      { thing: "(?:ön ?yazı|kapak (?:mektu[pb]|yazı)|niyet yazısı|cover letter)" },
      { thing: `iş başvuru${rest}(?: ${word}){0,2}? (?:${mail}|metn|yazı)` },
      {
        thing: `(?:işe|ilana|pozisyona|staja|staj|iş) (?:için )?başvur${rest}(?: ${word}){0,2}? ${mail}`,
      },
    ],
  ],
  [
    "career.motivation-letter",
    [
      {
        thing:
          "(?:motivasyon (?:mektu[pb]|yazı)|niyet mektu[pb]|burs (?:mektu[pb]|başvuru|dilekçe|için (?:mektu[pb]|dilekçe))|statement of purpose|amaç beyan)",
      },
    ],
  ],
  ["career.resume", [{ thing: "(?:cv|özgeçmiş|öz geçmiş|resume)" }]],
  [
    "career.interview",
    [
      {
        is: `.{0,30}(?:iş görüşme|mülakat|mülakata|interview)${rest}(?: ${word}){0,3}? (?:var|hazırlan|hazırlık|gireceğim|katılacağım|için (?:hazırl|ipuc|tavsiye))${rest}(?: .{0,50})?`,
      },
      { thing: `(?:mülakat|iş görüşme)${rest}(?: ${word}){0,1}? (?:soru|ipuc|hazırlığ)` },
    ],
  ],
  [
    "career.salary",
    [
      {
        is: `.{0,40}(?:maaş|zam|ücret|terfi)${rest}(?: ${word}){0,3}? (?:nasıl )?(?:iste|pazarlı[kğ]|talep|konuş)${rest}(?: .{0,50})?`,
      },
      { thing: `(?:zam|maaş|terfi)(?: ${word}){0,3}? ${mail}` },
    ],
  ],
  [
    "people.tell-no",
    [
      {
        is: `.{0,20}(?:${family}|${friends}|${office})${rest}(?: ${word}){0,5}? (?:nasıl hayır|hayır nasıl|nasıl redde|nasıl geri çevir)${rest}(?: .{0,40})?`,
      },
      { is: ".{0,60}(?:nasıl hayır de|hayır nasıl de|nasıl reddede).{1,30}" },
    ],
  ],
  [
    "people.tell",
    [
      {
        is: `.{0,15}(?:${family}|${friends}|${office})${rest}(?: ${word}){0,9}? nasıl (?:söyle|açıl|derim|diyebilir|itiraf|konuş|açıkla)${rest}(?: .{0,40})?`,
      },
    ],
  ],
  [
    "people.child",
    [
      {
        opens: `(?:${word} ){0,4}?(?:oğlum|kızım|çocuğum|çocuklarım)(?= .{0,60}(?:dinlemiyor|uyumuyor|yalan|vuruyor|inat|korkuyor|ağlıyor|istemiyor|çalışmıyor|bırakmıyor|utangaç|kıskan|küfür|gitmiyor|hırçın|bağımlı|öfke))`,
      },
    ],
  ],
  [
    "people.couple",
    [
      {
        opens: `(?:eşim|kocam|karım|sevgilim|kız arkadaşım|erkek arkadaşım|nişanlım)(?:la|le)?(?= .{0,60}(?:m[ıiuü]yor|kavga|tartış|yalan|kıskan|soğu|aldat|küs|ilgisiz|trip|ayrıl|uzaklaş))`,
      },
    ],
  ],
  ["fiction.joke", [{ thing: "(?:fıkra|şaka|espri|bilmece|tekerleme)" }]],
  [
    "fiction.poem-for-someone",
    [
      {
        thing: `(?:${family}|arkadaşı|öğretmeni|kanka)${rest}(?: için)?(?: ${word}){0,4}? (?:şiir|dörtlük|akrostiş)`,
      },
      { thing: `(?:şiir|dörtlük)(?= (?:${word} ){0,2}?(?:${family})${rest})` },
    ],
  ],
  ["fiction.poem", [{ thing: "(?:şiir|dörtlük|dörtlüğ|mani|akrostiş|haiku|gazel|beyit)" }]],
  [
    "fiction.lyrics",
    [
      { thing: "(?:şarkı söz|rap söz|türkü söz)" },
      { made: "(?:şarkı|rap|türkü|marş|ninni|rap şarkı|diss)" },
    ],
  ],
  [
    "fiction.bedtime-story",
    [
      {
        thing: `(?:uyku|uyku öncesi|yatmadan önce|çocuk|çocuklar|çocuğum|kızım|oğlum|bebek|torun)${rest}(?: ${word}){0,4}? (?:masal|hikaye|hik[aâ]ye|öykü)`,
      },
      { thing: "masal" },
    ],
  ],
  ["fiction.story", [{ thing: "(?:hikaye|hik[aâ]ye|öykü|efsane|fabl)" }]],
  [
    "nonfiction.essay",
    [{ thing: "(?:kompozisyon|deneme yazı|essay|münazara metn)" }, { made: "deneme" }],
  ],
  [
    "nonfiction.article",
    [{ thing: "(?:makale|blog yazı|blog içeri[kğ]|blog|köşe yazı|haber metn|haber yazı)" }],
  ],
  [
    "nonfiction.report",
    [
      { made: "rapor" },
      { thing: `(?:hakkında|ile ilgili|üzerine|gezi|staj|faaliyet|deney|proje) (?:bir )?rapor` },
    ],
  ],
  [
    "editing.say-in",
    [
      {
        is: `.{1,60} ${tongue}(?:de|da|si|sı)? (?:ne demek|nasıl (?:denir|söylenir|yazılır|derim|okunur)|ne denir|karşılığı)(?: .{0,20})?`,
      },
      {
        is: `${tongue}(?:de|da) .{1,60} (?:ne demek|nasıl (?:denir|söylenir|yazılır|derim)|ne denir)(?: .{0,20})?`,
      },
    ],
  ],
  [
    "editing.translate",
    [
      {
        is: `(?:.{0,90} )?(?:çevir|tercüme et|çeviri yap|çevirisini yap)${rest}(?: (?:misin|mısın|lütfen))?(?:[:.]? .{0,40})?`,
      },
      { is: `.{0,60} ${tongue} çeviri${rest}` },
    ],
  ],
  [
    "editing.summarise",
    [
      {
        is: `(?:${shown}|${own}(?: ${word}){1,4})(?: ${word}){0,5}? (?:özet(?!im)|maddeler halinde özet)${rest}(?: .{0,30})?`,
      },
      { is: "özetle(?: .{0,20})?" },
    ],
  ],
  [
    "editing.fix-grammar",
    [
      {
        is: `.{0,70}(?:dil ?bilgi|gramer|imla|yazım (?:hata|yanlış|kural)|noktalama|grammar)${rest}(?: ${word}){0,3}? (?:düzelt|kontrol|denetle|bak|gider)${rest}(?: .{0,30})?`,
      },
      { is: `${own} cümle${rest}(?: ${word}){0,1}? (?:düzelt|doğru mu)${rest}` },
    ],
  ],
  [
    "editing.proofread",
    [
      {
        is: `${shown}(?: ${word}){0,3}? (?:redakte|gözden geçir|kontrol et|hataları(?:nı)? (?:bul|düzelt))${rest}(?: .{0,30})?`,
      },
    ],
  ],
  ["editing.shorten", [{ is: `${shown}(?: ${word}){0,4}? kısalt${rest}(?: .{0,30})?` }]],
  [
    "editing.improve",
    [
      {
        is: `${shown}(?: ${word}){0,4}? (?:geliştir|iyileştir|güzelleştir|düzenle|düzelt|profesyonelleştir|toparla|(?:hale|şekilde) (?:getir|yaz))${rest}(?: .{0,40})?`,
      },
    ],
  ],
  [
    "marketing.bio",
    [
      { thing: `(?:${network}${rest} (?:için )?(?:${word} ){0,3}?)(?:bio|biyografi|biyo)` },
      { thing: "(?:bio|kanal açıklama|profil açıklama|hakkımda yazı|hakkımızda (?:yazı|metn))" },
    ],
  ],
  ["marketing.slogan", [{ thing: "(?:slogan|tagline|reklam söz)" }]],
  [
    "marketing.product-description",
    [
      { thing: "ürün (?:açıklama|tanıtım|tanıtım metn|tanıtım yazı|metn|yazı)" },
      {
        thing: `(?:trendyol|hepsiburada|n11|etsy|amazon|sahibinden|letgo|dolap|çiçeksepeti)${rest}(?: ${word}){0,4}? (?:açıklama|ilan|ilan metn|ürün açıklama)`,
      },
      { thing: "satılık [^.!?]{2,40}ilan(?: metn)?" },
    ],
  ],
  [
    "marketing.page-text",
    [
      {
        thing: `(?:web site|site|açılış sayfa|landing page|ana sayfa|internet site)${rest}(?: için)?(?: ${word}){0,2}? (?:metn|metin|içeri[kğ]|yazı|başlı[kğ]|tanıtım yazı)`,
      },
    ],
  ],
  [
    "marketing.social-post",
    [
      {
        thing: `${network}${rest}(?: ${word}){0,6}? (?:gönderi|paylaşım|post|yazı|tweet|içeri[kğ]|durum)`,
      },
      { thing: "(?:tweet|flood|sosyal medya paylaşım)" },
    ],
  ],
  [
    "code.login",
    [
      {
        thing:
          "(?:giriş|login|üye giriş|kullanıcı giriş|kayıt|üyelik|kayıt ve giriş|giriş ve kayıt)(?:i)? (?:sayfa|form|ekran|sistem|panel|page)(?:s[ıi]|[ıiu])?(?: kod| html)?",
      },
    ],
  ],
  [
    "code.website",
    [
      {
        made: "(?:web ?site|internet site|website|web sayfa|landing page|açılış sayfa|e-?ticaret site|portfol?yo(?: site)?|online mağaza|html sayfa|site)",
      },
    ],
  ],
  ["code.app", [{ made: "(?:uygulama|mobil uygulama|web uygulama|app|masaüstü uygulama)" }]],
  [
    "code.function",
    [
      { made: "fonksiyon" },
      {
        thing: `${coded}(?:'${letter}+)?(?: ile| dilinde| kullanarak| dili ile)?(?: ${word}){0,6}? (?:fonksiyon|program|kod|kodlar|hesap makinesi|algoritma)`,
      },
    ],
  ],
  [
    "code.script",
    [
      {
        thing: `${coded}(?:'${letter}+)?(?: ile| dilinde)?(?: ${word}){0,6}? (?:script|betik|betiğ)|(?:dosya|klasör)${rest}(?: ${word}){0,4}? (?:script|betik|betiğ)`,
      },
    ],
  ],
  ["debug.cors", [{ is: "(?:[^\\s]+ ){0,6}?cors(?:'[a-z]+)?(?: .{0,80})?" }]],
  [
    "debug.error",
    [
      {
        is: `.{0,70}(?:hata|error|exception|hatası)${rest}(?: ${word}){0,3}? (?:alıyor|veriyor|aldım|verdi|çıkıyor|geliyor|çöz|düzelt|gider|nasıl)${rest}(?: .{0,50})?`,
      },
    ],
  ],
  [
    "debug.fix-code",
    [
      {
        is: `.{0,40}(?:kod(?:u|um|umu|umdaki|daki|larımı|ları)?|script|fonksiyonu?)(?: ${word}){0,3}? (?:düzelt|onar|debug|hata(?:yı|ları|sını) (?:bul|düzelt|gider))${rest}(?: .{0,30})?`,
      },
    ],
  ],
  [
    "debug.not-working",
    [
      {
        is: `(?:neden |niye )?(?:${word} ){0,4}?(?:kodum|kod|programım|fonksiyonum|fonksiyon|script|scriptim|döngü|sorgum)(?: ${word}){0,3}? (?:çalışm|işlem)(?:ıyor|iyor)${rest}(?: .{0,40})?`,
      },
    ],
  ],
  [
    "data.sql",
    [{ thing: "(?:sql|mysql|postgresql|mssql|veritabanı)(?: (?:sorgu|kod|select))|sql|sorgu" }],
  ],
  [
    "data.formula",
    [
      {
        thing: `${sheet}${rest}(?: ${word}){0,7}? (?:formül|fonksiyon)|(?:düşeyara|çaprazara|etopla|eğersay|vlookup|xlookup)(?: formül)?`,
      },
      {
        is: `${sheet}${rest} .{3,60}nasıl (?:yap|bul|hesapla|topla|say|al|çek|renklendir|ekle|ayır|birleştir)${rest}(?: .{0,20})?`,
      },
    ],
  ],
  [
    "data.tracker",
    [
      { thing: `${sheet}${rest}(?: ${word}){0,5}? (?:tablo|takip|şablon|çizelge|dosya)` },
      {
        thing: `(?:gider|harcama|stok|devam|masraf|bütçe|gelir gider|borç|fatura|mesai)(?: ${word}){0,3}? (?:takip|tablo|çizelge)`,
      },
    ],
  ],
  [
    "travel.packing",
    [
      {
        thing:
          "(?:bavul|valiz|çanta|tatil|seyahat|kamp|yolculuk) (?:hazırlama |hazırlık |eşya |ihtiyaç |için )?liste",
      },
      { is: ".{0,50}(?:yanıma|yanımıza|bavula|valize|çantama) ne(?:ler)? (?:al|koy).{1,30}" },
    ],
  ],
  [
    "travel.road-trip",
    [
      {
        thing: `(?:(?:araba|karavan|otomobil|motosiklet|motor)${rest}(?: ${word}){0,4}? (?:gezi|tur|rota|yolculuğ|yolculuk|seyahat)|road ?trip)(?: (?:plan|rota))?`,
      },
    ],
  ],
  [
    "travel.things-to-do",
    [
      {
        is: `(?:.{0,20})${word}(?:da|de|ta|te|'da|'de|'ta|'te|daki|deki)(?: ${word}){0,4}? (?:gezilecek|görülecek|yapılacak|gidilecek)(?: .{0,40})?`,
      },
      {
        is: `(?:.{0,20})${word}(?:da|de|ta|te|'da|'de|'ta|'te)(?: ${word}){0,3}? (?:ne yapılır|ne yapabilir|nereler(?:i)? gez|nereye gid|nereleri gör|ne gezilir|neler yapılır)${rest}(?: .{0,30})?`,
      },
      { thing: "gezilecek yer" },
    ],
  ],
  [
    "travel.where-to-go",
    [
      { is: `(?:.{0,50} )?nereye (?:gid|gitsem|gitmeli|tatile|seyahat)${rest}(?: .{0,30})?` },
      { thing: "(?:tatil|balayı|gezi|seyahat) (?:yer|öneri|rota öneri|destinasyon|fikir)" },
    ],
  ],
  [
    "travel.trip-to",
    [
      {
        thing: `(?!(?:bir|günlük|gün|aile|yaz|kış|bahar|ailece|ucuz|güzel|haftalık|hafta|sonu|yurt|dışı|içi|kısa|bana|için|ile|kişilik|bayram|yarıyıl|sömestr|balayı|deniz|okul|bize|detaylı|uygun|romantik|ekonomik|iş|yarım|ailem|arkadaşlarla|eşimle|[0-9]+|doğa|kültür|sene|yıllık)${end})[a-zçğıöşü']{3,}(?: (?:[0-9]+|iki|üç|dört|beş|bir) (?:gün|günlük|gece|haftalık|hafta))?(?: ${word}){0,1}? (?:gezi|tatil|seyahat|balayı|tur)(?:si|i|ı)? ?(?:plan|program|rota)`,
      },
      {
        thing: `[a-zçğıöşü]{2,}'(?:ya|ye|a|e|da|de|ta|te)(?: ${word}){0,5}? (?:gezi|tatil|seyahat|balayı|tur)(?:si|i|ı)?(?: (?:plan|program|rota))?`,
      },
    ],
  ],
  [
    "travel.trip",
    [{ thing: "(?:gezi|tatil|seyahat|balayı|tur)(?:si|i|ı)? (?:plan|program|rota)" }],
  ],
  [
    "food.guests",
    [
      {
        thing: `(?:misafir|davet|parti|iftar|doğum günü|gün)${rest}(?: ${word}){0,3}? (?:menü|yemek|sofra|ikramlı[kğ])`,
      },
      { is: ".{0,20}(?:misafir|konuk).{0,40}ne (?:yap|pişir|hazırla|ikram).{1,30}" },
    ],
  ],
  [
    "food.meal-plan",
    [
      {
        thing:
          "(?:haftalık|aylık|beslenme|diyet|yemek|öğün|haftalık yemek|ketojenik|keto)(?: (?:beslenme|diyet|yemek))? (?:menü|plan|program|liste)",
      },
    ],
  ],
  [
    "food.lunchbox",
    [
      {
        thing:
          "(?:beslenme (?:çanta|saat|kutu)|sefer tas|öğle yemeği kutu|okul beslenme|lunch ?box)(?:sı|i|ı)?(?: için)?(?: (?:fikir|öneri|tarif|liste|menü|yemek))?",
      },
      { is: ".{0,30}(?:beslenme|işe|okula|ofise).{0,20}(?:ne (?:koy|götür|hazırla)).{1,30}" },
    ],
  ],
  [
    "food.ideas",
    [
      {
        is: `.{0,30}(?:akşam|öğle|kahvaltı|bugün|yemeğe|iftar|sahur)${rest}(?: ${word}){0,3}? ne (?:pişir|yap|yesem|yiyelim|yesek|yemek|hazırla)${rest}(?: .{0,20})?`,
      },
      { is: `ne (?:pişirsem|yemek yapsam|yesem|pişireyim)(?: .{0,20})?` },
      {
        thing:
          "(?:yemek|kahvaltı|kahvaltılık|akşam yemeği|öğle yemeği|atıştırmalık|tatlı|iftar|sahur) (?:fikir|öneri|tarif öneri)",
      },
    ],
  ],
  [
    "food.recipe",
    [
      { thing: "(?:yemek )?tarif" },
      {
        is: `.{0,40}${dish}${rest} (?:${word} )?nasıl (?:yapılır|yaparım|yapabilirim|pişirilir|yapılıyor|yapsam|pişer|hazırlanır)(?: .{0,30})?`,
      },
    ],
  ],
  [
    "health.race",
    [
      {
        thing: `(?:maraton|yarı maraton|koşu|5 ?k|10 ?k|5 ?km|10 ?km|triatlon)${rest}(?: ${word}){0,2}? (?:antrenman|program|plan|antrenman (?:program|plan))`,
      },
      { is: ".{0,20}(?:maratona|yarı maratona|10 ?k(?:oşusuna)?) (?:nasıl )?hazırlan.{1,40}" },
    ],
  ],
  [
    "health.workout",
    [
      {
        thing: `(?:antrenman|egzersiz|spor|fitness|gym|yoga|pilates|kardiyo|vücut geliştirme|evde spor|hiit)(?: ${word})? (?:program|plan|rutin|çizelge)`,
      },
      {
        thing: `(?:karın|bel|kol|bacak|göbek|kalça|sırt|göğüs|omuz)(?: ${word}){0,2}? (?:egzersiz|hareket|antrenman)`,
      },
    ],
  ],
  [
    "health.weight",
    [
      {
        is: `.{0,40}(?:kilo (?:ver|nasıl ver)|zayıfla|göbe[kğ](?:i|imi|ini)? (?:nasıl )?erit|yağ yak|göbek nasıl erir|(?:[0-9]+ )?kilo (?:nasıl |hızlı )?ver)${rest}(?: .{0,60})?`,
      },
    ],
  ],
  [
    "health.sleep",
    [
      {
        is: ".{0,30}(?:uyuyam|uykuya dalam|uykum (?:gelm|kaç)|uyku düzen|uykusuz|daha iyi uyu|hızlı uyu|erken uyu|uyku problem|uyku sorun|uyku tutm).{0,60}",
      },
    ],
  ],
  [
    "health.routine",
    [
      { thing: "(?:sabah|akşam|gece|günlük|öz bakım) rutin" },
      { is: ".{0,20}(?:alışkanlı[kğ]|rutin).{0,10} nasıl (?:kazan|edin|oluştur|sürdür).{1,20}" },
      { is: ".{0,10}(?:sabah )?erken (?:nasıl )?kalk(?:abilir|arım|mak).{0,30}" },
    ],
  ],
  [
    "home.clean",
    [
      {
        is: `.{0,60}(?:leke|pas${end}|pası|kireç|kireci|küf|koku|yağ lekesi|yanık|mürekkep|sakız|mum|kahve|şarap)${rest}(?: ${word}){0,3}? (?:nasıl (?:çık|gider|temizle|geç)|çıkar|gider|temizle)${rest}(?: .{0,40})?`,
      },
      {
        is: `.{0,30}(?:koltuk|koltuğ|halı|fırın|ocak|tencere|tava|banyo|tuvalet|fayans|derz|gümüş|bakır|çelik|perde|yatak|ayakkabı|deri|parke|cam|mikrodalga|buzdolabı|çamaşır makinesi|bulaşık makinesi|duşakabin|davlumbaz|mutfak)${rest}(?: ${word}){0,2}? nasıl temizle${rest}(?: .{0,30})?`,
      },
    ],
  ],
  [
    "home.repair",
    [
      {
        is: `.{0,20}(?:duvar|kapı|tavan|parke|fayans|mobilya|pencere|zemin|masa|alçıpan|ahşap)${rest}(?: ${word}){0,4}? (?:delik|deliğ|çatla[kğ]|çizik|çiziğ|gıcırd|kırı[kğ]|kabar)${rest}(?: .{0,50})?`,
      },
    ],
  ],
  [
    "home.plant-problem",
    [
      {
        is: `(?:neden |niye )?(?:.{0,25} )?${plant}${rest}(?: ${word}){0,4}? (?:sarar|solu|soldu|kuru(?:yor|du)|çürü|ölüyor|dökü|leke|böcek|açmıyor|büyümüyor|yaprakları sar)${rest}(?: .{0,30})?`,
      },
    ],
  ],
  [
    "home.grow",
    [
      {
        is: `.{0,25}${plant}${rest}(?: ${word}){0,3}? (?:nasıl (?:yetiş|ek|bak|dik|çoğalt|buda|sula|büyüt)|yetiştirmek|bakımı|yetiştirme|ekimi|ne zaman (?:ek|dik|buda))${rest}(?: .{0,30})?`,
      },
      {
        is: ".{0,20}(?:balkon|saksı|bahçe|teras)[a-zçğıöşü]*(?: [^\\s]+){0,3}? ne(?:ler)? (?:yetiş|ek|dik).{1,40}",
      },
    ],
  ],
  [
    "shopping.gift",
    [
      { thing: "hediye(?: (?:fikir|öneri|tavsiye))?" },
      { is: ".{0,60}(?:ne hediye|hediye (?:olarak )?ne|hediye ne) (?:al|ver).{1,30}" },
      { is: ".{0,40}(?:doğum gün|yıldönüm|yıl dönüm)[a-zçğıöşü]*(?: [^\\s]+){0,2}? ne al.{1,30}" },
    ],
  ],
  [
    "shopping.product",
    [
      {
        is: `(?:.{0,40} )?${best}(?: ${word}){0,3}? ${product}(?:[^a-zçğıöşü]|${letter}{1,5}${end}).{0,50}`,
      },
      { is: `(?:.{0,40} )?${best}(?: ${word}){0,3}? ${product}` },
      {
        is: `(?:.{0,40} )?${product}(?:${letter}{1,4})?(?: ${word}){0,3}? (?:öner|tavsiye|almak istiyorum|alacağım|alsam|alayım)${rest}(?: .{0,30})?`,
      },
    ],
  ],
  [
    "shopping.phone",
    [
      { is: `(?:.{0,40} )?${best}(?: ${word}){0,3}? ${phone}(?:${letter}{1,5})?(?: .{0,50})?` },
      {
        is: `(?:.{0,40} )?${phone}(?:${letter}{1,4})?(?: ${word}){0,3}? (?:öner|tavsiye|almak istiyorum|alacağım|alsam|alayım)${rest}(?: .{0,30})?`,
      },
    ],
  ],
  [
    "learning.quiz-me",
    [
      { is: `beni (?:${word} ){0,5}?(?:sına|test et|sınav yap|quiz)${rest}(?: .{0,30})?` },
      {
        is: `(?:bana )?(?:${word} ){1,5}?(?:soru(?:lar)? sor(?!arak|mak|duğ|an)|quiz yap|test yap)${rest}(?: .{0,30})?`,
      },
    ],
  ],
  [
    "learning.study-plan",
    [
      {
        thing: `(?:ders|ders çalışma|çalışma|${exam})${rest}(?: ${word}){0,3}? (?:program|plan|takvim|çizelge)`,
      },
      {
        is: `.{0,30}${exam}${rest}(?: ${word}){0,2}? (?:nasıl (?:çalış|hazırlan|geç)|hazırlan|var${end})${rest}(?: .{0,40})?`,
      },
    ],
  ],
  [
    "learning.instrument",
    [
      {
        is: `.{0,20}(?:gitar|piyano|bağlama|saz|keman|ukulele|davul|bateri|flüt|klavye|org|ney|ud|şan|şarkı söylemey?i?)(?: çalmay?ı?| çalma)? (?:${word} ){0,2}?öğren${rest}(?: .{0,40})?`,
      },
    ],
  ],
  [
    "learning.language",
    [
      {
        is: `.{0,20}${tongue}${rest}(?: ${word}){0,3}? (?:öğren|geliştir|ilerlet|çalış)${rest}(?: .{0,40})?`,
      },
      { is: `.{0,20}${tongue}(?:mi|m) nasıl (?:geliştir|ilerlet)${rest}(?: .{0,30})?` },
    ],
  ],
  [
    "learning.programming",
    [
      {
        is: `.{0,20}(?:python|javascript|java|c\\+\\+|c#|html|css|react|sql|yazılım|kodlama|programlama|web geliştirme|kod yazmay)${rest}(?: ${word}){0,3}? (?:öğren|başla)${rest}(?: .{0,40})?`,
      },
    ],
  ],
  [
    "learning.skill",
    [
      {
        is: `.{2,40} (?:nasıl öğren|öğrenmek ist|öğrenmeye başla|öğret|öğrenme plan|öğrenmek için)${rest}(?: .{0,30})?`,
      },
    ],
  ],
  [
    "explaining.difference",
    [
      { is: ".{2,80} (?:arasındaki|arasında|arasındakı) (?:ne )?(?:[^\\s]+ ){0,2}?fark.{0,30}" },
      { is: ".{2,60}(?:'?den|'?dan|'?ten|'?tan) farkı(?: .{0,20})?" },
    ],
  ],
  [
    "explaining.topic",
    [
      {
        is: ".{2,60} (?:hakkında|ile ilgili|hakkinda) (?:[^\\s]+ ){0,2}?(?:bilgi|bahset|anlat|bilgiler|bilmek).{0,30}",
      },
    ],
  ],
  [
    "explaining.concept",
    [
      {
        is: ".{2,70} (?:açıkla|anlat)(?:r mısın|ır mısın|sana|yın|ınız|rmısın|ırmısın|yabilir misin|abilir misin)?(?: (?:bana|lütfen|basitçe))?",
      },
      { is: ".{2,60} nasıl (?:çalışır|çalışıyor|işler|oluşur|oluşuyor)" },
    ],
  ],
  [
    "explaining.to-someone",
    [
      {
        is: `.{0,60}(?:çocuğa|çocuğuma|çocuklara|çocuklarıma|oğluma|kızıma|anneme|babama|dedeme|nineme|babaanneme|anneanneme|öğrencilere|öğrencilerime|müdürüme|müşteriye|yaşındaki birine)(?: ${word}){0,6}? nasıl (?:anlat|açıkla)${rest}(?: .{0,30})?`,
      },
    ],
  ],
  [
    "deciding.a-or-b",
    [
      { is: ".{2,70} m[ıiuü],? (?:yoksa )?.{2,60} m[ıiuü](?:yım|yim|yız|yiz)?(?: .{0,40})?" },
      { is: ".{2,70} (?:arasında kaldım|arasında kararsız|arasında seçim).{0,40}" },
    ],
  ],
  [
    "deciding.should",
    [
      { is: ".{3,70}(?:meli|malı) m[ıi]y[ıi][mz](?: .{0,30})?" },
      { is: ".{3,70}(?:sem|sam|sek|sak) m[ıi](?: .{0,20})?" },
    ],
  ],
  [
    "ideas.business-names",
    [
      {
        thing: `${shop}${rest}(?: ${word}){0,5}? (?:isim|ism|adı|ad|isimler|marka adı)(?: (?:öneri|fikir|bul))?`,
      },
    ],
  ],
  [
    "ideas.group-names",
    [
      {
        thing: `(?:grup|grub|whatsapp|takım|ekip|ekib|klan|topluluk)${rest}(?: ${word}){0,5}? (?:isim|ism|adı|ad|isimler)(?: (?:öneri|fikir))?`,
      },
    ],
  ],
  [
    "ideas.pet-names",
    [
      {
        thing: `(?:kedi|köpek|köpeğ|muhabbet kuşu|kuş|kuşum|tavşan|hamster|balığ|kaplumbağa|papağan|evcil hayvan|yavru kedi)${rest}(?: ${word}){0,5}? (?:isim|ism|adı|ad|isimler)(?: (?:öneri|fikir))?`,
      },
    ],
  ],
  [
    "ideas.party-plan",
    [
      {
        thing: `(?:parti|doğum günü|doğum günü parti|kutlama|baby shower|mezuniyet|sürpriz|kına gecesi)${rest}(?: ${word}){0,2}? (?:plan|organizasyon|fikir|program)|(?:doğum günü |sürpriz )?parti(?:si)?(?= (?:planla|organize|düzenle))`,
      },
    ],
  ],
  [
    "ideas.kids",
    [
      {
        thing: `(?:çocuklar|çocuk|çocuğum|okul öncesi|anaokulu)${rest}(?: ${word}){0,5}? (?:etkinli[kğ]|aktivite|oyun|fikir|oyunlar|etkinlikler)`,
      },
      { is: ".{0,30}çocuklarla (?:[^\\s]+ ){0,4}?(?:ne yap|neler yap).{1,30}" },
    ],
  ],
  [
    "ideas.date",
    [
      {
        thing: `(?:romantik|buluşma|date|randevu|sevgilimle|eşimle)(?: ${word}){0,3}? (?:fikir|plan|öneri|aktivite)|romantik akşam`,
      },
    ],
  ],
  ["design.logo", [{ thing: "logo(?: tasarım)?" }]],
  [
    "design.image-prompt",
    [
      {
        thing: `(?:görsel|resim|midjourney|fotoğraf|dall-?e|yapay zeka)${rest}(?: ${word}){0,3}? (?:prompt|komut|istem)`,
      },
      {
        is: `(?:${word} ){1,9}?(?:resm|resim|görsel|çizim)(?:i|ini|ı)? (?:çiz|oluştur|yap|üret|hazırla)${rest}`,
      },
    ],
  ],
  ["design.invitation", [{ thing: "(?:davetiye (?:tasarım|kart|görsel)|davetiye)" }]],
  [
    "by-form.fixing",
    [
      { is: ".{3,70} (?:nasıl (?:düzel|çözül|çözebilir|çözer|tamir|onar)|nasıl düzelir).{1,30}" },
      {
        is: ".{3,60} (?:çalışmıyor|açılmıyor|bozuldu|takılıyor|donuyor|şarj olmuyor|kapanıyor)(?: .{0,40})?",
      },
    ],
  ],
  [
    "by-form.choosing",
    [
      { is: "(?:.{0,40} )?hangi.{1,40} (?:seç|al|tercih|öner|daha iyi|yap).{1,40}" },
      { opens: "en iyi [a-zçğıöşü]+" },
      {
        is: ".{3,60} (?:öner|önerir misin|önerisi|önerileri|tavsiye et|tavsiye eder misin|tavsiyesi|öneriniz)(?: .{0,20})?",
      },
    ],
  ],
  [
    "by-form.planning",
    [
      {
        thing:
          "(?:plan|program|takvim|çizelge|yol haritası|rutin|kontrol listesi|yapılacaklar listesi)",
      },
    ],
  ],
  [
    "by-form.doing",
    [
      {
        is: ".{3,80} nasıl (?:yapabilirim|yaparım|yapmalıyım|yapılır|olurum|olunur|başlarım|başlanır|başlamalıyım|kazanırım|kazanılır|kazanabilirim|artırabilirim|artırırım|bulabilirim|bulurum|kurarım|kurulur|açarım|kurtulurum|bırakırım|bırakabilirim|alınır|alırım|geliştirebilirim|geliştiririm|davranmalıyım)(?: .{0,30})?",
      },
      { is: ".{3,70} (?:için )?(?:ipuçları|tavsiyeler|tüyolar|yolları|yöntemleri)(?: .{0,20})?" },
      {
        is: "(?:.{3,70} )?(?:ne|napmalı|ne yapmalı) ?(?:yapmalıyım|yapayım|yapabilirim|yapsam|yapacağım)",
      },
    ],
  ],
  [
    "by-form.making",
    [
      {
        is: `.{3,100} (?:yaz|yazın|yazar mısın|yazabilir misin|hazırla|hazırlar mısın|oluştur|oluşturur musun|tasarla|çiz|yap)`,
      },
    ],
  ],
];

const not: readonly (readonly [string, string])[] = [
  ["correspondence.out-of-office", "gmail|outlook|nasıl ayarla|açma|kod"],
  ["correspondence.resignation", `${handled}|bakan|cumhurbaşkan|kabul|cevap`],
  ["correspondence.apology", notMail],
  ["correspondence.refund", `${notMail}|politika|cevap ver|vergi|depozito`],
  ["correspondence.cancel", `${notMail}|çalışan|cevap ver`],
  ["correspondence.landlord", notMail],
  ["correspondence.complaint", `${notMail}|cevap ver|yanıtla|savcılı|taciz|mahkeme`],
  ["correspondence.absence", `${notMail}|sahte|kargo|sipariş|cevap ver|${occasions}`],
  ["correspondence.delay", `${notMail}|şikayet|şikâyet|cevap ver|izin|hasta`],
  ["correspondence.invitation", `${handled}|${grief}|tasarım|görsel|kart|cevap ver|vize|discord`],
  ["correspondence.thanks", `${handled}|${grief}|tasarım|şablon`],
  [
    "correspondence.request",
    `${notMail}|${occasions}|cevap ver|istifa|şikayet|şikâyet|izin|mazeret|fesih|iptal`,
  ],
  ["correspondence.work", `${notMail}|${occasions}|cevap ver|yanıtla`],
  [
    "correspondence.message",
    `${notMail}|${occasions}|cevap ver|yanıtla|ayet|intihar|hacker|gizli mesaj|uygulama|web site|ana fikir|mesaj(?:ı)? nedir|silinen|hesab|^e-?posta:`,
  ],
  ["occasions.wedding-toast", grief],
  ["occasions.birthday", `${grief}|davet|parti|hediye|pasta|şiir|tasarım`],
  ["occasions.talk", "slayt|powerpoint|sunum yap"],
  [
    "occasions.speech",
    `${grief}|düğün|(?<![0-9] )nişan|nikah|kına|${own} konuşma|doğum gün|teşekkür konuşma|ingilizce konuşma|konuşma (?:pratiğ|balonu|bozukluğ|terapi)|text to speech|atatürk'ün|ünlü|sınav|nasıl konuş`,
  ],
  ["career.gap", "cinsiyet|ücret fark|css|bütçe"],
  ["career.cover-letter", `${handled}|izin|istifa|maaş`],
  ["career.motivation-letter", `${own} (?:motivasyon|mektu)|konuşma`],
  ["career.resume", `${own} (?:cv|özgeçmiş)|python|html|opencv|şablon|örneğ|format`],
  ["career.interview", "aday|müşteri|gazete|ünlü|röportaj|dedem"],
  ["career.salary", "kira|sql|excel|hesapla|asgari|ne kadar|emekli"],
  ["people.tell-no", `${medical}|${writing}`],
  ["people.tell", `${medical}|${writing}|maaş|zam ${end}|zam iste`],
  ["people.child", `${medical}|isim|otizm|dehb|yemek yemiyor|mama`],
  ["people.couple", `dövü|vuruyor|vurdu|şiddet|tehdit|${medical}|hediye|mesaj|şiir|doğum gün`],
  ["fiction.joke", `${own} (?:fıkra|şaka)|web site|kod|anlamı|uygulama`],
  ["fiction.poem-for-someone", grief],
  [
    "fiction.poem",
    `${grief}|${own} şiir|anlamı|açıkla|incele|tahlil|nazım hikmet|orhan veli|kimin|ünlü|istiklal`,
  ],
  [
    "fiction.lyrics",
    `${own} şarkı|anlamı|çevir|tarkan|sezen|akor|istiklal|milli marş|listesi|playlist`,
  ],
  ["fiction.bedtime-story", `${own} (?:masal|hikaye)|gerçek|özet`],
  [
    "fiction.story",
    `${own} (?:hikaye|hik[aâ]ye|öykü)|gerçek|instagram|özet|hayat hikayesi|user story|kullanıcı hikaye|başarı hikaye|kimin`,
  ],
  ["nonfiction.essay", `${own} kompozisyon|konu(?:ları)? öner|deneme sınav|deneme çöz|deneme süre`],
  [
    "nonfiction.article",
    `${own} (?:makale|blog|yazı)|özet|nasıl (?:açılır|kurulur|para)|blog (?:ismi|adı|isim)|kanun|anayasa|web site`,
  ],
  [
    "nonfiction.report",
    `${own} rapor|hata rapor|hava|kredi|excel|sql|power ?bi|python|sağlık|doktor|kan tahlil`,
  ],
  [
    "editing.translate",
    "video|pdf|formata|harf|dizge|string|dolar|tl'ye|euro|birim|google çeviri|uygulama|kod(?:a|u)|fonksiyon|python|javascript|ekran|(?:word|excel|mp3|jpg|png)",
  ],
  ["editing.summarise", "kitab|roman|film|cv|özgeçmiş|sohbet|konuşmamız"],
  ["editing.fix-grammar", "kod|python|sql|konu anlat"],
  ["editing.proofread", "kod|cv|özgeçmiş|python"],
  ["editing.shorten", "link|url|kod|cv|video"],
  ["editing.improve", "kod|cv|özgeçmiş|fotoğraf|resim|gramer|imla|yazım|çevir|özet|kısalt|seo"],
  ["marketing.bio", "biyoloji|atatürk|hayatı|html|tinder|bumble|cv"],
  ["marketing.slogan", "ünlü|anlamı|siyasi|seçim"],
  ["marketing.product-description", `${own} (?:ürün|açıklama)|html|kod`],
  ["marketing.page-text", `html|css|kod|${coded}`],
  [
    "marketing.social-post",
    `${own} gönderi|sil(?:me)?${end}|nasıl|bio|analiz|fikir|saat|blog yazı|e-?posta|mail|site`,
  ],
  ["code.login", "facebook|gmail|instagram|şifremi|giremiyorum|unut"],
  ["code.website", "metn|içerik|logo|isim|ismi|seo|para kazan|yazısı|nasıl|en iyi|öner|reklam"],
  ["code.app", "isim|ismi|logo|ikon|açıklama|reklam|para kazan|nasıl|en iyi|öner|indir"],
  [
    "code.function",
    `türev|integral|grafiğ|matematik|organ|excel|${own} (?:kod|fonksiyon|program)|açıkla|düzelt|hata|öğren|ders program`,
  ],
  ["code.script", "video|youtube|tiyatro|reels|reklam"],
  ["debug.cors", "nedir|ne demek|açıkla"],
  ["debug.error", `${devices}|excel|yazım hata|imla`],
  ["debug.fix-code", "barkod|qr|indirim|pin|imla|posta kod"],
  ["debug.not-working", `${devices}|barkod|qr|indirim|promosyon`],
  [
    "data.sql",
    "öğren|nedir|fark|injection|mülakat|hata|açıkla|yavaş|sorgulama|tc kimlik|gbt|borç sorgu|plaka|e-?devlet|hak sorgu",
  ],
  ["data.formula", "nedir|açıkla|hata|vba|makro|grafik|python|kimya|fizik"],
  ["data.tracker", "formül|python|vba|grafik|öğren|periyodik|çarpım|kargo"],
  ["travel.packing", "doğum|hastane|okul"],
  ["travel.road-trip", writing],
  ["travel.things-to-do", `${writing}|evde|okulda|excel|sınıfta|işyerinde|derste|hayatta|teknede`],
  ["travel.where-to-go", `${writing}|üniversite|doktor|okumak|çalışmak`],
  ["travel.trip-to", `${writing}|bavul|vize|iş gezisi|arabayla|karavan|ders|okul gezisi`],
  ["travel.trip", `${writing}|bavul|vize|izin|arabayla|karavan|ders`],
  ["food.guests", `${writing}|restoran|kafe|pazarlama|davetiye`],
  ["food.meal-plan", `${writing}|köpek|kedi|restoran|kafe|alışveriş listesi değil`],
  ["food.lunchbox", writing],
  ["food.ideas", `${writing}|iş fikri|köpek|kedi|ishal|misafir`],
  [
    "food.recipe",
    `${writing}|sabun|mum|slime|bomba|krem|şampuan|adres|yol tarifi|${own} tarif|ilaç|rakı`,
  ],
  ["health.race", writing],
  ["health.workout", `${writing}|köpek|paragraf|dil|matematik|yazma`],
  [
    "health.weight",
    `${writing}|bavul|valiz|diyet (?:liste|program|plan)|egzersiz|antrenman|hamile|emzir|köpek|kedi`,
  ],
  ["health.sleep", `${writing}|bebe|çocu|oğlum|kızım|hapı|ilaç|bilgisayar|mod`],
  ["health.routine", `${writing}|cilt|saç|bebe|python|bakım rutini`],
  [
    "home.clean",
    `${writing}|cilt|yüz|diş|sivilce|akciğer|geçmiş|önbellek|telefon|laptop|bilgisayar|virüs|fotoğraf|göz|ağız|vücut`,
  ],
  ["home.repair", `${writing}|windows|kalp|ekran|telefon|araba`],
  ["home.plant-problem", `${writing}|soy ağac|ikili ağac|saç`],
  ["home.grow", `${writing}|saç|soy ağac|faydaları|sakal`],
  ["shopping.gift", `${writing}|hediye kart|kod`],
  [
    "shopping.product",
    `${writing}|tamir|onar|temizle|bozul|satmak|sigorta|oyunu|yatırım|kirala|öğrenm|tarif|nasıl|hediye|çalışmıyor|film|dizi|ekran görüntü`,
  ],
  [
    "shopping.phone",
    `${writing}|tamir|temizle|bozul|satmak|kılıf|tarife|numara|oyunu|hack|duvar kağıdı|konuşma|hediye|çalışmıyor|nasıl|rehber`,
  ],
  [
    "learning.quiz-me",
    "mülakat|kişilik|yazmadan önce|başlamadan önce|web site|uygulama|emin değilsen|gerekirse|netleştir",
  ],
  [
    "learning.study-plan",
    `${writing}|korku|kaygı|stres|mülakat|fizibilite|kan testi|gebelik|heyecan`,
  ],
  ["learning.language", "programlama dili|kompozisyon|çevir|makine"],
  ["learning.programming", "model|hata|fonksiyon|mülakat|oyun yapma"],
  ["learning.skill", `ders verm|${tongue}|makine öğren|sevmeyi|hack|ne zaman|öğretmen|öğrenci`],
  [
    "explaining.difference",
    `${explained}|laptop|telefon|iphone|saat farkı|yaş farkı|covid|fiyat fark|kur farkı`,
  ],
  ["explaining.topic", explained],
  [
    "explaining.concept",
    `${explained}|fark|çocuğa|çocuğuma|oğluma|kızıma|anneme|babama|öğrencilere|cümlede|kelimeyle|fıkra|masal|hikaye|hikâye|gibi davran|hakkında|ile ilgili|kendini|rüya|nasıl yap|bu yanıt|bu cevab|yapay zeka olarak|${own} (?:konu|resim|soru)`,
  ],
  ["explaining.to-someone", `${medical}|ölüm|boşan|mektup|cinsel`],
  [
    "deciding.a-or-b",
    `${writing}|iphone|samsung|telefon|laptop|araba|doğru mu yanlış mı|${medical}|python|java|köpek mi|${product}|de mi |da mı `,
  ],
  [
    "deciding.should",
    `${medical}|${writing}|içmeli|yemeli|doktor|polis|söylemeli|affetmeli|telefon|laptop|yatırım|kullanmalı|giymeli`,
  ],
  [
    "ideas.business-names",
    "alan adı al|dosya|ne adı|adı ne(?:dir)?|kimin|kurucu|soyad|whatsapp grub|takım",
  ],
  ["ideas.group-names", "adı ne(?:dir)?|futbolcu|müzik grub|kan grub|hangi"],
  ["ideas.pet-names", "adı ne(?:dir)?|cins|ırk|tür"],
  [
    "ideas.party-plan",
    `${writing}|siyasi|menü|yemek|hediye|pasta|davetiye|davet|chp|akp|ak parti|mhp|hdp|dem parti|iyi parti|mesaj|seçim`,
  ],
  ["ideas.kids", `${writing}|isim|işçi|kıyafet|gelin`],
  ["ideas.date", "son tarih|veritabanı|doktor|hastane|mhrs"],
  ["design.logo", `${own} logo|anlamı|html|svg|kimin|markası`],
  ["design.image-prompt", `html|python|kod|grafik|diyagram|resim yapmay|indir`],
  ["design.invitation", `${grief}|metn|mesaj|yazısı|sözler|mail|e-?posta`],
  ["by-form.fixing", medical],
  ["by-form.choosing", `${medical}|film|dizi|şarkı|aşağıdakilerden|hangisi(?:dir)?|şıkk`],
  [
    "by-form.planning",
    `${own} plan|yazılım program|tv program|bilgisayar program|programlama|diyet|hangi program`,
  ],
  ["by-form.doing", medical],
  ["by-form.making", `${own} |denklem|formül|bomba|\\?$|nasıl|neden`],
];

const number = "(?:[0-9]+|bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yirmi|otuz|yarım)";
const money =
  "(?:[0-9.]+ ?(?:bin )?(?:tl|lira|₺|dolar|euro)|₺|bütçe|ucuz|uygun fiyat|ekonomik|[0-9]+ ?k(?![a-z]))";
const days = `${number} ?(?:gün|gece|hafta|ay${end}|aylık|yıl)|hafta sonu`;
const months =
  "ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık|pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar|yarın|bugün|haftaya|gelecek hafta|yazın|kışın|bayram|bu akşam|önümüzdeki";
const people = `${number} kişi|(?:eşim|ailem|arkadaşlarım|çocuklar|çocuğum|sevgilim|ailece|tek başıma|yalnız)`;
const words = `${number} ?(?:kelime|sayfa|satır|paragraf|cümle)`;
const age = `${number} (?:yaş|aylık)`;
const because = "çünkü|nedeniyle|sebebiyle|yüzünden|dolayı|için gel|olduğu için|hastay|hastalık";
const whom = `(?:${family}|${friends}|${office})${rest}`;
const jobs =
  "mühendis|öğretmen|hemşire|muhasebe|yazılımcı|geliştirici|garson|satış|pazarlama|müdür|şoför|tasarımcı|kasiyer|stajyer|yeni mezun|sekreter|aşçı|bankacı|pozisyon|müşteri hizmet|operatör|avukat";

const said: readonly (readonly [string, string])[] = [
  ["away-dates", `${days}|${months}|[0-9]+[/.-][0-9]+|kadar`],
  ["resign-last-day", `son (?:iş )?gün|${days}|${months}`],
  ["resign-reason", `${because}|yeni iş|sağlık|aile|taşın`],
  ["apology-who", whom],
  ["apology-what", `${because}|geç kal|unut|kırdığ|yaptığım|gecik`],
  ["refund-why", `${because}|kırık|bozuk|gelmedi|hasarlı|yanlış ürün`],
  ["cancel-what", "(?:spor salonu|internet|abonelik|sigorta|gym|turkcell|vodafone|netflix)"],
  ["cancel-reason", `${because}|taşın`],
  ["complaint-what", `${because}|bozuk|kargo|gürültü|gecik|hakkında|konusunda`],
  [
    "landlord-what",
    "kombi|küf|depozito|kira art|zam|su kaçak|tamir|çıkacağım|çıkıyorum|tahliye|rutubet",
  ],
  ["absence-when", `${days}|${months}|[0-9]+[/.-][0-9]+`],
  ["absence-reason", `${because}|hasta|randevu|düğün|cenaze|aile|rapor|tatil`],
  ["delay-new-date", `${days}|${months}`],
  ["news-reason", because],
  ["invite-event", `(?:${months}).*(?:saat|'da|'de)`],
  ["invite-guests", whom],
  ["thanks-for", "için teşekkür|yardım|desteğ|görüşme|hediye|emeğ"],
  ["thanks-who", whom],
  ["message-recipient", whom],
  [
    "message-gist",
    `(?:diye|olduğunu|acağımı|eceğimi|ni sor|yı sor|hakkında|konusunda|ile ilgili|istediğimi|${because})`,
  ],
  ["request-what", "(?:için|talep|rica).{0,30}(?:dilekçe|mail|e-?posta)|\\S+ (?:talebi|isteği) "],
  ["toast-role", "kardeş|arkadaş|kızım|oğlum|abla|abi"],
  ["birthday-who", whom],
  ["speech-minutes", `${number} dakika|${words}`],
  ["toast-time", `${number} dakika`],
  [
    "speech-where",
    "okul|sınıf|mezuniyet|tören|iş yer|toplantı|29 ekim|23 nisan|19 mayıs|10 kasım|açılış|kongre",
  ],
  ["talk-listeners", "öğrencilere|yöneticilere|yatırımcılara|müşterilere|önünde"],
  ["cover-job", jobs],
  ["cover-proof", `${number} yıl|deneyim|tecrübe|mezun`],
  ["resume-job", jobs],
  ["interview-job", `${jobs}|banka|şirketinde|firmasında`],
  ["salary-figures", `${money}|%|yüzde`],
  ["salary-way", "mail|e-?posta|mesaj"],
  ["child-age", age],
  ["couple-since", `${number} (?:yıl|ay)`],
  ["poem-subject", "(?:hakkında|üzerine|konulu|temalı|ile ilgili|anlatan)|[a-zçğıöşü]+ şiiri"],
  ["poem-occasion", occasions],
  ["poem-manner", "komik|hüzünlü|uyaklı|kafiyeli|romantik|duygusal|serbest|neşeli"],
  ["song-about", "hakkında|konulu|üzerine|ile ilgili|anlatan"],
  ["song-sound", "rap|pop|arabesk|rock|türkü|halk|trap"],
  ["child-and-loves", age],
  ["story-happens", "hakkında|ile ilgili|anlatan|olan|konulu|geçen"],
  ["story-feel", "korku|komik|gerilim|aşk|romantik|dramatik|fantastik|polisiye|macera|hüzünlü"],
  ["story-reader", `${words}|çocuk|kısa`],
  ["essay-task", `${words}|sınıf|lise|üniversite`],
  ["article-length", words],
  ["article-readers", `blogum|sitemiz|okur|yeni başlayanlar|${network}`],
  ["report-task", words],
  ["translate-into", `${tongue}${rest} (?:çevir|tercüme)|${tongue}(?:ye|ya)`],
  ["translate-reader", "resmi|günlük dil|müşteri|arkadaş"],
  ["shorten-to", `${words}|yarı`],
  ["improve-aim", "profesyonel|resmi|akıcı|ikna|açık|samimi|sade"],
  ["bio-action", `${network}|site`],
  ["offer-what", `${shop}${rest} için`],
  ["product-where", "trendyol|hepsiburada|etsy|amazon|n11|sahibinden|letgo|dolap|shopify"],
  ["code-stack", "html|react|php|node|django|flutter|wordpress|css|python"],
  ["site-tech", "html|react|wordpress|tailwind|php|next"],
  ["site-for", `(?:${shop}|portfol|okul|düğün|dernek)${rest} (?:için|sitesi)`],
  ["app-does", "için (?:\\S+ ){0,2}uygulama|takip|yapan|sağlayan"],
  ["app-runs-on", "android|ios|iphone|web|mobil|windows|flutter"],
  ["code-language", coded],
  ["code-in-out", "alan|döndüren|hesaplayan|bulan|girilen|yazdıran|veren|sıralayan"],
  ["script-acts-on", "dosya|klasör|csv|pdf|resim"],
  ["script-runs", "windows|mac|linux|her gün|her gece"],
  ["debug-message", '[:"“].{6,}'],
  ["sql-database", "mysql|postgres|sqlite|oracle|mssql|sql server"],
  ["sheet-program", "excel|google|sheets"],
  ["trip-days", `${days}|${months}`],
  ["trip-with", people],
  ["visit-with", people],
  ["visit-town", `[a-zçğıöşü]{3,}'?(?:da|de|ta|te)${end}`],
  ["visit-time", `${days}|${months}`],
  ["trip-where", "deniz|kapadokya|antalya|bodrum|karadeniz|istanbul|avrupa|italya|yurt dışı"],
  [
    "go-far",
    "'?(?:dan|den|tan|ten) (?:yakın|uzak|çık)|yakınlarında|türkiye'de|yurt dışı|yurt içi|avrupa",
  ],
  ["pack-days", days],
  ["pack-where", "kamp|kış|yaz|kayak|deniz|'(?:ya|ye|a|e)(?![a-z])"],
  ["guests-many", `${number} kişi`],
  ["guests-eat", "vejetaryen|vegan|glutensiz"],
  ["mealplan-who", `${people}|kilo|kas|diyabet|bütçe`],
  ["food-limits", "vejetaryen|vegan|glutensiz|diyet|diyabet|şekersiz|keto|sağlıklı|alerji|etsiz"],
  ["ideas-time", `${number} dakika|pratik|hızlı|kolay|${people}`],
  ["ideas-have", `evde|elimde|dolapta|var${end}`],
  ["recipe-people", `${number} kişi`],
  ["recipe-without", "siz(?![a-z])|sız|suz|süz|vegan"],
  ["recipe-kind", "kolay|pratik|klasik|sağlıklı|usulü|ev yapımı|orijinal"],
  ["race-when", `${days}|${months}`],
  ["workout-goal", "kilo|kas|güçlen|başlangıç|yeni başlayan|yağ|form|sıkılaş"],
  ["workout-gear", "evde|ev için|spor salon|gym|dambıl|ekipmansız|aletsiz"],
  ["workout-time", `(?:haftada|günde) ${number}|${number} (?:gün|dakika)`],
  ["weight-figures", `${number} ?(?:kilo|kg)`],
  ["sleep-when", "saat [0-9]|gece [0-9]|[0-9]'(?:te|de|ta|da)"],
  [
    "clean-what",
    "(?:halı|koltuk|gömlek|kumaş|duvar|fayans|tencere|kıyafet|ayakkabı|yatak|parke)(?:dan|den|tan|ten|daki|deki|taki|teki|ndaki|ndeki|dek|dak)",
  ],
  ["repair-limits", `kira|${money}`],
  ["grow-bed", "saksı|balkon|bahçe|teras|evde"],
  ["gift-who", "seven|düşkün|meraklı|hoşlanan"],
  ["gift-money", money],
  ["shop-budget", `${money}|[0-9]{4,}`],
  ["phone-matters", "kamera|pil|batarya|şarj|oyun|küçük"],
  ["product-use", "için (?!hangi)|oyun|ofis|öğrenci|yazılım"],
  ["exam-when", `${days}|${months}`],
  ["learn-time", `${number} ?(?:saat|dakika)|${days}|günde`],
  ["language-level", "sıfırdan|başlangıç|orta|ileri|a1|a2|b1|b2"],
  ["coding-before", "sıfırdan|yeni başl|hiç bilm"],
  ["explain-known", "basitçe|basit|sıfırdan|yeni başl|5 yaş|çocuğa anlatır"],
  ["explain-listener", age],
  ["decide-use", "(?:^| )(?:ben|benim) |maaşım|yaşındayım|ailem"],
  ["name-feel", "komik|havalı|şık|modern|yaratıcı|kısa|eğlenceli|orijinal|ingilizce|türkçe"],
  ["party-guests", `${number} kişi|${age}`],
  ["party-where", `evde|bahçe|mekan|salon|${money}`],
  ["kids-age", age],
  ["games-setting", "evde|dışarı|bahçe|sınıf|okul|parkta"],
  ["date-stage", "ilk buluşma|ilk randevu|eşim|kocam|karım|yıldönüm"],
  ["logo-look", "renk|minimal|modern|sade|klasik|vintage"],
  [
    "image-style",
    "gerçekçi|çizgi|anime|yağlı boya|sulu boya|3d|piksel|sinematik|tarzında|fotoğraf gibi",
  ],
  ["image-seen", "(?:\\S+ ){2,}(?:resm|görsel|çizim)"],
  ["budget", money],
  ["deadline", `${days}|${months}`],
  ["audience", "(?:öğrenciler|müşteriler|çocuklar|yeni başlayanlar) için"],
  ["my-situation", "benim|yaşındayım|çalışıyorum|öğrenciyim|evliyim"],
  ["goal", `amacım|hedefim|istiyorum|için${end}`],
];

const loosely = (rows: readonly (readonly [string, string])[]) =>
  new Map(rows.map(([id, pattern]) => [id, loose(pattern)] as const));

/** How Turkish puts the asks of the catalogue. */
export const turkishReader: LanguageReader = {
  tag: "tr",
  lexicon: turkish,
  grammar: {
    tag: "tr",
    polite: loose(
      `(?:merhaba(?:lar)?|selam(?:lar)?|lütfen|rica etsem|rica ediyorum|iyi (?:günler|akşamlar)|günaydın|tamam|şimdi|peki|hey|hocam|kanka|acaba|chatgpt|hi|hello)[,.!]*\\s+|(?:bana|bize|benim için|bizim için|sen) (?:bir |bi )?(?=[^\\s])|(?:bir|bi)\\s+(?=[^\\s])|(?:bana )?yardım(?:cı)? (?:et|eder misin|olur musun|olabilir misin)[,:.]?\\s+|(?:senden|sizden) (?:isteğim|ricam)[,:]?\\s+`,
    ),
    thing: `${loose(before)}(?:{it})${ending}${end}${loose(behind)}`,
    made: `${loose(before)}(?:{it})${ending}${end}${loose(`(?=\\s+(?:bir )?(?:${making}|istiyor${rest}|lazım))`)}`,
    opens: `^(?:{it})${end}`,
    does: `^(?:{it})${end}(?:\\s+[^\\s]+){0,7}?\\s+(?:{to})${end}`,
    is: "^(?:{it})[.!?\\s]*$",
    second: loose(
      `^(?:ayrıca|bir de|sonra|ardından|daha sonra|bunun yanında|peki|ve|ne|nasıl|neden|niçin|hangi|kim|ne zaman|nerede)${end}|(?:açıkla|anlat|çevir|özetle|karşılaştır|listele|öner|söyle|tercüme et)(?:r mısın|ır mısın|r misin|yın|in)?[.!\\s]*$`,
    ),
    goesOn: loose(
      `(?:,|;| ve)? (?:sonra|ardından|daha sonra) (?:${word} ){0,3}?(?:çevir|özetle|açıkla|karşılaştır|listele|tercüme et)(?:r misin|r mısın)?${end}`,
    ),
    orders: loose(
      `^(?:[-*•] )?(?:lütfen|sadece|yalnızca|her biri|her|önce|sonunda|en fazla|en az|kısa|cevap|yanıt|dil|üslup|örnek|altına|birkaç|madde|tablo)${end}|(?:(?<![a-zçğıöşü])(?:yaz|ver|koy|söyle|ekle|kullan|başla|tut|göster|belirt|çıkar|koru|seç|yap|et|ol|kal|bırak|anlat|açıkla|listele|işaretle|kaçın|bitir|değiştir|destekle|iste|dile|dokunma|uydurma|ayır|tekrarla|yanıtla|hatırlat|bekle|çaldır|kur|topla|ayırma|dön|sun|düzenle|sırala|karşılaştır|vurgula|belirle|dikkat et|özen göster|yazma|verme|kullanma|ekleme|yapma|etme|anlatma|önerme|koyma|değinme|unutma|olmasın|olsun|olsunlar|kalsın|bulunsun|gelsin|taşısın|görülsün|söylenebilsin|çalışsın|görünsün|kullansın|içersin|geçsin|geçme|dayandır|dolaştırma|bulma|dile)(?:[ıiuü]n(?:[ıi]z)?)?)(?:[.!;,:\\s]|$)`,
    ),
  },
  forms: new Map(forms.map(([id, list]) => [id, list.map(looseForm)] as const)),
  not: loosely(not),
  said: loosely(said),
};
