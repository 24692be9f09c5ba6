import { productName } from "@whetstone/api-client";
import { showOwnPage } from "../own-page.tsx";
import { language } from "../platform/language.ts";
import "./options.css";
import { Options } from "./options.tsx";

showOwnPage(language.say("options_page", productName), <Options />);
