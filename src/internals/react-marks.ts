/** React: the marks that it leaves in a document. */

/** What its string renderer leaves where something was not there yet, or failed. */
export const UNFINISHED = "<!--$!-->";

/** Whether React in the browser knows this element. */
export const isTaken = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith("__reactFiber$"));
