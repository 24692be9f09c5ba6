/** Frequent words and telling letters of the languages in Latin script. */
export interface LatinProfile {
  readonly tag: string;
  readonly words: string;
  /** Letters that hardly any other language of the list uses. */
  readonly letters?: string;
  /** Letters shared by few languages. */
  readonly hints?: string;
  /** A bigger language so close that only its own words tell it apart. */
  readonly variantOf?: string;
}

/** What Indonesian and Malay share. */
const malayWords =
  "dan yang di ke dari untuk dengan ini itu adalah tidak saya anda apa bagaimana mengapa kenapa siapa mana tolong tulis buat berikan tentang pada atau juga akan telah sudah seperti oleh sebuah seorang terima kasih lampu matikan berapa tanpa setiap lain dua tiga sini sekarang cerita dapur ruang tamu tidur suhu pintu buka tutup semua bagi dalam hidupkan membuat menulis susun jika kalau supaya agar lebih baik paling namun tetapi tapi hanya jangan anak ibu ayah keluarga kawan kerja rumah sekolah hari minggu bulan tahun kata ayat manfaat kesan sebagai bukan belum sedang masih sangat sekali secara kepada mereka menjadi tersebut beberapa banyak harga cara hujan makan minum orang guru pelajar surat cinta masa baru besar kecil mahu antara ada kita kami dia ia lagi sahaja pula perlu mesti bandingkan terjemahkan buatkan apakah siapakah adakah berapakah panjang pendek makanan ringkasan selalu";

