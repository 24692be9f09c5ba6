import type { LanguagePack } from "../language-pack.ts";

/** What each way of asking needs. */
export const kindsIt: NonNullable<LanguagePack["kinds"]> = {
  why: [
    ["depth", "‹Risali|Risalga› la catena delle cause fino a quella che spiega davvero la cosa."],
    ["criteria", "‹Ordina|Ordini› le cause secondo il peso di ciascuna."],
    ["edge-cases", "‹Porta|Porti› un caso in cui non succede e ‹di'|dica› perché."],
    ["sources", "‹Distingui|Distingua› ciò che è dimostrato da ciò che è congettura."],
  ],
  how: [
    [
      "steps",
      "‹Indica|Indichi› i passaggi nell'ordine in cui li farei, ciascuno con il segno che è riuscito.",
    ],
    ["context", "Ho a disposizione [strumenti, accesso o materiale]."],
    ["edge-cases", "‹Segnala|Segnali› il passaggio in cui si sbaglia più spesso e come rimediare."],
    ["alternatives", "Se c'è una via più breve che va bene lo stesso, va messa alla fine."],
  ],
  which: [
    [
      "criteria",
      "Per me è decisivo [la cosa più importante]; ‹di'|dica› come se la cava ogni opzione su questo punto.",
    ],
    ["alternatives", "Solo le poche opzioni che meritano, senza ripetere quelle simili."],
    [
      "format",
      "Per ogni opzione: in che cosa è la migliore, il difetto maggiore e a chi non conviene.",
    ],
    [
      "assumptions",
      "Se la scelta dipende da qualcosa che non ho detto, ‹indica|indichi› da che cosa.",
    ],
  ],
  what: [
    ["format", "Prima, in una frase, il nocciolo; poi i dettagli."],
    ["examples", "‹Mostralo|Lo mostri› con un caso e con un altro che gli somiglia soltanto."],
    ["purpose", "‹Di'|Dica› anche a che cosa serve e dove smette di servire."],
    ["edge-cases", "‹Chiarisci|Chiarisca› l'equivoco più comune in proposito."],
  ],
  whether: [
    [
      "format",
      "‹Comincia|Cominci› con sì, no o dipende, e ‹prosegui|prosegua› con la ragione decisiva.",
    ],
    [
      "alternatives",
      "‹Porta|Porti› l'argomento migliore di ciascuna parte prima di propendere per una.",
    ],
    ["assumptions", "‹Indica|Indichi› a quale condizione la risposta sarebbe opposta."],
    ["context", "La mia situazione: [da che cosa dipende]."],
  ],
};

/** What the highest level closes with: a check before the answer goes out. */
export const checksIt: NonNullable<LanguagePack["checks"]> = [
  [
    "verification",
    "Prima di rispondere, ‹confronta|confronti› la bozza con ogni punto qui sopra e ‹correggi|corregga› ciò che non torna.",
  ],
  [
    "verification",
    "Alla fine ‹indica|indichi› quanto è sicura ogni affermazione principale e perché.",
  ],
  [
    "verification",
    "Se nella mia richiesta manca qualcosa di essenziale, ‹chiedi|chieda› prima, al massimo due cose.",
  ],
  [
    "verification",
    "‹Chiudi|Chiuda› con il punto più debole della risposta e con ciò che lo rafforzerebbe.",
  ],
];

export const briefChecksIt: NonNullable<LanguagePack["briefChecks"]> = [
  ["verification", "Con un ultimo controllo prima di rispondere."],
  ["verification", "Con il grado di certezza."],
  ["verification", "Se manca qualcosa di essenziale, prima una domanda."],
];
