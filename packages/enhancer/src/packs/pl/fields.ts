import type { LanguagePack } from "../language-pack.ts";

/** What advice in each field of life has to heed. */
export const fieldsPl: NonNullable<LanguagePack["fields"]> = {
  health: [
    [
      "edge-cases",
      "‹Napisz|Proszę napisać›, przy jakich objawach zamiast czytać dalej trzeba iść do lekarza.",
    ],
    [
      "sources",
      "Za podstawę niech służy to, co do czego medycyna jest zgodna; wnioski z pojedynczych badań mają być oznaczone.",
    ],
    ["context", "Chodzi o osobę o takich danych: [wiek, choroby, leki]."],
  ],
  money: [
    [
      "edge-cases",
      "‹Uwzględnij|Proszę uwzględnić› opłaty, podatki i ryzyko, które łatwo przeoczyć.",
    ],
    ["context", "Założenia do obliczeń: [kwota, okres, kraj]."],
    [
      "examples",
      "‹Przelicz|Proszę przeliczyć› do końca jeden realistyczny przykład i ‹pokaż|pokazać›, na jakim założeniu się opiera.",
    ],
  ],
  law: [
    ["context", "Obowiązuje prawo następującego kraju lub regionu: [kraj, region]."],
    [
      "edge-cases",
      "‹Oddziel|Proszę oddzielić› literę prawa od praktyki i ‹wskaż|wskazać›, kiedy potrzebny jest prawnik.",
    ],
    ["sources", "Przy każdym stwierdzeniu ma stać przepis, do którego da się samemu zajrzeć."],
  ],
  travel: [
    ["context", "Plan ma pasować do tego: [daty, towarzysze podróży, budżet]."],
    [
      "steps",
      "‹Licz|Proszę liczyć› uczciwie czas dojazdów i ‹zaznacz|zaznaczyć›, co trzeba zarezerwować wcześniej.",
    ],
    ["alternatives", "‹Miej|Proszę mieć› w zanadrzu wariant na niepogodę albo zamknięte drzwi."],
  ],
  food: [
    ["context", "Pod uwagę trzeba wziąć [ograniczenia w diecie, sprzęt, czas]."],
    [
      "steps",
      "‹Podaj|Proszę podać› ilości i temperatury oraz to, po jakim wyglądzie lub zapachu widać, że etap jest skończony.",
    ],
    [
      "alternatives",
      "‹Zaproponuj|Proszę zaproponować› zamiennik dla wszystkiego, co trudno kupić.",
    ],
  ],
  home: [
    [
      "edge-cases",
      "‹Ostrzeż|Proszę ostrzec›, gdzie praca na własną rękę robi się groźna albo odbiera gwarancję.",
    ],
    ["context", "Miejsce wygląda tak: [pomieszczenie, wymiary, co już jest]."],
    ["criteria", "‹Oszacuj|Proszę oszacować› nakład pracy, materiały i przybliżony koszt."],
  ],
  animals: [
    [
      "depth",
      "‹Odróżnij|Proszę odróżnić› to, co typowe dla gatunku, od tego, co zależy od osobnika.",
    ],
    ["examples", "‹Opisz|Proszę opisać› zachowanie tak, żeby dało się je rozpoznać na żywo."],
    [
      "edge-cases",
      "‹Wskaż|Proszę wskazać›, które oznaki niepokoją, a które są zwykłym porządkiem natury.",
    ],
  ],
  nature: [
    [
      "depth",
      "‹Połącz|Proszę połączyć› to, co dzieje się na miejscu, z większym obiegiem, do którego należy.",
    ],
    ["criteria", "‹Podaj|Proszę podać› rzędy wielkości, żeby skutki dało się porównać."],
    [
      "sources",
      "‹Napisz|Proszę napisać›, jak wiarygodne są pomiary i gdzie szacunki mocno się rozchodzą.",
    ],
  ],
  science: [
    ["depth", "Najpierw zasada, potem wzór, a znaczenie każdej wielkości zwykłymi słowami."],
    [
      "examples",
      "‹Opisz|Proszę opisać› obserwację albo doświadczenie, w którym widać to na własne oczy.",
    ],
    [
      "constraints",
      "‹Wskaż|Proszę wskazać›, przy jakich uproszczeniach wyjaśnienie działa i gdzie się załamuje.",
    ],
  ],
  technology: [
    ["context", "‹Zaznacz|Proszę zaznaczyć›, dla jakiej wersji lub daty odpowiedź jest prawdziwa."],
    ["depth", "To, co już działa, ma być oddzielone od tego, co tylko zapowiedziano."],
    [
      "edge-cases",
      "‹Wspomnij|Proszę wspomnieć›, co to oznacza dla prywatności, kosztów i zależności od dostawcy.",
    ],
  ],
  history: [
    ["sources", "‹Odróżnij|Proszę odróżnić› świadectwa z epoki od późniejszych ocen."],
    [
      "steps",
      "‹Ułóż|Proszę ułożyć› punkty zwrotne po kolei i ‹napisz|napisać›, co umożliwiło każdy z nich.",
    ],
    ["alternatives", "‹Zaznacz|Proszę zaznaczyć›, o co historycy spierają się do dziś."],
  ],
  society: [
    [
      "alternatives",
      "‹Przedstaw|Proszę przedstawić› główne stanowiska tak, jak zrobiliby to ich zwolennicy.",
    ],
    [
      "sources",
      "‹Rozdziel|Proszę rozdzielić› fakty i wartości oraz ‹powiedz|powiedzieć›, o co naprawdę toczy się spór.",
    ],
    ["examples", "Każdy argument niech poprze przypadek, w którym życie go sprawdziło."],
  ],
  business: [
    ["context", "O firmie: [branża, wielkość, rynek]."],
    ["criteria", "‹Powiąż|Proszę powiązać› każdy punkt ze wskaźnikiem, który da się śledzić."],
    ["edge-cases", "‹Nazwij|Proszę nazwać› założenie, którego błąd kosztowałby najwięcej."],
  ],
  work: [
    ["context", "Moja rola i okoliczności: [stanowisko, zespół, co się stało]."],
    ["examples", "‹Daj|Proszę dać› gotowe słowa, które można wypowiedzieć albo wysłać."],
    ["edge-cases", "‹Przewidź|Proszę przewidzieć›, jak zareaguje druga strona i co wtedy robić."],
  ],
  learning: [
    ["context", "Mój czas i dotychczasowa wiedza: [ile czasu, co już umiem]."],
    [
      "steps",
      "‹Podziel|Proszę podzielić› materiał na części, z których każda opiera się na poprzedniej i kończy sprawdzianem dla siebie.",
    ],
    [
      "edge-cases",
      "‹Wskaż|Proszę wskazać› miejsce, w którym większość rezygnuje, i sposób, żeby je przejść.",
    ],
  ],
  people: [
    ["context", "O uczestnikach: [wiek, kto jest kim dla kogo, na czym im zależy]."],
    ["tone", "‹Mów|Proszę mówić› życzliwie i konkretnie, bez pouczania."],
    ["alternatives", "Jedna propozycja niech będzie łatwa, a druga niech wymaga odwagi."],
  ],
  arts: [
    [
      "examples",
      "‹Wymień|Proszę wymienić› konkretne dzieła lub fragmenty zamiast ogólnych pochwał.",
    ],
    [
      "depth",
      "‹Wyjaśnij|Proszę wyjaśnić›, jakimi środkami powstaje wrażenie, a nie tylko że się pojawia.",
    ],
    ["constraints", "Bez zdradzania zakończenia, chyba że po ostrzeżeniu."],
  ],
  games: [
    [
      "depth",
      "‹Odsłoń|Proszę odsłonić› myśl stojącą za dobrym ruchem, żeby następny dało się znaleźć bez pomocy.",
    ],
    [
      "constraints",
      "‹Przestrzegaj|Proszę przestrzegać› reguł i ‹zaznacz|zaznaczyć›, o którą ich wersję chodzi.",
    ],
    [
      "criteria",
      "‹Powiedz|Proszę powiedzieć›, w jakiej sytuacji taki wybór się opłaca, a w jakiej nie.",
    ],
  ],
  sport: [
    ["context", "Mój poziom i ograniczenia: [doświadczenie, kontuzje, dni w tygodniu]."],
    [
      "steps",
      "‹Zwiększaj|Proszę zwiększać› obciążenie stopniowo i ‹wskaż|wskazać›, kiedy lepiej odpuścić.",
    ],
    ["criteria", "‹Podpowiedz|Proszę podpowiedzieć›, po czym będzie widać postęp."],
  ],
  language: [
    ["examples", "‹Pokaż|Proszę pokazać› każdy punkt w zdaniu, które naprawdę ktoś by powiedział."],
    [
      "tone",
      "‹Zaznacz|Proszę zaznaczyć› rejestr: gdzie brzmi to naturalnie, gdzie sztywno, a gdzie niegrzecznie.",
    ],
    ["edge-cases", "‹Dodaj|Proszę dodać› sąsiednią formę, z którą łatwo to pomylić."],
  ],
  web: [
    ["constraints", "Wszystko ma działać z klawiatury i na małym ekranie."],
    ["context", "Ma to pasować do [framework i wersja]."],
    ["edge-cases", "‹Obsłuż|Proszę obsłużyć› też ładowanie, stan pusty i błąd."],
    ["format", "Każdy plik w całości, ze ścieżką na początku."],
  ],
  systems: [
    ["context", "Działa to na [system, wersja, skala]."],
    [
      "verification",
      "Po każdym poleceniu ‹napisz|proszę napisać›, jaki wynik oznacza sukces i jak je cofnąć.",
    ],
    ["edge-cases", "‹Weź|Proszę wziąć› pod uwagę restarty, przekroczenia czasu i brak uprawnień."],
    [
      "criteria",
      "‹Wybieraj|Proszę wybierać› to, co można bezpiecznie wykonać dwa razy, i ‹zaznacz|zaznaczyć› wyjątki.",
    ],
  ],
  algorithms: [
    [
      "criteria",
      "‹Podaj|Proszę podać› koszt czasowy i pamięciowy oraz do jakiej wielkości danych to wystarczy.",
    ],
    ["examples", "‹Przejdź|Proszę przejść› ręcznie przez jeden mały przykład."],
    ["edge-cases", "Puste wejście, powtórzenia i wartości skrajne mają być obsłużone celowo."],
    [
      "alternatives",
      "‹Uzasadnij|Proszę uzasadnić›, czemu to podejście jest lepsze od narzucającego się.",
    ],
  ],
  "data-science": [
    ["context", "Dane wyglądają tak: [kolumny, rozmiar, źródło]."],
    [
      "verification",
      "‹Sprawdź|Proszę sprawdzić› wynik na małym wycinku, który da się przeliczyć ręcznie.",
    ],
    [
      "edge-cases",
      "Braki i wartości odstające ‹traktuj|proszę traktować› jawnie, zamiast je po cichu usuwać.",
    ],
    ["criteria", "‹Napisz|Proszę napisać›, czego te liczby nie dowodzą."],
  ],
  story: [
    ["steps", "Akcja ma zacząć się jak najpóźniej i obrócić na jednej decyzji."],
    ["edge-cases", "‹Daj|Proszę dać› przeciwnikowi motyw, który da się zrozumieć."],
    ["verification", "‹Skreśl|Proszę skreślić› każde zdanie tłumaczące to, co scena już pokazała."],
  ],
  poem: [
    ["constraints", "‹Utrzymaj|Proszę utrzymać› jeden obraz do końca zamiast wielu przelotnych."],
    ["format", "Rytm niech pasuje do nastroju, a rym zjawia się tylko tam, gdzie przychodzi sam."],
    [
      "verification",
      "‹Przeczytaj|Proszę przeczytać› całość w myślach na głos i ‹popraw|poprawić› każdy wers, który się potyka.",
    ],
  ],
  song: [
    ["format", "Zwrotki niosą opowieść dalej, a refren zapada w pamięć po pierwszym razie."],
    ["steps", "W moście ma paść to jedno, o czym zwrotki milczą."],
  ],
  essay: [
    [
      "purpose",
      "‹Broń|Proszę bronić› tezy, z którą rozsądny człowiek mógłby się spierać, i ‹postaw|postawić› ją wcześnie.",
    ],
    ["alternatives", "‹Odpowiedz|Proszę odpowiedzieć› na najlepszy zarzut, a nie na najsłabszy."],
    ["steps", "Każdy akapit niech wynika z poprzedniego."],
  ],
  article: [
    ["steps", "‹Zacznij|Proszę zacząć› od sceny lub odkrycia, a nie od stworzenia świata."],
    [
      "purpose",
      "‹Zostaw|Proszę zostawić› czytelnikowi jedną rzecz do wypróbowania albo przemyślenia.",
    ],
    ["format", "Śródtytuły niech już mówią, do czego zmierza część."],
  ],
  speech: [
    ["tone", "‹Pisz|Proszę pisać› dla ucha: krótkie zdania, w każdym jedna myśl."],
    ["steps", "Początek i koniec łączy ten sam obraz, na końcu widziany inaczej."],
  ],
  joke: [
    ["steps", "Wprowadzenie krótkie, a zwrot przypada na ostatnie słowa."],
    ["constraints", "Śmiejemy się z sytuacji, a nie z ludzi, którzy nic na to nie poradzą."],
  ],
};

