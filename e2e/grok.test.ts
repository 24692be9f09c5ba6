import { pagesOf } from "./hosts/pages.ts";
import { describeChatPages } from "./support/chat-pages.ts";

describeChatPages(pagesOf("grok"));
