import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub, data } from "react-router";
import { describe, expect, test } from "vitest";
import { formatDay, MONTHS, WEEKDAYS } from "../../domain/dates.ts";
import { LANGUAGES, OTHERS } from "../../domain/words/languages.ts";
import { say } from "../../domain/words/say.ts";
import { inLanguage } from "../../platform/words.server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { categoryLinks } from "./category-links.server.ts";
import { languageChoice } from "./other-languages.server.ts";
import { ErrorPage } from "./parts/error-page.tsx";
import { Footer } from "./parts/footer.tsx";
import { Header } from "./parts/header.tsx";
import { HomeBelow } from "./parts/home-below.tsx";
import { HomeHero } from "./parts/home-hero.tsx";
import { HomeSearch } from "./parts/home-search.tsx";
import { nobody } from "./shell-session.ts";

/** The shell and the home page of a visitor, as the server writes them, without their tags. */
function wordsOf(page: ReactNode): string {
  const Page = createRoutesStub([{ path: "*", Component: () => <ToastProvider>{page}</ToastProvider> }]);
  return renderToString(<Page initialEntries={["/"]} />)
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, "")
    .replaceAll(/<[^>]+>/g, " ");
}

function home(): ReactNode {
  const categories = categoryLinks();
  const session = { ...nobody, categories, ...languageChoice() };
  const none = { volunteers: [], companies: [], events: [], voices: [], posts: [], places: [], searches: [] };
  return (
    <>
      <Header session={session} />
      <HomeHero />
      <HomeSearch categories={categories} />
      <HomeBelow {...none} more={categories.filter(({ more }) => more)} />
      <Footer session={session} />
    </>
  );
}

const gone = Object.assign(Object.create(null), {
  status: 404,
  statusText: "",
  internal: false,
  data: data(null).data,
});
const letters = (script: string) => new RegExp(`\\p{Script=${script}}`, "gu");
const count = (words: string, pattern: RegExp) => words.match(pattern)?.length ?? 0;

describe.each(OTHERS)("in $name", ({ code, locale }) => {
  const script = new Intl.Locale(locale).maximize().script!;
  const hear = <T,>(work: () => T): T => inLanguage(code, work);

  test("shell and home page speak it, and hardly any English", () => {
    const words = hear(() => wordsOf(home()));
    const own = count(words, letters(script));
    // Names stay: the brand, people, addresses, drawings.
    expect(own / (own + count(words, letters("Latin")))).toBeGreaterThan(0.7);
    // Only languages have their names in others' letters.
    const strange = words
      .replaceAll(new RegExp(LANGUAGES.map(({ name }) => name).join("|"), "g"), "")
      .replace(letters(script), "")
      .match(/\p{L}/gu)
      ?.filter((letter) => !/[\p{Script=Latin}]/u.test(letter));
    expect(strange ?? []).toEqual([]);
  });

  test("so do pages that are not there, and what an error says", () => {
    const words = hear(() => wordsOf(<ErrorPage error={gone} />));
    expect(count(words, letters(script))).toBeGreaterThan(count(words, letters("Latin")));
    for (const told of ["Not found.", "Something went wrong. Please try again.", "This is required."] as const)
      expect(
        hear(() => say(told)),
        told,
      ).toMatch(letters(script));
  });

  test("its months and weekdays are Unicode's, with Latin digits", () => {
    const named = (options: Intl.DateTimeFormatOptions, day: number) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(day);
    expect(hear(() => MONTHS.map((month) => say(month)))).toEqual(
      MONTHS.map((_, month) => named({ month: "long" }, Date.UTC(2026, month, 1))),
    );
    expect(hear(() => WEEKDAYS.map((day) => say(day)))).toEqual(
      WEEKDAYS.map((_, day) => named({ weekday: "long" }, Date.UTC(2026, 10, 22 + day))),
    );
    expect(hear(() => formatDay("2026-11-22"))).toMatch(/^22 \P{L}*[^\dA-Za-z]+ 2026$/u);
  });
});

test.each(OTHERS)("$name has a name in its own letters, and is linked where it is whole alone", (language) => {
  expect(language.name).toMatch(letters(new Intl.Locale(language.locale).maximize().script!));
  expect(languageChoice().languages.some(({ code }) => code === language.code)).toBe(language.whole);
});
