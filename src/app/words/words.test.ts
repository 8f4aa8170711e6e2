import { describe, expect, expectTypeOf, test } from "vitest";
import { parseSync } from "vite";
import { placeSaid, placeTextSaid } from "../../domain/places/place-said.ts";
import { states } from "../../domain/places/places-data.ts";
import { stateSaid } from "../../domain/places/state-words.ts";
import { books } from "./books.ts";
import { LANGUAGES, languageOf, languageOfPath, OTHERS, withoutLanguage } from "../../domain/words/languages.ts";
import { compiled, holesOf, oneBook, sourceOf } from "../../domain/words/messages.ts";
import { say, text, type Holes } from "../../domain/words/say.ts";
import { projectRoot } from "../../platform/root.server.ts";
import { inLanguage, toCaller } from "../../platform/words.server.ts";
import { bookOf, sourceTexts } from "./source-texts.ts";
import { textsIn } from "./texts-in.ts";

const hindi = languageOf("hi");
const english = languageOf("en");
/** What Unicode calls the letters of a language: 'Gujr'. */
const scriptOf = (locale: string) => new Intl.Locale(locale).maximize().script!;

describe("a text with values", () => {
  test("is said with them, in the plural that its language asks for", () => {
    const guests = "{n, plural, one {# guest} other {# guests}} of {name}";
    const said = compiled(guests, english);
    expect([0, 1, 1.5, 125000].map((n) => said({ n, name: "Asha" }))).toEqual([
      "0 guests of Asha",
      "1 guest of Asha",
      "1.5 guests of Asha",
      "1,25,000 guests of Asha",
    ]);
    const inHindi = compiled("{n, plural, one {# मेहमान} other {# मेहमानों}} के लिए", hindi);
    expect([0, 1, 2].map((n) => inHindi({ n }))).toEqual(["0 मेहमान के लिए", "1 मेहमान के लिए", "2 मेहमानों के लिए"]);
  });

  test.each(LANGUAGES)("plurals of $name are Unicode's", (language) => {
    const said = compiled("{n, plural, one {one} other {other}}", language);
    const rules = new Intl.PluralRules(language.locale);
    for (const n of [0, 0.5, 1, 1.5, 2, 3, 5, 11, 100, 101, 1000]) expect(said({ n }), String(n)).toBe(rules.select(n));
  });

  test("whatever signs stand in it, it is code that says them", () => {
    const signs = "`$` \\ \"'{n}' ${n} </script>";
    expect(compiled(signs, english)({ n: 7 })).toBe('`$` \\ "{n} $7 </script>');
  });

  test("what no text of ours needs is refused", () => {
    expect(() => sourceOf("{when, date}", english)).toThrow("date");
    expect(() => sourceOf("{1}", english)).toThrow("no name");
    expect(() => sourceOf("{n", english)).toThrow();
  });

  test("its names are known to the compiler", () => {
    expectTypeOf<Holes<"from {price} in {city}">>().toEqualTypeOf<"price" | "city">();
    expectTypeOf<Holes<"{n, plural, one {# guest} other {# guests}} of {name}">>().toEqualTypeOf<"n" | "name">();
    expectTypeOf<Holes<"Book Now">>().toBeNever();
    expect(holesOf("{n, plural, one {# guest} other {# guests}} of {name}")).toEqual(["n", "name"]);
  });
});

test("the same key may not be said in two ways", () => {
  expect(() => oneBook([{ Open: "खोलें" }, { Open: "खुला" }])).toThrow("Give one of them a note");
  expect(oneBook([{ Open: "खोलें" }, { Open: "खोलें", "Open|state": "खुला" }])).toEqual({
    Open: "खोलें",
    "Open|state": "खुला",
  });
});

test("an address tells its language, and is found without it", () => {
  expect(["/hi", "/HI/VenueBooking", "/hi.data", "/hi?x=1"].map((path) => languageOfPath(path).code)).toEqual(
    Array(4).fill("hi"),
  );
  expect(["/", "/history", "/high", "/volunteer/hi"].map((path) => languageOfPath(path).code)).toEqual(
    Array(4).fill("en"),
  );
  expect(["/hi", "/hi/VenueBooking?q=dj", "/VenueBooking"].map(withoutLanguage)).toEqual([
    "/",
    "/VenueBooking?q=dj",
    "/VenueBooking",
  ]);
});

test("who is spoken to in Hindi hears Hindi, and English where words are missing", () => {
  expect(say("Login")).toBe("Login");
  inLanguage("hi", () => {
    expect(say("Login")).toBe("लॉगिन");
    expect(say(text("Menu"))).toBe("मेन्यू");
    expect(say("Call {number}", { number: "100" })).toBe("100 पर फ़ोन करें");
    expect(say("A text that nobody has written {n}" as "{n}", { n: 1 })).toBe("A text that nobody has written 1");
  });
});

test("whoever has called is told in their language why not, while others are spoken to", () => {
  const both = inLanguage("hi", () => inLanguage("en", () => [say("Login"), toCaller(() => say("Login"))]));
  expect(both).toEqual(["Login", "लॉगिन"]);
  expect(toCaller(() => say("Login"))).toBe("Login");
});

