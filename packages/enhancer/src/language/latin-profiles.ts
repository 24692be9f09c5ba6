/** Frequent words and telling letters of the languages in Latin script. */
export interface LatinProfile {
  readonly tag: string;
  readonly words: string;
  /** Letters that hardly any other language of the list uses. */
  readonly letters?: string;
  /** Signs that no other language writes at all. */
  readonly marks?: string;
  /** Words and endings that lack an accent: written on another keyboard (a regular expression). */
  readonly stripped?: string;
  /** Letters shared by few languages. */
  readonly hints?: string;
  /** A bigger language so close that only its own words tell it apart. */
  readonly variantOf?: string;
}

/** What Indonesian and Malay share. */
const malayWords =
  "adalah agar akan anak anda antara apa apakah atau ayah bagaimana bagi baik bandingkan banyak baru beberapa belum berapa berikan buat buatkan buka bukan bulan cara cerita dalam dan dapur dari dengan di dia dua hanya harga hari hidupkan ia ibu ini itu jangan jika juga kalau kami kasih kata ke keluarga kenapa kepada kerja kita lagi lain lampu lebih mahu mana manfaat masih matikan membuat mengapa menjadi menulis mereka mesti minggu namun oleh pada paling pelajar perlu pintu pula ringkasan ruang rumah sahaja sangat saya sebagai sebuah secara sedang sekali sekarang sekolah selalu semua seorang seperti setiap siapa sini sudah suhu supaya susun tahun tamu tanpa tapi telah tentang terima terjemahkan tersebut tetapi tidak tidur tiga tolong tulis tutup untuk yang";

