/** The card of a listing as JSON, built by PostgreSQL. `l` is the listing, `m` its profile photo. */
import type { CardSource, Category } from "./category.ts";
import { plainName } from "./listing-filter-sql.ts";

function expression(source: CardSource, category: Category): string {
  switch (source) {
    case "id":
      return "l.id";
    case "owner":
      return "json_build_object('_id', coalesce(l.owner_id, l.id), 'username', l.slug)";
    case "photoPath":
      return `coalesce('/images/${plainName(category.mediaFolder)}/profile/' || m.id || '.webp', '')`;
    case "galleryPaths":
      return `coalesce((SELECT json_agg('/images/${plainName(category.mediaFolder)}/gallery/' || g.id || '.webp' ORDER BY g.position, g.id) FROM media g WHERE g.listing_id = l.id AND g.kind = 'gallery'), '[]')`;
    case "rating":
      return "l.rating";
    case "ratingCount":
      return "l.rating_count";
    case "approved":
      return "(l.status = 'approved')";
  }
  const [kind, name = "", hidden = ""] = source.split(":");
  if (kind === "column") return `coalesce(l.${plainName(name)}, '')`;
  if (kind === "shown")
    return `CASE WHEN l.attributes->>'${plainName(name)}' = 'true' THEN coalesce(l.${plainName(hidden)}, '') ELSE '' END`;
  if (kind === "list") return `coalesce(l.attributes->'${plainName(name)}', '[]')`;
  return `coalesce(l.attributes->>'${plainName(name)}', '')`;
}

/** What `imageInfo` asks of a photo, as JSON; `of` is the row of `media`. */
export const photoJson = (of: string): string =>
  `json_build_object('id', ${of}.id, 'category', ${of}.category, 'kind', ${of}.kind, 'width', ${of}.width, 'height', ${of}.height, 'widths', ${of}.widths, 'hasAvif', ${of}.has_avif)`;

const PHOTO = `'photo', CASE WHEN m.id IS NOT NULL THEN ${photoJson("m")} END`;
/** What else a card of a page says, under a name that no field has. */
const PROOF = `'_proof', json_build_object('price', l.price, 'booked', l.booked, 'weddings', l.weddings, 'answerMinutes', l.answer_minutes, 'since', (l.created_at AT TIME ZONE 'Asia/Kolkata')::date, 'photos', l.photo_count, 'mobileProven', l.mobile_proven, 'papersSeen', l.papers_seen, 'record', CASE WHEN l.kept + l.missed > 0 THEN json_build_object('answersTold', l.answers_told, 'kept', l.kept, 'missed', l.missed, 'organisers', l.organisers, 'organisersAgain', l.organisers_again) END)`;
const made = new Map<string, string>();

/** With `photo` the facts of the photo come along, and what the listing proves, for pages. */
export function cardJson(category: Category, photo: boolean): string {
  const key = `${category.key} ${photo}`;
  let json = made.get(key);
  if (!json) {
    const fields = Object.entries(category.card).map(
      ([name, source]) => `'${plainName(name)}', ${expression(source, category)}`,
    );
    json = `json_build_object(${[...fields, "'ranking', l.ranking", ...(photo ? [PHOTO, PROOF] : [])].join(", ")})`;
    made.set(key, json);
  }
  return json;
}
