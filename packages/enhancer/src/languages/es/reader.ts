import type { Form } from "../../catalogue/ask.ts";
import type { LanguageReader } from "../../catalogue/language-kit.ts";
import { spanish } from "../../lexicon/es.ts";

/** What stands behind the stem of a verb that is asked of somebody, with its pronouns. */
const asked = "(?:a|á|e|é|í|ir|ar|er|as|es|an|en|ás)?(?:me|nos|le|les|lo|la|melo|mela)?(?!\\p{L})";

const making = `(?:(?:escr[ií]b|redact|redáct|cre|gener|gen[eé]r|dise[nñ]|dis[eé][nñ]|prepar|prep[aá]r|elabor|elab[oó]r|invent|inv[eé]nt|desarroll|implement|constru|construy|arm|[aá]rm|planific|planifíc|plane|organiz|organ[ií]z|prop[oó]n|sugi[eé]r|suger|recomi[eé]nd|recomend|comp[oó]n|mu[eé]str|mostr|ens[eé][nñ]|pi[eé]ns|formul|code|programa|program|dibuj|busc|b[uú]sc)${asked}|haz(?:me|nos|le|lo|la)?|h[aá]ce[rdt]?(?:me|nos|le)?|hac[eé](?:me|nos)?|hag[aá]\\p{L}{0,4}|d(?:a|á|é|ar|ame|arme|eme|arnos|anos|ale|ás)|d[ií](?:me|nos|ga(?:me)?)|cu[eé]nt[ae](?:me|nos)?|cont[aá](?:r)?(?:me|nos)?)(?!\\p{L})`;

const make = `(?:${making}|(?:yo )?(?:necesito|quiero|quisiera|busco|deseo|me gustar[ií]a|necesitamos|queremos|tengo que|debo|ocupo|voy a|estoy (?:buscando|haciendo|escribiendo|preparando)|ay[uú]d(?:a|á|e|ar|eme|as)(?:me|nos)?(?: (?:a|con|en))?|ayuda (?:con|para))(?: (?:que me |que )?${making})?)(?: (?:por favor|porfa|tú))?`;

/** Words that end a run of modifiers: what stands behind them is no head noun. */
const stops =
  "cu[aá]nt[oa]s?|cuesta|ayer|recib[ií]|mand[eé]|le[ií]|vi|de|del|para|sobre|acerca|a|al|en|con|sin|por|que|qu[eé]|c[oó]mo|cu[aá]l|cu[aá]ndo|d[oó]nde|qui[eé]n|y|e|o|u|es|son|fue|si|yo|t[uú]|[eé]l|ella|se|no|est[aá]|ser|hay|tiene|tengo|porque|cuando|donde|ha|he|entre|desde|hasta|seg[uú]n|me|te|lo|le";

const between = `(?:(?!(?:${stops})(?!\\p{L}))[\\p{L}\\p{N}'&/+.%$#-]+,?\\s+){0,4}?`;

const lang =
  "(?:python|java ?script|js|typescript|java|c\\+\\+|c#|c|php|ruby|golang|go|rust|kotlin|swift|html|css|sql|bash|powershell|vba|matlab|react|vue|angular|node(?:\\.?js)?|flutter|dart|arduino|django|flask|tkinter|pseint)";

const how =
  "(?:c[oó]mo (?:puedo |podr[ií]a |podemos |se puede |debo |deber[ií]a |hago para |hacer para |le hago para |se )?|(?:cu[aá]l es )?(?:la )?mejor (?:forma|manera) de |(?:quiero|necesito|quisiera|me gustar[ií]a|ay[uú]dame a|intento) |(?:tips|consejos|trucos|ayuda) para |qu[eé] (?:puedo hacer|hago|hacer) para )";

const family =
  "(?:mam[aá]|madre|pap[aá]|padres?|abuel[oa]s?|abuelit[oa]s?|herman[oa]s?|espos[oa]|marido|mujer|novi[oa]s?|hij[oa]s?|ni[nñ][oa]s?|sobrin[oa]s?|ahijad[oa]|suegr[oa]s?|amig[oa]s?|mejor amig[oa]|jef[ea]|compa[nñ]er[oa]s?|colegas?|maestr[oa]s?|profesor(?:a|es)?|profe|vecin[oa]s?|pareja|prim[oa]s?|t[ií][oa]s?|niet[oa]s?|prometid[oa]|crush|cu[nñ]ad[oa]|familia|beb[eé])";

const mail =
  "(?:e-?mails?|mails?|correos?(?: electr[oó]nicos?)?|cartas?(?! (?:astral|magna|blanca|natal|de (?:restaurante|vinos|p[oó]ker|presentaci[oó]n|motivaci[oó]n|men[uú]|renuncia|tarot)))|mensajes?(?: de (?:texto|whatsapp))?|sms|whatsapp|oficio(?= (?:para|a|al|dirigid)))";

const said = "[^.!?\\n]*(?<!\\p{L})";

const shop =
  "(?:empresa|negocio|marca|tienda|startup|restaurante|cafeter[ií]a|caf[eé]|bar|panader[ií]a|pasteler[ií]a|sal[oó]n|peluquer[ií]a|est[eé]tica|barber[ií]a|agencia|estudio|podcast|canal|blog|app|aplicaci[oó]n|p[aá]gina|producto|proyecto|emprendimiento|club|asociaci[oó]n|food ?truck|taller|consultorio|cl[ií]nica|hotel|boutique|florer[ií]a|heladería|pizzer[ií]a|banda|peque[nñ]o negocio)";

const pet =
  "(?:perr[oa]s?|perrit[oa]s?|gat[oa]s?|gatit[oa]s?|cachorr[oa]s?|mascotas?|caballos?|yegua|h[aá]mster|conej[oa]s?|p[aá]jaros?|loros?|pericos?|peces|pez|tortugas?|gallinas?|cuy|hur[oó]n|burro)";

const product =
  "(?:laptops?|port[aá]til(?:es)?|notebooks?|tablets?|tabletas?|aud[ií]fonos|auriculares|cascos|televisor(?:es)?|televisi[oó]n|tele|tv|c[aá]maras?|aspiradoras?|robot aspirador(?:a)?|lavadoras?|lavavajillas|refrigeradores?|refrigerador|nevera|frigor[ií]fico|cafeteras?|colch[oó]n(?:es)?|bicicletas?|bici|patinete|zapatillas|tenis|zapatos|mochilas?|maletas?|carriola|cochecito|silla (?:de coche|para carro|ergon[oó]mica|gamer|de oficina)|impresoras?|monitor(?:es)?|teclados?|rat[oó]n|smartwatch|reloj(?: inteligente)?|altavoz|bocinas?|parlante|escritorio|sof[aá]|parrilla|freidora(?: de aire)?|airfryer|licuadora|batidora|router|dron|pc|ordenador(?:es)?|computadoras?|computador|coche|carro|auto|moto|afeitadora|secador|e-?reader|taladro|podadora|consola|tienda de campa[nñ]a|microondas)";

const phone = "(?:celular(?:es)?|m[oó]vil(?:es)?|tel[eé]fonos?|smartphones?|iphones?)";

const food =
  "(?:paella|tortilla|pan|pastel|bizcocho|torta|tarta|galletas?|flan|arroz|pollo|carne|sopa|salsa|pizza|empanadas?|tacos?|tamales|enchiladas?|ceviche|lentejas|frijoles|garbanzos|croquetas|churros|gazpacho|salmorejo|lasa[nñ]a|guacamole|mole|pozole|arepas?|panqueques|hot ?cakes|tortitas|crepes?|brownies?|tiramis[uú]|cheesecake|hummus|pasta|espaguetis?|macarrones|huevos?|pur[eé]|ensalada|salm[oó]n|pescado|milanesas?|asado|alfajores|helado|mermelada|masa|caldo|chilaquiles|birria|cochinita|cocido|alb[oó]ndigas|hamburguesas?|quesadillas|patatas|papas|natillas|gelatina|cupcakes|muffins|magdalenas|donas|rosca|roscón|turr[oó]n|pesto|bechamel|carbonara|risotto|ramen|sushi|lomo|pavo|costillas)";

const instrument =
  "(?:(?:la )?guitarra(?: el[eé]ctrica)?|(?:el )?piano|(?:el )?teclado|(?:el )?ukelele|(?:el )?viol[ií]n|(?:la )?bater[ií]a|(?:la )?flauta|(?:el )?saxof[oó]n|(?:la )?trompeta|(?:la )?arm[oó]nica|(?:el )?bajo|(?:el )?acorde[oó]n|(?:el )?clarinete|(?:el )?arpa|(?:el )?caj[oó]n|cantar|canto)";

const tongue =
  "(?:ingl[eé]s|franc[eé]s|espa[nñ]ol|castellano|alem[aá]n|italiano|portugu[eé]s|japon[eé]s|coreano|chino|mandar[ií]n|[aá]rabe|ruso|turco|holand[eé]s|neerland[eé]s|sueco|noruego|dan[eé]s|polaco|griego|hebreo|lat[ií]n|catal[aá]n|euskera|gallego|quechua|n[aá]huatl|hindi|ucraniano)";

const plant =
  "(?:plantas?|monstera|orqu[ií]deas?|rosales?|rosas?|tomates?|jitomates?|tomatera|albahaca|hierbas|suculentas?|cactus|hortensias?|helechos?|ficus|potos|poto|sansevieria|aloe(?: vera)?|s[aá]bila|limonero|lim[oó]n|olivo|geranios?|pimientos?|chiles?|pepinos?|calabac[ií]n|fresas?|calabaza|papas|patatas|lechugas?|lavanda|aguacate|c[eé]sped|pasto|bons[aá]i|perejil|menta|hierbabuena|romero|cilantro|bugambilia|cuna de mois[eé]s|palmera|petunias?|zanahorias?|ajos?|cebollas?|ar[aá]ndanos)";

const stain =
  "(?:manchas?|colch[oó]n|sof[aá]|sill[oó]n|alfombra|tapete|horno|estufa|vitrocer[aá]mica|cafetera|lavadora|lavavajillas|ducha|regadera|mampara|inodoro|ba[nñ]o|v[aá]ter|juntas|azulejos|ventanas|vidrios|cristales|plata|joyas|zapatos|zapatillas|tenis|acero inoxidable|sart[eé]n|olla|refrigerador|nevera|microondas|hervidor|parrilla|sarro|cal|moho|humedad|parquet|piso|suelo|pared(?:es)?|teclado|pantalla|monitor|lentes|gafas|gamuza|cuero|piel|asientos?|cortinas|persianas|almohadas?|edred[oó]n|ropa blanca|terraza|vino|grasa|tinta|chicle|faros)";

const wall =
  "(?:pared(?:es)?|puertas?|piso|suelo|parquet|tarima|azulejos?|baldosas?|ventanas?|persianas?|techo|yeso|tablaroca|pladur|llave|grifo|fregadero|desag[uü]e|ca[nñ]er[ií]a|tuber[ií]a|inodoro|cisterna|wc|ba[nñ]o|calefacci[oó]n|radiador|calentador|tejado|gotera|cerca|armario|caj[oó]n|silla|mesa|escalera|enchufe|ducha|regadera|lavabo|encimera|cerradura|muro)";

const child =
  "(?:hij[oa]s?|ni[nñ][oa]s?|beb[eé]|adolescentes?|pequ[eé][nñ][oa]s?|nen[eé]s?|chic[oa]s?)";

const pieceOfText =
  "(?:textos?|ensayo|p[aá]rrafo|oraci[oó]n|oraciones|frases?|correo|e-?mail|mail|carta|art[ií]culo|informe|mensaje|publicaci[oó]n|post|discurso|historia|cuento|poema|resumen|redacci[oó]n|escrito|tesis|cap[ií]tulo|introducci[oó]n|conclusi[oó]n|borrador|reporte)";

const thisOne =
  "(?:este|esta|estos|estas|el|la|los|las|mi|mis|el siguiente|la siguiente|lo siguiente|siguiente|nuestro|esto|un|una)";

/** Something is done with a text that is there. */
const workedOn =
  "(?<!\\p{L})(?:traduc\\p{L}*|tradúc\\p{L}*|corrig\\p{L}*|corríg\\p{L}*|correg\\p{L}*|mejor(?:a|ame|ar|á|es|e)|mejóra\\p{L}*|revis(?:a|ar|e|es|ame)|analiz\\p{L}*|analíz\\p{L}*|interpret\\p{L}*|resum(?:e|ir|a|eme|as)|resúme\\p{L}*|reescrib\\p{L}*|parafrase\\p{L}*|acort\\p{L}*|reformul\\p{L}*|evalú\\p{L}*|evalua\\p{L}*)(?!\\p{L})|(?<!\\p{L})(?:este|esta|el siguiente|la siguiente|estos|el anterior|la anterior) (?:\\p{L}+ )?(?:correo|e-?mail|mail|carta|texto|mensaje|poema|cuento|historia|art[ií]culo)";

const tech =
  "(?<!\\p{L})(?:python|java ?script|js|typescript|java|c\\+\\+|c#|php|ruby|golang|rust|kotlin|swift|html|css|sql|bash|powershell|vba|matlab|react|vue|angular|node(?:\\.?js)?|flutter|django|flask|arduino|c[oó]digo|scripts?|api|regex|excel|base de datos|bots?|algoritmo|minecraft)(?!\\p{L})";

const grief =
  "(?<!\\p{L})(?:p[eé]same|condolencias?|luto|duelo|funeral|falleci\\p{L}*|muri[oó]|muerte de|velorio)(?!\\p{L})";

const notMail = `${workedOn}|${tech}|${grief}|(?<!\\p{L})(?:newsletter|bolet[ií]n|marketing|campa[nñ]a|ventas|promocional\\p{L}*|asuntos?|spam|presentaci[oó]n|motivaci[oó]n|aumento|direcci[oó]n de correo|correo de cumplea[nñ]os)(?!\\p{L})`;

const notVerse = `${workedOn}|${tech}|${grief}`;

const medical =
  "(?<!\\p{L})(?:m[eé]dic[oa]|doctor(?:a)?|hospital|urgencias|medicament\\p{L}*|pastillas?|antibi[oó]tic\\p{L}*|vacun\\p{L}*|operar\\p{L}*|cirug[ií]a|s[ií]ntomas?|fiebre|embaraz\\p{L}*|terapia|ibuprofeno|paracetamol|dosis|antidepresiv\\p{L}*|dolor)(?!\\p{L})";

const grave =
  "(?<!\\p{L})(?:suicid\\p{L}*|matarme|autolesi\\p{L}*|abus\\p{L}*|me pega|golpea|viol[oó]|violaci[oó]n|acos\\p{L}*|violencia|amenaz\\p{L}*)(?!\\p{L})";

