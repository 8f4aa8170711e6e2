import { expect, test, vi } from "vitest";
import { pressesOf } from "./after-press.ts";

test("what a left field shows waits until the press has become a click", async () => {
  const page = new EventTarget();
  const afterPress = pressesOf(page);
  const said: string[] = [];
  afterPress(() => said.push("by the keyboard"));
  page.addEventListener("click", () => said.push("click"));
  page.dispatchEvent(new Event("mousedown"));
  afterPress(() => said.push("error"));
  expect(said).toEqual(["by the keyboard"]);
  page.dispatchEvent(new Event("mouseup"));
  page.dispatchEvent(new Event("click"));
  await vi.waitFor(() => expect(said).toEqual(["by the keyboard", "click", "error"]));
  afterPress(() => said.push("later"));
  expect(said.at(-1)).toBe("later");
});
