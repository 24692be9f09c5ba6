import type { LanguagePack } from "../language-pack.ts";

/** What each way of asking needs. */
export const kindsEs: NonNullable<LanguagePack["kinds"]> = {
  why: [
    ["depth", "Remonta la cadena de causas hasta la que de verdad lo explica."],
    ["criteria", "Ordena las causas según cuánto pesa cada una."],
    ["edge-cases", "Pon un caso en el que no ocurre, y di por qué."],
    ["sources", "Distingue lo demostrado de lo que es conjetura."],
  ],
  how: [
    [
      "steps",
      "Da los pasos en el orden en que los haría, cada uno con la señal de que salió bien.",
    ],
    ["context", "Cuento con [herramientas, acceso o material]."],
    ["edge-cases", "Señala el paso en el que más se falla y cómo arreglarlo."],
    ["alternatives", "Si hay un camino más corto que también sirve, ponlo al final."],
  ],
  which: [
    ["criteria", "Para mí lo decisivo es [lo más importante]; di cómo queda cada opción en eso."],
    ["alternatives", "Solo las pocas opciones que valen la pena, sin repetir parecidas."],
    ["format", "De cada opción: para qué es mejor, su mayor pega y a quién no le conviene."],
    ["assumptions", "Si la elección depende de algo que no he dicho, indica de qué."],
  ],
  what: [
    ["format", "Primero en una frase a qué se reduce, luego los detalles."],
    ["examples", "Muéstralo con un caso y con otro que solo se le parece."],
    ["purpose", "Di también para qué sirve y dónde deja de servir."],
    ["edge-cases", "Aclara el malentendido{ sobre §|} más común."],
  ],
  whether: [
    ["format", "Empieza por sí, no o depende, y sigue con la razón que lo decide."],
    ["alternatives", "Da el mejor argumento de cada lado antes de inclinarte por uno."],
    ["assumptions", "Indica con qué condición la respuesta sería la contraria."],
    ["context", "Mi situación: [de qué depende]."],
  ],
};

/** What the highest level closes with: a check before the answer goes out. */
export const checksEs: NonNullable<LanguagePack["checks"]> = [
  [
    "verification",
    "Antes de responder, contrasta el borrador con cada punto de arriba y corrige lo que falle.",
  ],
  ["verification", "Al final, indica cuánta seguridad merece cada afirmación principal y por qué."],
  [
    "verification",
    "Si falta algo esencial en mi petición, pregúntamelo antes, como mucho dos cosas.",
  ],
  ["verification", "Cierra con el punto más débil de la respuesta y qué lo reforzaría."],
];
