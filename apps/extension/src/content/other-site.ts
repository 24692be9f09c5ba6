import { otherSite } from "../hosts/other-site.ts";
import { contentRuntime } from "../platform/content-runtime.ts";
import { findField } from "./find-field.ts";
import { isFirstHere, partsHere } from "./injected-parts.ts";
import { startOn } from "./start-on.ts";

/*
 * The script on a page that a person allowed. What it needs later is put there by the worker: files
 * that pages could load would tell every site that the extension is installed.
 */
if (isFirstHere(contentRuntime().id ?? "")) {
  startOn(
    otherSite,
    findField,
    async (door) => (await partsHere()).createPanel(door),
    async (door) => (await partsHere()).createLiveScore(door),
    async (door) => (await partsHere()).diagnosePage(door),
  );
}
