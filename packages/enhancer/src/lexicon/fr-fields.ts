import type { Lexicon } from "./lexicon.ts";

/** What is asked for by its name alone: for rewriting only. */
export const frenchThings =
  "lettre de motivation|lettre de démission|lettre de recommandation|description de produit|fiche de poste|business plan|plan d'affaires|plan de cours|plan d'entraînement|liste de courses|post linkedin|publication linkedin|message pour|mail pour|e-mail à|dissertation|poème|conte|blague|voyage à|voyage en|week-end à|recette|recettes|slogan|biographie|questionnaire|quiz|requête sql|expression régulière|modèle de|logo|questions d'entretien";

/** Words that name a field in French: for rewriting only, the score goes without them. */
export const frenchFields: NonNullable<Lexicon["fields"]> = {
  story:
    "histoire courte|une histoire sur|une histoire de|une histoire d'|courte histoire|histoires courtes|histoire pour enfants|conte|contes|nouvelle fantastique|récit|récits|roman|romans|fiction|fanfic*|fable|fables|intrigue|méchant de|protagoniste*|antagoniste*|scène|scènes|scénario|légende|raconte-moi une histoire",
  poem: "poème|poèmes|poésie|haïku|haïkus|sonnet|sonnets|limerick|alexandrin*|rime|rimes|ballade|ode",
  song: "chanson|chansons|paroles|refrain|rap|comptine|couplet|couplets",
  essay:
    "dissertation|dissertations|essai|essais|thèse|mémoire de|argumentatif|argumentative|commentaire de texte",
  article:
    "article|articles|blog|billet|newsletter|reportage|chronique|critique de film|documentaire|éditorial",
  speech:
    "discours|allocution|toast|présentation orale|exposé oral|oraison|monologue|conférence|plaidoirie",
  joke: "blague|blagues|plaisanterie|drôle|drôles|humour|jeu de mots|jeux de mots|sketch|comédie",
  health:
    "santé|médecin*|docteur|maladie*|symptôme*|médica*|sommeil|dormir|insomnie|vitamine*|douleur*|anxiété|dépression|thérapie*|grossesse|enceinte|calorie*|sanguin*|cardiaque*|cancer|diabète|cerveau|muscle*|nutrition*|chirurgie|vaccin*|allergi*|mentale|patient|patients|hôpital|hôpitaux|régime|maigrir|perdre du poids|fièvre|cholestérol|covid",
  money:
    "argent|investir|investissement*|en bourse|bourse|actions en|impôt*|budget|prêt|prêts|hypothèque|épargne|épargner|économiser|économies|banque|bancaire*|banques|finance*|financier*|assurance*|taux d'intérêt|inflation|crypto*|bitcoin|salaire*|retraite|crédit*|dette|dettes|économie|économique*|dividende*|facture*|euros",
  law: "loi|lois|légal*|légaux|juridique*|avocat|avocate|tribunal|tribunaux|contrat|contrats|droit|droits|licence|visa|immigration|procès|constitution|délit*|pénal*|police|brevet|brevets|rgpd|réglementation*|législation|bail|jurisprudence",
  travel:
    "voyage|voyages|voyager|vol pour|vols|hôtel*|visiter|itinéraire*|vacances|touris*|aéroport|plage*|randonnée*|séjour|destination*|road trip|sac à dos|hébergement",
  food: "recette*|cuisiner|cuisine|repas|dîner|déjeuner|petit-déjeuner|four|ingrédient*|restaurant*|vegan|végétarien*|poulet|fromage*|café|vin|vins|bière|pain|soupe|salade|pizza|gâteau*|tarte|riz|pâtes|épices|dessert*|manger|plat|plats|aliment|aliments",
  home: "meuble*|jardin|jardinage|plantes|nettoyer|nettoyage|réparer|peindre|peinture murale|toit|toiture|mur|murs|chauffage|plomberie|électricité|lessive|bricolage|pelouse|carrelage|déménag*|propriétaire",
  animals:
    "chien|chiens|chienne|chat|chats|chaton*|oiseau|oiseaux|poisson|poissons|cheval|chevaux|animal|animaux|insecte*|abeille*|baleine*|dauphin*|éléphant*|espèce|espèces|chiot*|loup|loups|ours|serpent*|dinosaure*|fourmi*",
  nature:
    "climat|climatique*|météo|océan*|forêt*|rivière*|montagne*|volcan*|séisme*|tremblement de terre|pluie*|arbre|arbres|environnement|environnemental*|pollution|recycl*|énergie solaire|renouvelable*|durable|carbone|émissions|écosystème*|biodiversité|réchauffement",
  science:
    "physique quantique|physique|chimi*|biolog*|quantique*|atome*|molécul*|planète*|univers|gravité|gravitation|cellule|cellules|adn|gène|gènes|génétique*|soleil|lune|mars|étoile|étoiles|trou noir|trous noirs|expérience scientifique|théorie|particule*|astronom*|photosynthèse|relativité|scientifique*|thermodynamique",
  technology:
    "ordinateur*|téléphone*|internet|logiciel*|batterie|robot|robots|robotique|intelligence artificielle|ia|chatgpt|gpt|apprentissage automatique|smartphone*|imprimante|wifi|iphone|android|windows|matériel informatique|blockchain|drone*|voiture électrique|voitures électriques|technologie|technologies|processeur*|informatique",
  history:
    "historique*|histoire de france|histoire de la|histoire du|histoire des|historien*|guerre|guerres|antiquité|empire|roi|rois|reine|siècle|siècles|révolution|médiéval*|moyen âge|moyen-âge|romain*|président|dynastie|colonial*|colonisation|napoléon|guerre mondiale|guerre civile|louis xiv|civilisation*",
  society:
    "société|politique*|gouvernement*|démocrati*|religion|religieu*|dieu|philosoph*|éthique*|morale|culture|cultures|culturel*|genre|racisme|liberté|élection*|capitalisme|socialisme|communisme|justice|égalité|féminis*|laïcité|sens de la vie|libre arbitre|inégalités sociales|inégalité sociale|pauvreté",
  business:
    "entreprise*|start-up*|startup*|client|clients|clientèle|marché|marchés|ventes|produit|produits|stratégie|chiffre d'affaires|bénéfice*|rentab*|concurrent*|boutique|magasin|entrepreneur*|chaîne d'approvisionnement|franchise|marketing|e-commerce|business plan",
  work: "travail|emploi|carrière|entretien d'embauche|patron|collègue*|bureau|réunion*|équipe|télétravail|promotion|démission*|embauche|embaucher|recrut*|employeur*|professionnel*|productivité|augmentation de salaire|licenciement",
  learning:
    "apprendre|apprentissage|étudier|réviser|révision|révisions|enseigner|examen|examens|concours|devoirs|leçon|leçons|tuteur|mémoris*|cours de|baccalauréat|programme d'étude|méthode de travail|fiches",
  people:
    "ami|amie|amis|amies|amitié|famille|familial*|épouse|mari|copine|copain|mère|père|maman|papa|fils|fille|enfant|enfants|parents|couple|mariage|amour|bébé|grand-mère|grand-père|grands-parents|anniversaire|divorce",
  arts: "musique|musical*|film|films|cinéma|livre|livres|roman|romans|tableau|peintre*|art|arts|artiste*|guitare|piano|théâtre|danse|photograph*|poète*|album|acteur*|actrice*|anime|manga|musée*|littérature|littéraire*|série télé|sculpture*|architecture|réalisateur",
  games:
    "jeu|jeux|jeu vidéo|jeux vidéo|échecs|énigme*|devinette*|puzzle|minecraft|donjon*|rpg|joueur*|jouer|sudoku|poker|jeu de société|jeu de rôle|nintendo|pokémon",
  sport:
    "sport|sports|sportif*|sportive*|football|basket|tennis|courir|course à pied|marathon|musculation|entraînement*|yoga|nager|natation|cyclisme|vélo|golf|olympique*|athlète*|rugby|footballeur*|fitness|étirements",
  language:
    "mot|mots|phrase|phrases|grammair*|grammatical*|langue|langues|anglais|français|espagnol|allemand|chinois|japonais|synonyme*|traduc*|traduire|vocabulaire|orthograph*|pronon*|verbe*|adjectif*|paraphrase*|étymolog*|expression idiomatique|expressions idiomatiques|conjugaison",
  web: "html|css|react*|vue.js|angular|site web|sites web|page web|site internet|frontend|front-end|navigateur|next.js|svelte|tailwind|bouton|dom|wordpress|formulaire web",
  systems:
    "docker|kubernetes|linux|serveur*|aws|azure|terraform|bash|shell|nginx|réseau|réseaux|déploy*|déploiement|cloud|base de données|bases de données|sql|postgres*|mysql|redis|kafka|api|authentification|mémoire vive|noyau|thread*|concurren*|cpu|cuda|rust|c++|compilateur|powershell|cron|ssh|git|ubuntu",
  algorithms:
    "algorithme*|trier|tri à bulles|tableau de|liste de|chaîne|chaînes|arbre binaire|arbre|graphe|graphes|récursi*|programmation dynamique|liste chaînée|matrice*|nombre premier|nombres premiers|fibonacci|recherche binaire|dichotomi*|hachage|complexité|entier|entiers|palindrome*|pile|file d'attente|binaire*|boucle|fonction qui|leetcode|factorielle|permutation*",
  "data-science":
    "données|dataset*|pandas|numpy|régression|neurones|modèle|modèles|pytorch|tensorflow|prédi*|classification|statistique*|excel|csv|tableur|dataframe|visualis*|graphique|graphiques|apprentissage automatique|matplotlib|corrélation|série temporelle|séries temporelles",
};
