import type { LanguagePack } from "../language-pack.ts";

export const literaryDe: LanguagePack["literary"] = {
  family: "literary",
  core: [
    [
      "constraints",
      "‹Wähl|Wählen Sie› einen einzigen Moment und ‹bleib|bleiben Sie› nah daran, statt alles zu erzählen.",
    ],
    [
      "role",
      "Erzählt wird aus der Sicht von [wer spricht], und das soll man in jeder Zeile merken.",
    ],
    ["length", "Länger als [Umfang] muss es nicht sein."],
  ],
  brief: [
    ["constraints", "Ein einziger Moment, keine Moral am Ende."],
    ["tone", "Stimmung: [Stimmung]."],
    ["imagery", "Nur konkrete Bilder."],
  ],
};

export const literaryStylesDe: LanguagePack["styles"]["literary"] = {
  professional: [
    [
      "criteria",
      "Es braucht einen klaren Bogen: ein Anfang, der eine Frage weckt, eine Wendung, ein Schluss, der überrascht und doch stimmt.",
    ],
    ["tone", "Die Sprache bleibt beherrscht, jeder Satz leistet etwas."],
    ["audience", "Gedacht ist es für [Publikum]."],
  ],
  creative: [
    [
      "angle",
      "‹Such|Suchen Sie› einen Einstieg, auf den sonst niemand käme, und ‹beginn|beginnen Sie› mittendrin.",
    ],
    [
      "imagery",
      "‹Arbeite|Arbeiten Sie› mit Geräuschen, Gerüchen und Stoffen statt mit abstrakten Wörtern; die Stimme darf Charakter haben.",
    ],
    ["alternatives", "Der Schluss zeigt das Bild vom Anfang in neuem Licht, ohne es zu erklären."],
  ],
  technical: [
    [
      "format",
      "‹Leg|Legen Sie› Form, Zeitform, Erzähler und Rhythmus vorher fest, ‹nenn|nennen Sie› sie in einer Zeile und ‹halt dich|halten Sie sich› daran.",
    ],
    [
      "verification",
      "Am Ende auf Brüche in der Handlung und abgegriffene Wendungen prüfen und sie streichen.",
    ],
    [
      "edge-cases",
      "Verlangt die Form ein festes Muster, wird es genau eingehalten und höchstens einmal mit Absicht gebrochen.",
    ],
  ],
};
