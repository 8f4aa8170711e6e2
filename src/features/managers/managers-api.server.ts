import { profileCalls } from "../listings/profile-calls.server.ts";
import { both, under, within } from "../listings/profile-envelopes.server.ts";
import { MANAGER_NAMED_BY as by, managers } from "./manager-category.ts";

/** The managers' calls, as the specification names them. */
export const managersApi = profileCalls(managers, {
  tags: ["Volunteer managers"],
  list: "/api/volunteersmanager/all",
  pending: "/api/volunteersmanager/pending",
  own: { path: "/api/volunteersmanager/profile", answer: under("data", { success: true }) },
  reads: [
    {
      path: "/api/volunteersmanager/profile/:username",
      by,
      summary: "A profile by username; one that waits only for its owner and admins. Counts the visit",
      answer: within(under("data", { success: true }), both("data")),
      counts: true,
    },
  ],
  register: "/api/volunteersManager/register",
  edit: { path: "/api/volunteersManager/profile/:username", by },
  approve: "/api/volunteersmanager/:id/approve",
  reject: "/api/volunteersmanager/:id",
  written: "data",
});
