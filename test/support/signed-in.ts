import type { ReadSite } from "./served-site.ts";

/** The Cookie header of a demo login: 'Admin', 'Organiser', 'Volunteer', 'Manager' or 'Artist'. */
export async function cookieOf(site: ReadSite, label: string): Promise<string> {
  const login = site.logins().find((one) => one.label === label);
  if (!login) throw new Error(`There is no demo login ${label}.`);
  const response = await fetch(`${site.url}/api/twilio/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ loginId: login.username, password: login.password }),
  });
  if (response.status !== 200)
    throw new Error(`${label} could not log in: ${response.status} ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

/** The same, as a browser's cookies. */
export const cookiesFor = async (site: ReadSite, label: string) =>
  (await cookieOf(site, label)).split("; ").map((pair) => ({
    name: pair.slice(0, pair.indexOf("=")),
    value: pair.slice(pair.indexOf("=") + 1),
    url: site.url,
  }));