const forms: [string, Form[]][] = [
  [
    "correspondence.out-of-office",
    [
      {
        thing:
          "(?:(?:mensaje|correo|respuesta|email|nota)s? (?:autom[aá]tic[oa] )?(?:de )?(?:fuera de (?:la )?oficina|ausencia|vacaciones)|respuesta autom[aá]tica|fuera de (?:la )?oficina)",
      },
    ],
  ],
  [
    "correspondence.resignation",
    [
      {
        thing:
          "(?:(?:carta|correo|e-?mail|mensaje) (?:formal )?de (?:renuncia|dimisi[oó]n|baja voluntaria)|renuncia(?= (?:voluntaria|laboral|al trabajo|a mi trabajo|para mi trabajo))|baja voluntaria)",
      },
      { thing: `${mail}(?=${said}(?:renunciar|para dimitir|mi renuncia)(?!\\p{L}))` },
    ],
  ],
  [
    "correspondence.apology",
    [
      {
        thing:
          "(?:carta|correo|e-?mail|mail|mensaje|texto) (?:formal )?(?:de |para )(?:disculpas?|pedir (?:perd[oó]n|disculpas)|perd[oó]n|disculparme)|disculpa(?= (?:para|a|al) )",
      },
      {
        thing: `${mail}(?=${said}(?:disculp[aá]ndome|pedir(?:le)? (?:perd[oó]n|disculpas)|pidiendo (?:perd[oó]n|disculpas)|disculparme)(?!\\p{L}))`,
      },
      { opens: "c[oó]mo (?:le |les )?(?:pido|pedir(?:le)?) (?:perd[oó]n|disculpas)" },
    ],
  ],
  [
    "correspondence.refund",
    [
      {
        thing: `${mail}(?=${said}(?:reembolso|devoluci[oó]n|devuelvan (?:el|mi) dinero|mi dinero)(?!\\p{L}))`,
      },
      { thing: "(?:solicitud|petici[oó]n) de (?:reembolso|devoluci[oó]n)" },
    ],
  ],
  [
    "correspondence.cancel",
    [
      {
        thing: `${mail}(?=${said}(?:cancelar|dar(?:me)? de baja|rescindir|cancelaci[oó]n|terminaci[oó]n de contrato|baja)(?!\\p{L})(?! m[eé]dica| por enfermedad| laboral| voluntaria))`,
      },
      {
        thing:
          "carta de (?:cancelaci[oó]n|baja(?! voluntaria| m[eé]dica)|rescisi[oó]n|terminaci[oó]n)",
      },
      {
        opens: `(?:c[oó]mo )?(?:cancelar|cancelo|dar de baja|doy de baja) (?:mi|el|la) (?:gimnasio|contrato|seguro|suscripci[oó]n|membres[ií]a|l[ií]nea|internet|alquiler)`,
      },
    ],
  ],
  [
    "correspondence.landlord",
    [
      {
        thing: `${mail}(?= (?:\\S+ ){0,3}?(?:al|a mi|a la|a el|para mi|para el|para la|a nuestro|a) (?:caser[oa]|arrendador(?:a)?|propietari[oa]|due[nñ][oa] (?:de(?:l)? (?:la casa|piso|departamento|apartamento))?|inmobiliaria|rentero|administrador))`,
      },
    ],
  ],
  [
    "correspondence.complaint",
    [
      {
        thing:
          "(?:(?:carta|correo|e-?mail|mail|escrito|mensaje) (?:formal )?de (?:queja|reclamo|reclamaci[oó]n)|reclamaci[oó]n(?= (?:a|por|contra|para) )|reclamo(?= (?:a|por|contra|para|formal) )|queja(?= (?:a|por|contra|para|formal) ))",
      },
      { thing: `${mail}(?=${said}(?:quejarme|quej[aá]ndome|reclamar|reclamando)(?!\\p{L}))` },
    ],
  ],
  [
    "correspondence.absence",
    [
      {
        thing:
          "(?:justificante|carta de permiso|solicitud de (?:vacaciones|permiso|licencia)|permiso laboral|aviso de ausencia)",
      },
      {
        thing: `${mail}(?=${said}(?:estoy enferm[oa]|no (?:puedo|podr[eé]|voy a) (?:ir|asistir)|enfermedad|faltar|falt[eé]|inasistencia|pedir (?:vacaciones|permiso|el d[ií]a|un d[ií]a)|d[ií]as? libres?|llegar[eé] tarde)(?!\\p{L}))`,
      },
    ],
  ],
  [
    "correspondence.delay",
    [
      {
        thing: `${mail}(?=${said}(?:retras\\p{L}+|demora\\p{L}*|aplaz\\p{L}+|posponer|se atras[oó]|atraso)(?!\\p{L}))`,
      },
      { thing: "aviso de (?:retraso|demora)" },
    ],
  ],
  [
    "correspondence.invitation",
    [
      {
        thing:
          "invitaci[oó]n(?:es)?(?= (?:para|a|al|de|formal|por) )|(?:texto|mensaje|carta|correo) de invitaci[oó]n",
      },
      { thing: `${mail}(?=${said}(?:invitando|invitar|para invitar)(?!\\p{L}))` },
    ],
  ],
  [
    "correspondence.thanks",
    [
      {
        thing:
          "(?:carta|correo|e-?mail|mail|mensaje|nota|tarjeta|palabras|texto) (?:formal )?(?:de |para )(?:agradecimiento|agradecer|gratitud|dar(?:le)? las gracias)|agradecimientos?(?= (?:para|a|al|de (?:mi )?tesis))",
      },
      {
        thing: `${mail}(?=${said}(?:agradeciendo|agradecer|dando las gracias|dar las gracias)(?!\\p{L}))`,
      },
      { opens: "c[oó]mo (?:agradezco|agradecer|doy las gracias|le agradezco)" },
    ],
  ],
  [
    "correspondence.request",
    [
      {
        thing: `${mail}(?=${said}(?:pidiendo|solicitando|pedir|pedirle|solicitar|preguntando|consultando)(?!\\p{L}))`,
      },
      {
        thing:
          "(?:carta|correo|e-?mail|oficio|escrito) (?:formal )?de (?:solicitud|petici[oó]n)|solicitud(?= (?:formal|a|al|para) )",
      },
    ],
  ],
  [
    "correspondence.work",
    [
      {
        thing: `${mail}(?= (?:\\S+ ){0,2}?(?:a|al|para|dirigid[oa] a) (?:(?:mi|mis|el|la|los|las|un|una|nuestr[oa]s?|todo el|todos los) )?(?:jef[ea]|supervisor(?:a)?|clientes?|clienta|equipo|recursos humanos|rrhh|profesor(?:a|es)?|maestr[oa]s?|profe|director(?:a)?|escuela|colegio|universidad|proveedor(?:es)?|empresa|banco|aseguradora|ayuntamiento|alcald\\p{L}+|embajada|compa[nñ]er[oa]s|colegas|empleados|gerente|inversor(?:es)?|padres de familia|instituci[oó]n)(?!\\p{L}))`,
      },
      {
        thing:
          "(?:correo|e-?mail|carta|mensaje) (?:de trabajo|laboral|profesional|comercial|oficial)",
      },
    ],
  ],
  [
    "correspondence.message",
    [{ thing: mail }, { opens: "qu[eé] (?:le )?(?:escribo|respondo|contesto|pongo) (?:a|por|en)" }],
  ],
  [
    "occasions.wedding-toast",
    [
      {
        thing: `(?:discurso|brindis|palabras)(?=${said}(?:boda|padrino|dama de honor|matrimonio|novi[oa]s|casamiento)(?!\\p{L}))`,
      },
    ],
  ],
  [
    "occasions.birthday",
    [
      {
        thing: `(?:felicitaci[oó]n|felicitaciones|mensaje|tarjeta|texto|discurso|palabras|carta|dedicatoria|frases?|saludo|deseos)(?=${said}cumplea[nñ]os)`,
      },
      {
        opens:
          "qu[eé] (?:escribo|pongo|le escribo|le digo|escribir|poner) (?:en|para|por) .{0,40}cumplea[nñ]os",
      },
      { is: "(?:un )?feliz cumplea[nñ]os para (?:mi|una?) .{2,40}" },
    ],
  ],
  [
    "occasions.talk",
    [
      {
        thing:
          "(?:charla|ponencia|conferencia|exposici[oó]n oral|presentaci[oó]n oral)(?= (?:sobre|de|para|en) )|guion (?:para|de) (?:mi|una|la) (?:presentaci[oó]n|exposici[oó]n|charla)",
      },
      {
        opens:
          "c[oó]mo (?:empiezo|inicio|comienzo|empezar|iniciar|comenzar|abrir|cerrar|terminar) (?:mi|una|la) (?:presentaci[oó]n|exposici[oó]n|charla|ponencia)",
      },
    ],
  ],
  [
    "occasions.speech",
    [
      { thing: "discursos?|palabras de (?:bienvenida|despedida|apertura|clausura)" },
      { thing: "brindis(?= (?:para|por) )" },
    ],
  ],
  [
    "career.gap",
    [
      {
        thing:
          "(?:huecos?|vac[ií]os?|lagunas?|brechas?|espacios?) (?:laboral(?:es)?|(?:en|de) (?:mi|el) (?:cv|curr[ií]culum|curriculum|hoja de vida))",
      },
      {
        does: "c[oó]mo (?:explico|explicar|justifico|justificar|pongo|digo|puedo explicar)",
        to: "(?:hueco|vac[ií]o|laguna|brecha|pausa|a[nñ]os? sin trabajar|tiempo sin trabajar)",
      },
    ],
  ],
  [
    "career.cover-letter",
    [
      {
        thing:
          "cartas? de (?:presentaci[oó]n|solicitud de empleo|postulaci[oó]n)|carta para (?:un |pedir |solicitar )(?:trabajo|empleo)|cover letter",
      },
      {
        thing: `cartas? de motivaci[oó]n(?=${said}(?:trabajo|puesto|empleo|empresa|pr[aá]cticas|vacante)(?!\\p{L}))`,
      },
    ],
  ],
  [
    "career.motivation-letter",
    [
      {
        thing:
          "cartas? de (?:motivaci[oó]n|motivos|intenci[oó]n|exposici[oó]n de motivos)|carta (?:para|de) (?:una |la )?beca",
      },
    ],
  ],
  [
    "career.resume",
    [
      {
        thing:
          "(?:mi |un |el )?(?:cv|curr[ií]culums?(?: vitae)?|curr[ií]culo|hoja de vida)(?! (?:del? (?:curso|escolar|estudio)|escolar|educativo))",
      },
      {
        opens:
          "c[oó]mo (?:hago|hacer|escribo|creo|armo|hago un|redactar) (?:un|mi|una) (?:buen )?(?:cv|curr[ií]culum|hoja de vida)",
      },
    ],
  ],
  [
    "career.interview",
    [
      {
        does: "(?:tengo|c[oó]mo (?:me )?prepar\\p{L}+|prep[aá]r\\p{L}+|preg[uú]nt\\p{L}+|consejos|tips|ay[uú]d\\p{L}+|simul\\p{L}+|practicar)",
        to: "entrevista(?: de (?:trabajo|empleo)| laboral|s? de trabajo)?(?=$|[.,!?]| (?:para|en|de|con|ma[nñ]ana|la|el|este|esta|el))",
      },
      {
        thing:
          "(?:preguntas|preparaci[oó]n|consejos) (?:de|para) (?:una |mi |la )?entrevista(?: de (?:trabajo|empleo)| laboral)?|entrevista de (?:trabajo|empleo)",
      },
    ],
  ],
  [
    "career.salary",
    [
      {
        opens: `${how}(?:le )?(?:pedir(?:le)?|pido|negociar?|negocio|solicitar|solicito) (?:\\S+ ){0,4}?(?:aumento|sueldo|salario|ascenso|subida de sueldo)`,
      },
      { thing: "negociaci[oó]n (?:salarial|de (?:sueldo|salario))|aumento de (?:sueldo|salario)" },
      { thing: `${mail}(?=${said}(?:aumento|subida) (?:de (?:sueldo|salario)|salarial))` },
    ],
  ],
  [
    "people.tell-no",
    [
      { opens: `${how}(?:le |les )?(?:dec|dig)\\p{L}+ que no(?!\\p{L})` },
      {
        opens: `${how}(?:rechaz|declin|cancel)\\p{L}+ (?:una|la|un|el|mi) (?:invitaci[oó]n|cita|boda|fiesta|cena|propuesta|visita)`,
      },
      {
        opens: `${how}(?:le |les )?(?:dec|dig|explic)\\p{L}+ (?:a|al) (?:\\S+ ){1,4}?que no (?:puedo|quiero|voy|ir[eé]|podr[eé])`,
      },
    ],
  ],
  [
    "people.tell",
    [
      {
        opens: `${how}(?:le |les )?(?:dec|dig|cont|cuent|confes|confies)\\p{L}+ (?:a|al) (?:(?:mi|mis|el|la) )?(?:\\p{L}+ )?${family}`,
      },
      { opens: `${how}(?:hablar|hablo) con (?:mi|mis) (?:\\p{L}+ )?${family} (?:de|sobre)` },
    ],
  ],
  [
    "people.child",
    [
      {
        opens: `(?:mi|mis|nuestr[oa]) (?:\\p{L}+ )?${child} (?:de \\S+ a[nñ]os )?(?:no (?:quiere|duerme|come|me hace caso|obedece|hace|deja)|pega|muerde|llora|miente|hace berrinches|tiene (?:miedo|rabietas|berrinches)|se niega|grita|pelea)`,
      },
      {
        opens: `(?:${how}|qu[eé] hago (?:si|cuando) )(?:que )?(?:\\S+ ){0,6}?(?:mi|mis|un|una|al|el) (?:\\p{L}+ )?${child} (?:\\S+ ){0,5}?(?:duerm|com|dorm|obede|hag|dej|tarea|pañal|chup|berrinche|pantallas|rabieta|estudi)\\p{L}*`,
      },
      { thing: "berrinches|rabietas|crianza|pautas de crianza" },
    ],
  ],
  [
    "people.couple",
    [
      {
        opens:
          "(?:mi novio|mi novia|mi esposo|mi esposa|mi marido|mi pareja|mi mujer) (?:y yo|no (?:me|quiere)|me (?:enga[nñ][oó]|ignora|minti[oó]|dej[oó]|cela)|quiere|ya no|es (?:muy )?celos[oa]|nunca|siempre)",
      },
      {
        opens: `${how}(?:salvar|mejorar|recuperar|arreglar|reavivar|salvo|mejoro|recupero|arreglo) (?:a )?(?:mi|la|nuestra|un|una) (?:relaci[oó]n|matrimonio|pareja|ex|novi[oa]|espos[oa])`,
      },
      {
        thing:
          "(?:consejos|problemas) (?:de|para) (?:la |mi )?(?:pareja|relaci[oó]n|matrimonio)|relaci[oó]n a distancia",
      },
    ],
  ],
  [
    "fiction.joke",
    [
      {
        thing:
          "chistes?|adivinanzas?|trabalenguas|bromas?(?= (?:sobre|para|de))|piropos?|datos? curiosos?",
      },
      { is: "(?:hazme|hac[eé]me) re[ií]r" },
    ],
  ],
  [
    "fiction.poem-for-someone",
    [
      {
        thing: `(?:poemas?|poes[ií]as?|versos?|soneto|rimas?|acr[oó]stico)(?: (?:de (?:amor|cumplea[nñ]os|despedida|agradecimiento)|corto|bonito|rom[aá]ntico|lindo))* (?:para|a|dedicado a|sobre) (?:mi|mis|nuestr[oa]s?|una?|el|la|los) (?:\\p{L}+ )?${family}(?!\\p{L})`,
      },
      {
        thing:
          "(?:poemas?|poes[ií]as?|versos?)(?: \\p{L}+)? (?:para|de|por) (?:el |la |un |una |mi )?(?:d[ií]a de (?:la madre|las madres|el padre|los novios|san valent[ií]n|la mujer)|cumplea[nñ]os|boda|aniversario|graduaci[oó]n|jubilaci[oó]n|despedida|bautizo|quincea[nñ]era|xv a[nñ]os)",
      },
    ],
  ],
  [
    "fiction.poem",
    [
      {
        thing:
          "poemas?|poes[ií]as?|haikus?|sonetos?|limericks?|acr[oó]sticos?|versos|coplas?|d[eé]cimas?|oda|rimas?|romance en verso",
      },
    ],
  ],
  [
    "fiction.lyrics",
    [
      {
        thing:
          "letras? (?:de|para) (?:una |la |mi )?(?:canci[oó]n|rap|reguet[oó]n|corrido|bachata|cumbia|balada|ranchera)|canci[oó]n(?:es)?(?= (?:sobre|para mi|para una|de (?:amor|cuna|rap|cumplea[nñ]os|desamor)|que|con|rom[aá]ntica|acerca))|rap(?= (?:sobre|de|para|que))|corrido(?= (?:sobre|de|para|que))|jingle",
      },
      { made: "(?:canci[oó]n|estribillo|rap|corrido)" },
    ],
  ],
  [
    "fiction.bedtime-story",
    [
      {
        thing: `(?:cuentos?|historias?)(?: \\p{L}+)?(?: (?:para|de) (?:dormir|antes de dormir|buenas noches)|(?: \\p{L}+)? para (?:(?:mi|mis|un|una|el|los|las) )?(?:${child}|\\p{L}+ a[nñ]os)(?!\\p{L}))|cuentos? infantil(?:es)?`,
      },
    ],
  ],
  [
    "fiction.story",
    [
      {
        thing:
          "cuentos?|historias?(?! (?:del?|de la|universal|cl[ií]nica|antigua|contempor[aá]nea|econ[oó]mica|y)(?!\\p{L})(?! (?:amor|terror|miedo|ficci[oó]n|ciencia|fantas[ií]a|aventuras?|suspenso|misterio|fantasmas|un|una|\\d)))|relatos?|f[aá]bulas?|microrrelatos?|leyenda(?= (?:sobre|de terror|inventada))|fanfic|microcuento",
      },
    ],
  ],
  [
    "nonfiction.essay",
    [
      {
        thing:
          "ensayos?(?! (?:cl[ií]nico|de laboratorio|general))|redacci[oó]n(?= (?:sobre|de|acerca))|comentario de texto|texto argumentativo|texto expositivo|monograf[ií]a|composici[oó]n escrita",
      },
    ],
  ],
  [
    "nonfiction.article",
    [
      {
        thing:
          "(?:art[ií]culos?|notas?)(?= (?:de blog|para (?:mi |un |el |nuestro )?(?:blog|peri[oó]dico|revista|web|linkedin)|period[ií]stic[oa]|sobre|acerca|de opini[oó]n|seo))|entradas? (?:de|para) (?:mi |un |el )?blog|post de blog|blog ?post|noticia(?= sobre)|nota de prensa|comunicado de prensa|nota period[ií]stica",
      },
    ],
  ],
  [
    "nonfiction.report",
    [
      {
        thing:
          "informes?(?= (?:sobre|de|del|para|acerca|t[eé]cnico|anual|mensual|semanal|ejecutivo|escolar))|reportes?(?= (?:sobre|de|del|para|t[eé]cnico|escolar))|memoria de pr[aá]cticas|acta de reuni[oó]n",
      },
    ],
  ],
  [
    "editing.say-in",
    [
      {
        opens: `(?:c[oó]mo|qu[eé]) (?:se (?:dice|escribe|traduce|pronuncia)|digo|dir[ií]a|significa) .{1,80} en ${tongue}`,
      },
      { opens: "traduc(?:e|ir|eme|í)(?: al? \\p{L}+)? [\"“«'].+" },
      {
        opens:
          "(?:sin[oó]nimos?|ant[oó]nimos?|otra palabra|otra forma de decir|una palabra)(?: (?:de|para|que))",
      },
    ],
  ],
  [
    "editing.translate",
    [
      { opens: "trad[uú](?:ce|zca|cir|c[ií]|zcas|ceme|cime|zcame|ceme)(?:me|lo|nos)?" },
      { opens: `(?:necesito |quiero )?(?:una |la )?traducci[oó]n (?:de|del|al)` },
      {
        does: `(?:pon(?:er|me|lo)?|pasa(?:r|me|lo)?|necesito|quiero) (?:este|esta|esto|mi|el|la)`,
        to: `(?:al|en|a) ${tongue}`,
      },
    ],
  ],
  [
    "editing.summarise",
    [
      {
        opens: `(?:res[uú]m(?:e|a|ir|as|í)(?:me|lo|nos)?|sintetiza(?:me)?) (?:${thisOne} )?(?:\\p{L}+ )?(?:${pieceOfText}|documento|pdf|esto|siguiente)`,
      },
      {
        thing: `(?:res[uú]menes|resumen|s[ií]ntesis)(?= (?:de|del) (?:${thisOne} )?(?:\\p{L}+ )?(?:${pieceOfText}|documento|pdf|reuni[oó]n|siguiente))`,
      },
    ],
  ],
  [
    "editing.fix-grammar",
    [
      {
        does: "(?:corr[ií]g(?:e|eme|elo|í|ir)|correg(?:ir|í|ime)|corrija|revis(?:a|ar|e|ame)|arregl\\p{L}+|verifica\\p{L}*)",
        to: "(?:ortograf[ií]a|gram[aá]tica|faltas|errores (?:de (?:ortograf[ií]a|gram[aá]tica)|ortogr[aá]ficos|gramaticales)|puntuaci[oó]n|acentos|redacci[oó]n y ortograf[ií]a)",
      },
      {
        opens: `(?:corr[ií]g(?:e|eme|í)|correg(?:ir|í|ime)|corrija) ${thisOne} (?:\\p{L}+ )?${pieceOfText}`,
      },
      {
        opens:
          "(?:correcci[oó]n|revisi[oó]n) (?:de (?:ortograf[ií]a|gram[aá]tica)|ortogr[aá]fica|gramatical)",
      },
      { opens: `est[aá] bien (?:escrit[oa]|redactad[oa])` },
    ],
  ],
  [
    "editing.proofread",
    [
      {
        opens: `(?:rev[ií]s(?:a|ar|e|á)(?:me|lo)?|lee|l[eé]eme) (?:y corr[ií]ge )?${thisOne} (?:\\p{L}+ )?${pieceOfText}`,
      },
    ],
  ],
  [
    "editing.shorten",
    [
      {
        opens: `(?:acort|recort|abrevi|redu[cz]|conden[sz])(?:a|ar|á|e|ir|es|ame|eme)(?:lo)? ${thisOne} (?:\\p{L}+ )?${pieceOfText}`,
      },
      {
        does: `(?:haz|hac[eé]|hacer) (?:que )?${thisOne} (?:\\p{L}+ )?${pieceOfText}`,
        to: "m[aá]s (?:corto|corta|breve)",
      },
    ],
  ],
  [
    "editing.improve",
    [
      {
        opens: `(?:mej[oó]r(?:a|ar|á|e|es|ame)(?:me)?|reescrib(?:e|ir|í|a)(?:me)?|reformul\\p{L}+|parafras(?:ea|ear|e[aá])(?:me)?|pul(?:e|ir)|corrige y mejora) ${thisOne} (?:\\p{L}+ )?${pieceOfText}`,
      },
      {
        does: `(?:haz|hac[eé]|hacer) (?:que )?${thisOne} (?:\\p{L}+ )?${pieceOfText}`,
        to: "m[aá]s (?:profesional|formal|claro|clara|convincente|humano|natural|fluido)",
      },
    ],
  ],
  [
    "marketing.bio",
    [
      {
        thing:
          "(?:bio|biograf[ií]a|descripci[oó]n|perfil)(?: \\p{L}+)? (?:de|para|en) (?:mi |el |un |una )?(?:perfil de |cuenta de |p[aá]gina de )?(?:instagram|insta|ig|tiktok|twitter|linkedin|facebook|youtube|tinder|canal|artista|autor(?:a)?|banda)|biograf[ií]a profesional|bio(?= (?:de|para|profesional))|semblanza|sobre m[ií] (?:para|de)",
      },
    ],
  ],
  [
    "marketing.slogan",
    [
      {
        thing:
          "esl[oó]ganes|(?:e?slogan|esl[oó]gan)(?:s|es)?|lemas?(?= (?:para|de) )|frases? (?:publicitarias?|comercial(?:es)?|de ventas?)|eslogan|taglines?",
      },
    ],
  ],
  [
    "marketing.product-description",
    [
      {
        thing: `descripci[oó]n(?:es)?(?: \\p{L}+)? (?:de|del|para) (?:(?:mi|un|una|el|la|este|mis) )?(?:productos?|art[ií]culo|plato|men[uú]|amazon|etsy|ebay|mercado libre|airbnb|inmueble|casa|departamento|piso|velas?|jab[oó]n|camiseta|joyas?|${product})|anuncio(?= (?:para|de) (?:vender|venta|alquiler|mi|un|una|alquilar|renta))|ficha de producto`,
      },
    ],
  ],
  [
    "marketing.page-text",
    [
      {
        thing:
          "(?:textos?|copy|contenido|titulares?|t[ií]tulo)(?: \\p{L}+)? (?:para|de) (?:mi |la |una |el |nuestra )?(?:p[aá]gina(?: web| de inicio| de ventas)?|web|sitio(?: web)?|landing(?: page)?|home|tienda online)|carta de ventas|propuesta de valor|texto publicitario|anuncio publicitario",
      },
    ],
  ],
  [
    "marketing.social-post",
    [
      {
        thing:
          "(?:publicaci[oó]n(?:es)?|posts?|copys?|captions?|hilos?|carrusel|historias|anuncio|texto|pie de foto)(?: \\p{L}+)? (?:de|para|en) (?:mi |mis |el |un )?(?:instagram|insta|ig|facebook|fb|linkedin|twitter|x|tiktok|redes(?: sociales)?|threads|pinterest|reddit)|tweets?|tuits?|pie de foto|post(?= (?:sobre|de|para))",
      },
    ],
  ],
  [
    "code.login",
    [
      {
        thing:
          "(?:p[aá]gina|formulario|pantalla|sistema|m[oó]dulo) (?:de|para) (?:login|inicio de sesi[oó]n|registro|iniciar sesi[oó]n|autenticaci[oó]n)|login(?= (?:en|con) )",
      },
    ],
  ],
  [
    "code.website",
    [
      {
        made: "(?:p[aá]ginas? web|sitios? web|p[aá]gina (?:en|con) html|web(?= (?:para|de|en|con))|landing(?: page)?|tienda (?:online|en l[ií]nea|virtual)|portafolio web|p[aá]gina(?= (?:para mi|de mi)))",
      },
      { thing: "(?:p[aá]gina web|sitio web|landing page)(?= (?:para|de|en|con) )" },
    ],
  ],
  [
    "code.app",
    [
      {
        made: "(?:apps?|aplicaci[oó]n(?:es)?)(?! de (?:la|las|los|el|derivad))(?= (?:para|de|que|m[oó]vil|web|en|con|android)|$|[.,])",
      },
      {
        thing:
          "(?:app|aplicaci[oó]n) (?:m[oó]vil|web|android|ios|de escritorio)|(?:app|aplicaci[oó]n)(?= (?:de|para) (?:tareas|notas|clima|gastos|inventario|citas|reservas|calculadora))",
      },
    ],
  ],
  [
    "code.function",
    [
      {
        made: "(?:funci[oó]n|m[eé]todo)(?= (?:en|que|para|de|llamad[oa]|con|recursiva|javascript|python)|$|[,.:])",
      },
      { thing: `(?:funci[oó]n|m[eé]todo|clase)(?= (?:en|de|con) ${lang}(?!\\p{L}))` },
    ],
  ],
  [
    "code.script",
    [
      {
        thing: `scripts?(?= (?:en|de|con) (?:${lang})(?!\\p{L}))|scripts?(?= (?:que|para) (?!(?:un |una |mi )?(?:video|youtube|podcast|llamada|tiktok|ventas)))`,
      },
    ],
  ],
  ["debug.cors", [{ is: "(?!qu[eé] |expl[ií]ca|para qu[eé])(?:\\S+ ){0,8}?cors(?: .{0,80})?" }]],
  [
    "debug.error",
    [
      {
        opens:
          "(?:me (?:sale|aparece|da|tira|arroja|marca|lanza)|tengo|obtengo|recibo|estoy (?:teniendo|recibiendo)|me est[aá] (?:saliendo|dando)) (?:\\S+ ){0,3}?(?:\\p{L}*error|excepci[oó]n|\\p{L}*exception|traceback)",
      },
      {
        opens:
          "(?:\\p{L}{2,}error|\\p{L}*exception|traceback|error)(?=: | (?:al|en|cuando|\\d{3}))",
      },
      {
        opens: `${how}(?:solucion|arregl|corrig|correg|resolv|resuelv)\\p{L}+ (?:el |este |un )?(?:\\p{L}*error|\\p{L}*exception|excepci[oó]n)`,
      },
    ],
  ],
  [
    "debug.fix-code",
    [
      {
        opens: `(?:corr[ií]g|correg|arr[eé]gl|repar|rep[aá]r|depur|dep[uú]r|soluci[oó]n|revis|debugu|fix)\\p{L}* (?:(?:este|mi|el|los|siguiente|el siguiente|errores de|errores en|un error en|errores del) )*(?:\\p{L}+ )?(?:c[oó]digo|script|programa|funci[oó]n|query|consulta|bug)`,
      },
      {
        opens: `qu[eé] (?:est[aá] mal|tiene de malo|error hay|falla|anda mal) (?:en|con) (?:este|mi|el) (?:\\p{L}+ )?(?:c[oó]digo|script|programa|query|consulta)`,
      },
      {
        opens:
          "(?:encuentra|busca|d[oó]nde est[aá]) (?:el|los) (?:error(?:es)?|bugs?|fallos?) (?:en|de|del) (?:este |mi |el )?(?:\\p{L}+ )?(?:c[oó]digo|script|programa)",
      },
    ],
  ],
  [
    "debug.not-working",
    [
      {
        opens: `(?:(?:ayuda,? )?(?:por qu[eé] )?(?:no (?:me )?(?:funciona|sirve|corre|anda|compila|carga) )?)(?:mi|este|el|la) (?:\\p{L}+ ){0,2}?(?:c[oó]digo|script|programa|funci[oó]n|consulta|query|p[aá]gina web|web|app|api|bucle|bot|bot[oó]n|servidor|css)(?: (?:\\S+ ){0,3}?(?:no (?:me )?(?:funciona|sirve|corre|anda|compila|carga|hace|imprime|muestra)|da error|se cae|falla))`,
      },
      {
        opens: `por qu[eé] no (?:me )?(?:funciona|sirve|corre|anda|compila|carga) (?:mi|este|el|la) (?:\\p{L}+ ){0,2}?(?:c[oó]digo|script|programa|funci[oó]n|consulta|query|web|app|api|bucle|bot|servidor|css)`,
      },
    ],
  ],
  [
    "data.sql",
    [
      {
        thing:
          "(?:consultas?|query|queries|sentencias?|procedimiento(?: almacenado)?|vista|trigger)(?: \\p{L}+)?(?: (?:en|de) )?(?: ?(?:sql|mysql|postgres(?:ql)?|sqlite|oracle|sql server))|query(?= (?:para|que))|sql (?:para|que)",
      },
      {
        opens: `${how}\\p{L}+ (?:\\S+ ){0,6}?(?:en|con) (?:sql|mysql|postgres\\p{L}*|sqlite|oracle|sql server)`,
      },
    ],
  ],
  [
    "data.formula",
    [
      {
        thing:
          "(?:f[oó]rmulas?|funci[oó]n)(?= (?:de|en|para) (?:excel|google sheets|hojas? de c[aá]lculo|libreoffice|calc|sheets))",
      },
      {
        opens: `${how}(?:sum|cont|calcul|busc|compar|restar?|promedi|extra|convert|multiplic|cruc|concaten|contabiliz)\\p{L}* (?:\\S+ ){0,7}?(?:en|con) (?:excel|google sheets|hojas? de c[aá]lculo|libreoffice|sheets|calc)`,
      },
      {
        opens:
          "en (?:excel|google sheets),? (?:c[oó]mo|qu[eé] f[oó]rmula)|buscarv|xlookup|sumar\\.si|contar\\.si",
      },
    ],
  ],
  [
    "data.tracker",
    [
      {
        thing:
          "(?:tabla|plantilla|hoja|formato|archivo|planilla)(?: \\p{L}+)? (?:de|en|para) (?:excel|google sheets|hoja de c[aá]lculo)(?= (?:para|de|con|que))|(?:control|registro|planilla|tabla|plantilla|hoja) de (?:gastos|inventario|asistencia|horas|ventas|presupuesto|h[aá]bitos)|excel (?:para|de) (?:control|registr|llevar|gastos|inventario)\\p{L}*",
      },
    ],
  ],
  [
    "travel.packing",
    [
      {
        thing:
          "(?:lista (?:de|para) (?:equipaje|viaje|empacar|hacer la maleta|la maleta|cosas para (?:llevar|viajar)|camping)|checklist de viaje|lista de qu[eé] llevar)",
      },
      {
        opens:
          "qu[eé] (?:debo |puedo |tengo que |necesito |hay que )?(?:llev|empac|met|pong)\\p{L}+ (?:\\S+ ){0,3}?(?:a|en|para|al) (?:un |una |mi |la |el )?(?:viaje|maleta|camping|playa|crucero|vacaciones|excursi[oó]n|\\p{L}+ (?:en|de vacaciones))|qu[eé] (?:llevo|empaco) (?:a|para)",
      },
    ],
  ],
  [
    "travel.road-trip",
    [
      {
        thing:
          "road ?trips?|rutas? (?:en|por) (?:coche|carro|auto|moto|autocaravana|camper|carretera)|viaje (?:por carretera|en (?:coche|carro|auto|moto|camper|autocaravana|caravana|furgo))",
      },
    ],
  ],
  [
    "travel.things-to-do",
    [
      {
        opens:
          "qu[eé] (?:(?:puedo|podemos|se puede|debo|hay (?:que|para)) )?(?:hacer|ver|visitar|hay) (?:(?:hoy|ma[nñ]ana|este fin de semana|gratis|con ni[nñ]os|que (?:ver|hacer|visitar)) )*(?:en|por|cerca de) (?!caso|casa|excel|python|clase|word|el trabajo)\\p{L}+",
      },
      {
        thing:
          "(?:lugares (?:para visitar|tur[ií]sticos|que visitar)|cosas (?:que|para) (?:hacer|ver)|actividades|planes|sitios (?:para|que) (?:visitar|ver))(?= (?:en|cerca de|por) (?!casa|clase|ingl[eé]s|el aula|grupo|familia|pareja))",
      },
    ],
  ],
  [
    "travel.where-to-go",
    [
      {
        opens:
          "a ?d[oó]nde (?:(?:puedo|podemos|debo|deber[ií]a|me recomiendas|recomiendas) )?(?:ir|viajar|voy|vamos|viajo|irnos|irme) (?:de (?:vacaciones|viaje|luna de miel)|en|este|para|con|el|por)",
      },
      {
        thing:
          "(?:destinos?(?: \\p{L}+)? (?:de|para) (?:viaje|viajar|vacaciones|luna de miel|playa|un viaje|una escapada)|lugares para (?:viajar|vacacionar|ir de vacaciones)|ideas de (?:viajes?|vacaciones|escapadas?)|escapada de fin de semana)",
      },
    ],
  ],
  [
    "travel.trip-to",
    [
      {
        thing:
          "(?:viajes?|vacaciones|escapada|itinerario|luna de miel|ruta tur[ií]stica|plan de viaje|excursi[oó]n|tour)(?: \\p{L}+)?(?: de (?:\\d+|un|una|dos|tres|cuatro|cinco|siete|diez) (?:d[ií]as?|semanas?|noches?))?(?= (?:a|al|en|por|para) (?!(?:mi|mis|dos|tres|cuatro|\\d|el (?:futuro|tiempo|trabajo)|la vida|tren|avi[oó]n|coche|carro|auto|moto|familia|pareja|grupo|verano|invierno|oto[nñ]o|primavera|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|semana santa|navidad|una? (?:semana|persona|pareja|familia))(?!\\p{L}))\\p{L})",
      },
      {
        is: "(?:\\d+|un|una|dos|tres|cuatro|cinco|seis|siete|diez) (?:d[ií]as?|semanas?|fin de semana|noches) en (?!casa|cama|el hospital)\\p{L}+.{0,50}",
      },
      { opens: "(?:voy a |vamos a )?(?:viajar|viajo|viajamos) a \\p{L}+" },
    ],
  ],
  [
    "travel.trip",
    [
      { made: "(?:viajes?|vacaciones|escapada|luna de miel|itinerario(?: de viaje)?|crucero)" },
      {
        thing:
          "(?:viaje (?:familiar|en familia|de mochilero|en pareja|de fin de curso|sorpresa|solo|sola)|plan de viaje|vacaciones (?:familiares|en familia|en la playa))",
      },
      {
        opens: `${how}(?:plane|organi[zc]|planific)\\p{L}+ (?:un|mi|el|unas|mis|nuestro|nuestras) (?:\\p{L}+ )?(?:viaje|vacaciones|luna de miel)`,
      },
    ],
  ],
  [
    "food.guests",
    [
      {
        opens:
          "qu[eé] (?:puedo |podemos |podr[ií]a |debo )?(?:cocin|prepar|hac|hag|serv|sirv|llev)\\p{L}+ (?:\\S+ ){0,3}?(?:para|en|a) (?:(?:mis|unos|unas|una|la|mi|el) )?(?:invitados|cena de|visitas?|\\d+ personas|fiesta|navidad|nochebuena|a[nñ]o nuevo|cumplea[nñ]os|suegr\\p{L}+|asado|posada)",
      },
      {
        thing:
          "(?:men[uú]s?|buf[eé]t?|buffet|cena|comida|aperitivos|botana|canap[eé]s)(?: \\p{L}+)? (?:para|de) (?:(?:una?|la|mi|mis) )?(?:\\d+ personas|invitados|navidad|navide[nñ]\\p{L}+|nochebuena|a[nñ]o nuevo|boda|fiesta|cumplea[nñ]os|gala|amigos)|barbacoa(?= para)",
      },
    ],
  ],
  [
    "food.meal-plan",
    [
      {
        thing:
          "(?:planes? (?:de (?:comidas?|alimentaci[oó]n|alimenticio|nutrici[oó]n|dieta)|alimenticio|nutricional|alimentario)|men[uú] (?:semanal|para la semana|de la semana|mensual)|dieta(?! para (?:bajar|adelgazar|perder))(?= (?:para|de|semanal|keto|cetog[eé]nica|hipocal[oó]rica|vegetariana|vegana|balanceada|mediterr[aá]nea))|meal ?prep|lista (?:del|de la|de) (?:s[uú]per|compra) (?:semanal|para))",
      },
      { made: "(?:una )?dieta" },
    ],
  ],
  [
    "food.lunchbox",
    [
      {
        thing:
          "(?:loncheras?|lonches?|luncheras?|t[aá]per(?:es)?|tuppers?|viandas?|fiambrera|almuerzos?|comidas?|snacks?|meriendas?|desayunos?)(?: \\p{L}+)? (?:para (?:(?:llevar|el|la|los|mi|mis) )*(?:al )?(?:trabajo|oficina|escuela|colegio|cole|ni[nñ]os|hij[oa]s?)|para llevar|escolar(?:es)?)|(?:ideas (?:de|para) )?(?:loncheras?|lonches?)",
      },
      {
        opens:
          "qu[eé] (?:puedo |le )?(?:llev|mand|prepar|pong)\\p{L}+ (?:\\S+ ){0,4}?(?:al trabajo|a la oficina|en la lonchera|de lonche|al colegio|a la escuela|de lunch)",
      },
    ],
  ],
  [
    "food.ideas",
    [
      {
        opens:
          "qu[eé] (?:puedo |podemos |podr[ií]a |debo |me recomiendas )?(?:cocin|com|cen|hag|hac|prepar|desayun|almuerz)\\p{L}* (?:(?:hoy|esta noche|ma[nñ]ana|r[aá]pido|f[aá]cil|rico|saludable|yo|de|para|con|la|el|al|algo) ?)*(?:de (?:comer|cenar|comida|desayuno)|para (?:la cena|el almuerzo|comer|cenar|el desayuno|la comida|almorzar|desayunar|hoy)|hoy|esta noche|con (?:pollo|arroz|huevos?|at[uú]n|carne|verduras?|pasta|papas?|patatas|lo que tengo|sobras)|de comer|de cenar)",
      },
      {
        opens:
          "qu[eé] (?:cocino|ceno|como|almuerzo|desayuno|hago de (?:comer|cenar))(?: hoy| esta noche| ma[nñ]ana)?(?=$|[?.!]| con| que| para)",
      },
      {
        thing:
          "(?:(?:ideas?|opciones|sugerencias) (?:de |para )(?:la |el |una |un |hacer )?(?:\\p{L}+ )?(?:cenas?|comidas?|almuerzos?|desayunos?|snacks?|postres?|meriendas?|cocinar|cenar|comer|desayunar|platillos?|platos)|(?:cenas?|comidas?|almuerzos?|desayunos?|snacks|postres?|platos|platillos) (?:f[aá]cil(?:es)?|r[aá]pid[oa]s?|saludables?|econ[oó]mic[oa]s?|liger[oa]s?|sencill[oa]s?|vegan[oa]s?|vegetarian[oa]s?|sin horno))",
      },
    ],
  ],
  [
    "food.recipe",
    [
      { thing: "recetas?(?! m[eé]dicas?)" },
      {
        opens: `${how}(?:hac|hag|prepar|cocin|horne|as[ao]r?|guis|fr[eií])\\p{L}* (?:(?:un|una|unos|unas|el|la|los|las|buen|buena|ricos|ricas) )*${food}`,
      },
    ],
  ],
  [
    "health.race",
    [
      {
        thing:
          "(?:plan|programa|rutina|entrenamiento)(?: de (?:entrenamiento|carrera))? (?:para|de) (?:(?:un|una|mi|correr|el|mi primer|primer|media|medio|los) )*(?:marat[oó]n|5 ?km?|10 ?km?|triatl[oó]n|21 ?k|42 ?k|carrera|correr|running|ironman)",
      },
      {
        opens: `${how}(?:(?:me )?prepar|corr|entren|empezar a corr|acab|termin)\\p{L}* (?:\\S+ ){0,4}?(?:marat[oó]n|5 ?km?|10 ?km?|triatl[oó]n|21 ?k)`,
      },
    ],
  ],
  [
    "health.workout",
    [
      {
        thing:
          "(?:rutinas?|planes|plan|programa)(?: \\p{L}+)? (?:de |para )(?:(?:hacer|el|mi) )?(?:ejercicios?|gimnasio|gym|entrenamiento|fuerza|pesas|hipertrofia|piernas?|gl[uú]teos|abdomen|brazos|espalda|pecho|calistenia|yoga|pilates|hiit|ganar (?:masa|m[uú]sculo)|tonificar|fitness|cardio)|rutina (?:full body|push pull legs)|ejercicios (?:para|de) (?:(?:la|el|los|las|bajar|fortalecer|tonificar) )*(?:espalda|abdomen|piernas?|gl[uú]teos|brazos|pecho|abdominales|barriga|cintura|rodilla)",
      },
      {
        opens: `${how}(?:ganar|aumentar|gano|subir) (?:m[uú]sculo|masa muscular)|${how}(?:ponerme|estar|ponerse) en forma`,
      },
    ],
  ],
  [
    "health.weight",
    [
      {
        opens: `${how}(?:baj|adelgaz|perd|pierd|quem)\\p{L}* ?(?:(?:de |la |el |unos |\\d+ |grasa |r[aá]pido )*(?:peso|kilos?|grasa|barriga|panza|abdomen)|$|[?.!]|r[aá]pido|en \\d)`,
      },
      {
        opens:
          "no (?:puedo|logro|consigo) (?:bajar de peso|adelgazar|perder peso)|por qu[eé] no (?:bajo de peso|adelgazo)|bajar de peso|adelgazar|perder peso",
      },
      { thing: "(?:plan|dieta|consejos) para (?:bajar de peso|adelgazar|perder peso)" },
    ],
  ],
  [
    "health.sleep",
    [
      {
        opens:
          "(?:no (?:puedo|logro|consigo) (?:dormir|conciliar)|me cuesta (?:mucho )?dormir|duermo (?:mal|muy mal|poco)|me despierto (?:todas las noches|por la noche|en la noche|a las \\d|cansad[oa])|siempre (?:estoy|tengo) (?:cansad[oa]|sue[nñ]o)|tengo insomnio|estoy cansad[oa] todo el d[ií]a)",
      },
      {
        opens: `${how}(?:dormir|duermo|dormirme|conciliar|madrugar|despertarme)(?: (?:mejor|bien|m[aá]s|r[aá]pido|temprano|el sue[nñ]o|toda la noche))*`,
      },
      {
        thing:
          "(?:rutina|higiene|horario|consejos) (?:de|del|para) (?:sue[nñ]o|dormir|noche)|insomnio",
      },
    ],
  ],
  [
    "health.routine",
    [
      {
        thing:
          "rutinas? (?:de la )?(?:ma[nñ]anas?|matutina|nocturna|diaria|de autocuidado|de noche|productiva|de d[ií]a)|h[aá]bitos saludables|rutina (?:para|de) (?:ser m[aá]s productiv[oa]|la ma[nñ]ana|el d[ií]a)",
      },
      {
        opens: `${how}(?:crear|formar|tener|ser|dejar de|levantarme|usar menos|dejo de|creo|mantener) (?:(?:un|unos|el|m[aá]s|buenos) )*(?:h[aá]bitos?|productiv[oa]|procrastinar|temprano|celular|m[oó]vil|disciplinad[oa]|organizad[oa]|energ[ií]a|rutina)`,
      },
    ],
  ],
  [
    "home.clean",
    [
      {
        opens: `${how}(?:limpi|quit|sac|elimin|lav|remov|desinfect|blanque|desmanch)\\p{L}* (?:\\S+ ){0,4}?${stain}`,
      },
      { is: `(?:limpiar|quitar|sacar|eliminar|lavar) (?:\\S+ ){0,4}?${stain}(?: .{2,40})?` },
    ],
  ],
  [
    "home.repair",
    [
      {
        opens: `${how}(?:repar|arregl|tap|sell|rellen|destap|cambi|compon)\\p{L}* (?:\\S+ ){0,5}?(?:${wall}|agujero|hoyo|grieta|rayones|gotera)`,
      },
      {
        opens: `(?:mi|el|la|se) (?:\\p{L}+ )?${wall} (?:gotea|rechina|chirr[ií]a|est[aá] (?:tapad[oa]|rot[oa]|floj[oa]|atascad[oa]|atorad[oa])|tiene (?:una )?(?:fuga|grieta|humedad)|no cierra)`,
      },
      {
        thing: `(?:agujeros?|hoyos?|grietas?|rayones|ara[nñ]azos|humedad|goteras?)(?= (?:en|de) (?:el|la|una?|mi) (?:\\p{L}+ )?${wall}(?!\\p{L}))`,
      },
    ],
  ],
  [
    "home.plant-problem",
    [
      {
        opens: `(?:por qu[eé] )?(?:(?:se (?:le |me )?(?:caen|ponen|secan|pudre|muere|mueren|seca|est[aá]n? \\p{L}+)) )?(?:(?:las )?hojas (?:de |amarillas )?)?(?:mi|mis|la|las|el) ?${plant}(?= .*(?:amarill\\p{L}*|marr[oó]n\\p{L}*|caf[eé]|hojas|se (?:muere|seca|marchita|pudre|est[aá])|ca[ií]d\\p{L}*|plaga|pulg[oó]n|manchas|no (?:crece|florece)|bichos|marchit\\p{L}*|triste))`,
      },
      {
        opens:
          "(?:hojas (?:amarillas|caf[eé]s|marrones|secas)|por qu[eé] (?:se ponen|est[aá]n) amarillas las hojas)",
      },
    ],
  ],
  [
    "home.grow",
    [
      {
        opens:
          "qu[eé] (?:plantas? )?(?:puedo |podr[ií]a |se puede )?(?:plant|cultiv|sembr|siembr|tener)\\p{L}* (?:\\S+ ){0,3}?(?:en|para) (?:(?:el|la|mi|un|una) )*(?:balc[oó]n|jard[ií]n|huerto|maceta|terraza|sombra|patio|ventana|marzo|abril|mayo|septiembre|oto[nñ]o|primavera|invierno|verano|interior)",
      },
      {
        opens: `${how}(?:cuid|plant|cultiv|sembr|siembr|reg|rieg|pod|reproduc|propag|trasplant|germin)\\p{L}* (?:(?:un|una|mi|mis|el|la|los|las) )?${plant}`,
      },
      {
        opens: `(?:cada cu[aá]nto|cu[aá]nta agua|cu[aá]ntas veces) (?:\\S+ ){0,3}?(?:reg|rieg)\\p{L}* (?:\\S+ )?${plant}`,
      },
      {
        thing: `cuidados?(?= (?:de|para) (?:(?:la|las|los|el|una|un|mi) )?${plant})`,
      },
    ],
  ],
  [
    "shopping.gift",
    [
      {
        thing: `(?:(?:ideas? (?:de|para) )?(?:un )?regalos?|detalles?)(?: \\p{L}+){0,2}? para (?:(?:mi|mis|un|una|el|la|los|las|nuestr[oa]) )?(?:\\p{L}+ )?(?:${family}|hombre|mujer|alguien|quien|[eé]l|ella|cumplea[nñ]os|navidad|boda|profesores|\\p{L}+ de \\d+)(?!\\p{L})|ideas? (?:de|para) regalos?|regalo de (?:cumplea[nñ]os|navidad|aniversario|boda|graduaci[oó]n)|amigo (?:secreto|invisible)`,
      },
      {
        opens: `qu[eé] (?:le |les )?(?:puedo |podr[ií]a |debo )?(?:regal|compr|d)\\p{L}+ (?:de regalo )?(?:a|para|al) (?:(?:mi|mis|un|una|la|el) )?(?:\\p{L}+ )?${family}`,
      },
      { opens: "qu[eé] (?:le )?(?:puedo )?regal(?:ar(?:le)?|o)" },
    ],
  ],
  [
    "shopping.product",
    [
      {
        opens: `(?:qu[eé]|cu[aá]l(?:es)?)(?: (?:es|son|ser[ií]a))?(?: (?:el|la|los|las|un|una|mejor|mejores|buen|buena))* ${product}`,
      },
      {
        opens: `(?:recomi[eé]nda\\p{L}*|recomend[aá]\\p{L}*|sugi[eé]re\\p{L}*|qu[eé] me recomiendas) (?:(?:un|una|unos|unas|buen|buena|buenos|el|la|alg[uú]n|mejor|\\p{L}+) ){1,3}?${product}`,
      },
      {
        opens: `(?:el |la |los |las )?(?:mejor|mejores) ${product}(?= (?:para|por|calidad|de \\d|en|del|barat)|$|[?.])`,
      },
      {
        opens: `(?:busco|estoy buscando|quiero comprar|necesito comprar|voy a comprar|quiero|necesito) (?:un|una|unos|unas) (?:(?:buen|buena|buenos|nueva|nuevo) )?${product}`,
      },
    ],
  ],
  [
    "shopping.phone",
    [
      {
        opens: `(?:qu[eé]|cu[aá]l(?:es)?)(?: (?:es|son|ser[ií]a))?(?: (?:el|los|un|mejor|mejores|buen))* ${phone}`,
      },
      {
        opens: `(?:recomi[eé]nda\\p{L}*|recomend[aá]\\p{L}*|sugi[eé]re\\p{L}*) (?:(?:un|unos|buen|buenos|alg[uú]n|el|mejor) )*${phone}`,
      },
      {
        opens: `(?:busco|estoy buscando|quiero(?: comprar)?|necesito(?: comprar)?|voy a comprar|me quiero comprar|ocupo) (?:un )?(?:(?:buen|nuevo) )?${phone}`,
      },
      { opens: `(?:el )?mejor(?:es)? ${phone}(?= (?:para|por|calidad|de|en|barato)|$|[?.])` },
      {
        is: "(?:(?:un )?(?:iphone|samsung|xiaomi|motorola|pixel|galaxy)(?: \\S+){0,3}) o (?:(?:un )?(?:iphone|samsung|xiaomi|motorola|pixel|galaxy|android)(?: \\S+){0,3})",
      },
      {
        is: `(?:un )?(?:celular|m[oó]vil|tel[eé]fono) (?:nuevo|bueno|barato|bueno y barato)(?: .{2,40})?`,
      },
    ],
  ],
  [
    "learning.quiz-me",
    [
      {
        opens:
          "(?:hazme|hac[eé]me|ponme|haz) (?:un |una |\\d+ |unas )?(?:quiz|test|examen|preguntas|trivia|cuestionario) (?:sobre|de|para (?:estudiar|practicar|repasar))|preg[uú]ntame (?:sobre|de|\\d)|eval[uú]ame|ex[aá]m[ií]name|juguemos (?:a )?(?:una )?trivia",
      },
    ],
  ],
  [
    "learning.study-plan",
    [
      { thing: "(?:plan|horario|cronograma|calendario|rutina) de estudios?" },
      {
        opens: `${how}(?:estudi|prepar|(?:me )?prepar|aprob|aprueb|pas)\\p{L}* (?:(?:para|el|la|mi|un|unos|los|mis) )*(?:\\p{L}+ )?(?:examen|ex[aá]menes|oposici[oó]n|oposiciones|selectividad|prueba|parcial|final(?:es)?|certificaci[oó]n)`,
      },
      {
        opens:
          "tengo (?:un |mi |una )?(?:\\p{L}+ )?(?:examen|parcial|final|oposici[oó]n|ex[aá]menes)",
      },
    ],
  ],
  [
    "learning.instrument",
    [
      {
        opens: `(?:${how}|ens[eé][nñ]ame (?:a )?)?(?:aprend(?:er|o|er [aá]|o a) (?:a )?)(?:tocar )?${instrument}`,
      },
      {
        opens: `(?:${how}|ens[eé][nñ]ame a )(?:tocar|empezar a tocar|toco|aprender a tocar|cantar mejor) ?(?:${instrument})?`,
      },
      { thing: `(?:clases|plan|curso|rutina) de ${instrument}` },
    ],
  ],
  [
    "learning.language",
    [
      {
        opens: `(?:${how}|ens[eé][nñ]ame )?(?:aprender|aprendo|mejorar|mejoro|hablar|estudiar|practicar) (?:(?:a hablar|mi|el|r[aá]pido|nivel de|bien) )*${tongue}`,
      },
      { opens: `ens[eé][nñ]ame ${tongue}` },
      { thing: `(?:plan|curso|clases) (?:de|para (?:aprender|estudiar)) ${tongue}` },
    ],
  ],
  [
    "learning.programming",
    [
      {
        opens: `(?:${how}|ens[eé][nñ]ame )?(?:a )?(?:aprender|aprendo|empezar|estudiar) (?:(?:a|en|con|de cero) )*(?:programar|programaci[oó]n|desarrollo web|${lang}|machine learning)`,
      },
      { opens: `ens[eé][nñ]ame (?:a )?(?:programar|programaci[oó]n|${lang})` },
      {
        thing: `(?:curso|roadmap|ruta de aprendizaje|plan de estudio) (?:de|para) (?:programaci[oó]n|programar|${lang})`,
      },
    ],
  ],
  [
    "learning.skill",
    [
      {
        opens: `(?:${how}|ens[eé][nñ]ame )?(?:a )?aprend(?:er|o) (?:a )?(?:dibujar|pintar|nadar|ajedrez|jugar ajedrez|jugar al ajedrez|cocinar|coser|tejer|bailar|fotograf[ií]a|surfear|esquiar|conducir|manejar|patinar|escribir|excel|photoshop|editar videos?|mecanograf[ií]a|edici[oó]n|trading|marketing|dise[nñ]o|contabilidad|magia|crochet|finanzas)`,
      },
      {
        opens: "ens[eé][nñ]ame a (?:dibujar|pintar|nadar|jugar|coser|tejer|bailar|patinar|meditar)",
      },
    ],
  ],
  [
    "explaining.difference",
    [
      {
        opens:
          "(?:cu[aá]l(?:es)? (?:es|son)|qu[eé]|expl[ií]ca\\p{L}*|dime|dame)(?: (?:la|las|hay|una|es))* (?:principal(?:es)? )?diferencias? (?:principal(?:es)? )?(?:entre|hay entre|que hay entre)",
      },
      { is: "(?:las? )?diferencias? (?:entre|de) .{3,80}" },
      { opens: "en qu[eé] se (?:diferencian?|distinguen)" },
    ],
  ],
  [
    "explaining.topic",
    [
      {
        opens:
          "(?:h[aá]bla\\p{L}*|cu[eé]nta\\p{L}*|cont[aá]me|dime|ens[eé][nñ]ame) (?:(?:un poco|m[aá]s|todo|algo|lo b[aá]sico|brevemente) )*(?:sobre|acerca de|de)(?= \\p{L})|(?:dame |necesito |quiero )?(?:informaci[oó]n|info) (?:sobre|de|acerca)|qu[eé] sabes (?:sobre|de|acerca)|quiero saber (?:m[aá]s )?(?:sobre|de|acerca)",
      },
    ],
  ],
  [
    "explaining.concept",
    [
      {
        opens:
          "expl[ií](?:ca|que|c[aá]|car)(?:me|nos)?(?:,? (?:por favor|brevemente|f[aá]cil|de forma \\p{L}+|paso a paso|detalladamente|bien))*,? (?!(?:esto|eso|este|esta|estos|estas|el siguiente|la siguiente|lo siguiente|mi|por qu[eé] (?:me|t[uú]|yo)|a (?:mi|un|una)|tu|c[oó]mo (?:puedo|hago))(?!\\p{L}))\\p{L}+",
      },
      {
        is: "c[oó]mo funciona[n]? (?!(?:esto|eso|este|esta|mi|t[uú])(?!\\p{L}))(?:\\S+ ){0,8}?\\S+",
      },
      {
        opens:
          "no (?:entiendo|comprendo) (?!(?:esto|eso|nada|a mi|por qu[eé] (?:mi|me|no)|este|mi|lo que me)(?!\\p{L}))(?:\\p{L}+ )?\\p{L}+",
      },
    ],
  ],
  [
    "explaining.to-someone",
    [
      {
        opens: `(?:${how}(?:le )?(?:explic)\\p{L}+|expl[ií]ca(?:le|r)?) (?:\\S+ ){0,6}?a (?:(?:mi|mis|un|una|los|las) )(?:\\p{L}+ )?(?:${family}|${child}|alumnos|estudiantes|principiantes|adulto)`,
      },
    ],
  ],
  [
    "deciding.a-or-b",
    [
      {
        opens:
          "(?:deber[ií]a|debo|me conviene|conviene|vale la pena|es mejor|qu[eé] es mejor|qu[eé] me conviene(?: m[aá]s)?|qu[eé] conviene(?: m[aá]s)?|ser[ií]a mejor)(?=[^?]{2,100} o (?!no(?!\\p{L})|algo|qu[eé]|as[ií])\\S)",
      },
      {
        opens:
          "(?:no s[eé] si|no puedo decidir(?:me)?|estoy entre|ay[uú]dame a (?:elegir|decidir|escoger) entre|elegir entre|dudo entre)(?=[^.]{2,100} (?:o|y) )",
      },
    ],
  ],
  [
    "deciding.should",
    [
      {
        opens:
          "(?:deber[ií]a(?:mos)?|me conviene|vale la pena|crees que (?:deber[ií]a|debo)|es buena idea|debo)(?! (?:decir|escribir|responder|hacer si|preocuparme))(?= \\p{L}+ \\p{L}+)",
      },
      {
        opens:
          "no s[eé] si (?:deber[ií]a |debo )?\\p{L}+|(?:tengo que|necesito) tomar una decisi[oó]n|ay[uú]dame a (?:decidir|tomar una decisi[oó]n)",
      },
    ],
  ],
  [
    "ideas.business-names",
    [
      {
        thing: `nombres?(?: \\p{L}+){0,2}? (?:para|de) (?:(?:mi|un|una|el|la|nuestr[oa]|mi nuevo|mi nueva) )?(?:\\p{L}+ )?${shop}(?!\\p{L})|ideas de nombres? para (?:(?:mi|un|una) )?(?:\\p{L}+ )?${shop}`,
      },
      {
        opens: `c[oó]mo (?:(?:puedo|podr[ií]a) )?(?:llam|nombr)\\p{L}+ (?:a )?(?:mi|nuestr[oa]) (?:\\p{L}+ )?${shop}|qu[eé] nombre (?:le )?(?:pon|d)\\p{L}+ (?:a )?(?:mi|nuestr[oa]) (?:\\p{L}+ )?${shop}`,
      },
    ],
  ],
  [
    "ideas.group-names",
    [
      {
        thing:
          "nombres?(?: \\p{L}+){0,2}? (?:para|de) (?:(?:mi|un|una|el|la|nuestr[oa]) )?(?:\\p{L}+ )?(?:equipo|grupo|clan|gremio|chat|escuadr[oó]n|servidor|wifi|usuario|squad|instagram|peña|pe[nñ]a|comparsa|promoci[oó]n)(?!\\p{L})",
      },
    ],
  ],
  [
    "ideas.pet-names",
    [
      {
        thing: `nombres?(?: \\p{L}+){0,2}? (?:para|de) (?:(?:mi|mis|un|una|el|la|nuestr[oa]) )?(?:\\p{L}+ )?${pet}(?!\\p{L})`,
      },
      {
        opens: `(?:c[oó]mo (?:puedo )?(?:llam|nombr)\\p{L}+|qu[eé] nombre le pong\\p{L}+) (?:a )?(?:mi|nuestr[oa]) (?:\\p{L}+ )?${pet}`,
      },
    ],
  ],
  [
    "ideas.party-plan",
    [
      {
        opens: `(?:${how})?(?:plan[ei]|organiz|organic|hac|prepar|celebr|planific)\\p{L}* (?:(?:un|una|la|mi|el|los) )?(?:\\p{L}+ )?(?:fiesta|cumplea[nñ]os|baby ?shower|despedida de solter[oa]|boda|quincea[nñ]era|xv a[nñ]os|posada|bautizo|graduaci[oó]n|primera comuni[oó]n|evento)`,
      },
      {
        thing:
          "(?:ideas (?:para|de) (?:(?:una|la|mi|un|el) )?(?:fiesta|cumplea[nñ]os|baby ?shower|despedida de solter[oa]|posada|boda)|fiesta (?:de (?:cumplea[nñ]os|graduaci[oó]n|disfraces|quince)|sorpresa|infantil|tem[aá]tica)|organizaci[oó]n de (?:una )?(?:boda|fiesta|evento))",
      },
    ],
  ],
  [
    "ideas.kids",
    [
      {
        thing: `(?:actividades|juegos?|manualidades|ideas|planes|b[uú]squeda del tesoro|experimentos|din[aá]micas)(?: \\p{L}+){0,2}? (?:para|con) (?:(?:mi|mis|los|las|un|una|unos) )?(?:\\p{L}+ )?(?:${child}|preescolar(?:es)?|\\p{L}+ de \\d+ a[nñ]os)(?!\\p{L})|b[uú]squeda del tesoro|gincana|gymkana`,
      },
      {
        opens: `(?:${how}(?:entret|entretien|divert)\\p{L}+ (?:a )?(?:mi|mis|los|un) (?:\\p{L}+ )?${child}|qu[eé] (?:puedo )?hac(?:er|emos) con (?:mi|mis|los) (?:\\p{L}+ )?${child}|mis? ${child} est[aá]n? aburrid[oa]s?)`,
      },
    ],
  ],
  [
    "ideas.date",
    [
      {
        thing:
          "(?:ideas (?:para|de) (?:(?:una|la|mi|un|el|nuestro) )?(?:primera )?(?:citas?|aniversario|noche rom[aá]ntica|san valent[ií]n|cena rom[aá]ntica|propuesta de matrimonio|pedida)|cita rom[aá]ntica|primera cita|noche rom[aá]ntica|planes (?:en|de) pareja|plan rom[aá]ntico)",
      },
      {
        opens:
          "(?:a d[oó]nde (?:llevo|puedo llevar|llevar) a mi (?:novi[oa]|espos[oa]|pareja)|qu[eé] hacer (?:en|para) (?:una|la|nuestra|mi) (?:primera )?(?:cita|aniversario)|qu[eé] (?:puedo )?hacer (?:para|en) (?:nuestro|mi) aniversario|c[oó]mo (?:le )?pid\\p{L}+ matrimonio)",
      },
    ],
  ],
  [
    "design.logo",
    [{ thing: "logos?|logotipos?|escudo(?= (?:para|de) (?:mi|un|una))|imagotipo|isotipo" }],
  ],
  [
    "design.image-prompt",
    [
      {
        thing:
          "prompts?(?: \\p{L}+){0,2}? (?:para|de) (?:(?:generar|crear|hacer|una|un|la) )*(?:im[aá]gen(?:es)?|midjourney|dall-?e|stable diffusion|fotos?|logo|ia de im[aá]genes|ilustraci[oó]n|retrato|leonardo|flux|video)",
      },
    ],
  ],
  [
    "design.invitation",
    [
      {
        thing:
          "(?:dise[nñ]o|imagen|ilustraci[oó]n|fondo)(?: \\p{L}+)? (?:de|para) (?:(?:una|la|mi) )?(?:invitaci[oó]n(?:es)?|tarjeta(?: de (?:cumplea[nñ]os|navidad|boda|felicitaci[oó]n))?)|tarjeta de (?:cumplea[nñ]os|navidad) (?:con|dise[nñ]o|imagen)",
      },
    ],
  ],
  [
    "by-form.fixing",
    [
      {
        opens:
          "por qu[eé] (?:no )?(?:me )?(?:funciona|prende|enciende|carga|arranca|hace|se (?:apaga|calienta|congela|traba)|huele|gotea|suena|est[aá]) (?:\\S+ )?(?:mi|el|la)(?= \\p{L})|por qu[eé] mi",
      },
      {
        is: "(?:mi|mis|el|la) .{2,60}(?:no (?:funciona|prende|enciende|carga|arranca|sirve|enfr[ií]a|anda)|est[aá] (?:roto|rota|descompuest[oa]|da[nñ]ad[oa])|se descompuso).{0,40}",
      },
      { opens: `c[oó]mo (?:puedo )?(?:arregl|repar|solucion)\\p{L}+` },
    ],
  ],
  [
    "by-form.choosing",
    [
      {
        opens:
          "(?:qu[eé]|cu[aá]l) (?:\\p{L}+ ){0,4}?(?:me recomiendas|recomiendas|me conviene|deber[ií]a (?:elegir|comprar|escoger|usar))",
      },
      { opens: "recomi[eé]nda(?:me|nos)|recomend[aá]me|qu[eé] me recomiendas" },
    ],
  ],
  [
    "by-form.planning",
    [
      {
        thing:
          "(?:plan|cronograma|checklist|calendario|horario|rutina|hoja de ruta|planificaci[oó]n|itinerario)(?! de estudios?)",
      },
      { opens: "(?:planea|planifica|organiza|programa)(?:me|r)?(?= (?:un|una|mi|el|la))" },
    ],
  ],
  [
    "by-form.doing",
    [
      { opens: "c[oó]mo (?:puedo|podr[ií]a|podemos|debo|deber[ií]a|hago|hago para|hacer|le hago)" },
      { opens: "qu[eé] (?:puedo|podr[ií]a|debo|deber[ií]a|tengo que) hacer" },
      { opens: "(?:consejos|tips|ideas|recomendaciones|trucos) (?:para|de|sobre)" },
      { opens: "(?:qu[eé]|cu[aá]les) (?:son los )?pasos (?:debo seguir )?para" },
    ],
  ],
  [
    "by-form.making",
    [
      {
        is: `(?:escr[ií]b|redact|cre|gener|dise[nñ]|elabor|desarroll|prepar)${asked} (?!(?:lo|la|esto|eso|m[aá]s|de nuevo|otra vez)(?!\\p{L})).{3,100}|(?:haz(?:me)?|hac[eé]me) (?:un|una|unos|unas) (?!pregunta|favor).{3,100}`,
      },
    ],
  ],
];

