import type { Need } from "./ask.ts";
import { businessNeeds } from "./needs/business.ts";
import { byFormNeeds } from "./needs/by-form.ts";
import { careerNeeds } from "./needs/career.ts";
import { codeNeeds } from "./needs/code.ts";
import { commonNeeds } from "./needs/common.ts";
import { correspondenceNeeds } from "./needs/correspondence.ts";
import { dataNeeds } from "./needs/data.ts";
import { debugNeeds } from "./needs/debug.ts";
import { decidingNeeds } from "./needs/deciding.ts";
import { designNeeds } from "./needs/design.ts";
import { devicesNeeds } from "./needs/devices.ts";
import { editingNeeds } from "./needs/editing.ts";
import { explainingNeeds } from "./needs/explaining.ts";
import { fictionNeeds } from "./needs/fiction.ts";
import { foodNeeds } from "./needs/food.ts";
import { healthNeeds } from "./needs/health.ts";
import { homeNeeds } from "./needs/home.ts";
import { ideasNeeds } from "./needs/ideas.ts";
import { learningNeeds } from "./needs/learning.ts";
import { marketingNeeds } from "./needs/marketing.ts";
import { moneyNeeds } from "./needs/money.ts";
import { nonfictionNeeds } from "./needs/nonfiction.ts";
import { occasionsNeeds } from "./needs/occasions.ts";
import { peopleNeeds } from "./needs/people.ts";
import { shoppingNeeds } from "./needs/shopping.ts";
import { travelNeeds } from "./needs/travel.ts";

/** All needs of the catalogue with their English texts, by their ids. */
export const needs: Readonly<Record<string, Need>> = {
  ...commonNeeds,
  ...byFormNeeds,
  ...businessNeeds,
  ...careerNeeds,
  ...codeNeeds,
  ...correspondenceNeeds,
  ...dataNeeds,
  ...debugNeeds,
  ...decidingNeeds,
  ...designNeeds,
  ...devicesNeeds,
  ...editingNeeds,
  ...explainingNeeds,
  ...fictionNeeds,
  ...foodNeeds,
  ...healthNeeds,
  ...homeNeeds,
  ...ideasNeeds,
  ...learningNeeds,
  ...marketingNeeds,
  ...moneyNeeds,
  ...nonfictionNeeds,
  ...occasionsNeeds,
  ...peopleNeeds,
  ...shoppingNeeds,
  ...travelNeeds,
};
