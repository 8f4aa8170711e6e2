const RANGE = "U+0900-097F, U+200C-200D, U+25CC";

/** By weight, and what the systems call their own. */
const FACES = [
  {
    weight: "400",
    file: "mukta-devanagari-400",
    own: ["Noto Sans Devanagari", "NotoSansDevanagari-Regular", "Kohinoor Devanagari", "Nirmala UI"],
  },
  {
    weight: "500 700",
    file: "mukta-devanagari-600",
    own: [
      "Noto Sans Devanagari Bold",
      "NotoSansDevanagari-Bold",
      "NotoSansDevanagari-SemiBold",
      "Kohinoor Devanagari Semibold",
      "Nirmala UI Bold",
    ],
  },
];

/**
 * Devanagari letters for systems that have none (phones in India do): 57 to 61 KB for one name on a card, so they come
 * when everything else is there, and only where a page has such letters.
 */
export function addDevanagari(): void {
  for (const { weight, file, own } of FACES) {
    const sources = [...own.map((name) => `local("${name}")`), `url("/fonts/${file}.woff2") format("woff2")`];
    document.fonts.add(new FontFace("Mukta", sources.join(), { weight, unicodeRange: RANGE, display: "swap" }));
  }
}