export const latinProfiles: readonly LatinProfile[] = [
  {
    tag: "en",
    words:
      "a about across act after again against all also although always among an analyse analyze and any are are's around away back be because bedroom been before behind being best between beyond both brainstorm build by calculate can can't classify close code compare convert could count create debug define describe design develop did discuss do does doesn't don't door down draft during each edit either email evaluate even every explain extract few find fix for from function generate get give good had has have he hello help her here hi him his how however i i'd i'm i've identify if implement improve in inside instead into is isn't it it's just kitchen lamp least less let's lights list living make many may me might minutes more most much must my name near need never new not now of off often on once only open or other our out outline outside over own plan play please poem prepare pretend propose provide quite rather really recommend review rewrite room same set she shopping should show since solve some still story such suggest summarize teach tell temperature than thanks that the their them then there they this though through timer to together too toward translate turn under until up upon us use using very volume want was we we're weather were what what's when where which while who why will window with within without would write you you're your",
  },
  {
    tag: "de",
    stripped:
      "fue?r|ue?ber|koe?nnen|mue?ssen|wae?hrend|zurue?ck|loe?sung|nae?chste|spae?ter|mae?dchen|moe?chte|fruher|hochste|zunachst|erklaren?|moglich|naturlich|buro",
    words:
      "alle als an ans auch auf aus bei beim beschreibe bitte brief danke dann das dass deine deinen dem den der des die diese diesem diesen dieser dieses doch drei du ein eine einem einen einer einfach erkläre erstelle es fasse fenster für gedicht gegen geschichte gib grad guten haben hallo hat hier hilf ich ich's idee ideen ihr ihre im immer in ins ist jetzt kann kannst kurz können könnte könntest küche lampe leuchten licht liste mache machen mal mein meine meinem meinen meiner minuten mir mit musik nach nenne nicht noch nur oder ohne plane rezept rollladen schalte schlafzimmer schließe schon schreib schreibe schreiben schreibt sehr seit sich sie sind soll sollte stell tag temperatur text tür um und unser unsere unserem unseren unter verbessere vergleiche vom von vor wann war warum was welche welchem welcher welches wenn wer werden wie wieder wir wird wo wohnzimmer während würdest zu zum zur zusammen zwei öffne über übersetze erklaere erklär fuer ueber",
    letters: "ß",
    hints: "äöü",
  },
  {
    tag: "es",
    stripped:
      ".+[cs]ion|.+ogia|aqui|tambien|asi|despues|segun|ademas|ingles|espanol|ninos|numeros?|articulos?|dias?|paginas?|codigo|analisis|facil|dificil|podrias?|seria|tendria|habia|estan|basico|rapido|unic[oa]|ultim[oa]|teoria|energia",
    words:
      "a abre ahora ajusta al apaga aquí ayúdame baja cada carta cierra cocina como con correo crea cuento cuál cuáles cuándo cómo dame de del describe desde dime dormitorio dos durante dónde el en enciende entre enumera era es esa escribe escríbeme ese eso esta este está están explica explícame favor fue genera gracias hacer hasta hay haz hola la las le les lista lo los luces luz lámpara me mi minutos mis muy más música necesito no nos o otra otro para pero podrías poema pon poner por puede puedes puerta que quiero quién qué resume resumen salón se ser si sin sobre son su sube sus también te temperatura ti tiene toda todo todos traduce tres tus tú un una unos ventana y yo explicame escribeme ayudame hazme corrige texto puedo tengo hago estoy estás soy eres ha han he así porque aunque entonces cuerpo nuestro ella ellos ellas usted ustedes saber debo debe deben mejor años día días mundo gente vida forma manera cosas siguiente según hacia algo alguien nada nadie mucho muchos poco antes después siempre nunca dias itinerario",
    letters: "ñ",
    marks: "¿¡",
    hints: "áéíóú",
  },
  {
    tag: "fr",
    stripped:
      "tres|apres|meme|etre|ecri(?:re|vez|s)|deja|francaise?|.+ieme|.+iere|.+ees|numero|reponse|creer|modele|probleme|systeme|poeme",
    words:
      "aide allume au aussi autre aux avec avoir baisse bonjour c' c'est ce ces cette chambre chaque comment crée cuisine d' d'un d'une dans de depuis des deux dis dois doit donne donne-moi du décris elle en entre est et explique expliquer faire fais fait fenêtre ferme ici il j' j'ai je l' l'histoire la lampe le les lettre leur leurs liste lumière lumières m' ma maintenant mais me merci mes mets minutes moi mon monte musique n' ne nos nous on ou ouvre où par pas pendant peut peux plaît plus porte pour pourquoi pourrais pouvez poème qu' qu'est-ce quand que quel quelle quelles quels qui quoi règle rédige résume résumé s' s'il sa salon salut sans se ses si son sont sous sur t' température tous tout toute toutes traduis trois très tu un une vos vous écrire écris était éteins être ecris ecrire corrige corriger texte redige resume améliore ameliore réponds reponds crêpes",
    letters: "œ",
    hints: "éèêçàùâîô",
  },
  {
    tag: "pt",
    stripped:
      ".+cao|.+coes|.+[ai]vel|nao|voces?|entao|tambem|sao|mae|irmao|numeros?|codigo|pagina|ingles|dificil|facil",
    words:
      "a abra abrir acenda acende agora ajude ao aos apague aqui as até cada carta coloque com como cozinha crie da das de defina descreva desliga desligue deve diga do dois dos duas dê e em entre era escreva escreve essa esse esta este está estão eu explique fazer faça feche foi gere há isso janela ligue lista liste luz luzes lâmpada mais mas me meu meus minha minhas minutos muito música na nas no nos num numa não o obrigado olá onde os ou outra outro para pela pelas pelo pelos pode poderia poema por porque pro pros pra pras porta preciso quais qual quando quarto que quem quero resumo se sem ser seu seus sobre sua suas são também tem temperatura toda todo todos traduza três um uma uns você vou à às é nao voce entao corrige resume corrija resuma texto posso tenho faço estou estás sou és ele ela eles elas vocês saber devo melhor anos dia dias mundo pessoas vida forma maneira coisas seguinte algo alguém nada ninguém muitos pouco antes depois sempre nunca isto aquele mesmo ainda então seja",
    letters: "ãõ",
    hints: "çáéíóúâê",
  },
  {
    tag: "it",
    words:
      "abbassa accendi agli aiutami al all' alla alle altra altro alza anche apri c' c'è camera che chi chiudi ciao come con cos' cos'è cosa crea cucina d' da dai dal dall' dalle dammi degli dei del dell' della delle descrivi di dimmi dove due e ed elenca elenco era essere fai fare favore finestra fino genera gli grazie ha i il imposta in io l' la lampada le lettera lo luce luci ma mi mia miei minuti mio molto musica nei nel nell' nella nelle non o ogni ora per perché più poesia porta potresti puoi quale quali quando quell' quella quello questa queste questi questo qui riassumi riassunto salotto scrivere scrivi se senza si sono spegni spiega spiegami spieghi stato su sua sui sul sull' sulla suo suoi temperatura tra traduci tre tu un un' una uno voglio è perche piu scrivimi tutti tutto tutte metti",
    hints: "àèéìòù",
  },
  {
    tag: "nl",
    words:
      "aan alle als alstublieft altijd andere beschrijf bij brief dan dank dat de deur deze die dim dit doe door drie een elke en er gedicht geef geen haar hallo hebben heeft help hem het hier hij hoe hun ik in is je jij jouw kan keuken kun kunnen kunt lamp lampen leg licht lijst maak maar met mij mijn minuten moet muziek naar niet noem nog nu of om onder ons onze ook op open over raam samen samenvatting schrijf slaapkamer sluit staan staat te tegen temperatuur tot tussen twee u uit uitleg uw van vat verhaal vertaal voor waar waarom wanneer was wat we wel welke wie wij wil woonkamer worden wordt zeer zet zij zijn zo zonder zou",
    hints: "ĳëï",
  },
  {
    tag: "pl",
    words:
      "a ale bardzo bez być był będzie chcę co cześć czy daj dla dlaczego do drzwi dwa dziękuję gdzie historię i ile inny jak jaka jaki jakie jaką jego jej jest jeśli już każdy kiedy kto która który kuchni kuchnia lampa lampę list lub mam masz mi minut między mnie moja moje moją możesz można muzyka mój na nad napisz nie o od okno opisz opowiadanie oraz otwórz po pod pomiędzy pomóż proszę przed przetłumacz przez przy salon salonie się streszczenie stwórz sypialni są ta tak także temperatura ten teraz to trzy tutaj twoje tylko tym ustaw w wiersz więcej wyjaśnij wymień wyłącz włącz z za zamknij zawsze zrób światła światło że żeby",
    letters: "łąęśźżćń",
    hints: "ó",
  },
  {
    tag: "tr",
    words:
      "almak ama anlat anlatın arasında arasındaki ayarla aç açık açıkla açıklayın aşağıdaki bana ben benim bir biz bizim bu bunu burada da daha dakika de değil diye düzelt en et etmek fakat farkı fonksiyonu gerekiyor gibi göre hakkında hangi hazırla hazırlayın her hesapla hikaye hikâye hiç iki ile ingilizce ise istiyorum iyi için kadar kapalı kapat kapı kapıyı karşılaştır kaç kim kodu konusunda kötü kısa lamba lazım listele lütfen mektup merhaba mi midir mu mutfak mü müzik mı mıdır mısın nasıl nasılsın ne neden nedeni nedir nelerdir nerede niçin o odası olan olarak olmak olmalı olsun olur oluştur onlar pencere planla salon sen siz sonra sıcaklık teşekkürler türkçe uzun var ve ver veya ya yap yapmak yapmalıyım yardım yatak yaz yazar yazmak yazın yeni yok yoksa zaman çevir çok çünkü önce öner önerin önerir özet özetle öğrenmek üzerine üç ışık ışıkları ışıklarını ışığı şey şiir şimdi şu şunu",
    letters: "ğı",
    hints: "çöüş",
  },
  {
    tag: "vi",
    words:
      "ai bài bạn cho chào các có cũng cảm của danh dịch giúp giải giữa gì hoặc hãy khi không là làm lòng muốn mình một người như nhưng những nào này rất sao sách theo thích thơ thư thế trong tóm tôi tại tạo tắt từ viết vui và về với xin đâu đó được đến để ơn ở",
    letters: "đơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ",
  },
  {
    tag: "id",
    words: `${malayWords} ajari ajarkan aku analisis artikel atasan atur bahasa bahwa bantu beri berikut bisa buatlah carikan contoh cuti daftar dampak dapat dimana dong gagasan gak gimana halo harus hingga ide ingin jelaskan jendela kalimat kamar kamu kapan karena ketika kode mahasiswa mengenai menit merupakan mobil musik nyalakan pemula pengaruh perbaiki perbedaan puisi rangkum rangkuman rekomendasi rencanakan ringkas saat sampai saran sarankan sebutkan sedangkan serta sih siswa teman tentukan toko tuliskan yg`,
  },
  {
    tag: "sv",
    words:
      "alla allt alltid andra artikel artikeln att av behöver berätta beskriv bild blir borde bort brev bästa bättre bör chef de dem den denna deras dess dessa det det's detta dig dikt din du därför dörren efter eftersom elever eller en ett familjen finns från funktion funktionen får följande fönstret för före föreslå förklara förslag ge gå gör göra han har hej historia hjälp hon hur här i ibland idéer ingen inget inom inte jag jobb jämför kan kort kök köket lampan lampor lamporna lista lär lära mamma med mejl mellan men mig min minuter mitt musik mycket många nedan nedanstående ni novell nu när någon något några och också ofta om oss pappa planera på redan rekommendera resa rita rätta saga sammanfatta sammanfattning samt sina sitt ska skapa skriv skulle släck snälla som sovrummet ställ stäng säg sätt så tack temperatur temperaturen texten till tre två tänd under uppsats ur utan utifrån vad var vardagsrummet varför varje vem vi vid vilka vilken vill vår våra vårt än ännu är även åka åt öppna översätt",
    letters: "",
    hints: "åäö",
  },
  {
    tag: "da",
    words:
      "af alle alt altid andre artikel at beskriv blev bliver bort brev de dem den denne deres det dette digt du døren efter efteråret eller en er et findes for fordele fordelene forklar fortæl fra får følgende før giv han har hej her historie hjælp hun hvad hvem hver hvilke hvilken hvor hvordan hvorfor hvornår i ikke inden ingen jeg jer jeres kan kort køkken køkkenet lampen lamper lav liste luk lyset mange med meget mellem men mig min mine minutter mit musik ned nedenfor nogle novelle nu når og også om op opsummer os oversæt planlæg på resumé sammenlign skal skriv skru sluk som soveværelset stuen så sæt tak teksten temperatur temperaturen til to tre tænd ud uden under ved vi vil vinduet vores åbn",
    hints: "æøå",
  },
  {
    tag: "nb",
    words:
      "alle alltid alt andre artikkel av beskriv blir bort brev de dem den denne dere deres det dette dikt du døra døren eller en er et etter finnes for fordelene forklar fortell fra får følgende før gi han har hei her historie hjelp hun hva hvem hver hvilke hvilken hvor hvordan hvorfor i ikke ingen innen jeg kan kjøkken kjøkkenet kort lag lampen lampene liste lukk lyset mange med meg mellom men min mine minutter mitt musikk mye ned nedenfor noen novelle nå når og også om opp oppsummer oss oversett planlegg på sammendrag sammenlign sett skal skriv skru slå som soverommet stua stuen så takk teksten temperatur temperaturen til to tre under ur uten ved vi vil vinduet vår våre vårt å åpne",
    hints: "æøå",
  },
  {
    tag: "fi",
    words:
      "aina alla anna aseta auta avaa ei että haluan hei hyvin ikkuna ilman ja joka jokainen jos kaikki kaksi keittiö keittiön keittiössä kerro kiitos kirje kirjoita kolme kuin kuinka kuka kun kuvaile käännä lamppu lista luettele luo lämpötila makuuhuone makuuhuoneen miksi mikä milloin minulle minun minuuttia minä missä miten mitkä mitä musiikki mutta myös nyt ole olen oli olohuone olohuoneen on onko ovat oven ovi paljon pois päälle runo sammuta se selitä sinun sinä sulje sytytä tai tarina tee tiivistelmä toinen täällä valo valon valot voi voitko välillä välissä",
    hints: "äö",
  },
  {
    tag: "cs",
    words:
      "a aby ahoj ale bez byl báseň chci co dej do dopis dva dveře děkuji hudba jak jaká jaké jaký je jen jiný jsem jsi jsou já každý kde kdo kdy když kolik která který kuchyni kuchyně lampa ložnice ložnici mezi mi minut moje mám máš můj může můžeš na nad napiš nastav nebo není o obývací obýváku okno otevři pod pokoj pomoz popiš pro prosím proč před přelož při příběh rozsviť s se seznam shrnutí světla světlo ta tady tak také ten teplota teplotu teď to ty tři udělej už v velmi vyjmenuj vypni vysvětli vytvoř více vždy z zapni zavři zhasni že",
    letters: "ěřů",
    hints: "áčéíšýžú",
  },
  {
    tag: "ro",
    words:
      "acum ai aici ajută alt alta am aprinde are bucătăria bucătărie care ce cine creează cu cum când cât câte dar de deschide descrie despre din dormitor două dă ei enumeră era este eu explică ești fereastra fiecare foarte fă fără la listă living lor lui lumina luminile lângă mai mea mele mereu meu mi mie minute mulțumesc muzică nu o oprește pe pentru poezie pornește povestea povestește poți rezumat rog salut sau scrie scrisoare se setează spre stinge sub sunt să temperatura tradu trei tu un unde ușa vreau îmi în închide între îți și",
    letters: "țșţş",
    hints: "ăâî",
  },
  {
    tag: "hu",
    words:
      "a ablak ablakot adj ajtó ajtót alatt az azt be csinálj de egy előtt ez fel fordítsd fény hogy hogyan hol hálószoba hálószobában hány három hőmérséklet is itt kapcsold ki konyha konyhában kérem kérlek készíts két köszönöm között le lesz levél lista lámpa lámpák lámpát magyarázd meg melyik mennyi mesélj mi mikor milyen minden mindig mit miért most másik nagyon nappali nappaliban nekem nem nyisd nélkül perc perce segíts sorold szeretnék szia te tudsz történet után vagy van vannak vers volt zene zárd állítsd én és írd írj írjon össze összefoglaló",
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
      "aga aitäh aken anna ava ei elutoa elutoas et ja ka kas kes kiri kirjuta kui kuidas kus kõik köögi köögis loo lugu luuletus lülita magamistoa meil mida miks millal mina minu minutit mis mul muusika nagu nimekiri ning on palju palun pane räägi see selgita sina sinu sisse sule tee temperatuur tere tuled uks väga välja või",
    letters: "õ",
    hints: "äöü",
  },
  {
    tag: "ms",
    variantOf: "id",
    words: `${malayWords} awak bagaimanakah bahawa berkenaan bila bilik boleh bolehkah bos cadangan cadangkan cikgu daripada e-mel emel hendaklah ialah isu jadual karangan kerana kereta macam maklumat manakala mempunyai minit muzik nak padamkan pejabat pekerja percutian perisian perlukah perniagaan ringkaskan semasa senarai senaraikan sila syarikat tak telefon terangkan tetapkan tiada tingkap universiti wang`,
  },
  {
    tag: "tl",
    words:
      "ako alin ang ano at ay ba bakit bigyan bintana buksan din gumawa hindi ikaw ilaw ipaliwanag isara isulat ito iyan iyon kailan kami kay kayo ko kung kusina kuwarto kwento lang may mayroon mga minuto mo na namin natin ng nila ninyo niya o oo paano para patayin pero pinto po rin sa saan sala sila silid sino siya sulat tayo temperatura tula tungkol wala",
  },
  {
    tag: "af",
    words:
      "'n aan af alle as asseblief brief by daar dankie deur die dit dié ek en gedig gee het hierdie hoe hoekom hulle hy in is jou jy kan kombuis lig ligte lys maak maar met minute moet musiek my na nie of ons ook oop oor op sal sitkamer skakel skryf slaapkamer soos stel storie sy te temperatuur toe van venster verduidelik vir waar wanneer wat watter wie",
    hints: "êë",
  },
  {
    tag: "az",
    words:
      "amma arasında artır azalt aç bağla bir bu bütün da daha deyil də et ev evdə hansı haqqında harada hava hər ilə indi istəyirəm izah işıqları işığı kim kimi kömək musiqini məktub mən mənim mənə mətbəx necə neçə niyə nə olan olmasa olsun otaqda otağı otağının pəncərə qapı qoy qısa salam söndür sən temperatur təşəkkür uzun var vaxt ver və xülasə ya yandır yarat yaz yeni yox zəhmət çox üçün şeir şəhər ən",
    letters: "ə",
    hints: "ğışçöü",
  },
  {
    tag: "hr",
    words:
      "ali bok boravak da daj dnevni do gdje glazba hvala i ili ima isključi iz između je kada kako kao koja koje koji koliko kuhinja kuhinji me mi minuta moj moja molim može možeš na napiši napravi ne nije o objasni od otvori ovo pismo pjesma po popis postavi priča prozor s se soba spavaća su sve svi svjetla svjetlo također temperatura ti tko to tvoj u ugasi uključi upali vrata vrlo za zatvori zašto što",
    letters: "đ",
    hints: "čćšž",
  },
];

/** Romanised Hindi and Urdu, and Vietnamese without its marks: prompts in it stay as they are, no language is claimed. */
export const romanisedWords =
  "aaj aane aap accha achha agar apna apne apni aur baare baje banane banao batao bhai bhej bhi bolo bolu chahiye dena dijiye dikhao do dukan gaya gayi hafte hai hain hone hoon hota hoti hu hua hun jaane jaldi ka kab kaha kahan kaise kaisi kar kare karna karo karoon karu kaun ke ki kitna kitne kiya ko koi kuch kya kyun laga lekin lena likh likho liye main mein mera mere meri milne mujhe nahi nahin naukri par pe raat raha rahe rahi sab se shaadi subah toh tum wala wale wali woh yeh bai bao cac cho cua duoc khach khong nguoi nhieu nhung phong viet";
