/** What the spark is drawn in. */
export const sparkBox = "0 0 20 18";

/** The spark off a whetstone: the mark on the button over a chat page, and on pictures of it. */
export const sparkPath = "M10 1.5 11.6 7.4 17.5 9 11.6 10.6 10 16.5 8.4 10.6 2.5 9 8.4 7.4Z";
