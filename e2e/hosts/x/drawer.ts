import { composeX } from "./compose-x.ts";

/** The drawer opens late, in milliseconds. */
const openMs = 1_000;

setTimeout(() => {
  const drawer = document.createElement("div");
  drawer.dataset.testid = "GrokDrawer";
  const place = document.createElement("div");
  place.dataset.place = "";
  const send = document.createElement("button");
  send.type = "button";
  send.setAttribute("aria-label", "Grok something");
  send.textContent = "↑";
  drawer.append(place, send);
  document.body.append(drawer);
  composeX();
}, openMs);
