/** What stands in place of a number, an address or a link that is not open yet. */
export const COVER = "•••";

/** Whether something of these texts is covered for their reader. */
export const hasCover = (...texts: readonly (string | null | undefined)[]): boolean =>
  texts.some((text) => text?.includes(COVER));