const money =
  "(?:[$€]|usd|mxn|s/) ?\\d|\\d+ ?(?:€|euros?|pesos|d[oó]lares|soles|usd|mxn)|presupuesto|barat\\p{L}*|econ[oó]mic\\p{L}*|gratis|menos de \\d|hasta \\d";
const days =
  "(?<!\\p{L})(?:\\d+|una?|dos|tres|cuatro|cinco|seis|siete|diez|quince) (?:d[ií]as?|semanas?|meses|mes|noches?)(?!\\p{L})|fin de semana|finde";
const months =
  "(?<!\\p{L})(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?!\\p{L})";
const soon =
  "(?<!\\p{L})(?:hoy|ma[nñ]ana|pasado ma[nñ]ana|esta (?:semana|noche|tarde)|este (?:mes|fin)|pr[oó]xim[oa] (?:semana|mes)|(?:el )?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo))(?!\\p{L})";
const because = "(?<!\\p{L})(?:porque|por|debido|ya que|pues|a causa)(?!\\p{L})";
const minutes =
  "\\d+ ?(?:min|minutos|palabras|p[aá]ginas|p[aá]rrafos|oraciones|l[ií]neas|versos)|(?:un|dos|tres|cinco|diez) (?:minutos?|p[aá]ginas?|p[aá]rrafos?)";
