/** The people of the demo who are made by hand: those one can sign in as, and Asha's reviewers. */
import type { Role } from "../../domain/event-types.ts";
import type { DemoVolunteer } from "./demo-people.ts";

export type CastMember = {
  label: string;
  username: string;
  mobile: string;
  email: string;
  role: Role;
  firstName: string;
  lastName: string;
  dob: string;
  gender: "Male" | "Female";
};

const mobile = (last: number) => `+9198260${String(last).padStart(5, "0")}`;

export const ADMIN = "meera.joshi";
export const ASHA = "asha.kulkarni";
export const ORGANISER = "kabir.chouhan";

/** One for each role, with Asha as the volunteer. */
export const CAST: readonly CastMember[] = [
  {
    label: "Admin",
    username: ADMIN,
    mobile: mobile(1),
    email: "meera.joshi@mandap.example",
    role: "admin",
    firstName: "Meera",
    lastName: "Joshi",
    dob: "1984-02-11",
    gender: "Female",
  },
  {
    label: "Organiser",
    username: ORGANISER,
    mobile: mobile(2),
    email: "kabir.chouhan@mandap.example",
    role: "user",
    firstName: "Kabir",
    lastName: "Chouhan",
    dob: "1991-06-30",
    gender: "Male",
  },
  {
    label: "Volunteer",
    username: ASHA,
    mobile: mobile(0),
    email: "asha.k@mandap.example",
    role: "volunteer",
    firstName: "Asha",
    lastName: "Kulkarni",
    dob: "1998-08-14",
    gender: "Female",
  },
  {
    label: "Manager",
    username: "vikram.solanki",
    mobile: mobile(3),
    email: "vikram.solanki@mandap.example",
    role: "volunteer-manager",
    firstName: "Vikram",
    lastName: "Solanki",
    dob: "1987-11-05",
    gender: "Male",
  },
  {
    label: "Artist",
    username: "gauri.bapat",
    mobile: mobile(4),
    email: "gauri.bapat@mandap.example",
    role: "artist",
    firstName: "Gauri",
    lastName: "Bapat",
    dob: "1995-03-22",
    gender: "Female",
  },
];

/** Two more who have rated Asha. */
export const GUESTS: readonly Omit<CastMember, "label">[] = [
  {
    username: "tanvi.deshpande",
    mobile: mobile(5),
    email: "tanvi.deshpande@mandap.example",
    role: "user",
    firstName: "Tanvi",
    lastName: "Deshpande",
    dob: "1993-01-17",
    gender: "Female",
  },
  {
    username: "rohit.malviya",
    mobile: mobile(6),
    email: "rohit.malviya@mandap.example",
    role: "user",
    firstName: "Rohit",
    lastName: "Malviya",
    dob: "1989-09-09",
    gender: "Male",
  },
];

/** Her newest ratings, and how many days ago they were written. */
export const ASHAS_REVIEWS: readonly { author: string; stars: number; comment: string; daysAgo: number }[] = [
  {
    author: ORGANISER,
    stars: 5,
    comment: "Kept 600 people in one calm line at our Diwali mela. Would book again tomorrow.",
    daysAgo: 19,
  },
  {
    author: "tanvi.deshpande",
    stars: 5,
    comment: "Arrived before us, left after us. Briefed the new volunteers herself.",
    daysAgo: 63,
  },
  {
    author: "rohit.malviya",
    stars: 4,
    comment: "Very good at the desk. Next time we will share the guest list a day earlier.",
    daysAgo: 106,
  },
];
/** How many ratings she has, and how many stars they are together: 4.9 on average. */
export const ASHAS_RATINGS = { count: 212, fives: 193, fours: 17, threes: 2 } as const;

export const ASHA_PROFILE: DemoVolunteer = {
  username: ASHA,
  form: {
    firstName: "Asha",
    lastName: "Kulkarni",
    email: "asha.k@mandap.example",
    phone: mobile(0),
    dob: "1998-08-14",
    gender: "Female",
    address: "18, Sneh Nagar, near Navlakha Square, Indore",
    addressState: "Madhya Pradesh",
    addressDistrict: "Indore",
    city: "Indore",
    zipCode: "452001",
    stipend: 800_00,
    educationLevel: "Graduation",
    degree: "B.Com, Devi Ahilya Vishwavidyalaya",
    exprience: "3+",
    profileSummary:
      "I have run gates, green rooms and lost-child desks since college. At Malwa Utsav I led a team of 24 across three nights. I like a clear brief, a working walkie-talkie and chai at four.",
    hasExhibition: "Yes",
    exhibitionName: "Lok Rang, Bhopal (2024)",
    exhibitionDesc: "Visitor guide, five days.",
    hasAward: "Yes",
    awards: ["Best Volunteer Lead, Malwa Utsav", "Swachh Sevak certificate 2023"],
    skills: [
      { skill: "Crowd and queue management", level: "Excellent" },
      { skill: "Stage coordination", level: "Excellent" },
      { skill: "Registration desk", level: "Good" },
      { skill: "First aid", level: "Good" },
      { skill: "Hindi and Marathi hosting", level: "Excellent" },
    ],
    selectedState: "Madhya Pradesh",
    selectedDistricts: ["Indore", "Ujjain", "Dewas", "Bhopal"],
    showPhone: true,
    showEmail: true,
    showAddress: false,
    showDob: true,
  },
  face: { gender: "female", turban: false, age: 28 },
  gallery: [
    { width: 4, height: 3 },
    { width: 4, height: 3 },
    { width: 3, height: 4 },
    { width: 1, height: 1 },
    { width: 4, height: 3 },
    { width: 16, height: 9 },
  ],
  viewCount: 3418,
  minutesAgo: 728 * 1_440,
  quality: 1,
  fame: 1,
};
