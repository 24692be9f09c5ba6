import type { LanguagePack } from "../language-pack.ts";

/** What each way of asking needs. */
export const kindsIt: NonNullable<LanguagePack["kinds"]> = {
  why: [
    ["depth", "‹Risali|Risalga› la catena delle cause fino a quella che spiega davvero la cosa."],
    ["criteria", "‹Ordina|Ordini› le cause secondo il peso di ciascuna{ per §|}."],
    ["edge-cases", "‹Porta|Porti› un caso in cui non succede e ‹di'|dica› perché."],
    ["sources", "‹Distingui|Distingua› ciò che è dimostrato{ su §|} da ciò che è congettura."],
  ],
  how: [
    [
      "steps",
      "‹Indica|Indichi› i passaggi nell'ordine in cui li farei, ciascuno con il segno che è riuscito.",
    ],
    ["context", "Ho a disposizione [strumenti, accesso o materiale]."],
    ["edge-cases", "‹Segnala|Segnali› il passaggio in cui si sbaglia più spesso e come rimediare."],
    [
      "alternatives",
      "Se c'è una via più breve che va bene lo stesso{ per §|}, va messa alla fine.",
    ],
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
    ["edge-cases", "‹Chiarisci|Chiarisca› l'equivoco più comune{ su §| in proposito}."],
  ],
  whether: [
    [
      "format",
      "‹Comincia|Cominci› con sì, no o dipende, e ‹prosegui|prosegua› con la ragione decisiva.",
    ],
    [
      "alternatives",
      "‹Porta|Porti› l'argomento migliore di ciascuna parte{ su §|} prima di propendere per una.",
    ],
    ["assumptions", "‹Indica|Indichi› a quale condizione la risposta sarebbe opposta."],
    ["context", "La mia situazione: [da che cosa dipende]."],
  ],
  fact: [
    ["sources", "Prima la risposta; poi, in una frase, da che cosa deriva e quanto è certa."],
    [
      "assumptions",
      "Se la domanda ammette più letture, ‹rispondi|risponda› alla più probabile e ‹nomina|nomini› l'altra.",
    ],
    [
      "depth",
      "‹Aggiungi|Aggiunga› l'unico dato di contesto senza il quale la risposta{ su §|} ingannerebbe.",
    ],
    ["criteria", "Se le fonti non concordano{ su §|}, ‹dai|dia› l'intervallo e il motivo."],
  ],
  list: [
    ["format", "Una riga per voce: prima il nome, poi ciò che la distingue."],
    ["constraints", "‹Lascia|Lasci› fuori i quasi doppioni e ciò che sta lì solo per fare numero."],
    ["steps", "‹Scegli|Scelga› un ordine che mi aiuti a leggere la lista e ‹di'|dica› qual è."],
    [
      "criteria",
      "‹Spiega|Spieghi› con quale metro è fatta la scelta{ su §|} e che cosa ne cambierebbe un altro.",
    ],
    [
      "verification",
      "‹Segna|Segni› le voci incerte invece di presentarle tutte con la stessa sicurezza.",
    ],
    ["depth", "‹Unisci|Unisca› a ogni voce il dato che altrimenti dovrei cercare da me."],
    ["alternatives", "‹Chiudi|Chiuda› con una voce{ su §|} che quasi tutte le liste dimenticano."],
  ],
};

/** The same in as few words as possible (style concise). */
export const briefKindsIt: NonNullable<LanguagePack["briefKinds"]> = {
  why: [
    ["depth", "La causa di fondo per prima."],
    ["criteria", "Solo le cause che pesano{ per §|}."],
    ["sources", "Ciò che non è provato{ su §|}, segnalato."],
    ["examples", "Un esempio per causa."],
    ["alternatives", "La spiegazione popolare{ su §|} che è sbagliata."],
    ["edge-cases", "E quando non vale."],
  ],
  how: [
    ["steps", "Passaggi numerati{ per §|}."],
    ["edge-cases", "Con l'errore più comune{ con §|}."],
    ["criteria", "E da che cosa capisco che è riuscito."],
    ["depth", "Senza teoria."],
    ["constraints", "Solo mezzi comuni{ per §|}."],
    ["alternatives", "La via più rapida{ per §|} che basti."],
  ],
  which: [
    ["criteria", "In base a [ciò che mi importa]."],
    ["alternatives", "Poche opzioni, nessuna doppia."],
    ["format", "Per ognuna: pregio e difetto."],
    ["assumptions", "Alla fine una sola raccomandazione{ su §|}."],
    ["edge-cases", "E ciò che quasi nessuno segnala{ su §|}."],
    ["sources", "Dati recenti{ su §|}, non impressioni."],
  ],
  what: [
    ["format", "L'essenziale{ su §|} in una frase."],
    ["examples", "Un caso concreto{ per §|}."],
    ["purpose", "E a che cosa serve."],
    ["depth", "Come funziona dentro, non solo le parti."],
    ["audience", "Senza conoscenze pregresse{ su §|}."],
    ["alternatives", "In una riga, che cosa non è."],
    ["edge-cases", "La confusione più frequente{ su §|}."],
  ],
  whether: [
    ["format", "Sì, no o dipende, subito."],
    ["assumptions", "Che cosa cambierebbe la risposta{ su §|}."],
    ["alternatives", "Il miglior argomento per parte{ su §|}."],
    ["sources", "Fatti e opinione separati."],
    ["edge-cases", "L'eccezione dimenticata{ per §|}."],
    ["criteria", "E che cosa decide."],
  ],
  fact: [
    ["sources", "Con il livello di certezza."],
    ["assumptions", "L'altra lettura, se c'è."],
  ],
  list: [
    ["format", "Una riga per voce, la migliore prima."],
    ["constraints", "Niente riempitivi{ su §|}."],
    ["verification", "Le voci dubbie, segnalate."],
    ["criteria", "Il criterio di scelta{ per §|}, dichiarato."],
    ["depth", "E che cosa distingue ciascuna voce."],
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
