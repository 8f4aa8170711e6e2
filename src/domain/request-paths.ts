/** Where a request is read by each of its sides. */

/** By somebody who is asked among others, as everybody in their district; they answer there. */
export const areaCallPath = (number: string): string => `/area/${number}`;

/** By its sender or by whom it went to alone: that one, however many came after it. */
export const requestAddress = (box: "received" | "sent", number: string): string =>
  `/my-requests?${new URLSearchParams({ box, number })}`;
