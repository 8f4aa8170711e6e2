import { profileCalls } from "../listings/profile-calls.server.ts";
import { both, under } from "../listings/profile-envelopes.server.ts";
import { volunteers } from "./volunteer-category.ts";

/** The volunteers' calls, as the specification names them. */
export const volunteersApi = profileCalls(volunteers, {
  tags: ["Volunteers"],
  list: "/api/volunteers/fetch",
  own: { path: "/api/volunteers/profile/fetch", answer: under("volunteer") },
  reads: [
    {
      path: "/api/volunteers/username/:username",
      by: ["slug"],
      summary: "A profile by username; counts the visit",
      counts: true,
    },
    {
      path: "/api/volunteers/by-user/:userId",
      by: ["owner"],
      summary: "A profile by its owner's id",
      answer: both("volunteer"),
    },
    { path: "/api/volunteers/:id", by: ["id"], summary: "A profile by its id" },
  ],
  register: "/api/volunteers/add",
  edit: { path: "/api/volunteers/username/:username", by: ["slug"] },
  written: "volunteer",
});
