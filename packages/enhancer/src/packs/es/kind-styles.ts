import type { LanguagePack } from "../language-pack.ts";

/** What a style adds to each way of asking. */
export const kindStylesEs: NonNullable<LanguagePack["kindStyles"]> = {
  why: {
    professional: [
      ["purpose", "‹Termina|Termine› con lo que esa razón implica a la hora de actuar."],
      ["format", "La razón principal{ sobre §|}, en la primera frase; lo demás, solo como apoyo."],
      [
        "constraints",
        "‹Limítate|Limítese› a las causas{ en §|} con peso real y ‹descarta|descarte› las meramente curiosas.",
      ],
      [
        "tone",
        "‹Explica|Explique› el asunto con serenidad, como a un colega que luego deba informar a otros.",
      ],
    ],
    creative: [
      [
        "imagery",
        "‹Haz|Haga› visible lo que ocurre por dentro{ en §|} con una escena de la vida diaria.",
      ],
      ["angle", "‹Empieza|Empiece› por lo extraño que sería el mundo si no fuera así{ con §|}."],
      ["purpose", "‹Déjame|Déjeme› una manera de mirar que ya no pueda olvidar{ ante §|}."],
      ["tone", "Que la explicación{ sobre §|} avance como un pequeño misterio que se resuelve."],
    ],
    technical: [
      [
        "steps",
        "‹Detalla|Detalle› causa y efecto{ en §|} eslabón por eslabón y ‹marca|marque› el más débil.",
      ],
      ["verification", "‹Indica|Indique› qué observación refutaría la explicación{ sobre §|}."],
      ["constraints", "‹Cuantifica|Cuantifique› cada factor{ en §|} hasta donde sea posible."],
      ["format", "Desencadenante, mecanismo y condiciones{ en §|}, cada uno bajo su epígrafe."],
    ],
  },
  how: {
    professional: [
      ["format", "Lo que debo decidir{ sobre §|}, delante de lo que debo hacer."],
      ["constraints", "Solo medios{ para §|} al alcance de una persona o un equipo corriente."],
      ["purpose", "‹Señala|Señale› qué pasos{ para §|} son prioritarios si no puedo darlos todos."],
      [
        "tone",
        "‹Redacta|Redacte› las instrucciones{ para §|} de modo que pueda delegarlas en otra persona.",
      ],
    ],
    creative: [
      [
        "angle",
        "‹Regálame|Regáleme› un truco poco conocido{ para §|}, de los que dan los años de oficio.",
      ],
      ["imagery", "‹Describe|Describa› qué se ve o se siente cuando sale bien{ con §|}."],
      ["purpose", "Que el primer paso{ para §|} sea tan pequeño que me apetezca darlo hoy mismo."],
      ["tone", "‹Acompáñame|Acompáñeme› como un amigo que está al lado."],
    ],
    technical: [
      [
        "verification",
        "Tras cada paso{ para §|}, ‹di|diga› cómo comprobar el estado antes de continuar.",
      ],
      ["constraints", "‹Enumera|Enumere› los requisitos previos{ para §|} antes del primer paso."],
      [
        "format",
        "‹Numera|Numere› los pasos{ para §|} e ‹indica|indique› el valor o ajuste exacto de cada uno.",
      ],
      [
        "depth",
        "‹Explica|Explique› el fundamento del paso crítico{ para §|}, no solo su ejecución.",
      ],
    ],
  },
  which: {
    professional: [
      [
        "purpose",
        "‹Cierra|Cierre› con una sola recomendación{ sobre §|} y el motivo que inclina la balanza.",
      ],
      ["tone", "Imparcialidad hasta el momento de recomendar."],
      ["constraints", "‹Descarta|Descarte› lo que en la práctica queda fuera de mi alcance."],
      ["edge-cases", "‹Di|Diga› para quién sería un error la opción favorita de siempre."],
    ],
    creative: [
      ["angle", "‹Incluye|Incluya› un tapado que casi nadie nombra y merece una mirada."],
      ["imagery", "‹Describe|Describa› cada opción por el momento en que me alegraría tenerla."],
      ["steps", "‹Empareja|Empareje› las opciones con tipos de persona, no con prestaciones."],
      ["tone", "‹Recomienda|Recomiende› como un amigo muy viajado, con sus manías y sus amores."],
    ],
    technical: [
      ["format", "‹Pon|Ponga› las opciones en una tabla, con criterios idénticos."],
      ["verification", "‹Di|Diga› cómo probar la elección a bajo coste antes de comprometerme."],
      [
        "constraints",
        "‹Da|Dé› cifras{ sobre §|} donde existan y ‹marca|marque› lo que solo es impresión.",
      ],
      [
        "steps",
        "‹Elimina|Elimine› primero lo que incumple un requisito obligatorio; solo después, la clasificación.",
      ],
    ],
  },
  what: {
    professional: [
      [
        "constraints",
        "‹Limítate|Limítese› a lo que hace falta para una conversación seria{ sobre §|}.",
      ],
      [
        "alternatives",
        "‹Nombra|Nombre› lo que más se confunde{ con §| con esto} y en qué se diferencia.",
      ],
      ["tone", "Una definición sobria{ para §|}, como la publicaría un buen periódico."],
      ["criteria", "‹Destaca|Destaque› la parte{ en §|} que tiene consecuencias prácticas."],
    ],
    creative: [
      [
        "angle",
        "‹Cuenta|Cuente› cómo lo vive alguien que se topa por primera vez{ con §| con esto}.",
      ],
      [
        "imagery",
        "‹Busca|Busque› la imagen{ para §|} que se queda en la memoria y ‹confiesa|confiese› dónde cojea.",
      ],
      ["steps", "‹Déjame|Déjeme› adivinar primero: la pregunta antes, la respuesta después."],
      ["tone", "Con mano ligera y algo de humor{ sobre §|}, como algo que leería por gusto."],
    ],
    technical: [
      ["constraints", "‹Da|Dé› la definición exacta{ para §|} y las condiciones en que rige."],
      ["steps", "‹Monta|Monte› el conjunto pieza a pieza y ‹di|diga› qué aporta cada una."],
      [
        "verification",
        "‹Añade|Añada› una pregunta de control{ sobre §|} con la que medir si lo he entendido.",
      ],
      ["sources", "‹Nombra|Nombre› el término técnico{ para §|} que usan los especialistas."],
    ],
  },
  whether: {
    professional: [
      [
        "criteria",
        "‹Nombra|Nombre› los hechos{ sobre §|} en que debe apoyarse el juicio y su peso.",
      ],
      ["purpose", "‹Termina|Termine› con mi siguiente paso{ en §|}, sea cual sea la respuesta."],
      [
        "tone",
        "‹Valora|Valore› la cuestión{ sobre §|} con sobriedad, sin alarma ni afán de vender.",
      ],
      [
        "constraints",
        "‹Deja|Deje› aparte lo que no cambiaría la respuesta{ sobre §|} en ningún sentido.",
      ],
    ],
    creative: [
      ["angle", "Antes de responder, ‹haz|haga› que dos personas discutan un momento{ sobre §|}."],
      ["imagery", "‹Imagina|Imagine› un día en que la respuesta{ sobre §|} lo cambia todo."],
      [
        "purpose",
        "‹Dale la vuelta|Dele la vuelta› a la pregunta{ sobre §|} y ‹mira|mire› qué aparece.",
      ],
      [
        "tone",
        "{Sobre §, ‹contesta|conteste›|‹Contesta|Conteste›} con franqueza, como quien solo me debe la verdad.",
      ],
    ],
    technical: [
      [
        "steps",
        "‹Divide|Divida› la pregunta{ sobre §|} en partes que puedan responderse por separado.",
      ],
      ["verification", "‹Indica|Indique› la prueba o el dato que zanjaría la cuestión{ sobre §|}."],
      ["criteria", "‹Fija|Fije› el umbral{ en §|} a partir del cual el sí pasa a ser no."],
      ["constraints", "‹Define|Defina› los términos de los que depende la respuesta{ sobre §|}."],
    ],
  },
  list: {
    professional: [
      [
        "purpose",
        "‹Destaca|Destaque› las dos o tres entradas{ sobre §|} que debería mirar antes que el resto.",
      ],
      ["tone", "‹Formula|Formule› cada entrada de modo que pueda pasar tal cual a un documento."],
      ["angle", "‹Abarca|Abarque› todo el abanico{ sobre §|}, sin quedarse en un rincón."],
    ],
    creative: [
      ["imagery", "‹Da|Dé› a cada entrada una imagen o una escena en media frase."],
      ["angle", "‹Cuela|Cuele› una entrada{ sobre §|} que nadie esperaría encontrar ahí."],
      ["tone", "Que las entradas cambien de voz y de ánimo, como invitados a una misma mesa."],
    ],
    technical: [
      [
        "assumptions",
        "‹Fija|Fije› la definición{ sobre §|} según la cual algo cuenta como entrada.",
      ],
      ["sources", "Con la fecha de referencia de cada dato que pueda variar."],
      [
        "edge-cases",
        "‹Nombra|Nombre› los casos límite{ sobre §|} excluidos y la regla que los deja fuera.",
      ],
    ],
  },
};
