import type { ReadSite } from "../support/served-site.ts";
import { cookieOf } from "../support/signed-in.ts";

/** Finished bookings of which the organiser can still write. */
async function openToReview(site: ReadSite): Promise<string> {
  const headers = { cookie: await cookieOf(site, "Organiser") };
  const box = (await (await fetch(`${site.url}/api/enquiries/sent?limit=100`, { headers })).json()) as Box;
  for (const { number } of box.enquiries.filter(({ booking }) => booking)) {
    const answer = await fetch(`${site.url}/api/bookings/${number}/reviews`, { headers });
    if (((await answer.json()) as { reviews?: { mayWrite: boolean } }).reviews?.mayWrite) return number;
  }
  throw new Error("The demo has no booking of the organiser that can be reviewed.");
}

async function plannedEvent(site: ReadSite): Promise<string> {
  const answer = await fetch(`${site.url}/api/events`, { headers: { cookie: await cookieOf(site, "Organiser") } });
  const first = ((await answer.json()) as { events: { id: string }[] }).events[0];
  if (!first) throw new Error("The demo's organiser plans nothing.");
  return first.id;
}

/** What stands at the end of the link by which a family votes about it. */
async function familyLink(site: ReadSite): Promise<string> {
  const answer = await fetch(`${site.url}/api/events/${await plannedEvent(site)}/links/vote`, {
    method: "PUT",
    headers: { cookie: await cookieOf(site, "Organiser"), "Content-Type": "application/json" },
    body: "{}",
  });
  const { links } = (await answer.json()) as { links: { kind: string; address: string }[] };
  const address = links.find(({ kind }) => kind === "vote")?.address;
  if (!address) throw new Error("The demo's event has no link for the family.");
  return address.split("/").at(-1)!;
}

/** What stands at the end of the link by which the organiser's shortlist is read. */
async function sharedList(site: ReadSite): Promise<string> {
  const answer = await fetch(`${site.url}/api/shortlists/current`, {
    headers: { cookie: await cookieOf(site, "Organiser") },
  });
  const { list } = (await answer.json()) as { list: { links: { read: string } } | null };
  if (!list) throw new Error("The demo's organiser has saved nothing.");
  return list.links.read.split("/").at(-1)!;
}

/** What stands at the end of the link by which the manager passes confirmed events on. */
async function passedOn(site: ReadSite): Promise<string> {
  const page = await fetch(`${site.url}/ProfileVerification`, { headers: { cookie: await cookieOf(site, "Manager") } });
  const token = /planned%2F([\w-]+)/.exec(await page.text())?.[1];
  if (!token) throw new Error("The demo's manager has no confirmed events.");
  return token;
}

async function openTicket(site: ReadSite): Promise<string> {
  const answer = await fetch(`${site.url}/api/admin/disputes`, { headers: { cookie: await cookieOf(site, "Admin") } });
  const first = ((await answer.json()) as { disputes: { ticket: string }[] }).disputes[0];
  if (!first) throw new Error("The demo has no open dispute.");
  return first.ticket;
}

async function issuedPaper(site: ReadSite): Promise<string> {
  const answer = await fetch(`${site.url}/api/papers`, { headers: { cookie: await cookieOf(site, "Volunteer") } });
  const first = ((await answer.json()) as { papers: { id: string }[] }).papers[0];
  if (!first) throw new Error("The demo's volunteer has issued nothing.");
  return first.id;
}

type Box = { enquiries: { number: string; booking: { label: string } | null }[] };

/** Requests of the demo by what their bookings wait for, to fill the walks over all pages. */
export async function bookingNumbers(
  site: ReadSite,
): Promise<
  Record<
    "quoted" | "agreed" | "quotable" | "reviewable" | "event" | "family" | "shortlist" | "passed" | "ticket" | "paper",
    string
  >
> {
  const first = async (who: string, box: "sent" | "received", label: string) => {
    const answer = await fetch(`${site.url}/api/enquiries/${box}?limit=100`, {
      headers: { cookie: await cookieOf(site, who) },
    });
    const found = ((await answer.json()) as Box).enquiries.find(({ booking }) => booking?.label === label);
    if (!found) throw new Error(`The demo has no request of ${who} that says '${label}'.`);
    return found.number;
  };
  return {
    quoted: await first("Organiser", "sent", "See the quote"),
    agreed: await first("Organiser", "sent", "Agreement"),
    reviewable: await openToReview(site),
    event: await plannedEvent(site),
    family: await familyLink(site),
    shortlist: await sharedList(site),
    passed: await passedOn(site),
    ticket: await openTicket(site),
    paper: await issuedPaper(site),
    quotable: await first("Volunteer", "received", "Send a quote"),
  };
}
