import { classNames } from "./class-names.ts";
import file from "./icons.svg";

export interface DrawingProps {
  className?: string | undefined;
  role?: string | undefined;
  "aria-label"?: string | undefined;
  "aria-hidden"?: boolean | "true" | undefined;
}
export type Drawing = ReturnType<typeof drawing>;

/** One drawing of icons.svg: a reference into that one file, so that neither scripts nor pages carry the lines. */
function drawing(name: string) {
  return function Drawing({ role, "aria-hidden": hidden = role ? undefined : true, ...rest }: DrawingProps) {
    return (
      <svg role={role} aria-hidden={hidden} {...rest}>
        <use href={`${file}#${name}`} />
      </svg>
    );
  };
}

// Whoever adds one runs `npm run icons`, which draws icons.svg anew.
export const ArrowLeft = /* @__PURE__ */ drawing("arrow-left");
export const ArrowRight = /* @__PURE__ */ drawing("arrow-right");
export const ArrowUp = /* @__PURE__ */ drawing("arrow-up");
export const Award = /* @__PURE__ */ drawing("award");
export const BadgeCheck = /* @__PURE__ */ drawing("badge-check");
export const Ban = /* @__PURE__ */ drawing("ban");
export const Bell = /* @__PURE__ */ drawing("bell");
export const CalendarCheck = /* @__PURE__ */ drawing("calendar-check");
export const Check = /* @__PURE__ */ drawing("check");
export const ChevronDown = /* @__PURE__ */ drawing("chevron-down");
export const ChevronLeft = /* @__PURE__ */ drawing("chevron-left");
export const ChevronRight = /* @__PURE__ */ drawing("chevron-right");
export const CircleAlert = /* @__PURE__ */ drawing("circle-exclamation-point");
export const CircleCheck = /* @__PURE__ */ drawing("circle-check");
export const CircleUserRound = /* @__PURE__ */ drawing("circle-user-round");
export const CircleX = /* @__PURE__ */ drawing("circle-x");
export const Clock = /* @__PURE__ */ drawing("clock");
export const ExternalLink = /* @__PURE__ */ drawing("external-link");
export const Eye = /* @__PURE__ */ drawing("eye");
export const EyeOff = /* @__PURE__ */ drawing("eye-off");
export const FileText = /* @__PURE__ */ drawing("file-text");
export const Flag = /* @__PURE__ */ drawing("flag");
export const Globe = /* @__PURE__ */ drawing("globe");
export const HandHeart = /* @__PURE__ */ drawing("hand-heart");
export const Heart = /* @__PURE__ */ drawing("heart");
export const HeartHandshake = /* @__PURE__ */ drawing("heart-handshake");
export const History = /* @__PURE__ */ drawing("rotate-ccw-clock");
export const House = /* @__PURE__ */ drawing("house");
export const ImageUp = /* @__PURE__ */ drawing("image-up");
export const Images = /* @__PURE__ */ drawing("images");
export const Inbox = /* @__PURE__ */ drawing("inbox");
export const Info = /* @__PURE__ */ drawing("info");
export const LifeBuoy = /* @__PURE__ */ drawing("life-buoy");
export const LinkIcon = /* @__PURE__ */ drawing("link");
export const LoaderCircle = /* @__PURE__ */ drawing("loader-circle");
export const LogIn = /* @__PURE__ */ drawing("log-in");
export const LogOut = /* @__PURE__ */ drawing("log-out");
export const Mail = /* @__PURE__ */ drawing("mail");
export const MapPin = /* @__PURE__ */ drawing("map-pin");
export const Menu = /* @__PURE__ */ drawing("menu");
export const MessageCircleMore = /* @__PURE__ */ drawing("message-circle-more");
export const Music = /* @__PURE__ */ drawing("eighth-notes");
export const Pause = /* @__PURE__ */ drawing("pause");
export const Pencil = /* @__PURE__ */ drawing("pencil");
export const Phone = /* @__PURE__ */ drawing("phone");
export const Play = /* @__PURE__ */ drawing("play");
export const Plus = /* @__PURE__ */ drawing("plus");
export const Printer = /* @__PURE__ */ drawing("printer");
export const RotateCw = /* @__PURE__ */ drawing("rotate-cw");
export const Search = /* @__PURE__ */ drawing("search");
export const Send = /* @__PURE__ */ drawing("send");
export const Settings = /* @__PURE__ */ drawing("settings");
export const Share2 = /* @__PURE__ */ drawing("share-2");
export const SlidersHorizontal = /* @__PURE__ */ drawing("sliders-horizontal");
export const Star = /* @__PURE__ */ drawing("star");
export const Store = /* @__PURE__ */ drawing("store");
export const Tent = /* @__PURE__ */ drawing("tent");
export const Trash2 = /* @__PURE__ */ drawing("trash");
export const TriangleAlert = /* @__PURE__ */ drawing("triangle-exclamation-point");
export const UserRoundPlus = /* @__PURE__ */ drawing("user-round-plus");
export const X = /* @__PURE__ */ drawing("x");

/** X, still called Twitter in the specification. */
export const TwitterIcon = /* @__PURE__ */ drawing("x-twitter");
export const FacebookIcon = /* @__PURE__ */ drawing("facebook");
export const InstagramIcon = /* @__PURE__ */ drawing("instagram");
export const LinkedInIcon = /* @__PURE__ */ drawing("linkedin");
export const WhatsAppIcon = /* @__PURE__ */ drawing("whatsapp");
export const YouTubeIcon = /* @__PURE__ */ drawing("youtube");

export interface IconProps {
  as: Drawing;
  /** Say it only where the icon stands without words; otherwise the icon is decoration. */
  label?: string | undefined;
  className?: string | undefined;
}

/** One icon at text size: hidden from screen readers unless it has a label. */
export function Icon({ as: Drawing, label, className }: IconProps) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return <Drawing className={classNames("icon", className)} {...spoken} />;
}
