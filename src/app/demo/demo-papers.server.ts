/** Invoices, bills and vouchers that providers of the demo have issued: for what took place, for advances, for refunds. */
import { cutUnits } from "../../domain/graphemes.ts";
import { v7 } from "uuid";
import { addDays, todayIST } from "../../domain/dates.ts";
import { gstinCheck } from "../../domain/tax-numbers.ts";
import type { AgreedText } from "../../features/bookings/agreement.server.ts";
import { gstCode } from "../../features/papers/gst-states.ts";
import { contentOf } from "../../features/papers/paper-content.ts";
import { paperNumber, shortYear, type OpenPaper, type PaperContent } from "../../features/papers/paper-model.ts";
import { financialYear } from "../../features/payments/money-service.server.ts";
import { ASHA } from "./demo-cast.ts";
import { demoPin } from "./demo-listing.ts";
import { DEMO_STATES } from "./demo-places.ts";
import { demoRandom, type DemoRandom } from "./demo-random.ts";
import type { Row, Rows } from "./demo-rows.server.ts";
import { DEMO_SEED } from "./demo-story.ts";

const HOUR = 3_600_000;
/** So many others issue papers: of each of these, so many. */
const MOST = { registered: 6, exempt: 3, unregistered: 3 };
/** The SAC of a trade; event services where nothing closer fits. */
const SAC: Readonly<Record<string, string>> = {
  venues: "997212",
  caterers: "996334",
  photographers: "998383",
  rentals: "997329",
};
const EVENT_SERVICES = "998596";

type Seller = Parameters<typeof contentOf>[1];
/** Whoever issues papers. `prefix`: of their numbers. */
type Issuer = { person: unknown; seller: Seller; prefix: string };
type Booked = { booking: Row; enquiry: Row; agreed: AgreedText; entries: readonly Row[] };
/** A paper before it has its number. `refers`: what it goes back to, once that has one. */
type Draft = {
  booked: Booked;
  at: number;
  paper: OpenPaper;
  refers: Draft | null;
  /** Its money is written last. */
  back: boolean;
};
type Rest = { tax_papers: Row[] };

const ASHAS: Seller = {
  legalName: "Asha Kulkarni",
  address: "18, Sneh Nagar",
  city: "Indore",
  state: "Madhya Pradesh",
  pin: "452001",
  status: "unregistered",
  gstin: null,
  sac: null,
};

/** A number that passes every check and was never given out: no PAN has four noughts. */
function gstinFor(random: DemoRandom, state: string): string {
  const letters = (count: number) =>
    Array.from({ length: count }, () => random.pick([..."ABCDEFGHJKLMNPQRSTUVWXYZ"])).join("");
  const fourteen = `${gstCode(state) ?? "23"}${letters(3)}F${letters(1)}0000${letters(1)}1Z`;
  return fourteen + gstinCheck(fourteen);
}

function pinOf(random: DemoRandom, state: string, city: string): string {
  const hubs = DEMO_STATES.find((one) => one.state === state)?.hubs ?? DEMO_STATES[0]!.hubs;
  return demoPin(random, hubs.find((hub) => hub.city === city) ?? hubs[0]!);
}

/** Whoever keeps a listing, as they issue papers. */
function issuerOf(random: DemoRandom, person: Row, listing: Row, status: keyof typeof MOST): Issuer {
  const state = String(listing["state"] ?? "Madhya Pradesh");
  const city = String(listing["city"] ?? listing["district"] ?? "");
  const name = [person["first_name"], person["last_name"] === "." ? "" : person["last_name"]].filter(Boolean).join(" ");
  const registered = status === "registered";
  return {
    person: person["id"],
    prefix:
      String(person["username"])
        .replace(/[^a-z]/gu, "")
        .slice(0, 3)
        .toUpperCase() || "MD",
    seller: {
      legalName: registered ? cutUnits(String(listing["title"]), 120) : name,
      address: `${random.int(2, 180)}, ${random.pick(["Station Road", "Gandhi Nagar", "Civil Lines", "Main Bazaar", "Nehru Marg"])}`,
      city,
      state,
      pin: pinOf(random, state, city),
      status,
      gstin: registered ? gstinFor(random, state) : null,
      sac: status === "unregistered" ? null : (SAC[String(listing["category"])] ?? EVENT_SERVICES),
    },
  };
}

