import { defineManifest } from "@crxjs/vite-plugin";
import { productName } from "@whetstone/api-client/contract";
import packageJson from "../package.json" with { type: "json" };
import { hosts, optionalMatches } from "./hosts/index.ts";
import { loopbackMatches, webAppMatches } from "./web-app-address.ts";

/** Public half of the key that fixes the extension's id in unpacked builds. */
const key =
  "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAz7wva6dZpraYY3coesYVTPEsGfbiBew6kUkyJXzeOFnOeCpy60fhJpny47Wf7uUucSsr5UtSGO12+dkWObHsALCvY4pexhYj4nDgENZ7rxZxuaNS8UjmrNih1/7vmmRLr/E3Nr8t+fiaU4ALaD8cpjxmoqL5vsTq0qKkN6VFQLtbwy6Gzc2KrZThqPUlFbUX2dEEuqA+ppo+K67dpYyPw/+V6uaQKOjccAP3d0PgVZ5iJP2t9mwmrWtwUL5pc2vj72cIsMuJ5H6c0bd+uki+kJs2RasXeQsdQ1h4jFP1DnTib95RpCoAimtVFcsZtx6o6oEVsGQaaUeF1x+UGVfEMQIDAQAB";

/**
 * What a person may allow later, page by page: X, other sites, and a server of their own. Asked for one origin
 * at a time, never as a whole.
 */
const optionalPermissions = (publicUrl: string): string[] => {
  const required = webAppMatches(publicUrl);
  const ownServers = ["https://*/*", ...loopbackMatches];
  return [...optionalMatches(), ...ownServers].filter((pattern) => !required.includes(pattern));
};

/** The manifest; matches and permissions derive from `hosts/` and the web app's address. */
export const createManifest = (publicUrl: string) =>
  defineManifest({
    manifest_version: 3,
    name: productName,
    description: "__MSG_description__",
    default_locale: "en",
    version: packageJson.version,
    minimum_chrome_version: "116",
    key,
    icons: { 16: "icons/16.png", 32: "icons/32.png", 48: "icons/48.png", 128: "icons/128.png" },
    action: { default_popup: "src/popup/index.html", default_title: productName },
    options_ui: { page: "src/options/index.html", open_in_tab: true },
    background: { service_worker: "src/background/main.ts", type: "module" },
    content_scripts: [
      {
        matches: hosts.flatMap((host) => [...host.matches]),
        js: ["src/content/main.ts"],
        run_at: "document_idle",
      },
      {
        matches: webAppMatches(publicUrl),
        js: ["src/account-bridge/main.ts"],
        run_at: "document_end",
      },
    ],
    commands: {
      enhance: {
        suggested_key: { default: "Ctrl+Shift+E", mac: "Command+Shift+E" },
        description: "__MSG_enhanceCommand__",
      },
    },
    permissions: [
      "storage",
      "contextMenus",
      "scripting",
      "declarativeNetRequestWithHostAccess",
      "activeTab",
    ],
    host_permissions: webAppMatches(publicUrl),
    optional_host_permissions: optionalPermissions(publicUrl),
  });
