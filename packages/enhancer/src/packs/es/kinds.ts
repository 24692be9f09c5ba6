import type { LanguagePack } from "../language-pack.ts";

/** What each way of asking needs. */
export const kindsEs: NonNullable<LanguagePack["kinds"]> = {
  why: [
    ["depth", "‹Remonta|Remonte› la cadena de causas hasta la que de verdad lo explica."],
    ["criteria", "‹Ordena|Ordene› las causas según cuánto pesa cada una{ en §|}."],
    ["edge-cases", "‹Pon|Ponga› un caso en el que no ocurre, y ‹di|diga› por qué."],
    ["sources", "‹Distingue|Distinga› lo demostrado{ sobre §|} de lo que es conjetura."],
  ],
  how: [
    [
      "steps",
      "‹Da|Dé› los pasos en el orden en que los haría, cada uno con la señal de que salió bien.",
    ],
    ["context", "Cuento con [herramientas, acceso o material]."],
    ["edge-cases", "‹Señala|Señale› el paso en el que más se falla y cómo arreglarlo."],
    [
      "alternatives",
      "Si hay un camino más corto que también sirve{ para §|}, ‹ponlo|póngalo› al final.",
    ],
  ],
  which: [
    [
      "criteria",
      "Para mí lo decisivo es [lo más importante]; ‹di|diga› cómo queda cada opción en eso.",
    ],
    ["alternatives", "Solo las pocas opciones que valen la pena, sin repetir parecidas."],
    ["format", "De cada opción: para qué es mejor, su mayor pega y a quién no le conviene."],
    ["assumptions", "Si la elección depende de algo que no he dicho, ‹indica|indique› de qué."],
  ],
  what: [
    ["format", "Primero en una frase a qué se reduce, luego los detalles."],
    ["examples", "‹Muéstralo|Muéstrelo› con un caso y con otro que solo se le parece."],
    ["purpose", "‹Di|Diga› también para qué sirve y dónde deja de servir."],
    ["edge-cases", "‹Aclara|Aclare› el malentendido{ sobre §|} más común."],
  ],
  whether: [
    [
      "format",
      "‹Empieza|Empiece› por sí, no o depende, y ‹sigue|siga› con la razón que lo decide.",
    ],
    [
      "alternatives",
      "‹Da|Dé› el mejor argumento de cada lado{ sobre §|} antes de ‹inclinarte|inclinarse› por uno.",
    ],
    ["assumptions", "‹Indica|Indique› con qué condición la respuesta sería la contraria."],
    ["context", "Mi situación: [de qué depende]."],
  ],
  fact: [
    [
      "sources",
      "Primero la respuesta; luego, en una frase, en qué se basa y cuánta certeza tiene.",
    ],
    [
      "assumptions",
      "Si la pregunta admite más de una lectura, ‹responde|responda› a la más probable y ‹nombra|nombre› la otra.",
    ],
    [
      "depth",
      "‹Añade|Añada› el único dato de contexto sin el cual la respuesta{ sobre §|} engañaría.",
    ],
    ["criteria", "Si las fuentes no coinciden{ sobre §|}, ‹da|dé› el margen y el motivo."],
  ],
  list: [
    ["format", "Una línea por elemento: primero el nombre, después lo que lo distingue."],
    ["constraints", "‹Deja|Deje› fuera los casi repetidos y lo que solo está para hacer bulto."],
    ["steps", "‹Elige|Elija› un orden que me ayude a leer la lista y ‹di|diga› cuál es."],
    [
      "criteria",
      "‹Aclara|Aclare› con qué criterio se hizo la selección{ sobre §|} y qué cambiaría con otro.",
    ],
    [
      "verification",
      "‹Marca|Marque› las entradas dudosas en lugar de presentarlas todas con igual seguridad.",
    ],
    ["depth", "‹Añade|Añada› a cada entrada el dato que, si no, tendría que buscar yo."],
    [
      "alternatives",
      "‹Cierra|Cierre› con una entrada{ sobre §|} que casi todas las listas olvidan.",
    ],
  ],
};

/** The same in as few words as possible (style concise). */
export const briefKindsEs: NonNullable<LanguagePack["briefKinds"]> = {
  why: [
    ["depth", "La causa de fondo, primero."],
    ["criteria", "Solo las causas con peso{ en §|}."],
    ["sources", "Lo no probado{ sobre §|}, señalado."],
    ["examples", "Un ejemplo por causa."],
    ["alternatives", "La explicación popular{ sobre §|} que falla."],
    ["edge-cases", "Y cuándo no se cumple."],
  ],
  how: [
    ["steps", "Pasos numerados{ para §|}."],
    ["edge-cases", "El fallo más habitual{ con §|}, avisado."],
    ["criteria", "Cómo sabré que salió bien."],
    ["depth", "Sin teoría."],
    ["constraints", "Solo medios corrientes{ para §|}."],
    ["alternatives", "El camino más rápido{ para §|} que baste."],
  ],
  which: [
    ["criteria", "Según [lo que me importa]."],
    ["alternatives", "Pocas opciones, ninguna repetida."],
    ["format", "De cada una: ventaja y pega."],
    ["assumptions", "Al final, una sola recomendación{ sobre §|}."],
    ["edge-cases", "Y lo que casi nadie advierte{ sobre §|}."],
    ["sources", "Datos recientes{ sobre §|}, no impresiones."],
  ],
  what: [
    ["format", "Lo esencial{ sobre §|} en una frase."],
    ["examples", "Un caso concreto{ sobre §|}."],
    ["purpose", "Y para qué sirve."],
    ["depth", "Cómo funciona por dentro, no solo sus partes."],
    ["audience", "Sin conocimientos previos{ sobre §|}."],
    ["alternatives", "En una línea, lo que no es."],
    ["edge-cases", "La confusión más frecuente{ sobre §|}."],
  ],
  whether: [
    ["format", "Sí, no o depende, lo primero."],
    ["assumptions", "Qué cambiaría la respuesta{ sobre §|}."],
    ["alternatives", "El mejor argumento por lado{ sobre §|}."],
    ["sources", "Hechos y opinión, separados."],
    ["edge-cases", "La excepción olvidada{ en §|}."],
    ["criteria", "Y qué lo decide."],
  ],
  fact: [
    ["sources", "Con el grado de seguridad."],
    ["assumptions", "La otra lectura, si la hay."],
  ],
  list: [
    ["format", "Una línea por entrada, la mejor primero."],
    ["constraints", "Nada de relleno{ sobre §|}."],
    ["verification", "Las entradas dudosas, marcadas."],
    ["criteria", "El criterio de selección{ para §|}, dicho."],
    ["depth", "Y qué distingue a cada una."],
  ],
};

/** What the highest level closes with: a check before the answer goes out. */
export const checksEs: NonNullable<LanguagePack["checks"]> = [
  [
    "verification",
    "Antes de responder, ‹contrasta|contraste› el borrador con cada punto de arriba y ‹corrige|corrija› lo que falle.",
  ],
  [
    "verification",
    "Al final, ‹indica|indique› cuánta seguridad merece cada afirmación principal y por qué.",
  ],
  [
    "verification",
    "Si falta algo esencial en mi petición, ‹pregúntamelo|pregúntemelo› antes, como mucho dos cosas.",
  ],
  ["verification", "‹Cierra|Cierre› con el punto más débil de la respuesta y qué lo reforzaría."],
];

export const briefChecksEs: NonNullable<LanguagePack["briefChecks"]> = [
  ["verification", "Con una última revisión antes de responder."],
  ["verification", "Con el grado de certeza."],
  ["verification", "Si falta algo esencial, primero una pregunta."],
];
