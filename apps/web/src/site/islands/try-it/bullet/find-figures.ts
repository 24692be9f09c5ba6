const number = String.raw`(?<![\p{L}\d.,])\d(?:[\d.,]*\d)?`;
const size = String.raw`(?:\s?(?:k|m|bn|mio\.?|million(?:s|en)?|thousand)(?!\p{L}))?\+?`;
const money = String.raw`(?:(?<![\p{L}\d])[$€£]\s?\d(?:[\d.,]*\d)?${size}|${number}${size}\s?(?:€|\$|£|EUR|USD|GBP|dollars?|euros?))`;
const percent = String.raw`${number}\s?(?:%|percent|prozent|pour ?cent|por ciento|por cento)`;
const times = String.raw`${number}\s?(?:x|×|times|fold|fach|fois|veces|vezes)(?!\p{L})`;
const timeUnit = String.raw`(?:ms|s|sec|min|h|hours?|days?|weeks?|months?|years?|minutes?|seconds?|stunden?|tagen?|tage?|wochen?|monaten?|monate?|jahren?|jahre?|minuten?|sekunden?|heures?|jours?|semaines?|mois|ans|secondes?|horas?|días?|dias?|semanas?|mes(?:es)?|años?|anos?|minutos?|segundos?)(?!\p{L})`;
const duration = String.raw`${number}\s?${timeUnit}`;
const plain = String.raw`${number}${size}`;
const figure = `(?:${money}|${percent}|${times}|${duration}|${plain})`;

const pattern = (source: string): RegExp => new RegExp(source, "iu");

const change = pattern(
  String.raw`(?<!\p{L})(?:from|von|de|desde)\s+${figure}\s+(?:to|auf|à|a|para)\s+${figure}`,
);
const budget = String.raw`(?:budgets?|portfolios?|pipelines?|presupuestos?|orçamentos?|accounts?)\s+(?:of|von|de|over|über)\s+`;
const budgeted = pattern(`${budget}${money}`);

/** What counts a result: percentages, money, times, how often; in this order. */
const results = [percent, times, `(?<!${budget})${money}`, duration].map(pattern);

/** The figure of a bullet that says how much changed, alone; null where there is none. */
export const findMetric = (text: string): string | null => {
  for (const result of [change, ...results]) {
    const found = text.match(result);
    if (found) return found[0].trim();
  }
  return null;
};

/** Words that end a counted thing. */
const ends = String.raw`(?:using|via|by|from|to|for|across|and|with|in|on|at|per|which|mit|und|für|von|auf|bis|con|y|para|por|avec|et|pour|dans|com|e|em)(?!\p{L})`;
const countWord = String.raw`(?:two|three|four|five|six|seven|eight|nine|ten|dozens of|zwei|drei|vier|fünf|zehn|dos|tres|cuatro|cinco|deux|trois|quatre|cinq|dois|três|quatro)`;
const counted = pattern(
  String.raw`(?:(?<!\p{L})(?:for|across|over|with|für|para|pour)\s+)?(?:(?<!\p{L})(?:a |an |the )?(?:team|group|staff|grupo|equipo|équipe|equipe)s?\s+(?:of|von|de)\s+)?(?:(?<![$€£]\s?)${number}${size}|(?<!\p{L})${countWord})\s+(?!${timeUnit}|percent|prozent|pour ?cent|por ciento|por cento|times|fois|veces|vezes|dollars?|euros?|EUR|USD|GBP)(?!${ends})\p{L}{2,}(?:\s+(?!${ends})\p{L}{2,}){0,1}`,
);

/** How much or how many the work was about: things counted, or a budget; null where not said. */
export const findScope = (text: string): string | null =>
  (text.match(counted) ?? text.match(budgeted))?.[0].trim() ?? null;
