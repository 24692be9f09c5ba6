import Quill from "quill-1";
import { composeGemini, gemini } from "./compose-gemini.ts";

composeGemini({ Quill, send: gemini.currentSend });
