import type { LanguagePack } from "../language-pack.ts";

export const workTasksIt: LanguagePack["tasks"] = {
  planning: {
    family: "work",
    core: [
      [
        "context",
        "È già fissato [date, budget, persone]; ‹di'|dica› dove cambierebbe il piano se qualcosa si sposta.",
      ],
      [
        "steps",
        "‹Ordina|Ordini› i passaggi e ‹indica|indichi› che cosa deve essere pronto prima di ciascuno.",
      ],
      ["assumptions", "‹Dichiara|Dichiari› ogni ipotesi, così che possa correggerla."],
    ],
    brief: [
      ["context", "Fissi: [date, budget, persone]."],
      ["steps", "Passaggi{ per §|} in ordine, con le dipendenze."],
      ["assumptions", "Ipotesi dichiarate."],
      ["edge-cases", "Il rischio maggiore{ per §|} e il rimedio."],
      ["criteria", "E da che cosa si vede che procede bene."],
    ],
  },
  productivity: {
    family: "work",
    core: [
      ["context", "Partecipano [chi] e deve essere pronto per [quando]."],
      ["format", "Voglio poterlo usare così com'è: per ogni punto, responsabile e prossimo passo."],
      ["criteria", "Andrà bene se poi nessuno dovrà chiedere come si prosegue."],
    ],
    brief: [
      ["context", "Partecipano: [chi]; pronto per [quando]."],
      ["format", "Per ogni punto, responsabile e prossimo passo."],
    ],
  },
  brainstorming: {
    family: "making",
    core: [
      [
        "constraints",
        "Le proposte siano davvero diverse, non solo nelle parole, e senza le più ovvie.",
      ],
      ["context", "Devono adattarsi a [gusti, budget o limiti]."],
      ["format", "Per ciascuna, una riga sul perché potrebbe funzionare."],
    ],
    brief: [
      ["constraints", "Davvero diverse, niente di ovvio{ per §|}."],
      ["context", "Devono adattarsi a: [limiti]."],
      ["format", "Una riga di motivazione per ciascuna."],
      ["angle", "Almeno un'idea audace{ per §|}."],
      ["criteria", "La migliore, segnalata."],
    ],
  },
  data: {
    family: "numbers",
    core: [
      ["context", "I dati hanno queste colonne: [nomi e tipi]."],
      ["steps", "‹Scrivi|Scriva› la formula, la query o il codice esatti e dove vanno messi."],
      ["edge-cases", "E che cosa succede con celle vuote, duplicati e valori illeggibili."],
    ],
    brief: [
      ["context", "Colonne: [nomi e tipi]."],
      ["steps", "Formula esatta{ per §|} e dove metterla."],
      ["edge-cases", "Con celle vuote e duplicati risolti."],
      ["verification", "E un esempio{ con §|} già calcolato."],
    ],
  },
  maths: {
    family: "numbers",
    core: [
      ["steps", "‹Mostra|Mostri› ogni passaggio e la regola su cui si basa."],
      ["verification", "Alla fine, una verifica o una seconda via."],
      [
        "assumptions",
        "Se nel testo del problema qualcosa resta aperto, ‹di'|dica› come ‹lo intendi|lo intende› prima di calcolare.",
      ],
    ],
    brief: [
      ["steps", "Con ogni passaggio."],
      ["verification", "E una verifica."],
    ],
  },
  image: {
    family: "image",
    core: [
      [
        "imagery",
        "La scena si svolge in [ambiente], con un punto focale chiaro e nulla che gli faccia concorrenza.",
      ],
      ["angle", "Vista da [punto di vista], con la luce da un solo lato."],
      ["constraints", "Senza testo, filigrane o figure in più."],
    ],
    brief: [
      ["imagery", "Un punto focale; ambiente: [ambiente]."],
      ["constraints", "Senza testo né ornamenti."],
    ],
  },
};
