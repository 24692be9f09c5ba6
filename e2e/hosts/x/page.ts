import { composeX } from "./compose-x.ts";

composeX();
