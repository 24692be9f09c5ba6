import { allAsks, needs, statements } from "@whetstone/enhancer/catalogue";
import { readAloud } from "./read-aloud.ts";

const usersOf = (id: string): string[] =>
  allAsks
    .filter(({ advice }) => Object.values(advice ?? {}).some((list) => list.includes(id)))
    .map((ask) => ask.id);

/** The catalogue as a page. */
const catalogue = (): string => {
  const lines = allAsks.flatMap((ask) => [
    `\n## ${ask.id}`,
    `recognised as: ${ask.forms.map((form) => JSON.stringify(form)).join("  ")}`,
    ...ask.needs.map((id) => {
      const need = needs[id];
      const taps = need === undefined ? "" : need.suggestions.map((tap) => `[${tap}]`).join(" ");
      return `? ${need?.question ?? id}  ${taps}  -> "${need?.label ?? id}: …"`;
    }),
    ...Object.entries(ask.advice ?? {}).map(
      ([style, ids]) => `${style}: ${ids.map((id: string) => statements[id] ?? id).join(" ")}`,
    ),
  ]);
  const listed = Object.entries(statements).map(
    ([id, text]) => `- ${id}: ${text} (${usersOf(id).join(", ") || "no ask"})`,
  );
  return `# What Whetstone asks and adds\n${allAsks.length} asks, ${Object.keys(needs).length} needs, ${listed.length} statements\n${lines.join("\n")}\n\n# Statements and the asks that use them\n${listed.join("\n")}\n`;
};

const prompt = process.argv.slice(2).join(" ");
process.stdout.write(prompt === "" ? catalogue() : `${readAloud(prompt)}\n`);
