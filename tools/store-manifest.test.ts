import { expect, it } from "vitest";
import { type BuiltManifest, storeManifest } from "./store-manifest.ts";

const built: BuiltManifest = {
  manifest_version: 3,
  name: "Product",
  version: "1.2.3",
  key: "public key",
  minimum_chrome_version: "116",
  background: { service_worker: "worker.js", type: "module" },
  permissions: ["storage"],
  web_accessible_resources: [{ resources: ["a.js"], use_dynamic_url: false }],
};

it.each(["chrome", "edge"] as const)("leaves the fixed id to the store: %s", (store) => {
  const { key: _fixedId, ...rest } = built;
  expect(storeManifest(built, store, "product.example")).toEqual(rest);
});

it("gives Firefox scripts in place of a worker, an id and what is sent", () => {
  expect(storeManifest(built, "firefox", "product.example")).toEqual({
    manifest_version: 3,
    name: "Product",
    version: "1.2.3",
    background: { scripts: ["worker.js"], type: "module" },
    permissions: ["storage"],
    web_accessible_resources: [{ resources: ["a.js"] }],
    browser_specific_settings: {
      gecko: {
        id: "product@product.example",
        strict_min_version: "142.0",
        data_collection_permissions: { required: ["websiteContent", "authenticationInfo"] },
      },
    },
  });
});
