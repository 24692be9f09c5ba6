import type { TopicGrammar } from "../../topic/topic-grammar.ts";

export const dutchTopics: TopicGrammar = {
  nouns: "behind-articles",
  tag: "nl",
  articles: "de:de|het:het|een:een",
  circumstances: "in|voor|met|door|bij|op|naar|vanaf|aan",
  joiners: "",
  kept: "",
  dropped: "recente|enkele|beste|belangrijkste|grootste|volgende|eigen|twee|drie|vier|vijf|tien",
  adjectives: "(?:[^aeiou]e|isch|ig|lijk)",
  adjectivesLead: true,
  generic:
    "wie|wat|waar|wanneer|andere|ander|zelfde|gebruiker|oplossing|taak|rol|ding|dingen|vorm|vormen|manier|manieren|soort|soorten|type|deel|delen|voorbeeld|voorbeelden|lijsten|tekst|teksten|zin|zinnen|woord|woorden|vraag|vragen|antwoord|antwoorden|idee|ideeën|stap|stappen|onderwerp|onderwerpen|thema|punt|punten|titel|titels|alinea|alinea's|getal|getallen|nummer|functie|code|programma|bestand|tabel|persoon|personen|mensen|keer|dag|dagen|jaar|jaren|moment|geval|gevallen|resultaat|resultaten|naam|namen|volgorde|formaat|informatie|gegevens|plaats|plaatsen|plek|reden|redenen|verschil|verschillen|stijl|einde|begin|optie|opties|groep|aantal|niveau|gebruik|rest|meeste|toon|uur|week|maand|beschrijving|fragment|proces|probleem|problemen|waarheid|gevolgen|kenmerken|voordelen|nadelen|strategie|mail|e-mail|persona|anderen|grootte|lengte|gebruikers|waarde|waarden|element|elementen|methode|methoden|hand|helft",
};
