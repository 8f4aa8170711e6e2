import { language, text } from "../domain/words/say.ts";
/** How the browser talks to our API: errors are values, nothing is thrown, a retry never creates twice. */
export type CallFailure = {
  ok: false;
  /** 0: no answer came. */ status: number;
  error: string;
  fields: Record<string, string>;
  /** The browser is offline: it keeps this call and sends it later. */ kept?: true;
  /** It keeps the words alone: the photos found no room. */ words?: true;
};
export type CallResult<T> = { ok: true; status: number; data: T } | CallFailure;

export type CallOptions = {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** An object is sent as JSON, FormData as it is. */
  body?: unknown;
  /** Sent as Idempotency-Key: keep it for retries of the same submission, make a new one when its content changes. */
  key?: string;
  signal?: AbortSignal;
  /** Submitted while the browser is offline, it is kept and sent later (ui/offline). Needs `key`. */
  keep?: boolean;
  /** A change that is kept: the version of the thing when the form began. Changed since, it is refused. */
  basedOn?: string | undefined;
  /** A form with files that is kept, as its inputs hold it. */
  typed?: Record<string, unknown> | undefined;
  /** Share of the upload that has left the browser, 0 to 1. */
  onProgress?: (share: number) => void;
};

export const NETWORK_ERROR = text("Network error. Please check your connection and try again.");

/** Asks for an answer in the language of the page; in English there is nothing to ask for. */
const inOurLanguage = () => (language() === "en" ? [] : [["Accept-Language", language()] as const]);

function resultOf<T>(status: number, text: string): CallResult<T> {
  let body: unknown = null;
  try {
    body = JSON.parse(text);
  } catch {
    // A proxy's HTML page or a broken answer: the status alone decides.
  }
  if (status >= 200 && status < 300) return { ok: true, status, data: body as T };
  const { error, message, errors } = (body ?? {}) as {
    error?: string;
    message?: string;
    errors?: Record<string, string>;
  };
  return { ok: false, status, error: error ?? message ?? "", fields: errors ?? {} };
}

function upload<T>(
  path: string,
  { method = "POST", body, key, signal, onProgress }: CallOptions,
): Promise<CallResult<T>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.setRequestHeader("Accept", "application/json");
    for (const [name, value] of inOurLanguage()) request.setRequestHeader(name, value);
    if (key) request.setRequestHeader("Idempotency-Key", key);
    request.upload.addEventListener("progress", (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    });
    const noAnswer = () => resolve({ ok: false, status: 0, error: NETWORK_ERROR, fields: {} });
    request.addEventListener("load", () => resolve(resultOf<T>(request.status, request.responseText)));
    request.addEventListener("error", noAnswer);
    request.addEventListener("abort", noAnswer);
    request.addEventListener("timeout", noAnswer);
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body as FormData);
  });
}

async function attempt<T>(path: string, options: CallOptions): Promise<CallResult<T>> {
  const { method = options.body === undefined ? "GET" : "POST", body, key, signal } = options;
  if (body instanceof FormData) return upload<T>(path, { ...options, method });
  try {
    const response = await fetch(path, {
      method,
      headers: {
        Accept: "application/json",
        ...Object.fromEntries(inOurLanguage()),
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(key ? { "Idempotency-Key": key } : {}),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
      credentials: "same-origin",
    });
    return resultOf<T>(response.status, await response.text());
  } catch {
    return { ok: false, status: 0, error: NETWORK_ERROR, fields: {} };
  }
}

/** Calls our API. FormData goes by XMLHttpRequest, which tells its progress. `error` is '' when the server gave no text. */
export async function call<T>(path: string, options: CallOptions = {}): Promise<CallResult<T>> {
  // What was on its way when the network went away may have arrived.
  const triedAt = navigator.onLine ? Date.now() : undefined;
  const result = await attempt<T>(path, options);
  const { keep, key, body, signal, method, basedOn, typed } = options;
  if (result.ok || result.status > 0 || !keep || !key || navigator.onLine || signal?.aborted) return result;
  // The service worker has this file, too, before anybody is offline.
  const outbox = await import("./offline/outbox.ts").catch(() => null);
  return { ...result, ...(await outbox?.keepForm({ path, method, body, key, triedAt, basedOn, typed })) };
}

/** A new Idempotency-Key. Works where crypto.randomUUID is missing (plain http on a phone in the same network). */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
