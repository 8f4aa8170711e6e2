import { useSyncExternalStore } from "react";

function subscribe(onChange: () => void) {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

/** Says that the connection is gone, and goes with its return. */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine, () => true);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-0 z-40">
      {online ? null : <p className="bg-ink px-4 py-2 text-center font-semibold text-paper">You are offline. Keep this page open: it works again as soon as the connection is back.</p>}
    </div>
  );
}
