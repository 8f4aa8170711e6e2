import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/fields.tsx";
import { PAPER_KINDS } from "../paper-model.ts";

/** Which papers a list shows: by financial year and kind. */
export function PaperFilter({ years, year, kind }: { years: readonly string[]; year: string; kind: string }) {
  return (
    <form method="get" className="paper-filter" aria-label={say("Which papers")}>
      <SelectField
        label={say("Financial year")}
        name="year"
        defaultValue={year}
        options={[{ value: "", label: say("All") }, ...years.map((one) => ({ value: one, label: one }))]}
      />
      <SelectField
        label={say("Paper")}
        name="kind"
        defaultValue={kind}
        options={[
          { value: "", label: say("All") },
          ...Object.entries(PAPER_KINDS).map(([value, label]) => ({ value, label: say(label) })),
        ]}
      />
      <Button type="submit" variant="line">
        {say("Show")}
      </Button>
    </form>
  );
}
