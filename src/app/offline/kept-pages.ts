import { withoutLanguage } from "../../domain/words/languages.ts";

/**
 * Which pages the service worker keeps: those of listings and of searches, the public forms, and conversations about
 * requests, which their reader wants to have on the way to the place. Everything else, and above all what belongs to one
 * person, is never kept (docs/adr/0012).
 */
const CONVERSATION = /^\/bookings\/[^/]+\/messages$/i;
const KEPT = /^\/(contactus|volunteerenquiryform|services|aboutus)?$/i;

/** '/venue/:slug' as an expression. */
const expressionOf = (path: string) => new RegExp(`^/${path.replace(/:\w+/g, "[^/]+")}$`, "i");

/**
 * @param categoryPages the search and the profile of every category, as in src/routes.ts
 * @returns the address of the page that a URL shows or brings the data of; null for what is not a page to keep
 */
export const keptPages = (categoryPages: readonly string[]) => {
  const kept = [KEPT, CONVERSATION, ...categoryPages.map(expressionOf)];
  return ({ pathname, search }: Pick<URL, "pathname" | "search">): string | null => {
    const path = pathname
      .replace(/\/_(root)?\.data$/, "/")
      .replace(/\.data$/, "")
      .replace(/(.)\/$/, "$1");
    if (!kept.some((pattern) => pattern.test(withoutLanguage(path)))) return null;
    const params = new URLSearchParams(search);
    params.delete("_routes");
    return path + (params.size > 0 ? `?${params}` : "");
  };
};

/** Whether an address brings the data of a page that is open already, and no document. */
export const isPageData = ({ pathname }: Pick<URL, "pathname">): boolean => pathname.endsWith(".data");

/** Whether a kept page grows while it is read, so that its document is to be kept anew much sooner. */
export const isConversation = (address: string): boolean => CONVERSATION.test(address.split("?")[0] ?? "");
