/** The card of a listing as JSON, built by PostgreSQL. `l` is the listing, `m` its profile photo. */
import type { CardSource, Category } from "./category.ts";

/** A name that goes into SQL text: it comes from a category's configuration, and is held to letters all the same. */
function plainName(name: string): string {
  if (!/^[A-Za-z_][\w-]*$/.test(name)) throw new Error(`Not a field name: ${name}`);
  return name;
}

function expression(source: CardSource, category: Category): string {
  switch (source) {
    case "id": return "l.id";
    case "owner": return "json_build_object('_id', coalesce(l.owner_id, l.id), 'username', l.slug)";
    case "photoPath": return `coalesce('/images/${plainName(category.mediaFolder)}/profile/' || m.id || '.webp', '')`;
    case "galleryPaths": return `coalesce((SELECT json_agg('/images/${plainName(category.mediaFolder)}/gallery/' || g.id || '.webp' ORDER BY g.position, g.id) FROM media g WHERE g.listing_id = l.id AND g.kind = 'gallery'), '[]')`;
    case "rating": return "l.rating";
    case "ratingCount": return "l.rating_count";
    case "approved": return "(l.status = 'approved')";
  }
  const [kind, name = ""] = source.split(":");
  if (kind === "column") return `coalesce(l.${plainName(name)}, '')`;
  if (kind === "list") return `coalesce(l.attributes->'${plainName(name)}', '[]')`;
  return `coalesce(l.attributes->>'${plainName(name)}', '')`;
}

const PHOTO = "'photo', CASE WHEN m.id IS NOT NULL THEN json_build_object('id', m.id, 'category', m.category, 'kind', m.kind, 'width', m.width, 'height', m.height, 'widths', m.widths, 'hasAvif', m.has_avif) END";
const made = new Map<string, string>();

/** With `photo` the facts of the photo come along, for pages. */
export function cardJson(category: Category, photo: boolean): string {
  const key = `${category.key} ${photo}`;
  let json = made.get(key);
  if (!json) {
    const fields = Object.entries(category.card).map(([name, source]) => `'${plainName(name)}', ${expression(source, category)}`);
    json = `json_build_object(${(photo ? [...fields, PHOTO] : fields).join(", ")})`;
    made.set(key, json);
  }
  return json;
}
