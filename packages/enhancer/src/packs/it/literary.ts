import type { LanguagePack } from "../language-pack.ts";

export const literaryIt: LanguagePack["literary"] = {
  family: "literary",
  core: [
    [
      "constraints",
      "‹Scegli|Scelga› un solo momento e ‹resta|resti› vicino a quello, invece di raccontare tutto.",
    ],
    ["role", "Chi racconta è [chi parla], e si deve sentire in ogni riga."],
    ["length", "Basta una lunghezza di [lunghezza]."],
  ],
  brief: [
    ["constraints", "Un solo momento, senza morale finale."],
    ["tone", "Atmosfera: [atmosfera]."],
    ["imagery", "Solo immagini concrete."],
  ],
};

export const literaryStylesIt: LanguagePack["styles"]["literary"] = {
  professional: [
    [
      "criteria",
      "Con un arco chiaro: un inizio che ponga una domanda, una svolta e un finale inatteso ma giusto.",
    ],
    ["tone", "Una lingua misurata, in cui ogni frase conti."],
    ["audience", "È pensato per [pubblico]."],
    ["constraints", "Nessun ornamento che non serva alla storia."],
  ],
  creative: [
    [
      "angle",
      "‹Cerca|Cerchi› un ingresso che a nessuno verrebbe in mente per primo e ‹comincia|cominci› nel pieno dell'azione.",
    ],
    [
      "imagery",
      "‹Lavora|Lavori› con suoni, odori e consistenze invece che con parole astratte, e con una voce che abbia carattere.",
    ],
    [
      "alternatives",
      "Il finale mostri l'immagine dell'inizio sotto un'altra luce, senza spiegarla.",
    ],
    ["purpose", "Che lasci una sensazione addosso, non una lezione."],
  ],
  technical: [
    [
      "format",
      "‹Decidi|Decida› prima la forma, il tempo verbale, il narratore e il ritmo, in una riga, e poi ‹rispetta|rispetti› queste scelte.",
    ],
    ["verification", "Alla fine ‹cerca|cerchi› incongruenze e frasi logore e ‹toglile|le tolga›."],
    [
      "edge-cases",
      "Se la forma richiede uno schema fisso, lo si rispetta con esattezza e lo si rompe al massimo una volta, di proposito.",
    ],
    ["criteria", "Il punto di vista non cambia mai senza un segnale visibile."],
  ],
};
