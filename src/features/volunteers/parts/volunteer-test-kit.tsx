import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { ToastProvider } from "../../../ui/toast.tsx";
import type { VolunteerProfile } from "../volunteer-types.ts";

/** Renders a part as the server does, at an address of the site. */
export function rendered(node: ReactNode, at = "/"): string {
  const Stub = createRoutesStub([{ path: "*", Component: () => <ToastProvider>{node}</ToastProvider> }]);
  return renderToString(<Stub initialEntries={[at]} />).replaceAll("<!-- -->", "");
}

/** A volunteer who told everything. */
export const ASHA: VolunteerProfile = {
  _id: "0190b7c2-0000-7000-8000-000000000001",
  userId: { _id: "0190b7c2-0000-7000-8000-000000000002", username: "asha" },
  firstName: "Asha",
  lastName: "Kulkarni",
  addressState: "Madhya Pradesh",
  addressDistrict: "Indore",
  city: "Indore",
  profileImage: "/images/volunteers/profile/asha.webp",
  averageRating: 4.9,
  ratingCount: 212,
  stipend: null,
  selectedState: "Madhya Pradesh",
  selectedDistricts: ["Indore", "Ujjain"],
  photo: {
    id: "a",
    src: "/images/volunteers/profile/asha.webp",
    width: 640,
    height: 768,
    srcSet: "/images/volunteers/profile/asha-320.webp 320w, /images/volunteers/profile/asha-960.webp 960w",
  },
  email: "asha@example.in",
  phone: "+919826000000",
  dob: "1998-08-14",
  age: 28,
  gender: "Female",
  address: "18, Sneh Nagar",
  exprience: "3+",
  zipCode: "452001",
  educationLevel: "Graduation",
  degree: "B.Com",
  profileSummary: "I have run gates since college.",
  hasExhibition: "Yes",
  exhibitionName: "Lok Rang",
  exhibitionDesc: "Visitor guide",
  hasAward: "Yes",
  awards: ["Best Volunteer Lead"],
  skills: [
    { skill: "Crowd", level: "Excellent" },
    { skill: "Desk", level: "Good" },
    { skill: "Photos", level: "Average" },
  ],
  galleryImages: [],
  gallery: [],
  viewCount: 3418,
  showPhone: true,
  showEmail: true,
  showAddress: true,
  showDob: true,
  createdAt: "2026-01-01T00:00:00.000Z",
  status: "approved",
  statusReason: "",
  isApproved: true,
  portrait: null,
};

/** One who told only what must be told, and hides the rest. */
export const SHY: VolunteerProfile = {
  ...ASHA,
  lastName: ".",
  email: "",
  phone: "",
  dob: "",
  address: "",
  zipCode: "",
  exprience: "",
  degree: "",
  educationLevel: "" as VolunteerProfile["educationLevel"],
  profileSummary: "",
  // As a profile of earlier days could have it.
  gender: "" as VolunteerProfile["gender"],
  city: "",
  hasExhibition: "No",
  hasAward: "No",
  awards: [],
  skills: [],
  photo: null,
  averageRating: 0,
  ratingCount: 0,
  viewCount: 1,
};
