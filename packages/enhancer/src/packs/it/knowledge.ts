import type { LanguagePack } from "../language-pack.ts";

export const knowledgeTasksIt: LanguagePack["tasks"] = {
  research: {
    family: "knowledge",
    core: [
      [
        "sources",
        "‹Indica|Indichi› la fonte di ogni affermazione importante e ‹di'|dica› dove le prove{ su §|} sono scarse o discusse.",
      ],
      ["format", "Prima la risposta breve; poi le ragioni, un paragrafo ciascuna."],
      ["purpose", "Mi serve per [finalità]; ciò che conta per questo va per primo."],
    ],
    brief: [
      ["format", "Prima la risposta breve, poi le ragioni."],
      ["sources", "Con fonti; ciò che è discusso{ su §|}, segnalato."],
      ["purpose", "Mi serve per: [finalità]."],
      ["examples", "Un esempio reale{ con §|} per ogni punto."],
      ["criteria", "Ciò che conta di più{ per §|}, in testa."],
    ],
  },
  analysis: {
    family: "knowledge",
    core: [
      ["criteria", "Il criterio è [che cosa conta]; ‹di'|dica› che cosa pesa di più."],
      [
        "steps",
        "‹Separa|Separi› osservazione, interpretazione e conclusione{ su §|}, così che ogni passaggio si possa verificare.",
      ],
      ["alternatives", "‹Cita|Citi› la lettura contraria più forte e perché convince meno."],
    ],
    brief: [
      ["criteria", "Criterio: [che cosa conta]."],
      ["steps", "Fatti e interpretazione, separati."],
      ["alternatives", "E la migliore lettura contraria{ su §|}."],
      ["format", "La conclusione{ su §|}, già nella prima riga."],
      ["verification", "Ciò che è dubbio, segnalato come tale."],
    ],
  },
  comparison: {
    family: "knowledge",
    core: [
      [
        "criteria",
        "‹Confronta|Confronti› secondo [i punti che mi interessano], gli stessi per ogni parte.",
      ],
      [
        "format",
        "‹Metti|Metta› il risultato in una tabella e poi un paragrafo su quando conviene ciascuna opzione.",
      ],
      ["context", "La mia situazione: [a che cosa mi serve]."],
    ],
    brief: [
      ["criteria", "Secondo [i punti che contano]."],
      ["format", "Una tabella e quando conviene ciascuna."],
      ["constraints", "Nessun verdetto senza motivazione."],
      ["depth", "Solo le differenze{ per §|} che si notano."],
      ["edge-cases", "E ciò che di solito sfugge{ su §|}."],
    ],
  },
  education: {
    family: "knowledge",
    core: [
      [
        "audience",
        "‹Tieni|Tenga› conto che la curiosità c'è ma parto da zero, e ‹introduci|introduca› ogni termine tecnico quando compare.",
      ],
      ["examples", "Lo stesso esempio quotidiano accompagni tutta la spiegazione."],
      ["edge-cases", "‹Segnala|Segnali› ciò che di solito si capisce male{ su §|} e perché."],
    ],
    brief: [
      ["audience", "Parto da zero{ con §|}."],
      ["examples", "Un esempio quotidiano{ per §|}."],
      ["edge-cases", "E il malinteso più comune{ su §|}."],
      ["steps", "Un'idea dopo l'altra, senza salti."],
      ["verification", "Alla fine una domanda{ su §|} per mettermi alla prova."],
    ],
  },
  other: {
    family: "knowledge",
    core: [
      [
        "context",
        "La mia situazione è [che cosa conta qui]; la risposta parta da questa e non dal caso medio.",
      ],
      [
        "alternatives",
        "‹Dammi|Mi dia› le opzioni realistiche, con ciò che parla a favore e contro ciascuna.",
      ],
      ["criteria", "Alla fine, quella che ‹sceglieresti|sceglierebbe› e da che cosa dipende."],
    ],
    brief: [
      ["context", "La mia situazione: [dati essenziali]."],
      ["criteria", "Alla fine, una raccomandazione chiara{ per §|}."],
      ["constraints", "Senza consigli generici{ su §|}."],
      ["edge-cases", "E ciò che altri rimpiangono dopo."],
      ["steps", "Che cosa posso fare oggi{ per §|}."],
    ],
  },
};
