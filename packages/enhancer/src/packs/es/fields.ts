import type { LanguagePack } from "../language-pack.ts";

/** What advice in each field of life has to heed. */
export const fieldsEs: NonNullable<LanguagePack["fields"]> = {
  health: [
    ["edge-cases", "‹Di|Diga› con qué señales hay que dejar de leer y acudir al médico."],
    [
      "sources",
      "‹Apóyate|Apóyese› en el consenso médico{ sobre §|} y ‹marca|marque› lo que solo sugiere algún estudio suelto.",
    ],
    ["context", "Se trata de una persona de [edad, enfermedades, medicación]."],
  ],
  money: [
    [
      "edge-cases",
      "‹Saca a la luz|Saque a la luz› los gastos, impuestos y riesgos{ en §|} que suelen pasarse por alto.",
    ],
    ["context", "‹Cuenta|Cuente› con [importe, plazo y país]."],
    [
      "examples",
      "‹Haz|Haga› las cuentas{ para §|} con una cantidad realista y ‹di|diga› de qué supuesto dependen.",
    ],
  ],
  law: [
    ["context", "La ley aplicable es la de [país o región]."],
    [
      "edge-cases",
      "‹Separa|Separe› lo que dice la norma{ sobre §|} de cómo se aplica, e ‹indica|indique› cuándo hace falta un abogado.",
    ],
    [
      "sources",
      "‹Nombra|Nombre› la norma en que descansa cada afirmación{ sobre §|}, para que pueda consultarla.",
    ],
  ],
  travel: [
    ["context", "El viaje es para [fechas, viajeros, presupuesto]."],
    [
      "steps",
      "Las distancias y los tiempos{ en §|} deben ser realistas; ‹avisa|avise› de lo que conviene reservar antes.",
    ],
    ["alternatives", "‹Ten|Tenga› preparado un plan{ para §|} por si llueve o algo está cerrado."],
  ],
  food: [
    ["context", "Hay que contar con [dieta, utensilios, tiempo]."],
    [
      "steps",
      "Con cantidades y temperaturas, y el aspecto o el olor{ de §|} que indica que un paso está listo.",
    ],
    [
      "alternatives",
      "‹Propón|Proponga› un sustituto para cada ingrediente{ en §|} difícil de encontrar.",
    ],
  ],
  home: [
    [
      "edge-cases",
      "‹Advierte|Advierta› dónde hacerlo por cuenta propia{ con §|} resulta peligroso o anula la garantía.",
    ],
    ["context", "El sitio es así: [habitación, medidas, lo que ya hay]."],
    [
      "criteria",
      "‹Calcula|Calcule› a grandes rasgos el trabajo, el material y el coste{ para §|}.",
    ],
  ],
  animals: [
    [
      "depth",
      "‹Distingue|Distinga› lo propio de la especie{ en §|} de lo que varía de un individuo a otro.",
    ],
    [
      "examples",
      "‹Describe|Describa› los comportamientos{ en §|} de modo que los reconozca cuando los vea.",
    ],
    ["edge-cases", "‹Di|Diga› qué señales{ en §|} deben preocupar y cuáles son simple naturaleza."],
  ],
  nature: [
    ["depth", "‹Vincula|Vincule› lo que ocurre aquí{ con §|} con el ciclo mayor al que pertenece."],
    [
      "criteria",
      "‹Pon|Ponga› órdenes de magnitud{ sobre §|}, para poder comparar unos efectos con otros.",
    ],
    [
      "sources",
      "‹Indica|Indique› qué fiables son las mediciones{ sobre §|} y dónde difieren las estimaciones.",
    ],
  ],
  science: [
    [
      "depth",
      "‹Nombra|Nombre› el principio{ que actúa en §|} antes que la fórmula, y ‹di|diga› en palabras llanas qué es cada magnitud.",
    ],
    [
      "examples",
      "‹Describe|Describa› una observación o un experimento{ sobre §|} en el que se vea a simple vista.",
    ],
    [
      "constraints",
      "‹Indica|Indique› bajo qué simplificaciones es válida la explicación{ sobre §|} y dónde se rompe.",
    ],
  ],
  technology: [
    ["context", "‹Di|Diga› a qué versión o fecha corresponde la respuesta."],
    ["depth", "‹Separa|Separe› lo que ya funciona hoy{ en §|} de lo que solo está anunciado."],
    [
      "edge-cases",
      "Sin olvidar lo que supone{ para §|} en privacidad, coste y dependencia de un proveedor.",
    ],
  ],
  history: [
    [
      "sources",
      "‹Distingue|Distinga› lo que dicen las fuentes de la época{ sobre §|} de cómo se juzgó después.",
    ],
    [
      "steps",
      "‹Sitúa|Sitúe› en orden los momentos decisivos{ en §|} y ‹di|diga› qué hizo posible cada uno.",
    ],
    ["alternatives", "‹Menciona|Mencione› en qué discrepan todavía los historiadores{ sobre §|}."],
  ],
  society: [
    [
      "alternatives",
      "‹Presenta|Presente› las grandes posturas{ sobre §|} como las expondrían quienes las defienden.",
    ],
    [
      "sources",
      "‹Separa|Separe› los datos de los valores{ en §|} y ‹di|diga› sobre cuál de las dos cosas se discute.",
    ],
    ["examples", "Cada argumento{ sobre §|}, ligado a un caso en el que se puso a prueba."],
  ],
  business: [
    ["context", "El negocio es [sector, tamaño, mercado]."],
    [
      "criteria",
      "‹Relaciona|Relacione› cada punto{ sobre §|} con una cifra que se pueda seguir mes a mes.",
    ],
    ["edge-cases", "‹Señala|Señale› el supuesto{ sobre §|} que más daño haría si resultara falso."],
  ],
  work: [
    ["context", "Mi puesto y mi entorno: [cargo, equipo, lo ocurrido]."],
    ["examples", "‹Dame|Deme› las palabras exactas que podría usar{ para §|}."],
    [
      "edge-cases",
      "‹Prevé|Prevea› cómo puede reaccionar la otra parte{ ante §|} y qué hacer entonces.",
    ],
  ],
  learning: [
    ["context", "Puedo dedicarle [tiempo] y ya sé [lo que domino]."],
    [
      "steps",
      "‹Divide|Divida› el aprendizaje{ sobre §|} en unidades que se apoyen unas en otras, cada una con su autoevaluación.",
    ],
    ["edge-cases", "‹Nombra|Nombre› el punto{ en §|} donde la mayoría abandona y cómo superarlo."],
  ],
  people: [
    ["context", "Sobre las personas: [edades, relación, lo que les importa]."],
    ["tone", "Con cariño y sin sermones, bajando siempre a lo concreto{ sobre §|}."],
    [
      "alternatives",
      "‹Ofrece|Ofrezca› una sugerencia fácil y otra{ para §|} que pida algo de valor.",
    ],
  ],
  arts: [
    ["examples", "‹Señala|Señale› obras o momentos concretos{ en §|} en vez de elogios generales."],
    [
      "depth",
      "‹Explica|Explique› con qué recursos se logra el efecto{ en §|}, no solo que existe.",
    ],
    ["constraints", "Sin revelar el final si no se avisa antes."],
  ],
  games: [
    [
      "depth",
      "‹Razona|Razone› por qué una jugada{ en §|} es buena, para que yo encuentre la siguiente.",
    ],
    ["constraints", "‹Respeta|Respete› las reglas{ en §|} y ‹di|diga› qué versión ‹sigues|sigue›."],
    ["criteria", "‹Di|Diga› en qué momento de la partida conviene cada cosa, y en cuál no."],
  ],
  sport: [
    ["context", "Mi nivel y mis límites: [experiencia, lesiones, días por semana]."],
    ["steps", "‹Sube|Suba› la carga{ en §|} poco a poco y ‹di|diga› cuándo toca frenar."],
    ["criteria", "‹Di|Diga› en qué notaré que progreso{ en §|}."],
  ],
  language: [
    ["examples", "Cada punto{ sobre §|}, con una frase que alguien diría de verdad."],
    ["tone", "‹Indica|Indique› el registro{ para §|}: dónde suena natural, rígido o grosero."],
    ["edge-cases", "‹Añade|Añada› la forma vecina con la que más se confunde."],
  ],
  web: [
    ["constraints", "Todo debe poder manejarse con teclado y en pantalla pequeña."],
    ["context", "Tiene que encajar en [framework y versión]."],
    ["edge-cases", "‹Cubre|Cubra› los estados de carga, vacío y error{ en §|}."],
    ["format", "‹Da|Dé› cada archivo{ para §|} completo, con su ruta delante."],
  ],
  systems: [
    ["context", "Corre en [sistema, versión, tamaño]."],
    [
      "verification",
      "Tras cada orden{ para §|}, ‹di|diga› qué salida confirma que funcionó y cómo deshacerla.",
    ],
    ["edge-cases", "‹Piensa|Piense› en reinicios, tiempos de espera y permisos que faltan."],
    [
      "criteria",
      "‹Prefiere|Prefiera› lo que se pueda ejecutar dos veces sin daño y ‹avisa|avise› de lo que no.",
    ],
  ],
  algorithms: [
    ["criteria", "‹Indica|Indique› el orden de complejidad y hasta qué tamaños resulta aceptable."],
    ["examples", "‹Recorre|Recorra› a mano una entrada pequeña{ para §|}."],
    [
      "edge-cases",
      "‹Trata|Trate› a propósito la entrada vacía, los repetidos y los valores máximos.",
    ],
    ["alternatives", "‹Di|Diga› por qué este enfoque{ para §|} gana al más evidente."],
  ],
  "data-science": [
    ["context", "Los datos son así: [columnas, tamaño, origen]."],
    [
      "verification",
      "‹Comprueba|Compruebe› el resultado{ en §|} con una muestra pequeña que se pueda calcular a mano.",
    ],
    [
      "edge-cases",
      "‹Trata|Trate› a la vista los valores ausentes y atípicos, sin borrarlos en silencio.",
    ],
    ["criteria", "‹Di|Diga› lo que las cifras{ sobre §|} no permiten afirmar."],
  ],
  story: [
    [
      "steps",
      "Que el relato{ sobre §|} arranque lo más tarde posible y gire en torno a una sola decisión.",
    ],
    ["edge-cases", "‹Da|Dé› al antagonista un motivo que se pueda comprender."],
    ["verification", "‹Tacha|Tache› toda frase que explique lo que la escena ya muestra."],
  ],
  poem: [
    [
      "constraints",
      "‹Mantén|Mantenga› una sola imagen{ sobre §|} de principio a fin en lugar de muchas pasajeras.",
    ],
    ["format", "Que el ritmo acompañe al asunto, con rima solo donde salga sin forzarla."],
    [
      "verification",
      "‹Léelo|Léalo› en voz alta mentalmente y ‹corrige|corrija› cada verso{ sobre §|} que tropiece.",
    ],
  ],
  song: [
    [
      "format",
      "Estrofas que hagan avanzar la historia y un estribillo{ sobre §|} que se cante a la primera.",
    ],
    ["steps", "Que el puente diga justo lo que las estrofas callan{ sobre §|}."],
  ],
  essay: [
    [
      "purpose",
      "‹Defiende|Defienda› una tesis{ sobre §|} que alguien sensato pueda discutir, y ‹plantéala|plantéela› pronto.",
    ],
    ["alternatives", "‹Contesta|Conteste› a la mejor objeción{ sobre §|}, no a la más débil."],
    ["steps", "Que cada párrafo{ sobre §|} nazca del anterior."],
  ],
  article: [
    ["steps", "‹Abre|Abra› con una escena o un hallazgo{ sobre §|}, no con la historia del mundo."],
    ["purpose", "Que el lector se lleve algo{ sobre §|} para probar o para pensar."],
    ["format", "Con intertítulos{ sobre §|} que ya cuenten lo que dice cada apartado."],
  ],
  speech: [
    ["tone", "‹Escribe|Escriba› para el oído: frases breves, una idea en cada una."],
    [
      "steps",
      "‹Empieza|Empiece› y ‹termina|termine› con la misma imagen{ sobre §|}, vista de otra manera.",
    ],
  ],
  joke: [
    ["steps", "El planteamiento{ sobre §|}, breve, y el giro en las últimas palabras."],
    ["constraints", "‹Ríete|Ríase› de la situación{ con §|}, no de quien no puede evitarla."],
  ],
};

