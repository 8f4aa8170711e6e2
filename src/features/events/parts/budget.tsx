import { say } from "../../../domain/words/say.ts";
import { formatRupees } from "../../../domain/money.ts";
import type { Board } from "../event-model.ts";

/** What is booked and likely beside the budget, as a picture, with the figures below it. */
export function Budget({ board, budgetPaise }: { board: Board; budgetPaise: number | null }) {
  const { bookedPaise, paidPaise, claimedPaise, likelyPaise } = board;
  const together = bookedPaise + likelyPaise;
  const whole = Math.max(budgetPaise ?? 0, together);
  if (whole === 0) return null;
  const share = (paise: number) => Math.round((paise / whole) * 10_000) / 100;
  const left = budgetPaise === null ? null : budgetPaise - together;
  const figures: (readonly [label: string, paise: number, colour?: string])[] = [
    [say("Paid"), paidPaise, "paid"],
    ...(claimedPaise > 0 ? [[say("Noted, not yet confirmed"), claimedPaise, "claimed"] as const] : []),
    // What is paid stands above: together these figures are what is booked.
    [say("Booked, still to pay"), Math.max(0, bookedPaise - paidPaise - claimedPaise), "booked"],
    ...(likelyPaise > 0 ? [[say("Likely, by the lowest quotes"), likelyPaise, "likely"] as const] : []),
    ...(budgetPaise === null ? [] : [[say("Budget"), budgetPaise, "whole"] as const]),
  ];
  return (
    <section aria-labelledby="budget" className="event-budget">
      <h2 id="budget">
        {left === null
          ? say("{amount} so far", { amount: formatRupees(together) })
          : left >= 0
            ? say("{amount} left", { amount: formatRupees(left) })
            : say("{amount} over the budget", { amount: formatRupees(-left) })}
      </h2>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="6" className="whole" />
        <rect width={share(together)} height="6" className="likely" />
        <rect width={share(bookedPaise)} height="6" className="booked" />
        <rect width={share(paidPaise + claimedPaise)} height="6" className="claimed" />
        <rect width={share(paidPaise)} height="6" className="paid" />
        {left !== null && left < 0 ? <rect x={share(budgetPaise!)} width="0.6" height="6" className="edge" /> : null}
      </svg>
      <dl>
        {figures.map(([label, paise, colour]) => (
          <div key={label}>
            <dt className={colour ? `swatch ${colour}` : undefined}>{label}</dt>
            <dd>{formatRupees(paise)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
