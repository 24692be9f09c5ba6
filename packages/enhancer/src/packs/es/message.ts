import type { LanguagePack } from "../language-pack.ts";

export const messageStylesEs: LanguagePack["styles"]["message"] = {
  professional: [
    ["tone", "Tono cortés y directo, como se diría en persona."],
    ["constraints", "Lo que no haga falta para reaccionar, fuera."],
    ["alternatives", "Con una versión más corta, por si hay prisa."],
  ],
  creative: [
    ["tone", "Que suene a persona, con calidez y un toque propio, no a plantilla."],
    ["angle", "‹Empieza|Empiece› con algo que solo yo podría escribir, sin fórmulas de siempre."],
    ["alternatives", "Y una segunda versión con otro ánimo bien distinto."],
  ],
  technical: [
    ["steps", "En este orden: hecho, consecuencia, petición, un párrafo corto cada uno."],
    [
      "verification",
      "‹Comprueba|Compruebe› que fecha, lugar, nombres y petición se vean de un vistazo y ‹marca|marque› lo que me falte completar.",
    ],
    ["constraints", "Sin peticiones secundarias ni otro tema."],
  ],
};
