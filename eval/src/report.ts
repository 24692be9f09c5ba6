import { bootstrap, type Interval } from "./statistics/bootstrap.ts";

/** One line of the report. */
export interface Line {
  /** Which of the six things to be shown. */
  readonly part: string;
  readonly metric: string;
  /** Set, language, style or what else the figure is about. */
  readonly over: string;
  readonly rows: number;
  readonly figure: Interval;
  /** The same figure by length alone, where that can be said. */
  readonly byLength?: number;
  readonly target?: { readonly least?: number; readonly most?: number };
  readonly note?: string;
}

/** Collects the lines of one part of the report. */
export function createPart(part: string) {
  const lines: Line[] = [];
  return {
    lines,
    /** A figure over items, with its interval. */
    add: <Item>(
      line: Pick<Line, "metric" | "over" | "byLength" | "target" | "note">,
      items: readonly Item[],
      figure: (sample: readonly Item[]) => number,
    ) => {
      if (items.length === 0) return;
      const interval = bootstrap(`${part}/${line.metric}/${line.over}`, items, figure);
      lines.push({ part, rows: items.length, figure: interval, ...line });
    },
  };
}

function meets({ figure, target }: Line): string {
  if (target === undefined) return "";
  const low = target.least === undefined || figure.value >= target.least;
  const high = target.most === undefined || figure.value <= target.most;
  return low && high ? "ok" : "MISSED";
}

function targetOf({ target }: Line): string {
  if (target?.least !== undefined) return `>= ${target.least}`;
  return target?.most === undefined ? "" : `<= ${target.most}`;
}

const digits = (value: number) => (Number.isFinite(value) ? value.toFixed(3) : "–");

/** The report as one table of plain text. */
export function renderTable(lines: readonly Line[]): string {
  const head = [
    "part",
    "metric",
    "over",
    "rows",
    "value",
    "95%",
    "by length",
    "target",
    "",
    "note",
  ];
  const rows = lines.map((line) => [
    line.part,
    line.metric,
    line.over,
    String(line.rows),
    digits(line.figure.value),
    `${digits(line.figure.low)}…${digits(line.figure.high)}`,
    line.byLength === undefined ? "" : digits(line.byLength),
    targetOf(line),
    meets(line),
    line.note ?? "",
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
