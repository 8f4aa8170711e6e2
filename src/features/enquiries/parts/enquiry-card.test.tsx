import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { ToastProvider } from "../../../ui/toast.tsx";
import { ENQUIRY_MOVES } from "../enquiry-access.ts";
import { firstQuote, type EnquiryView } from "../enquiry-view.ts";
import { EnquiryCard } from "./enquiry-card.tsx";
import { moveWords } from "./move-words.ts";

const listing = {
  title: "Meera Joshi",
  path: null,
  picture: null,
  others: { label: "Volunteers", path: "/Volunteers" },
  thing: false,
};
const enquiry: EnquiryView = {
  number: "MD-7K3Q-9ZXA",
  kind: "volunteerBooking",
  label: "Booking request",
  status: "pending",
  createdAt: "2026-11-21T11:00:00Z",
  eventType: "Other",
  eventDate: "2026-12-01",
  lastDay: null,
  state: null,
  district: null,
  city: "Indore",
  where: null,
  facts: [{ label: "Requirement", value: "<b>Two</b>\nhelpers" }],
  contact: { name: "Ravi & Co", phone: null, email: null },
  reach: "later",
  timeline: [{ what: "sent", by: "them", at: "2026-11-21T11:00:00Z" }],
  inDays: 10,
  money: "₹5,000",
  people: "300 guests",
  lasts: null,
  listing: { ...listing, path: "/volunteer/meera" },
  free: null,
  photo: null,
  moves: ["accepted", "declined"],
  booking: null,
};

function html(view: EnquiryView): string {
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <ToastProvider>
          <EnquiryCard enquiry={view} />
        </ToastProvider>
      ),
    },
  ]);
  return renderToString(<Page />).replaceAll("<!-- -->", "");
}

test("received: who asks, the day, what for, what happened, and a button for each move", () => {
  const page = html(enquiry);
  for (const text of [
    "Ravi &amp; Co",
    "Tuesday",
    "In 10 days",
    "Indore · 300 guests · Budget: ₹5,000",
    "Ravi &amp; Co waits for your answer.",
    "Ravi &amp; Co asked",
    "21 November 2026, 4:30 pm",
    "Pending",
    "&lt;b&gt;Two",
    ">Accept<",
    ">Decline<",
  ]) {
    expect(page).toContain(text);
  }
  for (const text of ["tel:", "Show number"]) expect(page).not.toContain(text);
});

test("how many and for how long stand with the place", () => {
  const page = html({ ...enquiry, people: "250 pieces", lasts: "1 day, 5 hours", money: null });
  expect(page).toContain("Indore · 250 pieces · 1 day, 5 hours<");
});

test("accepted: the number is opened by a tap, and both see that it was", () => {
  const page = html({
    ...enquiry,
    status: "accepted",
    reach: "now",
    moves: ["cancelled"],
    timeline: [...enquiry.timeline, { what: "opened", by: "you", at: "2026-11-21T12:00:00Z" }],
  });
  for (const text of ["Show number", "You opened their number", ">Cancel booking<"]) expect(page).toContain(text);
  expect(page).not.toContain("tel:");
});

test("sent and unanswered: one may write again, or withdraw", () => {
  const sent = { ...enquiry, contact: null, moves: ["cancelled" as const] };
  const page = html(sent);
  for (const text of ["Meera Joshi has your request and has not answered yet.", ">Write again<", ">Withdraw request<"])
    expect(page).toContain(text);
  expect(html({ ...sent, inDays: -1 })).not.toContain(">Write again<");
});

test("sent: whom one asked, without contact data; no buttons where nothing may be done", () => {
  const page = html({ ...enquiry, contact: null, status: "declined", photo: null, moves: [] });
  expect(page).toContain("See other volunteers");
  expect(page).toContain('href="/volunteer/meera"');
  for (const text of ["tel:", "mailto:", "<button"]) expect(page).not.toContain(text);
  expect(html({ ...enquiry, contact: null, listing })).not.toContain("<a ");
  expect(html({ ...enquiry, contact: null, listing: null })).toContain(">Booking request<");
});

test("where a price can be named, the way there comes before a yes without one", () => {
  const page = html({ ...enquiry, booking: firstQuote("MD-7K3Q-9ZXA") });
  expect(page.indexOf(">Send a quote<")).toBeGreaterThan(0);
  expect(page.indexOf(">Accept without a price<")).toBeGreaterThan(page.indexOf(">Send a quote<"));
  expect(page).not.toContain(">Accept<");
});

