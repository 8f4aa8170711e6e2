import { expect, test } from "vitest";
import { unavailable, toErrorBody } from "../../domain/errors.ts";
import { awayPage } from "./busy-page.server.ts";

test("what proxies hand out while no process answers is our own page in each language, and JSON for programs", async () => {
  for (const [file, originalUrl] of [
    ["away.html", "/"],
    ["away-hi.html", "/hi"],
  ] as const)
    await expect(`${awayPage({ originalUrl, headers: {} }).html}\n`).toMatchFileSnapshot(`../../../deploy/${file}`);
  await expect(`${JSON.stringify(toErrorBody(unavailable()))}\n`).toMatchFileSnapshot("../../../deploy/away.json");
});
