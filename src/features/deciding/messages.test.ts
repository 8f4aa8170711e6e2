/** What somebody passes on by WhatsApp of a comparison and of a shortlist, as whoever gets it reads it. */
import { expect, test } from "vitest";
import { inLanguage } from "../../platform/words.server.ts";
import { messageOf, passedOn, type Compared } from "./comparison-model.ts";
import { shortlistMessage } from "./shortlist-message.ts";
import type { ShortlistGroup } from "./shortlist-model.ts";

const ADDRESS = "https://mandap.example/compare?listing=1&listing=2&date=2027-02-12";
const BRIEF = "For 12 February 2027, 300 guests";
const one = (title: string, more: Partial<Compared> = {}) =>
  ({
    title,
    rating: 4.7,
    ratingCount: 10,
    day: { state: "free", words: "Free on 12 Feb" },
    rows: [["All in", "₹9,02,700 all in · 300 guests · about 3 km by road"]],
    ...more,
  }) as Compared;
const two = [
  one("Vrindavan Palace Hotel"),
  one("Anand Banquet Hall", {
    ratingCount: 0,
    day: { state: "notSaid", words: "12 Feb: not said" },
    rows: [["All in", "₹1,00,300 all in"]],
  }),
];

test("a comparison says what it is, for what, and of each what decides", () => {
  const words = [
    "Venues side by side",
    BRIEF,
    "",
    "*Vrindavan Palace Hotel*",
    "₹9,02,700 all in · 300 guests · about 3 km by road",
    "Free on 12 Feb · 4.7 of 5, 10 reviews",
    "",
    "*Anand Banquet Hall*",
    "₹1,00,300 all in",
    "Whether it is free then is not said · No reviews yet",
    "",
    ADDRESS,
  ].join("\n");
  expect(passedOn(two, "Venues", BRIEF, ADDRESS)).toBe(words);
  expect(messageOf(two, "Venues", BRIEF, ADDRESS)).toBe(words);
});

test("of a day that nobody asked for nothing is said", () =>
  expect(messageOf([one("Rang Mahal", { day: null })], "Venues", "", ADDRESS)).toBe(
    `Venues side by side\n\n*Rang Mahal*\n₹9,02,700 all in · 300 guests · about 3 km by road\n4.7 of 5, 10 reviews\n\n${ADDRESS}`,
  ));

test("where an address has no room for all of it, sums stay, then names", () => {
  const many = (title: string, sum: string) =>
    inLanguage("hi", () =>
      passedOn(
        Array.from({ length: 4 }, () =>
          one(title, { rows: [["कुल", `${sum} · सड़क से लगभग 3 किमी · 300 मेहमान · GST नहीं बताया गया`]] }),
        ),
        "वेन्यू",
        "12 फ़रवरी 2027, 300 मेहमान के लिए",
        ADDRESS,
      ),
    );
  const sums = many("Vrindavan Palace Hotel", "₹9,02,700, सब शामिल");
  expect(sums.split("\n").slice(2)).toEqual([...Array(4).fill("Vrindavan Palace Hotel: ₹9,02,700, सब शामिल"), ADDRESS]);
  const names = many("श्री वृंदावन पैलेस होटल", "₹9,02,700, सब शामिल");
  expect(names.split("\n").slice(2)).toEqual([...Array(4).fill("श्री वृंदावन पैलेस होटल"), ADDRESS]);
  for (const words of [sums, names])
    expect(encodeURIComponent(words).length).toBeLessThan(1_350 + encodeURIComponent(ADDRESS).length + 4);
});

test("a shortlist says who stands on it, by kind, but for what is closed", () => {
  const group = (label: string, titles: string[], closed = "") =>
    ({
      label,
      listings: [...titles, closed].filter(Boolean).map((title) => ({ title, closed: title === closed })),
    }) as ShortlistGroup;
  const groups = [group("Artists", ["Gauri Bapat", "Sumaiya Zaidi"], "Artist"), group("Venues", ["Rang Mahal"])];
  expect(shortlistMessage(groups, "This is our shortlist:", "https://mandap.example/s/x")).toBe(
    "This is our shortlist:\nArtists: Gauri Bapat, Sumaiya Zaidi\nVenues: Rang Mahal\nhttps://mandap.example/s/x",
  );
  const long = [
    group(
      "कलाकार",
      Array.from({ length: 20 }, (_, at) => `श्री गणेश ढोल ताशा ${at}`),
    ),
  ];
  expect(shortlistMessage(long, "हमारी लिस्ट:", "https://mandap.example/s/x")).toBe(
    "हमारी लिस्ट:\nhttps://mandap.example/s/x",
  );
});
