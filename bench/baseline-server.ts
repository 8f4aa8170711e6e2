// The limit: bare node:http, the same prepared statement, the JSON built by PostgreSQL and piped as it comes.
import { createServer } from "node:http";
import pg from "pg";
import { registryCategory } from "./registry-category.ts";
import { pageSql } from "../src/features/listings/listing-search-sql.server.ts";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const text = pageSql(registryCategory("volunteers"), { sort: "rating", photo: false, places: true, later: false, patterns: 0 });
createServer(async (request, response) => {
  const query = new URL(request.url ?? "/", "http://localhost").searchParams;
  const districts = query.getAll("district");
  const { rows } = await pool.query<{ cards: string }>({ name: "page", text, values: ["volunteers", districts.map(() => query.get("state")), districts, 24] });
  response.writeHead(200, { "Content-Type": "application/json; charset=utf-8" });
  response.end(rows[0]?.cards);
}).listen(Number(process.env.PORT), "127.0.0.1", () => console.log("listening"));
