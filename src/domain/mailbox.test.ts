import { expect, test } from "vitest";
import { mailboxOf } from "./mailbox.ts";

test.each([
  ["Victim@Mail.example", "victim@mail.example"],
  ["victim+1@mail.example", "victim@mail.example"],
  ["v.ictim@mail.example", "v.ictim@mail.example"],
  ["V.ic.tim+a+b@gmail.com", "victim@gmail.com"],
  ["vic.tim@googlemail.com", "victim@gmail.com"],
  ["+@mail.example", "+@mail.example"],
  ["no address", "no address"],
])("mailboxOf › %s is counted as %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
