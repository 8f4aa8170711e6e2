/** Who is signed in, as the document says: the root writes it there. '' for nobody. */
export const viewerHere = (): string => document.documentElement.dataset.viewer ?? "";
