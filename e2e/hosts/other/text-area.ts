import { composePage } from "../compose-page.ts";
import { reactTextArea } from "../editors/react-text-area.tsx";

composePage({ mount: reactTextArea, place: "[data-place]", form: "form" });
