import type { AnswerShape } from "@whetstone/engines";
import { z } from "zod";
import { embeddedFaults } from "./embedded-fault.ts";

const shapeSchema: z.ZodType<AnswerShape> = z.object({
  type: z.literal("object"),
  get properties() {
    return z.record(z.string(), valueSchema);
  },
});
const valueSchema: z.ZodType<AnswerShape["properties"][string]> = z.union([
  z.object({ type: z.literal("string"), maxLength: z.number() }),
  z.object({
    type: z.literal("array"),
    maxItems: z.number(),
    get items() {
      return valueSchema;
    },
  }),
  shapeSchema,
]);

const askSchema = z.object({
  kind: z.literal("ask"),
  id: z.number(),
  system: z.string(),
  turns: z.array(z.object({ role: z.enum(["user", "assistant"]), content: z.string() })),
  shape: shapeSchema.nullable(),
});

/** One text to write. */
export type Ask = z.output<typeof askSchema>;

/** What the server says to the process of the model. */
export const toProcessSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("load"), file: z.string() }),
  askSchema,
  z.object({ kind: z.literal("stop"), id: z.number() }),
]);
export type ToProcess = z.output<typeof toProcessSchema>;

const endingSchema = z.enum(["done", "stopped", ...embeddedFaults]);
/** How writing a text ended. */
export type Ending = z.output<typeof endingSchema>;

/** What the process of the model says to the server. */
export const fromProcessSchema = z.discriminatedUnion("kind", [
  /** Whether the optional package is installed. */
  z.object({ kind: z.literal("package"), isThere: z.boolean() }),
  z.object({ kind: z.literal("loaded") }),
  z.object({ kind: z.literal("unloadable"), why: z.string() }),
  z.object({ kind: z.literal("wrote"), id: z.number(), piece: z.string() }),
  z.object({ kind: z.literal("ended"), id: z.number(), ending: endingSchema }),
]);
export type FromProcess = z.output<typeof fromProcessSchema>;
