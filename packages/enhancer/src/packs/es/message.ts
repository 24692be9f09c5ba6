import type { LanguagePack } from "../language-pack.ts";

export const messageStylesEs: LanguagePack["styles"]["message"] = {
  professional: [
    ["tone", "Tono cortés y directo, como se diría en persona."],
    ["constraints", "Lo que no haga falta para reaccionar, fuera."],
    ["alternatives", "Con una versión más corta, por si hay prisa."],
    ["criteria", "Debe poder contestarse con una sola respuesta breve."],
  ],
  creative: [
    ["tone", "Que suene a persona, con calidez y un toque propio, no a plantilla."],
    ["angle", "‹Empieza|Empiece› con algo que solo yo podría escribir, sin fórmulas de siempre."],
    ["alternatives", "Y una segunda versión con otro ánimo bien distinto."],
    ["imagery", "Un recuerdo o un detalle compartido vale más que un elogio."],
  ],
  technical: [
    ["steps", "En este orden: hecho, consecuencia, petición, un párrafo corto cada uno."],
    [
      "verification",
      "‹Comprueba|Compruebe› que fecha, lugar, nombres y petición se vean de un vistazo y ‹marca|marque› lo que me falte completar.",
    ],
    ["constraints", "Sin peticiones secundarias ni otro tema."],
    ["format", "Datos concretos en lista, si son más de dos."],
  ],
};
