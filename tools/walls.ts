/** The picture of the house as rules: who may import whom, and why (docs/architecture.md). */

/** What a package or app may import. */
export interface Layer {
  /** Folder of the package. */
  readonly folder: string;
  /** Packages of ours it may import; with a subpath, only that door. */
  readonly mayImport: readonly string[];
  readonly why: string;
}

export const layers: readonly Layer[] = [
  {
    folder: "packages/enhancer",
    mayImport: [],
    why: "The engine is pure and runs anywhere: hand it what it needs as an argument.",
  },
  {
    folder: "packages/engines",
    mayImport: ["@whetstone/enhancer"],
    why: "Every engine runs in a server, a worker and a page: hand it its powers as arguments.",
  },
  {
    folder: "packages/api-client",
    mayImport: ["@whetstone/enhancer"],
    why: "The contract knows the engine's words only: move the code up, to the package that needs both.",
  },
  {
    folder: "packages/ui",
    mayImport: [],
    why: "Components know React only: pass data and callbacks in as props.",
  },
  {
    folder: "packages/auth-session",
    mayImport: ["@whetstone/api-client"],
    why: "The session knows the client only: put what it should do with others into its parts.",
  },
  {
    folder: "packages/enhance-flow",
    mayImport: [
      "@whetstone/api-client",
      "@whetstone/auth-session",
      "@whetstone/engines",
      "@whetstone/enhancer",
      "@whetstone/ui",
    ],
    why: "The flow is shared by web and extension: what is theirs is passed in as a part.",
  },
  {
    folder: "apps/api",
    mayImport: ["@whetstone/api-client/contract", "@whetstone/engines", "@whetstone/enhancer"],
    why: "The server uses the contract and the engines only; the client is for its tests (src/testing).",
  },
  {
    folder: "apps/web",
    mayImport: [
      "@whetstone/api-client",
      "@whetstone/auth-session",
      "@whetstone/enhance-flow",
      "@whetstone/enhancer",
      "@whetstone/ui",
    ],
    why: "Apps never import each other: move what both need down into a package.",
  },
  {
    folder: "apps/extension",
    mayImport: [
      "@whetstone/api-client",
      "@whetstone/auth-session",
      "@whetstone/engines",
      "@whetstone/enhance-flow",
      "@whetstone/enhancer",
      "@whetstone/ui",
    ],
    why: "Apps never import each other: move what both need down into a package.",
  },
  {
    folder: "apps/gallery",
    mayImport: [
      "@whetstone/api-client",
      "@whetstone/auth-session",
      "@whetstone/enhance-flow",
      "@whetstone/extension/screens",
      "@whetstone/ui",
      "@whetstone/web/screens",
    ],
    why: "Stories show what is exported: move what is to be shown down into a package, or to a door for screens.",
  },
];

/** The folders of the server, from the ground up: each may use those that stand before it. */
export const serverFolders: readonly string[] = [
  "database",
  "http",
  "rollups",
  "mail",
  "usage",
  "sandbox",
  "accounts",
  "billing",
  "statistics",
  "enhancements",
  "waitlist",
  "own-data",
  "host-config",
  "web",
  "metrics",
  "tracing",
  "backup",
];

