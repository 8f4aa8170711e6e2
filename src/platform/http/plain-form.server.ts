/** Calls that plain forms send too: pages work without a script. */
import type { FastifyRequest } from "fastify";
import type { Api } from "./http-types.server.ts";

const FORM = "application/x-www-form-urlencoded";

/** Whether a call came from a form without script, which is answered by a page (a redirect) and not by JSON. */
export const isPlainForm = ({ headers }: FastifyRequest): boolean => (headers["content-type"] ?? "").startsWith(FORM);

/** Registers calls that take plain forms beside JSON. */
export const takesPlainForms = (api: Api, calls: (scope: Api) => void): Promise<void> =>
  (api as unknown as { register(part: (scope: Api) => Promise<void>): Promise<void> }).register(async (scope) => {
    scope.addContentTypeParser(FORM, { parseAs: "string" }, (_request, text, parsed) =>
      parsed(null, Object.fromEntries(new URLSearchParams(String(text)))),
    );
    calls(scope);
  });

/** The page of this site from which a plain form was sent; null where nothing says so. */
export function cameFrom({ headers: { referer, host } }: Pick<FastifyRequest, "headers">): string | null {
  if (!referer || !URL.canParse(referer)) return null;
  const from = new URL(referer);
  return from.host === host ? from.pathname + from.search : null;
}
