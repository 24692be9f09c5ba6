import type { LanguagePack } from "../language-pack.ts";

export const literaryEs: LanguagePack["literary"] = {
  family: "literary",
  core: [
    [
      "constraints",
      "‹Elige|Elija› un solo momento y ‹quédate|quédese› cerca de él en vez de contarlo todo.",
    ],
    ["role", "Lo cuenta [quién habla], y que se note en cada línea."],
    ["length", "No hace falta que pase de [extensión]."],
  ],
  brief: [
    ["constraints", "Un solo momento, sin moraleja final."],
    ["tone", "Ambiente: [ambiente]."],
    ["imagery", "Solo imágenes concretas."],
  ],
};

export const literaryStylesEs: LanguagePack["styles"]["literary"] = {
  professional: [
    [
      "criteria",
      "Con un arco claro: un comienzo que plantee una pregunta, un giro y un final inesperado pero justo.",
    ],
    ["tone", "Un lenguaje contenido, donde cada frase cuente."],
    ["audience", "Está pensado para [público]."],
    ["constraints", "Sin adornos que no sirvan a la historia."],
  ],
  creative: [
    [
      "angle",
      "‹Busca|Busque› una entrada que a nadie se le ocurriría primero y ‹empieza|empiece› en plena acción.",
    ],
    [
      "imagery",
      "‹Trabaja|Trabaje› con sonidos, olores y texturas en vez de palabras abstractas, y con una voz que tenga carácter.",
    ],
    ["alternatives", "Que el final muestre la imagen del principio con otra luz, sin explicarla."],
    ["purpose", "Que deje en el cuerpo una sensación, no una lección."],
  ],
  technical: [
    [
      "format",
      "‹Decide|Decida› antes la forma, el tiempo verbal, el narrador y el ritmo, ‹dilos|dígalos› en una línea y ‹respétalos|respételos›.",
    ],
    [
      "verification",
      "Al final, ‹busca|busque› fallos de continuidad y frases gastadas y ‹elimínalos|elimínelos›.",
    ],
    [
      "edge-cases",
      "Si la forma exige un patrón fijo, se cumple con exactitud y se rompe como mucho una vez, a propósito.",
    ],
    ["criteria", "El punto de vista no cambia sin una marca visible."],
  ],
};
