/** Who comes when, what they need, and how they are reached. */
import { occasionWords } from "../../domain/occasion-words.ts";
import type { Actor } from "../../domain/actor.ts";
import { say } from "../../domain/words/say.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { mayReach } from "../enquiries/enquiry-access.ts";
import { whenWords } from "../listings/when-words.ts";
import { categoryOf } from "../registry.ts";
import { daysThere, inOrder, type EventRequest, type EventView } from "./event-model.ts";
import { eventSeen } from "./event-service.server.ts";
import { contactsOf } from "./event-store.server.ts";

export type RunSheetLine = {
  number: string;
  title: string;
  category: string;
  /** '12 to 14 December 2026' where it takes several days, or comes back on a later one; '' for one. */
  span: string;
  arrives: string | null;
  needs: string[];
  /** Their mobile, where the organiser has opened it; opening it is noted for both. */
  phone: string | null;
  /** It can be opened now. */
  mayOpen: boolean;
};
export type RunSheetData = {
  event: EventView;
  days: { day: string | null; parts: string[]; lines: RunSheetLine[] }[];
};

type When = Pick<EventRequest, "day" | "lastDay">;

/** '12 to 14 December 2026'; '' for one day. */
export const spanOf = ({ day, lastDay }: When): string =>
  day === null || lastDay === null || lastDay === day
    ? ""
    : whenWords({ from: day, until: lastDay, slot: "", only: false });

/** @throws 404 for everybody but its owner */
export async function runSheet(deps: Deps, actor: Actor, id: string): Promise<RunSheetData> {
  const { event, board } = await eventSeen(deps, actor, id);
  const contacts = new Map((await contactsOf(deps.db, event.id)).map((one) => [one.number, one]));
  const booked = board.rows.flatMap((row) => row.booked);
  const days = [...new Set([...event.parts.map(({ day }) => day), ...booked.flatMap(daysThere)])].toSorted(
    (one, other) => (one || "9").localeCompare(other || "9"),
  );
  return {
    event,
    days: days.map((day) => ({
      day: day || null,
      parts: event.parts.filter((part) => part.day === day).map(({ name }) => occasionWords(name)),
      lines: inOrder(booked.filter((one) => daysThere(one).includes(day))).map(
        ({ number, title, category, arrives, needs, ...when }): RunSheetLine => {
          const contact = contacts.get(number);
          const open = !!contact?.phone && mayReach("sender", { status: contact.status, details: {} });
          return {
            number,
            title,
            category: say(categoryOf(category).singular),
            span: spanOf(when),
            arrives,
            needs,
            phone: open && contact.opened ? contact.phone : null,
            mayOpen: open && !contact.opened,
          };
        },
      ),
    })),
  };
}
