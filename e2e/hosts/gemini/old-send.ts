import Quill from "quill-1";
import { composeGemini } from "./compose-gemini.ts";

composeGemini({
  Quill,
  send: '<button class="send-button submit mat-mdc-icon-button" aria-label="Send message">↑</button>',
});
