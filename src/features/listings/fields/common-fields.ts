/** What a listing has that is no person: its name, where it is, and how we reach who keeps it. */
import { TEXT_LENGTHS } from "../../../domain/limits.ts";
import { text } from "../../../domain/words/say.ts";
import { fieldsOf } from "./field.ts";

export const LISTING_TITLE = fieldsOf({
  title: {
    kind: "text",
    column: "title",
    label: text("Name"),
    required: text("Name is required"),
    max: TEXT_LENGTHS.shortText,
    found: true,
    fact: false,
  },
});

export const LISTING_PLACE = fieldsOf({
  state: {
    kind: "state",
    column: "state",
    label: text("State"),
    required: text("Please choose the state."),
    invalid: text("Please choose the state from the list."),
    found: true,
  },
  district: {
    kind: "district",
    of: "state",
    column: "district",
    label: text("District"),
    required: text("Please choose the district."),
    invalid: text("There is no district of this name in {state}."),
    found: true,
  },
  city: {
    kind: "text",
    column: "city",
    label: text("City"),
    otherwise: "district",
    max: TEXT_LENGTHS.shortText,
    autoComplete: "address-level2",
  },
  pin: { kind: "pin", column: "pin", label: text("PIN code"), fact: false },
  address: {
    kind: "text",
    column: "address",
    label: text("Address"),
    max: TEXT_LENGTHS.address,
    long: true,
    autoComplete: "street-address",
  },
});

export const LISTING_CONTACT = fieldsOf({
  phone: {
    kind: "mobile",
    column: "phone",
    label: text("Phone"),
    hint: text("Only you and our team see it."),
    shown: "owner",
    fact: text("Mobile"),
  },
  email: {
    kind: "email",
    column: "email",
    label: text("Email"),
    hint: text("Requests are mailed here."),
    shown: "owner",
  },
});

/** Of those who show what they have made: in their own words. */
export const OWN_WORK = fieldsOf({
  description: {
    kind: "text",
    label: text("About your work"),
    max: TEXT_LENGTHS.longText,
    long: true,
    fact: text("About"),
  },
});
