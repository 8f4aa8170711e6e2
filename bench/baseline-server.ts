// The limit: bare node:http, the same prepared statement, the JSON built by PostgreSQL and piped as it comes.
import { createServer } from "node:http";
import pg from "pg";
import { registryCategory } from "./registry-category.ts";
import { pageQuery } from "../src/features/listings/listing-search-sql.server.ts";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const category = registryCategory("volunteers");
createServer(async (request, response) => {
  const query = new URL(request.url ?? "/", "http://localhost").searchParams;
  const districts = query.getAll("district");
  const places = districts.map((district) => ({ state: query.get("state") ?? "", district }));
  const { rows } = await pool.query<{ cards: string }>(
    pageQuery({ category, places, patterns: [], sort: "best", after: null, limit: 24, photo: false }),
  );
  response.writeHead(200, { "Content-Type": "application/json; charset=utf-8" });
  response.end(rows[0]?.cards);
}).listen(Number(process.env.PORT), "127.0.0.1", () => console.log("listening"));
