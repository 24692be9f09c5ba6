import { composePage } from "../compose-page.ts";
import { lexical } from "../editors/lexical.ts";

composePage({ mount: lexical, place: "[data-place]", form: "form" });
