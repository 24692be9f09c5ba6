import { polishCare } from "../care/evidence/pl.ts";
import type { Lexicon } from "./lexicon.ts";

export const polish: Lexicon = {
  tag: "pl",
  care: polishCare,
  actions: {
    write:
      "napisz*|napisać|pisz|stwórz*|stworzyć|utwórz*|zrób|zrobić|wygeneruj*|generuj*|przygotuj*|przygotować|opracuj*|zaprojektuj*|zaimplementuj*|zaprogramuj*|ułóż|skomponuj*|wymyśl|zbuduj|daj mi|potrzebuję|chcę|chciałbym|chciałabym|zredaguj|sporządź|opowiedz*|wygenerować|zaprojektować|zaimplementować|ułożyć|wymyślić|zbudować|sporządzić|skomponować|zredagować|opracować|utworzyć",
    improve:
      "popraw ten tekst|popraw tekst|ulepsz*|przepisz*|przeredaguj*|zredaguj ponownie|sparafrazuj*|skróć|przeformułuj*|udoskonal*|wygładź|ulepszyć|przeredagować|sparafrazować|skrócić|przeformułować|przepisać|poprawić ten tekst|poprawić tekst",
    fix: "napraw*|popraw błąd|popraw kod|błąd|błędu|nie działa|debuguj*|zdebuguj|rozwiąż problem|zawiesza się|usuń błąd|naprawić|poprawić błąd|poprawić kod|usunąć błąd",
    explain:
      "wyjaśnij*|wyjaśnić|wytłumacz*|objaśnij*|opisz*|opisać|co to jest|czym jest|czym są|co to|co oznacza|co znaczy|jak działa|jak działają|dlaczego|czemu|opowiedz o|opowiedz jak|opowiedz co|opowiedz dlaczego|opowiedz mi o|opowiedz mi jak|opowiedz mi co|opowiedz mi dlaczego|opowiedz nam o|opowiedz nam jak|opowiedz nam co|opowiedz nam dlaczego|opowiedzcie o|opowiedzcie jak|opowiedzcie co|opowiedzcie dlaczego|opowiedzcie mi o|opowiedzcie mi jak|opowiedzcie mi co|opowiedzcie mi dlaczego|opowiedzcie nam o|opowiedzcie nam jak|opowiedzcie nam co|opowiedzcie nam dlaczego|opowiedzieć o|opowiedzieć jak|opowiedzieć co|opowiedzieć dlaczego|opowiedzieć mi o|opowiedzieć mi jak|opowiedzieć mi co|opowiedzieć mi dlaczego|opowiedzieć nam o|opowiedzieć nam jak|opowiedzieć nam co|opowiedzieć nam dlaczego|opowiedz krótko|opowiedz szczegółowo|opowiedz więcej|opowiedz trochę|opowiedz coś|opowiedz wszystko|opowiedz historię|opowiedz mi krótko|opowiedz mi szczegółowo|opowiedz mi więcej|opowiedz mi trochę|opowiedz mi coś|opowiedz mi wszystko|zdefiniuj*|przybliż|powiedz|powiedzcie|omów|omówić|przedstaw|przedstawić|nakreśl|omówcie|zarysuj|naszkicuj|na czym polega|na czym polegają|co się kryje|scharakteryzuj*|rozwiń|wytłumaczyć|objaśnić|zdefiniować|przybliżyć",
    review:
      "oceń*|ocenić|zrecenzuj*|skrytykuj*|co sądzisz|co myślisz|opinia o|informację zwrotną|skomentuj*|sprawdź mój|sprawdź moje|sprawdź ten",
    refactor:
      "zrefaktoryzuj*|refaktor*|zoptymalizuj*|uprość|uporządkuj kod|przebuduj kod|czytelniejszy",
    test: "testy jednostkowe|test jednostkowy|przypadki testowe|napisz testy|testy dla|testy do",
    compare:
      "porówn*|różnic*|czym się różni|czym się różnią|czym różni się|czym różnią się|wady i zalety|zalety i wady|plusy i minusy|versus|vs|lepszy niż|lepsze niż|porównać",
    summarise:
      "streść|streszczenie|podsumuj*|podsumowanie|najważniejsze punkty|główne myśli|skrót|streścić|podsumować",
    translate: "przetłumacz*|tłumaczenie|przełóż|przekład|przetłumaczyć|przełożyć",
    plan: "plan|zaplanuj*|planuj|harmonogram|zorganizuj*|trasa|strategi*|rozpisz|zaplanować|zorganizować|rozpisać|rozplanuj",
    brainstorm:
      "pomysły|pomysłów|burza mózgów|propozycje nazw|nazwy dla|tytuły dla|tematy na|zaproponuj|zaproponować",
    analyse:
      "przeanalizuj*|analiz*|zbadaj*|zinterpretuj*|rozbierz na części|przeanalizować|zbadać|zinterpretować",
    research:
      "znajdź*|znaleźć|szukam|wyszukaj*|poszukaj*|sprawdź, co|informacje o|informacji o|źródła o|badania nad|dowiedz się|wyszukać|poszukać",
    recommend:
      "poleć*|polec*|zarekomenduj|doradź|poradź|rada|rady|porady|wskazówki|czy powinienem|czy powinnam|jak mogę|jak najlepiej|jaki jest najlepszy|jaka jest najlepsza|pomóż*|zasugeruj|co polecasz|co polecacie|co robić|co mam zrobić|co zrobić|proponujesz|polecić|doradzić|poradzić|zasugerować|zarekomendować|pomóc mi",
    calculate:
      "oblicz*|policz*|rozwiąż*|ile|udowodnij*|prawdopodobieństw*|wylicz|obliczyć|policzyć|rozwiązać|udowodnić|wyliczyć|wyznacz|wyznaczyć",
    teach: "naucz*|nauczyć|lekcj*|kurs|samouczek|zadanie domowe|egzamin|ćwiczenia",
    draw: "narysuj*|namaluj*|zilustruj*|obraz przedstawiający|zdjęcie|logo|rysunek|portret|narysować|namalować|zilustrować",
    act: "zachowuj się jak|działaj jak|udawaj|wyobraź sobie, że jesteś|wciel się|odegraj|wejdź w rolę|przyjmij rolę|jesteś doświadczonym|jesteś ekspertem",
    sort: "sklasyfikuj*|wyodrębnij*|zidentyfikuj*|posortuj*|uporządkuj*|pogrupuj*|przekonwertuj*|przekształć|sklasyfikować|posortować|pogrupować|uporządkować|wyodrębnić|zidentyfikować",
    list: "wymień*|lista|listę|wylicz*|podaj przykłady|przykłady|nazwij|podaj|wypisz*|jakie są|podaj listę|zrób listę|lista najlepszych|spis|wymienić|wypisać|wyliczyć przykłady|podać przykłady",
    question:
      "co|jak|dlaczego|kiedy|gdzie|kto|który|która|które|jaki|jaka|jakie|czy|skąd|ile|czym|po co|czego|komu|kogo|jakich|jakim|którzy|dokąd",
  },
  objects: {
    literary:
      "wiersz|wiersze|opowiadanie|opowiadania|historię o|bajk*|baśń|piosenk*|powieść|scenariusz|dowcip|żart|dialog|wierszyk|sonet|haiku|fraszk*|scen*|rymowank*|opowieść|legend*|bajeczk*|opowiadanko|kołysank*|limeryk*",
    code: "kod|kodu|funkcj*|skrypt*|python|pythonie|javascript|typescript|java|kotlin|html|css|react|c++|c#|php|sql|algorytm*|program|klas*|regex|api|aplikacj*|stron* internetow*|metod*|bash|docker",
    email:
      "e-mail|email|zaproszeni*|mail|maila|wiadomość do|list do|list|odpowiedź na|newsletter|pismo do|reklamacj*|podanie",
    text: "wypracowanie|rozprawk*|opowiadanie|wiersz|artykuł|blog|wpis|raport|piosenk*|przemówienie|dialog|powieść|tekst|akapit|rozdział|scenariusz|żart|esej|biografi*|recenzj*|zdanie|referat|scen*|historia|opis",
    marketing:
      "marketing*|reklam*|slogan|hasło reklamowe|kampani*|opis produktu|landing page|seo|media społecznościowe|mediów społecznościowych|instagram*|linkedin*|tiktok|mark*|informacj* prasow*|ogłoszenie",
    resume:
      "cv|życiorys|list motywacyjny|rozmow* kwalifikacyjn*|ofert* pracy|aplikacja o pracę|podanie o pracę",
    data: "arkusz*|excel*|csv|dane|danych|baz* danych|wykres*|tabel* przestawn*|statystyk*|sql|zbiór danych",
    image: "obraz|obrazek|logo|ilustracj*|zdjęci*|rysun*|portret|plakat|ikon*|okładk*",
    maths:
      "równani*|całk*|pochodn*|prawdopodobieństw*|macierz*|ułam*|geometri*|trójkąt*|procent*|sum*|twierdzeni*|liczby pierwsze",
    plan: "podróż*|wycieczk*|trasa|wakacj*|urlop*|rutyn*|wesel*|ślub*|przyjęci*|imprez*|urodzin*|budżet*|plan nauki|jadłospis|weekend*|diet*|trening*",
    meeting:
      "spotkani*|zebrani*|porządek obrad|agend*|protokół|lista zadań|listę zadań|priorytet*|przepływ pracy|lista kontrolna",
    lesson:
      "lekcj*|uczni*|student*|zadanie domowe|egzamin*|kurs|konspekt|quiz|ćwiczenia|sprawdzian",
    ideas: "pomysły|pomysłów|nazwy|nazw|imiona|tytuły|tematy|propozycje|prezent*",
  },
  slots: {
    audience:
      "dla początkujących|dla dzieci|dla dziecka|dla studentów|dla uczniów|dla programistów|odbiorc*|czytelni*|dla ekspertów|dla laików|dla szefa|do szefa|do mojego szefa|dla klientów|do klienta|dla mojego zespołu|letniego|dla rodziców|dla turystów|dla młodzieży|dla nauczyciela|do sąsiada|skierowany do|skierowane do",
    purpose: "żeby|aby|cel|celem|w celu|po to|chcę osiągnąć|potrzebuję tego|ma służyć",
    tone: "ton|tonie|tonem|formaln*|nieformaln*|przyjazn*|uprzejm*|profesjonaln*|humor*|zabawn*|śmieszn*|przekonując*|poważn*|serdeczn*|w stylu|styl|ironiczn*|ciepł*|poetyck*|swobodn*",
    length:
      "słów|słowa|zdań|zdania|zdaniach|akapit*|znaków|stron|krótk*|krótko|zwięź*|szczegółow*|dług*|co najwyżej|maksymalnie|co najmniej|minimum|wersów|linijek|minut|objętoś*|zwrot*",
    format:
      "tabel*|list*|punkt*|w punktach|json|markdown|csv|krok po kroku|schemat|nagłów*|kolumn*|format*|szablon|numerowan*|sekcj*|akapit*|temat wiadomości|w formie|w postaci|dialog",
    constraints:
      "musi|muszą|nie może|nie powinien|nie powinno|bez|tylko|wyłącznie|jedynie|unikaj*|maksymalnie|co najmniej|dokładnie|w ciągu|nigdy|zawsze|upewnij się|wymagani*|zamiast|oprócz|z wyjątkiem|uwzględnij*|mniej niż|więcej niż|budżet*|ogranicz*|zachowaj*|nie używaj|każdy|każda|powinien|powinna",
    examples: "na przykład|przykład*|np|np.|taki jak|wzór",
    context:
      "jestem|mam|mój|moja|moje|moim|mojej|mojego|jesteśmy|nasz|nasza|obecnie|kontekst|sytuacj*|na podstawie|następując*|poniższ*|pracuję|mieszkam|załóżmy|wyobraź sobie|projekt*|firm*|biorąc pod uwagę|dotychczas",
    deadline:
      "do jutra|na jutro|do poniedziałku|do piątku|termin|przed końcem|w tym tygodniu|w przyszłym tygodniu|tygodniowo|dziennie",
    stack:
      "python|pythonie|javascript|typescript|java|kotlin|rust|php|c++|c#|react|vue|angular|django|node|excel|sql|docker|linux|windows|android|ios|html|css|bash|wersja|wersji|bibliotek*|framework*|środowisk*|pandas",
    criteria:
      "kryteri*|sukces*|mierzaln*|oczekiwany wynik|oczekiwan*|ocenian*|będzie dobry|będzie dobrze",
    role: "zachowuj się jak|działaj jak|jako ekspert|jako ekspertka|w roli|rola|perspektyw*|z punktu widzenia|wciel się",
    steps: "krok po kroku|najpierw|następnie|potem|na koniec|kroki|kroków|etap*|po kolei|procedur*",
    sources: "źródł*|cytat*|cytuj|odnośnik*|badani*|według|dowod*|bibliografi*",
    depth:
      "szczegółowo|szczegółow*|dogłębn*|w szczegółach|podstaw*|zaawansowan*|przegląd|ogólnie|wyczerpując*",
    assumptions:
      "założeni*|załóż|przyjmij|zapytaj mnie|dopytaj|jeśli coś jest niejasne|w razie wątpliwości",
    angle:
      "ujęcie|perspektyw*|nieoczekiwan*|zaskakując*|oryginaln*|zwrot akcji|klisz*|banał*|spojrzeni*|haczyk",
    imagery: "obrazow*|metafor*|nastrój|atmosfer*|kolor*|światł*|zmysłow*|barwn*",
    "edge-cases":
      "przypadki brzegowe|przypadków brzegowych|skrajne przypadki|puste dane|pusty|nieprawidłow*|obsług* błędów|wyjątk*",
    verification:
      "sprawdź*|zweryfikuj*|testy|test|uzasadni*|udowodnij*|tok rozumowania|potwierdź*|dowód",
    alternatives: "alternatyw*|opcje|opcji|wariant*|kilka|wady i zalety|różne sposoby",
  },
  vague: "coś|cokolwiek|jakiś|jakaś|jakieś|jakoś|rzeczy|itd|i tak dalej|może|fajn*|coś tam",
  negations: "nie|bez|nigdy|ani|oprócz|poza|nic|nikt|żaden|żadna|żadne|żadnych|zamiast|unikaj*",
  greetings:
    "cześć|hej|dzień dobry|dobry wieczór|dobranoc|dziękuję|dzięki|do widzenia|pa|tak|nie|ok|dobrze|co słychać|jak się masz|super|świetnie|kim jesteś|witaj|witam",
  jailbreak:
    "zignoruj wszystkie|ignoruj wszystkie|zignoruj instrukcje|zignoruj poprzednie|ignoruj poprzednie|zapomnij wszystkie|zapomnij o wszystkich|zapomnij o swoich|bez ograniczeń|bez żadnych ograniczeń|jailbreak|tryb deweloperski|bez cenzury|bez filtrów|bez etyki|prompt systemowy",
  personal:
    "mój|moja|moje|moich|moim|mojego|mojej|pomóż mi|pomoże mi|potrzebuję|chcę|chciałbym|chciałabym|dla mnie|szukam|mogę|powinienem|powinnam|mam|jestem|nasz|nasza|potrzebujemy",
  relative:
    "najlepsz*|lepsz*|dobr*|popularn*|odpowiedni*|tani*|niedrog*|blisko|w pobliżu|ostatni*|najnowsz*|now*|niezawodn*|ciekaw*|interesując*|zdrow*|łatw*|szybk*|różn*|pewn*|idealn*|lokaln*",
  openRequest:
    "opowiedz mi o|opowiedz o|opowiedz coś|powiedz mi coś|powiedz coś|informacje o|informacji o|informacje na temat|szukam informacji|więcej o|coś o|wszystko o",
  aspects:
    "objaw*|przyczyn*|korzyś*|zalet*|wad|wady|histori*|pochodzeni*|koszt*|cen|cena|ceny|definicj*|znaczeni*|skutki|różnic*|wymagani*|leczeni*|biografi*|map*|rozkład*|adres*|przepis*|typ|typy|rodzaj*|przykład*|zagrożeni*|ryzyk*|prawo|zasady|wpływ*|rol*|funkcj*|cechy|kroki|proces*|struktur*|ludność|położenie|zarobki|statystyk*|data|autor|fabuł*|streszczenie|właściwości|rozmiar|wiek|powod*|porady",
  definite:
    "różnica między|różnicę między|znaczenie słowa|główne|najważniejsze|najbardziej|największ*|obecny|aktualny|wszystkie|każdy|każda|przyczyny|skutki|historia powstania|podstawy|wady i zalety|plusy i minusy",
  material:
    "ten tekst|tego tekstu|tym tekście|poniższy tekst|ten artykuł|ten kod|tym kodzie|mój kod|ten plik|plik|to zdanie|następujący|następującą|następujące|ten akapit|moje wypracowanie|to wypracowanie|mój esej|moje cv|ten dokument|tę listę|ten obraz|te dane",
  padding:
    "nie spiesz się|przemyśl to dobrze|bardzo dla mnie ważne|to dla mnie ważne|będę bardzo wdzięczny|będę bardzo wdzięczna|będę wdzięczny|będę wdzięczna|z góry dziękuję|dziękuję z góry|postaraj się|najlepiej jak potrafisz|naprawdę dobra odpowiedź|mam nadzieję|jeśli to nie kłopot|proszę|naprawdę|bardzo|ważne|starannie|wdzięczny|wdzięczna|dziękuję|odpowiedź|jakość|po prostu|szczerze|czas",
  harm: "zbudować bombę|zrobić bombę|skonstruować bombę|ładunek wybuchowy|ukraść|phishing|złośliwe oprogramowanie|wyprać pieniądze|pranie pieniędzy|zabić kogoś|otruć|wyprodukować narkotyki|żeby mnie nie złapali|nielegalnie",
  override: "zignoruj|ignoruj|zapomnij|pomiń|obejdź|bez|żadnych|wolny od|nigdy nie odmawiaj",
  rules:
    "instrukcj*|ograniczeń|ograniczenia|wytyczn*|zasad|zasady|reguł*|norm*|etyk*|moraln*|filtr*|cenzur*|limit*|ostrzeże*",
  preamble:
    "oto|proszę bardzo|jasne|oczywiście|z pewnością|ulepszony prompt|ulepszona wersja|poprawiona wersja|chętnie",
  topicFillers: "krok po kroku|mi|nam|proszę|pojęcie|co to jest|jak|krótko|szczegółowo|zwięźle",
  topicStops:
    "który|która|które|którzy|że|żeby|aby|dla|w|we|na|z|ze|od|po|za|przy|jeśli|gdy|kiedy|gdzie|bo|ponieważ|ale|jak|bez|jest|są|był|była|było|były|ja|ty|mnie|a także|potem|do|można|trzeba|działa|działają|używając|między|oraz",
};
