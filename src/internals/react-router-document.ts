/** React Router's document: the scripts that its server writes, and what they call in the browser. */

/** A preloaded script of the page; `$1` its address. */
export const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
/** Where the script begins that starts the page. */
export const starter = (nonce: string): string => `<script nonce="${nonce}" type="module" async="">`;

/** Hands the loaders' data over, as React Router's own `StreamTransfer` does. `data` is the text of a script already. */
export const handoff = (data: string): string =>
  `window.__reactRouterContext.streamController.enqueue(${data});window.__reactRouterContext.streamController.close();`;
