import { expect, test } from "vitest";
import { ADMIN_TEXT, textFor, type Decision } from "./admin-model.ts";
import { decisionAct } from "./parts/decision-acts.ts";
import { fieldsOf } from "../listings/fields/field.ts";
import { reviewFacts } from "./review-facts.ts";

test("the texts speak of artists word for word, and of others in their own words", () => {
  const asked = (decision: Decision, categoryName: string) =>
    decisionAct(decision, { id: "1", title: "Asha", categoryName }).title;
  expect(asked("approve", "Artist")).toBe("Approve this artist?");
  expect(asked("reject", "Artist")).toBe("Are you sure you want to reject/delete this artist?");
  expect(asked("approve", "Venue")).toBe("Approve this venue?");
  expect(asked("reject", "Volunteer manager")).toBe("Are you sure you want to reject/delete this volunteer manager?");
  expect(textFor(ADMIN_TEXT.rejected, "Artist")).toBe(ADMIN_TEXT.rejected);
  expect(textFor(ADMIN_TEXT.rejected, "Event planner")).toBe("Event planner rejected/deleted");
});

const listing = {
  email: "asha@mail.example",
  phone: "+919826012345",
  address: null,
  city: "Indore",
  district: "Indore",
  state: null,
  pin: "",
  attributes: {
    profileTitle: "Singer",
    travel: true,
    genre: ["Folk", "Film"],
    skills: [{ skill: "Dhol", level: "Good" }],
    videoLink: ["https://youtu.be/dQw4w9WgXcQ"],
    socialLinks: { website: "https://a.example.in", facebook: "https://www.facebook.com.evil.example/asha" },
    page: "https://evil.example/",
  },
};
const fields = fieldsOf({
  videoLink: { kind: "videos", label: "Videos", entry: "Video", most: 5, tooMany: "" },
  reels: { kind: "videos", label: "Reels", entry: "Reel", most: 5, tooMany: "" },
  socialLinks: { kind: "networks", label: "Links", networks: { website: "Website", facebook: "Facebook" } },
});

test("a category says which lines, in which order, under which label; its links stand apart, if they belong there", () => {
  const { facts, links } = reviewFacts(listing, {
    fields,
    reviewFacts: [
      ["Title", "profileTitle"],
      ["Mobile", "phone"],
      ["Travel", "travel"],
      ["Genre", "genre"],
      ["Skills", "skills"],
      ["City", "city"],
      ["Team", "team"],
      ["Page", "page"],
      ["Links", "socialLinks"],
      ["Reels", "reels"],
    ],
  });
  expect(facts).toEqual([
    { label: "Title", value: "Singer" },
    { label: "Mobile", value: "+91 98260 12345" },
    { label: "Travel", value: "Yes" },
    { label: "Genre", value: "Folk, Film" },
    { label: "Skills", value: "Skill: Dhol, Level: Good" },
    { label: "City", value: "Indore" },
    { label: "Team", value: "Not provided" },
    { label: "Page", value: "https://evil.example/" },
    { label: "Reels", value: "Not provided" },
  ]);
  // Kept before hosts were looked at: public pages do not show it, either.
  expect(links).toEqual(["https://youtu.be/dQw4w9WgXcQ", "https://a.example.in"]);
});

test("amounts are read in rupees", () => {
  const venue = { ...listing, attributes: { price: 1_50_000, nonVegPrice: null } };
  expect(
    reviewFacts(venue, {
      fields,
      reviewFacts: [
        ["Price", "paise:price"],
        ["Non-vegetarian plate", "paise:nonVegPrice"],
      ],
    }).facts,
  ).toEqual([
    { label: "Price", value: "₹1,500" },
    { label: "Non-vegetarian plate", value: "Not provided" },
  ]);
});
