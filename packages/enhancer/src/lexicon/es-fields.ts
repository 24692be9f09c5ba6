import type { Lexicon } from "./lexicon.ts";

/** What is asked for by its name alone: for rewriting only. */
export const spanishThings =
  "carta de presentación|carta de motivación|carta de renuncia|carta de recomendación|descripción de producto|descripción del puesto|plan de negocios|plan de estudio|plan de entrenamiento|plan de comidas|lista de la compra|publicación de linkedin|publicación para|mensaje para|correo para|correo a|ensayo|poema|cuento|chiste|viaje a|fin de semana en|receta|recetas|eslogan|biografía|cuestionario|consulta sql|expresión regular|logo|logotipo|preguntas de entrevista";

/** Words that name a field in Spanish: for rewriting only, the score goes without them. */
export const spanishFields: NonNullable<Lexicon["fields"]> = {
  story:
    "cuento|cuentos|relato|relatos|historia corta|historias cortas|una historia sobre|una historia de|historieta|novela|novelas|ficción|fanfic*|fábula|fábulas|trama|villano|villana|protagonista*|antagonista*|escena|escenas|guion|guión|guiones|microrrelato*|leyenda|cuéntame una historia",
  poem: "poema|poemas|poesía|poesías|poético*|poética*|haiku|haikus|soneto|sonetos|verso|versos|rima|rimas|balada|oda|copla|coplas|décima",
  song: "canción|canciones|letra de una canción|letra de canción|letra para una canción|estribillo|rap|villancico|himno|bolero|reguetón",
  essay: "ensayo|ensayos|tesis|argumentativo|argumentativa|disertación|tesina|texto argumentativo",
  article:
    "artículo|artículos|blog|blogs|entrada de blog|boletín|reportaje|reseña|reseñas|crónica|noticia|noticias|columna de opinión|documental",
  speech:
    "discurso|discursos|brindis|presentación oral|exposición oral|charla|monólogo|ponencia|conferencia",
  joke: "chiste|chistes|broma|bromas|gracioso|graciosa|humor|comedia|juego de palabras",
  health:
    "salud|saludable*|médico|médica|médicos|doctor|doctora|enfermedad*|síntoma*|medicina|medicinas|medicamento*|dieta|dormir|sueño|insomnio|vitamina*|dolor|dolores|ansiedad|depresión|terapia|embarazo|embarazada|caloría*|sangre|corazón|cáncer|diabetes|cerebro|músculo*|nutrición|nutricional*|cirugía|vacuna*|alergia*|mental|tratamiento*|paciente|pacientes|hospital|hospitales|obesidad|adelgazar|bajar de peso|fiebre|covid",
  money:
    "dinero|invertir|inversión|inversiones|inversor*|acciones|bolsa de valores|impuesto*|presupuesto*|préstamo*|hipoteca*|ahorro|ahorros|ahorrar|banco|bancos|bancari*|finanzas|financier*|seguro de vida|interés compuesto|tasa de interés|tipo de interés|inflación|criptomoneda*|bitcoin|salario*|sueldo|jubilación|crédito*|deuda|deudas|economía|económic*|divisa|divisas|dividendo*|factura*",
  law: "ley|leyes|legal|legales|legislación|abogad*|tribunal|tribunales|juzgado|contrato|contratos|derechos|derecho|licencia|visado|inmigración|demanda judicial|constitución|constitucional|delito|delitos|penal|policía|patente|patentes|normativa|reglamento|jurídic*|juicio",
  travel:
    "viaje|viajes|viajar|vuelo|vuelos|hotel|hoteles|visitar|itinerario*|vacaciones|turista*|turismo|turístic*|aeropuerto|playa|playas|senderismo|destino turístico|excursión|excursiones|mochilero*|hospedaje|alojamiento",
  food: "comida|comidas|receta|recetas|cocinar|cocina|cena|almuerzo|desayuno|hornear|horno|ingrediente*|restaurante*|vegan*|vegetarian*|pollo|queso|café|vino|cerveza|pan|sopa|ensalada|pizza|pastel|torta|tortilla|arroz|pasta|especias|plato|platos|postre*|comer|gastronom*|paella|tacos|guiso",
  home: "hogar|mueble*|jardín|jardiner*|plantas|limpiar|limpieza|reparar|reparación|reparaciones|pintar|tejado|techo|pared|paredes|calefacción|fontaner*|plomer*|electricidad|enchufe|casero|lavadora|lavar|césped|bricolaje|decorar|decoración",
  animals:
    "perro*|perra|gato|gatos|gata|gatito*|pájaro*|aves|pez|peces|caballo*|mascota*|animal|animales|insecto*|abeja*|ballena*|delfín|delfines|elefante*|especie|especies|cachorro*|lobo|lobos|oso|osos|serpiente*|dinosaurio*|hormiga*|vaca|vacas",
  nature:
    "clima|climátic*|tiempo atmosférico|océano*|bosque*|río|ríos|montaña*|volcán|volcanes|terremoto*|lluvia*|árbol|árboles|medio ambiente|medioambient*|ambiental*|contaminación|reciclar|reciclaje|energía solar|renovable*|sostenib*|sustentab*|carbono|emisiones|ecosistema*|biodiversidad|naturaleza|calentamiento global",
  science:
    "física cuántica|física|químic*|biolog*|biólogo*|cuántic*|átomo*|molécula*|planeta*|universo|gravedad|evolución|célula*|adn|gen|genes|genétic*|sol|luna|marte|estrella|estrellas|agujero negro|agujeros negros|experimento*|teoría|partícula*|astronom*|fotosíntesis|relatividad|científic*|termodinámic*|electromagn*",
  technology:
    "ordenador*|computador*|computación|teléfono*|móvil|móviles|celular|internet|software|portátil|batería|robot|robots|robótica|inteligencia artificial|ia|chatgpt|gpt|aprendizaje automático|aplicación móvil|dispositivo*|impresora|wifi|iphone|android|windows|hardware|blockchain|dron|drones|coche eléctrico|coches eléctricos|tecnología|tecnologías|procesador*",
  history:
    "históric*|historia de|historiador*|guerra|guerras|antigua roma|antiguo egipto|imperio|imperios|rey|reyes|reina|siglo|siglos|revolución|medieval|edad media|romano*|romana*|presidente|dinastía|colonial*|colonia|colonización|napoleón|guerra mundial|guerra civil|conquista|virreinato|civilización|civilizaciones",
  society:
    "sociedad|sociedades|polític*|gobierno*|democracia|democrátic*|religión|religios*|dios|filosof*|filósofo*|ética|ético|éticos|moral|cultura|culturas|cultural*|género|racismo|libertad|elecciones|capitalismo|socialismo|comunismo|justicia|igualdad|feminis*|sentido de la vida|libre albedrío|desigualdad social|desigualdades sociales|pobreza",
  business:
    "negocio*|startup*|empresa|empresas|empresarial*|cliente|clientes|mercado|mercados|ventas|producto|productos|estrategia de|ingresos|ganancias|rentab*|competidor*|tienda|tiendas|emprend*|cadena de suministro|franquicia*|marketing|comercio electrónico|modelo de negocio",
  work: "trabajo|empleo|empleos|carrera profesional|entrevista de trabajo|entrevista laboral|jefe|jefa|compañero de trabajo|compañeros de trabajo|oficina|reunión|reuniones|equipo|teletrabajo|ascenso|renuncia|renunciar|contratar|contratación|reclut*|laboral|laborales|productividad|empleador*|despido",
  learning:
    "aprender|aprendizaje|estudiar|enseñar|enseñarme|examen|exámenes|curso de|cursos|deberes|lección|lecciones|tutor|memorizar|memorización|asignatura|asignaturas|oposiciones|apuntes|plan de estudio|técnicas de estudio",
  people:
    "amigo|amiga|amigos|amigas|amistad|familia|familiar|familiares|esposa|esposo|marido|novia|novio|madre|padre|mamá|papá|hijo|hija|hijos|niño|niños|niña|padres|pareja|parejas|matrimonio|boda|amor|bebé|abuelo*|abuela*|cumpleaños|divorcio|suegr*",
  arts: "música|musical|película*|cine|libro|libros|novela|novelas|pintura|pinturas|pintor*|arte|artes|artista*|guitarra|piano|teatro|danza|baile|fotograf*|poeta*|álbum|actor|actriz|actores|anime|manga|personaje|personajes|museo*|literatura|literari*|serie de televisión|escultura*|arquitectura|director de cine",
  games:
    "juego|juegos|videojuego*|ajedrez|acertijo*|adivinanza*|rompecabezas|minecraft|mazmorras|rpg|jugador|jugadores|jugar|sudoku|póker|juego de mesa|juego de rol|rol|nintendo|playstation|pokemon",
  sport:
    "deporte*|deportiv*|deportista*|fútbol|baloncesto|tenis|correr|carrera de|maratón|gimnasio|entrenamiento|entrenar|rutina de ejercicios|ejercicio físico|yoga|nadar|natación|ciclismo|bicicleta|golf|olímpic*|atleta*|futbolista*|béisbol|abdominales|fuerza muscular",
  language:
    "palabra|palabras|frase|frases|oración|oraciones|gramátic*|idioma*|lengua|inglés|español|castellano|francés|alemán|chino|japonés|sinónimo*|traduc*|vocabulario|ortograf*|pronuncia*|verbo*|sustantivo*|adjetivo*|parafrasea*|etimolog*|modismo*|refrán|refranes|acento",
  web: "html|css|react*|vue|angular|sitio web|sitios web|página web|páginas web|web|frontend|front-end|navegador|next.js|svelte|tailwind|botón|dom|wordpress|formulario web",
  systems:
    "docker|kubernetes|linux|servidor*|aws|azure|terraform|bash|shell|nginx|red|redes|despleg*|despliegue|nube|base de datos|bases de datos|sql|postgres*|mysql|redis|kafka|api|autenticación|memoria|kernel|hilo|hilos|concurren*|cpu|cuda|rust|c++|compilador|powershell|cron|ssh|git|ubuntu",
  algorithms:
    "algoritmo*|ordenar|ordenamiento|arreglo|arreglos|array*|vector|lista de|cadena|cadenas|árbol|grafo|grafos|recursión|recursiv*|programación dinámica|lista enlazada|matriz|matrices|primo|primos|fibonacci|búsqueda|hash*|complejidad|entero|enteros|números|palíndromo*|cola|pila|binari*|bucle|función que|leetcode|factorial|permutación|permutaciones",
  "data-science":
    "datos|dataset*|pandas|numpy|regresión|neuronal*|modelo|modelos|pytorch|tensorflow|predic*|clasificador|clasificación|estadístic*|excel|csv|hoja de cálculo|dataframe|visualización|visualizar|gráfico|gráfica|aprendizaje automático|matplotlib|correlación|serie temporal|series temporales",
};
