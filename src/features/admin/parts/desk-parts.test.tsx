import { expect, test } from "vitest";
import { rendered } from "../../volunteers/parts/volunteer-test-kit.tsx";
import type { AdminListingView } from "../admin-model.ts";
import { ListingsTab } from "./listings-tab.tsx";
import { QueueTab } from "./queue-tab.tsx";

const LAWN: AdminListingView = {
  id: "0190b7c2-0000-7000-8000-000000000001",
  category: "venues",
  categoryName: "Venue",
  title: "Annapurna Lawn",
  status: "pending",
  statusReason: null,
  city: "Indore",
  state: "Madhya Pradesh",
  rating: 0,
  ratingCount: 0,
  duration: "",
  owner: null,
  createdAt: "2026-01-01T00:00:00.000Z",
  photo: null,
  highlights: [{ label: "Capacity", value: "400" }],
  path: null,
  moves: ["approve", "reject"],
};
const page = { rows: [LAWN], next: null };

test("a listing without photo and reviews: the queue has its facts alone, the list of all says so", () => {
  const counts = [{ category: "venues", name: "Venues", count: 1 }];
  const queue = rendered(
    <QueueTab
      data={{
        tab: "queue",
        later: false,
        filters: {},
        cities: [{ value: "Indore", label: "Indore" }],
        page: { ...page, counts, cities: ["Indore"] },
      }}
    />,
  );
  for (const text of ["Annapurna Lawn", "<span>No Image</span>", "Venues 1", "Capacity: 400"])
    expect(queue).toContain(text);
  expect(queue).not.toMatch(/N\/A|Rating/);
  const list = { tab: "listings", later: false, filters: {}, page, choices: [] } as const;
  expect(rendered(<ListingsTab data={{ ...list, choices: [] }} />)).toMatch(/>N\/A</);
  const rated = { ...page, rows: [{ ...LAWN, rating: 4.25, ratingCount: 8 }] };
  expect(rendered(<ListingsTab data={{ ...list, page: rated, choices: [] }} />)).toContain("4.3 (8)");
});

test("where nothing waits, the queue says of what", () => {
  const empty = (category?: string) =>
    rendered(
      <QueueTab
        data={{
          tab: "queue",
          later: false,
          filters: { category },
          cities: [],
          page: { rows: [], next: null, counts: [{ category: "venues", name: "Venues", count: 0 }], cities: [] },
        }}
      />,
    );
  expect(empty()).toContain("No pending artists found.");
  expect(empty("venues")).toContain("No pending venues found.");
});
