import { composePage } from "../compose-page.ts";
import { browserEditing } from "../editors/browser-editing.ts";

composePage({ mount: browserEditing, place: "[data-place]", form: "form" });
