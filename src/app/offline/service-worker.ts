/// <reference lib="webworker" />
import {
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  NetworkOnly,
  Serwist,
  StaleWhileRevalidate,
  type SerwistPlugin,
} from "serwist";
import { languageOfPath, OFFERED, withoutLanguage } from "../../domain/words/languages.ts";
import { SYNC_TAG } from "../../ui/offline/outbox.ts";
import { sendKept } from "../../ui/offline/send-kept.ts";
import { ASSETS, IMAGES, offlinePageOf, PAGES, SHELL } from "./cache-names.ts";
import { isConversation, isPageData, keptPages as pagesToKeep } from "./kept-pages.ts";
import { forgetVisit, sameVisit, viewerWatch } from "./viewer-watch.ts";

declare const self: ServiceWorkerGlobalScope;
/** What the shell needs, written by the build (build-worker.ts). */
declare const PRECACHE: readonly string[];
/** The same for pages of another language, by its code: scripts with its words in them. */
declare const PRECACHE_IN: Readonly<Record<string, readonly string[]>>;
/** The pages of categories that are kept, as paths with parameters, written by the build likewise. */
declare const CATEGORY_PAGES: readonly string[];

const keptPage = pagesToKeep(CATEGORY_PAGES);

const DAY = 86_400;
/** A kept document this young is not asked for again beside its data. */
const FRESH_MS = 3_600_000;
const TALK_FRESH_MS = 30_000;
/** A network that does not answer for so long is none. */
const PATIENCE_SECONDS = 5;

/** What the offline page needs beside itself and the fonts. */
const SHELL_FILES = ["/offline.js", "/favicon.svg"];
const OFFLINE_PAGES = OFFERED.map(({ code }) => offlinePageOf(code));

const onlyWhole: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
};
/** A WebP that stands in for an AVIF is for now, not for good. */
const onlyForEver: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && /immutable/.test(response.headers.get("Cache-Control") ?? "") ? response : null,
};
const bounded = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY, purgeOnQuotaError: true });
/** In the language of the address that was asked for, where the site is offered in it. */
const offlinePage: SerwistPlugin = {
  handlerDidError: async ({ request }) => {
    const own = offlinePageOf(languageOfPath(new URL(request.url).pathname).code);
    return caches.match(OFFLINE_PAGES.includes(own) ? own : offlinePageOf("en"), { cacheName: SHELL });
  },
};

const assets = new CacheFirst({
  cacheName: ASSETS,
  plugins: [onlyWhole, bounded(250, 60)],
  matchOptions: { ignoreVary: true },
});
const images = new CacheFirst({
  cacheName: IMAGES,
  plugins: [sameVisit, onlyForEver, bounded(200, 30)],
  matchOptions: { ignoreVary: true },
});
const drawings = new StaleWhileRevalidate({
  cacheName: ASSETS,
  plugins: [onlyWhole, bounded(250, 60)],
  matchOptions: { ignoreVary: true },
});
const pageOptions = { cacheName: PAGES, networkTimeoutSeconds: PATIENCE_SECONDS, matchOptions: { ignoreVary: true } };
const keptPages = new NetworkFirst({ ...pageOptions, plugins: [viewerWatch, bounded(150, 30), offlinePage] });
const keptData = new NetworkFirst({ ...pageOptions, plugins: [viewerWatch, bounded(150, 30)] });
const otherPages = new NetworkOnly({ plugins: [viewerWatch, offlinePage] });
const otherData = new NetworkOnly({ plugins: [viewerWatch] });

/** The languages whose files were asked for since this worker began. */
const broughtLanguages = new Set<string>();

/** Who reads pages of a language gets the files of its shell, as everybody has the English ones. */
async function bringLanguage(event: ExtendableEvent, pathname: string): Promise<void> {
  const { code } = languageOfPath(pathname);
  if (broughtLanguages.has(code)) return;
  broughtLanguages.add(code);
  await Promise.all(
    (PRECACHE_IN[code] ?? []).map((url) =>
      Promise.all(assets.handleAll({ event, request: new Request(url) })).catch(() => undefined),
    ),
  );
}

const isHere = (url: URL) => url.origin === self.location.origin;
const signsInOrOut = ({ pathname }: URL) =>
  /^\/api\/(auth\/logout|account\/close|twilio\/(login|register|resetpassword))$/i.test(pathname);

/** Keeps a page as a document too: by way of links only its data are asked for, which no reload can show. */
async function keepDocument(event: ExtendableEvent, address: string): Promise<void> {
  const request = new Request(address, { headers: { Accept: "text/html" }, credentials: "same-origin" });
  const kept = await caches.match(request, { cacheName: PAGES, ignoreVary: true });
  const fresh = isConversation(address) ? TALK_FRESH_MS : FRESH_MS;
  if (kept && Date.now() - Date.parse(kept.headers.get("Date") ?? "") < fresh) return;
  await Promise.all(keptData.handleAll({ event, request }));
}

