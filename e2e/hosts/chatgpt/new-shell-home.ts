import { EditorView } from "prosemirror-view";
import { need } from "../compose-page.ts";
import { prosemirror } from "../editors/prosemirror.ts";
import { composeNewShell } from "./new-shell.ts";

composeNewShell(prosemirror(EditorView, { badges: true }));
need("h1").textContent = "What can I help with?";
