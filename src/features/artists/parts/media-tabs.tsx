import { soundEmbed } from "../../../domain/sound-links.ts";
import type { ImageInfo } from "../../../domain/images.ts";
import { say } from "../../../domain/words/say.ts";
import { Tabs } from "../../../ui/tabs.tsx";
import { GalleryGrid } from "../../listings/parts/gallery.tsx";
import { VideoList } from "../../listings/parts/video-list.tsx";
import { ARTIST_MESSAGES as TEXT } from "../artist-messages.ts";

/** The gallery of an artist: photos first, videos beside them, and songs where there are any. */
export function MediaTabs({
  gallery,
  videos,
  name,
}: {
  gallery: readonly ImageInfo[];
  videos: readonly string[];
  name: string;
}) {
  const songs = videos.filter((link) => soundEmbed(link) !== null);
  const films = videos.filter((link) => !songs.includes(link));
  return (
    <Tabs
      label={say("Gallery")}
      tabs={[
        {
          key: "photos",
          label: say("PHOTOS"),
          content:
            gallery.length > 0 ? (
              <GalleryGrid gallery={gallery} name={name} />
            ) : (
              <p className="soft">{say(TEXT.noImages)}</p>
            ),
        },
        {
          key: "videos",
          label: say("VIDEOS"),
          content: <VideoList links={films} name={name} empty={say(TEXT.noVideos)} />,
        },
        ...(songs.length > 0
          ? [{ key: "sound", label: say("SOUND"), content: <VideoList links={songs} name={name} empty="" /> }]
          : []),
      ]}
    />
  );
}
