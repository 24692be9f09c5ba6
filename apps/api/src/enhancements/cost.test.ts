import { expect, it } from "vitest";
import { dataOf } from "../testing/expect-result.ts";
import { onEachDatabase } from "../testing/on-each-database.ts";
import { changedPrompt as prompt } from "../testing/prompts.ts";

onEachDatabase("cost of an enhancement", (open) => {
  it("is the same however long the history is, and 16 statements", async () => {
    const world = await open();
    const { client } = await world.signUp({ accessLevel: "tester" });
    const costs: number[] = [];
    for (let count = 0; count < 3; count += 1)
      costs.push(
        (await world.statementsOf(async () => dataOf(await client.enhancePrompt({ prompt }))))
          .length,
      );
    expect(costs).toEqual([16, 16, 16]);
  });

  it("leaves the dashboard at 4 statements", async () => {
    const world = await open();
    const { client } = await world.signUp();
    const dashboard = () => client.dashboardStats(undefined);
    dataOf(await client.enhancePrompt({ prompt }));
    expect(await world.statementsOf(dashboard)).toHaveLength(4);
  });
});
