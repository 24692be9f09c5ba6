import type { LanguagePack } from "../language-pack.ts";

/** What each way of asking needs. */
export const kindsPl: NonNullable<LanguagePack["kinds"]> = {
  why: [
    [
      "depth",
      "‹Prześledź|Proszę prześledzić› łańcuch przyczyn aż do tej, która naprawdę to tłumaczy.",
    ],
    ["criteria", "‹Uporządkuj|Proszę uporządkować› przyczyny według tego, ile każda z nich waży."],
    [
      "edge-cases",
      "‹Podaj|Proszę podać› przypadek, w którym tak się nie dzieje, i ‹wyjaśnij|wyjaśnić› dlaczego.",
    ],
    ["sources", "‹Oddziel|Proszę oddzielić› to, co udowodnione, od domysłów."],
  ],
  how: [
    [
      "steps",
      "‹Podaj|Proszę podać› kroki w kolejności wykonywania, każdy ze znakiem, że się udał.",
    ],
    ["context", "Mam do dyspozycji [narzędzia, dostęp lub materiały]."],
    [
      "edge-cases",
      "‹Wskaż|Proszę wskazać› krok, w którym najczęściej popełnia się błąd, i jak go naprawić.",
    ],
    [
      "alternatives",
      "Jeśli istnieje krótsza droga, która też wystarczy, niech znajdzie się na końcu.",
    ],
  ],
  which: [
    [
      "criteria",
      "Dla mnie decydujące jest [najważniejsze]; ‹napisz|proszę napisać›, jak pod tym względem wypada każda opcja.",
    ],
    ["alternatives", "Tylko tych kilka opcji, które są warte uwagi, bez podobnych do siebie."],
    [
      "format",
      "Przy każdej opcji: do czego jest najlepsza, jej największa wada i komu nie będzie odpowiadać.",
    ],
    [
      "assumptions",
      "Jeśli wybór zależy od czegoś, o czym tu nie ma mowy, ‹wskaż|proszę wskazać› od czego.",
    ],
  ],
  what: [
    ["format", "Najpierw sedno w jednym zdaniu, potem szczegóły."],
    [
      "examples",
      "‹Pokaż|Proszę pokazać› to na jednym przypadku i na drugim, który jest tylko podobny.",
    ],
    ["purpose", "‹Napisz|Proszę napisać› też, do czego to służy i gdzie przestaje być przydatne."],
    ["edge-cases", "‹Wyjaśnij|Proszę wyjaśnić› najczęstsze nieporozumienie w tej sprawie."],
  ],
  whether: [
    [
      "format",
      "‹Zacznij|Proszę zacząć› od słowa tak, nie lub zależy, a potem ‹podaj|podać› rozstrzygający powód.",
    ],
    [
      "alternatives",
      "‹Podaj|Proszę podać› najlepszy argument każdej strony, zanim padnie rozstrzygnięcie.",
    ],
    ["assumptions", "‹Wskaż|Proszę wskazać›, pod jakim warunkiem odpowiedź byłaby odwrotna."],
    ["context", "Moja sytuacja: [od czego to zależy]."],
  ],
  fact: [
    [
      "sources",
      "Obok odpowiedzi ‹napisz|proszę napisać›, co jest ustalone na pewno i skąd to wiadomo.",
    ],
    [
      "assumptions",
      "Jeśli pytanie można rozumieć różnie, ‹odpowiedz|proszę odpowiedzieć› na prawdopodobne znaczenie i ‹wspomnij|wspomnieć› drugie.",
    ],
    [
      "depth",
      "‹Dodaj|Proszę dodać› tę jedną okoliczność, bez której odpowiedź wprowadzałaby w błąd.",
    ],
    ["criteria", "Jeśli źródła się różnią, ‹podaj|proszę podać› rozpiętość i powód."],
  ],
  list: [
    ["format", "Po wierszu na pozycję: najpierw nazwa, potem to, co ją wyróżnia."],
    ["constraints", "Bez pozycji niemal takich samych i bez tych dodanych dla liczby."],
    [
      "steps",
      "‹Ustaw|Proszę ustawić› pozycje w przydatnej kolejności i ‹napisz|napisać›, jaka to kolejność.",
    ],
    [
      "criteria",
      "‹Wyjaśnij|Proszę wyjaśnić›, według czego wybrano i co zmieniłoby inne kryterium.",
    ],
    [
      "verification",
      "Pozycje niepewne ‹oznacz|proszę oznaczyć›, żeby nie wszystkie brzmiały tak samo pewnie.",
    ],
    ["depth", "Do każdej pozycji ‹dodaj|proszę dodać› fakt, którego inaczej trzeba by szukać."],
    ["alternatives", "Na ostatnim miejscu pozycja, o której takie listy zwykle zapominają."],
  ],
};

