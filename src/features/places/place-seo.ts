import { say } from "../../domain/words/say.ts";
import type { MetaDescriptor } from "react-router";
import { pageTitle } from "../../domain/brand.ts";
import { truncate } from "../../domain/graphemes.ts";
import { breadcrumbsLd, originOf, seo, spokenAddress, type JsonLd } from "../../ui/page/seo.ts";
import type { AllPlacesView, PlaceView, TradeView } from "./place-view.ts";

/** What the page of a place, or of a category there, says of itself. */
export function placeMeta(
  view: PlaceView | TradeView | undefined,
  matches: Parameters<typeof originOf>[0],
): MetaDescriptor[] {
  if (!view) return [{ title: pageTitle(say("Page not found")) }, { name: "robots", content: "noindex" }];
  const origin = originOf(matches);
  // A profile has one address in every language, as its canonical link says.
  const listed =
    view.kind === "trade"
      ? view.cards.map(({ title, path }) => ({ name: title, url: origin + path }))
      : view.trades.map(({ label, to }) => ({ name: label, url: spokenAddress(to, origin) }));
  const list: JsonLd = {
    "@type": "ItemList",
    name: view.title,
    numberOfItems: listed.length,
    itemListElement: listed.map((one, at) => ({ "@type": "ListItem", position: at + 1, ...one })),
  };
  return seo(
    {
      title: pageTitle(view.title),
      description: truncate(view.lead, 160),
      path: view.path,
      jsonLd: [
        list,
        breadcrumbsLd(
          view.crumbs.map(({ label, to }) => [label, to ?? view.path]),
          origin,
        ),
      ],
    },
    origin,
  );
}

/** What the page of all India says of itself. */
export function placesMeta(view: AllPlacesView | undefined, matches: Parameters<typeof originOf>[0]): MetaDescriptor[] {
  if (!view) return [{ title: pageTitle(say("India")) }];
  const origin = originOf(matches);
  return seo(
    {
      title: pageTitle(view.title),
      description: `${view.lead} ${say("Artists, venues, caterers and more, by state and district.")}`,
      path: view.path,
      jsonLd: breadcrumbsLd([[say("India"), view.path]], origin),
    },
    origin,
  );
}
