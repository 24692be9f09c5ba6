import type { TopicGrammar } from "../../topic/topic-grammar.ts";

export const spanishTopics: TopicGrammar = {
  nouns: "behind-articles",
  tag: "es",
  articles: "el:el|la:la|los:los|las:las|un:el|una:la|unos:los|unas:las|del:el|al:el",
  circumstances: "en|para|con|por|desde|hasta|al|según",
  joiners: "de",
  kept: "cuarta|cuarto|quinta|quinto|último|última|primer|primera|segunda|tercer|tercera|gran|nueva|nuevo",
  dropped:
    "mejor|mejores|principal|principales|mayor|mayores|siguiente|siguientes|propio|propia|dos|tres|cuatro|cinco|diez",
  infinitives: "[aei]r",
  adjectives:
    "(?:[aá]l|ales|[aá]r|ares|[áéíóúü]\\p{L}{1,3}ic[oa]s?|iv[oa]s?|os[oa]s?|ari[oa]s?|bles?|an[oa]s?|[aá]ne[oa]s?|enses?|ad[oa]s?|id[oa]s?|[ae]ntes?|iles|és|esas?|ern[oa]s?|óptim[oa]s?|extern[oa]s?)",
  generic:
    "ella|ellos|ellas|esto|eso|quien|quienes|quién|quiénes|cuando|donde|cual|cuales|demás|otro|otros|otras|otra|mismo|misma|usuario|solución|cosa|cosas|forma|formas|manera|maneras|modo|modos|tipo|tipos|parte|partes|ejemplo|ejemplos|lista|listas|texto|textos|frase|frases|palabra|palabras|pregunta|preguntas|respuesta|respuestas|idea|ideas|paso|pasos|tema|temas|punto|puntos|título|títulos|párrafo|párrafos|número|números|función|código|programa|archivo|tabla|persona|personas|gente|vez|veces|día|días|año|años|momento|caso|casos|resultado|resultados|nombre|nombres|orden|formato|información|datos|lugar|lugares|razón|razones|motivo|motivos|diferencia|diferencias|estilo|final|principio|opción|opciones|conjunto|grupo|cantidad|nivel|uso|siguiente|anterior|resto|mayoría|menos|tono|hora|horas|semana|mes|fin|oración|oraciones|descripción|explicación|fragmento|letra|figura|proceso|procesos|cuestión|problema|problemas|verdad|continuación|estrategia|consecuencias|característica|características|ventajas|desventajas",
};
