import { expect, test } from "vitest";
import { eventLinks, eventsText, volunteersWanted } from "./confirmed-events.ts";

test("the number of people is read out of what was asked", () => {
  expect(volunteersWanted("20 volunteers for two days")).toBe("20");
  expect(volunteersWanted("From 9.30 to 5, 10-12 helpers at the gates")).toBe("10-12");
  expect(volunteersWanted(" 40 ")).toBe("40");
  expect(volunteersWanted("Gate duty from 9 am")).toBe("Gate duty from 9 am");
  expect(volunteersWanted("")).toBe("");
});

test("events are shared as text, one a line", () => {
  const events = [
    {
      number: "MD-1",
      eventDate: "2026-12-05",
      eventType: "Sports Event",
      place: "Indore, Madhya Pradesh",
      volunteers: "30",
      done: false,
    },
  ];
  expect(eventsText(events, "Nandini & Co")).toBe(
    "Confirmed events of Nandini & Co:\n5 December 2026: Sports Event, Indore, Madhya Pradesh (volunteers: 30)",
  );
  const { whatsapp, mail } = eventLinks(events, "Nandini & Co");
  expect(decodeURIComponent(new URL(whatsapp).searchParams.get("text") ?? "")).toContain("Sports Event");
  expect(mail).toMatch(/^mailto:\?subject=Confirmed%20events%20of%20Nandini%20%26%20Co&body=/);
});
