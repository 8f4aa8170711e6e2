import type { Category } from "./category.ts";

/** Where people see what they keep. */
export const MY_LISTINGS = "/my/listings";

/** Where the owner of a listing keeps its calendar. */
export const calendarPath = (id: string): string => `${MY_LISTINGS}/${id}/calendar`;

/** Where the owner of a listing says what it costs. */
export const pricesPath = (id: string): string => `${MY_LISTINGS}/${id}/prices`;

/** Where the owner of a listing sees why it stands where it stands. */
export const visibilityPath = (id: string): string => `${MY_LISTINGS}/${id}/visibility`;

/** Where anybody reckons what a listing would cost. */
export const wouldCostPath = (id: string): string => `/price/${id}`;

/** Where the owner of a listing edits it: the page of its category, or the one that categories share. */
export function editPathOf(category: Pick<Category, "ownPath">, { id, slug }: { id: string; slug: string }): string {
  return category.ownPath?.(slug) ?? `${MY_LISTINGS}/${id}/edit`;
}
