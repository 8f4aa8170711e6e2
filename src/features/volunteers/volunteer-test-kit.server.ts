/** What the API tests of volunteers share: people with a session, a valid form, small photos. */
import sharp from "sharp";
import type { Role } from "../../domain/event-types.ts";
import type { TestSite } from "../../../test/support/test-app.ts";
import { createUser } from "../accounts/account-service.server.ts";
import { SESSION_COOKIE, openSession } from "../accounts/session-service.server.ts";

export type TestPerson = { id: string; username: string; cookie: string };
let made = 0;

/** A person with an account and an open session. */
export async function person(site: TestSite, username: string, role: Role = "unassigned"): Promise<TestPerson> {
  made += 1;
  const { id } = await createUser(site.deps.db, {
    username,
    role,
    email: `${username}@mail.example`,
    mobile: `+919${String(800_000_000 + made)}`,
    firstName: "Asha",
    lastName: "Rao",
    dob: "1995-05-05",
    gender: "Female",
    passwordHash: "none",
    mobileProvenAt: site.deps.now(),
    emailProvenAt: site.deps.now(),
  });
  const { token } = await openSession(site.deps, site.deps.db, id);
  return { id, username, cookie: `${SESSION_COOKIE}=${token}` };
}

/** A small photo of one colour. */
export async function smallPhoto(background = "#c2185b"): Promise<Blob> {
  const bytes = await sharp({ create: { width: 48, height: 60, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: "image/jpeg" });
}

/** The text of a valid form, as clients send it. */
export const validForm: Readonly<Record<string, string>> = {
  firstName: "meera",
  lastName: "joshi",
  email: "meera@mail.example",
  phone: "98260 12345",
  dob: "1998-02-03",
  age: "7",
  gender: "Female",
  address: "12 Station Road",
  exprience: "Gates and stages",
  addressState: "Madhya Pradesh",
  addressDistrict: "Indore",
  zipCode: "452 010",
  educationLevel: "Graduation",
  degree: "B.A.",
  profileSummary: "Calm in a crowd.",
  hasExhibition: "Yes",
  exhibitionName: "Rangoli Utsav",
  exhibitionDesc: "Forty floors",
  hasAward: "Yes",
  selectedState: "Madhya Pradesh",
  city: "Mhow",
  selectedDistricts: '["Indore","Ujjain"]',
  skills: '[{"skill":"Crowd control","level":"Excellent"}]',
  awards: '["Best volunteer 2024"]',
};

/** The form as a multipart body; `undefined` leaves a field out. Photos: one profile, and as many as `gallery`. */
export async function formOf(
  changes: Record<string, string | undefined> = {},
  { profile = true, gallery = 0 }: { profile?: boolean | Blob; gallery?: number | Blob[] } = {},
): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...validForm, ...changes }))
    if (value !== undefined) form.append(name, value);
  if (profile) form.append("profileImage", profile === true ? await smallPhoto() : profile, "me.jpg");
  const photos =
    typeof gallery === "number"
      ? await Promise.all(Array.from({ length: gallery }, () => smallPhoto("#1e6b3c")))
      : gallery;
  for (const photo of photos) form.append("galleryImages", photo, "event.jpg");
  return form;
}

/** Registers a volunteer and gives the profile that was answered. */
export async function registered(
  site: TestSite,
  username: string,
  changes: Record<string, string | undefined> = {},
  photos: Parameters<typeof formOf>[1] = {},
) {
  const who = await person(site, username);
  const answer = await site.call<{ volunteer: Record<string, unknown> & { _id: string } }>(
    "POST",
    "/api/volunteers/add",
    { cookie: who.cookie, form: await formOf(changes, photos) },
  );
  if (answer.status !== 201) throw new Error(`Not registered: ${JSON.stringify(answer.body)}`);
  return { ...who, volunteer: answer.body.volunteer };
}
