import Fastify from "fastify";
import { expect, test } from "vitest";
import { badInput } from "../../domain/errors.ts";
import { FAILED } from "../../domain/failed.ts";
import { language } from "../../domain/words/say.ts";
import { errorsPlugin } from "./errors-plugin.server.ts";
import { spokenCalls } from "./spoken-calls.server.ts";

async function site() {
  const app = Fastify();
  errorsPlugin(app);
  spokenCalls(app);
  app.all("/well", async () => ({ message: FAILED, msg: FAILED, name: FAILED, spoken: language() }));
  app.all("/missing", async () => {
    throw badInput("Budget is required", { budget: "Budget is required", brand: "Nothing of ours is required." });
  });
  app.all("/badly", async () => {
    await Promise.resolve();
    throw badInput(FAILED, { city: FAILED, name: "nothing that stands in a book" });
  });
  return app;
}
const HINDI = "कुछ गड़बड़ हो गई। फिर से कोशिश करें।";

test("a call that asks for Hindi by the bare tag is answered in Hindi, errors by field as well", async () => {
  const app = await site();
  const ask = (method: "GET" | "POST", url: string, tag?: string) =>
    app.inject({ method, url, headers: tag ? { "accept-language": tag } : {} });
  expect((await ask("POST", "/well", "hi")).json()).toEqual({ message: HINDI, msg: HINDI, name: FAILED, spoken: "hi" });
  expect((await ask("POST", "/badly", "hi")).json()).toEqual({
    error: HINDI,
    message: HINDI,
    errors: { city: HINDI, name: "nothing that stands in a book" },
  });
  expect((await ask("POST", "/missing", "hi")).json()).toMatchObject({
    message: "बजट ज़रूरी है",
    errors: { budget: "बजट ज़रूरी है", brand: "Nothing of ours ज़रूरी है" },
  });
  expect((await ask("POST", "/missing")).json()).toMatchObject({ errors: { brand: "Nothing of ours is required." } });
  // What browsers send by themselves, what is read, and languages that nobody speaks.
  for (const [method, tag] of [
    ["POST", undefined],
    ["POST", "hi-IN,hi;q=0.9,en;q=0.8"],
    ["POST", "xx"],
    ["GET", "hi"],
  ] as const) {
    expect((await ask(method, "/well", tag)).json(), `${method} ${tag}`).toMatchObject({ message: FAILED });
    expect((await ask(method, "/badly", tag)).json(), `${method} ${tag}`).toMatchObject({ error: FAILED });
  }
  await app.close();
});
