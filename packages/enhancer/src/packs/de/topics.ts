import type { TopicGrammar } from "../../topic/topic-grammar.ts";

export const germanTopics: TopicGrammar = {
  nouns: "capitalised",
  articles: "der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines",
  oblique:
    "den|von|mit|bei|zu|aus|nach|seit|in|an|auf|vor|zwischen|unter|über|einen|einem|dem|meinen|deinen|diesen|welchen|keinen|allen|vielen|zwei|drei|vier|fünf",
  obliqueEndings: "en|ern|eln|sten|nen",
  genitive: "des|eines|dieses|jedes|meines|seines",
  madeEndings:
    "beitrag|geschichte|gedicht|text|artikel|brief|witz|mail|string|strings|kette|funktion|programm|skript|code|liste|tabelle|überschrift|überschriften|beschreibung|beschreibungen|antwort|frage|fragen|string",
  generic:
    "ding|dinge|form|formen|art|arten|weise|teil|teile|beispiel|beispiele|liste|listen|text|texte|satz|sätze|wort|wörter|frage|fragen|antwort|antworten|idee|ideen|schritt|schritte|thema|themen|punkt|punkte|titel|absatz|absätze|zahl|zahlen|nummer|funktion|funktionen|code|programm|datei|tabelle|person|personen|menschen|leute|mal|tag|tage|jahr|jahre|jahren|moment|fall|fälle|ergebnis|ergebnisse|name|namen|reihenfolge|format|information|informationen|daten|ort|orte|stelle|grund|gründe|unterschied|unterschiede|stil|ende|anfang|option|optionen|gruppe|anzahl|niveau|rest|ton|stunde|stunden|woche|monat|beschreibung|erklärung|abschnitt|prozess|problem|probleme|wahrheit|folgen|merkmale|vorteile|nachteile|strategie|mail|e-mail|hilfe|aufgabe|aufgaben|methode|möglichkeit|möglichkeiten|bedeutung|rolle|lösung|zusammenfassung|größe|größen|länge|benutzer|nutzer|wert|werte|element|elemente|methoden|figur|figuren|eingabe|ausgabe|button|ausgang|hälfte|betrag|ihnen|ihr|ihre|ihrer|ihrem|ihren",
};
