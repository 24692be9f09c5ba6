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
      ["tone", "Pocos comentarios, y solo sobre el porqué."],
      [
        "verification",
        "‹Explica|Explique› con qué se convence a un revisor de que el resultado es correcto.",
      ],
      ["purpose", "‹Escríbelo|Escríbalo› para quien tenga que mantenerlo el año que viene."],
      ["constraints", "Ninguna dependencia nueva sin un motivo escrito."],
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
      [
        "purpose",
        "‹Piensa|Piense› en quien lo usará después y ‹regálale|regálele› un detalle que le arranque una sonrisa.",
      ],
      ["depth", "‹Cuenta|Cuente› la idea como una imagen, en dos frases, antes del código."],
      ["tone", "Comentarios con chispa, si ayudan a recordar."],
      ["examples", "Un ejemplo{ con §|} que dé gusto ejecutar."],
      ["criteria", "Que dé gusto leerlo en voz alta."],
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
      [
        "steps",
        "‹Describe|Describa› el flujo de datos en orden, desde la entrada hasta la salida.",
      ],
      ["constraints", "Precondiciones y poscondiciones, donde no sean evidentes."],
      ["depth", "‹Precisa|Precise› qué cambia con concurrencia o con entradas muy grandes."],
      ["assumptions", "Todo lo que el código presupone, enumerado."],
      ["sources", "Algoritmos y patrones, por su nombre habitual."],
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
      ["steps", "Lo esencial{ sobre §|} va por delante; después, las razones que lo sostienen."],
      [
        "examples",
        "‹Respalda|Respalde› cada afirmación{ sobre §|} con un hecho o un ejemplo comprobable.",
      ],
      ["constraints", "Sin muletillas ni lugares comunes{ sobre §|}."],
      ["format", "Párrafos breves, con lo principal en su primera frase."],
      ["depth", "Solo lo que el lector pueda aprovechar{ sobre §|}."],
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
      ["tone", "Que el ritmo respire: frases largas que arrastran y cortas que frenan en seco."],
      ["steps", "‹Siembra|Siembre› al principio un detalle{ sobre §|} que solo florezca al final."],
      ["constraints", "Las primeras ocurrencias{ sobre §|}, a la papelera."],
      ["examples", "Una escena que se vea y se oiga, en vez de explicaciones."],
      ["depth", "Un secreto{ sobre §|} entre líneas, sin nombrarlo."],
      ["edge-cases", "Una sola frase que desconcierte y se recuerde."],
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
      ["steps", "Antes del texto, el esquema{ sobre §|}: una línea por apartado."],
      [
        "sources",
        "‹Señala|Señale› dónde hace falta una fuente{ sobre §|} y de qué tipo debería ser.",
      ],
      ["constraints", "Dato, interpretación y recomendación, en párrafos distintos."],
      [
        "depth",
        "‹Enumera|Enumere› al final las cuestiones{ sobre §|} que el texto deja sin resolver.",
      ],
      ["tone", "Lenguaje unívoco, sin sinónimos decorativos."],
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
      ["constraints", "Sin antecedentes{ sobre §|} de los que se pueda prescindir."],
      ["purpose", "‹Termina|Termine› con lo que de todo ello se sigue en la práctica."],
      ["edge-cases", "‹Di|Diga› en qué situación este planteamiento{ sobre §|} sería un error."],
      ["verification", "‹Marca|Marque› las afirmaciones{ sobre §|} que menos respaldo tengan."],
      [
        "sources",
        "‹Indica|Indique› en qué documento o institución contrastar lo principal{ sobre §|}.",
      ],
      ["depth", "A fondo, solo lo decisivo{ sobre §|}."],
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
      [
        "examples",
        "‹Cuenta|Cuente› una anécdota verosímil{ sobre §|} en la que la idea salte a la vista.",
      ],
      ["tone", "Con el aire de una charla de sobremesa{ sobre §|}."],
      [
        "purpose",
        "‹Tiende|Tienda› un puente inesperado{ entre § y| hacia} un mundo del todo distinto.",
      ],
      [
        "depth",
        "‹Empieza|Empiece› por la pregunta{ sobre §|} que haría un niño y ‹tómala|tómela› en serio.",
      ],
      ["constraints", "Sin los ejemplos{ sobre §|} que usa todo el mundo."],
      ["assumptions", "Por un párrafo, lo contrario como cierto."],
    ],
    technical: [
      ["format", "Primero la definición exacta, luego el mecanismo y después sus límites."],
      [
        "verification",
        "‹Distingue|Distinga› lo establecido de lo inferido y ‹di|diga› cómo se podría comprobar cada afirmación.",
      ],
      [
        "constraints",
        "Cada afirmación{ sobre §|}, con las condiciones en que vale y con unidades donde haya cifras.",
      ],
      [
        "steps",
        "‹Numera|Numere› los pasos del razonamiento{ sobre §|}, para poder discutir cada uno por separado.",
      ],
      ["edge-cases", "‹Enumera|Enumere› los casos límite y qué ocurre en cada uno."],
      ["sources", "‹Cita|Cite› los términos técnicos{ sobre §|} con los que seguir buscando."],
      ["examples", "‹Resuelve|Resuelva› un caso completo{ sobre §|}, del primer dato al último."],
      ["assumptions", "Supuestos{ sobre §|}, explícitos."],
      ["depth", "El mecanismo, no solo los nombres."],
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
      ["constraints", "Solo lo viable{ para §|} con medios y plazos corrientes."],
      ["edge-cases", "‹Señala|Señale› la dependencia con más riesgo de retrasar todo lo demás."],
      ["sources", "Práctica probada y opinión propia, por separado."],
    ],
    creative: [
      ["angle", "Al menos una idea puede ser atrevida, siempre que sea viable."],
      ["imagery", "‹Describe|Describa› cada propuesta de forma tan viva que pueda ver el momento."],
      ["alternatives", "‹Une|Una› dos cosas que rara vez van juntas."],
      ["constraints", "Fuera lo que sale en todas las listas{ sobre §|}."],
      ["tone", "Con ligereza, como notas entre gente que disfruta trabajando junta."],
      ["depth", "‹Lleva|Lleve› la mejor idea{ para §|} un paso más allá de lo razonable."],
    ],
    technical: [
      ["format", "En una tabla: paso, qué entra, qué sale y cuánto tarda."],
      ["edge-cases", "Con los riesgos, cómo se notarían pronto y qué hacer entonces."],
      [
        "verification",
        "Antes de presentarlo, ‹comprueba|compruebe› que no choquen plazos, costes ni capacidad.",
      ],
      [
        "criteria",
        "Cada tarea{ para §|}, con responsable, esfuerzo y prueba de que está terminada.",
      ],
      ["constraints", "Límites de tiempo y medios, en un solo lugar."],
      ["depth", "‹Ordena|Ordene› las tareas{ para §|} según cuál bloquea a cuál."],
    ],
  },
  numbers: {
    professional: [
      ["criteria", "Para terminar, una frase sobre lo que el resultado significa en la práctica."],
      ["tone", "‹Explica|Explique› el método de modo que otra persona pueda seguirlo y repetirlo."],
      ["alternatives", "Si hay un camino más simple, ‹menciónalo|menciónelo›."],
      ["format", "El resultado en la primera línea; debajo, cómo se llega."],
      ["edge-cases", "‹Advierte|Advierta› del descuido que suele llevar a una cifra equivocada."],
      ["verification", "‹Contrasta|Contraste› el resultado con una estimación previa."],
    ],
    creative: [
      [
        "angle",
        "‹Empieza|Empiece› con una intuición o una imagen que haga creíble el resultado antes del cálculo.",
      ],
      ["imagery", "‹Traduce|Traduzca› los números a algo que se pueda imaginar."],
      ["alternatives", "Y un segundo camino más elegante, si lo hay."],
      ["examples", "‹Vuelve|Vuelva› a contar el problema con cosas de andar por casa."],
      ["edge-cases", "‹Prueba|Pruebe› un valor disparatado y ‹cuenta|cuente› qué revela."],
      ["tone", "Como una persecución: qué se sabe, qué se esconde, cómo cae."],
    ],
    technical: [
      ["format", "Antes de calcular, los datos, lo que se pide y las fórmulas que se usan."],
      ["constraints", "Con las unidades y la precisión en cada paso, y redondeando solo al final."],
      ["criteria", "‹Indica|Indique› en qué rango es válido el método."],
      ["verification", "Control cruzado por dimensión, signo y orden de magnitud."],
      ["edge-cases", "‹Trata|Trate› aparte los casos degenerados y las divisiones por cero."],
      ["alternatives", "‹Confirma|Confirme› el resultado por un segundo método."],
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
