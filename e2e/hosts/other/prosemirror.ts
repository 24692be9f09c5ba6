import { composePage } from "../compose-page.ts";
import { tiptap } from "../editors/tiptap.ts";

composePage({ mount: tiptap, place: "[data-place]", form: "form" });
