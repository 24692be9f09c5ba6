import { type DestinationStream, type Logger, pino } from "pino";
import { z } from "zod";

/** What is told of an error besides its message: an error of the database holds values of rows as well. */
const toldSchema = z.object({
  type: z.string().optional(),
  message: z.string().optional(),
  stack: z.string().optional(),
  code: z.union([z.string(), z.number()]).optional(),
  table: z.string().optional(),
  constraint: z.string().optional(),
});

const describeError = (error: Error): unknown => {
  const told = toldSchema.safeParse(pino.stdSerializers.err(error));
  return told.success ? told.data : { type: "unknown" };
};

/** Makes the log of the server, on standard output unless told otherwise. */
export const createLog = (level: string, destination?: DestinationStream): Logger => {
  const options = { level, base: null, serializers: { err: describeError } };
  return destination ? pino(options, destination) : pino(options);
};
