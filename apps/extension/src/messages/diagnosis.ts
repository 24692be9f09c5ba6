import { platformSchema } from "@whetstone/api-client";
import { z } from "zod";
import { editorKinds } from "../editors/editor-kind.ts";

/** What the script on a chat page says of that page. It holds nothing that anybody wrote. */
export const diagnosisSchema = z.object({
  platform: platformSchema,
  hostname: z.string(),
  /** How the composer was found, if it was. */
  found: z.enum(["by-selector", "by-structure", "not-found"]),
  /** The selector that found it. */
  selector: z.string().nullable(),
  /** Why it was not found; `null` when it was. */
  why: z.enum(["no-field", "no-composer", "not-usable", "several"]).nullable(),
  /** The kind of its editor; `null` for one that can't be written to. */
  editor: z.enum(editorKinds).nullable(),
  /** True when the rules are the server's, in place of the built-in ones. */
  isCorrected: z.boolean(),
  /** True when the person hid the button on this site. */
  isHidden: z.boolean(),
});
export type Diagnosis = z.infer<typeof diagnosisSchema>;

/** To the script on a page: say how it stands there. */
export const diagnoseRequest = { type: "diagnose" } as const;

/** From the extension's own pages: the version of the rules by which composers are found. */
export const rulesVersionRequestSchema = z.strictObject({ type: z.literal("rules-version") });
