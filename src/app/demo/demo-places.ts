/** Where demo people live: every state and union territory, its towns, PIN codes and neighbours. */
import type { StatePlaces } from "./demo-hub.ts";
import { EAST_AND_NORTH_EAST } from "./demo-places-east.ts";
import { NORTH } from "./demo-places-north.ts";
import { SOUTH } from "./demo-places-south.ts";
import { WEST_AND_CENTRE } from "./demo-places-west.ts";

export const DEMO_STATES: readonly StatePlaces[] = [...WEST_AND_CENTRE, ...NORTH, ...EAST_AND_NORTH_EAST, ...SOUTH];

/** The town of a district where its name is another. */
const TOWNS: Record<string, string> = {
  Kachchh: "Bhuj",
  Panchmahal: "Godhra",
  Sabarkantha: "Himatnagar",
  Dahod: "Dahod",
  Raigad: "Alibag",
  Sindhudurg: "Kudal",
  "Gautam Buddha Nagar": "Noida",
  "Kanpur Dehat": "Akbarpur",
  "Sahibzada Ajit Singh Nagar": "Mohali",
  "Udham Singh Nagar": "Rudrapur",
  Sirmaur: "Nahan",
  Kangra: "Dharamshala",
  "Bengaluru Rural": "Devanahalli",
  "Uttara Kannada": "Karwar",
  Kodagu: "Madikeri",
  "The Nilgiris": "Ooty",
  Kanniyakumari: "Nagercoil",
  "Ranga Reddy": "Shamshabad",
  "Medchal-Malkajgiri": "Medchal",
  NTR: "Vijayawada",
  Krishna: "Machilipatnam",
  "East Godavari": "Rajahmundry",
  "Sri Potti Sriramulu Nellore": "Nellore",
  Palnadu: "Narasaraopet",
  "East Singhbhum": "Jamshedpur",
  "Seraikela-Kharsawan": "Seraikela",
  Nalanda: "Bihar Sharif",
  Vaishali: "Hajipur",
  Saran: "Chhapra",
  "North 24 Parganas": "Barasat",
  "South 24 Parganas": "Baruipur",
  Hooghly: "Chinsurah",
  "Purba Bardhaman": "Bardhaman",
  "Paschim Bardhaman": "Asansol",
  Birbhum: "Suri",
  Ganjam: "Berhampur",
  Sundargarh: "Rourkela",
  Khordha: "Bhubaneswar",
  Surguja: "Ambikapur",
  Idukki: "Thodupuzha",
  Wayanad: "Kalpetta",
  Kamrup: "Amingaon",
  Sonitpur: "Tezpur",
  Cachar: "Silchar",
  "Ri Bhoi": "Nongpoh",
  "West Garo Hills": "Tura",
  "West Jaintia Hills": "Jowai",
  Narmadapuram: "Narmadapuram",
  Bhojpur: "Ara",
  "Imphal East": "Porompat",
};

/** The town people name when asked where in a district they live. */
export const townOf = (district: string): string => TOWNS[district] ?? district;
