import type { TopicGrammar } from "../../topic/topic-grammar.ts";

export const frenchTopics: TopicGrammar = {
  nouns: "behind-articles",
  tag: "fr",
  articles: "le:le|la:la|les:les|l':l'|un:le|une:la|du:le|des:les|au:le|aux:les",
  elided: "l':le,la",
  circumstances: "dans|pour|avec|par|depuis|chez|en|au|aux|selon|vers",
  joiners: "de|d'",
  kept: "premier|première|deuxième|seconde|troisième|grand|grande|nouvelle|nouveau",
  dropped:
    "meilleur|meilleure|meilleurs|meilleures|principal|principale|principaux|principales|plus|deux|trois|quatre|cinq|dix|bonne|bon|petit|petite",
  infinitives: "[ei]r|re",
  adjectives:
    "(?:ale?s?|aux|elle?s?|iques?|ifs?|ives?|eux|euses?|aires?|ables?|ibles?|antes?|ants|ées?|és?|ien|iennes?|iens|aises?|ais|oise?s?|eurs|trices?|aines?|ains?|ents|entes?|erne?s?)",
  doubtful: "le:er,ir|la:er,ir|les:er,ir",
  generic:
    "qui|quand|où|lequel|laquelle|autre|autres|même|mêmes|maximum|minimum|utilisateur|solution|affaires|tâche|rôle|chose|choses|forme|formes|manière|façon|façons|sorte|sortes|type|types|partie|parties|exemple|exemples|liste|listes|textes|phrase|phrases|mot|mots|question|questions|réponse|réponses|idée|idées|étape|étapes|sujet|sujets|thème|point|points|titre|titres|paragraphe|paragraphes|nombre|nombres|numéro|fonction|code|programme|fichier|tableau|personne|personnes|gens|fois|jour|jours|année|années|an|ans|moment|cas|résultat|résultats|nom|noms|ordre|format|information|informations|données|lieu|lieux|endroit|raison|raisons|différence|différences|style|fin|début|option|options|ensemble|groupe|quantité|niveau|suite|reste|plupart|moins|ton|heure|heures|semaine|mois|description|explication|extrait|lettres|figure|processus|problème|problèmes|vérité|avantages|inconvénients|caractéristiques|conséquences|but|aide|façons|minute|ligne|lignes|mail|courriel",
};
