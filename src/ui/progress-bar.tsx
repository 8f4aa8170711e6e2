export interface ProgressBarProps {
  /** 0 to 100; null while it cannot be known. */
  value: number | null;
  label: string;
}

/** How far something is, such as an upload. */
export function ProgressBar({ value, label }: ProgressBarProps) {
  const part = value === null ? null : Math.round(Math.max(0, Math.min(100, value)));
  return (
    <div
      className="bar"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={part ?? undefined}
      data-unknown={part === null || undefined}
    >
      <i style={{ width: `${part ?? 30}%` }} />
    </div>
  );
}
