import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../src/platform/root.server.ts";
import { classify } from "../sharding/classify.ts";
import { keyedTables } from "../sharding/keys.ts";

test("every table has a key", () => {
  const made = readdirSync(join(projectRoot, "migrations"))
    .filter((name) => name.endsWith(".sql"))
    .flatMap((name) => [
      ...readFileSync(join(projectRoot, "migrations", name), "utf8").matchAll(
        /^CREATE TABLE (?:IF NOT EXISTS )?"?(\w+)/gim,
      ),
    ])
    .map(([, name]) => name!);
  expect(keyedTables().toSorted()).toEqual([...new Set(made)].toSorted());
});

test.each([
  ["one", 'SELECT * FROM "listings" WHERE "listings"."id" = $1 AND status = $2'],
  ["one", "SELECT l.id, m.id FROM listings l LEFT JOIN media m ON m.listing_id = l.id WHERE l.id = $1::uuid"],
  [
    "one",
    "SELECT 1 FROM bookings b JOIN enquiries e ON e.id = b.enquiry_id JOIN listings l ON l.id = e.listing_id WHERE b.id = $1",
  ],
  ["one", "SELECT l.id, (SELECT count(*) FROM reviews r WHERE r.listing_id = l.id) FROM listings l WHERE l.id = $1"],
  [
    "one",
    "WITH one AS (SELECT id FROM listings WHERE id = $1) UPDATE media SET kind = $2 FROM one WHERE media.listing_id = one.id",
  ],
  ["one", "INSERT INTO holds (listing_id, day) VALUES ($1, $2), ($1, $3) ON CONFLICT DO NOTHING"],
  ["one", "INSERT INTO listing_views (listing_id, day) SELECT l.id, $2 FROM listings l WHERE l.id = $1"],
  [
    "one",
    "UPDATE stock s SET taken = 0 FROM stock_holds c WHERE (s.listing_id, s.day) = (c.listing_id, c.day) AND c.enquiry_id = $1",
  ],
  [
    "one",
    "WITH given AS (DELETE FROM stock_holds WHERE enquiry_id = $1 RETURNING listing_id, day) UPDATE stock s SET taken = 0 FROM given g WHERE (s.listing_id, s.day) = (g.listing_id, g.day)",
  ],
  [
    "one",
    "SELECT paid_paise, EXISTS (SELECT FROM ledger WHERE answers = $2) FROM booking_balances WHERE booking_id = $1",
  ],
  ["one", "DELETE FROM sessions WHERE token_hash = $1"],
  [
    "one",
    "INSERT INTO rate_limits (key, points) VALUES ($1, 1) ON CONFLICT (key) DO UPDATE SET points = rate_limits.points + 1",
  ],
  ["one", "INSERT INTO rate_limits VALUES ($1, $2, $3)"],
  [
    "one",
    "INSERT INTO holds (id, listing_id) SELECT id, listing_id FROM json_to_recordset($1) AS r(id uuid, listing_id uuid)",
  ],
  ["name", "SELECT id FROM users WHERE username_key = $1"],
  ["name", 'SELECT "id" FROM "listings" WHERE ("listings"."category" = $1 AND "listings"."slug_key" = $2)'],
  [
    "name",
    "SELECT l.id, m.id FROM listings l JOIN media m ON m.listing_id = l.id WHERE l.category = 'volunteers' AND l.slug_key = $1",
  ],
  [
    "state",
    "SELECT count(*) FROM (SELECT p.listing_id FROM listing_places p WHERE p.category = 'venues' AND p.state = $1::text AND p.district = $2) x",
  ],
  ["all", "SELECT count(*) FROM listing_places p WHERE p.category = 'venues' AND p.visible"],
  ["all", "SELECT count(*) FROM listing_places p WHERE p.category = 'venues' AND p.state <> $1"],
  [
    "all",
    "SELECT l.id FROM listing_places p JOIN listings l ON l.id = p.listing_id WHERE p.category = 'venues' AND p.state = $1",
  ],
  ["one", "SELECT state FROM listing_places WHERE listing_id = $1 AND category = $2 AND state = $3"],
  ["copy", "SELECT value FROM site_content WHERE name = $1"],
  ["copy", "SELECT now()"],
  ["queue", "SELECT id FROM pgboss.job WHERE name = $1"],
  ["several", "SELECT * FROM media WHERE listing_id = ANY($1)"],
  ["several", "INSERT INTO notifications (id, user_id) VALUES ($1, $2), ($3, $4)"],
  ["all", "SELECT id FROM listings WHERE status = 'approved' ORDER BY created_at LIMIT 10"],
  ["all", "SELECT * FROM enquiries WHERE sender_id = $1"],
  ["all", "SELECT id FROM listings WHERE slug_key = $1"],
  ["all", "SELECT id FROM listings WHERE category = $1 AND slug_key = ANY($2)"],
  ["all", "SELECT id FROM listings WHERE category = $1 AND status = $2"],
  ["all", "SELECT id FROM listings WHERE id = $1 OR owner_id = $2"],
  ["crosses", "SELECT l.id, u.name FROM listings l JOIN users u ON u.id = l.owner_id WHERE l.id = $1"],
  ["crosses", "SELECT 1 FROM listings a, listings b WHERE a.id = $1 AND b.state = a.state"],
  ["control", "BEGIN"],
] as const)("%s: %s", async (expected, sql) => {
  expect((await classify(sql)).class).toBe(expected);
});

test("every kind of statement that leaves its node stands in docs/sharding.md with what would change", () => {
  const doc = readFileSync(join(projectRoot, "docs/sharding.md"), "utf8");
  const [mended = "", measured = ""] = doc.split("<!-- From here on");
  const listed = new Set([...mended.matchAll(/`([a-z_]+(?:, [a-z_]+)*)`/g)].map(([, tables]) => tables));
  const left = [...measured.matchAll(/^\| (?:several|all|crosses) \| ([a-z_, ]+) \| /gm)].map(([, tables]) => tables!);
  expect(left.length).toBeGreaterThan(20);
  expect(left.filter((tables) => !listed.has(tables.split(", ").sort().join(", ")))).toEqual([]);
});
