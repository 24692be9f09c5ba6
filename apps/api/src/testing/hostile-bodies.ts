import { type Endpoint, maxBodyBytes } from "@whetstone/api-client/contract";
import { maxJsonValues } from "../http/json-bounds.ts";

/** Left for what is around a value. */
const room = 200;

const repeatTo = (unit: string, length: number): string =>
  unit.repeat(Math.max(1, Math.floor(length / unit.length)));

const list = (item: string, length: number): string =>
  `[${repeatTo(`${item},`, length - item.length - 2)}${item}]`;

/** As many fields as fit, named and valued as told. */
const fields = (field: (index: number) => string, length: number): string => {
  const all: string[] = [];
  for (let size = 2, index = 0; ; index += 1) {
    const next = field(index);
    size += next.length + 1;
    if (size > length) return all.join(",");
    all.push(next);
  }
};

const nested = (open: string, close: string, length: number): string => {
  const depth = Math.floor(length / (open.length + close.length));
  return open.repeat(depth) + close.repeat(depth);
};

const text = (unit: string, length: number): string => `"${repeatTo(unit, length - 2)}"`;

/** JSON values of about `length` bytes that are dear to read, check or describe. */
const hostileValues: Readonly<Record<string, (length: number) => string>> = {
  "empty objects": (length) => list("{}", length),
  "as many empty objects as are read": () => list("{}", 1.5 * (maxJsonValues - room)),
  "empty lists": (length) => list("[]", length),
  numbers: (length) => list("1", length),
  "small objects": (length) => list('{"role":1,"text":"","x":0}', length),
  "unknown fields": (length) => `{${fields((index) => `"f${index}":1`, length)}}`,
  "one field again and again": (length) => `{${fields(() => '"a":1', length)}}`,
  "fields that are numbers": (length) =>
    `{${fields((index) => `"${index * 65_536 + 1}":1`, length)}}`,
  "nested lists": (length) => nested("[", "]", length),
  "nested objects": (length) =>
    `${nested('{"a":', "", length / 2)}1${nested("}", "", length / 10)}`,
  "a long text": (length) => text("x", length),
  "a text of spaces": (length) => text(" ", length),
  "a text of escapes": (length) => text("\\n", length),
  "a text of quotes": (length) => text('\\"', length),
  "a text of dots": (length) => text("a.", length),
  "almost an address": (length) => text("a@a.", length),
  "a long number": (length) => repeatTo("9", length),
  "a long fraction": (length) => `0.${repeatTo("1", length - 2)}`,
  "a long exponent": (length) => `1e${repeatTo("9", length - 2)}`,
};

export interface HostileBody {
  /** What it holds where. */
  readonly name: string;
  readonly body: string;
}

const wellFormed = ({ action, request }: Endpoint, length: number): HostileBody[] => {
  const start = action === undefined ? "" : `"action":"${action}",`;
  const names = [...Object.keys(request?.shape ?? {}), "unknown"];
  const values = Object.entries(hostileValues);
  const inFields = names.flatMap((field) =>
    values.map(([name, make]) => ({
      name: `${name} in ${field}`,
      body: `{${start}"${field}":${make(length)}}`,
    })),
  );
  const spread = fields((index) => `"f${index}":1`, length);
  return [
    ...inFields,
    { name: "unknown fields", body: `{${start}${spread}}` },
    { name: "a long name", body: `{${start}"${"n".repeat(length)}":1}` },
  ];
};

/** Bodies of the full size a call may be sent: each field of it, and others, filled with what is dear. */
export const hostileBodies = (endpoint: Endpoint): HostileBody[] => {
  const length = maxBodyBytes - room;
  const unfinished = ["[", '{"a":', '"\\', "1,", " "].map((unit) => ({
    name: `${JSON.stringify(unit)} without an end`,
    body: repeatTo(unit, length),
  }));
  return [...wellFormed(endpoint, length), ...unfinished];
};
