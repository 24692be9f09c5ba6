import type { BulletMoves } from "../language-pack.ts";

/** Bullets of a résumé: Action, Tools, Scope, Metric, Impact. */
export const bulletEs: BulletMoves = {
  named:
    "viñeta|viñetas|punto del currículum|punto de mi currículum|puntos de mi currículum|punto de mi cv|logro|logros|bullet|bullets",
  core: [
    [
      "format",
      "Construye cada punto con cinco partes, en este orden: la acción, las herramientas, el alcance, una métrica y el impacto.",
    ],
    ["constraints", "Usa solo los datos que yo aporte y no inventes ninguna cifra."],
  ],
  brief: [
    ["format", "Acción, herramientas, alcance, métrica, impacto, en ese orden."],
    ["constraints", "Solo datos míos."],
  ],
  styles: {
    professional: [
      ["tone", "Que empiece con un verbo fuerte en pasado y no pase de dos líneas."],
      ["alternatives", "Añade una versión más corta para una página llena."],
    ],
    creative: [
      ["alternatives", "Añade otra versión que empiece por el impacto en lugar de la acción."],
      ["angle", "Mejor un verbo con carácter que uno gastado como gestioné o lideré."],
    ],
    technical: [
      [
        "criteria",
        "Nombra herramientas y métodos tal como lo haría una oferta de empleo, para que los encuentre un sistema de selección.",
      ],
      ["verification", "Debajo, indica qué expresión cubre cada una de las cinco partes."],
    ],
  },
  missing: {
    lead: "Me falta completar",
    tools: {
      said: "con|mediante|usando|utilizando|a través de",
      gap: "las herramientas [herramientas o métodos]",
    },
    scope: {
      said: "equipo|personas|clientes|usuarios|alumnos|estudiantes|tiendas|países|regiones|presupuesto|cuentas",
      gap: "el alcance [equipo, presupuesto o volumen]",
    },
    metric: { gap: "la métrica [cifra antes y después]" },
  },
};
