import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import { platformSchema } from "./enhancement.ts";

const selectorsSchema = z.array(z.string().min(1).max(500)).max(50);

/** How the composer of one chat page is found: data, never code (EXT-3). */
export const hostRulesSchema = z.object({
  platform: platformSchema,
  /** CSS selectors of the editable element, the likeliest first. */
  composers: selectorsSchema,
  /** CSS selectors of regions whose editors are not the composer. */
  decoys: selectorsSchema,
  /** CSS selector of the closest ancestor that is seen as the composer's box. */
  box: z.string().min(1).max(500),
});
export type HostRules = z.infer<typeof hostRulesSchema>;

/** Corrections of the extension's own rules; what a host is not listed in keeps the built-in ones. */
export const hostConfigSchema = z.object({
  /** Higher is newer. */
  version: z.number().int().min(1),
  /** Of a platform that only a newer extension knows nothing is kept. */
  hosts: z
    .array(hostRulesSchema.extend({ platform: z.string() }))
    .max(50)
    .transform((hosts) =>
      hosts.filter(({ platform }) => platformSchema.safeParse(platform).success),
    )
    .pipe(z.array(hostRulesSchema)),
});
export type HostConfig = z.infer<typeof hostConfigSchema>;

export const hostConfig = defineEndpoint({
  method: "GET",
  path: "/host-config",
  access: "public",
  summary: "How the extension finds the composer of each chat page",
  answer: hostConfigSchema,
  status: 200,
  errors: [],
});