export const latinProfiles: readonly LatinProfile[] = [
  {
    tag: "en",
    words:
      "inside outside around near toward against within without among across behind beyond upon instead rather always never often really still even every each both either while since until because though although however then now here again once just quite such same own few less least much many also too very back down up out away together the of and to in is are was a an for with that this it on by what how why when where who which can could would should do does did you your i me my we from or be have has not write explain create make give tell about find help please generate list describe translate summarize fix code function if there their into some any more between using use need want best most all each hello hi thanks story poem email plan show design build compare good new get i'm i've don't what's it's turn lights open close set play off draft improve debug review analyze analyse calculate solve convert classify rewrite edit suggest recommend brainstorm act pretend teach provide identify discuss define name outline implement develop prepare propose evaluate extract count shopping lamp kitchen living room bedroom temperature timer minutes volume door window weather are's i'd let's we're you're doesn't isn't can't after before over under through during only other than them they he she his her him us our been being had were will may might must",
  },
  {
    tag: "de",
    words:
      "der die das den dem des ein eine einen einem einer und oder ist sind war mit für von zu im in auf nicht ich du wir sie es mir mein meine was wie warum wann wo wer welche welcher welches kann können könnte soll sollte bitte schreibe schreib erkläre erstelle mache gib über aus bei nach wenn dass auch als an um zum zur hilf übersetze fasse zusammen liste hallo danke guten tag gedicht brief text schreiben machen sich werden wird haben hat ihre ihr einfach kurz mal doch noch alle licht schalte kannst könntest würdest ich's beim vom ans ins seit unter vor während ohne gegen nur sehr schon dann hier dieser diese dieses jetzt immer wieder zwei drei schreibt welchem deine deinen unser unsere beschreibe nenne geschichte rezept lampe küche wohnzimmer schlafzimmer temperatur minuten tür fenster musik grad leuchten rollladen stell öffne schließe",
    letters: "ß",
    hints: "äöü",
  },
  {
    tag: "es",
    words:
      "el la los las un una unos y o de del que en es son era con para por no yo tú me mi mis qué cómo cuándo dónde quién cuál cuáles puedes podrías escribe escríbeme explica explícame crea haz dame dime sobre a al se su sus lo como más pero si este esta hay ser tiene hola gracias favor poema cuento carta correo resumen traduce resume ayúdame quiero necesito genera lista entre muy también luces enciende apaga abre le les nos te ti tus desde hasta durante sin todo todos toda esa ese eso aquí ahora dos tres cada otro otra fue está están hacer puede poner describe enumera luz lámpara cocina salón dormitorio temperatura puerta ventana música minutos pon ajusta sube baja cierra",
    letters: "ñ¿¡",
    hints: "áéíóú",
  },
  {
    tag: "fr",
    words:
      "le la les un une des du de et ou est sont était avec pour par ne pas je tu nous vous il elle on me mon ma mes que quoi comment pourquoi quand où qui quel quelle quels quelles peux pouvez pourrais écris écrire explique expliquer crée fais donne dis sur dans en au aux se son sa ses ce cette ces plus mais si très aussi bonjour merci salut s'il plaît poème lettre résumé traduis résume aide j'ai c'est qu'est-ce l'histoire d'un d'une moi rédige liste entre lumière allume éteins ouvre l' d' j' c' n' s' qu' m' t' nos vos leur leurs tout tous toute toutes sans sous depuis pendant fait faire peut dois doit être avoir chaque autre deux trois ici maintenant donne-moi décris lumières lampe cuisine salon chambre température porte fenêtre musique minutes mets règle ferme baisse monte",
    letters: "œ",
    hints: "éèêçàùâîô",
  },
  {
    tag: "pt",
    words:
      "o a os as um uma uns e ou de do da dos das que em no na nos nas é são era com para por não eu você me meu minha como porque quando onde quem qual quais pode poderia escreva escreve explique crie faça dê diga sobre ao à se seu sua mais mas isso este esta há ser tem olá obrigado poema carta resumo traduza ajude quero preciso gere lista entre muito também luz acende desliga abrir às aos pelo pela pelos pelas até sem todo todos toda essa esse aqui agora dois duas três cada outro outra foi está estão fazer vou descreva liste luzes lâmpada cozinha quarto temperatura porta janela música minutos coloque defina feche abra ligue desligue acenda apague seus suas num numa meus minhas deve",
    letters: "ãõ",
    hints: "çáéíóúâê",
  },
  {
    tag: "it",
    words:
      "il lo la i gli le un uno una e o di del spiegami spieghi della dei delle che in è sono era con per da non io tu mi mio mia come perché quando dove chi quale quali puoi potresti scrivi scrivere spiega crea fai dammi dimmi su nel nella al alla si suo sua più ma se questo questa c'è essere ha ciao grazie favore poesia lettera riassunto traduci riassumi aiutami voglio genera elenco tra molto anche cosa cos'è luci accendi spegni apri l' dell' nell' all' un' sull' dall' d' c' cos' quell' questi queste quella quello dal dai dalle agli alle nei nelle sulla sul sui ed senza fino ogni altro altra due tre qui ora fare stato descrivi elenca luce lampada cucina salotto camera temperatura porta finestra musica minuti imposta chiudi alza abbassa suoi miei degli",
    hints: "àèéìòù",
  },
  {
    tag: "nl",
    words:
      "de het een en of van in is zijn was met voor op te niet ik je jij wij we mij mijn wat hoe waarom wanneer waar wie welke kan kun kunt zou moet schrijf leg uit maak geef over aan bij naar als dat dit die er ook maar om tot door hallo dank alstublieft gedicht brief samenvatting vertaal vat samen help wil lijst alle tussen zeer uitleg deze heeft hebben worden licht zet doe zo dan nog wel geen hun haar uw jouw onze ons hem zij hij u kunnen wordt zonder onder tegen elke andere twee drie hier nu altijd beschrijf noem lamp keuken woonkamer slaapkamer temperatuur deur raam muziek minuten sluit open dim lampen staan staat verhaal",
    hints: "ĳëï",
  },
  {
    tag: "pl",
    words:
      "i w z na do nie się to jest są był co jak dlaczego kiedy gdzie kto który która jaki jakie czy możesz napisz wyjaśnij stwórz zrób daj o od dla po przez że a ale lub oraz mnie mi mój moja ten ta tym cześć dziękuję proszę wiersz list streszczenie przetłumacz pomóż chcę między bardzo także za jego jej tak już tylko bez pod nad przed przy każdy inny dwa trzy tutaj teraz zawsze opisz wymień jaka ile światło światła włącz wyłącz lampa lampę kuchni kuchnia salon salonie sypialni temperatura drzwi okno muzyka minut ustaw zamknij otwórz jaką opowiadanie historię moje moją twoje będzie być mam masz można jeśli żeby pomiędzy więcej",
    letters: "łąęśźżćń",
    hints: "ó",
  },
  {
    tag: "tr",
    words:
      "ve bir bu için ile de da ne nasıl neden niçin zaman nerede kim hangi mi mı mu mü yaz yazar mısın açıkla oluştur yap ver hakkında olarak olan var yok değil ben bana benim sen çok daha ama veya gibi kadar merhaba teşekkürler lütfen şiir mektup özet çevir yardım et istiyorum arasında en her ışıkları aç kapat şu o şey hiç iki üç burada şimdi sonra önce biz siz onlar bunu şunu nedir midir mıdır ışık ışığı ışıklarını lamba mutfak salon yatak odası sıcaklık kapı kapıyı pencere müzik dakika ayarla açık kapalı kaç yazın açıklayın anlat anlatın hikaye hikâye önce göre olur olsun olmalı nelerdir nedeni öner önerin önerir hazırla hazırlayın planla özetle düzelt karşılaştır hesapla listele üzerine konusunda arasındaki farkı bana benim bizim yeni iyi kötü büyük küçük günlük haftalık kısa uzun ingilizce türkçe makale cümle kelime metni aşağıdaki nasılsın istiyorum lazım gerekiyor yapmak yazmak almak etmek yapmalıyım olmak öğrenmek biri birkaç hem ya yoksa ise diye fakat çünkü kodu fonksiyonu öğrenciler çocuklar arkadaşım annem babam patronuma şirket iş ev gün yıl sabah akşam fikirleri",
    letters: "ğı",
    hints: "çöüş",
  },
  {
    tag: "vi",
    words:
      "và của là có cho với một các những không tôi bạn mình được trong này đó như thế nào gì tại sao khi nào ở đâu ai hãy viết giải thích tạo làm về để từ theo đến nhưng hoặc xin chào cảm ơn vui lòng bài thơ thư tóm tắt dịch giúp muốn danh sách giữa rất cũng người",
    letters: "đơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ",
  },
  {
    tag: "id",
    words: `${malayWords} kamu aku kapan dimana bisa dapat tuliskan jelaskan karena halo puisi bantu ingin daftar nyalakan sebutkan kamar jendela musik menit atur harus bahwa beri rencanakan rangkum rangkuman ringkas perbaiki ajari ajarkan carikan ide gagasan artikel makalah liburan gimana perusahaan toko teman mobil motor uang kantor bahasa contoh kalimat dampak pengaruh perbedaan bedanya merupakan serta hingga sampai nggak gak enggak dong sih yg dgn utk aja banget gue lu bikin bikinkan buatlah skripsi atasan karyawan pelanggan mahasiswa siswa saran sarankan rekomendasi rekomendasikan cuti tentukan analisis mengenai pemula sedangkan ketika saat lewat ulang berikut kota negara pemerintah kode`,
  },
  {
    tag: "sv",
    words:
      "och att det som en ett är av på för med den i till inte jag du vi mig min vad hur varför när var vem vilken vilka kan skulle skriv förklara skapa gör ge om från eller men så har hej tack snälla dikt brev sammanfattning översätt hjälp vill lista mellan mycket också ska detta denna de lampan tänd släck finns alla allt andra två tre här nu alltid utan under vid efter före inom ingen inget beskriv berätta lampor lamporna kök köket vardagsrummet sovrummet temperatur temperaturen dörren fönstret musik minuter sätt stäng öppna ställ dig din mitt oss ni hon han dem historia varje många några det's novell saga uppsats sammanfatta texten nedan nedanstående följande blir får bort ur borde bör behöver planera jämför rätta föreslå rekommendera bästa bättre än åt åka gå göra någon något eftersom därför samt även redan ofta ibland vår vårt våra deras sitt sina jobb chef mamma pappa familjen resa mejl elever idéer förslag kort artikel artikeln funktion funktionen bild rita lär lära säg ännu dess dessa utifrån",
    letters: "",
    hints: "åäö",
  },
  {
    tag: "da",
    words:
      "og at alle det som en et er af på for med den i til ikke jeg du vi mig min hvad hvordan hvorfor hvornår hvor hvem hvilken kan skriv forklar lav giv om fra eller men så har hej tak digt brev resumé oversæt hjælp vil mellem meget også skal dette denne de tænd sluk lyset findes alt andre to tre her nu altid uden under ved efter før inden ingen beskriv liste fortæl lampen lamper køkkenet køkken stuen soveværelset temperatur temperaturen døren vinduet musik minutter sæt luk åbn mit mine os jer hun han dem historie hver mange nogle når jeres hvilke skru ned op vores bliver får bort ud deres novelle opsummer teksten nedenfor følgende fordelene fordele planlæg sammenlign kort artikel blev efteråret",
    hints: "æøå",
  },
  {
    tag: "nb",
    words:
      "og å alle det som en et er av på for med den i til ikke jeg du vi meg min hva hvordan hvorfor når hvor hvem hvilken kan skriv forklar lag gi om fra eller men så har hei takk dikt brev sammendrag oversett hjelp vil mellom mye også skal dette denne de slå lyset finnes alt andre to tre her nå alltid uten under ved etter før innen ingen beskriv liste fortell lampen lampene kjøkkenet kjøkken stuen stua soverommet temperatur temperaturen døren døra vinduet musikk minutter sett lukk åpne skru mitt mine oss dere hun han dem historie hver mange noen hvilke ned opp våre blir får bort ur vår vårt deres novelle oppsummer teksten nedenfor følgende fordelene planlegg sammenlign kort artikkel",
    hints: "æøå",
  },
  {
    tag: "fi",
    words:
      "ja on ei se että mitä miten miksi milloin missä kuka mikä voi voitko kirjoita selitä luo tee anna minä sinä minun ovat oli tai mutta kun jos kuin hei kiitos runo kirje tiivistelmä käännä auta haluan lista välillä hyvin myös valot sammuta sytytä ole olen onko mitkä kuinka paljon kaikki kaksi kolme täällä nyt aina ilman alla välissä jokainen toinen kuvaile luettele kerro valo valon lamppu keittiö keittiön keittiössä olohuone olohuoneen makuuhuone makuuhuoneen lämpötila ovi oven ikkuna musiikki minuuttia aseta sulje avaa päälle pois tarina joka minulle sinun",
    hints: "äö",
  },
  {
    tag: "cs",
    words:
      "a v na je se že do s z o pro jak co proč kdy kde kdo který která můžeš napiš vysvětli vytvoř udělej dej jsou byl není nebo ale já ty mi můj ten ta to ahoj děkuji prosím báseň dopis shrnutí přelož pomoz chci seznam mezi velmi také jsem jsi tak už jen bez pod nad před při každý jiný dva tři tady teď vždy popiš vyjmenuj jaká jaký jaké kolik světlo světla zapni vypni rozsviť zhasni lampa kuchyni kuchyně obývací obýváku pokoj ložnici ložnice teplota teplotu dveře okno hudba minut nastav zavři otevři příběh moje mám máš může když aby více",
    letters: "ěřů",
    hints: "áčéíšýžú",
  },
  {
    tag: "ro",
    words:
      "și în de la cu pe un o este sunt nu ce cum când unde cine care poți scrie explică creează fă dă despre din pentru să se mai dar sau eu tu mie meu salut mulțumesc rog poezie scrisoare rezumat tradu ajută vreau listă între foarte lumina era fără sub lângă fiecare alt alta două trei aici acum mereu descrie enumeră povestește luminile bucătărie bucătăria living dormitor temperatura ușa fereastra muzică minute setează închide deschide aprinde stinge pornește oprește îmi îți mi ai am are povestea câte cât ești lui ei lor mea mele spre",
    letters: "țșţş",
    hints: "ăâî",
  },
  {
    tag: "hu",
    words:
      "a az és egy hogy nem van mi mit hogyan miért mikor hol ki melyik tudsz írj írjon magyarázd készíts csinálj adj is de vagy én te nekem ez azt köszönöm szia kérlek vers levél összefoglaló fordítsd segíts szeretnék lista között nagyon vannak volt lesz minden másik két három itt most mindig nélkül alatt után előtt írd sorold mesélj lámpa lámpát lámpák fény konyha konyhában nappali nappaliban hálószoba hálószobában hőmérséklet ajtó ajtót ablak ablakot zene perc perce állítsd zárd nyisd kapcsold fel le be mennyi hány milyen kérem történet meg össze",
    letters: "őű",
    hints: "áéíóöúü",
  },
  {
    tag: "ca",
    words:
      "el la els les un una i o de del que en és són amb per no jo tu què com per què quan on qui quin pots escriu explica crea fes dona sobre al es seu més però si aquest aquesta hola gràcies",
    letters: "",
    hints: "çàèéíòóú",
  },
  {
    tag: "et",
    words:
      "ja on ei see et mis kuidas miks millal kus kes kas mida minu sinu mina sina ning või aga kui nagu kõik palun tere aitäh kirjuta selgita tee anna räägi loo luuletus lugu kiri nimekiri tuled lülita pane sisse välja köögi elutoa magamistoa köögis elutoas temperatuur uks aken muusika minutit ava sule palju väga ka mul meil",
    letters: "õ",
    hints: "äöü",
  },
  {
    tag: "ms",
    variantOf: "id",
    words: `${malayWords} ialah awak bila boleh terangkan kerana bilik tingkap muzik minit tetapkan padamkan sila senaraikan kereta bahawa daripada bagaimanakah tiada nak tak macam cikgu syarikat pekerja emel e-mel maklumat cadangkan cadangan senarai perisian universiti perniagaan wang hendaklah perlukah bolehkah karangan ringkaskan percutian telefon semasa manakala mempunyai berkenaan isu pejabat bos jadual`,
  },
  {
    tag: "tl",
    words:
      "ang ng mga sa na ay at ako ikaw siya kami tayo kayo sila ko mo niya namin natin ninyo nila ito iyan iyon ano paano bakit kailan saan sino alin hindi oo wala may mayroon para kung pero o din rin lang po ba isulat ipaliwanag gumawa bigyan tungkol kay kwento tula sulat ilaw buksan patayin isara pinto bintana kusina sala silid temperatura kuwarto minuto",
  },
  {
    tag: "af",
    words:
      "die en van in is wat dit nie het vir met op te ek jy hy sy ons hulle my jou hoe hoekom wanneer waar wie watter kan moet sal skryf verduidelik maak gee oor by na soos as maar of 'n daar ook asseblief dankie gedig brief storie lys ligte lig skakel aan af kombuis sitkamer slaapkamer temperatuur deur venster musiek minute stel oop toe alle hierdie dié",
    hints: "êë",
  },
  {
    tag: "az",
    words:
      "və bir bu üçün ilə də da nə necə niyə vaxt harada kim hansı yaz izah et yarat ver haqqında olan var yox deyil mən mənə mənim sən çox daha amma ya kimi salam təşəkkür zəhmət olmasa şeir məktub xülasə kömək istəyirəm arasında ən hər işıqları işığı yandır söndür aç bağla otağı otağının olsun hava ev şəhər indi qoy musiqini artır azalt qısa uzun yeni bütün otaqda evdə neçə mətbəx qapı pəncərə temperatur",
    letters: "ə",
    hints: "ğışçöü",
  },
  {
    tag: "hr",
    words:
      "i u je se na da za od do s iz po o ne ali ili kako što zašto kada gdje tko koji koja koje može možeš napiši objasni napravi daj mi me moj moja ti tvoj ovo to su bio ima nije hvala molim bok pjesma pismo priča popis svjetla svjetlo upali ugasi uključi isključi kuhinja kuhinji dnevni boravak spavaća soba temperatura vrata prozor glazba minuta postavi zatvori otvori svi sve između vrlo također kao koliko",
    letters: "đ",
    hints: "čćšž",
  },
];

/** Romanised Hindi and Urdu: prompts in it stay as they are, no language is claimed. */
export const romanisedWords =
  "hai hain ka ki ke ko kya kyun kaise kab kahan kaun mujhe mera meri mere tum aap nahi nahin karo karna kar raha rahi aur lekin agar toh bhi sab yeh woh mein main se par pe liye chahiye batao likho dijiye do bhej laga aaj raat subah baje wala wale hone kare kaha hafte hoon koi aane milne jaane rahe raha hu hun gaya gayi kitna kitne kuch dikhao";
