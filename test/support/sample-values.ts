/**
 * What somebody could write into the fields of forms, for tests that send every form there is: a value for each field that
 * does not take just any words, by its name, with the form's before it where forms differ. A test names what is missing.
 */
import { PLANNER_KINDS, RENTAL_WORK } from "../../src/domain/event-types.ts";
import { addDays, todayIST } from "../../src/domain/dates.ts";
import type { EnquiryKind } from "../../src/features/enquiries/enquiry-kind.ts";

const day = addDays(todayIST(), 40);

export const SAMPLES: Readonly<Record<string, unknown>> = {
  firstName: "Asha",
  lastName: "Rao",
  fullName: "Asha Rao",
  name: "Asha Rao",
  email: "asha@mail.example",
  emailAddress: "asha@mail.example",
  phone: "9826012345",
  mobile: "9826012345",
  mobileNumber: "9826012345",
  contactNumber: "9826012345",
  whatsapp: "9826012345",
  dob: "1992-05-14",
  gender: "Female",
  address: "12 Station Road",
  addressState: "Madhya Pradesh",
  addressDistrict: "Indore",
  state: "Madhya Pradesh",
  district: "Indore",
  selectedState: "Madhya Pradesh",
  selectedDistricts: '["Indore"]',
  city: "Indore",
  location: "Indore",
  pin: "452001",
  pincode: "452001",
  zipCode: "452001",
  educationLevel: "Graduation",
  skills: '[{"skill":"Gates","level":"Good"}]',
  awards: "[]",
  hasAward: "Yes",
  hasExhibition: "Yes",
  videoLink: [],
  videos: [],
  experienceYears: "3+",
  totalEventCount: "50+",
  exprience: "3+",
  experience: "3+",
  category: "Singer",
  "rentalRegistration.category": RENTAL_WORK[0],
  "plannerRegistration.category": PLANNER_KINDS[0],
  service: "Other",
  eventType: "Other",
  calendar: day,
  calender: day,
  eventDate: day,
  date: day,
  startDate: day,
  endDate: addDays(day, 1),
  returnDate: addDays(day, 1),
  slot: "evening",
  // Whichever is asked: most have none.
  hall: "",
  budget: "50000",
  guests: "100",
  hours: "4",
  days: "2",
  pieces: "20",
  count: "5",
  quantity: "5",
  numberOfVolunteers: "5",
  volunteersRequired: "5",
  volunteerRequirements: "Ten for the gates",
  typeOfWork: "Venue",
  shift: "Evening",
  kind: "Marriage garden",
  title: "A hall",
  bio: "I sing at weddings. ".repeat(20),
  description: "I sing at weddings. ".repeat(20),
  socialLinks: "",
  extra: {},
  capacity: 500,
  price: 1000,
  stipend: "500",
  updatedAt: null,
  consent: true,
  callNow: true,
  termsAccepted: "true",
  showPhone: "true",
  showEmail: "true",
  showAddress: "true",
  showDob: "true",
  keepExistingPhoto: "true",
  removedImages: "[]",
  keepExistingImages: "[]",
  oldImages: "[]",
  oldGalleryImages: "[]",
};

/** What is written into a field of a form. */
export const sampleFor = (form: string, name: string): unknown => SAMPLES[`${form}.${name}`] ?? SAMPLES[name];

/** A request with something in every field. */
export const sampleRequest = ({ key, required, columns, details }: EnquiryKind): Record<string, unknown> =>
  Object.fromEntries(
    [...new Set([...required, ...Object.values(columns), ...Object.keys(details)])].map((name) => [
      name,
      sampleFor(key, name) ?? "Something",
    ]),
  );
