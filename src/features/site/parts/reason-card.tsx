import { say } from "../../../domain/words/say.ts";
import {
  BadgeCheck,
  HeartHandshake,
  Icon,
  type Drawing,
  SlidersHorizontal,
  Tent,
  FileText,
} from "../../../ui/icons.tsx";
import type { Reason } from "../content/about.ts";

const icons: Record<Reason["icon"], Drawing> = {
  "one-stop": Tent,
  verified: BadgeCheck,
  tailored: SlidersHorizontal,
  insights: FileText,
  "client-first": HeartHandshake,
};

/** One reason to choose us. */
export function ReasonCard({ title, text, icon }: Reason) {
  return (
    <article className="reason">
      <span className="reason-arch">
        <Icon as={icons[icon]} />
      </span>
      <h3>{say(title)}</h3>
      <p>{say(text)}</p>
    </article>
  );
}
