/** The money of a booking for a desk that settles something between its two sides: what there is, and what it undoes. */
import type { Db, Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { StoredFile } from "../../platform/media/media-store.server.ts";
import { noAgreement } from "../bookings/booking-service.server.ts";
import type { MilestoneKind } from "../bookings/quote-limits.ts";
import { openScreenshot } from "./payment-photo.server.ts";
import { backOpenOf, duesShown } from "./payment-present.server.ts";
import {
  balancesOf,
  duesOf,
  entriesOf,
  entryById,
  forgetDues,
  type Balance,
  type DueRow,
  type EntryRow,
} from "./payment-store.server.ts";

/** As the desk reads it. */
export type DeskMoney = {
  balance: Balance;
  /** What is still to come back to the organiser. */
  backOpenPaise: number;
  /** What is open of each payment of the agreement, whatever was decided of it before; those alone of which something is. */
  open: { n: number; kind: MilestoneKind; day: string | null; openPaise: number; letOff: boolean }[];
  entries: (Pick<EntryRow, "id" | "kind" | "payee" | "amountPaise" | "reference" | "note"> & {
    photo: boolean;
    at: string;
  })[];
};

/** What would be open if nothing had been decided. */
function undecided(dues: readonly DueRow[], balance: Balance): DeskMoney["open"] {
  const decided = dues.reduce((sum, { letOffPaise }) => sum + letOffPaise, 0);
  const before = { ...balance, waivedPaise: balance.waivedPaise - decided };
  const plain = dues.map((due) => ({ ...due, letOffPaise: 0 }));
  return duesShown(plain, before, null)
    .filter(({ openPaise }) => openPaise > 0)
    .map(({ n, kind, day, openPaise }) => ({
      n,
      kind,
      day,
      openPaise,
      letOff: dues.some((due) => due.n === n && due.letOffPaise > 0),
    }));
}

/** @throws 404 where nothing is agreed */
export async function moneyForDesk(db: Db, bookingId: string): Promise<DeskMoney> {
  const [balances, rows, dues] = await Promise.all([
    balancesOf(db, [bookingId]),
    entriesOf(db, bookingId),
    duesOf(db, bookingId),
  ]);
  const balance = balances.get(bookingId);
  if (!balance) throw noAgreement();
  return {
    balance,
    backOpenPaise: backOpenOf(balance),
    open: undecided(dues, balance),
    entries: rows.map(({ id, kind, payee, amountPaise, reference, note, photo, at }) => ({
      id,
      kind,
      payee,
      amountPaise,
      reference,
      note,
      photo: photo !== null,
      at: at.toISOString(),
    })),
  };
}

/** Payments of a booking that a desk had let off are to be paid after all. */
export const dueAgain = (tx: Tx, bookingId: string, ns: readonly number[]): Promise<void> =>
  forgetDues(tx, bookingId, ns);

/** The screenshot of a payment of this booking; null for none. */
export async function screenshotForDesk(
  deps: Pick<Deps, "db" | "media">,
  bookingId: string,
  entryId: string,
): Promise<StoredFile | null> {
  const entry = await entryById(deps.db, entryId);
  return entry?.photo && entry.bookingId === bookingId ? openScreenshot(deps, entry.photo) : null;
}
