import type { LanguagePack } from "../language-pack.ts";

export const textTasksIt: LanguagePack["tasks"] = {
  writing: {
    family: "text",
    core: [
      ["audience", "Chi leggerà: [pubblico]."],
      ["purpose", "Tutto si regga su una sola idea{ su §|}; ciò che non le serve resta fuori."],
      ["length", "Basta una lunghezza complessiva di [lunghezza]."],
    ],
    brief: [
      ["audience", "Lettori: [pubblico]."],
      ["purpose", "Una sola idea{ su §|}, senza giri di parole."],
      ["constraints", "Niente frasi fatte{ su §|}."],
      ["examples", "Almeno un dettaglio concreto{ su §|}."],
      ["steps", "L'importante già nella prima frase."],
    ],
  },
  email: {
    family: "message",
    core: [
      ["context", "Il destinatario è [destinatario]; le cose importanti sono [dati essenziali]."],
      ["purpose", "Alla fine della lettura deve essere chiaro che cosa chiedo esattamente."],
      [
        "format",
        "Prima l'oggetto, il motivo nella frase iniziale e in chiusura un prossimo passo chiaro.",
      ],
    ],
    brief: [
      ["context", "A: [destinatario]; dati: [dati essenziali]."],
      ["format", "Oggetto e subito il motivo."],
      ["constraints", "Senza cortesie vuote."],
    ],
  },
  marketing: {
    family: "text",
    core: [
      ["audience", "‹Parla|Parli› a [clientela] e del problema che ha prima di conoscerci."],
      [
        "purpose",
        "Il vantaggio viene per primo e poggia su qualcosa di concreto, non sui superlativi.",
      ],
      ["criteria", "Avrà funzionato se poi le persone [azione desiderata]."],
    ],
    brief: [
      ["audience", "Clientela: [pubblico]."],
      ["purpose", "Prima il vantaggio, senza superlativi."],
      ["criteria", "Un solo invito: [azione]."],
      ["examples", "Una prova concreta{ per §|}, non promesse."],
      ["angle", "Ciò che nessun altro dice{ su §|}."],
    ],
  },
  resume: {
    family: "making",
    core: [
      ["context", "La posizione è [posizione] e la mia esperienza rilevante è [esperienza]."],
      ["format", "In ogni punto: l'azione, gli strumenti, la portata, una misura e l'impatto."],
      [
        "constraints",
        "‹Usa|Usi› solo i fatti che fornisco io; dove manca una cifra, ‹lascia|lasci› uno spazio segnalato.",
      ],
    ],
    brief: [
      ["context", "Posizione: [posizione]."],
      ["format", "Ogni punto: azione, strumenti, portata, misura, impatto."],
      ["constraints", "Solo fatti forniti da me."],
    ],
  },
  translation: {
    family: "making",
    core: [
      [
        "tone",
        "‹Conserva|Conservi› il tono e il registro dell'originale, come lo direbbe un madrelingua.",
      ],
      ["constraints", "Nomi, numeri, codice e formattazione restano come sono."],
      [
        "alternatives",
        "Se qualcosa ammette più letture, ‹traduci|traduca› la più probabile e ‹annota|annoti› l'altra sotto.",
      ],
    ],
    brief: [
      ["tone", "Stesso tono e registro, con naturalezza."],
      ["constraints", "Nomi e numeri così come sono."],
    ],
  },
  summary: {
    family: "making",
    core: [
      ["audience", "Il riassunto è per [lettori], che non leggeranno l'originale."],
      [
        "length",
        "Prima l'idea principale in una frase; poi i punti che la sostengono, in ordine di peso.",
      ],
      [
        "constraints",
        "‹Attieniti|Si attenga› a ciò che dice il testo, con le sue cifre e le sue sfumature, senza opinioni.",
      ],
    ],
    brief: [
      ["length", "L'idea principale in una frase e ciò che la sostiene."],
      ["constraints", "Solo ciò che dice il testo."],
    ],
  },
  "role-play": {
    family: "literary",
    core: [
      [
        "role",
        "‹Resta|Resti› nel ruolo finché non dico altro, e si deve sentire nel modo di parlare.",
      ],
      ["context", "La scena comincia con [situazione], e io sono [il mio ruolo]."],
      ["constraints", "Un turno alla volta, senza mai parlare al posto mio."],
    ],
    brief: [
      ["role", "Senza uscire dal ruolo."],
      ["constraints", "Un turno alla volta, senza parlare per me."],
    ],
  },
};
