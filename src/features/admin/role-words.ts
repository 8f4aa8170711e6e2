import type { Role } from "../../domain/event-types.ts";
import { text } from "../../domain/words/say.ts";

export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  admin: text("Admin"),
  artist: text("Artist"),
  "volunteer-manager": text("Volunteer manager"),
  user: text("Guest"),
  unassigned: text("Not chosen yet"),
  volunteer: text("Volunteer"),
};
