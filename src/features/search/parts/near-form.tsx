import { useHref, useNavigate } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField, TextField } from "../../../ui/fields.tsx";
import { NEAR_FIELDS } from "../../listings/near-fields.ts";
import { NearMe } from "../../listings/parts/near-me.tsx";
import { whenPairs } from "../../listings/when.ts";
import { NARROWED_BY, searchHref, SEARCH_PATH, type SearchQuestion } from "../search-model.ts";

export interface NearFormProps {
  id: string;
  question: SearchQuestion;
  onSent?: () => void;
}

/** Around which place a search over everything looks: a plain GET form, and a tap where scripts run. */
export function NearForm({ id, question, onSent }: NearFormProps) {
  const navigate = useNavigate();
  const [near, radius] = NEAR_FIELDS;
  const look = (choice: Partial<SearchQuestion>) => {
    void navigate(searchHref({ ...question, ...choice }), { preventScrollReset: true });
    onSent?.();
  };
  const carried = [
    ["q", question.q],
    ["state", question.state],
    ["category", question.category],
    ...whenPairs(question.when),
    ...NARROWED_BY.map((name) => [name, question[name] ?? ""]),
    ["sort", question.sort ?? ""],
  ];
  return (
    <form
      id={id}
      method="get"
      action={useHref(SEARCH_PATH)}
      className="filter-fields"
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const typed = (name: string) => String(form.get(name) ?? "").trim();
        look({ near: typed("near"), radius: typed("radius") });
      }}
    >
      {carried.map(([name, value]) => (value ? <input key={name} type="hidden" name={name} value={value} /> : null))}
      <TextField
        key={`near ${question.near}`}
        id={`${id}-near`}
        label={near!.label}
        name="near"
        placeholder={near!.placeholder && say(near!.placeholder)}
        defaultValue={question.near}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
      />
      <NearMe onFound={(here) => look({ near: here })} />
      <SelectField
        key={`radius ${question.radius}`}
        id={`${id}-radius`}
        label={radius!.label}
        name="radius"
        placeholder={radius!.placeholder ?? ""}
        options={radius!.options ?? []}
        defaultValue={question.radius}
      />
      <Button type="submit" variant="line">
        {say("Search around there")}
      </Button>
    </form>
  );
}
