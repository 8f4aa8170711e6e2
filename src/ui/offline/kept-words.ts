import { say, text } from "../../domain/words/say.ts";
import type { KeptForm } from "./kept-form.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-/i;
/** Filled in by the page and not by the person. */
const NOT_THEIRS = new Set([
  "username",
  "artistName",
  "phonetwo",
  "emailvolunteer",
  "plannerId",
  "consent",
  "termsAccepted",
  "oldGalleryImages",
  "oldImages",
  "keepExistingImages",
  "removedImages",
  "keepExistingPhoto",
]);

/** What no single field of a form is called, or was kept before labels were. */
const LABELS: Readonly<Record<string, string>> = {
  fullName: text("Full name"),
  name: text("Name"),
  phone: text("Phone"),
  phoneNumber: text("Phone number"),
  email: text("Email"),
  message: text("Message"),
  text: text("Message"),
  requirement: text("Requirement"),
  service: text("Service"),
  eventType: text("Event type"),
  eventDate: text("Event date"),
  date: text("Date"),
  lastDate: text("Last day"),
  slot: text("Part of the day"),
  budget: text("Budget"),
  guests: text("Guests"),
  location: text("Place"),
  state: text("State"),
  district: text("District"),
  city: text("City"),
  address: text("Address"),
  stars: text("Stars"),
  rating: text("Rating"),
  comment: text("Comment"),
  review: text("Review"),
  skills: text("Skills"),
  languages: text("Languages"),
  selectedDistricts: text("Selected districts"),
  selectedStates: text("Selected states"),
  experience: text("Experience"),
  awards: text("Awards"),
  photo: text("Photo"),
  photos: text("Photos"),
  profileImage: text("Photo"),
  galleryImages: text("Photos"),
  files: text("Files"),
};

const labelOf = (name: string) => {
  const known = LABELS[name];
  if (known) return say(known);
  const words = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[_.]/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A list inside a form with files is JSON text: its entries, the parts of each side by side. */
function listed(written: string): string {
  try {
    const parsed: unknown = JSON.parse(written);
    if (!Array.isArray(parsed)) return written;
    return parsed
      .map((one: unknown) =>
        one && typeof one === "object" ? Object.values(one).filter(Boolean).join(", ") : String(one),
      )
      .filter(Boolean)
      .join("\n");
  } catch {
    return written;
  }
}
function plain(written: string): string {
  if (written === "true") return say("Yes");
  if (written === "false") return say("No");
  return written.startsWith("[") ? listed(written) : written;
}

/** What the person wrote, field by field, as it can be read and copied. */
export function keptWords({ body, seen = {} }: Pick<KeptForm, "body" | "seen">): { label: string; value: string }[] {
  const entries: [string, unknown][] =
    typeof body === "string" ? Object.entries((body ? JSON.parse(body) : {}) as Record<string, unknown>) : body;
  // A booking names the volunteer whom it is for.
  const names = entries.some(([name]) => name === "artistName");
  return entries.flatMap(([name, value]) => {
    if (NOT_THEIRS.has(name) || (names && name === "lastName")) return [];
    const label = seen[name]?.label ?? labelOf(name);
    if (value instanceof File)
      return [
        { label, value: value.type === "application/pdf" ? value.name : say("{name} (photo)", { name: value.name }) },
      ];
    if (typeof value !== "string" && typeof value !== "number") return [];
    const written = String(value).trim();
    const shown = plain(written);
    if (!shown || UUID.test(written) || written.startsWith("/images/")) return [];
    return [{ label, value: seen[name]?.shown ?? shown }];
  });
}
