import { useState } from "react";
import {
  LADDER_CHOICES,
  NOTHING_OWED,
  graceAhead,
  ladderLabel,
  ladderWords,
  type LadderChoice,
} from "../../../domain/ladders.ts";
import { say } from "../../../domain/words/say.ts";
import { SelectField } from "../../../ui/fields.tsx";
import { LadderSteps, useLadderSteps } from "../../prices/parts/ladder-steps.tsx";
import type { QuoteTerms } from "../quote-model.ts";
import type { Faults } from "./quote-lines.tsx";

/** What comes back while it is chosen, and what the call takes of it. */
export function useQuoteLadder(begins: QuoteTerms) {
  const [ladder, setLadder] = useState<LadderChoice>(begins.ladder);
  const own = useLadderSteps(begins.ladderSteps);
  return { ladder, setLadder, own, body: { ladder, ladderSteps: ladder === "own" ? own.steps : [] } };
}

export interface QuoteLadderProps {
  chosen: ReturnType<typeof useQuoteLadder>;
  errors: Faults;
  eventDate: string | null;
  now: Date;
  /** It is meant to cost nothing, and does: nothing can come back. */
  nothing: boolean;
}

/** What comes back if it is called off, by dates. */
export function QuoteLadder({ chosen, errors, eventDate, now, nothing }: QuoteLadderProps) {
  const { ladder, setLadder, own } = chosen;
  return (
    <fieldset>
      <legend>{say("If it is called off")}</legend>
      {nothing ? (
        <p>{say(NOTHING_OWED)}</p>
      ) : (
        <>
          <SelectField
            label={say("What comes back")}
            name="ladder"
            value={ladder}
            onChange={(event) => setLadder(event.target.value as LadderChoice)}
            options={LADDER_CHOICES.map((value) => ({ value, label: ladderLabel(value) }))}
            error={errors["ladder"]}
          />
          <p className="small">{graceAhead(eventDate, now)}</p>
          {ladder === "own" ? (
            <LadderSteps ladder={own} errors={errors} eventDate={eventDate} now={now} />
          ) : (
            <p className="small" aria-live="polite">
              {ladderWords(ladder, eventDate, now)}
            </p>
          )}
        </>
      )}
    </fieldset>
  );
}
