/** Where a page of a search ended, as an opaque text. */
import { isUuid } from "../../domain/ids.ts";

/** `best` is a list's own order, by the ranking; `rating` is by the stars alone (DECISIONS 34). */
export type Sort = "best" | "rating" | "newest" | "price" | "near";
/** `rating` is what the list is in the order of (ranking, mean of the stars, price or distance), as PostgreSQL prints it, so that not a digit of it is lost. */
export type Position = { rating: string; id: string };

/** Where a page ended, for the next one to begin behind it. */
export function encodeCursor(sort: Sort, { rating, id }: Position): string {
  return Buffer.from(sort === "newest" ? id : `${rating},${id}`).toString("base64url");
}

/** @returns null when it is no cursor of this order */
export function decodeCursor(sort: Sort, text: string): Position | null {
  if (!/^[\w-]{1,120}$/.test(text)) return null;
  const [first = "", second, ...more] = Buffer.from(text, "base64url").toString("latin1").split(",");
  const [rating, id] = sort !== "newest" ? [first, second] : ["0", second === undefined ? first : undefined];
  // Prices are whole numbers of paise.
  const number = sort === "price" ? /^\d{1,15}$/ : /^\d{1,15}(?:\.\d{1,9})?$/;
  if (more.length > 0 || !isUuid(id) || !number.test(rating)) return null;
  return { rating, id };
}
