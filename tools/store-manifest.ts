import { z } from "zod";

/** What of a built manifest differs between the stores; everything else is carried over. */
export const builtManifestSchema = z.looseObject({
  name: z.string(),
  version: z.string(),
  background: z.looseObject({ service_worker: z.string(), type: z.literal("module") }),
  web_accessible_resources: z.array(z.looseObject({})),
});
export type BuiltManifest = z.infer<typeof builtManifestSchema>;

/** The stores there is a package for. Edge takes the same package as Chrome. */
export const stores = ["chrome", "edge", "firefox"] as const;
export type Store = (typeof stores)[number];

/** The first Firefox that asks people about the data an extension sends. */
const oldestFirefox = "142.0";

/** What the extension sends when a person presses the button, in the words of the store. */
const sentData = { required: ["websiteContent", "authenticationInfo"] };

const withoutDynamicUrl = ({ use_dynamic_url: _unknown, ...resources }: Record<string, unknown>) =>
  resources;

const firefoxManifest = (manifest: BuiltManifest, id: string) => {
  const {
    minimum_chrome_version: _chrome,
    background,
    web_accessible_resources,
    ...rest
  } = manifest;
  return {
    ...rest,
    background: { scripts: [background.service_worker], type: background.type },
    web_accessible_resources: web_accessible_resources.map(withoutDynamicUrl),
    browser_specific_settings: {
      gecko: { id, strict_min_version: oldestFirefox, data_collection_permissions: sentData },
    },
  };
};

/**
 * The manifest a store takes. The stores give the extension its id themselves and refuse `key`;
 * Firefox has scripts in place of a service worker and takes its id from `host`.
 */
export const storeManifest = (built: BuiltManifest, store: Store, host: string) => {
  const { key: _fixedId, ...manifest } = built;
  const id = `${built.name.toLowerCase()}@${host}`;
  return store === "firefox" ? firefoxManifest(manifest, id) : manifest;
};
