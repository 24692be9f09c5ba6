import { composeGrok } from "./compose-grok.ts";

composeGrok("Ask Grok anything", "Submit");
