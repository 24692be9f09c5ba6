import { spanishCare } from "../care/evidence/es.ts";
import type { Lexicon } from "./lexicon.ts";

export const spanish: Lexicon = {
  tag: "es",
  care: spanishCare,
  actions: {
    write:
      "escrib*|redacta*|crea|créa*|cree|crear|haz|hazme|haga|genera*|genere|elabora*|diseña*|desarrolla*|implementa*|implemente|programa|programe|dame|deme|necesito|quiero|quisiera|me gustaría|compón|componga|prepara*|inventa*|construye|cuéntame|narra|nárrame|narre|relata|relátame|relate|cuenta un|cuenta una|cuéntame un|cuéntame una|escríb*|redáct*|ármame|proporciona|proporcióname|proporcione|plantea|plantéame|facilítame|sácame",
    improve:
      "mejora*|mejore|reescrib*|corrige*|corrija|edita*|edite|pule|revisa este texto|reformula*|acorta*|reescríbe*|reescriba|pula|haz que suene|revisa la ortografía|corrígeme|acorte|parafrasea*",
    fix: "arregla*|arregle|error|no funciona|depura*|soluciona*|falla|bug|corrige este código|no me funciona|da error|me sale un error|no compila",
    explain:
      "explica*|explíca*|explique|describe*|describa|descríb*|qué es|que es|qué son|que son|qué significa|cómo funciona|como funciona|cómo funcionan|por qué|porque|define*|defina|aclara*|cuéntame sobre|que me hablaras|explícame|explicarme|explicame|expliques|esboza|esbozar|esboce|esbózame|comenta|coméntame|en qué consiste|en que consiste|qué fue|qué era|cómo se produce|discute|discuta|cómo ocurre|profundiza|háblame de|háblame del|háblame sobre|háblame acerca de|cuéntame un poco|cuéntame más|háblame un poco|me podrías indicar|podrías indicarme|indícame|hablame de|hablame sobre|hábleme de|hábleme sobre",
    review:
      "evalúa*|evalúe|valora*|critica*|opina*|qué opinas|retroalimentación|comentarios sobre|califica*",
    refactor: "refactoriza*|optimiza*|simplifica*|reestructura*|limpia este código",
    test: "pruebas unitarias|prueba unitaria|casos de prueba|tests",
    compare:
      "compara*|compare|diferencia*|ventajas y desventajas|pros y contras|versus|vs|mejor que|comparación|comparativa",
    summarise:
      "resume*|resúme*|resuma|resumen|sintetiza*|puntos clave|ideas principales|resúmeme|haz un resumen|síntesis|resumas",
    translate: "traduce*|traduzca|tradúce*|traducción|traducir|traducime|traducirme|cómo se dice",
    plan: "plan|planifica*|planea*|itinerario|organiza*|cronograma|hoja de ruta|estrategia|prepara un viaje|planifique|organice|planifícame",
    brainstorm:
      "ideas|lluvia de ideas|sugerencias|nombres para|propón|títulos para|temas para|dame ideas|se te ocurre|se te ocurren|ocurrencias",
    analyse: "analiza*|analice|análisis|examina*|deduce*|analizar|analízame|examine",
    research:
      "busca*|busque|investiga*|encuentra*|encuentre|averigua*|información sobre|fuentes sobre|estudios sobre|dónde puedo encontrar|últimas novedades",
    recommend:
      "recomienda*|recomiénda*|recomiende|recomiéndame|sugiere*|sugiera|consejos|tips|debería|cómo puedo|como puedo|ayúdame|muéstrame|qué me recomiendas|recomendar|recomendarme|aconséja*|aconseja|aconsejas|sugiéreme|sugerirme|me recomiendas|cómo podría|cómo podemos|cómo podríamos|cómo se hace|cómo hago|ayúdeme|qué puedo hacer",
    calculate:
      "calcula*|calcule|resuelve*|resuelva|cuánto*|cuánta*|demuestra*|demuestre|probabilidad|calcúla*|resuélve*|halla|hallar|determina|determine|demuéstra*",
    teach:
      "enséña*|enseña*|aprender|lección|curso|tutorial|tarea|examen|ejercicios|enséñeme|ayúdame a entender|ayúdame a estudiar|plan de estudio",
    draw: "dibuja*|dibuje|ilustra*|imagen de|foto de|logo|logotipo|pinta*|retrato de",
    act: "actúa como|actúe como|eres un|eres una|imagina que eres|imagine que es|finge|haz de|haz el papel|interpreta*|ponte en el papel|asume el papel|hagas de|haga de|actúes como|actuar como|hagas el papel|asumas el papel|haz como si",
    sort: "clasifica*|extrae*|extraiga|identifica*|identifique|ordena*|cuenta cuántas|elige|clasifique|ordene|categoriza|categorice",
    list: "lista|enumera*|enumere|nombra*|menciona*|listado|ejemplos de|dime|enumérame|nómbrame|liste|listar|cítame|hazme una lista|dame una lista|cuáles son los pasos",
    question:
      "qué|cómo|como|por qué|cuándo|dónde|quién|quiénes|cuál|cuáles|hay|es posible|desde cuando|a qué|cuántos|cuántas|se puede|vale la pena|es cierto|es verdad|conviene",
  },
  objects: {
    literary:
      "poema|poemas|cuento|historia corta|una historia|relato|canción|novela|guion|guión|chiste|diálogo|verso|versos|fábula|soneto|haiku|rap|escena|letra de|historias|cuentos|relatos|leyenda|chistes|canciones|microrrelato|poesía|balada",
    code: "código|función|script|python|javascript|typescript|java|kotlin|html|css|react|c++|c#|php|sql|algoritmo|programa|clase|regex|api|app|aplicación|sitio web|página web|método|bash|docker|consulta sql|programar",
    email:
      "correo|invitación|invitaciones|correo electrónico|email|e-mail|mensaje para|carta|respuesta a|boletín|mail|carta formal|correo para|correo a|mensaje a",
    text: "ensayo|historia|cuento|poema|artículo|blog|entrada de blog|informe|canción|discurso|diálogo|novela|texto|párrafo|capítulo|guion|guión|chiste|relato|biografía|reseña|redacción|frase|letra|verso|declaración|escena|reportaje|editorial|crónica|monólogo|brindis",
    marketing:
      "marketing|anuncio|eslogan|campaña|descripción de producto|landing|seo|redes sociales|instagram|publicación de linkedin|publicidad|nota de prensa|tiktok|twitter|marca|lema|post de instagram|post para|publicación de instagram",
    resume:
      "currículum|curriculum|cv|carta de presentación|oferta de empleo|hoja de vida|solicitud de empleo",
    data: "hoja de cálculo|excel|csv|datos|base de datos|gráfico|tabla dinámica|estadística*|sql|conjunto de datos",
    image: "imagen|logo|logotipo|ilustración|foto|dibujo|retrato|póster|cartel|icono|cuadro",
    maths:
      "ecuación|integral|derivada|probabilidad|matriz|fracción|geometría|triángulo|porcentaje|suma|teorema|números primos",
    plan: "viaje|itinerario|vacaciones|rutina|boda|fiesta|cumpleaños|presupuesto|plan de estudio|menú semanal|fin de semana|dieta|plan de entrenamiento|menú|mudanza",
    meeting:
      "reunión|agenda|acta|lista de tareas|prioridades|flujo de trabajo|lista de verificación",
    lesson: "clase|estudiantes|alumnos|tarea|examen|curso|plan de clase|cuestionario|ejercicios",
    ideas: "ideas|nombres|títulos|temas|sugerencias|regalo*|nombre para",
  },
  slots: {
    audience:
      "para principiantes|para niños|para estudiantes|para alumnos|para desarrolladores|público|lector*|para expertos|para mi jefe|a mi jefe|para clientes|a un cliente|para mi equipo|de años|para personas|dirigido a|audiencia|para alguien|para turistas|para padres|a mi profesor|para jóvenes",
    purpose:
      "para que|con el fin de|objetivo|propósito|meta|finalidad|con el objetivo|quiero lograr|lo necesito|debe lograr",
    tone: "tono|formal|informal|amable|profesional|humorístico|gracioso|divertido|persuasivo|serio|cercano|cordial|al estilo|estilo de|irónico|cálido|poético|registro",
    length:
      "palabras|frases|párrafos|caracteres|páginas|corto|corta|breve|brevemente|detallado|en detalle|largo|como máximo|al menos|máximo|mínimo|líneas|minutos|extensión|conciso|estrofas|oraciones",
    format:
      "tabla|lista|viñetas|json|markdown|csv|paso a paso|esquema|títulos|encabezados|columnas|formato|plantilla|numerad*|secciones|apartados|párrafos|poema|ensayo|asunto|en forma de|diálogo",
    constraints:
      "debe|deben|no debe|sin|solo|sólo|únicamente|evita*|evite|como máximo|al menos|exactamente|dentro de|nunca|siempre|asegúrate|asegúrese|requisito*|en lugar de|excepto|incluye*|incluya|menos de|más de|presupuesto|límite*|restricci*|conserva|conserve|no uses|no use|tengan|que tenga|mantén|manteniendo|aptos",
    examples: "por ejemplo|ejemplo*|como por ejemplo|tal como|p. ej.|muestra",
    context:
      "soy|tengo|mi|mis|somos|nuestro|nuestra|actualmente|contexto|situación|dado|dada|basado|basándote|siguiente*|trabajo en|supongamos|imagina|proyecto|empresa|he decidido|antecedentes|punto de partida|teniendo en cuenta|te proporcionaré|te daré|te diré|te describiré|describiré|yo escribiré|te voy a dar|le proporcionaré|le daré|yo te",
    deadline:
      "para mañana|para el lunes|para el viernes|plazo|fecha límite|antes de|esta semana|la próxima semana|por semana|al día",
    stack:
      "python|javascript|typescript|java|kotlin|rust|php|c++|c#|react|vue|angular|django|node|excel|sql|docker|linux|windows|android|ios|html|css|bash|versión|biblioteca|framework|entorno|pandas",
    criteria:
      "criterio*|éxito|medible|resultado esperado|se considera|evaluar|sabré|esperado|será buena|será bueno",
    role: "actúa como|actúe como|eres un*|como experto|papel|perspectiva|punto de vista|desde la óptica|actúes como|actuara como|actúe de|actuaras como|actuase como|hagas de|hicieras de|hiciera de|trabajes como|trabajaras como|desempeñes|en calidad de|tú eres",
    steps:
      "paso a paso|primero|luego|después|finalmente|pasos|procedimiento|en orden|etapas|por último",
    sources: "fuente*|cita*|referencia*|estudio*|según|evidencia",
    depth:
      "en detalle|detallad*|a fondo|profundidad|básico|avanzado|resumen general|visión general|exhaustiv*",
    assumptions: "supuesto*|supón|suponga|asume|pregúntame|pregúnteme|si algo no|si no está claro",
    angle:
      "enfoque|perspectiva|inesperad*|sorprend*|original|originales|giro|cliché*|tópicos|gancho",
    imagery: "imágenes|metáfora*|ambiente|atmósfera|color*|luz|sensorial*|vívid*",
    "edge-cases":
      "casos límite|caso límite|entrada vacía|entradas vacías|inválid*|manejo de errores|excepciones",
    verification:
      "verifica*|comprueba*|compruebe|pruebas|prueba|justifica*|justifique|valida*|razonamiento|demuestra*",
    alternatives: "alternativa*|opciones|opción|variante*|varias|pros y contras|distintas formas",
  },
  vague:
    "algo|cosas|cosa|de alguna manera|etc|bonito|tal vez|más o menos|lo que sea|no sé|cualquier cosa",
  negations:
    "no|sin|nunca|jamás|ni|tampoco|excepto|salvo|nada|nadie|ningún|ninguna|ninguno|evita*|en lugar de",
  greetings:
    "hola|buenos días|buenas tardes|buenas noches|gracias|muchas gracias|adiós|sí|no|ok|vale|cómo estás|qué tal|hasta luego|genial|quién eres|buenas",
  jailbreak:
    "ignora todas|ignora las instrucciones|ignora tus|olvida todas|olvida tus instrucciones|sin restricciones|sin ninguna restricción|jailbreak|modo desarrollador|sin censura|sin filtros|sin ética|prompt del sistema",
  personal:
    "mi|mis|ayúdame|ayúdeme|necesito|quiero|quisiera|me gustaría|para mí|estoy buscando|busco|puedo|debo|debería|tengo|soy|estoy|nuestro|nuestra|necesitamos|me ayudas|nuestros|nuestras|estamos|tenemos|quisiéramos|me recomiendas|me aconsejas|ayúdanos",
  relative:
    "mejor|mejores|bueno|buena|buenos|buenas|buen|popular*|adecuad*|barato|baratos|económic*|cerca|último|última|últimos|últimas|nuevo|nueva|reciente*|fiable*|interesante*|saludable*|fácil*|rápid*|diferente*|cierto|ideal*|perfect*|local*",
  openRequest:
    "háblame de|háblame sobre|cuéntame un poco|cuéntame más|háblame un poco|cuéntame sobre|cuéntame de|cuéntame algo|dime algo|información sobre|información de|busco información|más sobre|algo sobre|todo sobre|hábleme de|hábleme sobre|qué sabes de|qué sabes sobre|qué me puedes decir|quiero saber sobre|quiero información|dame información|me gustaría saber sobre",
  aspects:
    "síntoma*|causa*|beneficio*|ventaja*|desventaja*|historia|origen|costo*|coste*|precio*|definición|significado|efectos|diferencia*|requisito*|tratamiento*|biografía|mapa|horario*|dirección|receta*|tipo|tipos|ejemplos|peligro*|riesgo*|ley|leyes|reglas|impacto|papel|función|funciones|características|pasos|proceso|estructura|población|ubicación|salario|estadísticas|fecha|autor|trama|resumen|propiedades|tamaño|edad|razones|consejos",
  definite:
    "la diferencia|el significado|los principales|las principales|los más|las más|el más|la más|el actual|la actual|todos los|todas las|cada|las causas|las consecuencias|la historia de|los fundamentos|pros y contras|ventajas y desventajas",
  material:
    "este texto|el texto|este artículo|el artículo|este código|el código|este archivo|un archivo|el archivo|esta frase|siguiente|siguientes|este párrafo|mi ensayo|este ensayo|mi código|mi currículum|este documento|esta lista|esta imagen|estos datos",
  padding:
    "tómate tu tiempo|piénsalo bien|muy importante para mí|importante para mí|te agradecería|te lo agradecería|muy agradecid*|muchas gracias de antemano|gracias de antemano|haz lo mejor|lo mejor que puedas|una respuesta muy buena|espero que|si no es molestia|por favor|realmente|muy|importante|cuidadosamente|agradecido|gracias|respuesta|calidad|simplemente|honestamente|espero|tiempo|sinceramente",
  harm: "fabricar una bomba|hacer una bomba|explosivo casero|robar|phishing|malware|lavar dinero|matar a alguien|envenenar a|fabricar drogas|sin que me atrapen|ilegalmente",
  override:
    "ignora|olvida|omite|evita|sin|ningún|ninguna|libre de|no estás sujeto|nunca te niegues",
  rules:
    "instrucciones|restricciones|directrices|reglas|normas|ética|moral|filtros|censura|límites|políticas|advertencias",
  preamble:
    "aquí tienes|aquí está|aquí tiene|claro|por supuesto|desde luego|prompt mejorado|versión mejorada|seguro|con gusto",
  topicFillers:
    "paso a paso|me|nos|por favor|el concepto de|qué|cómo|brevemente|en detalle|de|todo",
  topicStops:
    "que|para|en|con|usando|desde|por|si|cuando|donde|porque|pero|como|sin|es|son|era|fue|se|yo|tú|me|muy|a|al|entre|y luego|según|hasta|lo|puedo|puede|debe|funciona|funcionan",
};
