import type { LanguagePack } from "../language-pack.ts";

export const codeTasksPl: LanguagePack["tasks"] = {
  "code-write": {
    family: "code",
    core: [
      [
        "stack",
        "‹Użyj|Proszę użyć› [język i wersja] i w miarę możliwości tylko biblioteki standardowej.",
      ],
      [
        "edge-cases",
        "‹Ustal|Proszę ustalić›, co ma się dziać przy danych pustych, brakujących lub nieprawidłowych, i ‹obsłuż|obsłużyć› te przypadki wprost.",
      ],
      ["examples", "Na koniec ‹pokaż|proszę pokazać› realistyczne wywołanie i oczekiwany wynik."],
    ],
    brief: [
      ["edge-cases", "Z obsługą pustych i nieprawidłowych danych."],
      ["examples", "Z przykładowym wywołaniem i jego wynikiem."],
      ["constraints", "Najpierw kod, bez długich objaśnień."],
      ["format", "Jeden blok, gotowy do uruchomienia."],
      ["depth", "Wybrana metoda w jednym zdaniu."],
    ],
  },
  "code-debug": {
    family: "code",
    core: [
      [
        "context",
        "Dzieje się to, gdy [co to wywołuje], a oczekiwane zachowanie to [poprawne działanie].",
      ],
      [
        "depth",
        "Najpierw ‹znajdź|proszę znaleźć› pierwotną przyczynę i ‹wyjaśnij|wyjaśnić› ją w jednym lub dwóch zdaniach, a potem ‹podaj|podać› cały poprawiony kod.",
      ],
      [
        "constraints",
        "‹Zmień|Proszę zmienić› tylko to, czego wymaga błąd; nazwy i wszystko, co już działa, zostaje bez zmian.",
      ],
    ],
    brief: [
      ["depth", "Najpierw przyczyna w jednym zdaniu, potem poprawiony kod."],
      ["constraints", "Reszta bez zmian."],
      ["verification", "I jak sprawdzić, że błąd zniknął."],
      ["format", "Poprawiony kod w całości."],
      ["examples", "I dane, które wywołały błąd."],
    ],
  },
  "code-explain": {
    family: "knowledge",
    core: [
      ["audience", "Umiem programować, ale z tym spotykam się po raz pierwszy."],
      [
        "steps",
        "‹Zacznij|Proszę zacząć› od problemu, który to rozwiązuje, a potem ‹opisz|opisać›, co się dzieje, w takiej kolejności, w jakiej się dzieje.",
      ],
      [
        "examples",
        "‹Pokaż|Proszę pokazać› to na małym przykładzie, z konkretnymi danymi wejściowymi i wartościami po każdym kroku.",
      ],
    ],
    brief: [
      ["steps", "Najpierw do czego służy, potem jak działa."],
      ["examples", "Jeden mały, rozwiązany przykład."],
      ["edge-cases", "I najczęstsze potknięcie."],
      ["format", "Kawałek po kawałku, prostymi słowami."],
    ],
  },
  "code-review": {
    family: "code",
    core: [
      [
        "criteria",
        "Najważniejsza jest poprawność, potem bezpieczeństwo, potem czytelność; uwagi ‹uporządkuj|proszę uporządkować› według możliwych szkód.",
      ],
      ["format", "Przy każdej uwadze potrzebne są wiersz, ryzyko i proponowana zmiana."],
    ],
    brief: [
      ["criteria", "Uwagi według wagi."],
      ["format", "Przy każdej: wiersz, ryzyko, zmiana."],
      ["constraints", "Bez kwestii gustu."],
    ],
  },
  "code-refactor": {
    family: "code",
    core: [
      ["constraints", "Zachowanie i publiczny interfejs pozostają dokładnie takie, jakie są."],
      ["purpose", "Najbardziej zależy mi na tym: [czytelność, szybkość lub łatwość testowania]."],
      ["format", "‹Pokaż|Proszę pokazać› cały wynik, a potem każdą zmianę z jej powodem."],
    ],
    brief: [
      ["constraints", "Bez zmiany zachowania i interfejsu."],
      ["format", "Najpierw wynik, potem zmiany."],
      ["verification", "I jak sprawdzić, że nic się nie zepsuło."],
    ],
  },
  "code-test": {
    family: "code",
    core: [
      [
        "edge-cases",
        "‹Uwzględnij|Proszę uwzględnić› zwykły przypadek, granice, nieprawidłowe dane i każdą ścieżkę błędu.",
      ],
      ["stack", "‹Zastosuj|Proszę zastosować› [narzędzie do testów] tak jak w reszcie kodu."],
      [
        "criteria",
        "Każdy test powinien móc zawieść tylko z jednego powodu i mieć sprawdzaną regułę w nazwie.",
      ],
    ],
    brief: [
      ["edge-cases", "Granice, nieprawidłowe dane i ścieżki błędów."],
      ["criteria", "Jeden powód niepowodzenia na test."],
    ],
  },
};