const isRefund = ({ kind, payee }: Row): boolean => kind === "acknowledged" && payee === "organiser";

/** What is issued for a booking, in the order of its days. */
function draftsOf({ status }: Seller, booked: Booked, now: number): Draft[] {
  const { booking, agreed, entries } = booked;
  const { day } = agreed.event;
  if (!day || agreed.money.totalPaise === 0) return [];
  const taxed = agreed.money.taxPaise > 0;
  const over = booking["state"] === "closed" || booking["state"] === "delivered";
  const eventDay = Date.parse(`${day}T00:00:00+05:30`);
  const received = entries.filter(({ kind, payee }) => kind === "acknowledged" && payee === "provider");
  const vouchers = taxed
    ? received.flatMap((entry): Draft[] => {
        const at = Date.parse(String(entry["at"])) + 2 * HOUR;
        const paper = {
          kind: "receiptVoucher",
          entryId: String(entry["id"]),
          amountPaise: Number(entry["amount_paise"]),
          day: todayIST(new Date(String(entry["at"]))),
        } as const;
        return at < Math.min(eventDay, now) ? [{ booked, at, paper, refers: null, back: false }] : [];
      })
    : [];
  if (over) {
    const at = Date.parse(`${addDays(day, 1)}T11:30:00+05:30`);
    const kind = status === "unregistered" ? "bill" : taxed ? "taxInvoice" : "billOfSupply";
    const paper = { kind, entryId: null, amountPaise: agreed.money.totalPaise, day: null } as const;
    return at < now ? [...vouchers, { booked, at, paper, refers: null, back: false }] : vouchers;
  }
  const first = vouchers[0];
  const refund = entries.find(isRefund);
  if (!first || !refund) return vouchers;
  const at = Date.parse(String(refund["at"])) + 20 * 60_000;
  const amountPaise = Math.min(Number(refund["amount_paise"]), first.paper.amountPaise);
  const day2 = todayIST(new Date(String(refund["at"])));
  const paper = { kind: "refundVoucher", entryId: String(refund["id"]), amountPaise, day: day2 } as const;
  return at < now ? [...vouchers, { booked, at, paper, refers: first, back: true }] : vouchers;
}

/**
 * @param booked as `bookingRows` and `paymentRows` have made them @param back what came back, which is written last
 * @returns what is issued, and the papers about what came back
 */
