import type { LanguagePack } from "../language-pack.ts";

export const stylesPl: Omit<LanguagePack["styles"], "literary" | "making" | "message"> = {
  code: {
    professional: [
      [
        "criteria",
        "Kod powinien przejść przegląd w zespole: jasne nazwy, małe funkcje i krótka notatka o decyzjach.",
      ],
      [
        "assumptions",
        "Gdzie zadanie zostawia coś otwartego, ‹podaj|proszę podać› założenie, zamiast po cichu zgadywać.",
      ],
      ["alternatives", "‹Wspomnij|Proszę wspomnieć› o odrzuconym rozwiązaniu i powodzie."],
    ],
    creative: [
      [
        "angle",
        "Zanim zapadnie decyzja, ‹poszukaj|proszę poszukać› drogi spoza podręcznika i ją ‹wybierz|wybrać›, jeśli jest co najmniej równie jasna.",
      ],
      ["imagery", "Niech nazwy opowiadają, co się dzieje, tak żeby kod czytało się jak prozę."],
      ["alternatives", "Na zakończenie nieoczekiwany pomysł na to, jak pójść dalej."],
    ],
    technical: [
      ["format", "Przed kodem dane wejściowe z typami, wyniki i możliwe błędy."],
      ["verification", "Z testami zwykłego przypadku, granic i niepowodzenia."],
      [
        "criteria",
        "‹Podaj|Proszę podać› koszt w czasie i pamięci oraz punkt, od którego rozwiązanie przestaje wystarczać.",
      ],
    ],
  },
  text: {
    professional: [
      ["tone", "Ton pewny i prosty, z precyzyjnymi czasownikami zamiast przymiotników."],
      [
        "criteria",
        "Będzie dobrze, jeśli od początku wiadomo, o czym mowa, a na podstawie reszty da się działać.",
      ],
      [
        "assumptions",
        "Bez zmyślonych faktów, liczb i cytatów; to, co mam dostarczyć, ‹zaznacz|proszę zaznaczyć›.",
      ],
    ],
    creative: [
      [
        "angle",
        "‹Znajdź|Proszę znaleźć› spojrzenie, którego prawie nikt się nie spodziewa, i ‹zacznij|zacząć› w samym środku.",
      ],
      [
        "imagery",
        "Konkretne obrazy, dźwięki i faktury zamiast słów abstrakcyjnych; głos może mieć charakter.",
      ],
      [
        "alternatives",
        "Niech koniec pokaże obraz z początku w nowym świetle, zamiast wszystko streszczać.",
      ],
    ],
    technical: [
      [
        "format",
        "‹Podziel|Proszę podzielić› tekst nagłówkami, które coś stwierdzają, z jedną myślą na akapit.",
      ],
      [
        "verification",
        "Na koniec ‹porównaj|proszę porównać› każde twierdzenie z materiałem i ‹zaznacz|zaznaczyć›, czego nie da się potwierdzić.",
      ],
      ["edge-cases", "Każdy termin jest raz zdefiniowany i zawsze tak samo używany."],
    ],
  },
  knowledge: {
    professional: [
      ["format", "Odpowiedź w dwóch zdaniach na początku, potem uzasadnienie według ważności."],
      [
        "tone",
        "‹Pisz|Proszę pisać› jasno i neutralnie i ‹oddziel|oddzielić› to, co wiadomo, od tego, co wciąż jest sporne.",
      ],
      [
        "assumptions",
        "Jeśli moje pytanie opiera się na błędnym założeniu, ‹napisz|proszę napisać› to na początku.",
      ],
    ],
    creative: [
      [
        "angle",
        "‹Podejdź|Proszę podejść› do sprawy z nieoczekiwanej strony: przez historię, obraz lub eksperyment myślowy, który odsłania jej sedno.",
      ],
      [
        "imagery",
        "‹Użyj|Proszę użyć› metafory, która naprawdę działa, i ‹napisz|napisać›, gdzie przestaje pasować.",
      ],
      [
        "alternatives",
        "Na zakończenie ‹zadaj|proszę zadać› pytanie, które każe mi spojrzeć na to inaczej.",
      ],
    ],
    technical: [
      ["format", "Najpierw dokładna definicja, potem mechanizm, potem jego granice."],
      [
        "verification",
        "‹Oddziel|Proszę oddzielić› to, co ustalone, od tego, co wywnioskowane, i ‹napisz|napisać›, jak można sprawdzić każde twierdzenie.",
      ],
      [
        "constraints",
        "Przy każdym twierdzeniu jednostki, rzędy wielkości i warunki, w których jest prawdziwe.",
      ],
    ],
  },
  work: {
    professional: [
      ["criteria", "‹Napisz|Proszę napisać›, po czym w mierzalny sposób poznam, że się udało."],
      [
        "alternatives",
        "‹Rozważ|Proszę rozważyć› nakład i efekt i ‹umieść|umieścić› na początku to, co najważniejsze.",
      ],
      ["tone", "Rzeczowym językiem, żeby można było to przekazać dalej bez zmian."],
    ],
    creative: [
      ["angle", "Przynajmniej jeden pomysł może być śmiały, byle był wykonalny."],
      [
        "imagery",
        "‹Opisz|Proszę opisać› każdą propozycję tak żywo, żeby dało się zobaczyć tę chwilę.",
      ],
      ["alternatives", "‹Połącz|Proszę połączyć› dwie rzeczy, które rzadko idą w parze."],
    ],
    technical: [
      ["format", "W tabeli: krok, co jest potrzebne, co powstaje i ile to trwa."],
      ["edge-cases", "Z ryzykiem, jego wczesnymi oznakami i tym, co wtedy zrobić."],
      [
        "verification",
        "Przed odpowiedzią ‹sprawdź|proszę sprawdzić›, czy terminy, koszty i możliwości nie są ze sobą sprzeczne.",
      ],
    ],
  },
  numbers: {
    professional: [
      ["criteria", "Na koniec jedno zdanie o tym, co wynik oznacza w praktyce."],
      ["tone", "‹Wyjaśnij|Proszę wyjaśnić› metodę tak, żeby ktoś inny mógł ją powtórzyć."],
      ["alternatives", "Jeśli jest prostsza droga, ‹wspomnij|proszę wspomnieć› o niej."],
    ],
    creative: [
      [
        "angle",
        "‹Zacznij|Proszę zacząć› od intuicji lub obrazu, dzięki którym wynik jest wiarygodny jeszcze przed obliczeniem.",
      ],
      ["imagery", "‹Przełóż|Proszę przełożyć› liczby na coś, co można sobie wyobrazić."],
      ["alternatives", "I druga, bardziej elegancka droga, jeśli istnieje."],
    ],
    technical: [
      ["format", "Przed obliczeniami dane, szukane i użyte wzory."],
      [
        "constraints",
        "Z jednostkami i dokładnością w każdym kroku, z zaokrągleniem dopiero na końcu.",
      ],
      ["criteria", "‹Podaj|Proszę podać›, w jakim zakresie metoda obowiązuje."],
    ],
  },
  image: {
    professional: [
      [
        "purpose",
        "Przeznaczenie: [zastosowanie], więc całość musi być czytelna także w małym rozmiarze.",
      ],
      ["tone", "Powściągliwa paleta i czyste wykonanie."],
      ["format", "Ze spokojnym miejscem, w którym mógłby stanąć tytuł."],
    ],
    creative: [
      ["tone", "Nastrój może zaskakiwać, a tworzą go kolor i światło."],
      [
        "alternatives",
        "‹Połącz|Proszę połączyć› dwie tradycje obrazowania, które rzadko widuje się razem.",
      ],
      ["depth", "Ukryty szczegół, który nagrodzi drugie spojrzenie."],
    ],
    technical: [
      [
        "format",
        "‹Określ|Proszę określić› osobno technikę, proporcje obrazu, perspektywę, oświetlenie i paletę.",
      ],
      ["edge-cases", "Anatomia, odbicia i proporcje fizycznie wiarygodne."],
      ["criteria", "Tło i motyw wyraźnie rozdzielone, o czystych krawędziach."],
    ],
  },
};
