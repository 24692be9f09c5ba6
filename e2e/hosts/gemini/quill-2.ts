import Quill from "quill";
import { composeGemini, gemini } from "./compose-gemini.ts";

composeGemini({ Quill, send: gemini.currentSend });
