/** Built files under hashed names: they outlive a release, for kept pages of the last one need them. */
export const ASSETS = "mandap-assets";
/** Pages and their data, made for whoever was here. */
export const PAGES = "mandap-pages";
export const IMAGES = "mandap-images";
/** The offline page. */
export const SHELL = "mandap-shell";

export const OFFLINE_PAGE = "/offline.html";
