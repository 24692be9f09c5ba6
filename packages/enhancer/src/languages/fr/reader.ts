import type { Form } from "../../catalogue/ask.ts";
import type { LanguageReader } from "../../catalogue/language-kit.ts";
import { french } from "../../lexicon/fr.ts";

const making = `(?:[eé]cri(?:s|t|re|vez|ves|ve)|r[eé]dig(?:e|es|ez|er)|cr[eé][eé](?:e|es|z|r|s)?|cr[eé]er|fai(?:s|tes|re|tes)|fasse(?:s|z)?|g[eé]n[eèé]r(?:e|es|ez|er)|donne(?:s|z|r)?|propose(?:s|z|r)?|pr[eé]pare(?:s|z|r)?|imagine(?:s|z|r)?|invente(?:s|z|r)?|compose(?:s|z|r)?|con[cç]oi(?:s|t)|concevoir|concevez|d[eé]veloppe(?:s|z|r)?|programme(?:s|z|r)?|code(?:s|z|r)?|dessine(?:s|z|r)?|planifie(?:s|z|r)?|organise(?:s|z|r)?|trouve(?:s|z|r)?|cherche(?:s|z|r)?|raconte(?:s|z|r)?|montre(?:s|z|r)?|[eé]labore(?:s|z|r)?|construi(?:s|re|sez)|formule(?:s|z|r)?|impl[eé]mente(?:s|z|r)?|sugg[eèé]re(?:s|z|r)?|recommande(?:s|z|r)?|r[eé]alise(?:s|z|r)?|produi(?:s|re|sez)|dis|dites|envoie|fabrique(?:r)?|[eé]tabli(?:s|r)|monte(?:r)?)(?:[- ](?:moi|nous|lui|leur))?(?!\\p{L})`;

const make = `(?:(?:m'|me |nous )?${making}|(?:(?:je (?:veux|voudrais|cherche|souhaite|dois|suis en train de?)|j'aimerais|il me faut|il me faudrait|on cherche|nous cherchons|j'ai besoin(?: (?:d'aide pour|d'une?|de|d'))?|besoin (?:d'une?|de|d'aide pour)|aide[sz]?(?:[- ]moi)?(?: [aà]| pour| avec)?|aider (?:[aà]|pour|avec)|m'aide[rs]? (?:[aà]|pour|avec)|je cherche)(?: (?:que tu )?(?:m'|me )?${making})?))(?: (?:s'il te pla[iî]t|stp|svp|vite|juste))?`;

/** Words that end a run of modifiers: what stands behind them is no head noun. */
const stops =
  "combien|co[uû]te|re[cç]u|hier|d|de|du|des|pour|sur|[aà]|au|aux|en|dans|avec|sans|par|qui|que|qu|quoi|comment|quel|quelle|quand|o[uù]|et|ou|est|sont|[eé]tait|si|je|j|tu|il|elle|on|nous|vous|ils|se|s|ne|n|pas|c|ce que|y|entre|depuis|selon|chez|ai|as|a|ont|parce|pourquoi|contre|vers";

const between = `(?:(?!(?:${stops})(?!\\p{L}))[\\p{L}\\p{N}'&/+.%$#-]+,?\\s+){0,4}?`;

const lang =
  "(?:python|java ?script|js|typescript|java|c\\+\\+|c#|c|php|ruby|golang|go|rust|kotlin|swift|html|css|sql|bash|powershell|vba|matlab|react|vue|angular|node(?:\\.?js)?|flutter|dart|arduino|django|flask|tkinter|symfony|laravel)";

const how =
  "(?:comment (?:est-ce que (?:je|on) (?:peux|peut|pourrais|dois) |(?:je|on) (?:peux|peut|pourrais|pourrait|dois|doit|fais pour|fait pour) |puis-je |pourrais-je |dois-je |peut-on |faire pour |bien |mieux )?|(?:quelle est )?(?:la )?meilleure (?:fa[cç]on|mani[eè]re|m[eé]thode) (?:de |d'|pour )|(?:je (?:veux|voudrais|cherche [aà]|souhaite|dois|n'arrive pas [aà])|j'aimerais|j'essaie de|aide[- ]moi [aà]) |(?:des )?(?:conseils|astuces|id[eé]es) (?:pour |de )|que faire pour )";

const family =
  "(?:m[eè]re|maman|p[eè]re|papa|parents|grand-?m[eè]re|mamie|mamy|grand-?p[eè]re|papi|papy|grands-parents|s(?:œ|oe)urs?|fr[eè]res?|femme|[eé]pouse|mari|copain|copine|petite?[- ]amie?|chéri|ch[eé]rie|fille|fils|enfants?|ni[eè]ce|neveu|filleul(?:e)?|belle-?m[eè]re|beau-?p[eè]re|belle-?s(?:œ|oe)ur|beau-?fr[eè]re|beaux-parents|amie?s?|meilleure? amie?|pote|chef(?:fe)?|patron(?:ne)?|boss|manager|coll[eè]gues?|ma[iî]tresse|ma[iî]tre|prof(?:esseur(?:e|s)?)?|voisin(?:e|s)?|conjoint(?:e)?|cousin(?:e)?|tante|tata|oncle|tonton|petits?-enfants?|petite-fille|petit-fils|fianc[eé]e?|b[eé]b[eé]|famille|nounou|t[eé]moin|crush|partenaire)";

const mail =
  "(?:e-?mails?|mails?|courriels?|courriers?|lettres?(?! (?:de (?:motivation|l'alphabet|recommandation|candidature)|d'alphabet|persanes?|grecques?|majuscules?|capitales?))|messages?|textos?|sms|whatsapp|mots?(?= (?:de|d'|pour) (?:remerciement|excuse|absence|la ma[iî]tresse|le professeur|l'[eé]cole)))";

const said = "[^.!?\\n]*(?<!\\p{L})";

const shop =
  "(?:entreprise|soci[eé]t[eé]|marque|boutique|magasin|start-?up|restaurant|caf[eé]|bar|boulangerie|p[aâ]tisserie|salon|coiffure|institut|agence|studio|podcast|cha[iî]ne(?: youtube)?|blog|appli(?:cation)?|app|site|produit|projet|association|asso|club|food ?truck|atelier|cabinet|h[oô]tel|g[iî]te|chambre d'h[oô]tes?|groupe de musique|auto-?entreprise|micro-?entreprise|commerce|ferme|friperie|micro-?cr[eè]che)";

const pet =
  "(?:chien(?:ne)?s?|chat(?:te)?s?|chatons?|chiots?|cheval|jument|poney|hamster|lapins?|lapine|oiseau|perroquet|perruche|poissons?|tortue|cochon d'inde|animal|poules?|furet|[aâ]ne|ch[eè]vre)";

const product =
  "(?:ordinateurs?(?: portables?)?|pc(?: portable| gamer)?|laptops?|tablettes?|casques?(?: audio)?|[eé]couteurs|t[eé]l[eé]viseurs?|t[eé]l[eé]|tv|appareils? photo|aspirateurs?(?: robots?)?|robot aspirateur|robot cuiseur|lave-linge|machines? [aà] laver|lave-vaisselle|r[eé]frig[eé]rateurs?|frigo|cafeti[eè]re|machine [aà] caf[eé]|matelas|v[eé]los?(?: [eé]lectriques?)?|trottinette|chaussures|baskets|sac [aà] dos|valises?|poussettes?|si[eè]ge auto|imprimantes?|[eé]crans?|claviers?|souris|montre(?: connect[eé]e)?|enceintes?|chaise de bureau|fauteuil|bureau|canap[eé]|barbecue|friteuse(?: sans huile)?|airfryer|mixeur|blender|routeur|drone|voitures?|moto|rasoir|s[eè]che-cheveux|liseuse|perceuse|tondeuse|console|tente|micro-ondes|lit)";

const phone = "(?:t[eé]l[eé]phones?(?: portables?)?|smartphones?|portables?|iphones?|mobiles?)";

const food =
  "(?:g[aâ]teaux?|cr[eê]pes?|p[aâ]te [aà] (?:cr[eê]pes?|pizza|pain)|pain|brioche|tartes?|quiche|cookies|brownies?|muffins|madeleines|mousse(?: au chocolat)?|tiramisu|flan|cr[eè]me (?:br[uû]l[eé]e|anglaise|p[aâ]tissi[eè]re)|riz(?: au lait)?|p[aâ]tes|poulet|b(?:œ|oe)uf(?: bourguignon)?|r[oô]ti|gratin(?: dauphinois)?|soupe|velout[eé]|sauce|pizza|lasagnes?|ratatouille|raclette|fondue|blanquette|pot-au-feu|cassoulet|couscous|tajine|curry|chili|lentilles|haricots|salade|omelette|(?:œ|oe)ufs?|pur[eé]e|frites|pommes de terre|saumon|poisson|moules|houmous|guacamole|pesto|carbonara|bolognaise|risotto|ramen|sushis?|burgers?|gaufres|pancakes|choux|[eé]clairs|macarons|confiture|compote|yaourts?|glace|b[uû]che|galette|cake|cheesecake|financiers|clafoutis|far breton|beignets|bugnes|churros|naans?|tarte tatin|hachis parmentier|dinde|foie gras|steak|magret)";

const instrument =
  "(?:(?:de la |la |[aà] la )?guitare(?: [eé]lectrique)?|(?:du |le |au )?piano|(?:du |le |au )?clavier|(?:du |le |au )?ukul[eé]l[eé]|(?:du |le |au )?violon(?:celle)?|(?:de la |la |[aà] la )?batterie|(?:de la |la |[aà] la )?fl[uû]te|(?:du |le |au )?saxophone|(?:de la |la |[aà] la )?trompette|(?:de l'|l')?harmonica|(?:de la |la |[aà] la )?basse|(?:de l'|l'|[aà] l')?accord[eé]on|(?:de la |la )?clarinette|(?:de la |la )?harpe|(?:à )?chanter|chant)";

const tongue =
  "(?:anglais|fran[cç]ais|espagnol|allemand|italien|portugais|japonais|cor[eé]en|chinois|mandarin|arabe|russe|turc|n[eé]erlandais|su[eé]dois|norv[eé]gien|danois|finnois|polonais|grec|h[eé]breu|latin|breton|occitan|basque|corse|cr[eé]ole|hindi|ukrainien|roumain|wolof|lingala)";

const plantBare =
  "(?:plantes?|monstera|orchid[eé]es?|rosiers?|tomates?|plants? de tomates?|basilic|herbes|succulentes?|cactus|hortensias?|foug[eè]res?|ficus|pothos|sansevieria|aloe(?: vera)?|citronnier|olivier|laurier|g[eé]raniums?|poivrons?|piments?|concombres?|courgettes?|fraisiers?|fraises|courges?|salades?|lavande|avocat(?:ier)?|gazon|pelouse|haie|bonsa[iï]|persil|menthe|romarin|ciboulette|palmier|yucca|p[eé]tunias?|carottes|ail|oignons?|pommier|framboisiers?|bougainvillier|spathiphyllum|pommes de terre|muguet|tulipes)";

const stain =
  "(?:taches?|t[aâ]ches?|matelas|canap[eé]|tapis|moquette|four|plaque(?: vitroc[eé]ramique| de cuisson| [aà] induction)?|cafeti[eè]re|machine [aà] (?:laver|caf[eé])|lave-linge|lave-vaisselle|douche|paroi|toilettes?|wc|joints?|carrelage|vitres?|fen[eê]tres?|argenterie|argent|bijoux|chaussures|baskets|inox|po[eê]le|casserole|frigo|r[eé]frig[eé]rateur|micro-ondes|bouilloire|barbecue|calcaire|tartre|moisissures?|parquet|sol|murs?|clavier|[eé]cran|lunettes|daim|cuir|si[eè]ges?|rideaux|volets|stores|oreillers?|couette|doudoune|terrasse|vin rouge|graisse|encre|chewing-gum|salon de jardin|hotte|linge|col|[eé]vier|cuivre|marbre)";

const wall =
  "(?:murs?|portes?|sol|parquet|lino|carrelage|fen[eê]tres?|volets?(?: roulant)?|plafond|placo(?:pl[aâ]tre)?|pl[aâ]tre|papier peint|robinet|mitigeur|[eé]vier|siphon|canalisations?|chasse d'eau|toilettes?|wc|chauffage|radiateur|chaudi[eè]re|toit|toiture|goutti[eè]re|cl[oô]ture|placard|tiroir|chaise|table|escalier|prise|douche|lavabo|baignoire|plan de travail|serrure|poign[eé]e|fuite)";

const child = "(?:fils|fille|enfants?|b[eé]b[eé]|ados?|adolescente?s?|petite?s?|gar[cç]ons?)";

const pieceOfText =
  "(?:textes?|dissertation|paragraphe|phrases?|mail|e-?mail|courriel|lettre(?: de motivation)?|article|rapport|message|post|publication|discours|histoire|po[eè]me|r[eé]sum[eé]|r[eé]daction|m[eé]moire|chapitre|introduction|conclusion|brouillon|extrait|devoir|compte[- ]rendu)";

const thisOne = "(?:ce|cet|cette|ces|le|la|les|l'|mon|ma|mes|notre|le texte|un|une|ceci|ça)";

/** Something is done with a text that is there. */
const workedOn =
  "(?<!\\p{L})(?:tradui\\p{L}*|corrig\\p{L}*|am[eé]lior\\p{L}*|relis|relire|analys(?:e|er|ez)|interpr[eè]t\\p{L}*|r[eé]sum(?:e|er|ez)|reformul\\p{L}*|r[eé][eé]cri\\p{L}*|raccourci\\p{L}*|paraphras\\p{L}*|[eé]valu(?:e|er|ez)|comment(?:e|er|ez) le)(?!\\p{L})|(?<!\\p{L})(?:ce|cet|cette|le texte|suivant|suivante|ci-dessous|ci-joint)(?!\\p{L}) ?(?:mail|e-?mail|lettre|texte|message|po[eè]me|histoire|article)";

const tech =
  "(?<!\\p{L})(?:python|java ?script|js|typescript|java|c\\+\\+|c#|php|ruby|golang|rust|kotlin|swift|html|css|sql|bash|powershell|vba|matlab|react|vue|angular|node(?:\\.?js)?|flutter|django|flask|arduino|code|scripts?|api|regex|excel|base de donn[eé]es|bots?|algorithme|minecraft)(?!\\p{L})";

const grief =
  "(?<!\\p{L})(?:condol[eé]ances|deuil|obs[eè]ques|enterrement|d[eé]c[eè]s|d[eé]c[eé]d[eé]\\p{L}*|fun[eé]railles|est morte?|hommage fun[eè]bre)(?!\\p{L})";

const notMail = `${workedOn}|${tech}|${grief}|(?<!\\p{L})(?:newsletter|marketing|campagne|prospection|commercial\\p{L}*|objet du mail|spam|motivation|candidature|augmentation|adresse|alphabet|p[eè]re no[eë]l)(?!\\p{L})`;

const notVerse = `${workedOn}|${tech}|${grief}`;

