import { ARTIST_LENGTHS } from "../../domain/limits.ts";
import { truncate } from "../../domain/graphemes.ts";
import { say } from "../../domain/words/say.ts";
import type { JsonLd, SeoFacts } from "../../ui/page/seo.ts";
import { absolute, breadcrumbsLd } from "../../ui/page/seo.ts";
import { pageTitle } from "../../domain/brand.ts";
import { shareImage } from "../listings/share-image.ts";
import { artistWhat } from "./artist-kinds.ts";
import type { ArtistProfile } from "./artist-types.ts";
import { nameOf, pathOf, placeOf } from "./parts/artist-words.ts";

/** The words that an artist's page is found by: the artist's own where a client sent some, else made from the profile. */
export function artistKeywords(artist: ArtistProfile): string {
  if (artist.profileKeywords) return artist.profileKeywords;
  const words = [nameOf(artist), artist.category, ...artist.genre.split(","), ...artist.language.split(",")];
  const all = [...words, artist.city, artist.addressState].map((word) => word.trim()).filter(Boolean);
  return truncate([...new Set(all)].join(", "), ARTIST_LENGTHS.metaKeywords);
}

/** The artist's own title where they gave one, with who plays what where. */
const artistTitle = (artist: ArtistProfile, name: string): string =>
  (artist.profileTitle ? `${artist.profileTitle}: ` : "") +
  say("{name}, {category} in {place}", { name, category: artistWhat(artist), place: placeOf(artist) });

/**
 * What an artist's page says to search engines: the artist's own title and description where they gave one.
 * @param offer what a performance costs, as schema.org says it
 */
export function artistSeo(artist: ArtistProfile, origin: string, offer: Partial<JsonLd> = {}): SeoFacts {
  const name = nameOf(artist);
  const url = origin + pathOf(artist);
  const described =
    artist.profileDescription ||
    artist.description ||
    say("{name}, {category} in {place}: see photos, videos and reviews, and ask for a date.", {
      name,
      category: artistWhat(artist),
      place: placeOf(artist),
    });
  const performer: JsonLd = {
    ...offer,
    "@type": artist.category === "Band" || artist.category.endsWith("Group") ? "PerformingGroup" : "Person",
    "@id": `${url}#artist`,
    name,
    url,
    description: truncate(described, 300),
    ...(artist.photo ? { image: absolute(artist.photo.src, origin) } : {}),
    ...(artist.genre ? { knowsAbout: artist.genre } : {}),
    address: {
      "@type": "PostalAddress",
      addressLocality: artist.city,
      addressRegion: artist.addressState,
      addressCountry: "IN",
    },
  };
  const rating: JsonLd = {
    "@type": "AggregateRating",
    itemReviewed: { "@type": performer["@type"], "@id": `${url}#artist`, name },
    ratingValue: artist.rating,
    ratingCount: artist.reviews,
    bestRating: 5,
    worstRating: 1,
  };
  return {
    title: pageTitle(artistTitle(artist, name)),
    description: truncate(described.replace(/\s+/g, " "), 166),
    path: pathOf(artist),
    type: "profile",
    image: artist.status === "approved" ? shareImage(artist._id, artistTitle(artist, name)) : null,
    jsonLd: [
      performer,
      ...(artist.reviews > 0 ? [rating] : []),
      breadcrumbsLd(
        [
          [say("Artists"), "/ArtistBooking"],
          [name, pathOf(artist)],
        ],
        origin,
      ),
    ],
    noindex: artist.status !== "approved",
  };
}
