/**
 * What bookings must know of how a provider stands to GST. The feature above knows, as they say it themselves; src/app
 * hands it in (`featureSellers` of features.server.ts), and use cases find it as `deps.sellers`.
 */
import { badInput } from "../../domain/errors.ts";
import type { Db } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { mayTax, type Tax, type TaxStanding } from "./quote-money.ts";
import { QUOTE_MESSAGES } from "./quote-model.ts";

export interface BookingSellers {
  /** As the person has said for their papers; null where they have said nothing. */
  standingOf(db: Db, personId: string): Promise<TaxStanding | null>;
}

declare module "../../platform/deps.server.ts" {
  interface Deps {
    sellers: BookingSellers;
  }
}

/** How whoever is asked stands to GST; null where nobody knows. */
export const standingOf = async (
  deps: Pick<Deps, "sellers">,
  db: Db,
  recipientId: string | null,
): Promise<TaxStanding | null> => (recipientId === null ? null : deps.sellers.standingOf(db, recipientId));

/** @throws 400 where somebody takes a tax who may take none */
export function refuseTax(standing: TaxStanding | null, tax: Tax): void {
  if (tax.kind === "none" || mayTax(standing)) return;
  const message = standing === null ? QUOTE_MESSAGES.noGstin : QUOTE_MESSAGES.noTax;
  throw badInput(message, { "tax.kind": message });
}
