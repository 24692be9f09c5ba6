import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { reportCards } from "./catalogue/report-cards.ts";
import { reportCatalogue } from "./catalogue/report-catalogue.ts";
import { readCards } from "./data/cards.ts";
import { readSets } from "./data/read-sets.ts";
import { reportGates, reportLanguages } from "./gates/report-gates.ts";
import { observeAll } from "./observe-all.ts";
import { renderTable } from "./report.ts";
import { reportCost } from "./report-cost.ts";
import { reportRestraint } from "./rewriting/report-restraint.ts";
import { reportScore } from "./score/report-score.ts";
import { reportTricks } from "./score/report-tricks.ts";

const { values } = parseArgs({
  options: {
    /** Folder with the sets; the project's own golden set without it. */
    data: { type: "string" },
    /** Where the report goes as JSON. */
    json: { type: "string" },
    /** Only sets whose name holds this. */
    only: { type: "string" },
  },
});
const folder = values.data ?? fileURLToPath(new URL("../golden", import.meta.url));
const rows = readSets(folder);
const all = (await observeAll(folder, rows)).filter(({ row }) =>
  row.set.includes(values.only ?? ""),
);
const lines = [
  ...reportLanguages(all),
  ...reportGates(all),
  ...reportCatalogue(all),
  ...reportCards(readCards(folder)),
  ...reportScore(all),
  ...reportTricks(all),
  ...reportRestraint(all),
  ...reportCost(all),
];
process.stdout.write(`${renderTable(lines)}\n`);
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(lines, null, 2)}\n`);
