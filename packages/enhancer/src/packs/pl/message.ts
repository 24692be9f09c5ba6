import type { LanguagePack } from "../language-pack.ts";

export const messageStylesPl: LanguagePack["styles"]["message"] = {
  professional: [
    ["tone", "Ton uprzejmy i bezpośredni, tak jak mówi się to w rozmowie."],
    ["constraints", "Co nie jest potrzebne, by odpowiedzieć, można pominąć."],
    ["alternatives", "Do tego krótsza wersja, na wypadek pośpiechu."],
  ],
  creative: [
    ["tone", "Niech brzmi po ludzku, ciepło i z własną nutą, a nie jak szablon."],
    [
      "angle",
      "‹Zacznij|Proszę zacząć› od czegoś, co tylko ja mogę napisać, bez utartych formułek.",
    ],
    ["alternatives", "I druga wersja w wyraźnie innym nastroju."],
  ],
  technical: [
    ["steps", "W takiej kolejności: fakt, skutek, prośba, po jednym krótkim akapicie."],
    [
      "verification",
      "‹Sprawdź|Proszę sprawdzić›, czy datę, miejsce, nazwiska i prośbę widać na pierwszy rzut oka, i ‹zaznacz|zaznaczyć› to, co muszę jeszcze uzupełnić.",
    ],
    ["constraints", "Bez pobocznych próśb i drugiego tematu."],
  ],
};
