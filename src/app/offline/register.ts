/** Everything this page has loaded, and itself: a worker that came later has seen none of it. */
const visited = () => ({
  kind: "visited",
  page: location.href,
  files: performance.getEntriesByType("resource").map(({ name }) => name),
});

/** Registers the service worker; where there is none yet, tells the new one what this page shows. */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller)
    serviceWorker.addEventListener("controllerchange", () => serviceWorker.controller?.postMessage(visited()), {
      once: true,
    });
  // A private window, a full disk: the site works without it.
  await serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => undefined);
}
