/** Reviews that the home page quotes: words of people who have booked here, and nobody else's. */
import { dependsOn } from "../../platform/cache/answer-notes.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { categoryOf } from "../registry.ts";

/** So many of the newest are looked at, of which no two are by one person or about one category. */
const LOOKED = 60;
/** Of what can be read at a glance, and says something. */
const WORDS = { fewest: 60, most: 200 };

export type ReviewVoice = {
  /** The first name of whoever wrote it. */
  name: string;
  text: string;
  stars: number;
  /** Whom or what it is about, and its page. */
  about: string;
  path: string;
};

type Row = {
  author: string;
  name: string;
  comment: string;
  stars: number;
  id: string;
  category: string;
  slug: string;
  title: string;
};

/** The newest best reviews by people who have booked, each of another category. @param most so many */
export async function reviewVoices({ db }: Pick<Deps, "db">, most: number): Promise<ReviewVoice[]> {
  const { rows } = await db.$client.query<Row>(
    `SELECT r.author_id AS author, u.first_name AS name, r.comment, r.stars, l.id, l.category, l.slug, l.title
     FROM (SELECT id, author_id, listing_id, comment, stars FROM reviews
       WHERE booked AND hidden_at IS NULL AND stars = 5 AND author_id IS NOT NULL AND length(comment) BETWEEN $1 AND $2
       ORDER BY id DESC LIMIT $3) r
     JOIN listings l ON l.id = r.listing_id AND l.status = 'approved' JOIN users u ON u.id = r.author_id
     ORDER BY r.id DESC`,
    [WORDS.fewest, WORDS.most, LOOKED],
  );
  const [authors, kinds] = [new Set<string>(), new Set<string>()];
  const chosen = rows
    .filter(({ author, category }) => {
      if (authors.has(author) || kinds.has(category)) return false;
      authors.add(author);
      kinds.add(category);
      return true;
    })
    .slice(0, most);
  // Hidden, or written again: their listings say so.
  dependsOn(...chosen.map(({ id }) => `listing:${id}`));
  return chosen.map(({ name, comment, stars, category, slug, title }) => ({
    name,
    text: comment,
    stars,
    about: title,
    path: categoryOf(category).profilePath(slug),
  }));
}
