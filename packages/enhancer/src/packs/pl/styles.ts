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
      ["tone", "Komentarze mówią, dlaczego tak jest, i pojawiają się rzadko."],
      ["edge-cases", "Błędy wychodzą na jaw wcześnie i podpowiadają, co zrobić."],
      ["purpose", "‹Pisz|Proszę pisać› z myślą o kimś, kto będzie to zmieniać za rok."],
      [
        "sources",
        "Najpierw ‹sięgnij|proszę sięgnąć› po to, co język już oferuje, i ‹podaj|podać› nazwę wywołania.",
      ],
      ["depth", "Rozwiązanie tak proste, jak pozwala zadanie, ze wskazaniem, co pominięto celowo."],
    ],
    creative: [
      [
        "angle",
        "Zanim zapadnie decyzja, ‹poszukaj|proszę poszukać› drogi spoza podręcznika i ją ‹wybierz|wybrać›, jeśli jest co najmniej równie jasna.",
      ],
      ["imagery", "Niech nazwy opowiadają, co się dzieje, tak żeby kod czytało się jak prozę."],
      ["alternatives", "Na zakończenie nieoczekiwany pomysł na to, jak pójść dalej."],
      ["examples", "Przykład taki, który chce się uruchomić, bez foo i bar."],
      ["depth", "‹Opowiedz|Proszę opowiedzieć› pomysł w dwóch zdaniach, jak obraz."],
      ["tone", "Odrobina humoru w komentarzu mile widziana."],
      [
        "constraints",
        "‹Sprawdź|Proszę sprawdzić›, jak mało kodu wystarczy, zanim stanie się przemądrzały.",
      ],
    ],
    technical: [
      ["format", "Przed kodem dane wejściowe z typami, wyniki i możliwe błędy."],
      ["verification", "Z testami zwykłego przypadku, granic i niepowodzenia."],
      [
        "criteria",
        "‹Podaj|Proszę podać› koszt w czasie i pamięci oraz punkt, od którego rozwiązanie przestaje wystarczać.",
      ],
      [
        "edge-cases",
        "‹Wylicz|Proszę wyliczyć› przypadki błędów i sygnał, jaki przy każdym dostaje wywołujący.",
      ],
      ["depth", "‹Podaj|Proszę podać›, co się zmienia przy współbieżności i bardzo dużych danych."],
      ["sources", "Algorytm lub wzorzec pod przyjętą nazwą."],
      ["steps", "Przed kodem ‹opisz|proszę opisać› przepływ danych po kolei."],
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
      ["steps", "Wniosek idzie przodem, argumenty za nim."],
      [
        "examples",
        "Każde twierdzenie ‹oprzyj|proszę oprzeć› na fakcie lub przykładzie, który da się sprawdzić.",
      ],
      ["constraints", "Bez waty słownej i wytartych zwrotów."],
      ["format", "Krótkie akapity, w każdym sedno już w pierwszym zdaniu."],
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
      ["tone", "Niech rytm się zmienia: długie zdania niosą, krótkie zatrzymują."],
      ["examples", "Zamiast tez jedna scena, którą można zobaczyć i usłyszeć."],
      ["constraints", "Trzy pierwsze skojarzenia są zakazane."],
      ["steps", "Szczegół rzucony na początku niech wypali dopiero na końcu."],
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
      ["steps", "Przed tekstem konspekt, po wierszu na część."],
      [
        "sources",
        "‹Zaznacz|Proszę zaznaczyć›, gdzie potrzebne jest źródło i jakiego rodzaju wystarczy.",
      ],
      ["constraints", "Fakty, interpretacja i zalecenia w osobnych akapitach."],
      ["criteria", "Na końcu lista pytań, których tekst nie rozstrzyga."],
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
      [
        "criteria",
        "‹Zważ|Proszę zważyć› punkty według skutków i ‹wskaż|wskazać›, co można spokojnie pominąć.",
      ],
      ["constraints", "Bez tła, które nie zmienia decyzji."],
      [
        "alternatives",
        "‹Przedstaw|Proszę przedstawić› też najpoważniejszy pogląd odmienny od głównego.",
      ],
      ["purpose", "Na zakończenie wniosek praktyczny."],
      ["edge-cases", "‹Nazwij|Proszę nazwać› sytuację, w której taka odpowiedź byłaby błędem."],
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
      ["examples", "Mała historia wzięta jakby z życia niech sama pokaże sedno."],
      ["tone", "‹Opowiedz|Proszę opowiedzieć› o tym jak bystremu znajomemu przy kawie."],
      ["constraints", "Bez przykładów, które podają wszyscy."],
      [
        "depth",
        "‹Potraktuj|Proszę potraktować› poważnie pytanie, które zadałoby dziecko, i od niego ‹wyjdź|wyjść›.",
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
        "Przy każdym twierdzeniu warunki, w których jest prawdziwe, a przy liczbach jednostki.",
      ],
      [
        "steps",
        "‹Ponumeruj|Proszę ponumerować› kroki rozumowania, żeby każdy dało się podważyć osobno.",
      ],
      ["edge-cases", "Przypadki graniczne na liście, każdy ze skutkiem."],
      ["sources", "‹Podaj|Proszę podać› terminy, pod którymi specjaliści szukają literatury."],
      ["assumptions", "Wszystkie założenia wyjściowe zebrane w jednym miejscu."],
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
      ["constraints", "Tylko to, co wykonalne zwykłymi środkami i w zwykłym czasie."],
      ["edge-cases", "‹Wskaż|Proszę wskazać› zależność, która najłatwiej się opóźni."],
      ["sources", "‹Odróżnij|Proszę odróżnić› sprawdzoną praktykę od własnej oceny."],
    ],
    creative: [
      ["angle", "Przynajmniej jeden pomysł może być śmiały, byle był wykonalny."],
      [
        "imagery",
        "‹Opisz|Proszę opisać› każdą propozycję tak żywo, żeby dało się zobaczyć tę chwilę.",
      ],
      ["alternatives", "‹Połącz|Proszę połączyć› dwie rzeczy, które rzadko idą w parze."],
      ["constraints", "Bez tego, co jest na każdej takiej liście."],
      ["depth", "Najlepszy pomysł ‹posuń|proszę posunąć› o krok dalej, niż radzi rozsądek."],
      ["tone", "Lekko, jak notatki ludzi, którzy lubią razem pracować."],
    ],
    technical: [
      ["format", "W tabeli: krok, co jest potrzebne, co powstaje i ile to trwa."],
      ["edge-cases", "Z ryzykiem, jego wczesnymi oznakami i tym, co wtedy zrobić."],
      [
        "verification",
        "Przed odpowiedzią ‹sprawdź|proszę sprawdzić›, czy terminy, koszty i możliwości nie są ze sobą sprzeczne.",
      ],
      ["criteria", "Przy każdym punkcie nakład, odpowiedzialny i kryterium ukończenia."],
      ["steps", "‹Ułóż|Proszę ułożyć› prace według tego, co blokuje co."],
      ["constraints", "Założenia o czasie i środkach na osobnej liście."],
    ],
  },
  numbers: {
    professional: [
      ["criteria", "Na koniec jedno zdanie o tym, co wynik oznacza w praktyce."],
      ["tone", "‹Wyjaśnij|Proszę wyjaśnić› metodę tak, żeby ktoś inny mógł ją powtórzyć."],
      ["alternatives", "Jeśli jest prostsza droga, ‹wspomnij|proszę wspomnieć› o niej."],
      ["format", "Wynik w pierwszym wierszu, droga do niego poniżej."],
      [
        "edge-cases",
        "‹Nazwij|Proszę nazwać› pomyłkę, która prowadzi do typowej błędnej odpowiedzi.",
      ],
    ],
    creative: [
      [
        "angle",
        "‹Zacznij|Proszę zacząć› od intuicji lub obrazu, dzięki którym wynik jest wiarygodny jeszcze przed obliczeniem.",
      ],
      ["imagery", "‹Przełóż|Proszę przełożyć› liczby na coś, co można sobie wyobrazić."],
      ["alternatives", "I druga, bardziej elegancka droga, jeśli istnieje."],
      ["tone", "Niech rozwiązanie czyta się jak śledztwo."],
      ["purpose", "Na koniec ‹pokaż|proszę pokazać›, gdzie ta sama myśl wraca w codziennym życiu."],
    ],
    technical: [
      ["format", "Przed obliczeniami dane, szukane i użyte wzory."],
      [
        "constraints",
        "Z jednostkami i dokładnością w każdym kroku, z zaokrągleniem dopiero na końcu.",
      ],
      ["criteria", "‹Podaj|Proszę podać›, w jakim zakresie metoda obowiązuje."],
      ["verification", "Kontrola wyniku przez wymiar, znak i rząd wielkości."],
      ["steps", "Najpierw rozwiązanie na symbolach, liczby podstawione na końcu."],
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
