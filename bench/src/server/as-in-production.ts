/** How `pnpm start` and the image run the server (package.json, Dockerfile). */
export const asInProduction = { NODE_OPTIONS: "--max-semi-space-size=8" } as const;