test("after the event it is to say how it was, before all else; what ran out says so", () => {
  const past = { ...enquiry, contact: null, listing: { ...listing, path: "/volunteer/meera" }, moves: [], inDays: -3 };
  const page = html({ ...past, status: "completed", reach: "now" });
  expect(page.indexOf(">Write a review<")).toBeGreaterThan(0);
  expect(page.indexOf("Show number")).toBeGreaterThan(page.indexOf(">Write a review<"));
  const line = { what: "ranOut" as const, by: "you" as const, at: "2026-11-22T11:00:00Z" };
  const over = html({ ...past, status: "declined", reach: "never", timeline: [...enquiry.timeline, line] });
  expect(over).toContain("The quote ran out");
  expect(over).not.toContain("You declined");
});

test("what waits for one's word is the filled button, before what is there to be read", () => {
  const agreed = {
    ...firstQuote("MD-7K3Q-9ZXA"),
    label: "Agreement",
    sentence: "Price and terms are agreed.",
    pay: { label: "Say whether it has arrived", path: "/bookings/MD-7K3Q-9ZXA/payments" },
  };
  const page = (more: Partial<EnquiryView>) =>
    html({ ...enquiry, status: "accepted", reach: "now", moves: ["cancelled"], booking: agreed, ...more });
  const filled = (text: string) => (text.match(/<a [^>]*class="[^"]*btn[^"]*"[^>]*>[^<]*/g) ?? []).map(String);
  const [first, second] = filled(page({}));
  expect([first, second].map((one) => one?.replace(/.*>/, ""))).toEqual(["Say whether it has arrived", "Agreement"]);
  expect([first, second].map((one) => /class="btn line/.test(one ?? ""))).toEqual([false, true]);
  // Whoever pays has their own way: what is agreed comes first.
  expect(filled(page({ contact: null }))[0]).toContain("Agreement");
});

test("each move has its words", () => {
  for (const move of ENQUIRY_MOVES) expect(Object.values(moveWords(move, "accepted")).every(Boolean)).toBe(true);
  expect([moveWords("cancelled", "pending").button, moveWords("cancelled", "confirmed").button]).toEqual([
    "Withdraw request",
    "Cancel booking",
  ]);
});

test("what took place here leads to the review of its booking, a dispute and a change to where they are answered", () => {
  const booking = { ...firstQuote("MD-7K3Q-9ZXA"), label: "Agreement" };
  const past: EnquiryView = {
    ...enquiry,
    contact: null,
    status: "completed",
    reach: "now",
    moves: [],
    inDays: -3,
    booking: { ...booking, way: { label: "Say how it was", path: "/bookings/MD-7K3Q-9ZXA/reviews" } },
  };
  const buttons = (page: string) =>
    (page.match(/<a [^>]*class="[^"]*btn[^"]*"[^>]*>[^<]*/g) ?? []).map((one) => [
      one.replace(/.*>/, ""),
      !/class="btn line/.test(one),
    ]);
  const open = html(past);
  expect(open).toContain('href="/bookings/MD-7K3Q-9ZXA/reviews"');
  expect(open).not.toContain("#reviews");
  expect(buttons(open)).toEqual([
    ["Say how it was", true],
    ["Ask again", false],
    ["Agreement", false],
  ]);
  expect(buttons(html({ ...past, booking }))).toEqual([
    ["Ask again", true],
    ["Agreement", false],
  ]);
  const change = { label: "See the change", path: booking.path };
  const waits = html({
    ...enquiry,
    contact: null,
    status: "accepted",
    moves: ["confirmed", "cancelled"],
    booking: { ...booking, sentence: "They propose a change to what is agreed.", way: change, hides: ["confirmed"] },
  });
  expect(buttons(waits)).toEqual([["See the change", true]]);
  expect(waits).not.toContain("Confirm booking");
});

test("a request that names no place says where its event is; a step of its booking, what it was", () => {
  const line = {
    what: "step" as const,
    by: "you" as const,
    at: "2026-11-22T11:00:00Z",
    words: "You asked for a change",
  };
  const page = html({ ...enquiry, city: null, where: "Vijay Nagar, Indore", timeline: [...enquiry.timeline, line] });
  expect(page).toContain("Vijay Nagar, Indore · 300 guests");
  expect(page).toContain("You asked for a change");
});

test("of a request to a district whoever was chosen is reviewed, once it is over", () => {
  const asha = {
    listing: "0190a0a0-0000-7000-8000-000000000001",
    title: "Asha Rao",
    path: "/volunteer/asha",
    picture: null,
    place: "Puri",
    rating: 0,
    ratingCount: 0,
    people: 1,
    taken: true,
    booked: false,
    anyway: false,
  };
  const sent: EnquiryView = {
    ...enquiry,
    kind: "volunteerEnquiry",
    status: "completed",
    contact: null,
    listing: null,
    moves: [],
    inDays: -2,
    free: { needed: 1, taken: 1, people: [asha] },
  };
  expect(html(sent)).toContain('href="/volunteer/asha#reviews"');
  expect(html({ ...sent, status: "confirmed", inDays: 2 })).not.toContain("#reviews");
});
