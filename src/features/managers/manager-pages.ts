/** What the search of volunteer managers says and shows. */
import type { SearchDescription } from "../listings/search-description.ts";
import type { ManagerCard } from "./manager-category.ts";
import { REGISTER_PATH, experienceWords } from "./manager-words.ts";

export const MANAGER_SEARCH_PAGE: SearchDescription<ManagerCard> = {
  title: "Volunteer Manager's",
  called: "Volunteer managers",
  crumbs: [{ label: "Volunteers", to: "/Volunteers" }, { label: "Volunteer managers" }],
  lead: "One person to talk to, a whole team at your event. Managers bring, brief and look after the volunteers.",
  description:
    "Volunteer managers bring a whole team to your event: gates, stage, registration and everything between. See their profiles and send an inquiry.",
  actions: [{ label: "Registration", to: REGISTER_PATH }],
  box: { label: "Name or words", placeholder: "Name, company, town" },
  noun: ["manager", "managers"],
  portraits: true,
  card: (manager) => ({ facts: [manager.email, experienceWords(manager)].filter(Boolean) }),
  action: "Book Now",
  nothing: "Tell us the date and the place, and volunteers nearby will hear of it.",
  otherwise: { label: "Tell us what you need", to: "/VolunteerEnquiryForm" },
};
