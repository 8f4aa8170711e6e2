import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { ToastProvider } from "../../../ui/toast.tsx";
import { ENQUIRY_MOVES } from "../enquiry-access.ts";
import type { EnquiryView } from "../enquiry-view.ts";
import { EnquiryCard } from "./enquiry-card.tsx";
import { moveWords } from "./move-words.ts";

const enquiry: EnquiryView = {
  number: "MD-7K3Q-9ZXA", kind: "volunteerBooking", label: "Booking request", status: "pending", createdAt: "2026-11-21T11:00:00Z", eventType: "Other",
  eventDate: "2026-12-01", state: null, district: null, city: "Indore", facts: [{ label: "Requirement", value: "<b>Two</b>\nhelpers" }],
  contact: { name: "Ravi & Co", phone: "+919876543210", email: "ravi@mail.example" }, listing: { title: "Meera Joshi", path: "/volunteer/meera" }, photo: null,
 moves: ["accepted", "declined"],
};

function html(view: EnquiryView): string {
  const Page = createRoutesStub([{ path: "/", Component: () => <ToastProvider><EnquiryCard enquiry={view} /></ToastProvider> }]);
  return renderToString(<Page />).replaceAll("<!-- -->", "");
}

test("received: who asks, how to reach them, and a button for each move", () => {
  const page = html(enquiry);
  for (const text of ["Ravi &amp; Co", 'href="tel:+919876543210"', "+91 98765 43210", 'href="mailto:ravi@mail.example"', "21 November 2026, 4:30 pm", "Pending", "&lt;b&gt;Two", ">Accept<", ">Decline<"]) {
    expect(page).toContain(text);
  }
});

test("sent: whom one asked, without contact data; no buttons where nothing may be done", () => {
  const page = html({ ...enquiry, contact: null, status: "declined", photo: null,
 moves: [] });
  expect(page).toContain('href="/volunteer/meera"');
  for (const text of ["tel:", "mailto:", "<button"]) expect(page).not.toContain(text);
  expect(html({ ...enquiry, contact: null, listing: { title: "Meera Joshi", path: null } })).not.toContain("<a ");
  expect(html({ ...enquiry, contact: null, listing: null })).toContain(">Booking request<");
});

test("each move has its words", () => {
  for (const move of ENQUIRY_MOVES) expect(Object.values(moveWords(move, "accepted")).every(Boolean)).toBe(true);
  expect([moveWords("cancelled", "pending").button, moveWords("cancelled", "confirmed").button]).toEqual(["Withdraw request", "Cancel booking"]);
});
