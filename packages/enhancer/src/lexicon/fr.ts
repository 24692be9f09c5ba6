import { frenchCare } from "../care/evidence/fr.ts";
import type { Lexicon } from "./lexicon.ts";

export const french: Lexicon = {
  tag: "fr",
  care: frenchCare,
  actions: {
    write:
      "écri*|rédige*|rédiger|crée*|créer|fais|faites|génère*|générer|conçois|concevez|développe*|implémente*|programme|donne-moi|donnez-moi|j'ai besoin|je veux|je voudrais|j'aimerais|compose*|prépare*|invente*|élabore*|produis|raconte*|construis|écrire|rédigez|rédigeons|conçois-moi|raconte-moi une|raconte-moi un|racontez-moi une|racontez-moi un|peux-tu écrire|trouve-moi un slogan|imagine une|imagine un|imaginez une|imaginez un|fournis|fournissez|établis|établissez|élaborer|monte-moi|prépare-moi|fais-moi|pourrais-tu écrire",
    improve:
      "améliore*|améliorer|réécri*|corrige*|reformule*|relis|relisez|édite*|raccourci*|reformuler|corriger|relire|raccourcir|rends ce texte|rendez ce texte|retravaille*|perfectionne*",
    fix: "répare*|erreur|ne marche pas|ne fonctionne pas|débogue*|bug|plante|résous ce problème|debug|réparer|ça ne marche pas|ça marche pas|un bug|corrige ce code|ne compile pas|débugue*|déboguer|déboguez",
    explain:
      "explique*|expliquer|décri*|qu'est-ce que|qu'est-ce qu'|c'est quoi|que signifie|comment fonctionne|comment fonctionnent|pourquoi|définis|définissez|clarifie*|que sont|expliques|expliqu*|explique-moi|expliquez-moi|décrire|décrivez|définir|présente-moi|présentez|esquisse*|esquissez|détaille|détaillez|en quoi consiste|qu'était|comment se fait|comment marche|comment marchent|quelle est la différence|discute|discutez|expose|exposez|parler de|raconte-moi l'|raconte-moi la vie|raconte-moi comment|raconte-moi ce|parle-moi de|parle-moi du|parle-moi des|parle-moi d'|parlez-moi de|parlez-moi du|parlez-moi des|parlez-moi d'",
    review:
      "évalue*|évaluer|critique*|donne ton avis|que penses-tu|que pensez-vous|note|commente*|avis sur|donnez votre avis|ton avis|votre avis|qu'en penses-tu|qu'en pensez-vous|commenter",
    refactor: "refactorise*|optimise*|simplifie*|restructure*|nettoie*",
    test: "tests unitaires|test unitaire|cas de test",
    compare:
      "compare*|comparer|différence*|avantages et inconvénients|versus|vs|mieux que|comparaison|différencie*|quelle différence|quelles différences|plutôt que",
    summarise:
      "résume*|résumer|résumé|synthétise*|points clés|idées principales|synthèse|résumez|résumes|fais un résumé|faites un résumé|fais la synthèse|récapitule*|synthétiser",
    translate: "traduis*|traduire|traduction|traduisez|comment dit-on|traduis-moi|traduction de",
    plan: "plan|planifie*|planifier|itinéraire|organise*|organiser|calendrier|feuille de route|stratégie|programme de|planifiez|organisez|programme d'entraînement|prépare-moi un",
    brainstorm:
      "idées|brainstorm*|suggestions|noms pour|titres pour|propose-moi des|remue-méninges|donne-moi des idées|donnez-moi des idées|proposez-moi|propose-moi|propose|proposez|quelles idées",
    analyse: "analyse*|analyser|examine*|analysez|analysons|examiner|étudie",
    research:
      "cherche*|recherche*|trouve*|informations sur|renseigne*|sources sur|études sur|trouver|où trouver|où puis-je trouver|rechercher|des informations sur",
    recommend:
      "recommande*|recommander|suggère*|suggérez|conseil*|conseille*|dois-je|devrais-je|comment puis-je|comment faire|aide-moi|aidez-moi|astuces|comment choisir|conseille-moi|conseillez-moi|conseiller|recommandez|que me conseilles-tu|que me recommandes-tu|quel est le mieux|comment peut-on|comment pourrais-je|que dois-je faire|que faire|comment je peux|comment est-ce que je peux|devrions-nous",
    calculate:
      "calcule*|calculer|résous|résolvez|combien|démontre*|probabilité|calculez|résoudre|détermine|déterminer|déterminez|démontrer|quelle est la probabilité",
    teach:
      "apprends-moi|apprendre|leçon|cours|tutoriel|devoirs|exercices|enseigne*|quiz|aide-moi à comprendre|aide-moi à apprendre|aidez-moi à comprendre|enseignez|enseigner|apprenez-moi",
    draw: "dessine*|illustre*|image de|image d'un|photo de|logo|peins|portrait de|dessiner|dessinez|illustrer|illustrez",
    act: "agis comme|agissez comme|tu es un|tu es une|vous êtes un|vous êtes une|joue le rôle|jouez le rôle|imagine que tu es|fais semblant|mets-toi dans|incarne*|agissiez comme|agisses comme|agir comme|jouiez le rôle|joues le rôle|serves de|serviez de|incarnes|incarniez",
    sort: "classe*|classifie*|extrais|extrayez|identifie*|trie*|compte*|identifier|identifiez|classez|classer|trier|triez|catégorise*|range|choisis|choisissez",
    list: "énumère*|cite|citez|nomme*|exemples de|donne des exemples|dresse*|lister|listez|énumérer|énumérez|nommer|nommez|donne-moi une liste|donnez-moi une liste|fais une liste|faites une liste|cite-moi|quelles sont les étapes|donnez des exemples|liste|liste-moi",
    question:
      "que|quoi|comment|pourquoi|quand|où|qui|quel|quelle|quels|quelles|est-ce que|y a-t-il|existe-t-il|est-il|sont-elles|sont-ils|vaut-il|faut-il|peut-on|ça vaut le coup",
  },
  objects: {
    literary:
      "poème|poèmes|une histoire|conte|nouvelle|chanson|roman|scénario|blague|dialogue|paroles|fable|sonnet|haïku|rap|scène|récit|histoires|contes|histoire courte|courte histoire|chansons|blagues|poésie|récits|monologue|ballade|rime",
    code: "code|fonction|script|python|javascript|typescript|java|kotlin|html|css|react|c++|c#|php|sql|algorithme|programme python|programme|classe|regex|api|appli|application|site web|site|page web|méthode|bash|docker",
    email:
      "e-mail|invitation*|email|mail|courriel|lettre|message à|réponse à|newsletter|courrier|mail à|e-mail à|lettre à|lettre de|message pour|réclamation",
    text: "essai|dissertation|histoire|poème|article|blog|article de blog|rapport|chanson|discours|dialogue|roman|texte|paragraphe|chapitre|scénario|blague|conte|nouvelle|biographie|récit|phrase|paroles|scène|billet|reportage|éditorial|monologue|résumé|présentation de|toast",
    marketing:
      "marketing|publicité|slogan|campagne|fiche produit|description de produit|landing page|seo|réseaux sociaux|instagram|post linkedin|communiqué de presse|annonce|tiktok|marque",
    resume: "cv|curriculum|lettre de motivation|offre d'emploi|candidature",
    data: "tableur|excel|csv|données|base de données|graphique|tableau croisé|statistique*|sql|jeu de données",
    image: "image|logo|illustration|photo|dessin|portrait|affiche|icône|tableau de peinture",
    maths:
      "équation|intégrale|dérivée|probabilité|matrice|fraction|géométrie|triangle|pourcentage|somme|théorème|nombres premiers",
    plan: "voyage|itinéraire|vacances|routine|mariage|fête|anniversaire|budget|plan d'études|menu|week-end|entraînement|régime|programme|déménagement|planning|plan d'entraînement",
    meeting: "réunion|ordre du jour|compte rendu|liste de tâches|priorités|checklist",
    lesson:
      "cours|élèves|étudiants|devoirs|examen|leçon|plan de cours|quiz|exercices|fiche de révision|fiches de révision",
    ideas: "idées|noms|titres|sujets|suggestions|cadeau*|nom pour|un nom",
  },
  slots: {
    audience:
      "pour débutants|pour les débutants|pour un débutant|pour enfants|pour des enfants|pour les enfants|pour étudiants|pour des étudiants|pour développeurs|public|lecteur*|lectrice*|pour experts|pour mon patron|à mon patron|à mon chef|pour mes clients|à un client|pour mon équipe|ans|destiné*|s'adresse|pour les nuls|pour quelqu'un|clients sans|aspirants|à mon propriétaire|pour des parents",
    purpose:
      "afin de|afin que|pour que|objectif|but|finalité|dans le but|j'en ai besoin|vise à|de sorte que",
    tone: "ton|formel|informel|amical|professionnel|humoristique|drôle|convaincant|sérieux|poli|à la manière|style de|dans le style|ironique|chaleureux|poétique|registre|captivant*",
    length:
      "mots|phrases|paragraphes|caractères|pages|court|courte|bref|brève|brièvement|brèves|détaillé*|en détail|long|au maximum|maximum|au moins|au plus|lignes|minutes|longueur|concis*|strophes",
    format:
      "tableau|liste|puces|json|markdown|csv|étape par étape|plan détaillé|titres|colonnes|format|modèle|numérot*|sections|rubriques|paragraphes|poème|dissertation|objet|sous forme|dialogue",
    constraints:
      "doit|doivent|ne doit pas|sans|seulement|uniquement|évite*|au maximum|au moins|exactement|jamais|toujours|assure-toi|assurez-vous|contrainte*|exigence*|au lieu de|sauf|inclus|incluez|moins de|plus de|budget|limite*|n'utilise*|conserve*|garde|gardez|respecte*|chaque|ne pas|à condition",
    examples: "par exemple|exemple*|comme par exemple|tel que|telle que|échantillon",
    context:
      "je suis|j'ai|mon|ma|mes|nous sommes|notre|nos|actuellement|contexte|situation|étant donné|à partir de|suivant*|je travaille|supposons|imagine*|projet|entreprise|point de départ|on vous donne|on vous a|je vous fournirai|je te fournirai|je vous donnerai|je te donnerai|je décrirai|je vais vous|je vais te|je vous dirai|j'écrirai",
    deadline:
      "pour demain|pour lundi|pour vendredi|délai|échéance|date limite|cette semaine|la semaine prochaine|par semaine|par jour",
    stack:
      "python|javascript|typescript|java|kotlin|rust|php|c++|c#|react|vue|angular|django|node|excel|sql|docker|linux|windows|android|ios|html|css|bash|version|bibliothèque|framework|environnement|pandas",
    criteria: "critère*|réussi*|mesurable|résultat attendu|attendu*|évalué*|succès",
    role: "agis comme|tu es un*|vous êtes un*|en tant que|rôle|point de vue|perspective|du point de vue|dans la peau|agissiez|agisses|jouiez|joues le|comportiez|en qualité de|serviez de|agir en tant",
    steps: "étape par étape|d'abord|ensuite|puis|enfin|étapes|procédure|dans l'ordre|pas à pas",
    sources: "source*|cite tes|citations|référence*|étude*|selon|preuve*",
    depth:
      "en détail|détaillé*|approfondi*|notions de base|avancé*|vue d'ensemble|exhaustif|débutant|simplifi*",
    assumptions:
      "hypothèse*|suppose*|demande-moi|demandez-moi|si quelque chose|si un point|pas clair",
    angle:
      "angle|perspective|inattendu*|surprenant*|surprend*|original*|rebondissement|cliché*|accroche",
    imagery:
      "images fortes|métaphore*|ambiance|atmosphère|couleurs|lumière|sensoriel*|évocat*|imagé*",
    "edge-cases":
      "cas limites|cas limite|entrée vide|entrées vides|invalide*|gestion des erreurs|exceptions",
    verification:
      "vérifie*|vérifier|tests|test|justifie*|justifier|valide*|raisonnement|démontre*|contrôle*",
    alternatives: "alternative*|options|variante*|plusieurs|possibilités|compromis",
  },
  vague:
    "quelque chose|choses|trucs|truc|en quelque sorte|etc|joli|peut-être|des trucs|n'importe quoi|je ne sais pas|quelque chose de bien|ce que tu veux",
  negations:
    "ne|n'*|pas|sans|jamais|ni|sauf|rien|aucun|aucune|personne|évite*|au lieu de|plus jamais",
  greetings:
    "bonjour|bonsoir|salut|coucou|merci|merci beaucoup|au revoir|oui|non|ok|d'accord|ça va|comment ça va|comment vas-tu|à bientôt|super|qui es-tu|bonne nuit",
  jailbreak:
    "ignore toutes|ignorez toutes|ignore les instructions|ignore tes|oublie toutes|oublie tes instructions|sans restriction*|sans aucune restriction|jailbreak|mode développeur|sans censure|sans filtre|prompt système",
  personal:
    "mon|ma|mes|aide-moi|aidez-moi|j'ai besoin|je veux|je voudrais|j'aimerais|pour moi|je cherche|puis-je|dois-je|devrais-je|j'ai|je suis|notre|nos|nous avons besoin|nous avons|on aimerait|nous voulons|nous voudrions|je souhaite|je souhaiterais|aide-nous|conseille-moi|il me faut|que dois-je|je dois|je peux",
  relative:
    "meilleur|meilleure|meilleurs|meilleures|bon|bonne|bons|bonnes|populaire*|adapté*|abordable*|pas cher|près de|dernier|dernière|derniers|dernières|nouveau|nouvelle|récent*|fiable*|intéressant*|sain*|facile*|rapide*|différent*|certain*|idéal*|parfait*|local*|locaux",
  openRequest:
    "parle-moi de|parle-moi|parlez-moi|dis-moi quelque chose|des informations sur|informations sur|infos sur|je cherche des informations|plus sur|quelque chose sur|tout sur|parle moi de|parlez-moi de|dis-moi tout|dites-moi tout|que sais-tu de|que sais-tu sur|que peux-tu me dire|que pouvez-vous me dire|en savoir plus|des infos|donne-moi des informations|donnez-moi des informations|raconte-moi quelque chose",
  aspects:
    "symptôme*|cause*|bienfait*|avantage*|inconvénient*|histoire|origine*|coût*|prix|définition|signification|effets|différence*|condition*|traitement*|biographie|carte|horaire*|adresse|recette*|type|types|exemples|danger*|risque*|loi|lois|règles|impact|rôle|fonction*|caractéristiques|étapes|processus|structure|population|salaire|statistiques|date|auteur|intrigue|résumé|propriétés|taille|âge|raisons|conseils",
  definite:
    "la différence|la signification|les principaux|les principales|les plus|le plus|la plus|l'actuel|tous les|toutes les|chaque|les causes|les conséquences|l'histoire de|les bases|avantages et inconvénients|le pour et le contre",
  material:
    "ce texte|le texte|cet article|l'article|ce code|le code|ce fichier|un fichier|le fichier|cette phrase|suivant|suivante|suivants|ce paragraphe|ma dissertation|cette dissertation|mon code|mon cv|ce document|cette liste|cette image|ces données",
  padding:
    "prends ton temps|prenez votre temps|réfléchis bien|très important pour moi|important pour moi|très reconnaissant*|merci beaucoup d'avance|merci d'avance|fais de ton mieux|du mieux que tu peux|une très bonne réponse|j'espère que|si ça ne te dérange pas|s'il te plaît|s'il vous plaît|vraiment|très|important|soigneusement|reconnaissant|merci|réponse|qualité|simplement|honnêtement|espère|temps|sincèrement",
  harm: "fabriquer une bombe|engin explosif|voler|phishing|hameçonnage|logiciel malveillant|blanchir|tuer quelqu'un|empoisonner quelqu'un|fabriquer de la drogue|sans se faire prendre|illégalement",
  override:
    "ignore|ignorez|oublie|oubliez|contourne|sans|aucun|aucune|libre de|pas lié|ne refuse jamais",
  rules:
    "instructions|restrictions|directives|règles|éthique|morale|filtres|censure|limites|politiques|avertissements",
  preamble:
    "voici|bien sûr|certainement|volontiers|prompt amélioré|version améliorée|d'accord, voici|avec plaisir",
  topicFillers:
    "moi|nous|s'il te plaît|s'il vous plaît|le concept de|comment|ce qu'est|ce que sont|brièvement|en détail|bien|que|qu'est-ce que",
  topicStops:
    "qui|que|pour|dans|avec|en|par|si|quand|où|parce|mais|comme|sans|est|sont|était|se|je|tu|vous|moi|il|elle|puis|afin|à|au|aux|entre|selon|jusqu'à|et que|fonctionne|fonctionnent|doit|peut|lors",
};
