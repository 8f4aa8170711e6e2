/** Who comes when, what they need, and how they are reached. */
import { occasionWords } from "../../domain/occasion-words.ts";
import type { Actor } from "../../domain/actor.ts";
import { say } from "../../domain/words/say.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { mayReach } from "../enquiries/enquiry-access.ts";
import { categoryOf } from "../registry.ts";
import { inOrder, type EventView } from "./event-model.ts";
import { eventSeen } from "./event-service.server.ts";
import { contactsOf } from "./event-store.server.ts";

export type RunSheetLine = {
  number: string;
  title: string;
  category: string;
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

/** @throws 404 for everybody but its owner */
export async function runSheet(deps: Deps, actor: Actor, id: string): Promise<RunSheetData> {
  const { event, board } = await eventSeen(deps, actor, id);
  const contacts = new Map((await contactsOf(deps.db, event.id)).map((one) => [one.number, one]));
  const booked = board.rows.flatMap((row) => row.booked);
  const days = [...new Set([...event.parts.map(({ day }) => day), ...booked.map(({ day }) => day ?? "")])].toSorted(
    (one, other) => (one || "9").localeCompare(other || "9"),
  );
  return {
    event,
    days: days.map((day) => ({
      day: day || null,
      parts: event.parts.filter((part) => part.day === day).map(({ name }) => occasionWords(name)),
      lines: inOrder(booked.filter((one) => (one.day ?? "") === day)).map(
        ({ number, title, category, arrives, needs }): RunSheetLine => {
          const contact = contacts.get(number);
          const open = !!contact?.phone && mayReach("sender", { status: contact.status, details: {} });
          return {
            number,
            title,
            category: say(categoryOf(category).singular),
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
