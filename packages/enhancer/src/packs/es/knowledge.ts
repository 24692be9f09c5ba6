import type { LanguagePack } from "../language-pack.ts";

export const knowledgeTasksEs: LanguagePack["tasks"] = {
  research: {
    family: "knowledge",
    core: [
      [
        "sources",
        "‹Indica|Indique› la fuente de cada afirmación importante y ‹di|diga› dónde las pruebas{ sobre §|} son escasas o discutidas.",
      ],
      ["format", "Primero la respuesta corta; después las razones, un párrafo cada una."],
      ["purpose", "Lo necesito para [finalidad]; lo que cuente para eso, primero."],
    ],
    brief: [
      ["format", "Respuesta corta{ sobre §|} primero, luego las razones."],
      ["sources", "Con fuentes; lo discutido{ sobre §|}, señalado."],
      ["purpose", "Lo necesito para: [finalidad]."],
      ["examples", "Un ejemplo real por punto."],
      ["criteria", "Lo que más pesa{ en §|}, por delante."],
    ],
  },
  analysis: {
    family: "knowledge",
    core: [
      ["criteria", "El criterio es [lo que importa]; ‹di|diga› cuál pesa más."],
      [
        "steps",
        "‹Separa|Separe› observación, interpretación y conclusión{ sobre §|}, para que cada paso se pueda comprobar.",
      ],
      [
        "alternatives",
        "‹Menciona|Mencione› la lectura contraria más fuerte y por qué convence menos.",
      ],
    ],
    brief: [
      ["criteria", "Criterio: [lo que importa]."],
      ["steps", "Hechos e interpretación, por separado."],
      ["alternatives", "Y la mejor lectura contraria{ sobre §|}."],
      ["format", "La conclusión{ sobre §|}, en la primera línea."],
      ["verification", "Lo dudoso{ sobre §|}, marcado como tal."],
    ],
  },
  comparison: {
    family: "knowledge",
    core: [
      [
        "criteria",
        "‹Compara|Compare› según [los puntos que me importan], los mismos para cada lado.",
      ],
      [
        "format",
        "‹Pon|Ponga› el resultado en una tabla y después un párrafo sobre cuándo conviene cada opción.",
      ],
      ["context", "Mi situación: [para qué lo necesito]."],
    ],
    brief: [
      ["criteria", "Según [los puntos que importan]."],
      ["format", "Una tabla y cuándo conviene cada una."],
      ["constraints", "Sin veredicto que no se razone."],
      ["depth", "Solo diferencias{ en §|} que se noten."],
      ["edge-cases", "Y lo que suele pasarse por alto{ en §|}."],
    ],
  },
  education: {
    family: "knowledge",
    core: [
      [
        "audience",
        "‹Ten|Tenga› en cuenta que tengo curiosidad pero parto de cero, e ‹introduce|introduzca› cada término técnico cuando aparezca.",
      ],
      ["examples", "Que un mismo ejemplo cotidiano recorra toda la explicación."],
      ["edge-cases", "‹Señala|Señale› lo que más se suele entender mal{ sobre §|} y por qué."],
    ],
    brief: [
      ["audience", "Parto de cero{ en §|}."],
      ["examples", "Un ejemplo cotidiano{ sobre §|}."],
      ["edge-cases", "Y el error más común{ sobre §|}."],
      ["steps", "Una idea detrás de otra, sin saltos."],
      ["verification", "Al final, una pregunta{ sobre §|} para ponerme a prueba."],
    ],
  },
  other: {
    family: "knowledge",
    core: [
      [
        "context",
        "Mi situación es [lo que importa aquí]; que la respuesta parta de ella y no del caso medio.",
      ],
      [
        "alternatives",
        "‹Dame|Deme› las opciones realistas, con lo que habla a favor y en contra de cada una.",
      ],
      ["criteria", "Al final, la que ‹elegirías|elegiría usted› y de qué depende."],
    ],
    brief: [
      ["context", "Mi situación: [datos clave]."],
      ["criteria", "Al final, una recomendación clara{ sobre §|}."],
      ["constraints", "Sin consejos genéricos{ sobre §|}."],
      ["edge-cases", "Y lo que otros lamentan después."],
      ["steps", "Qué puedo hacer hoy{ con §|}."],
    ],
  },
};
