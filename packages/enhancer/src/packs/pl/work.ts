import type { LanguagePack } from "../language-pack.ts";

export const workTasksPl: LanguagePack["tasks"] = {
  planning: {
    family: "work",
    core: [
      [
        "context",
        "Ustalone są [terminy, budżet, osoby]; ‹napisz|proszę napisać›, gdzie plan się zmieni, jeśli coś z tego się przesunie.",
      ],
      [
        "steps",
        "‹Ułóż|Proszę ułożyć› kroki po kolei i ‹wskaż|wskazać›, co musi być gotowe przed każdym z nich.",
      ],
      ["assumptions", "‹Podaj|Proszę podać› każde założenie, żeby można było je poprawić."],
    ],
    brief: [
      ["context", "Ustalone: [terminy, budżet, osoby]."],
      ["steps", "Kroki po kolei, z zależnościami."],
      ["assumptions", "Wszystkie założenia na widoku."],
      ["edge-cases", "I wyjście awaryjne, gdyby coś utknęło."],
      ["criteria", "Najpierw to, co niezbędne."],
    ],
  },
  productivity: {
    family: "work",
    core: [
      ["context", "Uczestnicy: [kto]; termin gotowości: [kiedy]."],
      [
        "format",
        "Chcę tego użyć bez przerabiania: przy każdym punkcie osoba odpowiedzialna i następny krok.",
      ],
      ["criteria", "Będzie dobrze, jeśli potem nikt nie musi pytać, co dalej."],
    ],
    brief: [
      ["context", "Uczestnicy: [kto]; termin: [kiedy]."],
      ["format", "Przy każdym punkcie osoba odpowiedzialna i następny krok."],
    ],
  },
  brainstorming: {
    family: "making",
    core: [
      [
        "constraints",
        "Niech propozycje naprawdę się różnią, nie tylko słowami, i bez tych najbardziej oczywistych.",
      ],
      ["context", "Mają pasować do tych warunków: [gust, budżet lub granice]."],
      ["format", "Przy każdej jedno zdanie, dlaczego może się sprawdzić."],
    ],
    brief: [
      ["constraints", "Naprawdę różne, nic oczywistego."],
      ["context", "Warunki: [granice]."],
      ["format", "Po jednym zdaniu uzasadnienia."],
      ["alternatives", "I jeden szalony pomysł."],
    ],
  },
  data: {
    family: "numbers",
    core: [
      ["context", "Dane mają takie kolumny: [nazwy i typy]."],
      [
        "steps",
        "‹Podaj|Proszę podać› dokładną formułę, zapytanie lub kod i miejsce, w które trzeba to wstawić.",
      ],
      [
        "edge-cases",
        "I co się dzieje z pustymi komórkami, duplikatami i nieczytelnymi wartościami.",
      ],
    ],
    brief: [
      ["context", "Kolumny: [nazwy i typy]."],
      ["steps", "Dokładna formuła i gdzie ją wstawić."],
      ["edge-cases", "Z obsługą pustych komórek i duplikatów."],
      ["examples", "Z przykładowym wierszem i wynikiem."],
    ],
  },
  maths: {
    family: "numbers",
    core: [
      ["steps", "‹Pokaż|Proszę pokazać› każdy krok i regułę, na której się opiera."],
      ["verification", "Na koniec sprawdzenie lub drugi sposób."],
      [
        "assumptions",
        "Jeśli coś w treści zadania jest niejednoznaczne, przed obliczeniem ‹napisz|proszę napisać› o przyjętym odczytaniu.",
      ],
    ],
    brief: [
      ["steps", "Z każdym krokiem."],
      ["verification", "I ze sprawdzeniem."],
    ],
  },
  image: {
    family: "image",
    core: [
      [
        "imagery",
        "Miejsce sceny to [otoczenie], z jednym wyraźnym punktem skupienia, z którym nic nie konkuruje.",
      ],
      ["angle", "Punkt widzenia: [skąd patrzymy], światło tylko z jednej strony."],
      ["constraints", "Bez tekstu, znaków wodnych i dodatkowych postaci."],
    ],
    brief: [
      ["imagery", "Jeden punkt skupienia; otoczenie: [otoczenie]."],
      ["constraints", "Bez tekstu i ozdobników."],
    ],
  },
};
