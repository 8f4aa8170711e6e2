import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { ToastProvider } from "../../../ui/toast.tsx";
import type { EventRequest } from "../event-model.ts";
import { BoardRow } from "./board-row.tsx";

const quoted = (title: string): EventRequest => ({
  id: title,
  number: `MD-${title}`,
  listing: title,
  path: "/artist/x",
  category: "artists",
  title,
  day: "2027-02-12",
  slot: null,
  lastDay: "2027-02-12",
  state: "quoted",
  totalPaise: 5_000_00,
  paidPaise: 0,
  claimedPaise: 0,
  quote: {
    lines: ["Dhol"],
    included: "Sound",
    excluded: "",
    payments: ["Token: ₹500"],
    atOncePaise: 500_00,
    ladder: "Fair.",
    depositPaise: null,
    validUntil: "2026-12-01T18:29:59.000Z",
    heldUntil: null,
  },
  arrives: null,
  needs: [],
  votes: [],
});
const fits = {
  words: "Of the same kind.",
  listings: [],
} as unknown as NonNullable<Parameters<typeof BoardRow>[0]["fits"]>;
const html = (open: EventRequest[], more: { fresh?: boolean } = {}) => {
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <ToastProvider>
          <BoardRow
            eventId="1"
            row={{ category: "artists", day: "2027-02-12", booked: [], open, over: [], picks: [] }}
            words={{ label: "Artists", path: "/ArtistBooking" }}
            fits={fits}
            {...more}
          />
        </ToastProvider>
      ),
    },
  ]);
  return renderToString(<Page initialEntries={["/"]} />).replaceAll("<!-- -->", "");
};

test("one quote alone is folded, several stand side by side", () => {
  expect(html([quoted("A")])).toMatch(/Stands until[^]*<details[^>]*><summary>The quote<\/summary><dl>/);
  const two = html([quoted("A"), quoted("B")]);
  expect(two).not.toContain("The quote");
  expect(two.match(/<dl>/g)).toHaveLength(2);
});

test("who fits is folded once somebody is asked for anything, and open for the first thing before", () => {
  expect(html([quoted("A")])).toContain('<details class="event-fits"><summary>Who fits');
  expect(html([])).toContain('<details class="event-fits"><summary>Who fits');
  expect(html([], { fresh: true })).toContain('<details class="event-fits" open=""><summary>Who fits');
});
