import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { BRAND } from "../../domain/brand.ts";

/** The inks and papers of tokens.css, written out: this page must stand when nothing else does. */
const STYLE = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fff9ef;color:#2b1115;font:400 1.125rem/1.55 Mukta,"Noto Sans Devanagari",system-ui,sans-serif}
main{box-sizing:border-box;width:100%;max-width:40rem;padding:2rem 1.25rem;text-align:center}
h1{margin:1.5rem 0 .75rem;font:400 2.375rem/1.15 "Rozha One",Georgia,serif;color:#6e1030}
p{margin:0 0 1rem;color:#6b4641}
a{display:inline-block;min-height:1.5rem;color:#6e1030}
.button{margin:.75rem 0 1.5rem;padding:.8rem 1.5rem;border-radius:.625rem;background:#6e1030;color:#fff9ef;font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid #2b1115;outline-offset:2px}`;

const CANOPY = `<svg width="96" height="96" viewBox="0 0 48 48" aria-hidden="true"><path fill="#6E1030" d="M24 2C25 10 34 17 46 20H2C14 17 23 10 24 2Z"/><path fill="#F6A81A" d="M2 20h11v3.4a5.5 5.5 0 0 1-11 0ZM24 20h11v3.4a5.5 5.5 0 0 1-11 0Z"/><path fill="#D63A1C" d="M13 20h11v3.4a5.5 5.5 0 0 1-11 0ZM35 20h11v3.4a5.5 5.5 0 0 1-11 0Z"/><path fill="#6E1030" d="M5 30h5v16H5zM38 30h5v16h-5zM14 46V40C14 33 20 32 24 27C28 32 34 33 34 40V46Z"/><circle cx="24" cy="40.5" r="3.2" fill="#F6A81A"/></svg>`;

const PAGE = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>We will be right back · ${BRAND.name}</title><style>${STYLE}</style></head><body><main>${CANOPY}<h1>We will be right back.</h1><p>The site cannot answer at the moment. Nothing that you sent and that was confirmed is lost. Please try again in a minute.</p><a class="button" href="">Try Again</a><p>Need a hand? Call <a href="tel:${BRAND.phone.e164}">${BRAND.phone.shown}</a> or write to <a href="mailto:${BRAND.email.contact}">${BRAND.email.contact}</a>.</p></main></body></html>`;

const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Whether a person looks at the answer: a page was asked for, not a call, a file or a page's data. */
export function wantsPage(request: Pick<FastifyRequest, "method" | "url" | "headers">): boolean {
  return (request.method === "GET" || request.method === "HEAD") && !/^\/(?:api|images)\//i.test(request.url) && String(request.headers.accept ?? "").includes("text/html");
}

/** 503 as a page of its own, in our look: it needs neither the database nor any other file. */
export function sendBusyPage(reply: FastifyReply, retryAfter = 5): FastifyReply {
  return reply.status(503).headers({ "Cache-Control": "no-store", "Retry-After": String(retryAfter), "Content-Security-Policy": POLICY }).type("text/html; charset=utf-8").send(PAGE);
}
