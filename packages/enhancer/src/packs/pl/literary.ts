import type { LanguagePack } from "../language-pack.ts";

export const literaryPl: LanguagePack["literary"] = {
  family: "literary",
  core: [
    [
      "constraints",
      "‹Wybierz|Proszę wybrać› jedną chwilę i ‹trzymaj|trzymać› się blisko niej, zamiast opowiadać wszystko.",
    ],
    ["role", "Opowiada [kto mówi] i niech to będzie słychać w każdym wersie."],
    ["length", "Wystarczy taka długość: [długość]."],
  ],
  brief: [
    ["constraints", "Jedna chwila, bez morału na końcu."],
    ["tone", "Nastrój: [nastrój]."],
    ["imagery", "Tylko konkretne obrazy."],
  ],
};

export const literaryStylesPl: LanguagePack["styles"]["literary"] = {
  professional: [
    [
      "criteria",
      "Z wyraźnym łukiem: początek, który stawia pytanie, zwrot i zakończenie nieoczekiwane, ale zasłużone.",
    ],
    ["tone", "Język powściągliwy, w którym liczy się każde zdanie."],
    ["audience", "Dla kogo to jest: [odbiorcy]."],
  ],
  creative: [
    [
      "angle",
      "‹Znajdź|Proszę znaleźć› wejście, na które nikt by od razu nie wpadł, i ‹zacznij|zacząć› w środku akcji.",
    ],
    [
      "imagery",
      "Dźwięki, zapachy i faktury zamiast słów abstrakcyjnych, a do tego głos z charakterem.",
    ],
    ["alternatives", "Niech zakończenie pokaże obraz z początku w innym świetle, bez objaśnień."],
  ],
  technical: [
    [
      "format",
      "Najpierw ‹określ|proszę określić› formę, czas, narratora i rytm, w jednym zdaniu, a potem się ich ‹trzymaj|trzymać›.",
    ],
    [
      "verification",
      "Na koniec ‹poszukaj|proszę poszukać› niespójności oraz wytartych zwrotów i je ‹usuń|usunąć›.",
    ],
    [
      "edge-cases",
      "Jeśli forma wymaga stałego wzoru, zostaje on zachowany dokładnie, a złamany najwyżej raz, celowo.",
    ],
  ],
};
