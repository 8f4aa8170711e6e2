/** Built files under hashed names: they outlive a release, for kept pages of the last one need them. */
export const ASSETS = "mandap-assets";
/** Pages and their data, made for whoever was here. */
export const PAGES = "mandap-pages";
export const IMAGES = "mandap-images";
/** The offline pages. */
export const SHELL = "mandap-shell";

/** The offline page of a language: '/offline.html', '/offline-hi.html'. */
export const offlinePageOf = (code: string): string => (code === "en" ? "/offline.html" : `/offline-${code}.html`);
