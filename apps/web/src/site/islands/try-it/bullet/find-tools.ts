/** Tools known by their names alone. */
const named =
  /(?<![\p{L}\d])(?:Python|SQL|Excel|Java|JavaScript|TypeScript|Tableau|Looker|Power BI|SAP|Salesforce|Jira|Figma|Photoshop|AWS|Azure|Docker|Kubernetes|React|Word|PowerPoint|Google Analytics|HubSpot|Git|Terraform|Redis|PostgreSQL|Buffer|Zendesk|Notion|Asana|AutoCAD|MATLAB|C\+\+)(?![\p{L}\d])/gu;

/** What a bullet names as its tools, after the words that bring tools in or by known names. */
export const findTools = (text: string, brought: RegExp): string | null => {
  const names = [...text.matchAll(named)].map(([name]) => name);
  return text.match(brought)?.[0].trim() ?? (names.length > 0 ? names.join(", ") : null);
};

/** Whether a line only lists things: short entries between commas, and no verb to be seen. */
export const isBareList = (text: string): boolean => {
  const entries = text.split(/\s*[,;/|]\s*/).filter(Boolean);
  return entries.length >= 2 && entries.every((entry) => entry.split(/\s+/).length <= 2);
};
