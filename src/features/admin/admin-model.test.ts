import { expect, test } from "vitest";
import { ADMIN_TEXT, textFor } from "./admin-model.ts";
import { reviewFacts } from "./review-facts.ts";

test("the texts speak of artists word for word, and of others in their own words", () => {
  for (const text of Object.values(ADMIN_TEXT)) expect(textFor(text, "Artist").replace("artist found", "artists found")).toBe(text);
  expect(textFor(ADMIN_TEXT.approveQuestion, "Venue")).toBe("Approve this venue?");
  expect(textFor(ADMIN_TEXT.rejectQuestion, "Volunteer manager")).toBe("Are you sure you want to reject/delete this volunteer manager?");
  expect(textFor(ADMIN_TEXT.rejected, "Event planner")).toBe("Event planner rejected/deleted");
  expect(textFor(ADMIN_TEXT.noneWaiting, "Venues")).toBe("No pending venues found.");
});

const listing = {
  email: "asha@mail.example", phone: "+919826012345", address: null, city: "Indore", district: "Indore", state: null, pin: "",
  attributes: { profileTitle: "Singer", travel: true, genre: ["Folk", "Film"], skills: [{ skill: "Dhol", level: "Good" }], videoLink: ["https://youtu.be/dQw4w9WgXcQ"], socialLinks: { website: "https://a.example", facebook: "" } },
};

test("everything that was written is read, under plain words; addresses apart", () => {
  const { facts, links } = reviewFacts(listing);
  expect(facts).toEqual([
    { label: "Email", value: "asha@mail.example" }, { label: "Mobile", value: "+91 98260 12345" }, { label: "Address", value: "Not provided" }, { label: "City", value: "Indore" },
    { label: "District", value: "Indore" }, { label: "State", value: "Not provided" }, { label: "PIN code", value: "Not provided" }, { label: "Profile title", value: "Singer" },
    { label: "Travel", value: "Yes" }, { label: "Genre", value: "Folk, Film" }, { label: "Skills", value: "Skill: Dhol, Level: Good" },
  ]);
  expect(links).toEqual(["https://youtu.be/dQw4w9WgXcQ", "https://a.example"]);
});

test("a category says which lines, in which order, under which label", () => {
  expect(reviewFacts(listing, [["Title", "profileTitle"], ["City", "city"], ["Team", "team"]]).facts).toEqual([{ label: "Title", value: "Singer" }, { label: "City", value: "Indore" }, { label: "Team", value: "Not provided" }]);
});

test("amounts are read in rupees", () => {
  const venue = { ...listing, attributes: { price: 1_50_000, nonVegPrice: null } };
  expect(reviewFacts(venue, [["Price", "paise:price"], ["Non-vegetarian plate", "paise:nonVegPrice"]]).facts).toEqual([{ label: "Price", value: "₹1,500" }, { label: "Non-vegetarian plate", value: "Not provided" }]);
});
