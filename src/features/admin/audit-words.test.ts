import { expect, test } from "vitest";
import { actionWords } from "./audit-words.ts";

test.each([
  ["listing.edited_by_admin", "Listing edited by admin"],
  ["message-report.read", "Message report read"],
  ["tax.filed_twice", "Tax filed twice"],
])("%s is %s, whether it is known or not", (action, words) => expect(actionWords(action)).toBe(words));
