import type { LanguagePack } from "../language-pack.ts";

export const stylesEs: Omit<LanguagePack["styles"], "literary" | "making" | "message"> = {
  code: {
    professional: [
      [
        "criteria",
        "Debe poder pasar una revisión de equipo: nombres claros, funciones pequeñas y una nota breve sobre las decisiones.",
      ],
      [
        "assumptions",
        "Donde la tarea deje algo abierto, ‹di|diga› qué supuesto ‹haces|hace› en vez de adivinar en silencio.",
      ],
      ["alternatives", "‹Menciona|Mencione› la alternativa descartada y el motivo."],
    ],
    creative: [
      [
        "angle",
        "Antes de decidir, ‹busca|busque› un camino que no sea el de manual y ‹úsalo|úselo› si resulta al menos igual de claro.",
      ],
      [
        "imagery",
        "Que los nombres cuenten lo que pasa, de modo que el código se lea como un relato.",
      ],
      ["alternatives", "Para cerrar, una forma inesperada de llevarlo más lejos."],
    ],
    technical: [
      [
        "format",
        "Antes del código, las entradas con sus tipos, las salidas y los errores posibles.",
      ],
      ["verification", "Con pruebas del caso normal, de los límites y de un fallo."],
      [
        "criteria",
        "‹Indica|Indique› el coste en tiempo y memoria y a partir de dónde la solución deja de bastar.",
      ],
    ],
  },
  text: {
    professional: [
      ["tone", "Tono seguro y sencillo, con verbos precisos en lugar de adjetivos."],
      [
        "criteria",
        "Estará bien si desde el comienzo se sabe de qué va y con el resto se puede actuar.",
      ],
      [
        "assumptions",
        "No ‹inventes|invente› hechos, cifras ni citas; lo que yo deba aportar, ‹déjalo|déjelo› marcado.",
      ],
    ],
    creative: [
      [
        "angle",
        "‹Busca|Busque› una mirada{ sobre §|} que casi nadie espere y ‹empieza|empiece› en plena acción.",
      ],
      [
        "imagery",
        "‹Trabaja|Trabaje› con imágenes, sonidos y texturas concretas en vez de palabras abstractas, y con una voz que tenga carácter.",
      ],
      [
        "alternatives",
        "Que el final muestre la imagen del principio con otra luz, en vez de resumirlo todo.",
      ],
    ],
    technical: [
      [
        "format",
        "‹Estructúralo|Estructúrelo› con títulos que afirmen algo y una idea por párrafo.",
      ],
      [
        "verification",
        "Al final, ‹contrasta|contraste› cada afirmación con el material y ‹marca|marque› lo que no se pueda confirmar.",
      ],
      ["edge-cases", "Cada término se define una vez y se usa siempre igual."],
    ],
  },
  knowledge: {
    professional: [
      [
        "format",
        "La respuesta, en dos frases al principio; después el razonamiento, por orden de importancia.",
      ],
      [
        "tone",
        "‹Escribe|Escriba› con claridad y neutralidad, y ‹separa|separe› lo que se sabe{ sobre §|} de lo que aún se discute.",
      ],
      ["assumptions", "Si mi pregunta parte de un supuesto falso, ‹dilo|dígalo› al principio."],
    ],
    creative: [
      [
        "angle",
        "‹Acércate|Acérquese› por un lado inesperado: una historia, una imagen o un experimento mental que deje ver el fondo del asunto.",
      ],
      ["imagery", "‹Usa|Use› una metáfora que de verdad sirva y ‹di|diga› dónde deja de encajar."],
      [
        "alternatives",
        "‹Cierra|Cierre› con una pregunta que me haga pensar de otro modo{ sobre §|}.",
      ],
    ],
    technical: [
      ["format", "Primero la definición exacta, luego el mecanismo y después sus límites."],
      [
        "verification",
        "‹Distingue|Distinga› lo establecido de lo inferido y ‹di|diga› cómo se podría comprobar cada afirmación.",
      ],
      [
        "constraints",
        "Cada afirmación{ sobre §|}, con unidades, órdenes de magnitud y las condiciones en que vale.",
      ],
    ],
  },
  work: {
    professional: [
      ["criteria", "‹Di|Diga› cómo sabré, de forma medible, que ha funcionado."],
      [
        "alternatives",
        "‹Sopesa|Sopese› esfuerzo y efecto y ‹pon|ponga› delante lo que más importa.",
      ],
      ["tone", "En un lenguaje sobrio, para que pueda pasarlo tal cual."],
    ],
    creative: [
      ["angle", "Al menos una idea puede ser atrevida, siempre que sea viable."],
      ["imagery", "‹Describe|Describa› cada propuesta de forma tan viva que pueda ver el momento."],
      ["alternatives", "‹Une|Una› dos cosas que rara vez van juntas."],
    ],
    technical: [
      ["format", "En una tabla: paso, qué entra, qué sale y cuánto tarda."],
      ["edge-cases", "Con los riesgos, cómo se notarían pronto y qué hacer entonces."],
      [
        "verification",
        "Antes de presentarlo, ‹comprueba|compruebe› que no choquen plazos, costes ni capacidad.",
      ],
    ],
  },
  numbers: {
    professional: [
      ["criteria", "Para terminar, una frase sobre lo que el resultado significa en la práctica."],
      ["tone", "‹Explica|Explique› el método de modo que otra persona pueda seguirlo y repetirlo."],
      ["alternatives", "Si hay un camino más simple, ‹menciónalo|menciónelo›."],
    ],
    creative: [
      [
        "angle",
        "‹Empieza|Empiece› con una intuición o una imagen que haga creíble el resultado antes del cálculo.",
      ],
      ["imagery", "‹Traduce|Traduzca› los números a algo que se pueda imaginar."],
      ["alternatives", "Y un segundo camino más elegante, si lo hay."],
    ],
    technical: [
      ["format", "Antes de calcular, los datos, lo que se pide y las fórmulas que se usan."],
      ["constraints", "Con las unidades y la precisión en cada paso, y redondeando solo al final."],
      ["criteria", "‹Indica|Indique› en qué rango es válido el método."],
    ],
  },
  image: {
    professional: [
      ["purpose", "Se usará para [uso], así que debe leerse bien también en pequeño."],
      ["tone", "Paleta contenida y acabado limpio."],
      ["format", "Con una zona tranquila donde pueda ir un título."],
    ],
    creative: [
      ["tone", "Que el ambiente sorprenda y lo lleven el color y la luz."],
      ["alternatives", "‹Mezcla|Mezcle› dos tradiciones visuales que rara vez se ven juntas."],
      ["depth", "Un detalle escondido que premie la segunda mirada."],
    ],
    technical: [
      [
        "format",
        "‹Especifica|Especifique› por separado técnica, proporción, perspectiva, iluminación y paleta.",
      ],
      ["edge-cases", "Anatomía, reflejos y proporciones, físicamente verosímiles."],
      ["criteria", "Fondo y motivo bien separados, con bordes limpios."],
    ],
  },
};