const medical =
  "(?<!\\p{L})(?:m[eé]decin|docteur|h[oô]pital|urgences|m[eé]dicaments?|comprim[eé]s?|antibiotiques?|vaccin\\p{L}*|op[eé]ration|sympt[oô]mes?|fi[eè]vre|enceinte|grossesse|th[eé]rapie|ibuprof[eè]ne|doliprane|parac[eé]tamol|dose|antid[eé]presseurs?|douleurs?)(?!\\p{L})";

const grave =
  "(?<!\\p{L})(?:suicid\\p{L}*|me tuer|automutil\\p{L}*|abus[eé]?\\p{L}*|me frappe|frappe|viol(?:[eé]e?|eur)?|harc[eè]l\\p{L}*|violen\\p{L}*|menac\\p{L}*)(?!\\p{L})";

const to =
  "(?:[aà]|au|pour|aux) (?:(?:mon|ma|mes|le|la|les|notre|nos|un|une|toute l'|l') ?)?(?:\\p{L}+ )?";

const forms: [string, Form[]][] = [
  [
    "correspondence.out-of-office",
    [
      {
        thing:
          "(?:(?:messages?|mails?|r[eé]ponses?|e-?mails?|notification)(?: automatiques?)? (?:d'absence|d'absences?|de vacances|de cong[eé]s?)|r[eé]ponse automatique|message d'absence|out of office)",
      },
    ],
  ],
  [
    "correspondence.resignation",
    [
      {
        thing:
          "(?:(?:lettre|mail|courrier|e-?mail) de d[eé]mission|d[eé]mission(?= (?:de mon|cdi|cdd|pour)))",
      },
      { thing: `${mail}(?=${said}(?:d[eé]missionner|ma d[eé]mission)(?!\\p{L}))` },
    ],
  ],
  [
    "correspondence.apology",
    [
      {
        thing:
          "(?:lettre|mail|message|courrier|e-?mail|texto|sms|mot) (?:d'excuses?|pour (?:m'excuser|s'excuser|pr[eé]senter (?:mes|des|nos) excuses|demander pardon))|excuses(?= (?:[aà]|au|pour) )",
      },
      {
        thing: `${mail}(?=${said}(?:m'excus(?:er|e|ant)|nous excus\\p{L}+|demander pardon|demandant pardon)(?!\\p{L}))`,
      },
      { opens: "comment (?:m'excuser|s'excuser|pr[eé]senter (?:mes|des) excuses|je m'excuse)" },
    ],
  ],
  [
    "correspondence.refund",
    [
      { thing: `${mail}(?=${said}(?:remboursement|rembourser|rembours[eé]e?)(?!\\p{L}))` },
      { thing: "(?:demande|r[eé]clamation) de remboursement" },
    ],
  ],
  [
    "correspondence.cancel",
    [
      {
        thing:
          "(?:(?:lettre|mail|courrier|e-?mail|demande) (?:type )?de (?:r[eé]siliation|pr[eé]avis(?: de d[eé]part)?|cong[eé] du logement)|r[eé]siliation(?= (?:de|d'|du|abonnement|assurance|bail|contrat|box|salle|mutuelle|forfait)))",
      },
      {
        thing: `${mail}(?=${said}(?:r[eé]silier|annuler mon (?:abonnement|contrat)|quitter (?:mon|le|notre) (?:logement|appartement)|donner mon pr[eé]avis)(?!\\p{L}))`,
      },
      {
        opens:
          "(?:comment )?(?:r[eé]silier|annuler) (?:mon|ma|un|une|l') ?(?:abonnement|contrat|assurance|bail|salle|mutuelle|forfait|box)",
      },
    ],
  ],
  [
    "correspondence.landlord",
    [
      {
        thing: `${mail}(?= (?:\\S+ ){0,3}?(?:[aà]|au|pour|[aà] l'|pour l')? ?(?:mon |ma |le |la |notre )?(?:propri[eé]taire|proprio|bailleur|agence immobili[eè]re|syndic|r[eé]gie)(?!\\p{L}))`,
      },
      { thing: `${mail}(?= (?:\\S+ ){0,3}?[aà] l'agence)` },
    ],
  ],
  [
    "correspondence.complaint",
    [
      {
        thing:
          "(?:(?:lettre|mail|courrier|e-?mail|message) de (?:r[eé]clamation|plainte|contestation)|r[eé]clamation(?= (?:aupr[eè]s|[aà]|pour|contre|sncf|suite))|contestation(?= (?:d'|de|pour))|lettre pour contester)",
      },
      { thing: `${mail}(?=${said}(?:me plaindre|contester|r[eé]clamer)(?!\\p{L}))` },
    ],
  ],
  [
    "correspondence.absence",
    [
      {
        thing:
          "(?:demande de cong[eé]s?|mot d'absence|justificatif d'absence|demande d'absence|demande de cong[eé] (?:maternit[eé]|parental|sabbatique)|mot d'excuse)(?: .*)?",
      },
      {
        thing: `${mail}(?=${said}(?:(?:je suis|suis|est) malade|absence|absente?|poser (?:des|un|mes|ma) (?:jours?|cong[eé]s?|journ[eé]e)|arr[eê]t maladie|en retard|mes cong[eé]s|t[eé]l[eé]travail)(?!\\p{L}))`,
      },
    ],
  ],
  [
    "correspondence.delay",
    [
      {
        thing: `${mail}(?=${said}(?:retard(?:\\p{L}*)? (?:de (?:livraison|paiement|projet|commande)|du projet|dans|sur)|report[eé]\\p{L}*|report de|d[eé]caler|d[eé]cal[eé]\\p{L}*|sera livr[eé] plus tard)(?!\\p{L}))`,
      },
      { thing: "(?:avis|annonce) de retard" },
    ],
  ],
  [
    "correspondence.invitation",
    [
      {
        thing:
          "(?:invitations?(?= (?:pour|[aà]|au|aux|de|d'|anniversaire|mariage))|(?:texte|mail|message|lettre|carton|faire-part|sms) (?:d'invitation|de mariage))",
      },
      { thing: `${mail}(?=${said}(?:inviter|invitant)(?!\\p{L}))` },
    ],
  ],
  [
    "correspondence.thanks",
    [
      {
        thing:
          "(?:lettre|mail|message|courrier|e-?mail|mot|carte|texte|sms|discours) de remerciements?|remerciements?(?= (?:pour|[aà]|au|aux|de|d'|mariage|stage|m[eé]moire))",
      },
      { thing: `${mail}(?=${said}(?:remercier|remerciant|dire merci)(?!\\p{L}))` },
      { opens: "comment (?:remercier|dire merci)" },
    ],
  ],
  [
    "correspondence.request",
    [
      {
        thing: `${mail}(?=${said}(?:demander|demandant|solliciter|demande de|demande d')(?!\\p{L}))`,
      },
      { thing: "(?:lettre|courrier|mail) de demande" },
    ],
  ],
  [
    "correspondence.work",
    [
      {
        thing: `${mail}(?= (?:\\S+ ){0,2}?(?:(?:[aà]|au|aux|pour) (?:(?:mon|ma|mes|le|la|les|un|une|notre|nos|tous les|toute l'[eé]quipe) )?(?:nouveaux? )?|[aà] l'|pour l')(?:patron(?:ne)?|boss|chef(?:fe)?|manager|sup[eé]rieure?|responsable|clients?|cliente|[eé]quipe|rh|ressources humaines|prof(?:esseure?)?s?|ma[iî]tresse|directeur|directrice|[eé]cole|universit[eé]|coll[eè]gues?|fournisseurs?|banque|assurance|mairie|maire|pr[eé]fecture|administration|caf|imp[oô]ts|employeur|salari[eé]s|parents d'[eé]l[eè]ves|investisseurs?|locataires?|entreprise|m[eé]decin|tuteur|maître de stage)(?!\\p{L}))`,
      },
      {
        thing:
          "(?:mail|e-?mail|lettre|courrier|message) (?:professionnel(?:le)?|formel(?:le)?|officiel(?:le)?|administrati(?:f|ve))",
      },
    ],
  ],
  [
    "correspondence.message",
    [
      { thing: mail },
      {
        opens:
          "(?:que|quoi|qu'est-ce que je) (?:r[eé]pondre|[eé]crire|lui [eé]cris|r[eé]ponds) (?:[aà]|[àa] ce|au) ?(?:mon|ma|un|une|quelqu'un|mes)",
      },
    ],
  ],
  [
    "occasions.wedding-toast",
    [
      {
        thing: `(?:discours|toast|mots?)(?=${said}(?:mariage|t[eé]moin|mari[eé]e?s?|noces|fian[cç]ailles)(?!\\p{L}))`,
      },
    ],
  ],
  [
    "occasions.birthday",
    [
      {
        thing: `(?:messages?|textes?|cartes?|mots?|discours|v(?:œ|oe)ux|lettre|sms|souhaits?|dédicace)(?=${said}anniversaire(?!\\p{L}))`,
      },
      { opens: "(?:que|quoi) (?:[eé]crire|dire|mettre) (?:dans|sur|pour) .{0,40}anniversaire" },
      { is: "(?:un )?joyeux anniversaire (?:pour|[aà]) (?:mon|ma|un|une) .{2,40}" },
    ],
  ],
  [
    "occasions.talk",
    [
      {
        thing:
          "(?:expos[eé]|pr[eé]sentation orale|conf[eé]rence|intervention orale)(?= (?:sur|de|pour|[aà]|en) )",
      },
      {
        opens:
          "comment (?:commencer|d[eé]buter|ouvrir|conclure|finir|terminer|introduire) (?:mon|un|une|ma|l') ?(?:expos[eé]|pr[eé]sentation|oral|conf[eé]rence|intervention)",
      },
    ],
  ],
  [
    "occasions.speech",
    [
      { thing: "discours(?! (?:direct|indirect|rapport[eé]|de haine))|allocution" },
      { thing: "toast(?= (?:pour|[aà]|en) )" },
    ],
  ],
  [
    "career.gap",
    [
      {
        thing:
          "trous?(?= (?:dans|de|sur) (?:mon|le|un|ton) (?:cv|parcours))|p[eé]riodes? d'inactivit[eé]",
      },
      {
        does: "comment (?:expliquer|justifier|je justifie|parler|pr[eé]senter|j'explique)",
        to: "(?:trou|inactivit[eé]|ann[eé]e sabbatique|pause|p[eé]riode (?:de chômage|sans emploi)|ch[oô]mage)",
      },
    ],
  ],
  [
    "career.cover-letter",
    [
      {
        thing: `lettres? de (?:motivation|candidature)(?=${said}(?:poste|emploi|stage|alternance|job|entreprise|travail|cdi|cdd|en tant|comme|chez|vendeu\\p{L}+|serveu\\p{L}+|assistant\\p{L}*|h[oô]tesse|secr[eé]taire|aide[- ]soignante?|infirmi[eè]re?|caiss[iì]\\p{L}+|apprentissage|saisonnier|comptable|magasinier|cuisinier)(?!\\p{L}))|candidature spontan[eé]e|lettre de candidature|mail de candidature|lettre pour (?:un |une |trouver un )(?:emploi|poste|job|stage|alternance)`,
      },
    ],
  ],
  [
    "career.motivation-letter",
    [{ thing: "(?:lettres? de motivation|projet de formation motiv[eé]|lettre pour parcoursup)" }],
  ],
  [
    "career.resume",
    [
      { thing: "(?:mon |un )?(?:cv|curriculum vitae)" },
      { opens: "comment (?:faire|r[eé]diger|cr[eé]er|[eé]crire) (?:un|mon) (?:bon )?cv" },
    ],
  ],
  [
    "career.interview",
    [
      {
        does: "(?:j'ai (?:un|mon)?|comment (?:me |se |bien )*pr[eé]parer|pr[eé]pare[rz]?(?:-moi)?|aide-moi|questions|conseils|entra[iî]ne-moi|simule|r[eé]ussir)",
        to: "(?:un |mon |d'|pour un |l')?entretien(?: (?:d'embauche|de recrutement|professionnel|d'admission|pour|demain|chez))?",
      },
      { opens: "j'ai (?:un|mon) (?:\\p{L}+ )?entretien" },
      {
        thing:
          "(?:questions|pr[eé]paration|conseils) (?:d'|pour un |pour mon |[aà] l'|[aà] un )entretien(?: d'embauche)?|entretien d'embauche",
      },
    ],
  ],
  [
    "career.salary",
    [
      {
        opens: `${how}(?:demande[rz]?|n[eé]goci\\p{L}+|obtenir|r[eé]clamer) (?:\\S+ ){0,4}?(?:augmentation|salaire|promotion|prime)`,
      },
      { thing: "n[eé]gociation (?:salariale|de salaire)|demande d'augmentation" },
      { thing: `${mail}(?=${said}augmentation(?: de salaire)?(?!\\p{L}))` },
    ],
  ],
  [
    "people.tell-no",
    [
      {
        opens: `${how}(?:dire (?:non|que je ne)|refuser|d[eé]cliner|annuler) ?(?:[aà]|une|un|l'|poliment|gentiment|une invitation|au)?(?:(?<=dire non).*|(?= ?(?:[aà]|une? |l'|poliment|gentiment|mon|ma|invitation|rendez-vous|d[iî]ner|f[eê]te|mariage|\\p{L}+ )))`,
      },
      {
        opens: `${how}(?:dire|annoncer|expliquer|faire comprendre) ${to}(?:${family}|propri[eé]taire)? ?(?:\\S+ )?que je ne (?:peux|veux|viens|viendrai|souhaite)`,
      },
    ],
  ],
  [
    "people.tell",
    [
      {
        opens: `${how}(?:le |l')?(?:dire|annoncer|avouer|parler|raconter|r[eé]v[eé]ler|confier) (?:\\S+ )?${to}${family}`,
      },
    ],
  ],
  [
    "people.child",
    [
      {
        opens: `(?:mon|ma|mes|notre|nos) (?:petite? )?${child} (?:de \\S+ (?:ans|mois) )?(?:ne (?:veut|dort|mange|m'[eé]coute|fait|parle)|n'(?:[eé]coute|ob[eé]it|aime|arrive)|refuse|tape|mord|pleure|ment|crie|fait des (?:col[eè]res|crises|cauchemars)|a peur|se r[eé]veille|est insolent)`,
      },
      {
        opens: `(?:${how}|que faire (?:quand|si) )(?:\\S+ ){0,4}?(?:mon|ma|mes|un|une|notre|son) (?:petite? )?${child}(?: \\S+){0,6}? (?:dormir|manger|ob[eé]ir|devoirs|propre|propret[eé]|t[eé]tine|couche|col[eè]res?|[eé]crans?|dort|mange|[eé]coute|ob[eé]it|coucher|ranger|calmer)`,
      },
      {
        opens: `${how}(?:g[eé]rer|calmer|punir|motiver|occuper le coucher) (?:\\S+ ){0,4}?(?:crises?|col[eè]res?|caprices?|${child})`,
      },
      { thing: "conseils? (?:d'[eé]ducation|parentaux?)|terrible two" },
    ],
  ],
  [
    "people.couple",
    [
      {
        opens:
          "(?:mon copain|ma copine|mon mari|ma femme|mon conjoint|ma conjointe|mon petit ami|ma petite amie|mon compagnon|ma compagne) (?:et moi|ne (?:me|veut|fait|parle)|n'est|m'(?:a (?:tromp|menti|quitt)\\p{L}*|ignore)|me (?:trompe|ment|délaisse|reproche)|veut|est (?:jaloux|jalouse|distante?|toujours))",
      },
      {
        opens: `${how}(?:sauver|am[eé]liorer|reconqu[eé]rir|r[eé]cup[eé]rer|retrouver|r[eé]parer|raviver) (?:mon|ma|notre|une|un) (?:couple|relation|mariage|ex|copain|copine|mari|femme)`,
      },
      {
        thing:
          "conseils? (?:de|pour le|pour mon) couple|relation [aà] distance|probl[eè]mes? de couple",
      },
    ],
  ],
  [
    "fiction.joke",
    [
      {
        thing:
          "blagues?|devinettes?|charades?|vannes|virelangues?|anecdotes? insolites?|jeux? de mots",
      },
      { is: "fais[- ]moi rire" },
    ],
  ],
  [
    "fiction.poem-for-someone",
    [
      {
        thing: `(?:po[eè]mes?|po[eé]sie|acrostiche|vers|rimes)(?: (?:d'amour|d'anniversaire|court|romantique|touchant|dr[oô]le|humoristique))* (?:pour|[aà]|sur|d[eé]di[eé] [aà]) (?:mon|ma|mes|notre|nos|un|une|le|la) (?:\\p{L}+ )?${family}(?!\\p{L})`,
      },
      {
        thing:
          "(?:po[eè]mes?|po[eé]sie|vers)(?: \\p{L}+)? (?:pour|d'|de) ?(?:la |le |un |une |l'|les )?(?:\\d+ ans|f[eê]te des (?:m[eè]res|p[eè]res|grands?-m[eè]res)|anniversaire|mariage|retraite|d[eé]part|bapt[eê]me|saint[- ]valentin|naissance|noces)",
      },
    ],
  ],
  [
    "fiction.poem",
    [
      {
        thing:
          "po[eè]mes?|po[eé]sies?|ha[iï]kus?|sonnets?|limericks?|acrostiches?|quatrains?|ballade|ode|vers|slam(?= sur)",
      },
    ],
  ],
  [
    "fiction.lyrics",
    [
      {
        thing:
          "paroles(?= (?:de|d'|pour|sur) )(?: (?:de|d'une|pour une|d'un|pour un) (?:chanson|rap|slam))?|chansons?(?= (?:sur|pour (?:mon|ma|un|une|le|la)|d'amour|d'anniversaire|qui|avec|de rap))|rap(?= (?:sur|pour|qui))|couplets?(?= (?:de rap|sur))|jingle",
      },
      { made: "(?:chanson|refrain|rap|couplet|comptine)" },
    ],
  ],
  [
    "fiction.bedtime-story",
    [
      {
        thing: `(?:(?:contes?|histoires?)(?: \\p{L}+)? (?:pour (?:s'endormir|dormir|endormir|(?:(?:mon|ma|mes|un|une|les|des) )?(?:petite? )?(?:${child}|tout[- ]petits?|\\p{L}+ de \\d+ ans))|du soir|pour le soir|avant de dormir)|conte pour enfants?)`,
      },
    ],
  ],
  [
    "fiction.story",
    [
      {
        thing:
          "histoires?(?! (?:de (?:la |l'|france|rome|paris|l'art|l')|du(?!\\p{L})|des (?!deux|animaux|enfants)|g[eé]ographie|g[eé]o|ancienne|contemporaine|m[eé]di[eé]vale))|contes?|nouvelles?(?= (?:fantastique|polici[eè]re|de science-fiction|sur|d'horreur|litt[eé]raire))|r[eé]cit|fables?|micro-?nouvelle|fanfiction|l[eé]gende(?= (?:sur|invent))",
      },
    ],
  ],
  [
    "nonfiction.essay",
    [
      {
        thing:
          "dissertations?|dissert|essais?(?= (?:sur|argument|de philo|[aà] propos))|r[eé]daction(?= (?:sur|de|d'|argument))|commentaire (?:compos[eé]|de texte|litt[eé]raire)|argumentation|texte argumentatif|synth[eè]se(?= (?:sur|de documents))|grand oral(?= sur)",
      },
    ],
  ],
  [
    "nonfiction.article",
    [
      {
        thing:
          "articles?(?= (?:de (?:blog|presse|journal)|pour (?:mon|le|un|notre|ma) |sur|seo|wikip|d'opinion|[aà] propos))|(?:billet|post) de blog|communiqu[eé] de presse|tribune",
      },
    ],
  ],
  [
    "nonfiction.report",
    [
      {
        thing:
          "rapports?(?= (?:de|d'|sur|pour|annuel|mensuel|technique) ?(?!force|sexuel))|compte[s-]*[- ]?rendus?(?= (?:de|d'|sur|pour))|bilan (?:de stage|annuel|d'activit[eé])",
      },
    ],
  ],
  [
    "editing.say-in",
    [
      {
        opens: `(?:comment (?:dit-on|on dit|dire|se dit|[eé]crit-on|dis-tu|on [eé]crit|traduire)|que (?:veut dire|signifie)|[cç]a veut dire quoi) .{1,80} en ${tongue}`,
      },
      { opens: "tradui(?:s|re|sez)(?:[- ]moi)?(?: en \\p{L}+)?(?: :)? [\"“«'].+" },
      {
        opens:
          "(?:un )?(?:synonymes?|antonymes?|contraires?|autre mot|mot plus soutenu)(?: (?:de|pour|[aà]))",
      },
    ],
  ],
  [
    "editing.translate",
    [
      { opens: "tradui(?:s|re|sez|t)(?:[- ](?:moi|le|la|les|nous))?" },
      { opens: "(?:une |la |je veux la |j'ai besoin d'une )?traduction (?:de|du|en)" },
      { does: `(?:mets|mettre|passe|je veux) (?:${thisOne})`, to: `en ${tongue}` },
    ],
  ],
  [
    "editing.summarise",
    [
      {
        opens: `(?:r[eé]sum(?:e|er|ez|es)|synth[eé]tis(?:e|er|ez))(?:[- ]moi)? (?:(?:${thisOne}) ?)?(?:\\p{L}+ )?(?:${pieceOfText}|document|pdf|ceci|cours)`,
      },
      {
        thing: `(?:r[eé]sum[eé]|synth[eè]se)(?= (?:de|du|d') ?(?:${thisOne} ?)?(?:\\p{L}+ )?(?:${pieceOfText}|document|pdf|r[eé]union|cours)(?!\\p{L}))`,
      },
    ],
  ],
  [
    "editing.fix-grammar",
    [
      {
        does: "(?:corrig(?:e|er|ez|es)|v[eé]rifi(?:e|er|ez)|enl[eè]ve|relis|regarde)(?:[- ]moi)?",
        to: "(?:(?:l'|mon |les |d')?(?:orthographe|grammaire|fautes?|conjugaison|ponctuation|erreurs? d'orthographe))",
      },
      {
        opens: `corrig(?:e|er|ez|es)(?:[- ](?:moi|le))? (?:${thisOne}) ?(?:\\p{L}+ )?${pieceOfText}`,
      },
      {
        opens:
          "correction (?:d'orthographe|orthographique|grammaticale|de (?:mon|ce|texte|fautes))",
      },
    ],
  ],
  [
    "editing.proofread",
    [
      {
        opens: `(?:reli(?:s|re|sez)|relecture)(?:[- ]moi)? (?:de )?(?:et corrige )?(?:${thisOne}) ?(?:\\p{L}+ )?${pieceOfText}`,
      },
    ],
  ],
  [
    "editing.shorten",
    [
      {
        opens: `(?:raccourci(?:s|r|ssez|t)?|abr[eè]g(?:e|er|ez)|r[eé]dui(?:s|re|sez)|condense[rz]?)(?:[- ]moi)? (?:${thisOne}) ?(?:\\p{L}+ )?${pieceOfText}`,
      },
      {
        does: `(?:rend(?:s|re|ez)|fai(?:s|re)) (?:${thisOne}) ?(?:\\p{L}+ )?${pieceOfText}`,
        to: "plus (?:court|courte|concis|concise|bref)",
      },
    ],
  ],
  [
    "editing.improve",
    [
      {
        opens: `(?:am[eé]lior(?:e|er|ez|es)|reformul(?:e|er|ez|es)|r[eé][eé]?cri(?:s|re|vez|t)|r[eé]-[eé]cri\\p{L}+|peaufine[rz]?|paraphras(?:e|er|ez)|retravaill(?:e|er|ez))(?:[- ]moi)? (?:${thisOne}) ?(?:\\p{L}+ )?${pieceOfText}`,
      },
      {
        does: `rend(?:s|re|ez) (?:${thisOne}) ?(?:\\p{L}+ )?${pieceOfText}`,
        to: "plus (?:professionnel(?:le)?|formel(?:le)?|clair(?:e)?|convaincante?|fluide|humain|naturel|percutante?)",
      },
    ],
  ],
  [
    "marketing.bio",
    [
      {
        thing:
          "(?:bios?|biographies?|description|pr[eé]sentation)(?: \\p{L}+)? (?:(?:pour|de|sur) (?:mon |ma |un |une |le )?(?:compte |profil |page |chaîne )?)?(?:instagram|insta|ig|tiktok|twitter|linkedin|facebook|youtube|tinder|bumble|twitch)|bio(?= (?:pour|d'auteur|d'artiste|professionnelle|de))|biographie (?:professionnelle|d'auteur|d'artiste|courte)|profil (?:linkedin|tinder|de rencontre)|page [aà] propos|texte [aà] propos",
      },
    ],
  ],
  [
    "marketing.slogan",
    [
      {
        thing:
          "slogans?|accroches?(?= (?:pour|publicitaire|de))|phrases? d'accroche|taglines?|devise(?= (?:pour|de))|signature de marque",
      },
    ],
  ],
  [
    "marketing.product-description",
    [
      {
        thing: `(?:descriptions?|fiches?)(?: \\p{L}+)? (?:de |d'un |d'une |pour |du )?(?:(?:mon|ma|un|une|le|la|ce|mes|des) )?(?:produits?|article|plat|menu|amazon|etsy|ebay|vinted|leboncoin|airbnb|maison|appartement|bougies?|savons?|bijoux?|robe|pull)|annonces?(?= (?:leboncoin|vinted|airbnb|immobili[eè]re|de vente|pour (?:vendre|louer|mon|ma|la vente|une?)|sur leboncoin))`,
      },
    ],
  ],
  [
    "marketing.page-text",
    [
      {
        thing:
          "(?:textes?|contenus?|titres?|copy)(?: \\p{L}+)? (?:pour|de|d'une?) (?:mon |ma |la |une |le |notre |un )?(?:page (?:d'accueil|de vente|web|[aà] propos)|site(?: web| internet)?|landing ?page|boutique en ligne|accueil)|texte (?:publicitaire|de vente)|page de vente|proposition de valeur",
      },
    ],
  ],
  [
    "marketing.social-post",
    [
      {
        thing:
          "(?:posts?|publications?|l[eé]gendes?|captions?|carrousel|story|texte|annonce)(?: \\p{L}+)? (?:(?:pour|sur|de) (?:mon |ma |les |le )?(?:compte |page |groupe )?)?(?:instagram|insta|facebook|fb|linkedin|twitter|x|tiktok|r[eé]seaux(?: sociaux)?|threads|pinterest|reddit)|tweets?|post(?= (?:pour|sur|de))|l[eé]gende (?:pour|de) (?:photo|une photo|ma photo|post)",
      },
    ],
  ],
  [
    "code.login",
    [
      {
        thing:
          "(?:page|formulaire|[eé]cran|syst[eè]me|module|interface) (?:de connexion|de login|d'inscription|d'authentification|d'identification|login)",
      },
    ],
  ],
  [
    "code.website",
    [
      {
        made: "(?:sites?(?: (?:web|internet|vitrine|e-?commerce|html))?(?! (?:touristiques?|[aà] visiter|de rencontre|arch[eé]ologique))|pages? (?:web|html|internet)|landing ?page|boutique en ligne|portfolio (?:web|en ligne|html))",
      },
      {
        thing: "(?:site (?:web|internet|vitrine)|page web|landing ?page)(?= (?:pour|en|avec|de) )",
      },
    ],
  ],
  [
    "code.app",
    [
      {
        made: "(?:applis?|applications?|app)(?= (?:pour|de|d'|qui|mobile|web|en|avec|android)|$|[.,])",
      },
      {
        thing:
          "(?:appli|application|app) (?:mobile|web|android|ios|de bureau|react)|(?:appli|application|app)(?= (?:de|d') ?(?:t[aâ]ches|to-?do|notes|m[eé]t[eé]o|budget|gestion|r[eé]servation|calculatrice))",
      },
    ],
  ],
  [
    "code.function",
    [
      {
        made: "(?:fonction|m[eé]thode)(?= (?:en|qui|pour|de|d'|nomm[eé]e|avec|r[eé]cursive|python|javascript|c|java)|$|[,.:])",
      },
      { thing: `(?:fonction|m[eé]thode|classe)(?= (?:en |c\\+\\+|c#|)${lang}(?!\\p{L}))` },
    ],
  ],
  [
    "code.script",
    [
      {
        thing: `scripts?(?= (?:en |)(?:${lang})(?!\\p{L}))|scripts?(?= (?:qui|pour) (?!(?:une? |ma |mon )?(?:vid[eé]o|youtube|podcast|appel|tiktok|vente|pi[eè]ce|film)))`,
      },
    ],
  ],
  [
    "debug.cors",
    [{ is: "(?!qu'est|c'est quoi|explique|[aà] quoi)(?:\\S+ ){0,8}?cors(?: .{0,80})?" }],
  ],
  [
    "debug.error",
    [
      {
        opens:
          "(?:j'ai|j'obtiens|je (?:re[cç]ois|tombe sur)|il (?:me )?(?:met|affiche)|[cç]a (?:m'affiche|me met|affiche)|mon (?:code|programme|script) (?:renvoie|affiche|l[eè]ve)) (?:\\S+ ){0,3}?(?:\\p{L}*error|erreur|exception|traceback|message d'erreur)",
      },
      {
        opens:
          "(?:\\p{L}{2,}error|\\p{L}*exception|traceback|erreur)(?= ?: | (?:\\d{3}|lors|quand|dans|en (?:python|java|c|php)))",
      },
      {
        opens: `${how}(?:corriger|r[eé]soudre|r[eé]gler|r[eé]parer) (?:l'|une |cette |mon |le )?(?:\\p{L}*error|erreur|exception|bug)`,
      },
    ],
  ],
  [
    "debug.fix-code",
    [
      {
        opens:
          "(?:corrig(?:e|er|ez)|r[eé]par(?:e|er|ez)|d[eé]bug(?:ue|uer|guer|ge)?|d[eé]bogue[rz]?|trouve[rz]?|fixe[rz]?|r[eé]sou(?:s|dre))(?:[- ]moi)? (?:(?:mon|ce|le|les|l'|cette|ma|la|une?|des|bugs?|erreurs?|erreur|dans|de) ?)*(?:code|script|programme|fonction|requ[eê]te|bug)",
      },
      {
        opens:
          "(?:qu'est-ce qui (?:ne va pas|cloche|ne marche pas)|quel est le probl[eè]me|o[uù] est l'erreur|quelle est l'erreur) (?:dans|avec|de) (?:mon|ce|le|cette|ma) (?:code|script|programme|fonction|requ[eê]te)",
      },
    ],
  ],
  [
    "debug.not-working",
    [
      {
        opens:
          "(?:pourquoi )?(?:mon|ma|ce|cette|le|la) (?:\\p{L}+ )?(?:code|script|programme|fonction|requ[eê]te|site(?: web)?|page web|appli|application|api|boucle|bot|bouton|serveur|css)(?: \\S+){0,2}? (?:ne (?:marche|fonctionne|compile|se lance|s'affiche|r[eé]pond|tourne|d[eé]marre|renvoie)|n'(?:affiche|ex[eé]cute|est pas|arrive)|plante|bugue|bug|marche pas|fonctionne pas|renvoie une erreur)",
      },
      {
        opens:
          "pourquoi (?:[cç]a ne (?:marche|fonctionne|compile) pas dans )?mon (?:code|script|programme)",
      },
    ],
  ],
  [
    "data.sql",
    [
      {
        thing:
          "(?:requ[eê]tes?|query|proc[eé]dure stock[eé]e|trigger|vue|jointure)(?: \\p{L}+)? (?:en )?(?:sql|mysql|postgres(?:ql)?|sqlite|oracle|sql server)|sql (?:pour|qui)",
      },
      {
        opens: `${how}\\p{L}+ (?:\\S+ ){0,6}?(?:en|avec|dans) (?:sql|mysql|postgres\\p{L}*|sqlite|oracle|sql server)`,
      },
    ],
  ],
  [
    "data.formula",
    [
      {
        thing:
          "(?:formules?|fonction)(?= (?:excel|google sheets|sheets|calc|libreoffice|(?:dans|sur|pour|sous) (?:excel|google sheets|sheets|libreoffice|un tableur)))",
      },
      {
        opens: `${how}(?:calculer|additionner|compter|faire (?:une somme|la somme|un calcul|une moyenne|un sommeprod|une recherchev)|comparer|rechercher|extraire|convertir|multiplier|croiser|concat[eé]ner|sommer|trouver les doublons) (?:\\S+ ){0,7}?(?:sur|dans|avec|sous|en) (?:excel|google sheets|sheets|libreoffice|calc)`,
      },
      {
        opens:
          "(?:sur|dans) (?:excel|google sheets),? (?:comment|quelle formule)|recherchev|recherchex|nb\\.si|somme\\.si",
      },
    ],
  ],
  [
    "data.tracker",
    [
      {
        thing:
          "(?:tableaux?|fichiers?|mod[eè]le|feuille|tableur)(?: \\p{L}+)? (?:excel|google sheets|sheets)(?= (?:pour|de|qui|d'|avec))|(?:tableau|fichier|suivi) de (?:suivi|budget|d[eé]penses|stock|pr[eé]sence|gestion|heures)|excel pour (?:suivre|g[eé]rer|mes|mon)",
      },
    ],
  ],
  [
    "travel.packing",
    [
      {
        thing:
          "(?:liste (?:de (?:valise|bagages|voyage|choses [aà] (?:emporter|prendre))|pour (?:ma |la |une )?(?:valise|voyage|partir)|valise|bagage)|checklist (?:voyage|valise|de voyage|vacances|camping))",
      },
      {
        opens:
          "(?:que|quoi|qu'est-ce que je|qu'est-ce qu'on|qu'est-ce qu'il faut) (?:dois-je |faut-il |dois |doit )?(?:emporter|emmener|prendre|mettre|emporte|prends|am[eè]ne) (?:\\S+ ){0,4}?(?:valise|vacances|voyage|camping|plage|rando\\p{L}*|festival|croisi[eè]re|week-end|sac|pour (?:un|une|mon|aller)|en \\p{L}+|au \\p{L}+)",
      },
    ],
  ],
  [
    "travel.road-trip",
    [
      {
        thing:
          "road ?-?trips?|itin[eé]raires? (?:en|[aà]) (?:voiture|moto|camping-car|van)|(?:voyage|circuit|tour|vacances) en (?:voiture|camping-car|moto|van)|roadtrip",
      },
    ],
  ],
  [
    "travel.things-to-do",
    [
      {
        opens:
          "(?:que|quoi|qu'est-ce qu'on peut|qu'est-ce que je peux|qu'y a-t-il [aà]) (?:peut-on )?(?:faire|voir|visiter) (?:(?:ce (?:week-end|soir)|aujourd'hui|demain|en famille|avec (?:des|les|mes) enfants|gratuitement|[aà] faire|et voir|et visiter) )*(?:[aà]|en|dans|autour de|pr[eè]s de|sur) (?!(?:la (?:maison|retraite|place)|cas|python|excel|cette|ce|un|une|mon|ma)(?!\\p{L}))\\p{L}+",
      },
      {
        thing:
          "(?:choses [aà] (?:faire|voir)|lieux [aà] visiter|activit[eé]s|visites|sorties|endroits [aà] (?:visiter|voir)|incontournables|bons plans)(?= (?:[aà]|en|autour|pr[eè]s|dans) (?!(?:la maison|classe|l'[eé]cole|faire|famille|int[eé]rieur)))",
      },
    ],
  ],
  [
    "travel.where-to-go",
    [
      {
        opens:
          "o[uù] (?:partir|aller|voyager|est-ce (?:qu'on|que je) (?:peut|peux|pourrais) (?:partir|aller)|puis-je (?:partir|aller)|je (?:peux|pourrais) (?:partir|aller)) (?:\\S+ ){0,3}?(?:en|pour|ce|cet|avec|au|pas cher|[aà] \\S+|un|week-end|voyage)",
      },
      { opens: "o[uù] (?:partir|voyager)" },
      {
        thing:
          "(?:destinations?(?= (?:pour|de|pas|ensoleill|en))|id[eé]es? (?:de|pour) (?:(?:un|une|mes|nos|les|des|notre) )?(?:vacances|voyages?|week-ends?|s[eé]jours?|escapades?|lune de miel|destinations?))",
      },
    ],
  ],
  [
    "travel.trip-to",
    [
      {
        thing:
          "(?:voyages?|vacances|s[eé]jours?|week-?ends?|escapade|itin[eé]raires?|circuit|lune de miel|programme de (?:voyage|visite))(?: \\p{L}+)?(?: (?:de|d'|sur) ?(?:\\d+|une?|deux|trois|quatre|cinq|dix|quinze) (?:jours?|semaines?|nuits?))?(?: \\p{L}+)?(?= (?:[aà]|en|au|aux|dans les?) (?!(?:la (?:maison|retraite|montagne|mer|plage|campagne)|l'[eé]tranger|deux|trois|quatre|\\d|famille|amoureux|couple|solo|groupe|train|voiture|avion|v[eé]lo|[eé]t[eé]|hiver|automne|janvier|f[eé]vrier|mars|avril|mai|juin|juillet|ao[uû]t|septembre|octobre|novembre|d[eé]cembre|petit|faire|pr[eé]voir|moins|plus|bas|prix)(?!\\p{L}))\\p{L})",
      },
      {
        is: "(?:\\d+|une?|deux|trois|quatre|cinq|six|sept|dix) (?:jours?|semaines?|week-end|nuits) (?:[aà]|en|au|aux) (?!l'h[oô]pital|retard|la maison|faire)\\p{L}+.{0,50}",
      },
      {
        opens:
          "(?:je (?:pars|vais partir|voyage)|on part|nous partons) (?:\\S+ ){0,4}?(?:[aà]|en|au|aux) (?!la retraite|vacances|voiture|week-end|train|l'aventure)\\p{L}+",
      },
    ],
  ],
  [
    "travel.trip",
    [
      { made: "(?:voyages?|vacances|s[eé]jour|week-?end|lune de miel|croisi[eè]re|itin[eé]raire)" },
      {
        thing:
          "(?:voyage (?:en famille|solo|surprise|de noces|pas cher|en amoureux|en train|[aà] deux|scolaire)|vacances (?:en famille|[aà] la (?:mer|montagne|plage|campagne)|au ski|d'[eé]t[eé])|week-?end (?:en amoureux|romantique|en famille|entre (?:amis|filles|copines)))",
      },
      {
        opens: `${how}(?:organiser|planifier|pr[eé]parer) (?:un|mon|mes|des|notre|nos|une) (?:\\p{L}+ )?(?:voyage|vacances|s[eé]jour|week-?end|lune de miel|tour du monde)`,
      },
    ],
  ],
  [
    "food.guests",
    [
      {
        opens:
          "(?:que|quoi|qu'est-ce que je) (?:puis-je |peux |pourrais )?(?:cuisiner|pr[eé]parer|faire(?: [aà] manger)?|servir|apporter) (?:\\S+ ){0,2}?(?:pour|quand|[aà]|au) (?:(?:un|une|mes|des|le|la|no[eë]l|\\d+) )?(?:invit[eé]s|\\d+|personnes|repas de|d[iî]ner|ap[eé]ro|apéritif|anniversaire|no[eë]l|r[eé]veillon|nouvel an|p[aâ]ques|f[eê]te|beaux-parents|buffet|barbecue|pique-nique)",
      },
      {
        thing:
          "(?:menus?|buffet|repas|ap[eé]ro(?: d[iî]natoire)?|ap[eé]ritif dînatoire|d[iî]ner|barbecue|brunch)(?: \\p{L}+)? (?:de |d'|pour |du )(?:(?:une?|mes|des|le|la) )?(?:\\d+ (?:personnes|invit[eé]s)|invit[eé]s|no[eë]l|r[eé]veillon|nouvel an|p[aâ]ques|mariage|anniversaire|f[eê]te|amis|bapt[eê]me|communion|huit|dix|douze)|ap[eé]ro d[iî]natoire",
      },
    ],
  ],
  [
    "food.meal-plan",
    [
      {
        thing:
          "(?:menus?|plan(?:ning)?s?|programme)(?: \\p{L}+)? (?:de (?:repas|la semaine|r[eé]gime)|pour (?:la|une|ma) semaine|alimentaires?|nutrition(?:nel)?|hebdomadaires?|des? repas)|menu (?:de la )?semaine|batch ?cooking|meal ?prep|r[eé]gime(?= (?:pour|c[eé]tog[eè]ne|m[eé]diterran[eé]en|v[eé]g|hyperprot[eé]in[eé]))(?! pour (?:maigrir|perdre))",
      },
    ],
  ],
  [
    "food.lunchbox",
    [
      {
        thing:
          "(?:lunch ?box(?:es)?|bento|gamelles?|bo[iî]tes? [aà] (?:lunch|repas)|(?:id[eé]es? (?:de |d')?)?(?:d[eé]jeuners?|repas|go[uû]ters?|snacks?|d[iî]ners?|lunch)(?: \\p{L}+)? (?:[aà] emporter|pour (?:le |mon |l'|les |mes |ma )?(?:travail|bureau|boulot|[eé]cole|enfants|fille|fils|universit[eé]|fac|pique-nique)|au (?:bureau|travail)))",
      },
      {
        opens:
          "(?:que|quoi|qu'est-ce que je) (?:peux )?(?:apporter|emporter|mettre|manger|emmener|prendre) (?:\\S+ ){0,4}?(?:au (?:travail|bureau|boulot)|dans (?:la|ma|une) (?:lunch ?box|gamelle|bo[iî]te))",
      },
    ],
  ],
  [
    "food.ideas",
    [
      {
        opens:
          "(?:que|quoi|qu'est-ce que je|qu'est-ce qu'on) (?:puis-je |peux |pourrais |peut |vais |va )?(?:cuisiner|manger|pr[eé]parer|faire|mange|cuisine|pr[eé]pare|fais|fait)(?: (?:[aà] (?:manger|d[iî]ner|souper|d[eé]jeuner)|pour|de|bon|ce|rapide|facile|demain|le|un|de rapide|vite|d[iî]ner|aujourd'hui|comme|repas))* (?:ce (?:soir|midi)|d[iî]ner|d[eé]jeuner|souper|[aà] manger|petit[- ]d[eé]jeuner|demain soir|avec (?:du|des|de la|les|ce que|le|un reste))",
      },
      {
        thing:
          "(?:id[eé]es?|suggestions?)(?: \\p{L}+)? (?:de |d'|pour )?(?:(?:le|un|ce|mon|des|les) )?(?:\\p{L}+ )?(?:repas|d[iî]ners?|d[eé]jeuners?|petits?[- ]d[eé]jeuners?|desserts?|plats?|go[uû]ters?|entr[eé]es?|ap[eé]ro|soupers?|menus?)(?: .*)?|(?:repas|d[iî]ner|d[eé]jeuner|petit[- ]d[eé]jeuner|dessert|go[uû]ter|plat|souper) (?:rapide|facile|simple|[eé]quilibr[eé]|l[eé]ger|sain|v[eé]g[eé]tarien|vegan|pas cher|du soir|[eé]conomique)",
      },
    ],
  ],
  [
    "food.recipe",
    [
      { thing: "recettes?(?! (?:fiscales?|publicitaires?|d'exploitation))" },
      {
        opens: `${how}(?:faire|pr[eé]parer|cuisiner|cuire|r[eé]ussir|r[oô]tir|faire cuire|griller) (?:(?:un|une|des|du|de la|de l'|les|le|la|l'|de bonnes?|de bons|son|ses) ?)?(?:bonn?e?s? |vraie?s? )?${food}`,
      },
    ],
  ],
  [
    "health.race",
    [
      {
        thing:
          "(?:(?:plan|programme|entra[iî]nement|pr[eé]paration)(?: d'entra[iî]nement| de course)?(?: (?:pour|au|semi|un|du|mon|courir|premier|de|le|[aà]) ?)*(?:semi-?marathon|marathon|5 ?km|10 ?km|triathlon|trail|course [aà] pied|ironman|hyrox|running|courir))",
      },
      {
        opens: `${how}(?:me |se |bien )?(?:pr[eé]parer|courir|m'entra[iî]ner|finir|commencer [aà] courir) (?:\\S+ ){0,4}?(?:semi-?marathon|marathon|5 ?km|10 ?km|triathlon|trail|course)`,
      },
    ],
  ],
  [
    "health.workout",
    [
      {
        thing:
          "(?:programmes?|plans?|routines?|s[eé]ances?|entra[iî]nements?)(?: \\p{L}+)? (?:de |d'|pour )?(?:(?:la|prendre|faire|me|du|le|des) )*(?:musculation|muscu|sport|fitness|salle|gym|renforcement|abdos?|abdominaux|fessiers|jambes|bras|dos|pecs?|cardio|hiit|yoga|pilates|masse|muscler?|entra[iî]nement|exercices|full ?body|ppl|callisth[eé]nie|crossfit|remise en forme)|exercices?(?= (?:pour|de) (?:(?:le|les|se|du|perdre|muscler|des|renforcer) )*(?:dos|ventre|abdos|bras|jambes|fessiers|cuisses|muscler|musculation|fesses))",
      },
      {
        opens: `${how}(?:prendre (?:du muscle|de la masse)|me muscler|se muscler|me remettre (?:en forme|au sport)|avoir des abdos|gagner du muscle)`,
      },
    ],
  ],
  [
    "health.weight",
    [
      {
        opens: `${how}(?:perdre|maigrir|mincir|[eé]liminer)(?: (?:du|de la|le|des|mon|\\d+|vite|rapidement|sainement|durablement|quelques))*(?: (?:poids|ventre|kilos?|kg|graisse|gras))?`,
      },
      {
        opens:
          "(?:je n'arrive pas [aà] (?:maigrir|perdre)|pourquoi je ne (?:maigris|perds) pas|perdre du poids|perdre \\d+ ?(?:kilos?|kg)|maigrir|perte de poids)",
      },
      {
        thing:
          "(?:r[eé]gime|plan|programme|conseils?)(?: \\p{L}+)? pour (?:maigrir|perdre du poids|perdre)|programme minceur",
      },
    ],
  ],
  [
    "health.sleep",
    [
      {
        opens:
          "(?:je (?:n'arrive (?:pas|plus) [aà] (?:dormir|m'endormir|me lever)|dors (?:tr[eè]s )?mal|dors pas|me r[eé]veille (?:toutes les nuits|la nuit|fatigu[eé]e?|[aà] \\d)|suis (?:tout le temps|toujours|constamment) (?:fatigu[eé]e?|crev[eé]e?))|j'ai (?:des insomnies|du mal [aà] (?:dormir|m'endormir))|pourquoi (?:je suis|suis-je) (?:tout le temps|toujours|si) fatigu[eé]e?)",
      },
      {
        opens: `${how}(?:mieux )?(?:dormir|m'endormir|s'endormir|me lever(?= (?:plus )?t[oô]t)|retrouver le sommeil|r[eé]gler mon sommeil)`,
      },
      {
        thing:
          "(?:routine|hygi[eè]ne|rythme|conseils|probl[eè]mes?) (?:de|du|pour le|pour mieux) (?:sommeil|dormir|soir)|insomnies?",
      },
    ],
  ],
  [
    "health.routine",
    [
      {
        thing:
          "routines? (?:du matin|matinales?|quotidiennes?|du soir|bien-[eê]tre|de productivit[eé])|morning routine|bonnes habitudes|habitudes saines",
      },
      {
        opens: `${how}(?:cr[eé]er|prendre|adopter|[eê]tre|arr[eê]ter (?:de|d')|tenir|passer moins|devenir|changer|mettre en place|me lever) (?:\\S+ ){0,2}?(?:habitudes?|productive?|procrastiner|t[oô]t|t[eé]l[eé]phone|[eé]crans?|organis[eé]e?|disciplin[eé]e?|routine|disciplin[eé])`,
      },
    ],
  ],
  [
    "home.clean",
    [
      {
        opens: `${how}(?:nettoyer|enlever|d[eé]tacher|laver|d[eé]tartrer|retirer|[eé]liminer|faire partir|d[eé]graisser|blanchir|ravoir|d[eé]sinfecter|d[eé]boucher l'odeur|ôter) (?:\\S+ ){0,5}?(?:l'|d')?${stain}`,
      },
      {
        is: `(?:nettoyer|enlever|d[eé]tacher|laver|d[eé]tartrer) (?:\\S+ ){0,3}?(?:l'|d')?${stain}(?: .{2,40})?`,
      },
    ],
  ],
  [
    "home.repair",
    [
      {
        opens: `${how}(?:r[eé]parer|reboucher|boucher|colmater|changer|d[eé]boucher|remplacer|poncer|fixer|refaire|combler) (?:\\S+ ){0,5}?(?:l'|d')?(?:${wall}|trous?|fissures?|rayures?)`,
      },
      {
        opens: `(?:mon|ma|le|la|mes) (?:\\p{L}+ )?${wall} (?:fuit|goutte|grince|coince|est (?:bouch[eé]e?|cass[eé]e?|fissur[eé]e?|bloqu[eé]e?)|ne ferme|couine|craque|coule)`,
      },
      {
        thing: `(?:trous?|fissures?|rayures?|infiltration)(?= (?:dans|sur|au) (?:le |la |un |une |mon |du )?${wall}(?!\\p{L}))`,
      },
    ],
  ],
  [
    "home.plant-problem",
    [
      {
        opens: `(?:pourquoi )?(?:(?:les )?feuilles (?:de|du|d') ?)?(?:mon|ma|mes|le|la|les)? ?${plantBare}(?= .*(?:jaun\\p{L}*|brun\\p{L}*|feuilles|fane\\p{L}*|meurt|meurent|s[eè]che\\p{L}*|tombent|tache\\p{L}*|pucerons|ne (?:pousse|fleurit)|moucherons|pourri\\p{L}*|triste))`,
      },
      { opens: "(?:feuilles (?:jaunes|brunes|qui (?:jaunissent|tombent))|pourquoi les feuilles)" },
    ],
  ],
  [
    "home.grow",
    [
      {
        opens:
          "(?:que|quoi|qu'est-ce que je peux|quelles? plantes?) (?:peut-on |puis-je |peut on )?(?:planter|semer|cultiver|faire pousser|mettre|pour) (?:\\S+ ){0,4}?(?:balcon|jardin|potager|pot|terrasse|ombre|jardini[eè]re|mars|avril|mai|juin|septembre|octobre|automne|printemps|appartement|int[eé]rieur)",
      },
      {
        opens: `${how}(?:faire pousser|planter|cultiver|semer|entretenir|arroser|tailler|bouturer|rempoter|soigner|s'occuper (?:d'|de )?) ?(?:(?:un|une|des|mon|ma|mes|le|la|les|l'|du|d'un|d'une) ?)?(?:pied de |plants? de )?${plantBare}`,
      },
      {
        opens: `(?:quand|tous les combien|[aà] quelle fr[eé]quence) (?:\\S+ ){0,3}?(?:arroser|tailler|planter|semer|rempoter) (?:(?:un|une|des|mon|ma|mes|le|la|les|l') ?)?${plantBare}`,
      },
      {
        thing: `(?:entretien|culture|bouture)(?= (?:de|d'|du|des) ?(?:la |l'|les |un |une |mon |ma )?${plantBare})`,
      },
    ],
  ],
  [
    "shopping.gift",
    [
      {
        thing: `(?:(?:id[eé]es? (?:de |pour un )?)?cadeaux?)(?: \\p{L}+){0,3}? pour (?:(?:mon|ma|mes|un|une|le|la|les|notre|ses) )?(?:\\p{L}+ )?(?:${family}|homme|femme|quelqu'un|ados?|\\p{L}+ de \\d+|no[eë]l|couple|mariage|naissance|d[eé]part)(?!\\p{L})|id[eé]es? (?:de |pour un )?cadeaux?|cadeau (?:d'anniversaire|de no[eë]l|de mariage|de naissance|de d[eé]part|secret santa)|secret santa`,
      },
      {
        opens: `(?:que|quoi|qu'est-ce que je (?:peux|pourrais)?) ?(?:puis-je |peut-on )?(?:offrir|acheter) (?:comme cadeau )?${to}${family}`,
      },
      { opens: "(?:que|quoi) offrir" },
    ],
  ],
  [
    "shopping.product",
    [
      {
        opens: `(?:quels?|quelles?)(?: (?:est|sont|serait))?(?: (?:le|la|les|un|une|meilleure?s?|bonn?e?s?))* ${product}`,
      },
      {
        opens: `(?:conseille|recommande|sugg[eè]re|propose)(?:[- ]?(?:moi|moi donc)|r|s|z)?(?: (?:un|une|des|bon|bonne|le|la|meilleure?|nouveau|nouvelle|petit))* ${product}`,
      },
      {
        opens: `(?:le |la |les )?meilleure?s? (?:\\p{L}+ )?${product}(?= (?:pour|pas cher|qualit[eé]|de \\d|en|du|sans)|$|[?.])`,
      },
      {
        opens: `(?:je (?:cherche|veux acheter|dois acheter|voudrais acheter|souhaite acheter)|j'aimerais acheter|on cherche|besoin d'(?:un|une)|j'ai besoin d'une?) ?(?:(?:un|une|des) )?(?:(?:bon|bonne|nouveau|nouvelle|petit|petite) )?${product}`,
      },
    ],
  ],
  [
    "shopping.phone",
    [
      {
        opens: `(?:quels?|quelles?)(?: (?:est|sont|serait))?(?: (?:le|les|un|meilleurs?|bons?))* ${phone}`,
      },
      {
        opens: `(?:conseille|recommande|sugg[eè]re|propose)(?:[- ]?moi|r)?(?: (?:un|des|bon|le|meilleur|nouveau))* ${phone}`,
      },
      {
        opens: `(?:je (?:cherche|veux(?: acheter)?|dois (?:acheter|changer de)|voudrais(?: acheter)?)|j'aimerais(?: acheter)?|besoin d'un|j'ai besoin d'un|il me faut) ?(?:(?:un|mon) )?(?:(?:bon|nouveau) )?${phone}`,
      },
      { opens: `(?:le )?meilleurs? ${phone}(?= (?:pour|pas cher|rapport|de \\d|en|[aà])|$|[?.])` },
      {
        is: "(?:(?:un )?(?:iphone|samsung|xiaomi|pixel|galaxy|oppo)(?: \\S+){0,3}) ou (?:(?:un )?(?:iphone|samsung|xiaomi|pixel|galaxy|android|oppo)(?: \\S+){0,3})",
      },
      { is: `(?:nouveau|bon) ${phone}(?: .{2,40})?` },
    ],
  ],
  [
    "learning.quiz-me",
    [
      {
        opens:
          "(?:interroge-moi|interroge moi|teste[- ]moi|pose[- ]moi (?:des|\\d+|\\p{L}+) questions (?:sur|de|pour r[eé]viser)|fais[- ]moi (?:un |r[eé]viser|passer un )(?:quiz|quizz|test|qcm|\\p{L}+)? ?(?:sur|de|avec)|(?:quiz|quizz) sur|jouons [aà] un quiz)",
      },
    ],
  ],
  [
    "learning.study-plan",
    [
      {
        thing:
          "(?:planning|plan|programme|calendrier|emploi du temps) (?:de |d')(?:r[eé]visions?|[eé]tudes?|travail pour (?:le bac|mes examens))|fiche de r[eé]vision planning",
      },
      {
        opens: `${how}(?:bien |me |se )?(?:r[eé]viser|pr[eé]parer|r[eé]ussir) (?:(?:pour|le|la|mon|ma|mes|un|les|l'|au) ?)*(?:\\p{L}+ )?(?:bac|brevet|partiels?|examens?|concours|contr[oô]le|code de la route|permis|oral|toeic|delf|exams?)`,
      },
      {
        opens:
          "j'ai (?:un|une|mon|mes|le|des) (?:\\p{L}+ )?(?:examens?|partiels?|contr[oô]le|bac|concours|exam)",
      },
    ],
  ],
  [
    "learning.instrument",
    [
      {
        opens: `(?:${how}|apprends[- ]moi [aà] )?(?:apprendre|commencer|d[eé]buter|jouer|se mettre|me mettre) ?(?:[aà] )?(?:jouer )?${instrument}`,
      },
      { opens: `apprends[- ]moi (?:[aà] jouer )?${instrument}|je veux apprendre ${instrument}` },
      { thing: `cours de (?:guitare|piano|violon|batterie|chant|ukul[eé]l[eé])` },
    ],
  ],
  [
    "learning.language",
    [
      {
        opens: `(?:${how}|apprends[- ]moi )?(?:(?:apprendre|am[eé]liorer|progresser|parler|perfectionner|pratiquer|[eé]tudier) )?(?:rapidement |couramment |vite |bien )?(?:[aà] parler |mon |en |l'|le |mes )+ ?(?:niveau (?:en|d') ?)?${tongue}(?=$|[?.!,]| (?:rapidement|vite|en|facilement|seule?|couramment|pour|depuis|[aà] la))`,
      },
      {
        opens: `(?:${how})(?:apprendre|parler|am[eé]liorer) (?:rapidement |bien )?(?:l'|le |mon )?${tongue}`,
      },
      { thing: `(?:cours|programme|plan) (?:d'|de |pour apprendre (?:l'|le )?)${tongue}` },
      { is: `apprendre (?:l'|le )${tongue}(?: .{2,40})?` },
    ],
  ],
  [
    "learning.programming",
    [
      {
        opens: `(?:${how}|apprends[- ]moi )?(?:[aà] )?(?:apprendre|d[eé]buter|commencer|coder|me mettre|se lancer)(?: (?:[aà]|en|la|le|avec|dans|de z[eé]ro|rapidement))* ?(?:coder|programmer|programmation|code|d[eé]veloppement web|${lang}|machine learning)`,
      },
      {
        opens: `apprends[- ]moi (?:[aà] )?(?:coder|programmer|la programmation|le ${lang}|${lang})`,
      },
      {
        thing: `(?:roadmap|cours|parcours) (?:pour apprendre|de|en|pour) (?:${lang}|programmation|coder)`,
      },
    ],
  ],
  [
    "learning.skill",
    [
      {
        opens: `(?:${how}|apprends[- ]moi )?(?:[aà] )?(?:apprendre )?(?:[aà] )?(?:dessiner|peindre|nager|(?:jouer )?aux [eé]checs|les [eé]checs|cuisiner|coudre|tricoter|danser|photographier|la photo|surfer|skier|conduire|patiner|excel|photoshop|le montage vid[eé]o|la couture|le tricot|le crochet|le dessin|la natation|jongler|m[eé]diter)(?=$|[?.!,]| (?:quand|en|pour|vite|rapidement|seule?|facilement))`,
      },
    ],
  ],
  [
    "explaining.difference",
    [
      {
        opens:
          "(?:(?:quelles?|explique(?:[- ]moi)?|dis[- ]moi|donne[- ]moi|c'est quoi|qu'est-ce que)(?: (?:est|sont|la|les|moi))* )?(?:la |les )?(?:principales? )?diff[eé]rences? (?:principales? )?entre",
      },
      { opens: "en quoi (?:\\S+ ){1,5}?(?:diff[eè]rent|diff[eè]re|se distinguent?)" },
    ],
  ],
  [
    "explaining.topic",
    [
      {
        opens:
          "(?:parle|parlez|dis|raconte)(?:[- ](?:moi|nous))? (?:(?:un peu|plus|tout|bri[eè]vement) )*(?:de|du|des|d'|sur)(?: |(?<=d'))\\p{L}+|que sais-tu (?:sur|de|du|des)|(?:donne[- ]moi )?(?:des )?(?:infos?|informations) (?:sur|concernant)|(?:je veux|j'aimerais) en savoir plus sur",
      },
    ],
  ],
  [
    "explaining.concept",
    [
      {
        opens:
          "expliqu(?:e|er|ez|es)(?:[- ](?:moi|nous))?(?:,? (?:simplement|bri[eè]vement|en d[eé]tail|stp|bien|s'il te pla[iî]t|clairement|rapidement))*,? (?!(?:ceci|ça|cela|ce|cet|cette|ces|mon|ma|mes|pourquoi (?:tu|je)|[aà] (?:mon|ma|un|une)|ton|comment (?:je|faire))(?!\\p{L}))\\p{L}+",
      },
      {
        is: "comment (?:fonctionne(?:nt)?|marche(?:nt)?) (?!(?:ceci|ça|cela|ce|cet|cette|mon|ma|tu)(?!\\p{L}))(?:\\S+ ){0,8}?\\S+",
      },
      {
        opens:
          "je ne comprends (?:pas|rien) (?!(?:ce|cette|pourquoi (?:mon|ma|il|elle|je)|mon|ma|ceci)(?!\\p{L}))(?:\\p{L}|[aà] )\\p{L}*",
      },
    ],
  ],
  [
    "explaining.to-someone",
    [
      {
        opens: `(?:${how}expliquer|expliqu(?:e|er|ez)) (?:\\S+ ){0,6}?(?:[aà]|aux?) (?:(?:mon|ma|mes|un|une|des) )?(?:\\p{L}+ )?(?:${family}|${child}|[eé]l[eè]ves?|d[eé]butants?|personne [aâ]g[eé]e)`,
      },
    ],
  ],
  [
    "deciding.a-or-b",
    [
      {
        opens:
          "(?:dois-je|devrais-je|est-ce que je (?:dois|devrais)|je (?:dois|devrais)|vaut-il mieux|il vaut mieux|vaut mieux|est-il pr[eé]f[eé]rable|qu'est-ce qui est (?:mieux|pr[eé]f[eé]rable)|c'est mieux|est-ce mieux|mieux vaut|faut-il)(?=[^?]{2,100} ou (?!pas(?!\\p{L})|non(?!\\p{L})|quoi)\\S)",
      },
      {
        opens:
          "(?:j'h[eé]site|je n'arrive pas [aà] (?:choisir|me d[eé]cider)|aide[- ]moi [aà] (?:choisir|d[eé]cider)|choisir) entre",
      },
    ],
  ],
  [
    "deciding.should",
    [
      {
        opens:
          "(?:dois-je|devrais-je|est-ce que je (?:dois|devrais)|devrait-on|est-ce une bonne id[eé]e)(?! (?:dire|[eé]crire|r[eé]pondre|faire si|m'inqui[eé]ter|consulter))(?= \\S+ \\S+)",
      },
      {
        opens:
          "(?:je ne sais pas si je (?:dois|devrais)|je dois prendre une d[eé]cision|aide[- ]moi [aà] (?:d[eé]cider|prendre une d[eé]cision))",
      },
    ],
  ],
  [
    "ideas.business-names",
    [
      {
        thing: `(?:noms?|id[eé]es? de noms?)(?: \\p{L}+){0,3}? (?:pour|de|d') ?(?:(?:mon|ma|un|une|le|la|notre|l') ?)?(?:\\p{L}+ )?${shop}(?!\\p{L})`,
      },
      {
        opens: `(?:comment|quel nom) (?:appeler|nommer|donner [aà]|pour) (?:mon|ma|notre) (?:\\p{L}+ )?${shop}`,
      },
    ],
  ],
  [
    "ideas.group-names",
    [
      {
        thing:
          "(?:noms?|id[eé]es? de noms?|pseudos?)(?: \\p{L}+){0,2}? (?:pour|de|d') ?(?:(?:mon|ma|un|une|le|notre|l') ?)?(?:\\p{L}+ )?(?:[eé]quipe|groupe(?: whatsapp| de potes| d'amis)?|clan|guilde|wifi|serveur|compte|instagram|team|escouade)(?!\\p{L})|pseudos?(?= (?:pour|original|instagram))",
      },
    ],
  ],
  [
    "ideas.pet-names",
    [
      {
        thing: `(?:noms?|pr[eé]noms?|id[eé]es? de noms?)(?: \\p{L}+){0,2}? (?:pour|de|d') ?(?:(?:mon|ma|mes|un|une|le|notre) )?(?:\\p{L}+ )?${pet}(?!\\p{L})`,
      },
      {
        opens: `(?:comment|quel nom) (?:appeler|nommer|donner [aà]) (?:mon|ma|notre) (?:\\p{L}+ )?${pet}`,
      },
    ],
  ],
  [
    "ideas.party-plan",
    [
      {
        opens: `(?:${how})?(?:organis(?:e|er|ez|ons)|planifi(?:e|er)|pr[eé]par(?:e|er)|f[eê]ter)(?:[- ]moi)? (?:(?:un|une|la|mon|ma|notre|le|l'|les) ?)?(?:\\p{L}+ )?(?:f[eê]te|anniversaire|evjf|evg|enterrement de vie de (?:gar[cç]on|jeune fille)|mariage|bapt[eê]me|baby ?shower|pot de d[eé]part|cr[eé]maill[eè]re|soir[eé]e|cousinade|gender reveal|\\d+ ans)`,
      },
      {
        thing:
          "(?:id[eé]es? (?:pour|de|d') ?(?:(?:un|une|la|mon|l') ?)?(?:f[eê]te|anniversaire|evjf|evg|soir[eé]e(?: [aà] th[eè]me)?|mariage|baby ?shower)|f[eê]te (?:d'anniversaire|surprise)|anniversaire (?:surprise|enfant)|organisation (?:d'|de )(?:un |une |mon |l')?(?:mariage|f[eê]te|anniversaire|evjf))",
      },
    ],
  ],
  [
    "ideas.kids",
    [
      {
        thing: `(?:activit[eé]s?|jeux?|bricolages?|id[eé]es?|chasse au tr[eé]sor|exp[eé]riences|sorties)(?: \\p{L}+){0,2}? (?:pour|avec) (?:(?:mon|ma|mes|les|des|un|une) )?(?:\\p{L}+ )?(?:${child}|maternelle|\\p{L}+ de \\d+ ans)(?!\\p{L})|chasse au tr[eé]sor`,
      },
      {
        opens: `${how}occuper (?:mon|ma|mes|les|des|un) (?:\\p{L}+ )?${child}|que faire avec (?:mon|ma|mes|des|les) (?:\\p{L}+ )?${child}|(?:mes|les) enfants s'ennuient`,
      },
    ],
  ],
  [
    "ideas.date",
    [
      {
        thing:
          "(?:id[eé]es? (?:de|pour|d') ?(?:(?:un|une|mon|notre|le) )?(?:premier )?(?:date|rendez-vous(?: amoureux| galant)?|rencard|soir[eé]e (?:romantique|en amoureux)|saint[- ]valentin|anniversaire de (?:couple|mariage|rencontre)|demande en mariage|sortie en (?:couple|amoureux))|premier (?:date|rendez-vous amoureux|rencard)|soir[eé]e (?:romantique|en amoureux)|demande en mariage)",
      },
      {
        opens:
          "(?:o[uù] (?:emmener|amener) (?:ma|mon) (?:copine|copain|femme|mari|petite? amie?)|que faire pour (?:un|une|notre|mon) (?:premier )?(?:date|rendez-vous|anniversaire de (?:couple|mariage)|saint[- ]valentin))",
      },
    ],
  ],
  ["design.logo", [{ thing: "logos?|logotype|blason(?= (?:pour|de))|embl[eè]me(?= pour)" }]],
  [
    "design.image-prompt",
    [
      {
        thing:
          "prompts?(?: \\p{L}+){0,2}? (?:(?:pour|de|d') ?(?:(?:g[eé]n[eé]rer|cr[eé]er|faire|une|un|des|l'ia) )*)?(?:images?|midjourney|dall-?e|stable diffusion|photos?|logo|illustration|portrait|leonardo|flux|vid[eé]o)",
      },
    ],
  ],
  [
    "design.invitation",
    [
      {
        thing:
          "(?:design|image|illustration|fond|visuel|maquette)(?: \\p{L}+)? (?:de|d'|pour) ?(?:(?:une|la|mon|ma|un|des) )?(?:invitations?|carte(?: d'(?:invitation|anniversaire)| de (?:v(?:œ|oe)ux|no[eë]l))|faire-part|carton)",
      },
    ],
  ],
  [
    "by-form.fixing",
    [
      {
        opens:
          "pourquoi (?:est-ce que )?(?:mon|ma|mes)(?= \\p{L}+ (?:ne|n'|se|fait|est|s'|clignote|bipe|sent|coule|chauffe))",
      },
      {
        is: "(?:mon|ma|mes|le|la) .{2,60}(?:ne (?:marche|fonctionne|d[eé]marre|s'allume|charge|chauffe) (?:pas|plus)|n'(?:allume|affiche) plus|est (?:cass[eé]e?|en panne|bloqu[eé]e?)|marche plus).{0,40}",
      },
      { opens: `comment (?:r[eé]parer|r[eé]soudre|d[eé]panner|r[eé]gler)` },
    ],
  ],
  [
    "by-form.choosing",
    [
      {
        opens:
          "(?:quels?|quelles?) (?:\\p{L}+ ){1,4}?(?:choisir|acheter|prendre|me conseilles?(?:-tu)?|me recommandes?(?:-tu)?|dois-je)",
      },
      { opens: "(?:conseille|recommande|sugg[eè]re)[- ]moi|que me (?:conseilles|recommandes)-tu" },
    ],
  ],
  [
    "by-form.planning",
    [
      {
        thing:
          "(?:plan(?:ning)?|programme|emploi du temps|checklist|calendrier|r[eé]troplanning|feuille de route)(?= (?:de|d'|pour|du|hebdomadaire|sur)|$)",
      },
      { opens: "(?:planifie|organise)(?:[- ]moi|r|z)?(?= (?:un|une|ma|mon|le|la|des))" },
    ],
  ],
  [
    "by-form.doing",
    [
      {
        opens:
          "comment (?:est-ce que je (?:peux|pourrais|dois)|je (?:peux|pourrais|dois)|puis-je|pourrais-je|dois-je|faire pour)",
      },
      {
        opens:
          "comment (?!(?:faire|dire|va|vas|ça|fonctionne|marche|s'appelle)(?!\\p{L}))\\p{L}{3,}(?:er|ir|re)(?= (?:mon|ma|mes|un|une|des|le|la|les|du|de|efficacement|avec))",
      },
      { opens: "que (?:puis-je|dois-je|faire)" },
      { opens: "(?:des )?(?:conseils|astuces|id[eé]es) (?:pour|sur|de)" },
    ],
  ],
  [
    "by-form.making",
    [
      {
        is: `(?:[eé]cri(?:s|vez|re)|r[eé]dige[rz]?|cr[eé]e[rz]?|g[eé]n[eè]re[rz]?|imagine[rz]?|con[cç]ois|[eé]labore[rz]?|pr[eé]pare[rz]?)(?:[- ](?:moi|nous))? (?!(?:le|la|ça|ceci|encore|plus|cela)(?!\\p{L})).{3,100}|fai(?:s|tes)[- ](?:moi|nous) (?:un|une|des) (?!faveur).{3,100}`,
      },
    ],
  ],
];

