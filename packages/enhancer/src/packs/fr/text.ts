import type { LanguagePack } from "../language-pack.ts";

export const textTasksFr: LanguagePack["tasks"] = {
  writing: {
    family: "text",
    core: [
      [
        "audience",
        "Le texte sera lu par [public visé]{, qui connaît sans doute peu de choses sur §|}.",
      ],
      ["purpose", "Qu'une seule idée{ sur §|} le porte ; ce qui ne la sert pas disparaît."],
      ["length", "Environ [longueur] suffisent."],
    ],
    brief: [
      ["audience", "Lecteurs : [public visé]."],
      ["purpose", "Une seule idée{ sur §|}, sans détour."],
      ["constraints", "Pas de formules toutes faites{ sur §|}."],
      ["examples", "Au moins un détail concret{ sur §|}."],
      ["steps", "L'important dès la première phrase."],
    ],
  },
  email: {
    family: "message",
    core: [
      [
        "context",
        "Il est adressé à [destinataire] ; l'essentiel de la situation est [faits importants].",
      ],
      ["purpose", "À la lecture, on doit comprendre précisément ce que je demande."],
      [
        "format",
        "L'objet d'abord, la demande dès la première phrase et, pour finir, une suite claire.",
      ],
    ],
    brief: [
      ["context", "À : [destinataire] ; faits : [faits importants]."],
      ["format", "L'objet, puis tout de suite la demande."],
      ["constraints", "Pas de politesses creuses."],
    ],
  },
  marketing: {
    family: "text",
    core: [
      [
        "audience",
        "‹Parle|Parlez› à [clientèle visée] et du problème qu'elle a avant de nous connaître.",
      ],
      ["purpose", "Le bénéfice vient en tête et s'appuie sur du concret, non sur des superlatifs."],
      ["criteria", "C'est réussi si, ensuite, les gens [action souhaitée]."],
    ],
    brief: [
      ["audience", "Clientèle : [public visé]."],
      ["purpose", "Le bénéfice d'abord, sans superlatifs."],
      ["criteria", "Un seul appel : [action]."],
      ["examples", "Une preuve concrète{ concernant §|}, pas de promesses."],
      ["angle", "Ce que personne d'autre ne dit{ sur §|}."],
    ],
  },
  resume: {
    family: "making",
    core: [
      ["context", "Le poste visé est [poste], et mon expérience la plus utile est [expérience]."],
      ["format", "Chaque point dit l'action, les outils, l'ampleur, un chiffre et l'effet."],
      [
        "constraints",
        "‹N'utilise|N'utilisez› que les faits que je donne ; là où un chiffre manque, ‹laisse|laissez› un vide signalé.",
      ],
    ],
    brief: [
      ["context", "Poste : [poste]."],
      ["format", "Par point : action, outils, ampleur, chiffre, effet."],
      ["constraints", "Uniquement les faits que je donne."],
    ],
  },
  translation: {
    family: "making",
    core: [
      [
        "tone",
        "‹Garde|Gardez› le ton et le registre de l'original, dans une langue qu'emploierait un natif.",
      ],
      ["constraints", "Noms, chiffres, code et mise en forme restent tels quels."],
      [
        "alternatives",
        "Si un passage peut se lire de deux façons, ‹traduis|traduisez› la plus probable et ‹note|notez› l'autre dessous.",
      ],
    ],
    brief: [
      ["tone", "Même ton, même registre, et naturel."],
      ["constraints", "Noms et chiffres inchangés."],
    ],
  },
  summary: {
    family: "making",
    core: [
      ["audience", "Ce résumé est destiné à [lecteurs], qui ne liront pas l'original."],
      [
        "length",
        "L'idée principale en une phrase, puis les points qui la soutiennent, par ordre de poids.",
      ],
      [
        "constraints",
        "‹Tiens-t'en|Tenez-vous-en› à ce que dit le texte, avec ses chiffres et ses réserves, sans avis personnel.",
      ],
    ],
    brief: [
      ["length", "L'idée principale en une phrase, puis ses appuis."],
      ["constraints", "Uniquement ce que dit le texte."],
    ],
  },
  "role-play": {
    family: "literary",
    core: [
      [
        "role",
        "‹Reste|Restez› dans le rôle jusqu'à nouvel ordre, et que cela s'entende dans la façon de parler.",
      ],
      ["context", "La scène commence par [situation], et je suis [mon personnage]."],
      ["constraints", "Une réplique à la fois, sans jamais parler à ma place."],
    ],
    brief: [
      ["role", "Sans sortir du rôle."],
      ["constraints", "Une réplique à la fois, jamais à ma place."],
    ],
  },
};
