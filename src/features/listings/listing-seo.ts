import { say } from "../../domain/words/say.ts";
import type { MetaDescriptor } from "react-router";
import { pageTitle } from "../../domain/brand.ts";
import { truncate } from "../../domain/graphemes.ts";
import { breadcrumbsLd, originOf, seo } from "../../ui/page/seo.ts";
import type { JsonLd } from "../../ui/page/seo.ts";
import { askedInWords, canonicalSearch, isNarrowed, placeOfSearch } from "./search-address.ts";
import type { SearchPageData } from "./search-view.ts";

type Matches = Parameters<typeof originOf>[0];

/** What a category's search page says of itself. */
export function searchMeta(data: SearchPageData | undefined, matches: Matches): MetaDescriptor[] {
  if (!data) return [{ title: pageTitle(say("Search")) }];
  const { words, named, filters, cards, later, description } = data;
  const origin = originOf(matches);
  const place = placeOfSearch(filters, words.places);
  const list: JsonLd = {
    "@type": "ItemList",
    numberOfItems: cards.length,
    itemListElement: cards.map((card, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: card.title,
      url: origin + card.path,
    })),
  };
  return seo(
    {
      title: pageTitle(askedInWords(named, filters, words.places)),
      description: truncate(
        place
          ? say("{label}. {words}", { label: say("{what} in {place}", { what: named, place }), words: description })
          : description,
        160,
      ),
      path: canonicalSearch(words.path, filters),
      noindex: later || filters.when !== undefined || data.near !== null || (cards.length === 0 && isNarrowed(filters)),
      jsonLd:
        cards.length > 0
          ? [list, breadcrumbsLd([[words.crumbs.at(-1)?.label ?? words.title, words.path]], origin)]
          : undefined,
    },
    origin,
  );
}
