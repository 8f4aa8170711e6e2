/** Where a page of a search ended, as an opaque text. */
import { isUuid } from "../../domain/ids.ts";

export type Sort = "rating" | "newest";
/** `rating` is text as PostgreSQL prints it, so that not a digit of it is lost. */
export type Place = { rating: string; id: string };

export function encodeCursor(sort: Sort, { rating, id }: Place): string {
  return Buffer.from(sort === "rating" ? `${rating},${id}` : id).toString("base64url");
}

/** @returns null when it is no cursor of this order */
export function decodeCursor(sort: Sort, text: string): Place | null {
  if (!/^[\w-]{1,120}$/.test(text)) return null;
  const [first = "", second, ...more] = Buffer.from(text, "base64url").toString("latin1").split(",");
  const [rating, id] = sort === "rating" ? [first, second] : ["0", second === undefined ? first : undefined];
  if (more.length > 0 || !isUuid(id) || !/^\d(?:\.\d{1,9})?$/.test(rating)) return null;
  return { rating, id };
}
