import type { ImageInfo } from "../../../domain/images.ts";
import { videoEmbed } from "../../../domain/video-links.ts";
import { ExternalLink } from "../../../ui/icons.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { VideoFrame } from "../../../ui/video-frame.tsx";
import { Gallery } from "../../listings/parts/gallery.tsx";
import { ARTIST_MESSAGES as TEXT } from "../artist-messages.ts";

/** Videos of YouTube play in the page, once somebody asks; other links lead there. */
export function Videos({ links, name }: { links: readonly string[]; name: string }) {
  if (links.length === 0) return <p className="soft">{TEXT.noVideos}</p>;
  return (
    <ul className="artist-videos">
      {links.map((link, at) => {
        const src = videoEmbed(link);
        const title = `Video ${at + 1} of ${name}`;
        return (
          <li key={link}>
            {src ? (
              <VideoFrame src={src} title={title} />
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

/** The gallery of an artist: photos first, videos beside them. */
export function MediaTabs({ gallery, videos, name }: { gallery: readonly ImageInfo[]; videos: readonly string[]; name: string }) {
  return (
    <Tabs
      label="Gallery"
      tabs={[
        { key: "photos", label: "PHOTOS", content: gallery.length > 0 ? <Gallery gallery={gallery} name={name} /> : <p className="soft">{TEXT.noImages}</p> },
        { key: "videos", label: "VIDEOS", content: <Videos links={videos} name={name} /> },
      ]}
    />
  );
}
