/**
 * Which pages the service worker keeps: those of listings and of searches, and the public forms. Everything else,
 * and above all what belongs to one person, is never kept (docs/adr/0012).
 */
const KEPT = [
  /^\/$/,
  /^\/(volunteer|volunteermanagerprofile|artist|venue)\/[^/]+$/i,
  /^\/(rentaldetail|plannerprofile)$/i,
  /^\/(volunteers|artistbooking|venuebooking|eventplanner|eventequipmentrental|volunteermanagerlanding)$/i,
  /^\/(contactus|volunteerenquiryform|services|aboutus)$/i,
];

/** The address of the page that a URL shows or brings the data of; null for what is not a page to keep. */
export function keptPage({ pathname, search }: Pick<URL, "pathname" | "search">): string | null {
  const path = pathname.replace(/\/_(root)?\.data$/, "/").replace(/\.data$/, "").replace(/(.)\/$/, "$1");
  if (!KEPT.some((pattern) => pattern.test(path))) return null;
  const params = new URLSearchParams(search);
  params.delete("_routes");
  return path + (params.size > 0 ? `?${params}` : "");
}

export const isPageData = ({ pathname }: Pick<URL, "pathname">): boolean => pathname.endsWith(".data");
