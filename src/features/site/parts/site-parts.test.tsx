import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub, data } from "react-router";
import { describe, expect, test, vi } from "vitest";
import { BRAND } from "../../../domain/brand.ts";
import { languageOf, type Language } from "../../../domain/words/languages.ts";
import { ToastProvider } from "../../../ui/toast.tsx";
import { SERVICES } from "../content/services.ts";
import { categoryLinks } from "../category-links.server.ts";
import { footerBookLinks, footerLegalLinks, registrationLinks } from "../menu-links.ts";
import { navLinks } from "../nav-links.ts";
import { nobody, type ShellSession } from "../shell-session.ts";
import { ErrorPage } from "./error-page.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { HomeOffers } from "./home-offers.tsx";
import { HomeSearch } from "./home-search.tsx";
import { NavigationProgress } from "./navigation-progress.tsx";
import { ReadMore } from "./read-more.tsx";

const asha: ShellSession = {
  actor: { username: "asha", name: "Asha Kulkarni", role: "volunteer" },
  unread: 2,
  hasVolunteer: true,
  hasListings: true,
  categories: [],
  spoken: "English",
  languages: [],
};

function html(node: ReactNode): string {
  const Page = createRoutesStub([{ path: "*", Component: () => <ToastProvider>{node}</ToastProvider> }]);
  return renderToString(<Page initialEntries={["/"]} />).replaceAll("<!-- -->", "");
}
const paths = (links: readonly { path: string }[]) => links.map(({ path }) => path);
const sorted = (list: readonly string[]) => [...new Set(list)].sort();
const targets = (text: string) =>
  [...new Set([...text.matchAll(/<a\b[^>]* href="(\/[^"]*)"/g)].map((hit) => hit[1]))].sort();

/** What a thrown answer is when the error boundary gets it. */
const answer = (status: number) =>
  Object.assign(Object.create(null), { status, statusText: "", internal: false, data: data(null, status).data });

describe("the header", () => {
  test("a visitor finds the way in and the registration, and nothing that is not there", () => {
    const page = html(<Header session={nobody} />);
    expect(page).toContain("Login / Signup");
    expect(page).toContain("Become a Volunteer");
    expect(page).not.toContain("Logout");
    expect(targets(page)).toEqual(
      sorted([...paths(navLinks), ...paths(registrationLinks(nobody)), "/search", "/login", "/signup"]),
    );
    for (const words of [BRAND.email.contact, BRAND.phone.shown, "LOGIN / SIGN UP"]) expect(page).toContain(words);
  });

  test("one other language is a link, several are a menu below the name of this one", () => {
    const [hindi, marathi] = ["hi", "mr"].map(languageOf) as [Language, Language];
    const page = html(<Header session={{ ...nobody, spoken: "English", languages: [hindi] }} />);
    expect(page).toContain('<a class="tool tongue" href="/hi" lang="hi-IN" hrefLang="hi-IN">हिन्दी</a>');
    expect(page).not.toMatch(/<summary class="tool tongue">/);
    const several = html(<Header session={{ ...nobody, spoken: "English", languages: [hindi, marathi] }} />);
    const menu = /<details class="account max-sm:static"><summary class="tool tongue">.*?<\/details>/s.exec(
      several,
    )![0];
    expect(menu).toMatch(/<summary class="tool tongue">English</);
    expect(menu).toContain('<a class="tongue" href="/hi" lang="hi-IN" hrefLang="hi-IN">हिन्दी</a>');
    expect(menu).toContain('<a class="tongue" href="/mr" lang="mr-IN" hrefLang="mr-IN">मराठी</a>');
  });

  test("a signed-in volunteer finds their pages and the bell", () => {
    const page = html(<Header session={asha} bell={<b>2 unread</b>} />);
    for (const words of ["Asha Kulkarni", "My Dashboard", "My requests", "Account", "Logout", "2 unread"])
      expect(page).toContain(words);
    expect(page).not.toContain("Become a Volunteer");
    expect(page).not.toContain("LOGIN / SIGN UP");
    expect(targets(page)).toEqual(
      sorted([
        ...paths(navLinks),
        ...paths(registrationLinks(asha)),
        "/MyDashBoard",
        "/account",
        "/my-requests",
        "/my/events",
        "/my/listings",
        "/search",
      ]),
    );
  });
});

describe("the footer", () => {
  test("says where we are, how to reach us and whose drawings we use", () => {
    const page = html(<Footer session={nobody} />);
    for (const words of [
      BRAND.blurb,
      BRAND.headOffice.shown,
      BRAND.branchOffice.shown,
      BRAND.phone.shown,
      BRAND.email.contact,
      BRAND.grievanceOfficer.name,
      "Micah Lanier",
      "CC BY 4.0",
    ])
      expect(page).toContain(words);
    expect(targets(page)).toEqual(
      sorted([
        ...paths(footerBookLinks(nobody)),
        ...paths(footerLegalLinks),
        "/",
        "/login?redirect=volunteer",
        "/Registration",
        "/signup",
      ]),
    );
    expect(paths(footerLegalLinks)).toEqual(["/TermCondition", "/privacypolicy"]);
  });
});

describe("the home page", () => {
  test("all five services are offered, each with its page", () => {
    const page = html(<HomeOffers more={[]} />);
    for (const name of ["Event Planner", "Book Artists", "Book Event Venue", "Book Volunteer", "Rent Event Equipment"])
      expect(page).toContain(`<h3>${name}</h3>`);
    expect(targets(page)).toEqual(sorted(paths(SERVICES)));
  });

  test("the search is a plain form until the script arrives", () => {
    const page = html(<HomeSearch categories={categoryLinks()} />);
    expect(page).toMatch(/<form[^>]*action="\/"[^>]*method="get"/);
    expect(page).toContain('name="what"');
    expect(page).toContain('name="place"');
    expect(page).toContain('name="city"');
  });

  test("a long text is cut at 250 characters on narrow screens", () => {
    const text = "a".repeat(250) + "REST";
    const page = html(<ReadMore text={text} />);
    expect(page).toContain(`${"a".repeat(250)}<span class="max-[481px]:hidden">REST</span>`);
    expect(page).toContain("Read More");
    expect(html(<ReadMore text="short" />)).not.toContain("Read More");
  });
});

describe("pages that failed", () => {
  test("each says what happened and shows a way on", () => {
    expect(html(<ErrorPage error={answer(404)} />)).toContain("There is no page here.");
    expect(html(<ErrorPage error={answer(403)} session={asha} />)).toContain("You are not allowed to see this page.");
    expect(html(<ErrorPage error={new TypeError("Failed to fetch")} />)).toContain("No connection.");
    const failed = html(<ErrorPage error={new Error("secret")} reference="req-7" />);
    expect(failed).toContain("Try Again");
    expect(failed).toContain("req-7");
    expect(failed).not.toContain("secret");
  });

  test("nothing is shown while nothing is waited for", () => {
    vi.useFakeTimers();
    expect(html(<NavigationProgress />)).not.toContain("Loading");
    vi.useRealTimers();
  });
});