const money =
  "\\d+ ?(?:€|euros?|\\$|dollars?|balles|chf|francs?)|budget|pas cher|bon march[eé]|gratuit\\p{L}*|moins de \\d|petit prix";
const days =
  "(?<!\\p{L})(?:\\d+|une?|deux|trois|quatre|cinq|six|sept|dix|quinze) (?:jours?|semaines?|mois|nuits?)(?!\\p{L})|week-?end";
const months =
  "(?<!\\p{L})(?:janvier|f[eé]vrier|mars|avril|mai|juin|juillet|ao[uû]t|septembre|octobre|novembre|d[eé]cembre)(?!\\p{L})";
const soon =
  "(?<!\\p{L})(?:aujourd'hui|demain|apr[eè]s-demain|cette semaine|ce (?:soir|mois|week-end)|(?:la semaine|le mois) prochaine?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?!\\p{L})";
const because =
  "(?<!\\p{L})(?:parce que|parce qu|car|[aà] cause|en raison|suite [aà]|puisque|comme je)(?!\\p{L})";
const minutes =
  "\\d+ ?(?:min|minutes|mots|pages?|paragraphes?|phrases|lignes|vers)|(?:une|deux|trois|cinq|dix) (?:minutes?|pages?|paragraphes?|phrases)";
