import type { Ask } from "./ask.ts";
import { businessAsks } from "./asks/business.ts";
import { byFormAsks } from "./asks/by-form.ts";
import { careerAsks } from "./asks/career.ts";
import { codeAsks } from "./asks/code.ts";
import { correspondenceAsks } from "./asks/correspondence.ts";
import { dataAsks } from "./asks/data.ts";
import { debugAsks } from "./asks/debug.ts";
import { decidingAsks } from "./asks/deciding.ts";
import { designAsks } from "./asks/design.ts";
import { devicesAsks } from "./asks/devices.ts";
import { editingAsks } from "./asks/editing.ts";
import { explainingAsks } from "./asks/explaining.ts";
import { fictionAsks } from "./asks/fiction.ts";
import { foodAsks } from "./asks/food.ts";
import { healthAsks } from "./asks/health.ts";
import { homeAsks } from "./asks/home.ts";
import { ideasAsks } from "./asks/ideas.ts";
import { learningAsks } from "./asks/learning.ts";
import { marketingAsks } from "./asks/marketing.ts";
import { moneyAsks } from "./asks/money.ts";
import { nonfictionAsks } from "./asks/nonfiction.ts";
import { occasionsAsks } from "./asks/occasions.ts";
import { peopleAsks } from "./asks/people.ts";
import { shoppingAsks } from "./asks/shopping.ts";
import { travelAsks } from "./asks/travel.ts";
import type { Asks } from "./language-kit.ts";

/** All asks in their order: within an area the more particular first, the last resort last. */
export const allAsks: readonly Ask[] = [
  ...correspondenceAsks,
  ...occasionsAsks,
  ...careerAsks,
  ...peopleAsks,
  ...fictionAsks,
  ...nonfictionAsks,
  ...editingAsks,
  ...marketingAsks,
  ...codeAsks,
  ...debugAsks,
  ...dataAsks,
  ...devicesAsks,
  ...designAsks,
  ...travelAsks,
  ...foodAsks,
  ...healthAsks,
  ...homeAsks,
  ...shoppingAsks,
  ...learningAsks,
  ...explainingAsks,
  ...decidingAsks,
  ...ideasAsks,
  ...businessAsks,
  ...moneyAsks,
  ...byFormAsks,
];

/** The catalogue: asks by their ids, in their order. */
export const catalogue: Asks = new Map(allAsks.map((ask) => [ask.id, ask]));