export const briefFieldsEs: NonNullable<LanguagePack["briefFields"]> = {
  health: [["edge-cases", "Con las señales para ir al médico."]],
  money: [["edge-cases", "Con gastos ocultos y riesgos{ para §|}."]],
  law: [["context", "País o región: [lugar]."]],
  travel: [["context", "Fechas y presupuesto: [datos]."]],
  food: [["steps", "Con cantidades y tiempos{ para §|}."]],
  home: [["criteria", "Con esfuerzo y coste aproximado{ para §|}."]],
  animals: [["depth", "Lo propio de la especie{ en §|}, no anécdotas."]],
  nature: [["criteria", "Con órdenes de magnitud{ sobre §|}."]],
  science: [["depth", "El principio antes que la fórmula{ en §|}."]],
  technology: [["context", "Con la versión o fecha que corresponda."]],
  history: [["steps", "Momentos decisivos{ en §|}, en orden."]],
  society: [["alternatives", "Las grandes posturas{ sobre §|}, con justicia."]],
  business: [["criteria", "Cada punto{ sobre §|}, con una cifra."]],
  work: [["examples", "Palabras que pueda usar{ para §|}."]],
  learning: [["steps", "Unidades pequeñas{ sobre §|}, cada una con autoevaluación."]],
  people: [["tone", "Con cariño y en concreto{ sobre §|}."]],
  arts: [["examples", "Obras o momentos concretos{ en §|}."]],
  games: [["constraints", "Según las reglas."]],
  sport: [["steps", "Progresión gradual{ en §|}."]],
  language: [["examples", "Frases reales como ejemplo{ sobre §|}."]],
  web: [["edge-cases", "También carga, vacío y error."]],
  systems: [["verification", "De cada paso, cómo comprobarlo y cómo deshacerlo."]],
  algorithms: [["criteria", "Con coste en tiempo y memoria{ para §|}."]],
  "data-science": [["edge-cases", "Valores ausentes{ en §|}, a la vista."]],
  story: [["steps", "Arranque tardío y un solo giro."]],
  poem: [["constraints", "Una sola imagen{ sobre §|}."]],
  song: [["format", "Estrofas y un estribillo{ sobre §|} pegadizo."]],
  essay: [["purpose", "Una sola tesis{ sobre §|}, discutible."]],
  article: [["steps", "Entrada con una escena o un hecho concreto{ sobre §|}."]],
  speech: [["tone", "Para el oído, frases cortas."]],
  joke: [["steps", "El giro{ sobre §|}, al final del todo."]],
};
