import { say } from "../domain/words/say.ts";

export interface StrengthMeterProps {
  /** 0 (nothing typed) to 4 (strong), from the rule that also judges on the server. */
  score: number;
  /** The word for the score, such as 'Weak' or 'Strong'. */
  label: string;
  id?: string | undefined;
}

/** How strong a password is: four segments and always the word. Place it below a PasswordField. */
export function StrengthMeter({ score, label, id }: StrengthMeterProps) {
  const filled = Math.max(0, Math.min(4, Math.round(score)));
  return (
    <div className="strength" id={id} data-score={filled}>
      <div
        className="strength-bar"
        role="meter"
        aria-label={say("Password strength")}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={filled}
        aria-valuetext={label || say("Empty")}
      >
        {[1, 2, 3, 4].map((step) => (
          <i key={step} className={step <= filled ? "on" : undefined} />
        ))}
      </div>
      <p className="small" role="status">
        {label}
      </p>
    </div>
  );
}
