import { EditorView } from "prosemirror-view-1-39";
import { composeClassic } from "./compose-classic.ts";

composeClassic(EditorView);
