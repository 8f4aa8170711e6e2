/** Copies the prototypes of the schema `bench` into the site's tables, set by set, each copy a person or a place of its own. */
import type pg from "pg";
import { categories } from "../src/features/registry.ts";

const SHARES: Readonly<Record<string, number>> = { volunteers: 100, artists: 8, venues: 5, rentals: 5 };
/** Of each category beside every hundred volunteers. */
export const PER_HUNDRED: Readonly<Record<string, number>> = Object.fromEntries(
  categories.map(({ key }) => [key, SHARES[key] ?? 3]),
);

/**
 * `copy_id(id, copy)`: another UUIDv7 for each copy of a prototype, up to thirty days older, always the same one, so that
 * places, photos and reviews find their listing without a look-up. `id_ms`: the moment in it.
 */
const FUNCTIONS = `
CREATE OR REPLACE FUNCTION bench.id_ms(id uuid) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT ('x' || lpad(left(replace(id::text, '-', ''), 12), 16, '0'))::bit(64)::bigint $$;
CREATE OR REPLACE FUNCTION bench.copy_id(id uuid, copy int) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT (lpad(to_hex(bench.id_ms(id) - (hashtext(h)::bigint & 2147483647) % 2592000000), 12, '0') || '7' || left(h, 3) || '8' || substr(h, 4, 15))::uuid FROM (SELECT md5(id::text || ' ' || copy)) x(h) $$`;

/** How many of each category, and the number from which its own run on, so that no two listings have the same. */
function amounts(count: number): string {
  let before = 0;
  const rows = Object.entries(PER_HUNDRED).map(([key, share]) => {
    const amount = Math.round((count * share) / 100);
    before += amount;
    return `('${key}', ${amount}, ${before - amount})`;
  });
  return `(VALUES ${rows.join(", ")}) c(category, amount, before)`;
}

/** Which prototype in which copy stands for which listing of a category; and the names that people of a state have. */
const plan = (count: number) => `
CREATE UNLOGGED TABLE bench.copies AS
  SELECT p.id, p.category, (n - 1) / p.many AS copy, c.before + n AS n, bench.copy_id(p.id, (n - 1) / p.many) AS new_id
  FROM ${amounts(count)}
  JOIN (SELECT id, category, (row_number() OVER (PARTITION BY category ORDER BY md5(id::text)))::int AS place, (count(*) OVER (PARTITION BY category))::int AS many FROM bench.listings) p ON p.category = c.category
  CROSS JOIN LATERAL generate_series(p.place, c.amount, p.many) n;
CREATE INDEX ON bench.copies (id);
CREATE UNLOGGED TABLE bench.names AS
  SELECT *, row_number() OVER (PARTITION BY state, woman, part ORDER BY md5(name)) - 1 AS place, (count(*) OVER (PARTITION BY state, woman, part))::int AS many
  FROM (SELECT DISTINCT l.state, l.attributes->>'gender' = 'Female' AS woman, part, l.attributes->>part AS name
    FROM bench.listings l CROSS JOIN (VALUES ('firstName'), ('lastName')) x(part)
    WHERE l.category = 'volunteers' AND l.title ~ '^[A-Za-z'' .]+$' AND l.attributes->>'lastName' <> '.') x;
CREATE INDEX ON bench.names (state, woman, part, place);
ANALYZE bench.copies;
ANALYZE bench.names`;

/** Another name for each copy of a person whose name is in Latin letters; others keep theirs. A slug has its number, so that none is there twice. */
const PEOPLE = `
CREATE UNLOGGED TABLE bench.people AS
  SELECT c.id, c.category, c.copy, c.n, c.new_id, f.name AS first, s.name AS last, f.name || ' ' || s.name AS title, left(lower(regexp_replace(f.name || '.' || s.name, '[^A-Za-z.]', '', 'g')), 22) || c.n AS slug
  FROM (SELECT c.*, l.state, coalesce(u.gender, 'Female') = 'Female' AS woman, hashtext(c.new_id::text)::bigint & 2147483647 AS h
        FROM bench.copies c JOIN bench.listings l ON l.id = c.id LEFT JOIN bench.users u ON u.id = l.owner_id WHERE l.one_per_person AND l.title ~ '^[A-Za-z'' .]+$') c
  JOIN bench.names f ON f.state = c.state AND f.woman = c.woman AND f.part = 'firstName' AND f.place = c.h % f.many
  JOIN bench.names s ON s.state = c.state AND s.woman = c.woman AND s.part = 'lastName' AND s.place = c.h / 4096 % s.many;
CREATE UNIQUE INDEX ON bench.people (new_id);
ANALYZE bench.people`;

const keepOr = (name: string, table: string, changed: Readonly<Record<string, string>>) =>
  changed[name] ?? `${table}.${name}`;

async function columnsOf(pool: pg.Pool, table: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "SELECT attname AS name FROM pg_attribute WHERE attrelid = ('public.' || $1)::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum",
    [table],
  );
  return rows.map(({ name }) => name);
}

async function copyTable(
  pool: pg.Pool,
  table: string,
  from: string,
  changed: Readonly<Record<string, string>>,
): Promise<void> {
  const columns = await columnsOf(pool, table);
  await pool.query(
    `INSERT INTO public.${table} (${columns.join(", ")}) SELECT ${columns.map((name) => keepOr(name, "t", changed)).join(", ")} FROM ${from}`,
  );
}

