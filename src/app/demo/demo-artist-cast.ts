/** The artist of the demo whom one can sign in as. */
import type { ArtistInput } from "../../features/artists/artist-category.ts";
import { CAST } from "./demo-cast.ts";

export const ARTIST = "gauri.bapat";
const known = CAST.find(({ username }) => username === ARTIST);

export const ARTIST_FORM: ArtistInput = {
  firstName: known?.firstName ?? "",
  lastName: known?.lastName ?? "",
  email: known?.email ?? "",
  mobile: known?.mobile ?? "",
  category: "Singer",
  genre: "Sufi, Ghazal, Hindustani classical",
  language: "Hindi, Marathi, Urdu",
  duration: "2",
  team: "5",
  price: 35_000_00,
  travel: "Yes",
  location: "New Palasia, near the music college",
  addressState: "Madhya Pradesh",
  city: "Indore",
  profileTitle: "Sufi evenings with Gauri Bapat",
  profileKeywords: "sufi, ghazal, mehfil, singer, indore, wedding, sangeet",
  profileDescription:
    "Sufi and ghazal singer from Indore with a band of five: mehfils, sangeet evenings and festivals all over India.",
  description:
    "I grew up between my grandmother's bhajans and my father's ghazal records, and I have sung for others since I was fourteen. Today I travel with four musicians: tabla, harmonium, guitar and flute. We play intimate mehfils for sixty people and festival stages for six thousand, and for each of them we sit down with you first: which songs carry a memory, who in the family sings, when should it be quiet. A usual evening has two parts of an hour, and ends with a qawwali for which nobody stays seated.",
  videoLink: [],
};
