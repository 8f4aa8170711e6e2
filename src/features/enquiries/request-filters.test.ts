import { expect, test } from "vitest";
import { filtersOf, requestsAddress, type RequestFilters } from "./request-filters.ts";

const id = "0190a0a0-0000-7000-8000-000000000000";

test("filters go into the address and come out of it", () => {
  for (const filters of [
    { stage: null, time: null, after: null, number: null },
    { stage: "pending", time: "week", after: null, number: null },
    { stage: "over", time: "past", after: { over: true, id }, number: null },
    { stage: null, time: "month", after: { over: false, id }, number: null },
  ] satisfies RequestFilters[])
    expect(filtersOf(new URL(requestsAddress("sent", filters), "https://x.example").searchParams)).toEqual(filters);
  expect(requestsAddress("received")).toBe("/my-requests?box=received");
});

test("what is none of them counts as nothing", () => {
  expect(filtersOf(new URLSearchParams("status=declined&when=tomorrow&after=1_x"))).toEqual({
    stage: null,
    time: null,
    after: null,
    number: null,
  });
  expect(filtersOf(new URLSearchParams("number=MD-7K2P-9QRS")).number).toBe("MD-7K2P-9QRS");
  expect(filtersOf(new URLSearchParams("number=MD-1")).number).toBe(null);
});
