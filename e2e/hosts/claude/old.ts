import { composeClaude } from "./compose-claude.ts";

composeClaude('[aria-label="Send Message"]', { "aria-label": "Write your prompt to Claude" });
