import { expect, test } from "vitest";
import { addDays, todayIST } from "../../domain/dates.ts";
import { briefValues, missingOf } from "../listings/your-event/brief.ts";
import { categories } from "../registry.ts";
import { askableOf } from "./askable.ts";
import { ENQUIRY_KINDS } from "./enquiry-kinds.ts";

const BRIEF = {
  occasion: "Wedding",
  date: addDays(todayIST(), 30),
  state: "Madhya Pradesh",
  district: "Indore",
  city: "Indore",
  guests: 350,
  slot: "evening",
  budgetPaise: 50_000_00,
  words: "Twenty people for the gates.",
} as const;

test.each(categories.map(({ key }) => key))(
  "%s: a whole brief of somebody known is all that its form asks for",
  (key) => {
    const { kind, fields, about } = askableOf(categories.find((category) => category.key === key)!)!;
    const contact: Record<string, string> = { name: "Ravi Kumar", phone: "98765 43210", email: "ravi@mail.example" };
    const known = Object.fromEntries(fields.map(({ name, fills }) => [name, contact[fills ?? ""] ?? ""]));
    expect(missingOf(fields, known).extra).toEqual([]);
    const result = ENQUIRY_KINDS[kind]!.schema.safeParse({
      ...known,
      ...briefValues(fields, BRIEF),
      [about]: "somebody",
    });
    expect(result.error?.issues ?? []).toEqual([]);
  },
);
