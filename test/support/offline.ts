import type { BrowserContext, CDPSession, Page } from "playwright-core";

/** Contexts without a network. */
const cutOff = new WeakSet<BrowserContext>();
/** Pages that say so, and what says it to them. */
const told = new WeakMap<Page, Promise<CDPSession>>();

const NO_NETWORK = { offline: true, latency: 0, downloadThroughput: 0, uploadThroughput: 0 };
const NETWORK = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

async function tell(page: Page): Promise<void> {
  if (!cutOff.has(page.context())) return;
  const session = told.get(page) ?? page.context().newCDPSession(page);
  told.set(page, session);
  await (await session).send("Network.overrideNetworkState", NO_NETWORK);
}

function watch(page: Page): void {
  if (told.has(page)) return;
  page.on("framenavigated", (frame) => {
    // A page that is closed meanwhile needs to know nothing.
    if (frame === page.mainFrame()) void tell(page).catch(() => undefined);
  });
}

/**
 * Takes the network away from all pages of a context, also from those that are opened or loaded meanwhile: by itself
 * Chromium 150 has `navigator.onLine` say true again after a reload, while every request still fails.
 */
export async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  cutOff.add(context);
  for (const page of context.pages()) {
    watch(page);
    await tell(page);
  }
  context.on("page", watch);
}

/** Gives it back; Chromium 156 has a page that was told otherwise believe it until it is told so. */
export async function goOnline(context: BrowserContext): Promise<void> {
  cutOff.delete(context);
  context.removeListener("page", watch);
  for (const page of context.pages()) {
    const session = await told.get(page);
    await session?.send("Network.overrideNetworkState", NETWORK);
  }
  await context.setOffline(false);
}
