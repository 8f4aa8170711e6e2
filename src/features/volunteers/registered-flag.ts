/** The flag of this browser session that a registration was just completed (spec 001, thank-you), and by whom. */
const KEY = "mandap:volunteer-registered";

/** The id of the person who just registered; null for none, or where the browser keeps nothing. */
export function registeredUser(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Nothing where the browser keeps nothing. */
export function setRegistered(userId: string): void {
  try {
    sessionStorage.setItem(KEY, userId);
  } catch {
    // Without storage there is no thank-you page; the profile exists all the same.
  }
}

export function clearRegistered(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
