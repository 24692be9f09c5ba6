import type { LanguagePack } from "../language-pack.ts";

export const makingPl: LanguagePack["making"] = {
  family: "making",
  core: [
    ["criteria", "Będzie dobrze, jeśli da się tego użyć od razu, bez przerabiania."],
    [
      "assumptions",
      "Tam, gdzie coś pozostało otwarte, ‹wybierz|proszę wybrać› to, co pasuje najlepiej, i jednym zdaniem ‹podaj|podać› przyjęte założenie.",
    ],
    [
      "verification",
      "Przed odpowiedzią ‹przejrzyj|proszę przejrzeć› jeszcze raz wszystko, o co proszę.",
    ],
  ],
  brief: [
    ["criteria", "Tak, żeby dało się tego użyć od razu."],
    ["assumptions", "Założenia podane wprost."],
    ["constraints", "Nic ponad to, o co proszę."],
  ],
};

export const makingStylesPl: LanguagePack["styles"]["making"] = {
  professional: [
    ["tone", "Sformułowane tak jasno, żeby można było przekazać to dalej bez zmian."],
    [
      "alternatives",
      "Jeśli mój cel da się osiągnąć lepiej, niech zostanie to powiedziane na końcu.",
    ],
    ["criteria", "Najważniejsze na początku."],
  ],
  creative: [
    [
      "angle",
      "Gdzie możliwe jest więcej niż jedno rozwiązanie, ‹wybierz|proszę wybrać› najmniej oczywiste.",
    ],
    ["imagery", "Niech będzie żywe i własne, a nie szablonowe."],
    ["alternatives", "I jeszcze wariant, który nie przyszedłby mi do głowy."],
  ],
  technical: [
    ["format", "Ze stałą strukturą: te same pola w tej samej kolejności."],
    ["steps", "Powód każdej decyzji w kilku słowach."],
    ["edge-cases", "To, co nie mieści się w schemacie, osobno."],
  ],
};
