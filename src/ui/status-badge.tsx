import { Ban, CircleCheck, CircleX, Clock, Info } from "./icons.tsx";
import type { Drawing } from "./icons.tsx";
import { classNames } from "./class-names.ts";
import type { StatusTone } from "./status-tones.ts";

const TONES: Readonly<Record<string, StatusTone>> = {
  approved: "ok",
  accepted: "ok",
  confirmed: "ok",
  completed: "ok",
  sent: "info",
  new: "info",
  contacted: "info",
  pending: "wait",
  draft: "quiet",
  hidden: "quiet",
  rejected: "bad",
  declined: "bad",
  suspended: "bad",
  cancelled: "quiet",
  closed: "quiet",
  withdrawn: "quiet",
  expired: "quiet",
};
const DRAWINGS: Readonly<Record<StatusTone, Drawing>> = {
  ok: CircleCheck,
  wait: Clock,
  bad: CircleX,
  quiet: Ban,
  info: Info,
};

export interface StatusBadgeProps {
  /** The stored status, from which colour and sign come. */
  status: string;
  /** What it is called in the language of the page. */
  label: string;
  tone?: StatusTone | undefined;
}

/** The state of an enquiry or listing: colour, sign and word, never colour alone. */
export function StatusBadge({ status, label, tone }: StatusBadgeProps) {
  const manner = tone ?? TONES[status.toLowerCase()] ?? "info";
  const Drawing = DRAWINGS[manner];
  return (
    <span className={classNames("status", manner)}>
      <Drawing className="icon" />
      {label}
    </span>
  );
}
