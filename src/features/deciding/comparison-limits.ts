/** So many stand side by side. */
export const MOST_COMPARED = 4;
