import type { SerwistPlugin } from "serwist";
import { inStore } from "../../ui/offline/offline-db.ts";
import { IMAGES, PAGES } from "./cache-names.ts";

/** Grows whenever somebody comes or goes: what was asked for before is not kept afterwards. */
let era = 0;

/** Lets go of all pages and pictures that were kept: somebody signed in or out. */
export async function forgetVisit(): Promise<void> {
  era += 1;
  await Promise.all([PAGES, IMAGES].map((name) => caches.delete(name)));
}

/** Compares who a page was made for with who was here before; somebody else finds nothing of theirs. */
async function noteViewer(viewer: string): Promise<void> {
  const before = await inStore<string | undefined>(
    "facts",
    "readonly",
    (store) => store.get("viewer") as IDBRequest<string | undefined>,
  );
  if (before === viewer) return;
  await forgetVisit();
  await inStore("facts", "readwrite", (store) => store.put(viewer, "viewer"));
}

/** For every page and its data: the server names the viewer in X-Viewer; without it nobody is signed in. */
export const viewerWatch: SerwistPlugin = {
  async requestWillFetch({ request, state }) {
    if (state) state.era = era;
    return request;
  },
  async fetchDidSucceed({ response, state }) {
    // What failed, or leads elsewhere, names nobody.
    if (state && state.era === era && response.status >= 200 && response.status < 500) {
      await noteViewer(response.headers.get("X-Viewer") ?? "");
      state.era = era;
    }
    return response;
  },
  async cacheWillUpdate({ response, state }) {
    return state?.era === era && response.status === 200 && !response.redirected ? response : null;
  },
};

/** For pictures: what was under way when somebody came or went is shown, and not kept. */
export const sameVisit: SerwistPlugin = {
  requestWillFetch: async ({ request, state }) => {
    if (state) state.era = era;
    return request;
  },
  cacheWillUpdate: async ({ response, state }) => (state?.era === era ? response : null),
};
