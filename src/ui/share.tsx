import { useSyncExternalStore } from "react";
import { say } from "../domain/words/say.ts";
import { Icon, FacebookIcon, LinkIcon, Share2, TwitterIcon, WhatsAppIcon } from "./icons.tsx";
import { useToast } from "./toast.tsx";

export interface ShareButtonsProps {
  /** The full address, with scheme and host. */
  url: string;
  title: string;
}

/** The share addresses of the networks, each carrying the page's address. */
export function shareLinks(url: string, title: string) {
  const u = encodeURIComponent(url);
  const t = encodeURIComponent(title);
  return {
    whatsapp: `https://wa.me/?text=${t}%20${u}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${u}`,
    twitter: `https://twitter.com/intent/tweet?url=${u}&text=${t}`,
  };
}

const neverChanges = () => () => undefined;

/** Copy link, WhatsApp, Facebook, Twitter, and the system's own sharing where there is one. */
export function ShareButtons({ url, title }: ShareButtonsProps) {
  const toast = useToast();
  const canShare = useSyncExternalStore(
    neverChanges,
    () => typeof navigator.share === "function",
    () => false,
  );
  const links = shareLinks(url, title);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(say("Profile link copied to clipboard!"));
    } catch {
      toast.error(say("Failed to copy link."));
    }
  }
  // Rejected also when the person changes their mind, which is no error.
  const share = () => void navigator.share({ title, url }).catch(() => undefined);

  return (
    <div className="share" role="group" aria-label={say("Share")}>
      {canShare ? (
        <button type="button" className="tool" onClick={share}>
          <Share2 className="icon" />
          <span className="word">{say("Share")}</span>
        </button>
      ) : null}
      <button type="button" className="tool" onClick={() => void copy()}>
        <LinkIcon className="icon" />
        <span className="word">{say("Copy link")}</span>
      </button>
      <a
        className="tool"
        href={links.whatsapp}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={say("Share on WhatsApp")}
      >
        <Icon as={WhatsAppIcon} />
      </a>
      <a
        className="tool"
        href={links.facebook}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={say("Share on Facebook")}
      >
        <Icon as={FacebookIcon} />
      </a>
      <a
        className="tool"
        href={links.twitter}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={say("Share on Twitter")}
      >
        <Icon as={TwitterIcon} />
      </a>
    </div>
  );
}