/** The same in as few words as possible (style concise). */
export const briefKindsPl: NonNullable<LanguagePack["briefKinds"]> = {
  why: [
    ["depth", "Najpierw źródłowa przyczyna."],
    ["criteria", "Tylko główne przyczyny, według wagi."],
    ["sources", "Nieudowodnione oznaczone."],
    ["examples", "Do każdej przyczyny przykład."],
    ["alternatives", "I popularne błędne wyjaśnienie."],
    ["edge-cases", "I kiedy tak nie jest."],
  ],
  how: [
    ["steps", "Kroki po numerach."],
    ["edge-cases", "Z typowym błędem."],
    ["criteria", "I po czym poznać, że wyszło."],
    ["depth", "Bez teorii."],
    ["constraints", "Tylko zwykłe środki."],
    ["alternatives", "Najszybsza droga, która wystarczy."],
  ],
  which: [
    ["criteria", "Rozstrzyga: [co dla mnie ważne]."],
    ["alternatives", "Mało opcji, bez bliźniaczych."],
    ["format", "Przy każdej: atut i wada."],
    ["assumptions", "Na końcu jeden wybór."],
  ],
  what: [
    ["format", "Sedno jednym zdaniem na początku."],
    ["examples", "Jeden konkretny przypadek."],
    ["purpose", "I do czego to służy."],
    ["depth", "Jak działa, a nie z czego się składa."],
    ["audience", "Bez zakładania wiedzy."],
    ["alternatives", "Jednym wierszem: czym to nie jest."],
    ["edge-cases", "Z czym najczęściej się to myli."],
  ],
  whether: [
    ["format", "Najpierw tak, nie albo zależy."],
    ["assumptions", "Co zmieniłoby odpowiedź."],
    ["alternatives", "Po najlepszym argumencie każdej strony."],
    ["sources", "Fakty osobno, opinie osobno."],
    ["edge-cases", "I zapomniany wyjątek."],
    ["criteria", "I co tu przesądza."],
  ],
  fact: [
    ["sources", "Ze stopniem pewności."],
    ["assumptions", "I drugie znaczenie, jeśli jest."],
  ],
  list: [
    ["format", "Wiersz na pozycję, najlepsza na górze."],
    ["constraints", "Bez wypełniaczy."],
    ["verification", "Wątpliwe pozycje oznaczone."],
    ["criteria", "Z podanym kryterium wyboru."],
    ["depth", "I czym każda się wyróżnia."],
  ],
};

/** What the highest level closes with: a check before the answer goes out. */
export const checksPl: NonNullable<LanguagePack["checks"]> = [
  [
    "verification",
    "Przed odpowiedzią ‹porównaj|proszę porównać› szkic z każdym punktem powyżej i ‹popraw|poprawić› to, co się nie zgadza.",
  ],
  [
    "verification",
    "Na koniec ‹zaznacz|proszę zaznaczyć›, jak pewne jest każde główne twierdzenie i dlaczego.",
  ],
  [
    "verification",
    "Jeśli w mojej prośbie brakuje czegoś istotnego, najpierw ‹zapytaj|proszę zapytać›, najwyżej o dwie rzeczy.",
  ],
  [
    "verification",
    "Na zakończenie ‹podaj|proszę podać› najsłabszy punkt odpowiedzi i to, co by go wzmocniło.",
  ],
];

export const briefChecksPl: NonNullable<LanguagePack["briefChecks"]> = [
  ["verification", "Z ostatnim sprawdzeniem przed odpowiedzią."],
  ["verification", "Z podaniem stopnia pewności."],
  ["verification", "Jeśli brakuje czegoś istotnego, najpierw pytanie."],
];
