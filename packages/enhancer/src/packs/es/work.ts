import type { LanguagePack } from "../language-pack.ts";

export const workTasksEs: LanguagePack["tasks"] = {
  planning: {
    family: "work",
    core: [
      [
        "context",
        "Lo que está fijo es [fechas, presupuesto, personas]; ‹di|diga› dónde cambiaría el plan si algo de eso se mueve.",
      ],
      [
        "steps",
        "‹Ordena|Ordene› los pasos e ‹indica|indique› qué debe estar listo antes de cada uno.",
      ],
      ["assumptions", "‹Declara|Declare› cada supuesto para que pueda corregirlo."],
    ],
    brief: [
      ["context", "Fijo: [fechas, presupuesto, personas]."],
      ["steps", "Pasos{ para §|} en orden, con dependencias."],
      ["assumptions", "Supuestos a la vista."],
      ["edge-cases", "El mayor riesgo{ para §|} y su salida."],
      ["criteria", "Y en qué se nota que va bien."],
    ],
  },
  productivity: {
    family: "work",
    core: [
      ["context", "Participan [quiénes] y debe estar listo para [cuándo]."],
      ["format", "Quiero poder usarlo tal cual: por cada punto, responsable y siguiente paso."],
      ["criteria", "Estará bien si después nadie tiene que preguntar qué sigue."],
    ],
    brief: [
      ["context", "Participan: [quiénes]; listo para [cuándo]."],
      ["format", "Por punto, responsable y siguiente paso."],
    ],
  },
  brainstorming: {
    family: "making",
    core: [
      [
        "constraints",
        "Que las propuestas sean distintas de verdad, no solo en las palabras, y sin las más obvias.",
      ],
      ["context", "Deben encajar con [gustos, presupuesto o límites]."],
      ["format", "En cada una, una línea sobre por qué podría funcionar."],
    ],
    brief: [
      ["constraints", "Distintas de verdad, nada obvio{ para §|}."],
      ["context", "Deben encajar con: [límites]."],
      ["format", "Una línea de motivo en cada una."],
      ["angle", "Al menos una idea atrevida{ para §|}."],
      ["criteria", "La mejor, señalada."],
    ],
  },
  data: {
    family: "numbers",
    core: [
      ["context", "Los datos tienen estas columnas: [nombres y tipos]."],
      ["steps", "‹Da|Dé› la fórmula, consulta o código exactos y dónde van."],
      ["edge-cases", "Y qué pasa con celdas vacías, duplicados y valores ilegibles."],
    ],
    brief: [
      ["context", "Columnas: [nombres y tipos]."],
      ["steps", "Fórmula exacta{ para §|} y dónde va."],
      ["edge-cases", "Con celdas vacías y duplicados resueltos."],
      ["verification", "Y un ejemplo{ con §|} resuelto."],
    ],
  },
  maths: {
    family: "numbers",
    core: [
      ["steps", "‹Muestra|Muestre› cada paso y la regla en que se apoya."],
      ["verification", "Al final, una comprobación o un segundo camino."],
      [
        "assumptions",
        "Si algo del enunciado queda abierto, ‹di|diga› cómo ‹lo lees|lo lee› antes de calcular.",
      ],
    ],
    brief: [
      ["steps", "Con cada paso."],
      ["verification", "Y una comprobación."],
    ],
  },
  image: {
    family: "image",
    core: [
      [
        "imagery",
        "La escena transcurre en [entorno], con un punto focal claro y nada que compita con él.",
      ],
      ["angle", "Se ve desde [punto de vista], con la luz de un solo lado."],
      ["constraints", "Sin texto, marcas de agua ni figuras de más."],
    ],
    brief: [
      ["imagery", "Un punto focal; entorno: [entorno]."],
      ["constraints", "Sin texto ni adornos."],
    ],
  },
};
