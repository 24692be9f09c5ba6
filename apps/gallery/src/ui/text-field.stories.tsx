import { TextField } from "@whetstone/ui";
import { Column, RightToLeftColumn } from "../layout.tsx";
import { arabicLabel, arabicLine, longLine } from "../texts.ts";

export default { title: "UI/TextField" };

export const States = () => (
  <Column>
    <TextField label="Name" placeholder="Ada" />
    <TextField label="Name" defaultValue={longLine} hint={longLine} />
    <TextField label="Name" defaultValue="?" error="A name has letters." />
    <TextField label="Name" defaultValue="Ada" disabled />
    <TextField label="Name, its label hidden" hideLabel defaultValue="Ada" />
    <TextField label="Name" aside="3 / 40" defaultValue="Ada" />
  </Column>
);

export const RightToLeft = () => (
  <RightToLeftColumn>
    <TextField label={arabicLabel} defaultValue={arabicLine} error={arabicLine} hint={arabicLine} />
  </RightToLeftColumn>
);
