/** What organisers ask for. */
import type { EventType } from "../../domain/event-types.ts";

export const FUNCTIONS: readonly string[] = [
  "Wedding reception", "Sangeet evening", "Cultural Event", "Corporate Event", "College fest", "Health Camp", "Sports Event", "Community Service", "Book fair", "Educational Workshop",
  "Fundraising Event", "Environmental Drive", "Awareness Campaign", "Birthday function", "Religious procession", "Product launch", "School annual day", "Food festival",
];
export const BUDGETS: readonly string[] = ["₹1,500", "₹2,000", "₹2,500", "₹3,000", "₹4,000 for two days", "₹5,000", "₹6,500", "₹8,000 for three days", "₹10,000", "To be discussed", "₹1,200 and meals", "Travel and ₹2,000"];
export const REQUIREMENTS: readonly string[] = [
  "Entry gate from four in the afternoon, about 900 visitors. We need you at the main gate.", "Registration desk for 250 guests, badges are printed by us.", "Stage side for the evening: artists' call and mementoes.",
  "Two shifts, nine to five. Lunch and tea are arranged.", "Please bring one more person who knows the parking.", "Welcome table for the groom's side, traditional dress.", "Lost and found desk and announcements, Hindi and English.",
  "Help with chairs and water for elderly guests.", "Live updates for our page, phone is provided.", "First aid corner together with our nurse.", "We will send the run sheet two days before. Briefing at the ground at eight.", "Kite ground, many children, one calm person at the entrance.",
  "Token counter for food coupons from seven to eleven at night.", "Green room for a troupe of twelve dancers.",
];
export const COMPANIES: readonly string[] = [
  "Malwa Utsav Samiti", "Sunrise Public School", "Narmada Foundation", "Shree Ganesh Events", "Lotus Weddings", "Rotary Club, City Centre", "Deepjyoti Trust", "Saptarang Cultural Society", "Green Steps Collective", "Aarogya Charitable Hospital",
  "Silk Route Textiles", "Udaan Youth Club", "Blue Kite Media", "Nav Chetna Mahila Mandal",
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
export const EXTRA_NEEDS: readonly string[] = ["T-shirts and caps are provided.", "One team lead with experience, please.", "Certificates for all volunteers.", "Transport from the bus stand.", "Vegetarian meals on both days.", "Preferably women for the help desk."];
export const MESSAGES: readonly string[] = [
  "We plan a three-day fair in January and look for one partner for everything.", "Please call after six in the evening.", "Do you also work in smaller towns?", "We would like to list our banquet hall. What do you need from us?", "Our NGO needs volunteers every second Sunday. Is there a yearly arrangement?",
];
