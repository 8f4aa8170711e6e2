import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/fields.tsx";
import { PAPER_KINDS } from "../paper-model.ts";

const KINDS = Object.entries(PAPER_KINDS).map(([value, label]) => ({ value, label }));

/** Which papers a list shows: by financial year and kind. */
export function PaperFilter({ years, year, kind }: { years: readonly string[]; year: string; kind: string }) {
  return (
    <form method="get" className="paper-filter" aria-label="Which papers">
      <SelectField
        label="Financial year"
        name="year"
        defaultValue={year}
        options={[{ value: "", label: "All" }, ...years.map((one) => ({ value: one, label: one }))]}
      />
      <SelectField label="Paper" name="kind" defaultValue={kind} options={[{ value: "", label: "All" }, ...KINDS]} />
      <Button type="submit" variant="line">
        Show
      </Button>
    </form>
  );
}