const age =
  "\\d+ (?:ans|mois)|b[eé]b[eé]|ados?(?!\\p{L})|maternelle|primaire|coll[eè]ge|cp|ce1|ce2|cm1|cm2";
const known =
  "(?<!\\p{L})(?:d[eé]butante?s?|de z[eé]ro|aucune (?:id[eé]e|exp[eé]rience)|notions|bases|interm[eé]diaire|avanc[eé]e?|comme si j|simplement|simple|jamais|je connais|je sais)(?!\\p{L})";
const style =
  "r[eé]aliste|aquarelle|dessin|anime|minimaliste|moderne|[eé]l[eé]gante?|vintage|r[eé]tro|pixel|3d|style|noir et blanc|pastel|peinture|bd";
const looks =
  "(?<!\\p{L})(?:rouge|bleu|vert|jaune|orange|rose|violet|noir|blanc|dor[eé]|gris|beige|color[eé])\\p{L}*";
const toWhom =
  "(?<!\\p{L})(?:[aà]|pour) (?:mon|ma|mes|le|la|les|un|une|notre|nos)(?!\\p{L})|(?<!\\p{L})(?:au|aux) \\p{L}+|(?<!\\p{L})[aà] l'";

/** How French puts the asks of the catalogue. */
export const frenchReader: LanguageReader = {
  tag: "fr",
  lexicon: french,
  grammar: {
    tag: "fr",
    polite:
      "(?:(?:bonjour|salut|coucou|bonsoir|hello|hey|ok|alors|bon|bjr|slt)(?: (?:chatgpt|gpt|chat|toi|[aà] toi))?[,!.]*\\s+|(?:s'il (?:te|vous) pla[iî]t|stp|svp)[,]?\\s+|(?:est-ce que )?(?:tu (?:peux|pourrais|sais)|vous (?:pouvez|pourriez)|(?:peux|pourrais|pouvez|pourriez)[- ](?:tu|vous)|peut tu)(?: (?:stp|svp|s'il te pla[iî]t))?(?: m'| (?:me |nous )?)|je (?:veux|voudrais|souhaite|souhaiterais) que (?:tu|vous) (?:me |m'|nous )?|j'aimerais que tu (?:me |m')?|(?:dis|dites)[- ]moi,? (?=(?:comment|pourquoi|quel|quelle|que|qui|o[uù]|quand|ce que|si|combien)(?!\\p{L}))|(?:sais-tu|tu sais|je voudrais savoir|j'aimerais savoir|je veux savoir),? (?=(?:comment|pourquoi|quel|quelle|que|qui|o[uù]|quand|ce que|combien)(?!\\p{L}))|juste\\s+|maintenant,?\\s+)",
    thing: `^(?:(?:[^,.!?]{3,80}, (?=(?:[eé]cri|r[eé]dige|fai|cr[eé]e|g[eé]n|pr[eé]pare|donne)))?${make}\\s+|(?!(?:le|la|les|ce|cet|cette|ces|mon|ma|mes|ton|ta|son|sa|votre|leur)\\s))${between}(?:{it})(?!\\p{L})`,
    made: `^${make}\\s+${between}(?:{it})(?!\\p{L})`,
    opens: "^(?:{it})(?!\\p{L})",
    does: "^(?:{it})(?!\\p{L})(?:\\s+[^\\s]+){0,7}?\\s+(?:{to})(?!\\p{L})",
    is: "^(?:{it})[.!?\\s]*$",
    second:
      "^(?:et|aussi|ensuite|puis|apr[eè]s|de plus|en plus|qu'est-ce|comment|pourquoi|quels?|quelles?|qui|quand|o[uù]|combien|(?:expliqu|donn|[eé]num[eè]r|list|compar|tradui|r[eé]sum|montr|propos|recommand|r[eé]dig|cr[eé]e|trouv|cherch|d[eé]cri)(?:e|s|ez|er|re|vez|sez)?(?:-moi)?|[eé]cris(?:-moi)?|fais(?:-moi)?|dis(?:-moi)?)(?!\\p{L})",
    goesOn:
      "(?:,|;)? (?:et )?(?:puis|ensuite|apr[eè]s),? (?:\\p{L}+ )?(?:tradui|expliqu|[eé]cri|r[eé]sum|fais|donne|cr[eé]e|compar|transform|met|montr)\\p{L}*",
    tells:
      "^(?:[^ ]+ ){0,4}?(?:je|j'[^ ]+|me|m'[^ ]+|moi|mon|ma|mes|nous|notre|nos|on|il|elle|ils|elles|son|sa|ses|leur|leurs|c'est|c'[eé]tait|il y a|personne|tout le monde|la plupart|la moiti[eé])(?!\\p{L})",
    orders:
      "^(?:[-*•] )?(?:s'il te pla[iî]t |aussi |toujours |ensuite |d'abord |puis |enfin |et |mais )*(?:(?:ajout|adapt|affich|analys|appui|appuy|arr[eê]t|assur|avert|cach|calcul|chang|cherch|choisi|cit|class|commenc|compar|compl[eè]t|concentr|conclu|conserv|consid[eè]r|construi|copi|corrig|coup|cr[eé]|d[eé]cri|d[eé]fini|d[eé]taill|distingu|divis|donn|[eé]cri|[eé]limin|emploi|employ|enl[eè]v|[eé]num[eè]r|estim|[eé]valu|[eé]vit|exclu|expliqu|explor|expos|fini|formul|g[eé]n[eè]r|gard|hi[eé]rarchis|identifi|ignor|illustr|imagin|inclu|indiqu|ins[eè]r|insist|invent|justifi|laiss|limit|list|m[eé]lang|mentionn|met|montr|n'[eé]cri|n'invent|n'oubli|n'utilis|n'ajout|nomm|not|num[eé]rot|omet|ordonn|organis|parl|pass|pens|pos|pr[eé]cis|pr[eé]sent|prioris|privil[eé]gi|propos|rajout|rappell|recommand|r[eé]dig|r[eé]dui|regroup|remplac|r[eé]p[eè]t|r[eé]pond|respect|rest|r[eé]sum|r[eé]v[eè]l|s[eé]par|signal|simplifi|soulign|soutien|structur|sugg[eè]r|supprim|t|termin|tien|tradui|trait|tri|trouv|utilis|vari|v[eé]rifi|vis)(?:e|s|es|ez|er|t|re|ds|dez|vez|sez|ssez|tez|tre|is|oie)?(?:-(?:moi|toi|le|la|les|y|en|nous|vous))?|fai(?:s|tes)(?:-le|-moi)?|mets|mettez|prends|prenez|sois|soyez|veille|ne (?:pas|fais|mets|donne|dis|parle|te|r[eé]p[eè]te|mentionne|cite|change|d[eé]passe|sois|commence)|n'[eé]cris|dis(?:-moi)?|sans|avec|pas de|aucune?|maximum|minimum|au (?:plus|moins|maximum)|chaque|uniquement|seulement|en (?:fran[cç]ais|ordre|tableau|prose|moins|une|deux|trois|quelques)|(?:la|ta) r[eé]ponse (?:doit|devra)|le (?:ton|texte|r[eé]sultat|format|style|langage) (?:doit|devra|est)|(?:il|elle|ils|elles) (?:doit|doivent|devra)|ton (?:objectif|but|r[oô]le)|ta t[aâ]che)(?! (?:je|j'))(?!\\p{L})",
  },
  forms: new Map(forms),
  not: new Map([
    ["correspondence.out-of-office", `${workedOn}|outlook|gmail|configurer|activer`],
    ["correspondence.resignation", `${workedOn}|pr[eé]sident|ministre|accepter`],
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
      `${notMail}${id === "correspondence.message" || id === "correspondence.work" ? "|anniversaire|recommandation|attestation" : ""}`,
    ]),
    [
      "correspondence.invitation",
      `${workedOn}|${tech}|design|image|visuel|refuser|d[eé]cliner|illustration`,
    ],
    ["occasions.birthday", `${grief}|${tech}|invitation|image|po[eè]me|chanson`],
    ["occasions.speech", `${grief}|${workedOn}|mariage|anniversaire|t[eé]moin|remerciements?`],
    ["occasions.wedding-toast", grief],
    ["occasions.talk", `${workedOn}|diapo|powerpoint`],
    ["career.cover-letter", `${workedOn}|mod[eè]le|exemples? de|latex`],
    [
      "career.motivation-letter",
      `${workedOn}|mod[eè]le|exemples? de|(?<!\\p{L})(?:poste|emploi|stage|alternance|job)(?!\\p{L})`,
    ],
    ["career.resume", `${workedOn}|trou|inactivit[eé]|lettre|latex`],
    [
      "career.interview",
      "candidats?|journaliste|podcast|c[eé]l[eé]brit[eé]|fictif|voiture|maison|chaudi[eè]re",
    ],
    ["career.salary", "salari[eé]s|moyen|minimum"],
    ["people.tell-no", `${grave}|${medical}|mail|lettre|en ${tongue}`],
    ["people.tell", `${grave}|mort|cancer|en ${tongue}|merci|anniversaire|que je ne`],
    ["people.child", `${grave}|${medical}|${tech}`],
    ["people.couple", `${grave}|${medical}|po[eè]me|cadeau|anniversaire|lettre`],
    ...[
      "fiction.joke",
      "fiction.poem-for-someone",
      "fiction.poem",
      "fiction.lyrics",
      "fiction.bedtime-story",
      "fiction.story",
    ].map((id): [string, string] => [id, notVerse]),
    ["nonfiction.essay", `${workedOn}|${tech}`],
    ["nonfiction.article", `${workedOn}|code (?:civil|p[eé]nal)|constitution`],
    ["nonfiction.report", `${workedOn}|quel est le rapport`],
    ["editing.translate", `${tech}|["“«]|signes`],
    ["editing.fix-grammar", tech],
    ["editing.proofread", `${tech}|cv`],
    ["editing.improve", `${tech}|cv`],
    ["editing.shorten", tech],
    ["editing.summarise", "(?<!\\p{L})(?:livre|film|roman|cette conversation)(?!\\p{L})"],
    ...[
      "marketing.bio",
      "marketing.slogan",
      "marketing.product-description",
      "marketing.page-text",
      "marketing.social-post",
    ].map((id): [string, string] => [id, `${workedOn}|${tech}`]),
    [
      "code.website",
      "(?<!\\p{L})(?:textes?|contenus?|analyse\\p{L}*|seo|logo|recommande\\p{L}*|erreur|noms?|slogan|pour (?:apprendre|trouver))(?!\\p{L})",
    ],
    [
      "code.app",
      "(?<!\\p{L})(?:recommande\\p{L}*|quelle|conseille\\p{L}*|description|logo|noms?|id[eé]es?|erreur|pour (?:apprendre|m[eé]diter))(?!\\p{L})",
    ],
    [
      "code.function",
      "(?<!\\p{L})(?:excel|d[eé]riv[eé]\\p{L}*|int[eé]grale|courbe|affine|lin[eé]aire|sql|explique|erreur|r[eé]nale|publique|d[eé]finie)(?!\\p{L})",
    ],
    [
      "code.script",
      "(?<!\\p{L})(?:vid[eé]o|youtube|podcast|film|tiktok|th[eé][aâ]tre|erreur|ne marche)(?!\\p{L})",
    ],
    [
      "debug.error",
      "(?<!\\p{L})(?:qu'est-ce qu'une|diff[eé]rence|lave-linge|imprimante|voiture|excel|cors|lave-vaisselle)(?!\\p{L})",
    ],
    ["debug.fix-code", "code (?:postal|civil|p[eé]nal|promo|qr|barres)"],
    ["data.sql", "(?<!\\p{L})(?:explique|apprendre|erreur|optimise\\p{L}*|lente?)(?!\\p{L})"],
    ["data.formula", "(?<!\\p{L})(?:apprendre|cours|imprimer)(?!\\p{L})"],
    ["travel.packing", `${tech}|d[eé]m[eé]nag\\p{L}*|h[oô]pital|maternit[eé]`],
    ...[
      "travel.road-trip",
      "travel.things-to-do",
      "travel.where-to-go",
      "travel.trip-to",
      "travel.trip",
    ].map((id): [string, string] => [
      id,
      `${tech}|(?<!\\p{L})(?:blog|article|conte|histoire|po[eè]me|mail|lettre|r[eé]daction|rapport|discours|post|l[eé]gende|dans le temps|m[eé]t[eé]o|visa|agence|valise|expos[eé]|budget (?:de l'|d'entreprise))(?!\\p{L})`,
    ]),
    ...["food.guests", "food.meal-plan", "food.lunchbox", "food.ideas", "food.recipe"].map(
      (id): [string, string] => [
        id,
        `${tech}|(?<!\\p{L})(?:m[eé]decin|appli|site|po[eè]me|conte|blog|chats?|chiens?|noms?|bonheur|succ[eè]s|r[eé]ussite)(?!\\p{L})`,
      ],
    ),
    ...["health.race", "health.workout", "health.weight", "health.sleep", "health.routine"].map(
      (id): [string, string] => [
        id,
        `${tech}|(?<!\\p{L})(?:chiens?|chiots?|chats?|b[eé]b[eé]|enfants?|fils|fille|anorexi\\p{L}*|boulimi\\p{L}*|salari[eé]s|mod[eè]le|po[eè]me|temps|match|confiance|proc[eè]s)(?!\\p{L})`,
      ],
    ),
    ...["home.clean", "home.repair", "home.plant-problem", "home.grow"].map(
      (id): [string, string] => [
        id,
        `${tech}|(?<!\\p{L})(?:appli|jeu|sims|donn[eé]es|po[eè]me|conte|aval[eé]|bu|cannabis|sentiments?)(?!\\p{L})`,
      ],
    ),
    ["shopping.gift", `${tech}|po[eè]me|remerci\\p{L}*|emballer`],
    [
      "shopping.product",
      `${tech}|(?<!\\p{L})(?:noms?|invent[eé]|histoire|fonctionne|erreur|description|r[eé]parer|assurance|vendre|nettoyer)(?!\\p{L})`,
    ],
    [
      "shopping.phone",
      `${tech}|(?<!\\p{L})(?:appli|perdu|vol[eé]|num[eé]ro|coque|r[eé]parer|invent[eé]|fonctionne|forfait)(?!\\p{L})`,
    ],
    ["learning.quiz-me", "entretien|personnalit[eé]|avant de"],
    [
      "learning.study-plan",
      "(?<!\\p{L})(?:angoisse|panique|sang|urine|m[eé]decin|sanguin|m[eé]dical)(?!\\p{L})",
    ],
    [
      "learning.language",
      "(?<!\\p{L})(?:dissertation|texte|mail|dit-on|tradui\\p{L}*|lettre|phrase|cv)(?!\\p{L})",
    ],
    ["learning.programming", "(?<!\\p{L})(?:mod[eè]le|dataset|erreur|code de la route)(?!\\p{L})"],
    [
      "explaining.concept",
      `${tech}|(?<!\\p{L})(?:[aà] (?:mon|ma|mes|un|une|des) (?:\\p{L}+ )?(?:fils|fille|enfants?|m[eè]re|p[eè]re|grand\\p{L}*|[eé]l[eè]ves?|ami\\p{L}*)|diff[eé]rences?|devoir|trou)(?!\\p{L})`,
    ],
    ["explaining.to-someone", `${grave}|mort|cancer|divorce|d[eé]c[eè]s|que je|${tech}`],
    [
      "explaining.difference",
      `${tech}|(?<!\\p{L})(?:ces|suivants?|colonnes|listes|dates)(?!\\p{L})`,
    ],
    [
      "explaining.topic",
      "(?<!\\p{L})(?:toi|te|blague|une histoire|m[eé]t[eé]o|actualit[eé]s?|cette|ce|mon|ma|mes|conte)(?!\\p{L})",
    ],
    [
      "deciding.a-or-b",
      `${medical}|${grave}|(?<!\\p{L})(?:mon ex|divorc\\p{L}*|me s[eé]parer|quitter mon (?:mari|copain))(?!\\p{L})`,
    ],
    [
      "deciding.should",
      `${medical}|${grave}|(?<!\\p{L})(?:mon ex|divorc\\p{L}*|me s[eé]parer|ou)(?!\\p{L})`,
    ],
    ["ideas.business-names", "variables?|renommer|nom de domaine"],
    ["ideas.pet-names", "races?"],
    [
      "ideas.party-plan",
      "discours|invitations?|po[eè]me|menu|politique|jeux?|conte|cadeaux?|repas|message|carte|texte|origine",
    ],
    [
      "ideas.kids",
      `${tech}|repas|recettes?|cadeaux?|anniversaire|pr[eé]noms?|conte|livre|histoire|noms?`,
    ],
    ["ideas.date", "m[eé]decin|excel|tenue|robe|message|discours|carte|date limite|dates de"],
    [
      "design.logo",
      "(?<!\\p{L})(?:signifi\\p{L}*|enlever|noms?|slogan|html|css|histoire)(?!\\p{L})",
    ],
    ["by-form.doing", "(?<!\\p{L})(?:toi|tu)(?!\\p{L})"],
    ["by-form.making", "(?<!\\p{L})(?:ce|cette|suivante?|lumi[eè]re|alarme|musique)(?!\\p{L})"],
  ]),
  said: new Map([
    [
      "language-goal",
      "pour (?:le travail|mon travail|un voyage|voyager|un examen|l'[eé]cole|les affaires|travailler)|toeic|toefl|ielts|delf",
    ],
    ["away-dates", `${days}|${months}|du \\d|jusqu`],
    ["away-cover", "contact\\p{L}*|coll[eè]gue|rempla[cç]\\p{L}*"],
    ["resign-last-day", `pr[eé]avis|imm[eé]diat\\p{L}*|dernier jour|${months}|fin du mois`],
    ["resign-reason", `${because}|nouveau (?:poste|travail)|d[eé]m[eé]nag\\p{L}*`],
    ["resign-extra", "remerci\\p{L}*|r[eé]duction de pr[eé]avis"],
    [
      "apology-what",
      `${because}|pour (?:mon|ma|le|la|avoir|mes|un|une) (?!client|chef|copine|copain|ami)`,
    ],
    ["apology-who", toWhom],
    ["refund-what", `${money}|achet[eé]|command[eé]|billet`],
    ["refund-why", `${because}|cass[eé]|d[eé]fectueu\\p{L}*|jamais (?:re[cç]u|arriv)|annul\\p{L}*`],
    ["complaint-so-far", "d[eé]j[aà]|appel[eé]|relanc\\p{L}*|encore"],
    ["complaint-what", `${because}|depuis|pour (?:une?|contester)`],
    ["complaint-wants", "rembours\\p{L}*|[eé]chang\\p{L}*|d[eé]dommag\\p{L}*|annul\\p{L}*"],
    ["cancel-what", `[aà] partir|imm[eé]diat\\p{L}*|fin du mois|[eé]ch[eé]ance|${months}`],
    ["cancel-reason", `${because}|d[eé]m[eé]nag\\p{L}*|loi (?:chatel|hamon)`],
    [
      "landlord-what",
      "moisissure|humidit[eé]|chauffage|caution|d[eé]p[oô]t|animal|chien|chat|bruit|loyer|fuite|pour|concernant|au sujet|travaux",
    ],
    ["landlord-so-far", "d[eé]j[aà]|appel[eé]|relanc\\p{L}*"],
    ["absence-when", `${soon}|${days}|${months}`],
    [
      "absence-reason",
      `${because}|malade|m[eé]dical|rendez-vous|mariage|vacances|grippe|fi[eè]vre`,
    ],
    ["delay-new-date", `${days}|${months}|nouvelle date`],
    ["news-reason", because],
    ["news-offer", "remise|r[eé]duction|offr\\p{L}*|gratuit"],
    ["invite-event", `${soon}|${months}|\\d+ ?h(?:eures)?(?!\\p{L})`],
    ["invite-guests", "amis|famille|coll[eè]gues|clients|parents|voisins"],
    ["thanks-for", "pour (?:la|le|son|sa|leur|leurs|tout|les|l'|avoir|m'avoir)"],
    ["thanks-who", toWhom],
    ["message-recipient", toWhom],
    [
      "message-gist",
      "(?<!\\p{L})(?:que|qu'|pour (?:demander|dire|inviter|annoncer|informer|remercier|pr[eé]venir|savoir|lui|leur|expliquer)|concernant|au sujet|[aà] propos|disant|sur)(?!\\p{L})",
    ],
    ["request-why", because],
    ["request-what", "(?:demander|demandant|solliciter) (?:\\S+ )?\\S+ \\S+"],
    [
      "tone",
      "formel\\p{L}*|informel\\p{L}*|amical\\p{L}*|dr[oô]le|poli\\p{L}*|professionnel\\p{L}*|chaleureu\\p{L}*|s[eé]rieu\\p{L}*|ton (?:\\p{L}+)|humour",
    ],
    [
      "toast-role",
      "t[eé]moin|demoiselle d'honneur|p[eè]re de|m[eè]re de|s(?:œ|oe)ur|fr[eè]re|fille|fils",
    ],
    ["toast-time", minutes],
    ["speech-minutes", minutes],
    ["birthday-who", toWhom],
    [
      "wish-tone",
      "dr[oô]le|court|touchante?|[eé]mouvante?|humoristique|original|mignon|romantique|humour",
    ],
    [
      "talk-listeners",
      "public|devant (?:ma|mon|mes|des|la)|pour (?:ma classe|mes coll[eè]gues|des [eé]tudiants|des investisseurs)",
    ],
    [
      "speech-where",
      "en classe|d[eé]part [aà] la retraite|devant|[aà] l'[eé]cole|au travail|remise des dipl[oô]mes",
    ],
    ["cover-job", "(?:chez|dans|en tant que|comme|de) (?!motivation|candidature)\\p{L}{3,}"],
    ["cover-proof", "exp[eé]rience|ans|j'ai|je suis"],
    ["resume-job", "(?:de|pour un|comme|en tant que|pour une?) \\p{L}{4,}"],
    [
      "interview-job",
      "(?:de|pour|comme|chez|en tant que) (?!recrutement|embauche|un entretien)\\p{L}{4,}",
    ],
    ["salary-figures", "\\d+ ?(?:€|euros|%|k)"],
    ["child-age", age],
    ["child-and-loves", age],
    ["kids-age", age],
    ["explain-listener", age],
    ["class-who", `${age}|d[eé]butants|lyc[eé]e|terminale|seconde|premi[eè]re`],
    ["child-tried", "d[eé]j[aà]|essay[eé]|rien ne marche"],
    [
      "poem-occasion",
      "anniversaire|mariage|f[eê]te des|d[eé]part|retraite|bapt[eê]me|no[eë]l|saint[- ]valentin|naissance",
    ],
    [
      "poem-touching-or-funny",
      "dr[oô]le|humoristique|romantique|rime\\p{L}*|touchante?|[eé]mouvante?|triste",
    ],
    ["poem-subject", "(?<!\\p{L})(?:sur|de|d'\\p{L}+|pour|[aà] propos|qui|[aà])(?!\\p{L})"],
    [
      "poem-manner",
      "dr[oô]le|triste|romantique|rim\\p{L}*|ha[iï]ku|sonnet|sombre|style|alexandrins?|vers libres",
    ],
    ["song-about", "(?<!\\p{L})(?:sur|pour|qui parle|[aà] propos|d'amour)(?!\\p{L})"],
    [
      "song-sound",
      "(?<!\\p{L})(?:rap|pop|rock|ballade|slam|vari[eé]t[eé]|m[eé]tal|style|[aà] la mani[eè]re|reggae|zouk|drill|trap)",
    ],
    ["child-hero", "(?<!\\p{L})(?:sur|avec|d'un|d'une|qui|o[uù])(?!\\p{L})"],
    ["child-reading-time", "court\\p{L}*|minutes|br[eè]ve"],
    [
      "story-happens",
      "(?<!\\p{L})(?:sur|avec|d'un|d'une|qui|o[uù]|dans laquelle|[aà] propos)(?!\\p{L})",
    ],
    [
      "story-feel",
      "dr[oô]le|horreur|peur|triste|amour|suspense|fantastique|fin (?:heureuse|ouverte|triste)|romantique|humour|polici[eè]re|fantasy",
    ],
    ["story-reader", `${minutes}|pour enfants?|enfants`],
    [
      "essay-claim",
      "argument\\p{L}*|pour ou contre|avantages|pourquoi|causes|importance|impact|faut-il|peut-on",
    ],
    ["essay-task", `${minutes}|terminale|lyc[eé]e|coll[eè]ge|universit[eé]|bac|philo\\p{L}*`],
    ["article-length", minutes],
    [
      "article-readers",
      "pour (?:les d[eé]butants|des parents|des clients|les enfants|mon|notre)|lecteurs",
    ],
    ["report-task", minutes],
    ["translate-into", `en (?:\\p{L}+ )?${tongue}`],
    ["shorten-to", "en \\d|\\d+ (?:mots|caract[eè]res|phrases|lignes)|moiti[eé]"],
    ["code-stack", lang.replace("|c|", "|").replace("|go|", "|")],
    [
      "code-language",
      `(?:en|avec) ${lang}(?!\\p{L})|(?:fonction|script|programme|code) ${lang}(?!\\p{L})`,
    ],
    ["site-tech", "html|react|wordpress|tailwind|vue|css|next\\.?js"],
    ["app-runs-on", "android|ios|iphone|web|navigateur|windows|flutter"],
    ["script-acts-on", "(?:qui|pour) .{10,}"],
    ["debug-message", 'error:|exception|\\p{L}+error|["`«]'],
    ["sql-database", "mysql|postgres|sqlite|oracle|sql server|mariadb"],
    ["sheet-program", "excel|google|libreoffice|sheets"],
    [
      "pack-where",
      "(?<!\\p{L})(?:[aà]|en|au|aux) (?!la valise|ma)\\p{L}+|plage|camping|croisi[eè]re|festival",
    ],
    ["pack-days", days],
    ["trip-days", `${days}|${months}`],
    ["trip-with", "famille|enfants|seule?|couple|amis|amoureux|copines?|copains?|[aà] deux"],
    [
      "trip-taste",
      "plage|montagne|nature|culture|gastronomie|mus[eé]es|f[eê]te|aventure|repos|randonn[eé]e",
    ],
    ["visit-town", "(?<!\\p{L})(?:[aà]|en|autour de|pr[eè]s de|dans) \\p{L}+"],
    ["visit-time", `${days}|${soon}|${months}`],
    ["visit-with", "enfants|famille|couple|seule?|amis|amoureux"],
    ["go-want", "plage|mer|montagne|pas cher|ville|aventure|soleil|chaud|neige|ski"],
    ["guests-many", "\\d+ (?:personnes|invit[eé]s)"],
    [
      "food-limits",
      "v[eé]g[eé]tari\\p{L}*|vegan|v[eé]g[eé]talien\\p{L}*|sans (?:gluten|lactose|viande|sucre)|diab[eé]t\\p{L}*|allergi\\p{L}*|c[eé]tog[eè]ne|intol[eé]rant\\p{L}*",
    ],
    [
      "mealplan-who",
      "pour (?:deux|une personne|\\d|ma famille|moi|maigrir)|perdre du poids|muscle|masse",
    ],
    ["ideas-time", "rapide|\\d+ ?min|pour \\d|pour deux"],
    ["ideas-have", "avec (?!des enfants|\\d)\\p{L}+"],
    ["recipe-people", "pour (?:\\d|deux|quatre|six|une)|personnes|portions"],
    ["recipe-without", "sans|vegan|v[eé]g[eé]tari\\p{L}*"],
    [
      "recipe-kind",
      "rapide|facile|traditionnel\\p{L}*|sain\\p{L}*|maison|original|simple|authentique",
    ],
    ["race-when", `${days}|${months}|moins de \\d`],
    ["workout-goal", "muscle|masse|maigrir|poids|d[eé]butante?|force|fessiers|abdos|dos|s[eè]che"],
    ["workout-gear", "[aà] la maison|chez moi|sans mat[eé]riel|en salle|halt[eè]res|dehors"],
    [
      "workout-time",
      "\\d+ ?(?:fois|jours|s[eé]ances|min)|par semaine|tous les jours|quotidien\\p{L}*",
    ],
    ["weight-figures", "\\d+ ?(?:kg|kilos?)"],
    ["sleep-what", "m'endormir|me r[eé]veille|insomnies?|dors (?:pas|mal)|fatigu\\p{L}*"],
    ["clean-what", "cuir|laine|soie|bois|inox|marbre|coton|verre|plastique|tissu|daim"],
    ["clean-have", "avec (?:du vinaigre|du bicarbonate|des produits)|naturel\\p{L}*|sans produit"],
    ["plant-look", "jaun\\p{L}*|brun\\p{L}*|tombe\\p{L}*|taches|fan\\p{L}*|pucerons|moucherons"],
    ["grow-bed", "balcon|pot|potager|jardin|int[eé]rieur|jardini[eè]re|terrasse"],
    ["gift-who", "qui (?:aime|adore|fait|a d[eé]j[aà]|est)|fan de|passionn[eé]\\p{L}*"],
    ["gift-money", money],
    ["shop-budget", money],
    ["budget", money],
    ["product-use", "(?<!\\p{L})pour (?!moi|moins|\\d)\\p{L}+"],
    [
      "product-must",
      "silencieu\\p{L}*|petite?|l[eé]g[eè]re?|sans fil|bluetooth|avec \\p{L}+|sans \\p{L}+",
    ],
    ["phone-matters", "photos?|batterie|autonomie|petit|simple|jeux|gaming|senior"],
    ["exam-when", `${days}|${soon}|${months}`],
    ["learn-time", "\\d+ ?(?:min|heures?|h)|une heure|week-?ends?|par jour"],
    ["explain-known", known],
    ["your-level", known],
    ["language-level", `${known}|(?<!\\p{L})[abc][12](?!\\p{L})`],
    ["explain-for", "examen|cours|devoir|[eé]cole|travail|expos[eé]|bac|partiel"],
    [
      "decide-use",
      "(?<!\\p{L})(?:je suis|j'ai|je travaille|j'habite|pour (?:mon|ma|mes|la|le))(?!\\p{L})",
    ],
    ["decide-for-against", "(?<!\\p{L})(?:parce que|mais|car|m[eê]me si)(?!\\p{L})"],
    ["name-of-what", "(?<!\\p{L})(?:qui|de|o[uù]|d') ?(?:\\p{L}+ ){1,}|vend\\p{L}*"],
    [
      "name-feel",
      "dr[oô]le|moderne|[eé]l[eé]gant|court|unique|cr[eé]ati\\p{L}*|original\\p{L}*|mignon|chic|styl[eé]",
    ],
    ["petname-animal", "noire?|blanche?|marron|gris\\p{L}*|roux|rousse|petite?|tigr[eé]"],
    ["party-guests", `\\d+ (?:personnes|enfants|invit[eé]s|amis)|${age}`],
    ["party-where", `${money}|[aà] la maison|chez moi|jardin|salle|parc|ext[eé]rieur|bureau`],
    ["date-stage", "premier|anniversaire|copine|copain|femme|mari|couple"],
    ["logo-look", `${style}|${looks}`],
    ["image-style", style],
    ["invite-seen", `${style}|avec \\p{L}+`],
    ["image-seen", "(?:d'un|d'une|avec) .{8,}"],
    ["limits", "(?<!\\p{L})(?:sans|pas|seulement|maximum|uniquement)(?!\\p{L})"],
    ["goal", "(?<!\\p{L})(?:pour que|afin|parce que|objectif|but)(?!\\p{L})"],
    ["deadline", `${soon}|${months}|dans \\d+ (?:jours|semaines|mois)`],
    ["tried-so-far", "d[eé]j[aà]|essay[eé]|tent[eé]"],
    [
      "audience",
      "pour (?:les d[eé]butants|des d[eé]butants|les enfants|mes clients|des [eé]tudiants|mon|ma|mes)|public",
    ],
    ["purpose", "pour (?:l'[eé]cole|le travail|la fac|mon|ma|un|une|que)"],
    [
      "my-situation",
      "(?<!\\p{L})(?:je suis|j'ai|j'habite|je travaille|mon \\p{L}+ (?:est|ne))(?!\\p{L})",
    ],
  ]),
};
