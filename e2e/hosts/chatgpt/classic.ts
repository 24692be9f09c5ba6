import { EditorView } from "prosemirror-view-1-33";
import { composeClassic } from "./compose-classic.ts";

composeClassic(EditorView);