async function sessionCall(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.ok) await forgetVisit();
  return response;
}

const serwist = new Serwist({
  // Nothing here depends on the release of a tab: hashed files of an older one stay, pages come from the network.
  skipWaiting: true,
  clientsClaim: true,
  disableDevLogs: true,
  runtimeCaching: [
    {
      matcher: ({ url }) => isHere(url) && signsInOrOut(url),
      method: "GET",
      handler: ({ request }) => sessionCall(request),
    },
    {
      matcher: ({ url }) => isHere(url) && signsInOrOut(url),
      method: "POST",
      handler: ({ request }) => sessionCall(request),
    },
    {
      matcher: ({ url }) => isHere(url) && (/^\/(assets|fonts)\//.test(url.pathname) || url.pathname === "/__manifest"),
      handler: assets,
    },
    { matcher: ({ url }) => isHere(url) && url.pathname.startsWith("/images/"), handler: images },
    { matcher: ({ url }) => isHere(url) && url.pathname.startsWith("/art/"), handler: drawings },
    {
      matcher: ({ url, request }) => isHere(url) && request.mode === "navigate" && keptPage(url) !== null,
      handler: keptPages,
    },
    {
      matcher: ({ url, request }) =>
        isHere(url) && request.mode === "navigate" && !withoutLanguage(url.pathname).startsWith("/api/"),
      handler: otherPages,
    },
    {
      matcher: ({ url }) => isHere(url) && isPageData(url) && keptPage(url) !== null,
      handler: ({ event, request, url }) => {
        const [response, done] = keptData.handleAll({ event, request });
        const address = keptPage(url);
        event.waitUntil(
          done
            .then(() => (address && navigator.onLine ? keepDocument(event, address) : undefined))
            .catch(() => undefined),
        );
        return response;
      },
    },
    { matcher: ({ url }) => isHere(url) && isPageData(url), handler: otherData },
  ],
});
serwist.addEventListeners();

self.addEventListener("install", (event) => {
  const shell = caches
    .open(SHELL)
    .then((cache) =>
      cache.addAll([...OFFLINE_PAGES, ...SHELL_FILES].map((url) => new Request(url, { cache: "reload" }))),
    );
  // A file that cannot be had now is kept when it is first used.
  const precached = PRECACHE.map((url) =>
    Promise.all(assets.handleAll({ event, request: new Request(url) })).catch(() => undefined),
  );
  const spoken = self.clients
    .matchAll({ type: "window", includeUncontrolled: true })
    .then((pages) => Promise.all(pages.map(({ url }) => bringLanguage(event, new URL(url).pathname))));
  event.waitUntil(Promise.all([shell, spoken, ...precached]));
});

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (origin === self.location.origin && event.request.mode === "navigate")
    event.waitUntil(bringLanguage(event, pathname));
  if (origin === self.location.origin && SHELL_FILES.includes(pathname)) {
    event.respondWith(
      fetch(event.request).catch(async () => (await caches.match(pathname, { cacheName: SHELL })) ?? Response.error()),
    );
  }
});

/** A page that was open before this worker came tells what it shows. */
self.addEventListener("message", (event) => {
  const { kind, page, files } = (event.data ?? {}) as { kind?: string; page?: string; files?: string[] };
  if (kind !== "visited" || typeof page !== "string" || !Array.isArray(files)) return;
  const address = keptPage(new URL(page, self.location.origin));
  if (!address) return;
  const kept = files.flatMap((file) => {
    const url = new URL(file, self.location.origin);
    if (!isHere(url)) return [];
    const strategy = /^\/(assets|fonts)\//.test(url.pathname)
      ? assets
      : url.pathname.startsWith("/images/")
        ? images
        : url.pathname.startsWith("/art/")
          ? drawings
          : null;
    return strategy
      ? [Promise.all(strategy.handleAll({ event, request: new Request(url) })).catch(() => undefined)]
      : [];
  });
  event.waitUntil(
    Promise.all([keepDocument(event, address).catch(() => undefined), ...kept]).then(() =>
      event.source?.postMessage({ kind: "kept", page }),
    ),
  );
});

self.addEventListener("sync", (event) => {
  if (event.tag !== SYNC_TAG) return;
  event.waitUntil(
    sendKept({ inTurn: true }).then(({ left }) => {
      // The browser tries again after some minutes.
      if (left) throw new Error("Something still waits.");
    }),
  );
});
