import { expect, test } from "vitest";
import { keptWords } from "./kept-words.ts";

test("a kept form is read back as it was written, without what the page added", () => {
  const body = JSON.stringify({
    fullName: "Asha",
    eventDate: "2027-02-14",
    requirement: "Two\nlines",
    budget: " ",
    consent: true,
    artistId: "01890a5d-ac96-774b-bcce-b302099a8057",
    plannerId: "meera",
    stars: 4,
  });
  expect(keptWords({ body })).toEqual([
    { label: "Full name", value: "Asha" },
    { label: "Event date", value: "2027-02-14" },
    { label: "Requirement", value: "Two\nlines" },
    { label: "Stars", value: "4" },
  ]);
  expect(
    keptWords({
      body: [
        ["businessName", "Annapurna"],
        ["photo", new File(["x"], "stall.jpg")],
      ],
    }),
  ).toEqual([
    { label: "Business name", value: "Annapurna" },
    { label: "Photo", value: "stall.jpg (photo)" },
  ]);
  expect(keptWords({ body: JSON.stringify({ fullName: "Asha", artistName: "Ravi", lastName: "Iyer" }) })).toEqual([
    { label: "Full name", value: "Asha" },
  ]);
  const registration: [string, string | File][] = [
    ["lastName", "Rao"],
    ["skills", '[{"skill":"Gates","level":"Good"},{"skill":"Desk","level":"Fair"}]'],
    ["selectedDistricts", '["Indore","Dewas"]'],
    ["awards", "[]"],
    ["showPhone", "true"],
    ["showDob", "false"],
    ["termsAccepted", "true"],
    ["about", "[sic] at the gates"],
  ];
  expect(keptWords({ body: registration })).toEqual([
    { label: "Last name", value: "Rao" },
    { label: "Skills", value: "Gates, Good\nDesk, Fair" },
    { label: "Selected districts", value: "Indore\nDewas" },
    { label: "Show phone", value: "Yes" },
    { label: "Show dob", value: "No" },
    { label: "About", value: "[sic] at the gates" },
  ]);
  expect(keptWords({ body: "" })).toEqual([]);
});
