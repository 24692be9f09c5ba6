import { type ClassValue, clsx } from "clsx";
import { twMerge } from "tailwind-merge";

/** Joins class names; of two Tailwind classes that contradict each other the later one stays. */
export const classNames = (...values: readonly ClassValue[]): string => twMerge(clsx(values));
