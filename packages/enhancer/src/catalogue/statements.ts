import { businessStatements } from "./statements/business.ts";
import { careerStatements } from "./statements/career.ts";
import { codeStatements } from "./statements/code.ts";
import { correspondenceStatements } from "./statements/correspondence.ts";
import { dataStatements } from "./statements/data.ts";
import { debugStatements } from "./statements/debug.ts";
import { decidingStatements } from "./statements/deciding.ts";
import { designStatements } from "./statements/design.ts";
import { devicesStatements } from "./statements/devices.ts";
import { editingStatements } from "./statements/editing.ts";
import { explainingStatements } from "./statements/explaining.ts";
import { fictionStatements } from "./statements/fiction.ts";
import { foodStatements } from "./statements/food.ts";
import { healthStatements } from "./statements/health.ts";
import { homeStatements } from "./statements/home.ts";
import { ideasStatements } from "./statements/ideas.ts";
import { learningStatements } from "./statements/learning.ts";
import { marketingStatements } from "./statements/marketing.ts";
import { moneyStatements } from "./statements/money.ts";
import { nonfictionStatements } from "./statements/nonfiction.ts";
import { occasionsStatements } from "./statements/occasions.ts";
import { peopleStatements } from "./statements/people.ts";
import { shoppingStatements } from "./statements/shopping.ts";
import { travelStatements } from "./statements/travel.ts";

/** All statements of the catalogue in English, by their ids. */
export const statements: Readonly<Record<string, string>> = {
  ...businessStatements,
  ...careerStatements,
  ...codeStatements,
  ...correspondenceStatements,
  ...dataStatements,
  ...debugStatements,
  ...decidingStatements,
  ...designStatements,
  ...devicesStatements,
  ...editingStatements,
  ...explainingStatements,
  ...fictionStatements,
  ...foodStatements,
  ...healthStatements,
  ...homeStatements,
  ...ideasStatements,
  ...learningStatements,
  ...marketingStatements,
  ...moneyStatements,
  ...nonfictionStatements,
  ...occasionsStatements,
  ...peopleStatements,
  ...shoppingStatements,
  ...travelStatements,
};
