/** What the form of a first quote begins with; what a price card proposes for a request comes in here. */
import type { QuoteTerms } from "./quote-model.ts";

/** @param eventType what is celebrated, where the request says it */
export function firstTerms(eventType: string | null): QuoteTerms {
  const label = eventType && eventType !== "Other" ? eventType : "";
  return {
    lines: [{ label, quantity: 1, unit: "event", eachPaise: 0, amountPaise: 0 }],
    discountPaise: 0,
    tax: { kind: "none", percent: 0 },
    included: "",
    excluded: "",
    note: "",
    milestones: [
      { kind: "advance", percent: 30, due: "agreement", days: 0 },
      { kind: "balance", percent: 70, due: "event", days: 0 },
    ],
    ladder: "fair",
  };
}
