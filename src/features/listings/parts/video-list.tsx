import { say } from "../../../domain/words/say.ts";
import { soundEmbed } from "../../../domain/sound-links.ts";
import { videoEmbed } from "../../../domain/video-links.ts";
import { ExternalLink } from "../../../ui/icons.tsx";
import { VideoFrame } from "../../../ui/video-frame.tsx";

/** Videos of YouTube and songs of SoundCloud play in the page, once somebody asks; other links lead there. What is no text is left out. */
export function VideoList({ links, name, empty }: { links: readonly string[]; name: string; empty: string }) {
  const shown = links.filter((link) => typeof link === "string" && link.trim() !== "");
  if (shown.length === 0) return <p className="soft">{empty}</p>;
  return (
    <ul className="video-list">
      {shown.map((link, at) => {
        const song = soundEmbed(link);
        const src = song ?? videoEmbed(link);
        const title = song
          ? say("Song {n} of {name}", { n: at + 1, name })
          : say("Video {n} of {name}", { n: at + 1, name });
        return (
          <li key={link}>
            {src ? (
              <VideoFrame src={src} title={title} sound={song !== null} />
            ) : (
              <a href={link} target="_blank" rel="noopener nofollow ugc" className="more">
                {title}
                <ExternalLink className="icon" />
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
