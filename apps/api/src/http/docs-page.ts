import {
  allEndpoints,
  apiBasePath,
  commonErrors,
  type Endpoint,
  type ErrorCode,
  errorStatus,
  productName,
} from "@whetstone/api-client/contract";
import { html } from "hono/html";
import { z } from "zod";

type Html = ReturnType<typeof html>;

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0;padding:2rem 1rem}
main{max-width:52rem;margin:auto}h2{margin-top:2.5rem;padding-top:1rem;border-top:1px solid #8886}
code,pre{font:.875rem/1.5 ui-monospace,Menlo,Consolas,monospace}pre{overflow:auto;padding:.75rem;background:#8881;border-radius:.5rem}
summary{cursor:pointer;padding:.25rem 0}li{margin:.25rem 0}nav ul{columns:18rem;padding-left:1rem}a{color:inherit}`;

const access = {
  public: "Anyone",
  session: "Bearer of a session",
  "session-optional": "Anyone, or the bearer of a session",
  admin: "The admin key as bearer",
} as const;

const titleOf = ({ method, path, action }: Endpoint): string =>
  `${method} ${apiBasePath}${path}${action ? ` · ${action}` : ""}`;

const idOf = (endpoint: Endpoint): string =>
  titleOf(endpoint)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");

const schemaOf = (schema: z.ZodType, io: "input" | "output"): string => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return JSON.stringify(rest, null, 2);
};

const part = (title: string, schema: z.ZodType | undefined, io: "input" | "output"): Html =>
  schema
    ? html`<details><summary>${title}</summary><pre tabindex="0">${schemaOf(schema, io)}</pre></details>`
    : html``;

const errorList = (codes: readonly ErrorCode[]): Html =>
  html`${codes.map((code) => html`<li><code>${code}</code> ${errorStatus[code]}</li>`)}`;

const section = (endpoint: Endpoint): Html => html`<section>
<h2 id="${idOf(endpoint)}"><code>${titleOf(endpoint)}</code></h2>
<p>${endpoint.summary}.</p>
<p>Who: ${access[endpoint.access]}.${endpoint.idempotent ? " Takes Idempotency-Key." : ""}${
  endpoint.streams ? " Streams with Accept: text/event-stream." : ""
}</p>
${part("Body", endpoint.request, "input")}${part("Query", endpoint.query, "input")}${part("Path", endpoint.params, "input")}
${part(`Answer, ${endpoint.status}`, endpoint.answerType === "redirect" ? undefined : endpoint.answer, "output")}
${endpoint.errors.length > 0 ? html`<p>Errors besides the common ones:</p><ul>${errorList(endpoint.errors)}</ul>` : html``}
</section>`;

/** The reference of the API as one page without scripts, made from the contract. */
export const docsPage = (): string =>
  String(html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${productName} API</title><style>${style}</style></head>
<body><main><h1>${productName} API</h1>
<p>The same as <a href="${apiBasePath}/openapi.json">OpenAPI 3.1</a>. Bodies are JSON; unknown fields are errors. An error answers <code>{ "error", "code", "requestId" }</code>.</p>
<p>Errors every call can answer:</p><ul>${errorList(commonErrors)}</ul>
<nav aria-label="Calls"><ul>${allEndpoints.map((endpoint) => html`<li><a href="#${idOf(endpoint)}">${titleOf(endpoint)}</a></li>`)}</ul></nav>
${allEndpoints.map(section)}
</main></body></html>`);
