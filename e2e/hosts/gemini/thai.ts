import Quill from "quill-1";
import { composeGemini } from "./compose-gemini.ts";

composeGemini({
  Quill,
  label: "ป้อนพรอมต์สำหรับ Gemini",
  send: '<div class="send-button-container visible"><gem-icon-button class="send-button submit"><button aria-label="ส่งข้อความ">↑</button></gem-icon-button></div>',
});
