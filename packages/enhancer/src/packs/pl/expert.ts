import type { LanguagePack } from "../language-pack.ts";

/** Whose view helps, by field; only the highest level asks for it. */
export const rolesPl: NonNullable<LanguagePack["roles"]> = {
  health: "‹Odpowiadaj|Proszę odpowiadać› jak lekarz, który ma czas na pytania pacjenta.",
  money:
    "‹Odpowiadaj|Proszę odpowiadać› jak niezależny doradca, który na moim wyborze nic nie zarabia.",
  law: "‹Odpowiadaj|Proszę odpowiadać› jak prawnik, który objaśnia sprawę klientowi.",
  travel: "‹Odpowiadaj|Proszę odpowiadać› jak ktoś miejscowy, kto oprowadził już wielu znajomych.",
  food: "‹Odpowiadaj|Proszę odpowiadać› jak kucharz, który uczy w domowej kuchni.",
  home: "‹Odpowiadaj|Proszę odpowiadać› jak fachowiec, który widział, jak taka robota się nie udaje.",
  animals: "‹Odpowiadaj|Proszę odpowiadać› jak biolog terenowy, który obserwuje je codziennie.",
  nature: "‹Odpowiadaj|Proszę odpowiadać› jak naukowiec, który sam odczytuje przyrządy.",
  science:
    "‹Odpowiadaj|Proszę odpowiadać› jak wykładowca, który sam prowadzi badania w tej dziedzinie.",
  technology: "‹Odpowiadaj|Proszę odpowiadać› jak inżynier, który musi to potem utrzymać w ruchu.",
  history: "‹Odpowiadaj|Proszę odpowiadać› jak historyk, który sam pracował na źródłach.",
  society: "‹Odpowiadaj|Proszę odpowiadać› jak bezstronny moderator, który zna wszystkie obozy.",
  business: "‹Odpowiadaj|Proszę odpowiadać› jak ktoś, kto jedną firmę zbudował, a drugą zamknął.",
  work: "‹Odpowiadaj|Proszę odpowiadać› jak doświadczony współpracownik, który zna obie strony stołu.",
  learning: "‹Odpowiadaj|Proszę odpowiadać› jak korepetytor, u którego zaczynało wielu nowicjuszy.",
  people: "‹Odpowiadaj|Proszę odpowiadać› jak przyjaciel, który umie słuchać i jest szczery.",
  arts: "‹Odpowiadaj|Proszę odpowiadać› jak krytyk zakochany w rzemiośle.",
  games: "‹Odpowiadaj|Proszę odpowiadać› jak silny gracz, który lubi uczyć.",
  sport: "‹Odpowiadaj|Proszę odpowiadać› jak trener, który chce mi oszczędzić kontuzji.",
  language: "‹Odpowiadaj|Proszę odpowiadać› jak redaktor z dobrym uchem.",
  web: "‹Pracuj|Proszę pracować› jak doświadczony frontendowiec, którego kod przejdzie przegląd.",
  systems: "‹Pracuj|Proszę pracować› jak inżynier na dyżurze, którego w nocy obudzą pierwszego.",
  algorithms: "‹Pracuj|Proszę pracować› jak ktoś, kto musi obronić każdą linijkę przy tablicy.",
  "data-science": "‹Pracuj|Proszę pracować› jak analityk, którego dane już raz oszukały.",
  story: "‹Pisz|Proszę pisać› jak prozaik, który ufa czytelnikowi.",
  poem: "‹Pisz|Proszę pisać› jak poeta, który więcej skreśla, niż zostawia.",
  song: "‹Pisz|Proszę pisać› jak autor piosenek, który każdy wers próbuje na głos.",
  essay: "‹Pisz|Proszę pisać› jak eseista, któremu zdarzyło się zmienić zdanie.",
  article: "‹Pisz|Proszę pisać› jak reporter, który był na miejscu.",
  speech: "‹Pisz|Proszę pisać› jak mówca, który zna swoją salę.",
  joke: "‹Pisz|Proszę pisać› jak komik, który wypróbował to na scenie.",
};
