import type { LanguagePack } from "../language-pack.ts";

export const makingEs: LanguagePack["making"] = {
  family: "making",
  core: [
    ["criteria", "Estará bien si puedo usarlo tal cual, sin tener que rehacerlo."],
    [
      "assumptions",
      "Donde haya dejado algo abierto, ‹elige|elija› lo que mejor encaje y ‹di|diga› en una línea qué ‹has|ha› supuesto.",
    ],
    ["verification", "Antes de responder, ‹repasa|repase› una vez todo lo que pido."],
  ],
  brief: [
    ["criteria", "Que pueda usarlo tal cual."],
    ["assumptions", "Supuestos, a la vista."],
    ["constraints", "Nada que no haya pedido."],
  ],
};

export const makingStylesEs: LanguagePack["styles"]["making"] = {
  professional: [
    ["tone", "Con una redacción tan clara que pueda pasarlo tal cual."],
    ["alternatives", "Si hay una forma mejor de lograr lo que busco, que quede dicha al final."],
    ["criteria", "Lo más importante, primero."],
    ["constraints", "Nada superfluo{ sobre §|}: solo lo que vaya a usarse."],
  ],
  creative: [
    ["angle", "Donde quepa más de una opción, ‹elige|elija› la menos evidente."],
    ["imagery", "Que sea vívido y propio, no genérico."],
    ["alternatives", "Y una variante que no se me habría ocurrido."],
    ["tone", "Con un guiño{ sobre §|} que haga sonreír."],
  ],
  technical: [
    ["format", "Con una estructura fija: los mismos campos, en el mismo orden."],
    ["steps", "El motivo de cada decisión, en pocas palabras."],
    ["edge-cases", "Lo que no encaje en el esquema, aparte."],
    ["criteria", "El criterio aplicado, enunciado una sola vez y sin excepciones."],
  ],
};
