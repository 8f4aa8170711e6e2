/** Artists for tests, over the calls. */
import type { TestSite } from "../../../test/support/test-app.ts";
import { person, smallPhoto } from "../volunteers/volunteer-test-kit.server.ts";

/** The text of a valid registration, as clients send it. */
export const validArtist: Readonly<Record<string, string>> = {
  firstName: "gauri",
  lastName: "bapat",
  email: "gauri@mail.example",
  mobile: "98260 54321",
  category: "singer",
  genre: "Sufi, Hindustani classical",
  language: "Hindi, Marathi",
  duration: "2",
  team: "4",
  travel: "Yes",
  location: "New Palasia",
  addressState: "Madhya Pradesh",
  city: "Indore",
  profileTitle: "Sufi evenings",
  profileKeywords: "sufi, ghazal",
  profileDescription: "Sufi singer from Indore",
  description: "I sing. ".repeat(40),
};

/** The form as a multipart body; `undefined` leaves a field out. */
export async function artistForm(
  changes: Record<string, string | undefined> = {},
  {
    profile = true,
    images = 0,
    videos = [] as string[],
  }: { profile?: boolean; images?: number; videos?: string[] } = {},
): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...validArtist, ...changes }))
    if (value !== undefined) form.append(name, value);
  for (const video of videos) form.append("videoLink[]", video);
  if (profile) form.append("profileImage", await smallPhoto(), "me.jpg");
  for (let at = 0; at < images; at++) form.append("images", await smallPhoto("#1e6b3c"), "stage.jpg");
  return form;
}

export type ArtistAnswer = {
  success?: boolean;
  message: string;
  error?: string;
  errors?: Record<string, string>;
  missingFields?: string[];
  artist: Record<string, unknown> & { _id: string; images: string[]; profileImage: string };
};

/** Registers an artist, and approves them unless told otherwise. */
export async function registeredArtist(
  site: TestSite,
  username: string,
  changes: Record<string, string | undefined> = {},
  { approve = true, ...photos }: { approve?: boolean } & Parameters<typeof artistForm>[1] = {},
) {
  const who = await person(site, username);
  const answer = await site.call<ArtistAnswer>("POST", "/api/artists/add", {
    cookie: who.cookie,
    form: await artistForm(changes, photos),
  });
  if (answer.status !== 201) throw new Error(`Not registered: ${JSON.stringify(answer.body)}`);
  const { artist } = answer.body;
  if (approve) {
    const admin = await person(site, `admin_${username}`.slice(0, 30), "admin");
    const approved = await site.call("PATCH", `/api/artists/${artist._id}/approve`, { cookie: admin.cookie });
    if (approved.status !== 200) throw new Error(`Not approved: ${JSON.stringify(approved.body)}`);
  }
  return { ...who, artist };
}
