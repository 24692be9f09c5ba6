import type { LanguagePack } from "../language-pack.ts";

export const messageStylesIt: LanguagePack["styles"]["message"] = {
  professional: [
    ["tone", "Tono cortese e diretto, come lo si direbbe di persona."],
    ["constraints", "Ciò che non serve per reagire resta fuori."],
    ["alternatives", "Con una versione più breve, per chi ha fretta."],
    ["criteria", "Si deve poter rispondere con una sola frase."],
  ],
  creative: [
    ["tone", "Deve suonare umano, con calore e un tocco personale, non come un modello."],
    [
      "angle",
      "‹Comincia|Cominci› con qualcosa che potrei scrivere soltanto io, senza le solite formule.",
    ],
    ["alternatives", "E una seconda versione con un umore ben diverso."],
    ["imagery", "Un ricordo o un dettaglio condiviso vale più di un complimento."],
  ],
  technical: [
    ["steps", "In quest'ordine: fatto, conseguenza, richiesta, un breve paragrafo ciascuno."],
    [
      "verification",
      "‹Controlla|Controlli› che data, luogo, nomi e richiesta si vedano a colpo d'occhio e ‹segna|segni› ciò che devo ancora completare.",
    ],
    ["constraints", "Senza richieste secondarie né altri argomenti."],
    ["format", "I dati precisi in elenco, se sono più di due."],
  ],
};