export function paperRows(
  { users = [], enquiries = [], listings = [] }: Rows,
  { bookings = [], agreements = [], amendments = [], ledger = [] }: Rows,
  { ledger: returned = [] }: Rows,
  now: Date,
): { rows: Rows; back: Rest } {
  const random = demoRandom(`${DEMO_SEED}/papers`);
  const rows = { tax_paper_sellers: [] as Row[], tax_paper_counters: [] as Row[], tax_papers: [] as Row[] };
  const back: Rest = { tax_papers: [] };
  const enquiryOf = new Map(enquiries.map((enquiry) => [enquiry["id"], enquiry]));
  const listingOf = new Map(listings.map((listing) => [listing["id"], listing]));
  const termsOf = new Map(
    [...agreements, ...amendments].map(({ booking_id: id, terms }) => [id, String(terms)] as const),
  );
  const entriesOf = Map.groupBy([...ledger, ...returned], (entry) => entry["booking_id"]);
  const bookedBy = Map.groupBy(
    bookings.flatMap((booking): Booked[] => {
      const terms = termsOf.get(booking["id"]);
      const enquiry = enquiryOf.get(booking["enquiry_id"]);
      if (!terms || !enquiry?.["recipient_id"]) return [];
      return [
        { booking, enquiry, agreed: JSON.parse(terms) as AgreedText, entries: entriesOf.get(booking["id"]) ?? [] },
      ];
    }),
    ({ enquiry }) => enquiry["recipient_id"],
  );

  const issuers: Issuer[] = [];
  const asha = users.find(({ username }) => username === ASHA)?.["id"];
  if (asha) issuers.push({ person: asha, seller: ASHAS, prefix: "AK" });
  const left = { ...MOST };
  const gaveBack = new Set(
    [...bookedBy].flatMap(([person, theirs]) =>
      theirs.some(({ agreed, entries }) => agreed.money.taxPaise > 0 && entries.some(isRefund)) ? [person] : [],
    ),
  );
  // Whoever has given back an advance comes first.
  for (const person of users.toSorted(
    (one, other) => Number(gaveBack.has(other["id"])) - Number(gaveBack.has(one["id"])),
  )) {
    const theirs = bookedBy.get(person["id"]) ?? [];
    const over = theirs.filter(({ booking }) => booking["state"] === "closed" || booking["state"] === "cancelled");
    const listing = listingOf.get(theirs[0]?.enquiry["listing_id"]);
    if (person["id"] === asha || over.length < 2 || !listing) continue;
    const taxed = theirs.some(({ agreed }) => agreed.money.taxPaise > 0);
    // Folk and classical artists, and whoever performs ceremonies, say so of themselves.
    const exempt = ["artists", "ceremonies"].includes(String(listing["category"]));
    const status = taxed ? "registered" : exempt ? "exempt" : "unregistered";
    if (left[status]-- > 0) issuers.push(issuerOf(random, person, listing, status));
  }

  for (const { person, seller, prefix } of issuers) {
    const drafts = (bookedBy.get(person) ?? [])
      .flatMap((booked) => draftsOf(seller, booked, now.getTime()))
      .toSorted((one, other) => one.at - other.at);
    if (drafts.length === 0) continue;
    const { legalName, address, city, state, pin, status, gstin, sac } = seller;
    rows.tax_paper_sellers.push({
      person_id: person,
      legal_name: legalName,
      address,
      city,
      state,
      pin,
      status,
      gstin,
      sac,
      prefix,
      updated_at: `${addDays(todayIST(new Date(drafts[0]!.at)), -30)}T18:00:00+05:30`,
    });
    const last = new Map<string, number>();
    const issued = new Map<
      Draft,
      { id: string; kind: OpenPaper["kind"]; number: string; day: string; totalPaise: number }
    >();
    for (const draft of drafts) {
      const { booked, at, paper, refers } = draft;
      const { enquiry, agreed } = booked;
      const day = todayIST(new Date(at));
      const year = shortYear(financialYear(day));
      const n = (last.get(year) ?? 0) + 1;
      last.set(year, n);
      const referred = refers ? [issued.get(refers)!] : [];
      const buyer = {
        name: String(enquiry["name"]),
        address:
          agreed.event.place || random.pick(["12, Vijay Nagar", "7, Shastri Colony", "B-4, Lake View Apartments"]),
        pin: pinOf(random, state, city),
        state,
        gstin: "",
      };
      const content: PaperContent = contentOf(agreed, seller, { buyer }, paper, referred);
      const one = {
        id: v7({ msecs: at, random: random.bytes(16) }),
        kind: paper.kind,
        number: paperNumber(prefix, year, n),
        day,
        totalPaise: content.totalPaise,
      };
      issued.set(draft, one);
      (draft.back ? back : rows).tax_papers.push({
        id: one.id,
        booking_id: booked.booking["id"],
        seller_id: person,
        kind: one.kind,
        year,
        number: one.number,
        day,
        content,
        total_paise: one.totalPaise,
        entry_id: paper.entryId,
        refers: referred[0]?.id ?? null,
        issued_at: new Date(at).toISOString(),
      });
    }
    for (const [year, n] of last) rows.tax_paper_counters.push({ seller_id: person, year, last: n });
  }
  return { rows, back };
}
