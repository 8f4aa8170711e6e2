import { describe, expect, test } from "vitest";
import { breadcrumbsLd, originOf, seo } from "./seo.ts";

const origin = "https://mandap.example";
const page = { title: "Asha · Mandap", description: "A volunteer.", path: "/volunteer/asha" };

describe("what a page says of itself", () => {
  test("canonical, Open Graph and card carry whole addresses", () => {
    const tags = seo(page, origin);
    expect(tags).toContainEqual({ title: page.title });
    expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: `${origin}/volunteer/asha` });
    expect(tags).toContainEqual({ property: "og:image", content: `${origin}/icon-512.png` });
    expect(tags).toContainEqual({ name: "twitter:card", content: "summary" });
  });

  test("a picture brings its measure, a wide one the large card", () => {
    const tags = seo(
      { ...page, type: "profile", image: { src: "/images/a-1280.webp", width: 1280, height: 720, alt: "Asha" } },
      origin,
    );
    expect(tags).toContainEqual({ property: "og:type", content: "profile" });
    expect(tags).toContainEqual({ property: "og:image", content: `${origin}/images/a-1280.webp` });
    expect(tags).toContainEqual({ property: "og:image:width", content: "1280" });
    expect(tags).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
  });

  test("a page kept out of search results has no canonical link", () => {
    const tags = seo({ ...page, noindex: true }, origin);
    expect(tags).toContainEqual({ name: "robots", content: "noindex" });
    expect(tags.some((tag) => "rel" in tag)).toBe(false);
  });

  test("schema.org data gets its context", () => {
    const tags = seo({ ...page, jsonLd: [breadcrumbsLd([["Volunteers", "/Volunteers"]], origin)] }, origin);
    const scripts = tags.filter((tag) => "script:ld+json" in tag);
    expect(scripts).toHaveLength(1);
    expect(JSON.stringify(scripts)).toContain(
      '"position":2,"name":"Volunteers","item":"https://mandap.example/Volunteers"',
    );
    expect(JSON.stringify(scripts)).toContain('"@context":"https://schema.org"');
  });

  test("the origin is what the root told", () => {
    expect(originOf([{ id: "root", loaderData: { origin } }, { id: "home" }])).toBe(origin);
    expect(originOf([{ id: "root", loaderData: undefined }])).toBe("");
  });
});
