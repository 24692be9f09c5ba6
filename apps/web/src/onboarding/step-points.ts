import {
  Gauge,
  GraduationCap,
  Keyboard,
  Languages,
  LayoutDashboard,
  MessageSquareText,
  MousePointerClick,
  NotebookPen,
  Palette,
  Scale,
  ShieldCheck,
  SlidersHorizontal,
} from "lucide-react";
import type { Point } from "./point-list.tsx";

/** Step 1: how it goes. */
export const startPoints: readonly Point[] = [
  { icon: Keyboard, title: "Type as always", text: "Short, rough, in your own language." },
  {
    icon: MousePointerClick,
    title: "Press one button",
    text: "Answer up to three short questions, with a click or a few words.",
  },
  {
    icon: MessageSquareText,
    title: "Decide yourself",
    text: "See what changed, then insert it. Nothing is ever sent for you.",
  },
];

/** Step 3: the features. */
export const featurePoints: readonly Point[] = [
  {
    icon: Palette,
    title: "Four styles",
    text: "Professional, creative, technical or concise, each in several depths.",
  },
  {
    icon: ShieldCheck,
    title: "Your facts stay",
    text: "Code, links, numbers, names and quotations are carried over unchanged.",
  },
  {
    icon: Gauge,
    title: "A score that rises",
    text: "It says what is still open, and grows with each answer of yours.",
  },
  {
    icon: Languages,
    title: "Your language, your words",
    text: "The answer is in the language you wrote in. Prompts are never stored.",
  },
];

/** Step 4: the first enhancement of one's own. */
export const challengePoints: readonly Point[] = [
  {
    icon: NotebookPen,
    title: "Take a prompt you really need",
    text: "A mail to write, a bug to find, a text to shorten.",
  },
  {
    icon: MousePointerClick,
    title: "Sharpen it",
    text: "On your dashboard right away, or in the chat once the extension is there.",
  },
  {
    icon: Scale,
    title: "Compare the two answers",
    text: "Ask once with your own words and once with the sharpened prompt.",
  },
];

/** Step 6: what to find where from now on. */
export const finishPoints: readonly Point[] = [
  {
    icon: LayoutDashboard,
    title: "Your dashboard",
    text: "How much your prompts gain, where you use them and in which styles.",
  },
  {
    icon: SlidersHorizontal,
    title: "Your settings",
    text: "Your plan, your data to take along, and everything to delete.",
  },
  {
    icon: GraduationCap,
    title: "These steps",
    text: "Back whenever you like: Show Onboarding in the account menu.",
  },
];
