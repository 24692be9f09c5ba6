import type { Lexicon } from "./lexicon.ts";

/** What is asked for by its name alone: for rewriting only. */
export const polishThings =
  "list motywacyjny|opis produktu|opis stanowiska|ogłoszenie o pracę|biznesplan|biznes plan|plan nauki|plan treningowy|jadłospis|plan lekcji|lista zakupów|post na linkedin|życzenia urodzinowe|przemówienie|esej|wypracowanie|rozprawka|wiersz|opowiadanie|żart|dowcip|przepis|przepisy|slogan|hasło reklamowe|biografia|quiz|zapytanie sql|wyrażenie regularne|logo|pytania rekrutacyjne";

/** Words that name a field in Polish: for rewriting only, the score goes without them. */
export const polishFields: NonNullable<Lexicon["fields"]> = {
  story:
    "opowiadanie|opowiadania|opowieść|opowieści|historię o|historyjk*|baśń|baśnie|bajka|bajkę|bajki|nowela|nowelę|powieść|powieści|fabuła|fabułę|fabuły|scenariusz|scenariusza|czarny charakter|złoczyńc*|protagonist*|fanfik*|legendę|legenda",
  poem: "wiersz|wiersze|wiersza|wierszyk*|poemat*|sonet*|haiku|rymy|rymem|rymowan*|fraszk*|limeryk*|ballad*|poezj*",
  song: "piosenk*|tekst piosenki|zwrotk*|refren*|rap|kołysank*|hymn|utwór muzyczny",
  essay:
    "esej|eseje|eseju|rozprawk*|wypracowani*|teza|tezę|argumentacyjn*|praca magisterska|pracę magisterską|praca licencjacka|pracę licencjacką",
  article:
    "artykuł|artykuły|artykułu|blog|bloga|wpis na|wpis o|wpis blogowy|post na|reportaż*|recenzj*|felieton*|newsletter*|notatkę prasową|informację prasową|przewodnik po",
  speech:
    "przemówieni*|mowę|mowa pogrzebowa|toast|toastu|monolog*|prezentacj*|wystąpieni*|prelekcj*",
  joke: "żart|żarty|żartu|żartów|dowcip*|kawał|kawały|śmieszn*|zabawny tekst|humorystyczn*|kabaret*|stand-up*|suchar*",
  health:
    "zdrowie|zdrowia|zdrowy tryb|lekarz*|lekarka|choroba|choroby|chorobę|chorób|objaw|objawy|objawów|lekarstw*|leki|leków|tabletk*|medycyn*|dieta|dietę|diety|bezsenność|bezsenności|spać|wysypiać|witamin*|ból|bólu|boli|lęk|lęki|lęków|depresj*|ciąża|ciąży|ciążę|kalori*|ciśnienie krwi|nadciśnieni*|krew|krwi|serce|serca|rak płuc|nowotw*|cukrzyc*|mięśni*|schudnąć|odchudzani*|szczepionk*|szczepieni*|alergi*|leczenie|leczenia|leczyć|pacjent*|szpital*|cholesterol*|kaszel|przeziębieni*|grypa|grypy|psychoterapi*",
  money:
    "pieniądze|pieniędzy|inwestycj*|inwestowa*|zainwestowa*|akcje spółek|giełd*|obligacj*|podatek|podatki|podatku|podatków|budżet*|kredyt*|hipotek*|hipoteczn*|oszczędności|oszczędza*|zaoszczędzić|bank|banku|banki|banków|lokata|lokatę|lokaty|bitcoin*|kryptowalut*|pensja|pensji|wynagrodzeni*|emerytur*|dług|długi|długów|dywidend*|waluta|waluty|walut|finans*|ubezpieczenie na|wydatki|zarobić|zarabiać",
  law: "prawo|prawa autorskie|praw autorskich|prawn*|prawnik*|adwokat*|ustawa|ustawy|ustawę|sąd|sądu|sądzie|sądow*|pozew|pozwu|umowa|umowę|umowy|prawa człowieka|prawa konsument*|licencj*|wiza|wizę|wizy|obywatelstw*|konstytucj*|przestępstw*|karn*|policj*|patent|patentu|mandat|mandatu|przepisy prawa|spadek po|spadku|rodo",
  travel:
    "podróż*|wycieczk*|turyst*|turystyk*|urlop*|wakacj*|lot do|loty|bilety lotnicze|hotel*|zabytk*|lotnisk*|plaża|plaże|plażę|trasa|trasę|trasy|wędrówk*|zwiedza*|zwiedzić|pojechać do|tatry|tatrach|bieszczad*",
  food: "przepis na|przepisy na|przepisu na|ugotować|gotować|gotowani*|danie|dania|dań|obiad*|kolacj*|śniadani*|upiec|piec chleb|wypiek*|piekarnik*|składnik*|restauracj*|wegańsk*|wegetariańsk*|kurczak*|ser|sera|kawa|kawę|kawy|herbat*|wino|wina|piwo|chleb|chleba|zupa|zupę|zupy|pierogi|pierogów|bigos*|sałatk*|pizza|pizzę|ciasto|ciasta|ryż|makaron*|jedzeni*|posiłek|posiłki|posiłków|deser*",
  home: "mieszkani*|remont*|mebel|meble|mebli|ogród|ogrodu|ogrodzie|ogrodnic*|rośliny doniczkowe|roślin doniczkowych|sadzonk*|sprzątani*|posprzątać|wyczyścić|naprawić kran|pomalować|tapet*|dach|dachu|ściana|ścianę|ściany|ogrzewani*|hydraulik*|instalacja elektryczna|gniazdk*|pralka|pralkę|pralki|prani*|plama|plamę|plamy|trawnik*|wnętrz*",
  animals:
    "pies|psa|psy|psów|szczeni*|kot|kota|koty|kotów|kociak*|kocię*|ptak|ptaka|ptaki|ptaków|ryby|akwarium|konie|konia|koni|zwierz*|owad*|pszczoł*|pszczół|mrówk*|wieloryb*|delfin*|słoń|słonie|słoni|wilk|wilki|wilków|niedźwied*|wąż|węże|węża|dinozaur*|chomik*|papug*|gatunk*",
  nature:
    "klimat*|pogoda|pogody|pogodę|pogodow*|ocean*|las|lasy|lasów|lasu|rzeka|rzeki|rzek|góry|gór|wulkan*|trzęsienie ziemi|deszcz*|drzewa|drzew|środowisk*|ekologi*|zanieczyszczeni*|recykling*|energia słoneczna|energii słonecznej|odnawialn*|węgla|emisj*|ekosystem*|przyroda|przyrody|przyrodę|bioróżnorodnoś*|globalne ocieplenie|globalnego ocieplenia|susza|suszy",
  science:
    "fizyk*|fizyczn*|chemia|chemii|chemię|chemiczn*|biologi*|kwantow*|atom|atomy|atomu|atomów|cząsteczk*|planet*|wszechświat*|grawitacj*|ewolucj*|komórki|komórka|komórek|dna|geny|genów|genetyk*|słońce|słońca|księżyc*|mars|marsa|gwiazda|gwiazdy|gwiazd|czarna dziura|czarne dziury|czarnej dziury|czarnych dziur|eksperyment*|teoria względności|teorii względności|cząstk*|astronom*|fotosyntez*|nadprzewodn*|termodynami*|elektromagn*|niebo jest niebieskie",
  technology:
    "komputer*|silnik elektryczny|silnika elektrycznego|telefon*|smartfon*|internet|internetu|internecie|laptop*|bateri*|akumulator*|robot|roboty|robota|robotów|robotyk*|sztuczna inteligencja|sztucznej inteligencji|sztuczną inteligencję|si|ai|chatgpt|gpt|uczenie maszynowe|uczenia maszynowego|sieci neuronowe|sieci neuronowych|drukark*|wi-fi|wifi|iphone*|android*|windows|karta graficzna|procesor*|blockchain*|dron|drony|dronów|samochody elektryczne|samochód elektryczny|technologi*|aplikacja mobilna|linux|oprogramowani*",
  history:
    "historia polski|historii polski|historię polski|historyczn*|historyk*|wojna|wojny|wojnie|wojnę|wojen|starożytn*|imperium|cesarstw*|cesarz*|król|króla|królów|królow*|królestw*|wiek|wieku|stuleci*|rewolucj*|średniowiecz*|rzymsk*|prezydent*|dynasti*|kolonialn*|napoleon*|wojna światowa|wojny światowej|wojnę światową|zsrr|radzieck*|rozbiory|rozbiorów|powstanie|powstania|prl|piastów|jagiellon*",
  society:
    "społeczeństw*|społeczn*|polityk*|polityczn*|rząd|rządu|rządy|demokracj*|demokratyczn*|religi*|bóg|boga|filozof*|etyka|etyki|etyczn*|moralnoś*|moraln*|kultura|kultury|kulturę|kulturow*|płeć|gender|rasizm*|wolność|wolności|wybory prezydenckie|wyborów|kapitalizm*|socjalizm*|komunizm*|sprawiedliwoś*|równość|równości|nierównoś*|feminizm*|sens życia|wolna wola|wolnej woli|ubóstw*",
  business:
    "biznes*|startup*|firma|firmy|firmę|firmie|przedsiębior*|klient|klienta|klienci|klientów|klientami|rynek|rynku|rynkow*|sprzedaż|sprzedaży|produkt|produktu|produkty|przychod*|zysk|zyski|zysku|konkurencj*|sklep*|marketing*|franczyz*|e-commerce|łańcuch dostaw|łańcucha dostaw|marka|markę|marki",
  work: "praca zdalna|pracy zdalnej|pracę zdalną|pracodawc*|pracownik*|karier*|rozmowa kwalifikacyjna|rozmowę kwalifikacyjną|rozmowy kwalifikacyjnej|rozmowie kwalifikacyjnej|szef|szefa|szefem|kierownik*|przełożon*|kolega z pracy|współpracowni*|biuro|biurze|spotkanie|spotkania|zespół|zespołu|zespołem|awans*|podwyżk*|zwolnić się|zwolnieni*|zatrudni*|rekrut*|produktywnoś*|w pracy|nową pracę|szukam pracy|zmiana pracy",
  learning:
    "nauczyć się|uczyć się|uczenie się|nauka języka|nauki języka|egzamin*|matura|matury|maturę|kurs|kursy|kursu|zadanie domowe|lekcja|lekcji|lekcje|umiejętnoś*|korepety*|zapamięt*|notatki z|studiowa*|przygotować się do egzaminu|powtórki|powtórek",
  people:
    "przyjaciel*|przyjaci*|przyjaźń|przyjaźni|rodzin*|żona|żonę|żony|żoną|mąż|męża|mężem|moja dziewczyna|moją dziewczyną|mój chłopak|moim chłopakiem|mama|mamę|mamie|tata|tatę|tacie|rodzic*|dziecko|dziecka|dzieckiem|dzieci|dziećmi|syn|syna|synem|córka|córkę|córki|córką|relacj*|związek z|związku z|małżeństw*|ślub|ślubu|ślubie|wesele|wesela|miłość|miłości|zakocha*|randk*|babci*|dziadk*|urodziny|urodzin|rozwód|rozwodu|rozwodzie|teściow*|kłótni*|z siostrą|z bratem|siostra|siostrę|siostry|brata",
  arts: "muzyka|muzykę|muzyki|muzyczn*|film|filmy|filmu|filmów|kino|kina|książka|książki|książkę|książek|obraz|obrazy|obrazu|malarstw*|malarz*|sztuka|sztuki|sztukę|artyst*|gitara|gitarze|gitarę|pianino|fortepian*|teatr*|taniec|tańca|tańczyć|fotografi*|poeta|poety|album|albumu|aktor*|anime|manga|muzeum|muzea|literatur*|mickiewicz*|sienkiewicz*|chopin*|serial*|kompozytor*|rzeźb*|architektur*",
  games:
    "gra planszowa|grę planszową|gry planszowe|gier|gra komputerowa|gry komputerowe|gry wideo|gracz|gracza|gracze|graczy|szachy|szachach|szachow*|szachów|zagadk*|łamigłówk*|minecraft|rpg|sudoku|poker*|quiz*|krzyżówk*|roblox|playstation|w szachy",
  sport:
    "sport|sportu|sportow*|piłka nożna|piłki nożnej|piłkę nożną|piłkarz*|koszykówk*|siatkówk*|tenis|tenisa|bieganie|biegania|biegać|maraton*|siłowni*|trening*|trenować|trener*|joga|jogi|jogę|pływanie|pływać|pływania|kolarstw*|rower*|olimpi*|sportowiec|sportowc*|fitness|pompki|pompek|podciągani*|mistrzostw*",
  language:
    "słowo|słowa|słów|zdanie|zdania|zdaniu|gramatyk*|gramatyczn*|język|języka|języku|języki|angielsk*|po polsku|polszczyzn*|niemiecki|niemieckiego|francuski|francuskiego|hiszpański|hiszpańskiego|synonim*|antonim*|tłumaczeni*|słownictw*|ortografi*|interpunkcj*|przecin*|wymow*|czasownik*|rzeczownik*|przymiotnik*|parafraz*|sparafraz*|etymolog*|idiom*|przysłowi*|frazeologi*|przypadek gramatyczny",
  web: "html|css|javascript|react*|vue|angular|strona internetowa|stronę internetową|strony internetowej|witryn*|frontend*|przeglądark*|next.js|svelte|tailwind|przycisk*|dom|typescript|wordpress|node.js|express|flask|django|fastapi|http|rest|landing page",
  systems:
    "docker*|kubernetes|linux|serwer*|aws|azure|terraform|bash|shell|nginx|wdroż*|wdrażani*|chmura|chmurze|chmury|baza danych|bazy danych|bazie danych|bazę danych|sql|postgres*|mysql|redis|kafka|api|uwierzytelniani*|autoryzacj*|pamięć ram|pamięci ram|jądro|wątek|wątki|wątków|cpu|cuda|rust|c++|sterownik*|kompilator*|powershell|cron|ssh|git|ubuntu",
  algorithms:
    "algorytm*|sortowani*|sortuje|posortować|tablica|tablicę|tablicy|lista liczb|listę liczb|ciąg znaków|ciągu znaków|łańcuch znaków|drzewo binarne|graf|grafu|grafy|rekurencj*|rekurencyjn*|programowanie dynamiczne|lista jednokierunkowa|macierz*|liczby pierwsze|liczb pierwszych|fibonacciego|wyszukiwani*|haszując*|złożonoś*|liczb całkowitych|liczby całkowite|palindrom*|kolejka|kolejkę|stos|binarn*|pętl*|funkcja, która|funkcję, która|leetcode|silnia|silni|permutacj*",
  "data-science":
    "dane|danych|danymi|zbiór danych|pandas|numpy|regresj*|neuronow*|model|modelu|modele|modeli|pytorch|tensorflow|predykcj*|prognoz*|klasyfikacj*|klasyfikator*|klasteryzacj*|statysty*|excel|excelu|csv|arkusz*|tabela|tabelę|tabeli|dataframe|wykres*|wizualiz*|dashboard*|prawdopodobieństw*|matplotlib|korelacj*|szereg czasowy|szeregi czasowe|szeregów czasowych",
};