test("texts are found by what the module calls `say`", () => {
  const code = `import { say as s, text } from "../say.ts"; const a = text("A"); const f = () => [s("B", "verb"), s("C {n}", { n: s("D") }), say("E")]; s("F");`;
  const found = textsIn(parseSync("x.ts", code).program).map(({ key, atOnce, values }) => [
    key,
    atOnce,
    values !== undefined,
  ]);
  expect(found).toEqual([
    ["A", true, false],
    ["B|verb", false, false],
    ["C {n}", false, true],
    ["D", false, false],
    ["F", true, false],
  ]);
});

describe("the site's words", () => {
  const texts = sourceTexts(projectRoot);
  const keys = new Set(texts.map(({ key }) => key));

  test("nothing is said while a module is read, when nobody is spoken to yet", () => {
    expect(texts.filter(({ by, atOnce }) => by === "say" && atOnce).map(({ path, key }) => `${path}: ${key}`)).toEqual(
      [],
    );
  });

  test("a text holds no '|', which parts it from its note", () => {
    expect(texts.filter(({ english: words }) => words.includes("|"))).toEqual([]);
  });

  test.each(LANGUAGES.filter(({ code }) => code !== "en"))(
    "$name: known texts alone, with the same names in braces",
    (language) => {
      const book = bookOf(projectRoot, language.code);
      expect(Object.keys(book).filter((key) => !keys.has(key))).toEqual([]);
      for (const [key, words] of Object.entries(book)) {
        const [said = ""] = key.split("|");
        expect(holesOf(words), key).toEqual(holesOf(said));
        expect(() => sourceOf(words, language), key).not.toThrow();
      }
    },
  );

  /** Latin letters in an Indian language: what India writes so. */
  const LATIN =
    /https:\/\/\S+|\b(JPEG|PNG|WebP|MB|[A-Z\d]{10,15}|OTP|PIN|GST|[CSI]GST|UTGST|GSTIN|PAN|FSSAI|UPI|UTR|IFSC|NEFT|RTGS|IMPS|SAC|PDF|CSV|SMS|WhatsApp|Mandap|DJ|LED|II|[A-Za-z]|ics|iCal|SHA|GODL-India|INDIAN-SHAPEFILES|datta07|MIT|GeoNames|CC BY)\b|\{\w+[^}]*\}|<\/?\w+>|plural|one|other/g;
  /** The glossary's 'never', and a few of the kind: government notices and false friends. */
  const NOTICES = ["स्वयंसेवक", "खाता", "कृपया", "प्रविष्ट", "दूरभाष", "संगणक", "अंतर्जाल", "प्रेषित", "निरस्त", "रद्द"];
  /** What readers of all texts found said in two ways: रिक्वेस्ट, रिव्यू, जवाब, कीमत, ईमेल, लॉगिन, साइनअप, लिस्ट and लगभग are the site's words. */
  const SAID_ONCE = ["अनुरोध", "समीक्षा", "पुष्टि", "दाम", "ई-मेल", "लॉग इन", "साइन अप", "सूची", "करीब"];
  const NEVER = [...NOTICES, ...SAID_ONCE];

  test("every text has its Hindi, written as India writes it", () => {
    const book = bookOf(projectRoot, "hi");
    expect([...keys].filter((key) => book[key] === undefined)).toEqual([]);
    for (const [key, words] of Object.entries(book))
      expect(
        NEVER.filter((word) => new RegExp(`(?<![\\p{L}\\p{M}])${word}`, "u").test(words)),
        key,
      ).toEqual([]);
  });

  /** Names that Hindi writes in its own letters, and others leave as they are. */
  const NAMES =
    /\b(Facebook|Twitter|YouTube|Vimeo|Instagram|Google|SoundCloud|JavaScript|Incredible India|Utsav|AOP|BOI|HUF|LLP)\b/g;

  test.each(OTHERS)(
    "$name stands in its own letters, with Latin digits and what India writes in Latin",
    ({ code, locale }) => {
      const others = new RegExp(`(?!\\p{Script=${scriptOf(locale)}})\\p{L}|(?!\\d)\\p{Nd}`, "gu");
      for (const [key, words] of Object.entries(bookOf(projectRoot, code)))
        expect((code === "hi" ? words : words.replace(NAMES, "")).replace(LATIN, "").match(others), key).toBeNull();
    },
  );
});

test("a town that stands alone is called as anywhere, and what people typed around it stays", () => {
  inLanguage("hi", () => {
    expect(placeSaid("", "Indore")).toBe("इंदौर");
    expect(placeSaid("", "Goa")).toBe("गोवा");
    expect(placeSaid("", "Port Blair")).toBe("पोर्ट ब्लेयर");
    expect(placeTextSaid("Vijay Nagar, Indore")).toBe("Vijay Nagar, इंदौर");
    expect(placeTextSaid("Bilaspur, Chhattisgarh")).toBe("बिलासपुर, छत्तीसगढ़");
  });
  expect(placeSaid("", "Indore")).toBe("Indore");
});

test.each(LANGUAGES)("the states are called alike on both sides in $name", async ({ code }) => {
  await import("../../domain/places/places-in-five-scripts.ts");
  inLanguage(code, () => expect(states().map(stateSaid)).toEqual(states().map((state) => placeSaid(state))));
});

test("the books of the languages that are written are built, and of those that rest none", () => {
  expect(Object.keys(books).toSorted()).toEqual(OTHERS.map(({ code }) => code).toSorted());
});
