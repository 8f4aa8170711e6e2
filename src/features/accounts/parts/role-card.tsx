import { useId } from "react";
import { say } from "../../../domain/words/say.ts";
import { LoaderCircle } from "../../../ui/icons.tsx";

export interface RoleCardProps {
  label: string;
  hint: string;
  /** The drawing under the arch. Decoration. */
  art: string;
  busy: boolean;
  /** Another card is being chosen. */
  disabled: boolean;
  onChoose: () => void;
}

/** One choice as a big arch: a row on a phone, a tall card on wide screens. All of it is the button's. */
export function RoleCard({ label, hint, art, busy, disabled, onChoose }: RoleCardProps) {
  const hintId = useId();
  return (
    <div className="group relative grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-4 sm:grid-cols-1 sm:content-start sm:gap-3">
      <figure className="overflow-hidden rounded-arch bg-haldi">
        <img
          src={art}
          alt=""
          width={300}
          height={380}
          className="aspect-[30/38] w-full object-cover object-bottom transition-transform duration-(--grand) ease-(--ease) group-hover:scale-104"
        />
      </figure>
      <div className="grid justify-items-start gap-1">
        <button
          type="button"
          aria-describedby={hintId}
          aria-busy={busy || undefined}
          disabled={disabled || busy}
          onClick={onChoose}
          className="flex min-h-(--tap) cursor-pointer items-center gap-2 text-left font-display text-[1.75rem]/[1.05] text-maroon group-hover:underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-offset-4 focus-visible:after:outline-rani disabled:cursor-progress disabled:text-ink-soft aria-busy:text-maroon"
        >
          {say(label)}
          {busy ? <LoaderCircle className="icon spin" /> : null}
        </button>
        <p id={hintId} className="text-ink-soft">
          {say(hint)}
        </p>
      </div>
    </div>
  );
}
