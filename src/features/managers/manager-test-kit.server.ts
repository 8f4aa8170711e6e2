/** Volunteer managers for tests, over the calls. */
import type { TestSite } from "../../../test/support/test-app.ts";
import { person, smallPhoto } from "../volunteers/volunteer-test-kit.server.ts";

/** The text of a valid registration, as clients send it. */
export const validManager: Readonly<Record<string, string>> = {
  fullName: "Nandini Rao",
  CompanyName: "Utsav Crew",
  mobile: "98260 12345",
  email: "nandini@mail.example",
  addressState: "Madhya Pradesh",
  addressDistrict: "Indore",
  experienceYears: "3+",
  totalEventCount: "50+",
  experience: "Weddings and marathons",
  professionalSummary: "Calm teams for loud days.",
  "socialLinks[facebook]": "https://www.facebook.com/utsav.crew",
  "socialLinks[whatsapp]": "98260 12345",
};

/** The form as a multipart body; `undefined` leaves a field out. */
export async function managerForm(
  changes: Record<string, string | undefined> = {},
  {
    photo = true,
    images = 0,
    videos = [] as string[],
  }: { photo?: boolean | Blob; images?: number; videos?: string[] } = {},
): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...validManager, ...changes }))
    if (value !== undefined) form.append(name, value);
  for (const video of videos) form.append("videos[]", video);
  if (photo) form.append("photo", photo === true ? await smallPhoto() : photo, "me.jpg");
  for (let at = 0; at < images; at++) form.append("images", await smallPhoto("#1e6b3c"), `stage-${at}.jpg`);
  return form;
}

export type ManagerData = Record<string, unknown> & {
  _id: string;
  photo: string;
  images: string[];
  isApproved: boolean;
};
export type ManagerAnswer = {
  success?: boolean;
  message: string;
  error?: string;
  errors?: Record<string, string>;
  data: ManagerData;
};

/** Registers a manager, and approves them unless told otherwise. */
export async function registeredManager(
  site: TestSite,
  username: string,
  changes: Record<string, string | undefined> = {},
  { approve = true, ...photos }: { approve?: boolean } & Parameters<typeof managerForm>[1] = {},
) {
  const who = await person(site, username);
  const answer = await site.call<ManagerAnswer>("POST", "/api/volunteersManager/register", {
    cookie: who.cookie,
    form: await managerForm(changes, photos),
  });
  if (answer.status !== 201) throw new Error(`Not registered: ${JSON.stringify(answer.body)}`);
  const manager = answer.body.data;
  if (approve) {
    const admin = await person(site, `admin_${username}`.slice(0, 30), "admin");
    const approved = await site.call("PATCH", `/api/volunteersmanager/${manager._id}/approve`, {
      cookie: admin.cookie,
    });
    if (approved.status !== 200) throw new Error(`Not approved: ${JSON.stringify(approved.body)}`);
  }
  return { ...who, manager };
}
