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

/** Where each network's pages stand. Their sub-domains count too, but not those that lead on to any other address. */
const NETWORKS = {
  facebook: ["facebook.com", "fb.com", "fb.me", "m.me"],
  instagram: ["instagram.com", "ig.me"],
  twitter: ["twitter.com", "x.com"],
  linkedin: ["linkedin.com"],
  youtube: ["youtube.com", "youtube-nocookie.com", "youtu.be"],
  whatsapp: ["wa.me", "whatsapp.com"],
} as const;
/** Networks for which a field may be named. */
export type Network = keyof typeof NETWORKS;

const VIDEO_HOSTS = [
  ...NETWORKS.youtube,
  ...NETWORKS.facebook,
  "fb.watch",
  ...NETWORKS.instagram,
  "vimeo.com",
  "soundcloud.com",
];
/** 'l.facebook.com/l.php?u=…', 'youtube.com/redirect?q=…', 'linkedin.com/redir/…' lead anywhere. */
const LEADS_ON = /^https:\/\/(?:lm?\.|[^/]+\/(?:redirect|redir|l\.php|flx)(?:[/?#]|$))/i;

function linkTo(hosts: readonly string[], text: string): string | null {
  const link = webLink(text);
  if (link === null || LEADS_ON.test(link)) return null;
  const { hostname } = new URL(link);
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)) ? link : null;
}

/** As `webLink`, for a field that is named for a network: its own hosts only ('facebook.com.evil.example' is none). */
export function networkLink(network: Network, text: string): string | null {
  return linkTo(NETWORKS[network], text);
}

/** As `webLink`, for a video or a song: YouTube, Vimeo, Facebook, Instagram and SoundCloud only. */
export function videoLink(text: string): string | null {
  return linkTo(VIDEO_HOSTS, text);
}

/** Those of stored links that may be shown: some were kept before their hosts were looked at. */
export const shownVideos = (links: readonly string[]): string[] => links.filter((link) => videoLink(link) !== null);