export const briefFieldsPl: NonNullable<LanguagePack["briefFields"]> = {
  health: [["edge-cases", "Z objawami, które wymagają lekarza."]],
  money: [["edge-cases", "Z ukrytymi kosztami i ryzykiem."]],
  law: [["context", "Czyje prawo obowiązuje: [kraj]."]],
  travel: [["context", "Daty i budżet: [szczegóły]."]],
  food: [["steps", "Z ilościami i czasem."]],
  home: [["criteria", "Z nakładem pracy i przybliżonym kosztem."]],
  animals: [["depth", "Cechy gatunku, nie anegdoty."]],
  nature: [["criteria", "Z rzędami wielkości."]],
  science: [["depth", "Zasada przed wzorem."]],
  technology: [["context", "Z wersją lub datą."]],
  history: [["steps", "Punkty zwrotne po kolei."]],
  society: [["alternatives", "Główne stanowiska, każde uczciwie."]],
  business: [["criteria", "Do każdego punktu wskaźnik."]],
  work: [["examples", "Z gotowymi sformułowaniami."]],
  learning: [["steps", "Małe części z samosprawdzaniem."]],
  people: [["tone", "Życzliwie i konkretnie."]],
  arts: [["examples", "Z konkretnymi dziełami lub scenami."]],
  games: [["constraints", "Ściśle według reguł."]],
  sport: [["steps", "Z obciążeniem rosnącym powoli."]],
  language: [["examples", "Z przykładami z żywej mowy."]],
  web: [["edge-cases", "Także ładowanie, pusty stan i błąd."]],
  systems: [["verification", "Przy każdym kroku sprawdzenie i cofnięcie."]],
  algorithms: [["criteria", "Z kosztem czasu i pamięci."]],
  "data-science": [["edge-cases", "Braki w danych na widoku."]],
  story: [["steps", "Późne wejście, jeden zwrot."]],
  poem: [["constraints", "Jeden obraz od początku do końca."]],
  song: [["format", "Zwrotki i śpiewny refren."]],
  essay: [["purpose", "Jedna sporna teza."]],
  article: [["steps", "Na początku scena lub odkrycie."]],
  speech: [["tone", "Dla ucha, krótkimi zdaniami."]],
  joke: [["steps", "Puenta w ostatnich słowach."]],
};
