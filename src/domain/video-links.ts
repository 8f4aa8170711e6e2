/** Links to videos as people paste them, and the address that shows such a video inside a page. */

/** Where embedded videos come from: YouTube without its cookies until one is played. */
export const VIDEO_ORIGIN = "https://www.youtube-nocookie.com";

const HOSTS = new Set([
  "youtube.com",
  "www.youtube.com",
  "m.youtube.com",
  "music.youtube.com",
  "youtube-nocookie.com",
  "www.youtube-nocookie.com",
]);

/** The id in a `watch?v=`, `shorts/`, `embed/`, `live/` or `youtu.be` link; null for anything else. */
function videoId(link: string): string | null {
  const text = link.trim();
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { hostname, pathname, searchParams } = new URL(address);
  const [first = "", second = ""] = pathname.split("/").filter(Boolean);
  const id =
    hostname === "youtu.be"
      ? first
      : !HOSTS.has(hostname)
        ? null
        : first === "watch"
          ? searchParams.get("v")
          : ["shorts", "embed", "live", "v"].includes(first)
            ? second
            : null;
  return id && /^[\w-]{6,20}$/.test(id) ? id : null;
}

/** The address for an iframe, or null where the link is no video that can be shown inside a page. */
export function videoEmbed(link: string): string | null {
  const id = videoId(link);
  return id && `${VIDEO_ORIGIN}/embed/${id}`;
}