const age =
  "\\d+ (?:a[nñ]os|a[nñ]itos|meses)|beb[eé]|adolescente|preescolar|primaria|secundaria|kinder";
const known =
  "(?<!\\p{L})(?:principiante\\p{L}*|desde cero|de cero|no s[eé] nada|b[aá]sico|avanzad\\p{L}*|intermedio|sin experiencia|como si (?:tuviera|fuera)|ya s[eé]|f[aá]cil|sencill\\p{L}*|simple)(?!\\p{L})";
const style =
  "realista|acuarela|caricatura|anime|minimalista|modern\\p{L}*|elegante|vintage|retro|pixel|3d|estilo|blanco y negro|pastel|[oó]leo|dibujo";
const looks =
  "(?<!\\p{L})(?:roj|azul|verde|amarill|naranja|rosa|morad|negr|blanc|dorad|gris|beige|colorid)\\p{L}*";
const toWhom =
  "(?<!\\p{L})(?:a|al|para) (?:mi|mis|el|la|los|las|un|una|nuestr[oa])(?!\\p{L})|(?<!\\p{L})al \\p{L}+";

/** How Spanish puts the asks of the catalogue. */
export const spanishReader: LanguageReader = {
  tag: "es",
  lexicon: spanish,
  grammar: {
    tag: "es",
    polite:
      "(?:[¿¡]+\\s*|(?:hola|buenas|buenos d[ií]as|buenas (?:tardes|noches)|oye|hey|ok|bueno|che|a ver)(?: (?:chatgpt|gpt|chat|ia|amigo|qu[eé] tal))?[,!.]*\\s+|(?:por favor|porfa|porfavor|porfis)[,]?\\s+|(?:me |nos |t[uú] )?(?:puedes|podr[ií]as|puede|podr[ií]a|pod[eé]s|quieres|podr[ií]an)(?: (?:por favor|porfa))?\\s+(?!ser )|(?:quiero|necesito|quisiera|me gustar[ií]a) que (?:me |nos )?(?=\\p{L})|(?:dime|decirme|d[ií]game|sabes|quisiera saber|quiero saber|me gustar[ií]a saber|necesito saber)(?:,? por favor)?,? (?=[¿]?(?:qu[eé]|c[oó]mo|cu[aá]l|cu[aá]nt|qui[eé]n|d[oó]nde|por qu[eé]|si)(?: |\\p{L}))|ahora,?\\s+)",
    thing: `^(?:(?:[^,.!?]{3,80}, (?=(?:escr[ií]b|redact|haz|hac[eé]me|cre[aá]|gener|prep[aá]r|dame)))?${make}\\s+|(?!(?:el|la|los|las|este|esta|ese|esa|tu|su|mi)\\s))${between}(?:{it})(?!\\p{L})`,
    made: `^${make}\\s+${between}(?:{it})(?!\\p{L})`,
    opens: "^(?:{it})(?!\\p{L})",
    does: "^(?:{it})(?!\\p{L})(?:\\s+[^\\s]+){0,7}?\\s+(?:{to})(?!\\p{L})",
    is: "^(?:{it})[.!?\\s]*$",
    second:
      "^(?:y|tambi[eé]n|adem[aá]s|luego|despu[eé]s|qu[eé]|que (?:es|son)|c[oó]mo|por qu[eé]|cu[aá]l(?:es)?|qui[eé]n(?:es)?|cu[aá]ndo|d[oó]nde|expl[ií]ca\\p{L}*|dame|dime|escribe\\p{L}*|haz(?:me)?|crea|genera|enumera|compara|describe|traduce\\p{L}*|resume\\p{L}*|muestra|mu[eé]strame|recomi[eé]nda\\p{L}*|busca|redacta)(?!\\p{L})",
    goesOn:
      "(?:,|;)? (?:y )?(?:luego|despu[eé]s),? (?:\\p{L}+ )?(?:trad[uú]|expl[ií]c|escr[ií]b|res[uú]m|haz|hac|dame|crea|compar|transform|tranform|conviert|muestr)\\p{L}*",
    tells:
      "^(?:[^ ]+ ){0,4}?(?:yo|me|mi|mis|m[ií]o|m[ií]a|nos|nosotros|nuestr[oa]s?|tengo|soy|estoy|vivo|trabajo|voy|he|fui|tuve|somos|tenemos|estamos|vamos|vivimos|[eé]l|ella|ellos|ellas|su|sus|tiene|est[aá]|es|son|fue|era|hay|nadie|todos|la mitad|la mayor[ií]a)(?!\\p{L})",
    orders:
      "^(?:[-*•] )?(?:por favor |tambi[eé]n |siempre |luego |primero |finalmente |adem[aá]s |y |pero )*(?:(?:a[nñ]ad|agreg|ajust|analiz|apunt|asegur|asegúr|basa|busc|calcul|cambi|cit|clasific|coloc|compar|comprueb|concentr|conserv|consider|construy|contest|convert|conviert|cre|cuid|destac|detall|divid|elig|elimin|emple|empiez|comienz|encuentr|ensen|ense[nñ]|enumer|escog|escrib|especific|estructur|evit|evalú|explic|expres|exclu(?:y)|formul|gener|guard|identific|ilustr|imagin|inclu(?:y)|indic|justific|limit|list|mant[eé]n|marc|menciona?|mencion|mezcl|mostr|muestr|nombr|numer|observ|omit|orden|organiz|pas|pregunt|present|prioriz|profundiz|qued|quit|recalc|recomiend|recuerd|reduc|reescrib|refuerz|repart|repit|resalt|respet|respond|resum|revis|señal|separ|sigu|simul|subray|sugier|supon|tom|trat|traduc|us|utiliz|valor|verific)(?:a|e|á|é|í|as|es|an|en|ar|er|ir)?(?:te|me|lo|la|los|las|nos|se)?|haz(?:lo|me)?|haga|pon(?:me|lo)?|ponga|da(?:me)?|d[eé]|di(?:me)?|diga|ten|s[eé]|sea|mant[eé]n|ve|procura|deja|no (?:uses|pongas|incluyas|inventes|repitas|te|hagas|menciones|escribas|olvides|des|seas|añadas|agregues|utilices|use|incluya)|sin|con|solo|s[oó]lo|nada de|m[aá]ximo|m[ií]nimo|como m[aá]ximo|al menos|cada|que (?:sea|sean|tenga|tengan|est[eé]|incluya|no|rime|suene|termine|empiece|dure)|en (?:espa[nñ]ol|orden|formato|tono|menos de|cada|un tono|primera persona|tercera persona)|(?:la|tu) (?:respuesta|salida) (?:debe|tiene|ser[aá])|el (?:tono|texto|resultado|formato|estilo|lenguaje) (?:debe|tiene|ser[aá])|debe(?:n|s|r[ií]a)?(?= )|tu (?:tarea|objetivo))(?!\\p{L})",
  },
  forms: new Map(forms),
  not: new Map([
    ["correspondence.out-of-office", `${workedOn}|outlook|gmail|configurar|activar`],
    ["correspondence.resignation", `${workedOn}|presidente|ministr\\p{L}*|aceptar`],
    ...[
      "correspondence.apology",
      "correspondence.refund",
      "correspondence.landlord",
      "correspondence.complaint",
      "correspondence.delay",
      "correspondence.request",
      "correspondence.work",
      "correspondence.message",
      "correspondence.thanks",
      "correspondence.cancel",
      "correspondence.absence",
    ].map((id): [string, string] => [
      id,
      `${notMail}${id === "correspondence.message" || id === "correspondence.work" ? "|cumplea[nñ]os|recomendaci[oó]n|responsiva|poder|(?<!\\p{L})(?:reyes magos|pap[aá] noel)(?!\\p{L})" : ""}`,
    ]),
    [
      "correspondence.invitation",
      `${workedOn}|${tech}|dise[nñ]o|imagen|rechazar|declinar|ilustraci[oó]n`,
    ],
    ["occasions.birthday", `${grief}|${tech}|invitaci[oó]n|imagen|poema|canci[oó]n`],
    [
      "occasions.speech",
      `${grief}|${workedOn}|boda|cumplea[nñ]os|padrino|(?<!\\p{L})(?:discurso (?:directo|indirecto|del odio))`,
    ],
    ["occasions.wedding-toast", grief],
    ["occasions.talk", `${workedOn}|diapositivas|powerpoint`],
    ["career.cover-letter", `${workedOn}|plantilla|ejemplos? de|latex`],
    ["career.resume", `${workedOn}|huec\\p{L}*|laguna|vac[ií]o laboral|carta`],
    ["career.interview", `candidat\\p{L}*|period[ií]st\\p{L}*|podcast|famos\\p{L}*|ficticia|guion`],
    ["career.salary", "empleados|promedio|m[ií]nimo"],
    ["people.tell-no", `${grave}|${medical}|correo|carta|en ${tongue}`],
    ["people.tell", `${grave}|muert\\p{L}*|c[aá]ncer|en ${tongue}|felicita\\p{L}*|feliz`],
    ["people.child", `${grave}|${medical}|${tech}`],
    ["people.couple", `${grave}|${medical}|poema|regal\\p{L}*|cumplea[nñ]os|carta`],
    ...[
      "fiction.joke",
      "fiction.poem-for-someone",
      "fiction.poem",
      "fiction.lyrics",
      "fiction.bedtime-story",
      "fiction.story",
    ].map((id): [string, string] => [id, notVerse]),
    ["nonfiction.essay", `${workedOn}|${tech}`],
    ["nonfiction.article", workedOn],
    ["nonfiction.report", workedOn],
    ["editing.translate", `${tech}|["“«]|se[nñ]as`],
    ["editing.fix-grammar", tech],
    ["editing.proofread", `${tech}|curr[ií]culum|cv`],
    ["editing.improve", `${tech}|curr[ií]culum|cv`],
    ["editing.shorten", tech],
    ["editing.summarise", "(?<!\\p{L})(?:libro|pel[ií]cula|novela|esta conversaci[oó]n)(?!\\p{L})"],
    ...[
      "marketing.bio",
      "marketing.slogan",
      "marketing.product-description",
      "marketing.page-text",
      "marketing.social-post",
    ].map((id): [string, string] => [id, `${workedOn}|${tech}`]),
    [
      "code.website",
      "(?<!\\p{L})(?:textos?|contenido|analiza|seo|logo|busca|recomienda|error|nombres?|eslogan)(?!\\p{L})",
    ],
    [
      "code.app",
      "(?<!\\p{L})(?:busca|recomienda|recomi[eé]ndame|cu[aá]l|descripci[oó]n|logo|nombres?|ideas?|error|para (?:aprender|editar|meditar))(?!\\p{L})",
    ],
    [
      "code.function",
      "(?<!\\p{L})(?:excel|derivad\\p{L}*|integral|gr[aá]fica|cuadr[aá]tica|lineal|dominio|sql|explica|error|renal|social|hep[aá]tica)(?!\\p{L})",
    ],
    [
      "code.script",
      "(?<!\\p{L})(?:video|youtube|podcast|pel[ií]cula|tiktok|obra|teatro|error|no funciona)(?!\\p{L})",
    ],
    [
      "debug.error",
      "(?<!\\p{L})(?:qu[eé] es un|diferencia|lavadora|impresora|coche|carro|excel|cors|de medici[oó]n)(?!\\p{L})",
    ],
    ["debug.fix-code", "c[oó]digo (?:postal|civil|penal|qr|de barras|promocional)"],
    ["data.sql", "(?<!\\p{L})(?:explica|aprender|error|optimiza\\p{L}*|lent[ao])(?!\\p{L})"],
    ["data.formula", "(?<!\\p{L})(?:aprender|curso|imprimir)(?!\\p{L})"],
    ["travel.packing", `${tech}|mudanza|hospital|parto`],
    ...[
      "travel.road-trip",
      "travel.things-to-do",
      "travel.where-to-go",
      "travel.trip-to",
      "travel.trip",
    ].map((id): [string, string] => [
      id,
      `${tech}|(?<!\\p{L})(?:blog|art[ií]culo|cuento|historia|poema|correo|carta|ensayo|informe|discurso|post|caption|en el tiempo|clima|visa|agencia|ingl[eé]s|qu[eé] (?:llevar|empacar)|equipaje|maleta)(?!\\p{L})`,
    ]),
    ...["food.guests", "food.meal-plan", "food.lunchbox", "food.ideas", "food.recipe"].map(
      (id): [string, string] => [
        id,
        `${tech}|(?<!\\p{L})(?:m[eé]dic\\p{L}*|app|p[aá]gina|poema|cuento|blog|gatos?|perros?|nombres?|[eé]xito|felicidad|ansiedad)(?!\\p{L})`,
      ],
    ),
    ...["health.race", "health.workout", "health.weight", "health.sleep", "health.routine"].map(
      (id): [string, string] => [
        id,
        `${tech}|(?<!\\p{L})(?:perros?|gatos?|beb[eé]|ni[nñ][oa]s?|hij[oa]s?|anorexia|bulimia|pastillas?|empleados|modelo|cuento|poema)(?!\\p{L})`,
      ],
    ),
    ...["home.clean", "home.repair", "home.plant-problem", "home.grow"].map(
      (id): [string, string] => [
        id,
        `${tech}|(?<!\\p{L})(?:app|juego|sims|datos|poema|cuento|trag[oó]|bebi[oó]|marihuana|cannabis)(?!\\p{L})`,
      ],
    ),
    ["shopping.gift", `${tech}|poema|agradec\\p{L}*|envolver`],
    [
      "shopping.product",
      `${tech}|(?<!\\p{L})(?:nombres?|invent[oó]|historia|funciona|error|descripci[oó]n|arregl\\p{L}*|reparar|seguro|vender)(?!\\p{L})`,
    ],
    [
      "shopping.phone",
      `${tech}|(?<!\\p{L})(?:apps?|perd[ií]|robaron|robado|n[uú]mero|funda|reparar|invent[oó]|funciona)(?!\\p{L})`,
    ],
    ["learning.quiz-me", "entrevista|personalidad|antes de"],
    [
      "learning.study-plan",
      "(?<!\\p{L})(?:ansiedad|p[aá]nico|sangre|orina|embarazo|m[eé]dico|vista)(?!\\p{L})",
    ],
    [
      "learning.language",
      "(?<!\\p{L})(?:ensayo|texto|correo|se dice|traduc\\p{L}*|programaci[oó]n)(?!\\p{L})",
    ],
    ["learning.programming", "(?<!\\p{L})(?:modelo|dataset|error|funci[oó]n)(?!\\p{L})"],
    [
      "explaining.concept",
      `${tech}|(?<!\\p{L})(?:a (?:mi|un|una) (?:\\p{L}+ )?(?:hij\\p{L}*|ni[nñ][oa]|abuel\\p{L}*|mam[aá]|pap[aá]|herman\\p{L}*|alumn\\p{L}*)|diferencias?|tarea|hueco|mi novi[oa])(?!\\p{L})`,
    ],
    ["explaining.to-someone", `${grave}|muert\\p{L}*|c[aá]ncer|divorcio|que (?:me|no)|${tech}`],
    [
      "explaining.difference",
      `${tech}|(?<!\\p{L})(?:estos|estas|siguientes|columnas|listas|fechas)(?!\\p{L})`,
    ],
    [
      "explaining.topic",
      "(?<!\\p{L})(?:ti|tu|chiste|un cuento|una historia|clima|noticias|este|esta|mi|mis|t[uú])(?!\\p{L})",
    ],
    [
      "deciding.a-or-b",
      `${medical}|${grave}|(?<!\\p{L})(?:mi ex|divorci\\p{L}*|separarme)(?!\\p{L})`,
    ],
    [
      "deciding.should",
      `${medical}|${grave}|(?<!\\p{L})(?:mi ex|divorci\\p{L}*|separarme|o)(?!\\p{L})`,
    ],
    ["ideas.business-names", "variables?|renombrar|dominio de"],
    ["ideas.pet-names", "razas?"],
    [
      "ideas.party-plan",
      "discurso|invitaci\\p{L}+|poema|men[uú]|pol[ií]tic\\p{L}*|juegos?|cuento|regal\\p{L}*|comida|c[oó]mo se celebra|mensaje|felicita\\p{L}*|tarjeta",
    ],
    ["ideas.kids", `${tech}|comidas?|recetas?|regal\\p{L}*|cumplea[nñ]os|nombres?|cuento|libro`],
    [
      "ideas.date",
      "m[eé]dic\\p{L}*|excel|vestid\\p{L}*|ropa|mensaje|discurso|tarjeta|textuales|bibliogr[aá]fic\\p{L}*",
    ],
    [
      "design.logo",
      "(?<!\\p{L})(?:significa\\p{L}*|quitar|nombres?|eslogan|html|css|historia)(?!\\p{L})",
    ],
    ["by-form.making", "(?<!\\p{L})(?:este|esta|siguiente|luz|alarma|m[uú]sica)(?!\\p{L})"],
  ]),
  said: new Map([
    [
      "language-goal",
      "para (?:el trabajo|un viaje|viajar|mi viaje|un examen|la escuela|trabajar|los negocios)|toefl|ielts|dele",
    ],
    ["away-dates", `${days}|${months}|del \\d|hasta el`],
    ["away-cover", "contact\\p{L}*|compa[nñ]er\\p{L}*"],
    ["resign-last-day", `efecto|inmediat\\p{L}*|[uú]ltimo d[ií]a|preaviso|${days}|${months}`],
    ["resign-reason", `${because}|nuevo trabajo|mejor oferta|motivos`],
    ["resign-extra", "agradec\\p{L}*"],
    ["apology-what", `${because}|por (?:no|haber|mi|el|la)`],
    ["apology-who", toWhom],
    ["refund-what", `${money}|compr[eé]|ped[ií]`],
    ["refund-why", `${because}|rot[oa]|defectuos\\p{L}*|nunca lleg[oó]|cancel\\p{L}*`],
    ["complaint-so-far", "ya (?:he|llam|escrib)|llam[eé]|otra vez"],
    ["complaint-what", `${because}|desde`],
    ["complaint-wants", "reembolso|devoluci[oó]n|dinero|compensaci[oó]n|cambio"],
    ["cancel-what", `a partir|inmediat\\p{L}*|fin de mes|${months}`],
    ["cancel-reason", `porque|mudanza|me mudo`],
    [
      "landlord-what",
      "por|sobre|moho|humedad|calefacci[oó]n|fianza|dep[oó]sito|mascota|perro|gato|ruido|renta|alquiler|fuga",
    ],
    ["landlord-so-far", "ya (?:le|llam|escrib)|llam[eé]"],
    ["absence-when", `${soon}|${days}|${months}`],
    [
      "absence-reason",
      `${because}|enferm\\p{L}*|m[eé]dic\\p{L}*|cita|boda|vacaciones|gripe|fiebre`,
    ],
    ["delay-new-date", `${days}|${months}|nueva fecha`],
    ["news-reason", because],
    ["news-offer", "descuento|ofrec\\p{L}*|gratis"],
    ["invite-event", `${soon}|${months}|a las \\d`],
    ["invite-guests", "amigos|familia\\p{L}*|compa[nñ]eros|clientes|padres|vecinos"],
    ["thanks-for", "por (?:la|el|su|los|las|tu|todo|haber)"],
    ["thanks-who", toWhom],
    ["message-recipient", toWhom],
    [
      "message-gist",
      "(?<!\\p{L})(?:que|sobre|para (?:pedir|decir|invitar|preguntar|avisar|informar|agradecer|solicitar)\\p{L}*|por|acerca|diciendo|avisando|informando)(?!\\p{L})",
    ],
    ["request-why", "(?<!\\p{L})(?:porque|ya que|debido)(?!\\p{L})"],
    ["request-what", "(?:pidiendo|solicitando|pedir|solicitar)(?:le|les)? (?:\\S+ )?\\S+ \\S+"],
    [
      "tone",
      "formal|informal|amable|divertid\\p{L}*|cort[eé]s|profesional|cari[nñ]os\\p{L}*|seri[oa]|tono|gracios\\p{L}*",
    ],
    [
      "toast-role",
      "padrino|madrina|dama de honor|padre de|madre de|herman[oa] de|de mi herman[oa]|de mi hij[oa]",
    ],
    ["toast-time", minutes],
    ["speech-minutes", minutes],
    ["birthday-who", toWhom],
    [
      "wish-tone",
      "divertid\\p{L}*|cort[oa]|emotiv\\p{L}*|bonit\\p{L}*|gracios\\p{L}*|formal|rom[aá]ntic\\p{L}*",
    ],
    [
      "talk-listeners",
      "p[uú]blico|para (?:mi clase|mis compa[nñ]eros|inversores|estudiantes|ni[nñ]os)",
    ],
    ["speech-where", "en (?:clase|la escuela|mi|la|el)|graduaci[oó]n|bienvenida|despedida"],
    [
      "cover-job",
      "(?:en|para) (?:una? |el |la )?(?:empresa|puesto|\\p{L}+) (?:de|como|en)|como \\p{L}+",
    ],
    ["cover-proof", "experiencia|a[nñ]os|trabaj[eé]|soy|he "],
    ["resume-job", "(?:de|para|como) (?:una? |el )?(?!mi|hacer|poder)\\p{L}{4,}"],
    ["interview-job", "(?:de|para|como|en) (?!trabajo|empleo|ma[nñ]ana|la semana)\\p{L}{4,}"],
    ["salary-figures", "\\d+ ?(?:€|euros|pesos|%|d[oó]lares|por ciento)"],
    ["child-age", age],
    ["child-and-loves", age],
    ["kids-age", age],
    ["explain-listener", age],
    ["class-who", `${age}|principiantes|ni[nñ]os|bachillerato|universi\\p{L}*`],
    ["child-tried", "ya (?:he|prob|intent)|nada funciona"],
    [
      "poem-occasion",
      "cumplea[nñ]os|boda|aniversario|d[ií]a de|despedida|graduaci[oó]n|navidad|san valent[ií]n|bautizo",
    ],
    [
      "poem-touching-or-funny",
      "divertid\\p{L}*|gracios\\p{L}*|rom[aá]ntic\\p{L}*|rima|emotiv\\p{L}*|trist\\p{L}*",
    ],
    ["poem-subject", "(?<!\\p{L})(?:sobre|de|del|a|al|para|acerca|que)(?!\\p{L})"],
    [
      "poem-manner",
      "divertid\\p{L}*|trist\\p{L}*|rom[aá]ntic\\p{L}*|rim\\p{L}*|haiku|soneto|oscur\\p{L}*|estilo|verso libre",
    ],
    [
      "song-about",
      "(?<!\\p{L})(?:sobre|para|acerca|que (?:habl|trat)\\p{L}*|de (?:amor|desamor))(?!\\p{L})",
    ],
    [
      "song-sound",
      "(?<!\\p{L})(?:rap|pop|rock|balada|reguet[oó]n|ranchera|corrido|bachata|cumbia|trap|metal|estilo)",
    ],
    ["song-true", "palabra|que (?:mencione|incluya|contenga)"],
    ["child-hero", "(?<!\\p{L})(?:sobre|de un|de una|con|que|acerca)(?!\\p{L})"],
    ["child-reading-time", "cort[oa]|minutos|breve"],
    [
      "story-happens",
      "(?<!\\p{L})(?:sobre|de un|de una|con|que|acerca|donde|en (?:el|la) que)(?!\\p{L})",
    ],
    [
      "story-feel",
      "divertid\\p{L}*|terror|miedo|trist\\p{L}*|amor|suspenso|fantas[ií]a|final|rom[aá]ntic\\p{L}*|humor|misterio",
    ],
    ["story-reader", `${minutes}|para ni[nñ]os|ni[nñ]o|infantil`],
    [
      "essay-claim",
      "argument\\p{L}*|a favor|en contra|ventajas|por qu[eé]|causas|importancia|impacto",
    ],
    ["essay-task", `${minutes}|apa|universidad|secundaria`],
    ["article-length", minutes],
    [
      "article-readers",
      "para (?:principiantes|padres|clientes|ni[nñ]os|expertos|mi|mujeres|emprendedores)",
    ],
    ["report-task", minutes],
    ["translate-into", `(?:al|a|en) (?:\\p{L}+ )?${tongue}`],
    ["shorten-to", "a \\d|\\d+ (?:palabras|caracteres|frases)|mitad"],
    ["code-stack", lang.replace("|c|", "|").replace("|go|", "|")],
    ["code-language", `(?:en|con|de) ${lang}(?!\\p{L})`],
    ["site-tech", "html|react|wordpress|tailwind|vue|css|next\\.?js"],
    ["app-runs-on", "android|ios|iphone|web|navegador|windows|flutter"],
    ["script-acts-on", "(?:que|para) .{10,}"],
    ["debug-message", 'error:|exception|\\p{L}+error|["`«]'],
    ["sql-database", "mysql|postgres|sqlite|oracle|sql server|mariadb"],
    ["sheet-program", "excel|google|libreoffice|sheets"],
    ["pack-where", "(?<!\\p{L})(?:a|al|en) (?!la maleta|mi)\\p{L}+|playa|camping|crucero"],
    ["pack-days", days],
    ["trip-days", `${days}|${months}`],
    ["trip-with", "familia|ni[nñ]os|sol[oa]|pareja|amig\\p{L}*|novi[oa]|espos[oa]"],
    ["trip-taste", "playa|monta[nñ]a|naturaleza|cultura|comida|museos|fiesta|aventura|relajar"],
    ["visit-town", "(?<!\\p{L})(?:en|por|cerca de) \\p{L}+"],
    ["visit-time", `${days}|${soon}|${months}`],
    ["visit-with", "ni[nñ]os|familia|pareja|sol[oa]|amig\\p{L}*|novi[oa]"],
    ["go-want", "playa|mar|monta[nñ]a|barat\\p{L}*|ciudad|aventura|calor|fr[ií]o"],
    ["guests-many", "\\d+ personas|\\d+ invitados"],
    [
      "food-limits",
      "vegan\\p{L}*|vegetarian\\p{L}*|sin (?:gluten|lactosa|carne|az[uú]car)|diab[eé]t\\p{L}*|al[eé]rgi\\p{L}*|keto|cetog[eé]nica|intoleran\\p{L}*",
    ],
    [
      "mealplan-who",
      "para (?:dos|una persona|\\d|mi familia|m[ií]|bajar)|adelgazar|bajar de peso|m[uú]sculo",
    ],
    ["ideas-time", "r[aá]pid\\p{L}*|\\d+ ?min|para \\d|para dos"],
    ["ideas-have", "con (?!ni[nñ]os|\\d)\\p{L}+"],
    ["recipe-people", "para (?:\\d|dos|cuatro|una|seis)|personas|porciones"],
    ["recipe-without", "sin|vegan\\p{L}*|vegetarian\\p{L}*"],
    [
      "recipe-kind",
      "r[aá]pid\\p{L}*|f[aá]cil\\p{L}*|tradicional|saludable|casera?|original|sencill\\p{L}*",
    ],
    ["race-when", `${days}|${months}`],
    [
      "workout-goal",
      "m[uú]sculo|masa|bajar|adelgazar|principiante\\p{L}*|fuerza|gl[uú]teos|hipertrofia|tonificar|abdomen",
    ],
    ["workout-gear", "en casa|sin equipo|gimnasio|gym|mancuernas|pesas|aire libre"],
    ["workout-time", "\\d+ ?(?:d[ií]as|veces|min)|diari\\p{L}*|por semana"],
    ["weight-figures", "\\d+ ?(?:kg|kilos?|libras)"],
    ["sleep-what", "me despierto|insomnio|no puedo dormir|ronc\\p{L}*|cansad[oa]"],
    ["clean-what", "cuero|lana|seda|madera|acero|m[aá]rmol|algod[oó]n|vidrio|pl[aá]stico|tela"],
    ["clean-have", "con (?:vinagre|bicarbonato|lim[oó]n|productos)|casero|natural"],
    [
      "plant-look",
      "amarill\\p{L}*|marr[oó]n|caf[eé]|ca[ií]d\\p{L}*|manchas|marchit\\p{L}*|pulg\\p{L}*|bichos",
    ],
    ["grow-bed", "balc[oó]n|maceta|huerto|jard[ií]n|interior|hidrop[oó]n\\p{L}*"],
    [
      "gift-who",
      "(?:que|le|les) (?:le |les )?(?:gusta|encanta|ama|encantan|gustan)|fan[aá]tic[oa]|amante",
    ],
    ["gift-money", money],
    ["shop-budget", money],
    ["budget", money],
    ["product-use", "(?<!\\p{L})para (?!m[ií]|menos|\\d)\\p{L}+"],
    [
      "product-must",
      "silencios\\p{L}*|peque[nñ]\\p{L}*|liger\\p{L}*|inal[aá]mbric\\p{L}*|bluetooth|con \\p{L}+|sin \\p{L}+",
    ],
    ["phone-matters", "c[aá]mara|bater[ií]a|peque[nñ]o|f[aá]cil|fotos|jugar|gaming|mayor(?:es)?"],
    ["exam-when", `${days}|${soon}|${months}`],
    ["learn-time", "\\d+ ?(?:min|horas?)|una hora|fines? de semana|al d[ií]a"],
    ["explain-known", known],
    ["your-level", known],
    ["language-level", `${known}|(?<!\\p{L})[abc][12](?!\\p{L})`],
    ["explain-for", "examen|clase|tarea|escuela|trabajo|exposici[oó]n|universidad"],
    ["decide-use", "(?<!\\p{L})(?:soy|tengo|trabajo|vivo|para (?:mi|el|la))(?!\\p{L})"],
    ["decide-for-against", "(?<!\\p{L})(?:porque|pero|aunque)(?!\\p{L})"],
    ["name-of-what", "(?<!\\p{L})(?:que|de|donde) (?:\\p{L}+ ){1,}|vend\\p{L}*"],
    [
      "name-feel",
      "divertid\\p{L}*|gracios\\p{L}*|modern\\p{L}*|elegante|cort\\p{L}*|[uú]nic\\p{L}*|creativ\\p{L}*|original\\p{L}*|bonit\\p{L}*",
    ],
    ["petname-animal", "negr\\p{L}*|blanc\\p{L}*|caf[eé]|gris|naranja|peque[nñ]\\p{L}*|peludo"],
    ["party-guests", `\\d+ (?:personas|ni[nñ]os|invitados|amigos)|${age}`],
    ["party-where", `${money}|en casa|jard[ií]n|sal[oó]n|parque|aire libre|oficina`],
    ["date-stage", "primera cita|aniversario|novi[oa]|espos[oa]|pareja"],
    ["logo-look", `${style}|${looks}`],
    ["image-style", style],
    ["invite-seen", `${style}|con \\p{L}+`],
    ["image-seen", "(?:de|con) (?:un|una|el|la) .{8,}"],
    ["limits", "(?<!\\p{L})(?:sin|no|solo|m[aá]ximo)(?!\\p{L})"],
    ["goal", "(?<!\\p{L})(?:para que|porque|objetivo|meta)(?!\\p{L})"],
    ["deadline", `${soon}|${months}|en \\d+ (?:d[ií]as|semanas|meses)`],
    ["tried-so-far", "ya (?:he|prob|intent)|prob[eé]|intent[eé]"],
    ["audience", "para (?:principiantes|ni[nñ]os|clientes|estudiantes|mi|mis|empresas)|p[uú]blico"],
    ["purpose", "para (?:la escuela|el trabajo|la universidad|mi|un|una|que)"],
    [
      "my-situation",
      "(?<!\\p{L})(?:soy|tengo|estoy|vivo|trabajo|mi \\p{L}+ (?:es|no|tiene))(?!\\p{L})",
    ],
  ]),
};
