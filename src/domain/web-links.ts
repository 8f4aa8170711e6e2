/** Links that people put on their profiles. Pure. */

/** A host that anybody can reach by name: labels, a dot, an end of letters. No numbers (10.0.0.1), nothing of the local network. */
const PUBLIC_HOST = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{2,59})$/;
const LOCAL_ENDS = /\.(?:local|localhost|internal|intranet|lan|home|corp|test|invalid|onion|arpa)$/;
// eslint-disable-next-line no-control-regex -- refusing them is the purpose
const NEVER_IN_A_LINK = /[\u0000-\u0020\u007F-\u009F"'<>\\^`{|}\u200B-\u200F\u202A-\u202E\u2066-\u2069]/;

/**
 * The address that somebody means by what they typed, as it is kept: 'www.example.in' and 'http://…' become https.
 * @returns null for anything that is no plain https address of a public host: other schemes, a name before '@'
 *   ('https://bank.example@evil.example'), ports, numbers for hosts, blanks and quotes
 */
export function webLink(text: string): string | null {
  const full = /^[a-z][a-z\d+.-]*:/i.test(text) ? text.replace(/^http:/i, "https:") : `https://${text}`;
  if (!/^https:\/\/[^/]/i.test(full) || NEVER_IN_A_LINK.test(full) || !URL.canParse(full)) return null;
  const { protocol, username, password, port, hostname } = new URL(full);
  if (protocol !== "https:" || username !== "" || password !== "" || port !== "") return null;
  return PUBLIC_HOST.test(hostname) && !LOCAL_ENDS.test(hostname) ? full : null;
}
