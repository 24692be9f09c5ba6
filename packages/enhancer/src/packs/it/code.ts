import type { LanguagePack } from "../language-pack.ts";

export const codeTasksIt: LanguagePack["tasks"] = {
  "code-write": {
    family: "code",
    core: [
      [
        "stack",
        "‹Usa|Usi› [linguaggio e versione] e, per quanto possibile, solo la libreria standard.",
      ],
      [
        "edge-cases",
        "‹Stabilisci|Stabilisca› che cosa deve succedere con input vuoti, mancanti o non validi e ‹gestisci|gestisca› questi casi in modo esplicito.",
      ],
      [
        "examples",
        "‹Concludi|Concluda› con una chiamata realistica e l'output che ci si deve aspettare.",
      ],
    ],
    brief: [
      ["edge-cases", "Vanno gestiti gli input vuoti o non validi."],
      ["examples", "Con una chiamata di esempio e il suo output."],
      ["constraints", "Prima il codice, senza lunghe spiegazioni."],
      ["depth", "Solo l'indispensabile{ per §|}, senza fronzoli."],
      ["verification", "Con un caso di prova{ per §|}."],
    ],
  },
  "code-debug": {
    family: "code",
    core: [
      [
        "context",
        "Succede quando [che cosa lo provoca], mentre io mi aspettavo [comportamento corretto].",
      ],
      [
        "depth",
        "‹Cerca|Cerchi› prima la causa di fondo e ‹spiegala|la spieghi› in una o due frasi; poi serve il codice corretto per intero.",
      ],
      [
        "constraints",
        "‹Cambia|Cambi› solo ciò che l'errore richiede e ‹lascia|lasci› invariati i nomi e tutto ciò che già funziona.",
      ],
    ],
    brief: [
      ["depth", "La causa in una frase, poi il codice corretto."],
      ["constraints", "Il resto non va toccato."],
      ["verification", "E come verificare la correzione{ per §|}."],
      ["alternatives", "Se le cause sono più d'una, per probabilità."],
      ["edge-cases", "Altri punti{ per §|} con lo stesso errore."],
    ],
  },
  "code-explain": {
    family: "knowledge",
    core: [
      ["audience", "So programmare, ma questo non lo conoscevo."],
      [
        "steps",
        "‹Comincia|Cominci› dal problema che risolve e ‹prosegui|prosegua› con ciò che accade, nell'ordine in cui accade.",
      ],
      [
        "examples",
        "‹Mostralo|Lo mostri› con un piccolo esempio, un input concreto e i valori dopo ogni passaggio.",
      ],
    ],
    brief: [
      ["steps", "Prima a che cosa serve, poi come funziona."],
      ["examples", "Un piccolo esempio{ con §|}, già svolto."],
      ["edge-cases", "E l'inciampo più comune{ con §|}."],
      ["depth", "Riga per riga, solo il difficile."],
    ],
  },
  "code-review": {
    family: "code",
    core: [
      [
        "criteria",
        "‹Guarda|Guardi› prima alla correttezza, poi alla sicurezza, infine alla leggibilità, e ‹ordina|ordini› i rilievi secondo il danno che possono causare.",
      ],
      ["format", "Per ogni rilievo voglio la riga, il rischio e la modifica proposta."],
    ],
    brief: [
      ["criteria", "Rilievi in ordine di gravità."],
      ["format", "Per ciascuno: riga, rischio, modifica."],
      ["constraints", "Senza questioni di gusto."],
    ],
  },
  "code-refactor": {
    family: "code",
    core: [
      ["constraints", "Il comportamento e l'interfaccia pubblica restano esattamente come sono."],
      ["purpose", "Ciò che mi interessa di più è [leggibilità, velocità o facilità di test]."],
      ["format", "‹Mostra|Mostri› il risultato completo e poi ogni modifica con il suo motivo."],
    ],
    brief: [
      ["constraints", "Senza cambiare comportamento né interfaccia."],
      ["format", "Il risultato e poi le modifiche."],
      ["verification", "E come verificare che nulla si sia rotto."],
    ],
  },
  "code-test": {
    family: "code",
    core: [
      [
        "edge-cases",
        "‹Copri|Copra› il caso normale, i limiti, gli input non validi e ogni percorso di errore.",
      ],
      ["stack", "‹Usa|Usi› [framework di test] come fa già il resto del codice."],
      [
        "criteria",
        "Ogni test deve poter fallire per una sola ragione e portare la regola nel nome.",
      ],
    ],
    brief: [
      ["edge-cases", "Limiti, input non validi e percorsi di errore."],
      ["criteria", "Una sola ragione di fallimento per test."],
    ],
  },
};