const AT = "to_timestamp(bench.id_ms(c.new_id) / 1000)";
const slug = "coalesce(p.slug, t.slug || '-' || c.n)";
const mobile = "'+917' || lpad(c.n::text, 9, '0')";
const owner = "CASE WHEN t.one_per_person THEN bench.copy_id(c.new_id, 1) END";
const copies = (table: string, key: string) => `bench.copies c JOIN bench.${table} t ON t.${key} = c.id`;

const COPIES: readonly (readonly [table: string, from: string, changed: Readonly<Record<string, string>>])[] = [
  [
    "listings",
    `${copies("listings", "id")} LEFT JOIN bench.people p ON p.new_id = c.new_id`,
    {
      id: "c.new_id",
      owner_id: owner,
      slug,
      slug_key: `lower(${slug})`,
      title: "coalesce(p.title, t.title)",
      email: `${slug} || '@mandap.example'`,
      phone: `CASE WHEN t.one_per_person THEN ${mobile} ELSE t.phone END`,
      attributes:
        "CASE WHEN p.first IS NULL THEN t.attributes WHEN t.attributes ? 'firstName' THEN t.attributes || jsonb_build_object('firstName', p.first, 'lastName', p.last) WHEN t.attributes ? 'fullName' THEN t.attributes || jsonb_build_object('fullName', p.title) ELSE t.attributes END",
      // The name and the username are the first two lines (searchParts of people's categories).
      search_text:
        "CASE WHEN p.first IS NULL THEN t.search_text ELSE lower(p.title) || E'\\n' || p.slug || regexp_replace(t.search_text, '^[^\\n]*\\n[^\\n]*', '') END",
      created_at: AT,
      updated_at: AT,
      approved_at: AT,
    },
  ],
  ["listing_places", copies("listing_places", "listing_id"), { listing_id: "c.new_id" }],
  [
    "media",
    copies("media", "listing_id"),
    { id: "bench.copy_id(t.id, c.copy)", listing_id: "c.new_id", created_at: AT },
  ],
  ["reviews", copies("reviews", "listing_id"), { id: "bench.copy_id(t.id, c.copy)", listing_id: "c.new_id" }],
  [
    "users",
    `bench.copies c JOIN bench.listings l ON l.id = c.id JOIN bench.users t ON t.id = l.owner_id LEFT JOIN bench.people p ON p.new_id = c.new_id WHERE l.one_per_person`,
    {
      id: "bench.copy_id(c.new_id, 1)",
      username: "coalesce(p.slug, l.slug || '-' || c.n)",
      username_key: "lower(coalesce(p.slug, l.slug || '-' || c.n))",
      email: "coalesce(p.slug, l.slug || '-' || c.n) || '@mandap.example'",
      email_key: "lower(coalesce(p.slug, l.slug || '-' || c.n) || '@mandap.example')",
      mobile,
      first_name: "coalesce(p.first, t.first_name)",
      last_name: "coalesce(p.last, t.last_name)",
      created_at: AT,
      updated_at: AT,
    },
  ],
];

/** Who wrote the reviews: the demo's organisers, each story's with its number behind the name. */
const AUTHORS: Readonly<Record<string, string>> = {
  username: "t.username || '.o' || r.n",
  username_key: "lower(t.username || '.o' || r.n)",
  email: "'o' || r.n || '.' || t.email",
  email_key: "lower('o' || r.n || '.' || t.email)",
  mobile: "'+919' || lpad(r.n::text, 9, '0')",
};
const authors =
  "(SELECT id, row_number() OVER (ORDER BY id) AS n FROM (SELECT DISTINCT author_id AS id FROM bench.reviews WHERE author_id IS NOT NULL) a) r JOIN bench.users t ON t.id = r.id";

/** Fills the site's tables, several at a time. */
export async function writeCopies(pool: pg.Pool, volunteers: number): Promise<void> {
  await pool.query(FUNCTIONS);
  await pool.query(plan(volunteers));
  await pool.query(PEOPLE);
  await copyTable(pool, "users", authors, AUTHORS);
  // No two tables wait for each other: no foreign key is looked up (see the connection's settings).
  await Promise.all(COPIES.map(([table, from, changed]) => copyTable(pool, table, from, changed)));
  // What the trigger would have written.
  await pool.query(
    "INSERT INTO listing_search (listing_id, category, rating, ranking, by_stars, price, name, states, numbers, words) SELECT v.listing_id, v.category, v.rating, v.ranking, l.by_stars, v.price, v.name, v.states, v.numbers, v.words FROM listing_search_source v JOIN listings l ON l.id = v.listing_id",
  );
  await pool.query(
    "INSERT INTO listing_samples SELECT listing_id, category, states, rating, price, numbers, words, mobile_proven, papers_seen, answer_minutes FROM listing_search WHERE in_sample(listing_id)",
  );
  await pool.query(
    "INSERT INTO search_words (word) SELECT DISTINCT word FROM listings l, dictionary_words(l.search_text, l.slug) word UNION SELECT DISTINCT category FROM listings",
  );
}
