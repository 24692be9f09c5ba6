import type { LanguagePack } from "../language-pack.ts";

/** What a style adds to each way of asking. */
export const kindStylesPl: NonNullable<LanguagePack["kindStyles"]> = {
  why: {
    professional: [
      ["purpose", "‹Zakończ|Proszę zakończyć› tym, jaka decyzja wynika z tej przyczyny."],
      ["format", "Główna przyczyna stoi w pierwszym zdaniu, reszta ją wspiera."],
      [
        "constraints",
        "‹Zostań|Proszę zostać› przy przyczynach, które ważą, bez tych tylko ciekawych.",
      ],
      ["tone", "‹Tłumacz|Proszę tłumaczyć› spokojnie, jak komuś z pracy, kto przekaże to dalej."],
    ],
    creative: [
      ["imagery", "‹Pokaż|Proszę pokazać› ukryty mechanizm jednym porównaniem z domowego życia."],
      ["angle", "Na początek wyobrażenie, jak dziwny byłby świat, gdyby było odwrotnie."],
      [
        "purpose",
        "‹Zostaw|Proszę zostawić› mnie ze spojrzeniem, którego nie da się już odzobaczyć.",
      ],
      ["tone", "Rozwiązanie niech odsłania się po trochu, jak w małym kryminale."],
    ],
    technical: [
      [
        "steps",
        "‹Rozpisz|Proszę rozpisać› przyczynę i skutek ogniwo po ogniwie i ‹oznacz|oznaczyć› najsłabsze.",
      ],
      ["verification", "‹Nazwij|Proszę nazwać› obserwację, która obaliłaby to wyjaśnienie."],
      ["constraints", "‹Wyraź|Proszę wyrazić› wpływ każdego czynnika liczbą, o ile to możliwe."],
      ["format", "‹Rozbij|Proszę rozbić› na osobne nagłówki bodziec, mechanizm i warunki."],
    ],
  },
  how: {
    professional: [
      ["format", "To, co trzeba postanowić, ma stać przed tym, co trzeba zrobić."],
      ["constraints", "Tylko środki dostępne zwykłemu człowiekowi lub małemu zespołowi."],
      [
        "purpose",
        "‹Zaznacz|Proszę zaznaczyć› kroki najważniejsze, gdyby na wszystkie nie starczyło sił.",
      ],
      ["tone", "‹Sformułuj|Proszę sformułować› instrukcję tak, by dało się ją komuś zlecić."],
    ],
    creative: [
      ["angle", "‹Zdradź|Proszę zdradzić› jedną mało znaną sztuczkę starych wyjadaczy."],
      [
        "imagery",
        "‹Opisz|Proszę opisać›, jak wygląda albo jakie daje uczucie chwila, gdy się udało.",
      ],
      ["purpose", "Pierwszy krok niech będzie tak maleńki, żeby chciało się go zrobić już dziś."],
      ["tone", "‹Poprowadź|Proszę poprowadzić› mnie jak przyjaciel, który stoi obok."],
    ],
    technical: [
      [
        "verification",
        "Po każdym kroku ‹podaj|proszę podać›, jak sprawdzić stan przed dalszym działaniem.",
      ],
      ["constraints", "‹Wypisz|Proszę wypisać› warunki wstępne jeszcze przed pierwszym krokiem."],
      [
        "format",
        "‹Ponumeruj|Proszę ponumerować› czynności i ‹przypisz|przypisać› każdej dokładną wartość lub ustawienie.",
      ],
      [
        "depth",
        "Przy kroku krytycznym ‹wyjaśnij|proszę wyjaśnić› zasadę działania, nie tylko kolejność.",
      ],
    ],
  },
  which: {
    professional: [
      ["purpose", "Na koniec jedna rekomendacja i argument, który przeważył."],
      ["tone", "‹Zachowaj|Proszę zachować› bezstronność aż do rekomendacji."],
      ["constraints", "‹Pomiń|Proszę pominąć› to, co w praktyce jest już nie do zdobycia."],
      ["edge-cases", "‹Powiedz|Proszę powiedzieć›, komu zwykły faworyt akurat nie posłuży."],
    ],
    creative: [
      [
        "angle",
        "‹Dorzuć|Proszę dorzucić› jednego autsajdera, o którym prawie nikt nie mówi, a szkoda.",
      ],
      [
        "imagery",
        "‹Opisz|Proszę opisać› każdą opcję przez chwilę, w której ucieszy mnie jej wybór.",
      ],
      ["purpose", "‹Dobierz|Proszę dobrać› opcje do ludzkich charakterów, a nie do listy cech."],
      ["tone", "‹Doradzaj|Proszę doradzać› jak obyty przyjaciel, z sympatiami i niechęciami."],
    ],
    technical: [
      ["format", "‹Zestaw|Proszę zestawić› opcje w tabeli z tymi samymi kryteriami dla każdej."],
      [
        "verification",
        "‹Zaproponuj|Proszę zaproponować› tani sposób przetestowania wyboru, zanim będzie wiążący.",
      ],
      [
        "constraints",
        "‹Podawaj|Proszę podawać› zmierzone wartości tam, gdzie istnieją, a same wrażenia ‹oznacz|oznaczyć›.",
      ],
      [
        "steps",
        "Najpierw ‹odrzuć|proszę odrzucić› to, co nie spełnia wymagań koniecznych, potem ‹uszereguj|uszeregować› resztę.",
      ],
    ],
  },
  what: {
    professional: [
      ["constraints", "Wystarczy tyle, ile trzeba do poważnej rozmowy na ten temat."],
      [
        "alternatives",
        "‹Nazwij|Proszę nazwać› jedno lub dwa pojęcia, z którymi się to myli, i różnicę.",
      ],
      [
        "tone",
        "‹Zdefiniuj|Proszę zdefiniować› prostymi słowami, jakie wydrukowałaby dobra gazeta.",
      ],
      ["criteria", "‹Wyróżnij|Proszę wyróżnić› tę stronę sprawy, która ma skutki w praktyce."],
    ],
    creative: [
      ["angle", "‹Wprowadź|Proszę wprowadzić› kogoś, kto styka się z tym pierwszy raz w życiu."],
      [
        "imagery",
        "‹Znajdź|Proszę znaleźć› jeden obraz, który zostaje w głowie, i ‹przyznaj|przyznać›, gdzie kuleje.",
      ],
      [
        "steps",
        "‹Pozwól|Proszę pozwolić› mi najpierw zgadywać: pytanie, a dopiero potem rozwiązanie.",
      ],
      ["tone", "‹Pisz|Proszę pisać› lekką ręką, tak by czytało się dla przyjemności."],
    ],
    technical: [
      ["constraints", "‹Podaj|Proszę podać› ścisłą definicję i warunki jej stosowania."],
      ["steps", "‹Złóż|Proszę złożyć› całość z części i ‹określ|określić› wkład każdej."],
      [
        "verification",
        "‹Dołącz|Proszę dołączyć› pytanie kontrolne, które sprawdzi moje zrozumienie.",
      ],
      ["sources", "‹Podaj|Proszę podać› termin, pod którym mówią o tym specjaliści."],
    ],
  },
  whether: {
    professional: [
      ["criteria", "‹Wymień|Proszę wymienić› fakty, na których ma się oprzeć ocena, i ich wagę."],
      ["purpose", "‹Zakończ|Proszę zakończyć› moim następnym krokiem, niezależnie od wyniku."],
      ["tone", "‹Oceń|Proszę ocenić› trzeźwo, bez paniki i bez reklamy."],
      [
        "constraints",
        "‹Odłóż|Proszę odłożyć› na bok to, co nie przesunie odpowiedzi w żadną stronę.",
      ],
    ],
    creative: [
      ["angle", "Przed odpowiedzią niech dwie osoby o różnych poglądach krótko się posprzeczają."],
      ["imagery", "‹Namaluj|Proszę namalować› dzień, w którym od tej odpowiedzi zależy wszystko."],
      [
        "purpose",
        "‹Odwróć|Proszę odwrócić› pytanie do góry nogami i ‹zobacz|zobaczyć›, co z niego wypadnie.",
      ],
      ["tone", "‹Mów|Proszę mówić› bez ogródek, jak ktoś, kto jest mi winien tylko szczerość."],
    ],
    technical: [
      ["steps", "‹Rozłóż|Proszę rozłożyć› pytanie na części, na które da się odpowiedzieć osobno."],
      ["verification", "‹Wskaż|Proszę wskazać› test albo pomiar, który by to rozstrzygnął."],
      ["criteria", "‹Określ|Proszę określić› próg, za którym tak zmienia się w nie."],
      ["constraints", "‹Zdefiniuj|Proszę zdefiniować› słowa, od których zależy odpowiedź."],
    ],
  },
  list: {
    professional: [
      [
        "purpose",
        "‹Wyróżnij|Proszę wyróżnić› dwie lub trzy pozycje, którym warto przyjrzeć się najpierw.",
      ],
      [
        "tone",
        "Każdą pozycję ‹sformułuj|proszę sformułować› tak, żeby weszła do dokumentu bez poprawek.",
      ],
      ["angle", "Lista ma objąć całą rozpiętość, a nie jeden kąt."],
    ],
    creative: [
      ["imagery", "Do każdej pozycji obrazek lub scenka w pół zdania."],
      ["angle", "‹Przemyć|Proszę przemycić› jedną pozycję, której nikt się tu nie spodziewa."],
      ["tone", "Niech pozycje różnią się brzmieniem i nastrojem jak goście przy stole."],
    ],
    technical: [
      ["assumptions", "‹Podaj|Proszę podać› definicję, według której coś trafia na listę."],
      ["sources", "Tam, gdzie dane się zmieniają, ‹dopisz|proszę dopisać› ich datę."],
      [
        "edge-cases",
        "‹Wymień|Proszę wymienić› odrzucone przypadki pograniczne i regułę, która je wyklucza.",
      ],
    ],
  },
};
