import { artists as category } from "../../features/artists/artist-category.ts";
import { formValues } from "../../features/listings/fields/field-values.ts";
import { listingContent, parseForm } from "../../features/listings/listing-form.server.ts";
import { receivedNotice } from "../../features/enquiries/enquiry-mails.server.ts";
import { ARTIST } from "./demo-artist-cast.ts";
import type { DemoArtists, DemoBooking } from "./demo-artists.ts";
import { MINUTES_A_DAY } from "./demo-people.ts";
import { categoryRows, portraitOf, type DemoListingRow } from "./demo-listing-rows.server.ts";
import { merged, type Clock, type Row, type Rows } from "./demo-rows.server.ts";

const nameOf = ({ firstName, lastName }: DemoBooking["sender"]) =>
  [firstName, lastName === "." ? "" : lastName].filter(Boolean).join(" ");
/** What stays unread: news of the last days. */
const UNREAD_MINUTES = 4 * MINUTES_A_DAY;

/** The artists, their reviews and bookings, and what the artist one can sign in as was told of them. */
export function artistRows(
  { artists, reviews, bookings }: DemoArtists,
  clock: Clock,
  users: Map<string, string>,
): Rows {
  const ids = new Map<string, string>();
  const opinions = Map.groupBy(reviews, ({ artist }) => artist);
  const listings = artists.map(({ username, form, face, gallery, ...artist }): DemoListingRow => ({
    ...artist,
    slug: username,
    ownerId: users.get(username) ?? null,
    content: listingContent(category, parseForm(category, formValues(category.fields, form)), username),
    profile: portraitOf(username, face),
    gallery,
    reviews: (opinions.get(username) ?? []).map(({ author, ...review }) => ({
      ...review,
      authorId: users.get(author),
    })),
  }));
  return merged(categoryRows(category, listings, clock, users, ids), bookingRows(bookings, clock, users, ids));
}

function bookingRows(
  bookings: readonly DemoBooking[],
  clock: Clock,
  users: Map<string, string>,
  listings: Map<string, string>,
): Rows {
  const rows = { enquiries: [] as Row[], notifications: [] as Row[] };
  for (const {
    number,
    status,
    sender,
    artist,
    eventType,
    eventDate,
    city,
    details,
    minutesAgo,
    movedMinutesAgo,
  } of bookings) {
    const person = { name: nameOf(sender), phone: sender.mobile, email: sender.email };
    const recipient = users.get(artist);
    const id = clock.id(minutesAgo);
    rows.enquiries.push({
      id,
      number,
      kind: "artistBooking",
      status,
      sender_id: users.get(sender.username),
      listing_id: listings.get(artist),
      recipient_id: recipient,
      ...person,
      event_type: eventType,
      event_date: eventDate,
      state: null,
      district: null,
      city,
      details,
      created_at: clock.at(minutesAgo),
      updated_at: clock.at(movedMinutesAgo),
    });
    if (artist !== ARTIST) continue;
    const {
      kind,
      title,
      body,
      href = null,
      about,
    } = receivedNotice({
      id,
      number,
      kind: "artistBooking",
      status,
      ...person,
      eventType,
      eventDate,
      state: null,
      district: null,
      city,
      details,
      senderId: null,
      listingId: null,
      recipientId: null,
      createdAt: new Date(0),
      updatedAt: new Date(0),
      acceptedAnyway: false,
      language: "en",
      guestLinkRound: 0,
    });
    rows.notifications.push({
      id: clock.id(minutesAgo),
      user_id: recipient,
      kind,
      title,
      body,
      href,
      about,
      created_at: clock.at(minutesAgo),
      read_at: minutesAgo > UNREAD_MINUTES ? clock.at(minutesAgo - 600) : null,
    });
  }
  return rows;
}
