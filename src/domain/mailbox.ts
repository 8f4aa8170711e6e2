/** Providers that deliver an address with dots in it and one without to the same person. */
const WITHOUT_DOTS = new Set(["gmail.com", "googlemail.com"]);

/** Under which one spelling messages to an e-mail address are counted: lower case, without `+tag`, Gmail's without dots. */
export function mailboxOf(email: string): string {
  const lower = email.trim().toLowerCase();
  const at = lower.lastIndexOf("@");
  if (at < 1) return lower;
  const host = lower.slice(at + 1);
  const name = lower.slice(0, at).replace(/(?<=.)\+.*$/s, "");
  return WITHOUT_DOTS.has(host) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${host}`;
}
