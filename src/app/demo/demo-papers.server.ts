/** Bills that the demo's volunteer has issued for what took place. */
import { v7 } from "uuid";
import { addDays, todayIST } from "../../domain/dates.ts";
import type { AgreedText } from "../../features/bookings/agreement.server.ts";
import { contentOf } from "../../features/papers/paper-content.ts";
import { paperNumber, shortYear } from "../../features/papers/paper-model.ts";
import { financialYear } from "../../features/payments/money-service.server.ts";
import { ASHA } from "./demo-cast.ts";
import { demoRandom } from "./demo-random.ts";
import type { Row, Rows } from "./demo-rows.server.ts";
import { DEMO_SEED } from "./demo-story.ts";

const SELLER = {
  legalName: "Asha Kulkarni",
  address: "41 Sneh Nagar",
  city: "Indore",
  state: "Madhya Pradesh",
  pin: "452001",
  status: "unregistered",
  gstin: null,
  sac: null,
} as const;
const PREFIX = "AK";

/** @param booked as `bookingRows` has made them */
export function paperRows(
  { users = [], enquiries = [] }: Rows,
  { bookings = [], agreements = [] }: Rows,
  now: Date,
): Rows {
  const random = demoRandom(`${DEMO_SEED}/papers`);
  const rows = { tax_paper_sellers: [] as Row[], tax_paper_counters: [] as Row[], tax_papers: [] as Row[] };
  const seller = users.find(({ username }) => username === ASHA)?.["id"];
  if (!seller) return rows;
  const wrote = `${addDays(todayIST(now), -300)}T18:00:00+05:30`;
  rows.tax_paper_sellers.push({
    person_id: seller,
    legal_name: SELLER.legalName,
    address: SELLER.address,
    city: SELLER.city,
    state: SELLER.state,
    pin: SELLER.pin,
    status: SELLER.status,
    gstin: null,
    sac: null,
    prefix: PREFIX,
    updated_at: wrote,
  });
  const enquiryOf = new Map(enquiries.map((enquiry) => [enquiry["id"], enquiry]));
  const termsOf = new Map(agreements.map(({ booking_id: id, terms }) => [id, JSON.parse(String(terms)) as AgreedText]));
  const over = bookings
    .flatMap((booking) => {
      const enquiry = enquiryOf.get(booking["enquiry_id"]);
      const agreed = termsOf.get(booking["id"]);
      const done = booking["state"] === "closed" && enquiry?.["recipient_id"] === seller;
      return done && agreed?.event.day && agreed.money.taxPaise === 0 ? [{ booking, enquiry, agreed }] : [];
    })
    .toSorted((one, other) => String(one.agreed.event.day).localeCompare(String(other.agreed.event.day)));
  const last = new Map<string, number>();
  for (const { booking, enquiry, agreed } of over) {
    const day = addDays(agreed.event.day!, 1);
    const at = `${day}T11:30:00+05:30`;
    const year = shortYear(financialYear(day));
    const n = (last.get(year) ?? 0) + 1;
    last.set(year, n);
    const paper = { kind: "bill", entryId: null, amountPaise: agreed.money.totalPaise, day: null } as const;
    const buyer = {
      name: String(enquiry["name"]),
      address: agreed.event.place || "Vijay Nagar",
      pin: "452010",
      state: SELLER.state,
      gstin: "",
    };
    rows.tax_papers.push({
      id: v7({ msecs: Date.parse(at), random: random.bytes(16) }),
      booking_id: booking["id"],
      seller_id: seller,
      kind: "bill",
      year,
      number: paperNumber(PREFIX, year, n),
      day,
      content: contentOf(agreed, SELLER, { buyer }, paper, []),
      total_paise: agreed.money.totalPaise,
      entry_id: null,
      refers: null,
      issued_at: at,
    });
  }
  for (const [year, n] of last) rows.tax_paper_counters.push({ seller_id: seller, year, last: n });
  return rows;
}
