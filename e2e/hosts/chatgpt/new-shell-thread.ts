import { EditorView } from "prosemirror-view-1-41";
import { prosemirror } from "../editors/prosemirror.ts";
import { composeNewShell } from "./new-shell.ts";

composeNewShell(prosemirror(EditorView));
