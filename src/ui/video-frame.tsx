import { useState } from "react";
import { say } from "../domain/words/say.ts";
import { classNames } from "./class-names.ts";
import { Play } from "./icons.tsx";

export interface VideoFrameProps {
  /** The embed address, by `videoEmbed` of domain/video-links, or by `soundEmbed` of domain/sound-links. */
  src: string;
  /** What is to be seen or heard: 'Video 2 of Asha Rao'. */
  title: string;
  /** A bar rather than a screen. */
  sound?: boolean | undefined;
}

/** A video or a song inside the page. Nothing is asked of its host before somebody plays it. */
export function VideoFrame({ src, title, sound }: VideoFrameProps) {
  const look = classNames("video-frame", sound && "sound-frame");
  const [playing, setPlaying] = useState(false);
  if (playing) {
    return (
      <iframe
        className={look}
        src={sound ? src : `${src}?autoplay=1`}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        // eslint-disable-next-line react/iframe-missing-sandbox -- the player is of another origin, so that both together do not let it out
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <button type="button" className={look} onClick={() => setPlaying(true)}>
      <Play className="icon" />
      <span>
        <span className="sr">{say("Play:")} </span>
        {title}
      </span>
    </button>
  );
}
