import type { LanguagePack } from "../language-pack.ts";

export const messageStylesFr: LanguagePack["styles"]["message"] = {
  professional: [
    ["tone", "Un ton poli et direct, comme on le dirait de vive voix."],
    ["constraints", "Ce qui n'est pas utile pour réagir disparaît."],
    ["alternatives", "Avec une version plus courte, au besoin."],
    ["criteria", "On doit pouvoir y répondre en une seule phrase."],
  ],
  creative: [
    [
      "tone",
      "Que cela sonne humain, chaleureux, avec une touche personnelle, et non comme un modèle.",
    ],
    [
      "angle",
      "‹Commence|Commencez› par une chose que moi seul pourrais écrire, sans formules d'usage.",
    ],
    ["alternatives", "Et une seconde version, d'une humeur nettement différente."],
    ["imagery", "Un souvenir ou un détail partagé vaut mieux qu'un compliment."],
  ],
  technical: [
    ["steps", "Dans cet ordre : le fait, la conséquence, la demande, un court paragraphe chacun."],
    [
      "verification",
      "‹Vérifie|Vérifiez› que la date, le lieu, les noms et la demande se voient d'un coup d'œil, et ‹signale|signalez› ce que je dois compléter.",
    ],
    ["constraints", "Pas de demande secondaire, pas d'autre sujet."],
    ["format", "Les données précises en liste, dès qu'il y en a plusieurs."],
  ],
};
