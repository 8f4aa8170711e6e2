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

/** One choice as a big arch that is a button: a row on a phone, a tall card on wide screens. */
export function RoleCard({ label, hint, art, busy, disabled, onChoose }: RoleCardProps) {
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      disabled={disabled || busy}
      onClick={onChoose}
      className="group grid cursor-pointer grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-4 text-left disabled:cursor-progress disabled:opacity-60 aria-busy:opacity-100 sm:grid-cols-1 sm:content-start sm:gap-3"
    >
      <span className="block overflow-hidden rounded-arch bg-haldi">
        <img src={art} alt="" width={300} height={380} className="aspect-[30/38] w-full object-cover object-bottom transition-transform duration-(--grand) ease-(--ease) group-enabled:group-hover:scale-104" />
      </span>
      <span className="grid gap-1">
        <span className="flex items-center gap-2 font-display text-[1.75rem]/[1.05] text-maroon group-enabled:group-hover:underline">
          {label}
          {busy ? <LoaderCircle className="icon spin" /> : null}
        </span>
        <span className="text-ink-soft">
          {hint}
        </span>
      </span>
    </button>
  );
}
