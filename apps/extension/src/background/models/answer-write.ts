import { ModelFault, type ModelFaultKind, toEngineRequest } from "@whetstone/engines";
import { type WriteNews, writeRequestSchema } from "../../messages/own-engines.ts";
import type { Line } from "../../platform/messaging.ts";
import { answerFirst } from "../answer-line.ts";
import type { OwnEngines } from "./own-engines.ts";

const kindOf = (error: unknown): ModelFaultKind =>
  error instanceof ModelFault ? error.kind : "failing";

/** Lets an engine of the person's own write what a line asks for; the line's end stops it. */
export const createWriteHandler =
  (engines: Pick<OwnEngines, "write">) =>
  (line: Line): void =>
    answerFirst<typeof writeRequestSchema, WriteNews>(
      line,
      writeRequestSchema,
      async ({ engine, request }, { signal, tell }) => {
        try {
          const { ask = null, ...made } = await engines.write(
            engine,
            toEngineRequest(request),
            signal,
            (text) => tell({ type: "text", text }),
          );
          tell({ type: "made", made: { ...made, ask } });
        } catch (error) {
          tell({ type: "failed", why: kindOf(error) });
        }
      },
    );
