const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

/**
 * Ends the process with one line when Node is too old. The project brings its own Node along;
 * this is met only when the installation before it failed.
 */
export const requireNode = () => {
  if (major > 22 || (major === 22 && minor >= 12)) return;
  process.stderr.write(
    `Node 22.12 or newer is needed and this is ${process.version}: run "npx pnpm@12.21.0 install", which brings Node 24 along, and look at what it says.\n`,
  );
  process.exit(1);
};
