import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, test } from "vitest";
import { BRAND } from "../../../domain/brand.ts";
import { CONTACT_SERVICES } from "../../../domain/event-types.ts";
import { LAUNCH } from "../../../domain/limits.ts";
import { ToastProvider } from "../../../ui/toast.tsx";
import { HERO_SLIDES } from "../content/hero-slides.ts";
import { privacy, privacyIntro } from "../content/privacy.ts";
import AboutPage from "../pages/about.tsx";
import ContactPage from "../pages/contact.tsx";
import { COMPANIES } from "../../content/defaults/companies.ts";
import { HOME_POSTS, NEWS } from "../../content/defaults/news.ts";
import { PAST_EVENTS } from "../../content/defaults/past-events.ts";
import { POPULAR_SEARCHES } from "../../content/defaults/popular-searches.ts";
import { TESTIMONIALS } from "../../content/defaults/testimonials.ts";
import NewsPage from "../pages/news.tsx";
import ServicesPage from "../pages/services.tsx";
import { ContactForm } from "./contact-form.tsx";
import { Countdown } from "./countdown.tsx";
import { EnquiryPopup } from "./enquiry-popup.tsx";
import { FloatingTools } from "./floating-tools.tsx";
import { HomeCompanies } from "./home-companies.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HomePastEvents } from "./home-past-events.tsx";
import { HomePopular } from "./home-popular.tsx";
import { HomePosts } from "./home-posts.tsx";
import { HomeVoices } from "./home-voices.tsx";
import { LegalPage } from "./legal-page.tsx";

function html(node: ReactNode): string {
  const Page = createRoutesStub([{ path: "*", Component: () => <ToastProvider>{node}</ToastProvider> }]);
  return renderToString(<Page initialEntries={["/"]} />)
    .replaceAll("<!-- -->", "")
    .replaceAll("&amp;", "&");
}
const count = (text: string, part: string) => text.split(part).length - 1;

test("a form that calls the API waits for the script: sent by the browser alone, it would be lost", () => {
  expect(html(<ContactForm me={null} />)).toMatch(/<button(?=[^>]*type="submit")(?=[^>]*disabled)/);
});

describe("the home page", () => {
  test("the hero has five slides, each with Explore Now and Contact Us", () => {
    const page = html(<HomeHero />);
    expect(count(page, 'aria-roledescription="slide"')).toBe(5);
    expect(count(page, "Explore Now")).toBe(HERO_SLIDES.length);
    expect(count(page, 'href="/ContactUs"')).toBe(5);
    expect(count(page, "<h1")).toBe(1);
    expect(count(page, "<img"), "later drawings wait until the page is at rest").toBe(1);
  });

  test("logos, gallery, voices, posts and searches are all in the page before any script", () => {
    const logos = html(<HomeCompanies companies={COMPANIES.map((company) => ({ ...company, example: true }))} />);
    expect(logos).toContain("Top Event Management Companies In India");
    expect(count(logos, "<small>Example</small>")).toBe(COMPANIES.length);
    expect(
      html(<HomeCompanies companies={COMPANIES.map((company) => ({ ...company, example: false }))} />),
    ).not.toContain("Example");
    expect(logos).toContain('href="/ContactUs"');
    expect(count(logos, "<li>")).toBe(6);
    expect(count(html(<HomePastEvents events={PAST_EVENTS} />), "<figcaption>")).toBe(7);
    const examples = TESTIMONIALS.map((voice) => ({ ...voice, path: null, example: true }));
    expect(count(html(<HomeVoices voices={examples} />), "<blockquote>")).toBe(3);
    expect(count(html(<HomeVoices voices={examples} />), "Example: ")).toBe(3);
    const real = { name: "Asha", event: "Booked Ravi", text: "Good.", portrait: null, path: "/x", example: false };
    expect(html(<HomeVoices voices={[real]} />)).toContain('<a href="/x"');
    expect(html(<HomeVoices voices={[real]} />)).not.toContain("Example: ");
    expect(
      count(html(<HomePosts posts={NEWS.slice(0, HOME_POSTS)} />), 'target="_blank" rel="noopener noreferrer"'),
    ).toBe(3);
    expect(count(html(<HomePopular places={[]} searches={POPULAR_SEARCHES} />), 'class="tag" href="/')).toBe(24);
  });
});

describe("the public pages", () => {
  test("About Us: five reasons, vision and mission", () => {
    const page = html(<AboutPage />);
    for (const words of ["Why Choose Us", "Unlock A World Of Possibilities!", "Our Vision", "Our Mission"])
      expect(page).toContain(words);
    expect(count(page, 'class="reason"')).toBe(5);
  });

  test("Services: five cards with picture and a way to book", () => {
    const more = [{ key: "caterers", label: "Caterers", path: "/Caterers", more: true as const }];
    const page = html(<ServicesPage {...({ loaderData: { more } } as Parameters<typeof ServicesPage>[0])} />);
    expect(count(page, 'class="service"')).toBe(5);
    expect(count(page, "Book Now</a>")).toBe(5);
    expect(page).toContain('href="/Caterers"');
  });

  test("Contact: four cards, social links and the whole form", () => {
    const page = html(<ContactPage {...({ loaderData: { me: null } } as Parameters<typeof ContactPage>[0])} />);
    for (const words of [
      BRAND.headOffice.state,
      BRAND.email.contact,
      BRAND.phone.shown,
      `wa.me/${BRAND.whatsapp}`,
      "I consent to having this website store my info.",
      ...BRAND.social.map(({ url }) => url),
    ])
      expect(page).toContain(words);
    for (const name of ["fullName", "phone", "email", "service", "company", "address", "message", "consent"])
      expect(page).toContain(`name="${name}"`);
    for (const service of CONTACT_SERVICES) expect(page).toContain(`<option value="${service}"`);
  });

  test("News & Blog: five cards, each Read More in a new tab", () => {
    expect(count(html(<NewsPage loaderData={{ news: [...NEWS] }} />), 'rel="noopener noreferrer"')).toBe(5);
  });

  test("legal texts show the day, and the version that consent refers to", () => {
    const page = html(
      <LegalPage
        title="Privacy Policy"
        intro={privacyIntro()}
        sections={privacy()}
        today="2026-11-21"
        version="2025-07-01"
      />,
    );
    expect(page).toContain("Last updated: 21 November 2026");
    expect(page).toContain("Version 2025-07-01, in force since 1 July 2025");
    expect(page).toContain(BRAND.email.contact);
  });

  test("the countdown stands at zeros after the date", () => {
    const until = Date.parse(LAUNCH);
    expect(count(html(<Countdown until={until} now={until + 1} />), "<dd>00</dd>")).toBe(4);
    expect(html(<Countdown until={until} now={until - 90_061_000} />).match(/<dd>\d+<\/dd>/g)).toEqual([
      "<dd>01</dd>",
      "<dd>01</dd>",
      "<dd>01</dd>",
      "<dd>01</dd>",
    ]);
  });
});

test("nothing floats and nothing pops up before somebody scrolls or stays", () => {
  expect(html(<FloatingTools />)).not.toContain("<aside");
  expect(html(<EnquiryPopup enabled />)).not.toContain("<form");
});
