import { renderSVG } from "uqr";
import { z } from "zod";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";

const YEAR = 31_536_000;
/** Longer than any address of a page; what is longer makes a code that phones do not read. */
const LONGEST = 300;

/** One of our own pages: `//` and `\` would lead away. */
const querystring = z.object({
  to: z
    .string()
    .max(LONGEST)
    .regex(/^\/(?![/\\])\S*$/),
});

/** `/qr?to=/venue/…`: the code that leads to a page of ours, for paper. */
export const qrApi: ApiRoutes = (api, deps) => {
  api.get("/qr", { schema: { hide: true, querystring } }, async ({ query: { to } }, reply) =>
    reply
      .type("image/svg+xml; charset=utf-8")
      .header("Cache-Control", `public, max-age=${YEAR}`)
      .send(renderSVG(deps.config.publicUrl + to, { border: 2 })),
  );
};
