/** What the pages of bookings show of the events that they belong to. */
import type { BookingEvents } from "../bookings/booking-events.server.ts";
import { eventPath } from "../../domain/request-paths.ts";
import { eventsOfRequests } from "./event-store.server.ts";
import { eventOfRequest } from "./event-service.server.ts";

export const bookingEvents: BookingEvents = {
  async named(db, personId, numbers) {
    const rows = await eventsOfRequests(db, personId, numbers);
    return new Map(rows.map(({ number, id, name }) => [number, { name, path: eventPath(id) }]));
  },
  async places(db, personId, numbers) {
    const rows = await eventsOfRequests(db, personId, numbers);
    return new Map(rows.flatMap(({ number, place }) => (place ? [[number, place] as const] : [])));
  },
  async glance(deps, personId, number) {
    const found = await eventOfRequest(deps, personId, number);
    if (!found) return null;
    const { event, row } = found;
    return {
      name: event.name,
      path: eventPath(event.id),
      place: event.place,
      waiting:
        row && row.open.length > 0
          ? {
              others: row.open.length,
              tell: `/api/events/${event.id}/decided/${row.category}${row.day ? `?day=${row.day}` : ""}`,
            }
          : null,
    };
  },
};
