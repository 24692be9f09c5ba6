import {
  Gauge,
  GraduationCap,
  Keyboard,
  Languages,
  LayoutDashboard,
  MessageSquareText,
  MousePointerClick,
  Palette,
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
