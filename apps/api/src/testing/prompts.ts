/** A prompt that the built-in engine adds to in every style and level, so that it is counted. */
export const changedPrompt = "write an email to my boss that the report is late";

/** Such a prompt for each report. */
export const changedPromptAbout = (report: string): string =>
  `write an email to my boss that the report ${report} is late`;
