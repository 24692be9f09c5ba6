import { composeClaude, currentEditor } from "./compose-claude.ts";

composeClaude('[data-testid="chat-input-send"]', currentEditor);
