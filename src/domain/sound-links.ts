/** Links to sound as people paste them, and the address that plays it inside a page. */
import { webLink } from "./web-links.ts";

/** Where embedded sound comes from: asked for nothing before somebody plays it. */
export const SOUND_ORIGIN = "https://w.soundcloud.com";

const HOSTS = new Set(["soundcloud.com", "www.soundcloud.com", "m.soundcloud.com"]);
/** '/somebody/a-song', '/somebody/sets/a-list'; a page of somebody alone plays nothing in particular. */
const SONG = /^\/[\w-]+\/(?:sets\/)?[\w-]+\/?$/;

/** The address for an iframe, or null where the link is no sound that can be played inside a page. */
export function soundEmbed(link: string): string | null {
  const address = webLink(link.trim());
  if (address === null) return null;
  const { hostname, pathname } = new URL(address);
  if (!HOSTS.has(hostname) || !SONG.test(pathname)) return null;
  const song = `https://soundcloud.com${pathname.replace(/\/$/, "")}`;
  return `${SOUND_ORIGIN}/player/?${new URLSearchParams({ url: song, auto_play: "true", show_comments: "false", visual: "false" })}`;
}
