import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface BrandIconProps {
  className?: string | undefined;
}

// Simple line drawings in the hand of the other icons; the words beside them carry the meaning.
function Brand({ className, children }: BrandIconProps & { children: ReactNode }) {
  return (
    <svg className={classNames("icon", className)} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      {children}
    </svg>
  );
}

export function WhatsAppIcon(props: BrandIconProps) {
  return (
    <Brand {...props}>
      <path d="M3 21l1.6-4.7A9 9 0 1 1 8 19.6Z" />
      <path d="M9 8.2c-.5 3.6 3.2 7.3 6.8 6.8l.4-2-2.2-1-1 1c-1-.4-1.6-1-2-2l1-1-1-2.2Z" />
    </Brand>
  );
}

export function FacebookIcon(props: BrandIconProps) {
  return (
    <Brand {...props}>
      <path d="M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V10H7v4h3v7h4v-7h3l1-4h-4V8a1 1 0 0 1 1-1h2Z" />
    </Brand>
  );
}

/** X, still called Twitter in the specification. */
export function TwitterIcon(props: BrandIconProps) {
  return (
    <Brand {...props}>
      <path d="M4 4l12.5 16H20L7.5 4Z" />
      <path d="M4.5 20l6.3-7.2M13.3 11.1 19.5 4" />
    </Brand>
  );
}

export function InstagramIcon(props: BrandIconProps) {
  return (
    <Brand {...props}>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" />
    </Brand>
  );
}

export function LinkedInIcon(props: BrandIconProps) {
  return (
    <Brand {...props}>
      <path d="M4 10v10M4 4.5V5M10 20V10M10 14.5a4.5 4.5 0 0 1 9.5 0V20" />
    </Brand>
  );
}

export function YouTubeIcon(props: BrandIconProps) {
  return (
    <Brand {...props}>
      <rect x="2" y="5" width="20" height="14" rx="4" />
      <path d="m10 9 5 3-5 3Z" />
    </Brand>
  );
}