/** A source file with what it imports. */
export interface SourceFile {
  /** Path from the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

const importPattern =
  /(?:^|[\s;])(?:import|export)\s+(?:[^"';]*?\sfrom\s+)?["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)/gm;

/** The specifiers a file imports, types included. */
export const importsOf = (text: string): string[] =>
  [...text.matchAll(importPattern)].flatMap((match) => match[1] ?? match[2] ?? []);

const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing\//.test(path);

const resolveRelative = (from: string, specifier: string): string => {
  const parts = from.split("/").slice(0, -1);
  for (const part of specifier.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
};

const isAllowed = (layer: Layer, specifier: string): boolean =>
  layer.mayImport.some((door) => specifier === door || specifier.startsWith(`${door}/`));

const breachOfLayer = (file: SourceFile, layer: Layer, specifier: string): string | null => {
  if (specifier.startsWith(".")) {
    const target = resolveRelative(file.path, specifier);
    return target.startsWith(`${layer.folder}/`)
      ? null
      : `${file.path} reaches into ${target}. Import the package by its name: its exports are its doors.`;
  }
  if (!specifier.startsWith("@whetstone/") || isAllowed(layer, specifier)) return null;
  if (isTest(file.path) && layer.folder === "apps/api") return null;
  return `${file.path} imports ${specifier}. ${layer.why}`;
};

/** Web features: one folder a screen. They meet in the router only. */
const featureOf = (path: string): string | null =>
  path.match(
    /^apps\/web\/src\/(account|dashboard|onboarding|analytics|settings|upgrade|admin|site)\//,
  )?.[1] ?? null;

const breachOfFeature = (file: SourceFile, specifier: string): string | null => {
  const own = featureOf(file.path);
  if (!own || !specifier.startsWith(".")) return null;
  const other = featureOf(resolveRelative(file.path, specifier));
  if (!other || other === own) return null;
  return `${file.path} imports the feature "${other}". Features never import each other: move what both need beside them, or into packages/ui.`;
};

const serverFolderOf = (path: string): string | null =>
  path.match(/^apps\/api\/src\/([^/]+)\//)?.[1] ?? null;

const breachOfServer = (file: SourceFile, specifier: string): string | null => {
  const own = serverFolderOf(file.path);
  if (!own || isTest(file.path) || !specifier.startsWith(".")) return null;
  const other = serverFolderOf(resolveRelative(file.path, specifier));
  if (!other || other === own) return null;
  const [from, to] = [serverFolders.indexOf(own), serverFolders.indexOf(other)];
  return from > to && to >= 0
    ? null
    : `${file.path} imports "${other}", which stands above "${own}" (serverFolders in tools/walls.ts). Take what you need as an argument, or move what both need below.`;
};

interface Owned {
  readonly pattern: RegExp;
  readonly applies: (path: string) => boolean;
  readonly message: string;
}

/** Things that have one place. */
const owned: readonly Owned[] = [
  {
    pattern: /\bprocess\.env\b/,
    applies: (path) =>
      path.startsWith("apps/api/src/") && path !== "apps/api/src/env.ts" && !isTest(path),
    message: "reads process.env. Add the variable to apps/api/src/env.ts and pass its value in.",
  },
  {
    pattern: /\b(?:chrome|browser)\.\w|webextension-polyfill/,
    applies: (path) =>
      path.startsWith("apps/extension/src/") && !path.startsWith("apps/extension/src/platform/"),
    message: "names the browser's extension API. Put the call into apps/extension/src/platform/.",
  },
  {
    pattern: /["'`>][^"'`<>\n]*\bWhetstone\b/,
    applies: (path) =>
      /^(apps|packages)\/[^/]+\/src\//.test(path) && !path.endsWith("/product.ts") && !isTest(path),
    message: "spells the product's name. Use productName of @whetstone/api-client.",
  },
];

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "$1");

/** Every breach of a wall, as a sentence that says what to do instead. */
export const findBreaches = (files: readonly SourceFile[]): string[] =>
  files.flatMap((file) => {
    const layer = layers.find(({ folder }) => file.path.startsWith(`${folder}/src/`));
    const imports = layer ? importsOf(file.text) : [];
    const code = withoutComments(file.text);
    return [
      ...imports.map((specifier) => (layer ? breachOfLayer(file, layer, specifier) : null)),
      ...imports.map((specifier) => breachOfFeature(file, specifier)),
      ...imports.map((specifier) => breachOfServer(file, specifier)),
      ...owned.map(({ applies, pattern, message }) =>
        applies(file.path) && pattern.test(code) ? `${file.path} ${message}` : null,
      ),
    ].filter((breach) => breach !== null);
  });
