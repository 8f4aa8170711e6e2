import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Votes } from "./votes.tsx";

const html = (votes: string[], mine?: string[]) =>
  renderToString(<Votes votes={votes} {...(mine ? { mine } : {})} />).replaceAll("<!-- -->", "");

test("votes are counted, and those from this browser are marked", () => {
  expect(html(["Asha"])).toContain("<b>1 vote</b>: Asha");
  expect(html(["Asha", "Ravi"], ["Ravi"])).toContain('<b>2 votes</b>: Asha, <b class="vote-mine">Ravi (from here)</b>');
  expect(html([])).toBe("");
});
