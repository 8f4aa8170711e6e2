import type { LucideIcon } from "lucide-react";
import { classNames } from "./class-names.ts";

// Named one by one, so that the build keeps only what some page draws.
export {
  ArrowLeft, ArrowRight, ArrowUp, Award, BadgeCheck, Ban, Bell, Briefcase, CalendarCheck, CalendarDays, Camera, Check,
  ChevronDown, ChevronLeft, ChevronRight, CircleAlert, CircleCheck, CircleUserRound, CircleX, Clock, Copy,
  ExternalLink, Eye, EyeOff, FileText, Filter, Flag, Globe, GraduationCap, HandHeart, HeartHandshake, History,
  House, ImageUp, Images, Inbox, Info, Languages, LifeBuoy, Link as LinkIcon, LoaderCircle, Lock, LogIn, LogOut, Mail,
  MapPin, Menu, MessageCircleMore, Minus, Music, Pause, Pencil, Phone, Play, Plus, RotateCw, Search, Send,
  Settings, Share2, ShieldCheck, SlidersHorizontal, Star, Store, Tent, Ticket, Trash2, TriangleAlert, Upload,
  UserRound, UserRoundPlus, Users, X,
} from "lucide-react";
export type { LucideIcon } from "lucide-react";
export { FacebookIcon, InstagramIcon, LinkedInIcon, TwitterIcon, WhatsAppIcon, YouTubeIcon } from "./brand-icons.tsx";

export interface IconProps {
  as: LucideIcon;
  /** Say it only where the icon stands without words; otherwise the icon is decoration. */
  label?: string | undefined;
  className?: string | undefined;
}

/** One icon at text size: hidden from screen readers unless it has a label. */
export function Icon({ as: Drawing, label, className }: IconProps) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return <Drawing className={classNames("icon", className)} {...spoken} />;
}
