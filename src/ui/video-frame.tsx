import { useState } from "react";
import { Play } from "./icons.tsx";

export interface VideoFrameProps {
  /** The embed address, by `videoEmbed` of domain/video-links. */
  src: string;
  /** What is to be seen: 'Video 2 of Asha Rao'. */
  title: string;
}

/** A video inside the page. Nothing is asked of its host before somebody plays it. */
export function VideoFrame({ src, title }: VideoFrameProps) {
  const [playing, setPlaying] = useState(false);
  if (playing) {
    return (
      // eslint-disable-next-line react/iframe-missing-sandbox -- the player is of another origin, so that both together do not let it out
      <iframe className="video-frame" src={`${src}?autoplay=1`} title={title} allow="autoplay; encrypted-media; fullscreen; picture-in-picture" allowFullScreen sandbox="allow-scripts allow-same-origin allow-presentation allow-popups" referrerPolicy="strict-origin-when-cross-origin" />
    );
  }
  return (
    <button type="button" className="video-frame" onClick={() => setPlaying(true)}>
      <Play className="icon" />
      <span>
        <span className="sr">Play: </span>
        {title}
      </span>
    </button>
  );
}
