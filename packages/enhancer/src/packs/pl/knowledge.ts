import type { LanguagePack } from "../language-pack.ts";

export const knowledgeTasksPl: LanguagePack["tasks"] = {
  research: {
    family: "knowledge",
    core: [
      [
        "sources",
        "‹Podaj|Proszę podać› źródło każdego ważnego twierdzenia i ‹zaznacz|zaznaczyć›, gdzie dowody są skąpe lub sporne.",
      ],
      [
        "format",
        "Najpierw krótka odpowiedź, potem uzasadnienie, po jednym akapicie na każdy argument.",
      ],
      ["purpose", "Potrzebuję tego w takim celu: [cel]; to, co się dla niego liczy, na początku."],
    ],
    brief: [
      ["format", "Najpierw krótka odpowiedź, potem argumenty."],
      ["sources", "Ze źródłami; rzeczy sporne zaznaczone."],
      ["purpose", "Do czego tego potrzebuję: [cel]."],
      ["criteria", "To, co najważniejsze, w pierwszych zdaniach."],
      ["examples", "Do każdego punktu prawdziwy przykład."],
    ],
  },
  analysis: {
    family: "knowledge",
    core: [
      ["criteria", "Kryterium to [co się liczy]; ‹napisz|proszę napisać›, co waży więcej."],
      [
        "steps",
        "‹Oddziel|Proszę oddzielić› obserwację, interpretację i wniosek, aby każdy krok dało się sprawdzić.",
      ],
      [
        "alternatives",
        "‹Przytocz|Proszę przytoczyć› najmocniejsze przeciwne odczytanie i powód, dla którego przekonuje mniej.",
      ],
    ],
    brief: [
      ["criteria", "Kryterium: [co się liczy]."],
      ["steps", "Fakty i interpretacja osobno."],
      ["alternatives", "I najlepsze przeciwne odczytanie."],
      ["sources", "Do każdego wniosku jego podstawa."],
    ],
  },
  comparison: {
    family: "knowledge",
    core: [
      [
        "criteria",
        "‹Porównaj|Proszę porównać› pod tymi samymi względami po każdej stronie: [co jest dla mnie ważne].",
      ],
      [
        "format",
        "‹Przedstaw|Proszę przedstawić› wynik w tabeli, a potem w akapicie ‹napisz|napisać›, kiedy która opcja się opłaca.",
      ],
      ["context", "Moja sytuacja: [do czego tego potrzebuję]."],
    ],
    brief: [
      ["criteria", "Pod względem: [co się liczy]."],
      ["format", "Tabela i kiedy którą wybrać."],
      ["constraints", "Bez werdyktu, który nie jest uzasadniony."],
      ["depth", "Tylko różnice, które o czymś decydują."],
    ],
  },
  education: {
    family: "knowledge",
    core: [
      [
        "audience",
        "‹Weź|Proszę wziąć› pod uwagę, że jestem osobą ciekawą, ale zaczynam od zera, i ‹wprowadzaj|wprowadzać› każdy termin wtedy, gdy się pojawia.",
      ],
      [
        "examples",
        "Niech ten sam przykład z codziennego życia przewija się przez całe wyjaśnienie.",
      ],
      ["edge-cases", "‹Wskaż|Proszę wskazać›, co tu najczęściej rozumie się źle i dlaczego."],
    ],
    brief: [
      ["audience", "Zaczynam od zera."],
      ["examples", "Jeden przykład z codziennego życia."],
      ["edge-cases", "I najczęstsze błędne przekonanie."],
      ["steps", "Jedna myśl po drugiej."],
      ["verification", "Na końcu pytanie sprawdzające."],
    ],
  },
  other: {
    family: "knowledge",
    core: [
      [
        "context",
        "Moja sytuacja to [co jest tu ważne]; niech odpowiedź wychodzi od niej, a nie od przeciętnego przypadku.",
      ],
      [
        "alternatives",
        "‹Podaj|Proszę podać› realistyczne opcje oraz to, co przemawia za każdą z nich i przeciw niej.",
      ],
      ["criteria", "Na koniec ‹wskaż|proszę wskazać› najlepszą opcję i to, od czego to zależy."],
    ],
    brief: [
      ["context", "Moja sytuacja: [najważniejsze dane]."],
      ["criteria", "Na koniec jedna jasna rekomendacja."],
      ["constraints", "Bez ogólnikowych rad."],
      ["edge-cases", "Przy każdej radzie także jej słaba strona."],
      ["alternatives", "Mało propozycji, ale uzasadnionych."],
    ],
  },
};
