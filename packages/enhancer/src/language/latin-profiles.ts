/** Frequent words and telling letters of the languages in Latin script. */
export interface LatinProfile {
  readonly tag: string;
  readonly words: string;
  /** Letters that hardly any other language of the list uses. */
  readonly letters?: string;
  /** Letters shared by few languages. */
  readonly hints?: string;
}

export const latinProfiles: readonly LatinProfile[] = [
  {
    tag: "en",
    words:
      "the of and to in is are was a an for with that this it on by what how why when where who which can could would should do does did you your i me my we from or be have has not write explain create make give tell about find help please generate list describe translate summarize fix code function if there their into some any more between using use need want best most all each hello hi thanks story poem email plan show design build compare good new get if i'm i've don't what's it's turn lights open close set play off",
  },
  {
    tag: "de",
    words:
      "der die das den dem des ein eine einen einem einer und oder ist sind war mit für von zu im in auf nicht ich du wir sie es mir mein meine was wie warum wann wo wer welche welcher welches kann können könnte soll sollte bitte schreibe schreib erkläre erstelle mache gib über aus bei nach wenn dass auch als an um zum zur hilf übersetze fasse zusammen liste hallo danke guten tag gedicht brief text schreiben machen sich werden wird haben hat ihre ihr einfach kurz mal doch noch alle licht ein aus schalte das",
    letters: "ß",
    hints: "äöü",
  },
  {
    tag: "es",
    words:
      "el la los las un una unos y o de del que en es son era con para por no yo tú me mi mis qué cómo por qué cuándo dónde quién cuál cuáles puedes podrías escribe escríbeme explica explícame crea haz dame dime sobre a al se su sus lo como más pero si este esta hay ser tiene hola gracias por favor poema cuento carta correo resumen traduce resume ayúdame quiero necesito genera lista entre muy también cuento luces enciende apaga abre",
    letters: "ñ¿¡",
    hints: "áéíóú",
  },
  {
    tag: "fr",
    words:
      "le la les un une des du de et ou est sont était avec pour par ne pas je tu nous vous il elle on me mon ma mes que quoi comment pourquoi quand où qui quel quelle quels quelles peux pouvez pourrais écris écrire explique expliquer crée fais donne dis sur dans en au aux se son sa ses ce cette ces plus mais si très aussi bonjour merci salut s'il plaît poème lettre résumé traduis résume aide j'ai c'est qu'est-ce l'histoire d'un d'une moi rédige liste entre lumière allume éteins ouvre",
    letters: "œ",
    hints: "éèêçàùâîô",
  },
  {
    tag: "pt",
    words:
      "o a os as um uma uns e ou de do da dos das que em no na nos nas é são era com para por não eu você me meu minha como porque quando onde quem qual quais pode poderia escreva escreve explique crie faça dê diga sobre ao à se seu sua mais mas isso este esta há ser tem olá obrigado poema carta resumo traduza ajude quero preciso gere lista entre muito também luz acende desliga abrir",
    letters: "ãõ",
    hints: "çáéíóúâê",
  },
  {
    tag: "it",
    words:
      "il lo la i gli le un uno una e o di del della dei delle che in è sono era con per da non io tu mi mio mia come perché quando dove chi quale quali puoi potresti scrivi scrivere spiega crea fai dammi dimmi su nel nella al alla si suo sua più ma se questo questa c'è essere ha ciao grazie favore poesia lettera riassunto traduci riassumi aiutami voglio genera elenco tra molto anche cosa cos'è luci accendi spegni apri",
    hints: "àèéìòù",
  },
  {
    tag: "nl",
    words:
      "de het een en of van in is zijn was met voor op te niet ik je jij wij we mij mijn wat hoe waarom wanneer waar wie welke kan kun kunt zou moet schrijf leg uit maak geef over aan bij naar als dat dit die er ook maar om tot door hallo dank alstublieft gedicht brief samenvatting vertaal vat samen help wil lijst alle tussen zeer uitleg deze heeft hebben worden licht aan zet doe",
    hints: "ĳëï",
  },
  {
    tag: "pl",
    words:
      "i w z na do nie się to jest są był co jak dlaczego kiedy gdzie kto który która jaki jakie czy możesz napisz wyjaśnij stwórz zrób daj o od dla po przez że a ale lub oraz mnie mi mój moja ten ta tym cześć dziękuję proszę wiersz list streszczenie przetłumacz pomóż chcę między bardzo także za jego jej",
    letters: "łąęśźżćń",
    hints: "ó",
  },
  {
    tag: "tr",
    words:
      "ve bir bu için ile de da ne nasıl neden niçin zaman nerede kim hangi mi mı mu mü yaz yazar mısın açıkla oluştur yap ver hakkında olarak olan var yok değil ben bana benim sen çok daha ama veya gibi kadar merhaba teşekkürler lütfen şiir mektup özet çevir yardım et istiyorum arasında en her ışıkları aç kapat",
    letters: "ğıış",
    hints: "çöü",
  },
  {
    tag: "vi",
    words:
      "và của là có cho với một các những không tôi bạn mình được trong này đó như thế nào gì tại sao khi nào ở đâu ai hãy viết giải thích tạo làm về để từ theo đến nhưng hoặc xin chào cảm ơn vui lòng bài thơ thư tóm tắt dịch giúp muốn danh sách giữa rất cũng người",
    letters: "ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ",
  },
  {
    tag: "id",
    words:
      "dan yang di ke dari untuk dengan ini itu adalah tidak saya kamu anda aku apa bagaimana mengapa kenapa kapan dimana siapa mana bisa dapat tolong tulis tuliskan jelaskan buat buatkan berikan tentang pada atau juga akan telah sudah karena seperti oleh sebuah seorang halo terima kasih puisi surat ringkasan terjemahkan bantu ingin daftar antara sangat cara lampu nyalakan matikan",
  },
  {
    tag: "sv",
    words:
      "och att det som en ett är av på för med den i till inte jag du vi mig min vad hur varför när var vem vilken vilka kan skulle skriv förklara skapa gör ge om från eller men så har hej tack snälla dikt brev sammanfattning översätt hjälp vill lista mellan mycket också ska detta denna de lampan tänd släck",
    letters: "",
    hints: "åäö",
  },
  {
    tag: "da",
    words:
      "og at alle det som en et er af på for med den i til ikke jeg du vi mig min hvad hvordan hvorfor hvornår hvor hvem hvilken kan skriv forklar lav giv om fra eller men så har hej tak digt brev resumé oversæt hjælp vil mellem meget også skal dette denne de tænd sluk lyset",
    hints: "æøå",
  },
  {
    tag: "no",
    words:
      "og å alle det som en et er av på for med den i til ikke jeg du vi meg min hva hvordan hvorfor når hvor hvem hvilken kan skriv forklar lag gi om fra eller men så har hei takk dikt brev sammendrag oversett hjelp vil mellom mye også skal dette denne de slå lyset",
    hints: "æøå",
  },
  {
    tag: "fi",
    words:
      "ja on ei se että mitä miten miksi milloin missä kuka mikä voi voitko kirjoita selitä luo tee anna minä sinä minun ovat oli tai mutta kun jos kuin hei kiitos runo kirje tiivistelmä käännä auta haluan lista välillä hyvin myös valot sammuta sytytä",
    hints: "äö",
  },
  {
    tag: "cs",
    words:
      "a v na je se že do s z o pro jak co proč kdy kde kdo který která můžeš napiš vysvětli vytvoř udělej dej jsou byl není nebo ale já ty mi můj ten ta to ahoj děkuji prosím báseň dopis shrnutí přelož pomoz chci seznam mezi velmi také jsou",
    letters: "ěřů",
    hints: "áčéíšýžú",
  },
  {
    tag: "ro",
    words:
      "și în de la cu pe un o este sunt nu ce cum de ce când unde cine care poți scrie explică creează fă dă despre din pentru să se mai dar sau eu tu mie meu salut mulțumesc rog poezie scrisoare rezumat tradu ajută vreau listă între foarte lumina",
    letters: "țș",
    hints: "ăâî",
  },
  {
    tag: "hu",
    words:
      "a az és egy hogy nem van mi mit hogyan miért mikor hol ki melyik tudsz írj írjon magyarázd készíts csinálj adj is de vagy én te nekem ez azt köszönöm szia kérlek vers levél összefoglaló fordítsd segíts szeretnék lista között nagyon",
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
];

/** Romanised Hindi and Urdu: prompts in it stay as they are, no language is claimed. */
export const romanisedWords =
  "hai hain ka ki ke ko kya kyun kaise kab kahan kaun mujhe mera meri mere tum aap nahi nahin karo karna kar raha rahi aur lekin agar toh bhi sab yeh woh mein main se par pe liye chahiye batao likho dijiye do bhej laga aaj raat subah baje wala wale hone kare kaha hafte hoon koi aane milne jaane rahe raha hu hun gaya gayi kitna kitne kuch dikhao";
