/** When the enquiry pop-up form comes: once, late, and where it is in nobody's way. Pure. */

/** Where people look around, as lower-case paths: no forms, no login, no profile with its own Book bar. */
const BROWSE_PAGES = new Set(["/", "/aboutus", "/services", "/newsblog", "/volunteers"]);
export const POPUP_AFTER_SECONDS = 40;
/** In localStorage, once it has been shown. */
export const POPUP_SEEN_KEY = "mandap-enquiry-popup";

/** Whether the pop-up form may stand on the page of this path. */
export function popupMayStand(pathname: string): boolean {
  return BROWSE_PAGES.has(pathname.toLowerCase().replace(/(?<=.)\/+$/, ""));
}

/** Whether it may come now. */
export function popupMayCome({
  seconds,
  dialogOpen,
  typing,
}: {
  seconds: number;
  dialogOpen: boolean;
  typing: boolean;
}): boolean {
  return seconds >= POPUP_AFTER_SECONDS && !dialogOpen && !typing;
}
