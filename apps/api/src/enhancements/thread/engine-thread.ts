import module from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";

/** The program of the engine's thread. What it takes is loaded once compiled code can be kept. */

const { compileCache } = z.object({ compileCache: z.string().optional() }).parse(workerData ?? {});
if (compileCache !== undefined) module.enableCompileCache(compileCache);
const { runEngineThread } = await import("./run-engine-thread.ts");
if (parentPort) await runEngineThread(parentPort);
