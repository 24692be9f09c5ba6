import type { LanguagePack } from "../language-pack.ts";

export const literaryFr: LanguagePack["literary"] = {
  family: "literary",
  core: [
    [
      "constraints",
      "‹Choisis|Choisissez› un seul moment et ‹reste|restez› au plus près au lieu de tout raconter.",
    ],
    ["role", "C'est [qui parle] qui raconte, et cela doit s'entendre à chaque ligne."],
    ["length", "Inutile de dépasser [longueur]."],
  ],
  brief: [
    ["constraints", "Un seul moment, pas de morale à la fin."],
    ["tone", "Ambiance : [ambiance]."],
    ["imagery", "Rien que des images concrètes."],
  ],
};

export const literaryStylesFr: LanguagePack["styles"]["literary"] = {
  professional: [
    [
      "criteria",
      "Avec un arc clair : un début qui pose une question, un tournant et une fin inattendue mais juste.",
    ],
    ["tone", "Une langue tenue, où chaque phrase travaille."],
    ["audience", "C'est destiné à [public]."],
    ["constraints", "Aucun ornement qui ne serve pas le récit."],
  ],
  creative: [
    [
      "angle",
      "‹Trouve|Trouvez› une entrée que personne n'essaierait d'abord et ‹commence|commencez› au milieu de l'action.",
    ],
    [
      "imagery",
      "‹Travaille|Travaillez› avec des sons, des odeurs et des matières plutôt qu'avec des mots abstraits, et ‹donne|donnez› du caractère à la voix.",
    ],
    ["alternatives", "Que la fin montre l'image du début sous un autre jour, sans l'expliquer."],
    ["purpose", "Qu'il en reste une sensation dans le corps, pas une leçon."],
  ],
  technical: [
    [
      "format",
      "‹Fixe|Fixez› d'avance la forme, le temps, le narrateur et le rythme, ‹annonce-les|annoncez-les› en une ligne et ‹tiens-t'y|tenez-vous-y›.",
    ],
    [
      "verification",
      "À la fin, ‹traque|traquez› les incohérences et les tournures usées et ‹supprime-les|supprimez-les›.",
    ],
    [
      "edge-cases",
      "Si la forme impose un schéma, il est suivi exactement et rompu au plus une fois, exprès.",
    ],
    ["criteria", "Le point de vue ne change jamais sans une marque visible."],
  ],
};
