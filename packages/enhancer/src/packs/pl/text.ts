import type { LanguagePack } from "../language-pack.ts";

export const textTasksPl: LanguagePack["tasks"] = {
  writing: {
    family: "text",
    core: [
      ["audience", "Kto będzie to czytać: [odbiorcy]."],
      ["purpose", "Niech całość opiera się na jednej myśli; co jej nie służy, można pominąć."],
      ["length", "Wystarczy objętość: [długość]."],
    ],
    brief: [
      ["audience", "Czytelnicy: [kto]."],
      ["purpose", "Jedna myśl, bez dygresji."],
      ["constraints", "Żadnych utartych zwrotów."],
      ["examples", "Żywy szczegół zamiast ogólników."],
      ["tone", "Naturalnie, bez patosu."],
    ],
  },
  email: {
    family: "message",
    core: [
      ["context", "Adresat to [odbiorca]; najważniejsze jest [kluczowe dane]."],
      ["purpose", "Po lekturze ma być jasne, o co dokładnie proszę."],
      [
        "format",
        "Najpierw temat wiadomości, powód w pierwszym zdaniu, a na końcu jasny następny krok.",
      ],
    ],
    brief: [
      ["context", "Do: [odbiorca]; dane: [kluczowe dane]."],
      ["format", "Temat i od razu powód."],
      ["constraints", "Bez pustych uprzejmości."],
    ],
  },
  marketing: {
    family: "text",
    core: [
      [
        "audience",
        "‹Zwracaj|Proszę zwracać› się do takich osób: [klienci], i do problemu, który mają, zanim nas poznają.",
      ],
      ["purpose", "Korzyść na pierwszym miejscu, poparta czymś konkretnym, a nie superlatywami."],
      ["criteria", "Cel jest osiągnięty, jeśli potem ludzie [pożądane działanie]."],
    ],
    brief: [
      ["audience", "Klienci: [kto]."],
      ["purpose", "Najpierw korzyść, bez superlatywów."],
      ["criteria", "Jedno wezwanie: [działanie]."],
      ["examples", "Wystarczy jeden namacalny dowód."],
      ["angle", "Spojrzenie, którego nie mają inni."],
    ],
  },
  resume: {
    family: "making",
    core: [
      ["context", "Stanowisko to [stanowisko], a moje istotne doświadczenie to [doświadczenie]."],
      ["format", "W każdym punkcie: działanie, narzędzia, skala, miara i efekt."],
      [
        "constraints",
        "‹Użyj|Proszę użyć› tylko faktów, które podaję; gdzie brakuje liczby, ‹zostaw|zostawić› zaznaczone miejsce.",
      ],
    ],
    brief: [
      ["context", "Stanowisko: [stanowisko]."],
      ["format", "Każdy punkt: działanie, narzędzia, skala, miara, efekt."],
      ["constraints", "Tylko fakty ode mnie."],
    ],
  },
  translation: {
    family: "making",
    core: [
      [
        "tone",
        "‹Zachowaj|Proszę zachować› ton i rejestr oryginału, tak jak powiedziałby to rodzimy użytkownik języka.",
      ],
      ["constraints", "Nazwy, liczby, kod i formatowanie zostają bez zmian."],
      [
        "alternatives",
        "Jeśli coś można odczytać na kilka sposobów, ‹przetłumacz|proszę przetłumaczyć› najbardziej prawdopodobny, a drugi ‹zapisz|zapisać› poniżej.",
      ],
    ],
    brief: [
      ["tone", "Ten sam ton i rejestr, naturalne brzmienie."],
      ["constraints", "Nazwy i liczby bez zmian."],
    ],
  },
  summary: {
    family: "making",
    core: [
      ["audience", "Dla kogo jest streszczenie: [czytelnicy]; oryginału nie będą czytać."],
      ["length", "Najpierw główna myśl w jednym zdaniu, potem to, co ją wspiera, według ważności."],
      [
        "constraints",
        "‹Trzymaj|Proszę trzymać› się tego, co mówi tekst, z jego liczbami i zastrzeżeniami, bez opinii.",
      ],
    ],
    brief: [
      ["length", "Główna myśl w jednym zdaniu i to, co ją wspiera."],
      ["constraints", "Tylko to, co mówi tekst."],
    ],
  },
  "role-play": {
    family: "literary",
    core: [
      [
        "role",
        "‹Pozostań|Proszę pozostać› w roli, dopóki nie powiem inaczej, i niech słychać to w sposobie mówienia.",
      ],
      ["context", "Scena zaczyna się tak: [sytuacja]; moja rola: [moja rola]."],
      ["constraints", "Jedna wypowiedź naraz, nigdy w moim imieniu."],
    ],
    brief: [
      ["role", "Bez wychodzenia z roli."],
      ["constraints", "Jedna wypowiedź naraz, bez mówienia za mnie."],
    ],
  },
};
