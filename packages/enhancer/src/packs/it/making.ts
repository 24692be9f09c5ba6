import type { LanguagePack } from "../language-pack.ts";

export const makingIt: LanguagePack["making"] = {
  family: "making",
  core: [
    ["criteria", "Andrà bene se posso usarlo così com'è, senza doverlo rifare."],
    [
      "assumptions",
      "Dove ho lasciato qualcosa di aperto, ‹scegli|scelga› ciò che si adatta meglio e ‹di'|dica› in una riga quale ipotesi è stata fatta.",
    ],
    ["verification", "Prima di rispondere, ‹ripassa|ripassi› una volta tutto ciò che chiedo."],
  ],
  brief: [
    ["criteria", "Deve potersi usare così com'è."],
    ["assumptions", "Ipotesi bene in vista."],
    ["constraints", "Niente che non abbia chiesto."],
  ],
};

export const makingStylesIt: LanguagePack["styles"]["making"] = {
  professional: [
    ["tone", "Con una stesura così chiara da poterla inoltrare così com'è."],
    ["alternatives", "Se c'è un modo migliore per ottenere ciò che cerco, va detto alla fine."],
    ["criteria", "La cosa più importante per prima."],
    ["constraints", "Nulla di superfluo{ per §|}: solo ciò che servirà."],
  ],
  creative: [
    ["angle", "Dove è possibile più di una scelta, ‹prendi|prenda› la meno ovvia."],
    ["imagery", "Che sia vivido e personale, non generico."],
    ["alternatives", "E una variante a cui non avrei pensato."],
    ["tone", "Con una strizzata d'occhio che faccia sorridere."],
  ],
  technical: [
    ["format", "Con una struttura fissa: gli stessi campi, nello stesso ordine."],
    ["steps", "Il motivo di ogni decisione, in poche parole."],
    ["edge-cases", "Ciò che non rientra nello schema, a parte."],
    ["criteria", "Il criterio applicato, enunciato una sola volta e senza eccezioni."],
  ],
};
