import type { LanguagePack } from "../language-pack.ts";

export const textTasksEs: LanguagePack["tasks"] = {
  writing: {
    family: "text",
    core: [
      ["audience", "Lo leerá [público]{, que seguramente sabe poco sobre §|}."],
      ["purpose", "Que lo sostenga una sola idea{ sobre §|}; lo que no le sirva, fuera."],
      ["length", "Bastan unas [extensión]."],
    ],
    brief: [
      ["audience", "Lectores: [público]."],
      ["purpose", "Una sola idea{ sobre §|}, sin rodeos."],
      ["constraints", "Nada de frases hechas{ sobre §|}."],
      ["examples", "Al menos un detalle concreto{ sobre §|}."],
      ["steps", "Lo importante, en la primera frase."],
    ],
  },
  email: {
    family: "message",
    core: [
      ["context", "Va dirigido a [destinatario]; lo importante es [datos clave]."],
      ["purpose", "Al terminar de leer debe quedar claro qué pido exactamente."],
      [
        "format",
        "Primero el asunto, el motivo en la frase inicial y al final un siguiente paso claro.",
      ],
    ],
    brief: [
      ["context", "Para: [destinatario]; datos: [datos clave]."],
      ["format", "Asunto y, de entrada, el motivo."],
      ["constraints", "Sin cortesías vacías."],
    ],
  },
  marketing: {
    family: "text",
    core: [
      ["audience", "‹Háblale|Háblele› a [clientela] y al problema que tiene antes de conocernos."],
      ["purpose", "El beneficio va por delante y se apoya en algo concreto, no en superlativos."],
      ["criteria", "Habrá funcionado si después la gente [acción deseada]."],
    ],
    brief: [
      ["audience", "Clientela: [público]."],
      ["purpose", "Primero el beneficio, sin superlativos."],
      ["criteria", "Una sola llamada: [acción]."],
      ["examples", "Una prueba concreta{ sobre §|}, no promesas."],
      ["angle", "Lo que nadie más dice{ sobre §|}."],
    ],
  },
  resume: {
    family: "making",
    core: [
      ["context", "El puesto es [puesto] y mi experiencia relevante es [experiencia]."],
      [
        "format",
        "En cada punto: la acción, las herramientas, el alcance, una métrica y el impacto.",
      ],
      [
        "constraints",
        "‹Usa|Use› solo los hechos que yo dé; donde falte una cifra, ‹deja|deje› un hueco marcado.",
      ],
    ],
    brief: [
      ["context", "Puesto: [puesto]."],
      ["format", "Cada punto: acción, herramientas, alcance, métrica, impacto."],
      ["constraints", "Solo hechos que yo dé."],
    ],
  },
  translation: {
    family: "making",
    core: [
      [
        "tone",
        "‹Conserva|Conserve› el tono y el registro del original, y que suene como lo diría un hablante nativo.",
      ],
      ["constraints", "Los nombres, números, código y formato quedan como están."],
      [
        "alternatives",
        "Si algo admite más de una lectura, ‹traduce|traduzca› la más probable y ‹anota|anote› la otra debajo.",
      ],
    ],
    brief: [
      ["tone", "Mismo tono y registro, que suene natural."],
      ["constraints", "Nombres y números, tal cual."],
    ],
  },
  summary: {
    family: "making",
    core: [
      ["audience", "El resumen es para [lectores], que no leerán el original."],
      [
        "length",
        "Primero la idea principal en una frase; luego los puntos que la sostienen, por orden de peso.",
      ],
      [
        "constraints",
        "‹Cíñete|Cíñase› a lo que dice el texto, con sus cifras y sus matices, sin opinión.",
      ],
    ],
    brief: [
      ["length", "La idea principal en una frase y lo que la sostiene."],
      ["constraints", "Solo lo que dice el texto."],
    ],
  },
  "role-play": {
    family: "literary",
    core: [
      [
        "role",
        "‹Mantente|Manténgase› en el papel hasta que yo diga lo contrario, y que se note en la forma de hablar.",
      ],
      ["context", "La escena empieza con [situación], y yo soy [mi papel]."],
      ["constraints", "Un turno cada vez, sin hablar nunca por mí."],
    ],
    brief: [
      ["role", "Sin salir del papel."],
      ["constraints", "Un turno cada vez, sin hablar por mí."],
    ],
  },
};
