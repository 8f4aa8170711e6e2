// @suite full
import { expect, test } from "vitest";
import { chaosSite } from "./chaos-site.ts";

test("the whole process group killed with -9 and started again at once, four times: the embedded engine opens", async () => {
  const site = await chaosSite({}, { group: true });
  try {
    await site.start();
    for (let round = 0; round < 4; round++) {
      await site.kill();
      await site.start();
      const answer = await fetch(`${site.url}/api/volunteer-stats/registered/count`);
      expect(answer.status, `round ${round}`).toBe(200);
    }
  } finally {
    await site.kill();
    site.remove();
  }
});
