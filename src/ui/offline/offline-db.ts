/** What this browser keeps for itself: forms that wait to be sent, and who was here last. Pages and the service worker share it. */
const NAME = "mandap-offline";
const VERSION = 1;

export type StoreName = "outbox" | "facts";

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener("upgradeneeded", () => {
      request.result.createObjectStore("outbox", { keyPath: "key" });
      request.result.createObjectStore("facts");
    });
    request.addEventListener("success", () => {
      // Another tab with a newer version must not wait for this one.
      request.result.addEventListener("versionchange", () => request.result.close());
      resolve(request.result);
    });
    request.addEventListener("error", () => reject(request.error ?? new Error("IndexedDB")));
    request.addEventListener("blocked", () => reject(new Error("IndexedDB is blocked.")));
  });
}

/**
 * Does `work` in one transaction. @returns what its last request brought, once everything is on disk
 * @throws where the browser has no IndexedDB, or no room
 */
export async function inStore<T>(
  name: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(name, mode, { durability: "strict" });
      const request = work(transaction.objectStore(name));
      transaction.addEventListener("complete", () => resolve(request.result));
      transaction.addEventListener("abort", () => reject(transaction.error ?? new Error("IndexedDB")));
    });
  } finally {
    database.close();
  }
}
