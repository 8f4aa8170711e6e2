import { useRef } from "react";
import { useController } from "react-hook-form";
import { COUNTS } from "../../../../domain/limits.ts";
import { Button } from "../../../../ui/button.tsx";
import { TextField } from "../../../../ui/fields.tsx";
import { fieldId } from "../../../../ui/field-ids.ts";
import { Plus, Trash2 } from "../../../../ui/icons.tsx";
import type { FormValues } from "./form-values.ts";
import { messageOf } from "./use-field.ts";

/** Up to three award titles; one empty line stands ready. Empty ones are not sent. */
export function AwardsEditor() {
  const { field, formState } = useController<FormValues, "awards">({ name: "awards" });
  const titles = field.value.length > 0 ? field.value : [""];
  const added = useRef(false);
  const change = (next: string[]) => field.onChange(next);
  return (
    <div className="field" id={fieldId("awards")} tabIndex={-1}>
      <ol className="entries">
        {titles.map((title, at) => (
          // Titles have no identity but their place.
          <li className="entry one" key={at}>
            <TextField
              label={`Award ${at + 1}`}
              name={`awards.${at}`}
              value={title}
              error={messageOf(formState.errors, `awards.${at}`) ?? (at === 0 ? messageOf(formState.errors, "awards") : undefined)}
              onChange={(event) => change(titles.map((other, place) => (place === at ? event.target.value : other)))}
              onBlur={field.onBlur}
              // The new line was asked for: the next key press belongs into it.
              ref={(input) => {
                if (!input || !added.current || at !== titles.length - 1) return;
                added.current = false;
                input.focus();
              }}
            />
            {titles.length > 1 ? (
              <button type="button" className="tool" aria-label={`Remove award ${at + 1}`} onClick={() => change(titles.filter((_, place) => place !== at))}>
                <Trash2 className="icon" />
              </button>
            ) : null}
          </li>
        ))}
      </ol>
      {titles.length < COUNTS.awards ? (
        <div>
          <Button
            variant="line"
            slim
            onClick={() => {
              added.current = true;
              change([...titles, ""]);
            }}
          >
            <Plus className="icon" />
            Add another award
          </Button>
        </div>
      ) : null}
    </div>
  );
}
