import { keptForms } from "../../ui/offline/outbox.ts";
import { PAGES } from "./cache-names.ts";
import { isPageData } from "./kept-pages.ts";

const MOST = 30;
const element = (id: string) => document.querySelector<HTMLElement>(`#${id}`);

/** Address and title of the pages that are kept, the last visited first. */
async function keptTitles(): Promise<{ href: string; title: string }[]> {
  const cache = await caches.open(PAGES);
  const requests = (await cache.keys())
    .filter(({ url }) => !isPageData(new URL(url)))
    .toReversed()
    .slice(0, MOST);
  const pages = await Promise.all(
    requests.map(async (request) => {
      const { pathname, search } = new URL(request.url);
      const html = (await (await cache.match(request))?.text()) ?? "";
      const title = new DOMParser().parseFromString(html, "text/html").title.replace(/ · [^·]+$/, "");
      return { href: pathname + search, title: title || pathname };
    }),
  );
  return pages.filter(({ href }, at) => pages.findIndex((other) => other.href === href) === at);
}

async function show(): Promise<void> {
  const waiting = (await keptForms()).filter(({ state }) => state === "waiting").length;
  const note = element("waiting");
  if (note && waiting > 0) {
    // The page brings its words: this script is the same in every language.
    const { one = "", more = "" } = note.dataset;
    note.textContent = waiting === 1 ? one : more.replace("#", String(waiting));
    note.hidden = false;
  }
  const pages = await keptTitles();
  const list = element("pages");
  const section = element("kept");
  if (!list || !section || pages.length === 0) return;
  list.replaceChildren(
    ...pages.map(({ href, title }) => {
      const link = document.createElement("a");
      link.href = href;
      link.textContent = title;
      const item = document.createElement("li");
      item.append(link);
      return item;
    }),
  );
  section.hidden = false;
}

/** So long after the page is there it asks by itself, and again after each time in vain: twice as long, at most a minute. */
const FIRST_MS = 5_000;
const MOST_MS = 60_000;
let next: ReturnType<typeof setTimeout> | undefined;

const askIn = (ms: number) => {
  clearTimeout(next);
  next = setTimeout(() => void openIfReachable(Math.min(2 * ms, MOST_MS)), ms);
};

/** A browser says 'online' before the network carries anything, and says it once. */
async function openIfReachable(otherwiseIn: number): Promise<void> {
  const answer = navigator.onLine ? await fetch("/healthz", { cache: "no-store" }).catch(() => null) : null;
  if (answer?.ok) location.reload();
  else askIn(otherwiseIn);
}

window.addEventListener("online", () => void openIfReachable(FIRST_MS));
askIn(FIRST_MS);
element("again")?.addEventListener("click", () => location.reload());
void show();
