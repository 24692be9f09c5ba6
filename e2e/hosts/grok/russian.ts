import { composeGrok } from "./compose-grok.ts";

composeGrok("Спросите Grok о чём угодно", "Отправить");
