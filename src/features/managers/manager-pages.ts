/** What the search of volunteer managers says and shows. */
import { text } from "../../domain/words/say.ts";
import type { SearchDescription } from "../listings/search-description.ts";
import type { ManagerCard } from "./manager-category.ts";
import { REGISTER_PATH, experienceWords } from "./manager-words.ts";

export const MANAGER_SEARCH_PAGE: SearchDescription<ManagerCard> = {
  title: text("Volunteer Manager's"),
  called: text("Volunteer managers"),
  crumbs: [{ label: text("Volunteers"), to: "/Volunteers" }, { label: text("Volunteer managers") }],
  lead: text("One person to talk to, a whole team at your event. Managers bring, brief and look after the volunteers."),
  description: text(
    "Volunteer managers bring a whole team to your event: gates, stage, registration and everything between. See their profiles and send an inquiry.",
  ),
  actions: [{ label: text("Registration"), to: REGISTER_PATH }],
  box: { label: text("Name or words"), placeholder: text("Name, company, town") },
  noun: [text("manager"), text("managers")],
  portraits: true,
  card: (manager) => ({ facts: [manager.email, experienceWords(manager)].filter(Boolean) }),
  action: text("Book Now"),
  nothing: text("Tell us the date and the place, and volunteers nearby will hear of it."),
  otherwise: { label: text("Tell us what you need"), to: "/VolunteerEnquiryForm" },
};
