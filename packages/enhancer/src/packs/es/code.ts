import type { LanguagePack } from "../language-pack.ts";

export const codeTasksEs: LanguagePack["tasks"] = {
  "code-write": {
    family: "code",
    core: [
      ["stack", "‹Usa|Use› [lenguaje y versión] y, en lo posible, solo la biblioteca estándar."],
      [
        "edge-cases",
        "‹Decide|Decida› qué debe pasar con las entradas vacías, ausentes o inválidas y ‹trata|trate› esos casos de forma explícita.",
      ],
      ["examples", "‹Termina|Termine› con una llamada realista y la salida que cabe esperar."],
    ],
    brief: [
      ["edge-cases", "Que controle entradas vacías o inválidas."],
      ["examples", "Con una llamada de muestra y su salida."],
      ["constraints", "Código primero, sin explicaciones largas."],
      ["depth", "Solo lo imprescindible{ para §|}, sin adornos."],
      ["verification", "Con un caso de prueba{ para §|}."],
    ],
  },
  "code-debug": {
    family: "code",
    core: [
      ["context", "Ocurre cuando [qué lo provoca], y yo esperaba [comportamiento correcto]."],
      [
        "depth",
        "‹Busca|Busque› primero la causa de fondo y ‹explícala|explíquela› en una o dos frases; después ‹da|dé› el código corregido completo.",
      ],
      [
        "constraints",
        "‹Cambia|Cambie› solo lo que exige el error y ‹deja|deje› igual los nombres y lo que ya funciona.",
      ],
    ],
    brief: [
      ["depth", "La causa en una frase, luego el código corregido."],
      ["constraints", "No ‹toques|toque› nada más."],
      ["verification", "Y cómo comprobar el arreglo{ para §|}."],
      ["edge-cases", "Otros sitios{ en §|} con el mismo fallo."],
      ["alternatives", "Si hay varias causas, por probabilidad."],
    ],
  },
  "code-explain": {
    family: "knowledge",
    core: [
      ["audience", "Sé programar, pero no conocía esto."],
      [
        "steps",
        "‹Empieza|Empiece› por el problema que resuelve y ‹sigue|siga› con lo que ocurre, en el orden en que ocurre.",
      ],
      [
        "examples",
        "‹Muéstralo|Muéstrelo› con un ejemplo pequeño, con una entrada concreta y los valores tras cada paso.",
      ],
    ],
    brief: [
      ["steps", "Primero para qué sirve, luego cómo funciona."],
      ["examples", "Un ejemplo pequeño{ con §|}, ya resuelto."],
      ["edge-cases", "Y el tropiezo más habitual{ con §|}."],
      ["depth", "Línea a línea, solo lo difícil."],
    ],
  },
  "code-review": {
    family: "code",
    core: [
      [
        "criteria",
        "‹Fíjate|Fíjese› primero en la corrección, luego en la seguridad y después en la legibilidad, y ‹ordena|ordene› los hallazgos por el daño que pueden causar.",
      ],
      ["format", "De cada hallazgo quiero la línea, el riesgo y el cambio propuesto."],
    ],
    brief: [
      ["criteria", "Hallazgos por gravedad."],
      ["format", "De cada uno: línea, riesgo, cambio."],
      ["constraints", "Sin cuestiones de gusto."],
    ],
  },
  "code-refactor": {
    family: "code",
    core: [
      ["constraints", "El comportamiento y la interfaz pública se quedan exactamente como están."],
      ["purpose", "Lo que más me importa es [legibilidad, velocidad o facilidad de prueba]."],
      ["format", "‹Muestra|Muestre› el resultado entero y después cada cambio con su motivo."],
    ],
    brief: [
      ["constraints", "Sin cambiar comportamiento ni interfaz."],
      ["format", "El resultado y luego los cambios."],
      ["verification", "Y cómo comprobar que nada se ha roto."],
    ],
  },
  "code-test": {
    family: "code",
    core: [
      [
        "edge-cases",
        "‹Cubre|Cubra› el caso normal, los límites, las entradas inválidas y cada camino de error.",
      ],
      ["stack", "‹Usa|Use› [marco de pruebas] como ya lo hace el resto del código."],
      [
        "criteria",
        "Cada prueba debe poder fallar por una sola razón y llevar la regla en el nombre.",
      ],
    ],
    brief: [
      ["edge-cases", "Límites, entradas inválidas y caminos de error."],
      ["criteria", "Una sola razón de fallo por prueba."],
    ],
  },
};
