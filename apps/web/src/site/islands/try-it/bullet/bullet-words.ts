import type { BulletPart } from "./bullet-parts.ts";

/** What is known of résumé bullets in one language. */
export interface BulletWords {
  /** The request around a bullet. */
  readonly request: (bullet: string) => string;
  /** Openings that name a duty instead of an action. */
  readonly duty: RegExp;
  /** What may stand before the action. */
  readonly opening: RegExp;
  /** An action, surely; after the opening. */
  readonly action: RegExp;
  /** Words that bring in tools, with what follows. */
  readonly tools: RegExp;
  /** Words that bring in what a thing led to, with what follows. */
  readonly impact: RegExp;
  readonly gaps: Readonly<Record<BulletPart, string>>;
}

const english: BulletWords = {
  request: (bullet) => `Improve this resume bullet: "${bullet}"`,
  duty: /^(?:i (?:was|am) )?(?:responsible for|in charge of|tasked with|duties included|worked on|helped (?:out )?(?:to |with )?|assisted (?:with|in) |involved in|participated in|handled)\s*/i,
  opening: /^(?:(?:i|we|i've|i have|we have|also|often|\p{L}+ly)\s+)+/iu,
  action:
    /^(?!(?:experienced|skilled|dedicated|motivated|certified|based|detailed|advanced|united|limited|qualified|organi[sz]ed professional)\b)(?:\p{L}{2,}ed|led|built|rebuilt|cut|ran|wrote|rewrote|taught|sold|grew|won|drove|oversaw|held|kept|made|brought|began|spoke|chose|gave|met|took|undertook|sent|drew|(?:manage|lead|build|design|develop|create|write|run|train|teach|sell|plan|organi[sz]e|coordinate|support|maintain|deliver|test|analy[sz]e|improve|increase|reduce|launch|negotiate|supervise|oversee|coach|mentor|prepare|review|operate|set|own)(?=\s+(?:up|a|an|the|our|all|new|\d+|two|three|four|five)\b))(?=\s)/iu,
  tools: /\b(?:using|via|by means of)\s+(?:(?!\s(?:for|across|to|by|which|and)\s)[^,;.])+/i,
  impact:
    /\b(?:which|resulting in|leading to|so that|saving|enabling|allowing|letting|improving|increasing|raising|reducing|cutting|to (?:reduce|increase|improve|save|cut|grow))\b[^;.]*/i,
  gaps: {
    action: "[action verb: what you did]",
    tools: "using [tools or methods]",
    scope: "across [scope: team, budget or volume]",
    metric: "by [metric: figure before and after]",
    impact: "which led to [impact: what it changed]",
  },
};

const german: BulletWords = {
  request: (bullet) => `Verbessere diesen Stichpunkt in meinem Lebenslauf: "${bullet}"`,
  duty: /^(?:ich (?:war|bin) )?(?:(?:mit)?verantwortlich für|zuständig für|mitarbeit (?:an|bei|in|im))\s*/i,
  opening: /^(?:(?:ich habe|wir haben|erfolgreich)\s+)+/i,
  action:
    /(?<!\p{L})(?:geleitet|leitete|geführt|führte|gesteigert|steigerte|gesenkt|senkte|aufgebaut|entwickelte?|eingeführt|verbesserte?|erhöhte?|betreute?|verhandelte?|geschult|umgesetzt|geplant|erstellte?|gewonnen|verkürzte?|verdoppelte?|durchgeführt|unterrichtete?|verkaufte?|beraten|gegründet|[a-zäöü]+ierte?)(?!\p{L})/u,
  tools:
    /(?<!\p{L})(?:mithilfe(?: von)?|mit hilfe von|mittels|anhand von|unter einsatz von)\s+[^,;.]+/iu,
  impact: /(?<!\p{L})(?:wodurch|sodass|so dass|was zu|dadurch)(?!\p{L})[^;.]*/iu,
  gaps: {
    action: "[Handlung: was getan wurde]",
    tools: "mithilfe von [Werkzeuge oder Methoden]",
    scope: "für [Umfang: Team, Budget oder Menge]",
    metric: "um [Kennzahl: Zahl vorher und nachher]",
    impact: "sodass [Wirkung: was sich geändert hat]",
  },
};

const spanish: BulletWords = {
  request: (bullet) => `Mejora esta viñeta de mi currículum: "${bullet}"`,
  duty: /^(?:responsable de(?:l)?|encargad[oa] de(?:l)?|a cargo de(?:l)?|participé en|colaboré en|ayudé (?:a|con))\s+/iu,
  opening: /^(?:(?:yo|he|hemos|también|\p{L}+mente)\s+)+/iu,
  action:
    /^(?:\p{L}{2,}(?:é|amos|imos)|lideré|reduje|conduje|hice|gestionado|liderado|diseñado|desarrollado|creado|aumentado|reducido|mejorado)(?=\s)/iu,
  tools: /(?<!\p{L})(?:usando|utilizando|mediante|por medio de)\s+[^,;.]+/iu,
  impact:
    /(?<!\p{L})(?:lo que|lo cual|logrando|reduciendo|aumentando|mejorando|ahorrando|permitiendo)(?!\p{L})[^;.]*/iu,
  gaps: {
    action: "[acción: qué hiciste]",
    tools: "usando [herramientas o métodos]",
    scope: "para [alcance: equipo, presupuesto o volumen]",
    metric: "con [métrica: cifra antes y después]",
    impact: "lo que llevó a [impacto: qué cambió]",
  },
};

const french: BulletWords = {
  request: (bullet) => `Améliore cette puce de mon CV : "${bullet}"`,
  duty: /^(?:responsable d(?:e la |e l['’]|e |u |es |['’])|(?:chargée?|en charge) d(?:e la |e l['’]|e |u |es |['’])|participation (?:à la |à l['’]|à |au |aux ))\s*/iu,
  opening: /^(?:(?:j['’]ai|nous avons|\p{L}+ment)\s*)+/iu,
  action:
    /^(?:dirigé|géré|piloté|conçu|développé|créé|réduit|augmenté|amélioré|négocié|formé|organisé|lancé|mené|encadré|rédigé|optimisé|automatisé|vendu|coordonné|construit)(?=\s)/iu,
  tools:
    /(?<!\p{L})(?:en utilisant|à l['’]aide d(?:e |u |es |['’])|au moyen d(?:e |u |es |['’]))\s*[^,;.]+/iu,
  impact:
    /(?<!\p{L})(?:ce qui|permettant|en réduisant|en augmentant|en améliorant|afin de)(?!\p{L})[^;.]*/iu,
  gaps: {
    action: "[action : ce que vous avez fait]",
    tools: "à l'aide de [outils ou méthodes]",
    scope: "pour [périmètre : équipe, budget ou volume]",
    metric: "avec [chiffre : valeur avant et après]",
    impact: "ce qui a permis [impact : ce que cela a changé]",
  },
};

const portuguese: BulletWords = {
  request: (bullet) => `Melhore este item do meu currículo: "${bullet}"`,
  duty: /^(?:responsável (?:por|pel[oa]s?)|encarregad[oa] d(?:e|[oa]s?)|participei d(?:e|[oa]s?)|auxiliei (?:em|n[oa]s?))\s+/iu,
  opening: /^(?:(?:eu|também|\p{L}+mente)\s+)+/iu,
  action:
    /^(?:\p{L}{2,}(?:ei|amos|imos)|reduzi|conduzi|desenvolvi|construí|escrevi|vendi|fiz|dirigi)(?=\s)/iu,
  tools: /(?<!\p{L})(?:usando|utilizando|por meio d(?:e|[oa]s?))\s+[^,;.]+/iu,
  impact:
    /(?<!\p{L})(?:o que|resultando em|reduzindo|aumentando|melhorando|economizando|permitindo)(?!\p{L})[^;.]*/iu,
  gaps: {
    action: "[ação: o que você fez]",
    tools: "usando [ferramentas ou métodos]",
    scope: "para [alcance: equipe, orçamento ou volume]",
    metric: "com [métrica: número antes e depois]",
    impact: "o que levou a [impacto: o que mudou]",
  },
};

/** The languages bullets are read in, by their BCP 47 primary tag. */
export const bulletLanguages: Readonly<Record<string, BulletWords>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  pt: portuguese,
};
