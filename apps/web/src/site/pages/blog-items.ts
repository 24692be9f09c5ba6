import type { BlogIndexItem } from "../block.ts";

/** Entries that have no page yet: dimmed, not linked (SITE-30). */
const comingSoon = {
  url: "/blog",
  featured: false,
  comingSoon: true,
} as const satisfies Partial<BlogIndexItem>;

/** The 10 entries of the blog's index, in order (SITE-30). */
export const blogItems: readonly BlogIndexItem[] = [
  {
    title: "How to Write Better AI Prompts",
    description:
      "Five parts of a prompt that decide the answer, with the same request before and after each of them.",
    url: "/blog/how-to-write-better-ai-prompts",
    category: "Fundamentals",
    featured: true,
  },
  {
    title: "The Best AI Tools of 2025",
    description:
      "Assistants, search, code, images and prompt tools: what each kind is good for, what it costs, and when free is enough.",
    url: "/blog/best-ai-tools-2025",
    category: "Tools",
    featured: false,
  },
  {
    title: "AI Tool Comparisons",
    description:
      "ChatGPT, Claude, Gemini and Grok by what you want to get done, and what a prompt tool adds to each.",
    url: "/ai-tool-comparisons",
    category: "Comparison",
    featured: false,
  },
  {
    title: "AI Questions Answered",
    description:
      "Twelve questions about choosing, paying for and combining AI assistants, answered without a sales pitch.",
    url: "/ai-questions-answered",
    category: "Questions",
    featured: false,
  },
  {
    title: "ChatGPT Prompt Engineering",
    description:
      "Patterns that hold up in daily work: examples, steps, criticism, structured output, and prompts that survive the next model.",
    url: "/blog/chatgpt-prompt-engineering",
    category: "ChatGPT",
    featured: false,
  },
  {
    title: "AI Prompt Optimization: 10 Strategies",
    description:
      "How to find out why a prompt fails, change one thing at a time, and know afterwards that it got better.",
    url: "/blog/ai-prompt-optimization",
    category: "Optimization",
    featured: false,
  },
  {
    title: "Claude AI Prompts",
    description:
      "Long documents, tags, roles and revision: prompts that use what Claude does well, ready to adapt.",
    url: "/blog/claude-ai-prompts",
    category: "Claude",
    featured: false,
  },
  {
    ...comingSoon,
    title: "Gemini AI Prompts",
    description: "Prompts for images, documents and the tools around Gemini.",
    category: "Gemini",
    readTime: 9,
  },
  {
    ...comingSoon,
    title: "AI Prompt Templates for Business",
    description: "A set of prompts a small team can share, and how to keep it in order.",
    category: "Business",
    readTime: 11,
  },
  {
    ...comingSoon,
    title: "AI Prompt Security",
    description: "Injection, leaks and what never belongs in a prompt.",
    category: "Security",
    readTime: 13,
  },
];
