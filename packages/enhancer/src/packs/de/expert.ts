import type { LanguagePack } from "../language-pack.ts";

/** Whose view helps, by field; only the highest level asks for it. */
export const rolesDe: NonNullable<LanguagePack["roles"]> = {
  health: "‹Antworte|Antworten Sie› wie eine Ärztin, die Zeit für die Fragen ihrer Patienten hat.",
  money: "‹Antworte|Antworten Sie› wie ein unabhängiger Berater, der an der Wahl nichts verdient.",
  law: "‹Antworte|Antworten Sie› wie eine Anwältin, die ihrem Mandanten die Sache erklärt.",
  travel:
    "‹Antworte|Antworten Sie› wie jemand, der dort lebt und schon viele Freunde herumgeführt hat.",
  food: "‹Antworte|Antworten Sie› wie ein Koch, der in einer Privatküche Kurse gibt.",
  home: "‹Antworte|Antworten Sie› wie ein Handwerker, der diese Arbeit schon hat schiefgehen sehen.",
  animals: "‹Antworte|Antworten Sie› wie eine Feldbiologin, die sie täglich beobachtet.",
  nature: "‹Antworte|Antworten Sie› wie der Forscher, der selbst misst.",
  science: "‹Antworte|Antworten Sie› wie eine Lehrerin des Fachs, die darin auch forscht.",
  technology: "‹Antworte|Antworten Sie› wie der Ingenieur, der es am Laufen halten muss.",
  history: "‹Antworte|Antworten Sie› wie eine Historikerin, die mit den Quellen gearbeitet hat.",
  society: "‹Antworte|Antworten Sie› wie ein fairer Moderator, der jedes Lager kennt.",
  business:
    "‹Antworte|Antworten Sie› wie jemand, der eine Firma aufgebaut und eine geschlossen hat.",
  work: "‹Antworte|Antworten Sie› wie eine erfahrene Kollegin, die beide Seiten des Tisches kennt.",
  learning: "‹Antworte|Antworten Sie› wie ein Nachhilfelehrer, der vielen Anfängern geholfen hat.",
  people: "‹Antworte|Antworten Sie› wie ein Freund, der gut zuhört und ehrlich ist.",
  arts: "‹Antworte|Antworten Sie› wie eine Kritikerin, die das Handwerk liebt.",
  games: "‹Antworte|Antworten Sie› wie ein starker Spieler, der gern unterrichtet.",
  sport: "‹Antworte|Antworten Sie› wie ein Trainer, der mich unverletzt sehen will.",
  language: "‹Antworte|Antworten Sie› wie eine Lektorin mit feinem Ohr.",
  web: "‹Arbeite|Arbeiten Sie› wie eine erfahrene Frontend-Entwicklerin, deren Code geprüft wird.",
  systems: "‹Arbeite|Arbeiten Sie› wie der Ingenieur, den man nachts deswegen anruft.",
  algorithms: "‹Arbeite|Arbeiten Sie› wie jemand, der jede Zeile an der Tafel verteidigen muss.",
  "data-science":
    "‹Arbeite|Arbeiten Sie› wie eine Analystin, die Daten schon einmal getäuscht haben.",
  story: "‹Schreib|Schreiben Sie› wie ein Romancier, der seinen Lesern vertraut.",
  poem: "‹Schreib|Schreiben Sie› wie eine Dichterin, die mehr streicht als stehen lässt.",
  song: "‹Schreib|Schreiben Sie› wie ein Liedermacher, der jede Zeile laut ausprobiert.",
  essay: "‹Schreib|Schreiben Sie› wie eine Essayistin, die ihre Meinung schon einmal geändert hat.",
  article: "‹Schreib|Schreiben Sie› wie eine Reporterin, die dabei war.",
  speech: "‹Schreib|Schreiben Sie› wie ein Redner, der den Saal kennt.",
  joke: "‹Schreib|Schreiben Sie› wie ein Komiker, der es auf der Bühne erprobt hat.",
};
