import { AREA_NOTICE, areaNotice } from "../../features/enquiries/area-mails.server.ts";
import { movedNotice, receivedNotice } from "../../features/enquiries/enquiry-mails.server.ts";
import { truncate } from "../../domain/graphemes.ts";
import type { Notice } from "../../features/notifications/notification-model.ts";
import { volunteers as category } from "../../features/volunteers/volunteer-category.ts";
import { ASHA, CAST } from "./demo-cast.ts";
import type { DemoEnquiry } from "./demo-enquiries.ts";
import type { Clock, Row, Rows } from "./demo-rows.server.ts";
import type { DemoStory } from "./demo-story.ts";

/** By username; `enquiries` by number, filled with their rows. */
type Ids = { users: Map<string, string>; listings: Map<string, string>; enquiries: Map<string, string> };
/** What stays unread: news of the last days. */
const UNREAD_MINUTES = 4 * 1_440;

/**
 * @returns rows of `enquiries`; besides fills `ids.enquiries` with the id of each number, for the rows of bookings and
 * notices
 */
export function enquiryRows({ enquiries }: DemoStory, clock: Clock, ids: Ids): Rows {
  for (const { number, minutesAgo } of enquiries) ids.enquiries.set(number, clock.id(minutesAgo));
  return {
    enquiries: enquiries.map((enquiry) => ({
      id: ids.enquiries.get(enquiry.number),
      number: enquiry.number,
      kind: enquiry.kind,
      status: enquiry.status,
      sender_id: enquiry.sender && ids.users.get(enquiry.sender),
      listing_id: enquiry.volunteer && ids.listings.get(enquiry.volunteer),
      recipient_id: enquiry.volunteer && ids.users.get(enquiry.volunteer),
      name: enquiry.name,
      phone: enquiry.phone,
      email: enquiry.email,
      event_type: enquiry.eventType,
      event_date: enquiry.eventDate,
      state: enquiry.state,
      district: enquiry.district,
      city: enquiry.city,
      details: enquiry.details,
      created_at: clock.at(enquiry.minutesAgo),
      updated_at: clock.at(enquiry.movedMinutesAgo),
    })),
  };
}

/** What the people one can sign in as were told of all this, in the words of the features. */
export function notificationRows(story: DemoStory, clock: Clock, ids: Ids): Rows {
  const readers = new Set(CAST.map(({ username }) => username));
  const rows: Row[] = [];
  const tell = (username: string, { kind, title, body, href = null, about }: Notice, minutesAgo: number) => {
    if (!readers.has(username)) return;
    const read = minutesAgo > UNREAD_MINUTES ? clock.at(minutesAgo - 600) : null;
    rows.push({
      id: clock.id(minutesAgo),
      user_id: ids.users.get(username),
      kind,
      title,
      body,
      href,
      about,
      created_at: clock.at(minutesAgo),
      read_at: read,
    });
  };
  const asha = story.volunteers.find(({ username }) => username === ASHA);
  for (const enquiry of story.enquiries) {
    const { status, sender, volunteer, minutesAgo, movedMinutesAgo, state, district } = enquiry;
    const row = asRow(enquiry, ids);
    if (volunteer) tell(volunteer, receivedNotice(row), minutesAgo);
    if (
      !volunteer &&
      asha &&
      state === asha.form.selectedState &&
      district &&
      asha.form.selectedDistricts.includes(district)
    )
      tell(ASHA, { ...areaNotice(row), kind: AREA_NOTICE }, minutesAgo);
    if (status === "pending" || !volunteer) continue;
    const owner = story.volunteers.find(({ username }) => username === volunteer);
    // Withdrawn by those who asked; everything else is the volunteer's move.
    if (status === "cancelled") tell(volunteer, movedNotice(row, status, "recipient", enquiry.name), movedMinutesAgo);
    else if (sender && owner)
      tell(
        sender,
        movedNotice(row, status, "sender", `${owner.form.firstName} ${owner.form.lastName}`.replace(/ \.$/, "")),
        movedMinutesAgo,
      );
  }
  const newest = story.reviews
    .filter(({ volunteer }) => volunteer === ASHA)
    .sort((a, b) => a.minutesAgo - b.minutesAgo)
    .slice(0, 12);
  for (const { author, stars, comment, minutesAgo } of newest) {
    tell(
      ASHA,
      {
        kind: "review-received",
        title: `New rating: ${stars} ${stars === 1 ? "star" : "stars"}`,
        body: `${author}: ${truncate(comment, 140)}`,
        href: category.profilePath(ASHA),
        about: [ids.users.get(author) ?? ""].filter(Boolean),
      },
      minutesAgo,
    );
  }
  return { notifications: rows };
}

/** As much of the stored row as the words of a notice need. */
function asRow(enquiry: DemoEnquiry, { enquiries }: Pick<Ids, "enquiries">): Parameters<typeof receivedNotice>[0] {
  const { sender: _sender, volunteer: _volunteer, minutesAgo: _sent, movedMinutesAgo: _moved, ...fields } = enquiry;
  return {
    ...fields,
    id: enquiries.get(enquiry.number) ?? "",
    senderId: null,
    listingId: null,
    recipientId: null,
    createdAt: new Date(0),
    updatedAt: new Date(0),
    acceptedAnyway: false,
    language: "en",
    guestLinkRound: 0,
  };
}
