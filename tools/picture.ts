import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Layer, layers, serverFolders } from "./walls.ts";

const page = fileURLToPath(new URL("../docs/architecture.md", import.meta.url));

const begin = "<!-- drawn by `pnpm picture` from tools/walls.ts -->";
const end = "<!-- drawn -->";

const nameOf = (folder: string): string => folder.replace(/^\w+\//, "");

/** The package behind a door ("@whetstone/api-client/contract" is one of `api-client`). */
const packageOf = (door: string): string => door.split("/")[1] ?? door;

const mayReach = (from: string, target: string, all: readonly Layer[]): boolean =>
  (all.find(({ folder }) => nameOf(folder) === from)?.mayImport ?? []).some(
    (door) => packageOf(door) === target || mayReach(packageOf(door), target, all),
  );

/** The doors of a layer that none of its other doors leads to. */
const ownDoors = ({ mayImport }: Layer, all: readonly Layer[]): readonly string[] =>
  mayImport.filter(
    (door) => !mayImport.some((other) => mayReach(packageOf(other), packageOf(door), all)),
  );

const lineOf = (from: string, door: string): string => {
  const subpath = door.split("/").slice(2).join("/");
  return `  ${from} -->${subpath && `|${subpath}|`} ${packageOf(door)}`;
};

/** The packages and apps as a Mermaid flowchart; a line that others imply is left out. */
export const drawLayers = (all: readonly Layer[]): string =>
  [
    "```mermaid",
    "flowchart TD",
    ...all.map(({ folder }) => `  ${nameOf(folder)}["${folder}"]`),
    ...all.flatMap((layer) =>
      ownDoors(layer, all).map((door) => lineOf(nameOf(layer.folder), door)),
    ),
    "```",
  ].join("\n");

const drawHouse = (): string =>
  [
    begin,
    "",
    drawLayers(layers),
    "",
    "An arrow is left out where two others already lead there. The folders of `apps/api/src`, from the ground up; each",
    "may use those before it:",
    "",
    serverFolders.map((folder) => `\`${folder}\``).join(" → "),
    "",
    end,
  ].join("\n");

/** Puts the picture of today's rules between the marks of a page. Throws where the marks are missing. */
export const withPicture = (text: string): string => {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from)
    throw new Error("docs/architecture.md has lost the marks of its picture.");
  return text.slice(0, from) + drawHouse() + text.slice(to + end.length);
};

/** The page on architecture as it stands. */
export const readArchitecture = (): string => readFileSync(page, "utf8");

/** Draws the picture into the page on architecture. */
export const writePicture = (): void => writeFileSync(page, withPicture(readArchitecture()));
