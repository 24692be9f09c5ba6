import { z } from "zod";
import { originToken } from "./origin.ts";

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const webAddress = z.url({ protocol: /^https?$/ });

const settingsSchema = z
  .object({
    VITE_SUPPORT_EMAIL: optional(z.email()),
    VITE_FOUNDER_NAME: optional(z.string()),
    VITE_SOCIAL_URL: optional(webAddress),
    VITE_STORE_URL: optional(webAddress),
    VITE_MARKETING_CLAIMS: optional(z.enum(["on", "off"])),
  })
  .transform((variables) => ({
    supportAddress: variables.VITE_SUPPORT_EMAIL ?? `support@${originToken.host}`,
    founder: variables.VITE_FOUNDER_NAME ?? "the founder",
    socialUrl: variables.VITE_SOCIAL_URL ?? null,
    storeUrl: variables.VITE_STORE_URL ?? null,
    showsAllClaims: variables.VITE_MARKETING_CLAIMS === "on",
  }));

/** What a deployment says about itself on the public pages (SITE-9). */
export type SiteSettings = z.output<typeof settingsSchema>;

/** Parses the `VITE_*` variables of a build. Throws, naming the variable, when one is malformed. */
export const readSiteSettings = (variables: unknown): SiteSettings =>
  settingsSchema.parse(variables);

/** The settings this build was made with. */
export const siteSettings = readSiteSettings(import.meta.env);
