/** What organisers ask for. */
import type { EventType } from "../../../domain/event-types.ts";

export const FUNCTIONS: readonly string[] = [
  "Wedding reception",
  "Sangeet evening",
  "Cultural Event",
  "Corporate Event",
  "College fest",
  "Health Camp",
  "Sports Event",
  "Community Service",
  "Book fair",
  "Educational Workshop",
  "Fundraising Event",
  "Environmental Drive",
  "Awareness Campaign",
  "Birthday function",
  "Religious procession",
  "Product launch",
  "School annual day",
  "Food festival",
];
export const COMPANIES: readonly string[] = [
  "Malwa Utsav Samiti",
  "Sunrise Public School",
  "Narmada Foundation",
  "Shree Ganesh Events",
  "Lotus Weddings",
  "Rotary Club, City Centre",
  "Deepjyoti Trust",
  "Saptarang Cultural Society",
  "Green Steps Collective",
  "Aarogya Charitable Hospital",
  "Silk Route Textiles",
  "Udaan Youth Club",
  "Blue Kite Media",
  "Nav Chetna Mahila Mandal",
];
/** By the type of the event. */
export const AREA_NEEDS: readonly (readonly [EventType, string])[] = [
  ["Health Camp", "Twelve volunteers for a two-day health camp: tokens, queue, and help for elders."],
  ["Cultural Event", "Eight people for the registration desk and the stage of our annual function."],
  ["Sports Event", "Twenty volunteers along the route of a ten-kilometre run, from five in the morning."],
  ["Environmental Drive", "Six volunteers for a tree planting drive, tools are there."],
  ["Cultural Event", "Ten people for crowd and queue management at the evening aarti."],
  ["Corporate Event", "Four who speak the local language and English, for visitors' information."],
  ["Community Service", "Fifteen for the food counters of a community lunch of 1,500."],
  ["Educational Workshop", "Five helpers for a children's science day: groups, snacks, certificates."],
  ["Awareness Campaign", "Ten volunteers for a road safety walk with school children."],
  ["Fundraising Event", "Seven people for the ticket counter and the guests of a charity concert."],
];
export const EXTRA_NEEDS: readonly string[] = [
  "T-shirts and caps are provided.",
  "One team lead with experience, please.",
  "Certificates for all volunteers.",
  "Transport from the bus stand.",
  "Vegetarian meals on both days.",
  "Preferably women for the help desk.",
];
export const MESSAGES: readonly string[] = [
  "We plan a three-day fair in January and look for one partner for everything.",
  "Please call after six in the evening.",
  "Do you also work in smaller towns?",
  "We would like to list our banquet hall. What do you need from us?",
  "Our NGO needs volunteers every second Sunday. Is there a yearly arrangement?",
];
