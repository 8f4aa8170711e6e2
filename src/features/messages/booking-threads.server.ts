/** What bookings ask of the conversations about them. */
import type { BookingThreads } from "../bookings/booking-threads.server.ts";
import { unreadOf } from "./message-store.server.ts";

export const bookingThreads: BookingThreads = { unread: unreadOf };
