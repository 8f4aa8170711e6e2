/** The inputs of lists: records and entries that are added and removed one by one, and an address for each network. */
import { useRef } from "react";
import { get, useController, useFieldArray, useFormContext } from "react-hook-form";
import { say, text } from "../../../../domain/words/say.ts";
import { Button } from "../../../../ui/button.tsx";
import { FieldError } from "../../../../ui/field.tsx";
import { fieldId } from "../../../../ui/field-ids.ts";
import { TextField } from "../../../../ui/fields.tsx";
import { Plus, Trash2 } from "../../../../ui/icons.tsx";
import { named, type FormValues } from "../../fields/field.ts";
import { SimpleInput } from "./simple-inputs.tsx";
import { useMessage, useTied, type InputProps, type Of } from "./tied-input.tsx";

function RemoveButton({ what, onClick }: { what: string; onClick: () => void }) {
  return (
    <button type="button" className="tool" aria-label={say("Remove {what}", { what })} onClick={onClick}>
      <Trash2 className="icon" />
    </button>
  );
}

function AddButton({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <div>
      <Button variant="line" slim onClick={onClick}>
        <Plus className="icon" />
        {children}
      </Button>
    </div>
  );
}

/** A list of records, such as the halls of a venue: added and removed one by one. */
export function Records({ field, label }: Omit<InputProps<Of<"records">>, "at">) {
  const { control } = useFormContext<FormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: field.name as never });
  const error = useMessage(field.name);
  const entry = field.entry.toLowerCase();
  const parts = named(field.fields);
  const few = parts.length < 3;
  return (
    <div className="field span" id={fieldId(field.name)} tabIndex={-1}>
      {label ? <span className="lab">{label}</span> : null}
      {field.hint ? <p className="hint">{say(field.hint)}</p> : null}
      {fields.length > 0 ? (
        <ol className="entries">
          {fields.map(({ id }, at) => {
            const inputs = parts.map((part, place) => (
              <SimpleInput
                key={part.name}
                field={part}
                label={
                  few
                    ? place === 0
                      ? `${part.label} ${at + 1}`
                      : part.label
                    : say("{label} of {entry} {n}", { label: part.label, entry, n: at + 1 })
                }
                at={`${field.name}.${at}.${part.name}`}
              />
            ));
            return (
              <li className={few ? "entry" : "entry records"} key={id}>
                {few ? inputs : <div className="two">{inputs}</div>}
                {fields.length > field.least ? (
                  <RemoveButton what={`${entry} ${at + 1}`} onClick={() => remove(at)} />
                ) : null}
              </li>
            );
          })}
        </ol>
      ) : null}
      {fields.length < field.most ? (
        <AddButton onClick={() => append(Object.fromEntries(parts.map(({ name }) => [name, ""])) as never)}>
          {fields.length > 0 ? say("Add another {entry}", { entry }) : say("Add a {entry}", { entry })}
        </AddButton>
      ) : (
        <p className="hint">{say("You have added all {n}.", { n: field.most })}</p>
      )}
      {error ? <FieldError id={fieldId(field.name)}>{error}</FieldError> : null}
    </div>
  );
}

/** Short texts or addresses, each in a box of its own; one empty box stands ready. Empty ones are not sent. */
export function Entries({ field, at, label }: InputProps<Of<"entries"> | Of<"videos">>) {
  const { field: input, formState } = useController<FormValues>({ name: at });
  const whole = useMessage(at);
  const value = input.value as string[] | undefined;
  const lines = value && value.length > 0 ? value : [""];
  const added = useRef(false);
  const links = field.kind === "videos";
  const errorOf = (place: number) => {
    const { message } = (get(formState.errors, `${at}.${place}`) ?? {}) as { message?: string };
    return message ?? (place === 0 ? whole : undefined);
  };
  return (
    <div className="field span" id={fieldId(at)} tabIndex={-1}>
      {label && label !== field.entry ? <span className="lab">{label}</span> : null}
      {field.hint ? <p className="hint">{say(field.hint)}</p> : null}
      <ol className="entries">
        {lines.map((line, place) => (
          // They have no identity but their place.
          // eslint-disable-next-line react/no-array-index-key
          <li className="entry one" key={place}>
            <TextField
              label={`${field.entry} ${place + 1}`}
              optional={links ? true : undefined}
              name={`${at}.${place}`}
              value={line}
              error={errorOf(place)}
              {...(links
                ? {
                    type: "url",
                    inputMode: "url",
                    placeholder: "https://www.youtube.com/watch?v=…",
                    autoComplete: "off",
                  }
                : {})}
              onChange={(event) => input.onChange(lines.map((other, i) => (i === place ? event.target.value : other)))}
              onBlur={input.onBlur}
              // The new line was asked for: the next key press belongs into it.
              ref={(box) => {
                if (!box || !added.current || place !== lines.length - 1) return;
                added.current = false;
                box.focus();
              }}
            />
            {lines.length > 1 ? (
              <RemoveButton
                what={`${field.entry.toLowerCase()} ${place + 1}`}
                onClick={() => input.onChange(lines.filter((_, i) => i !== place))}
              />
            ) : null}
          </li>
        ))}
      </ol>
      {lines.length < field.most ? (
        <AddButton
          onClick={() => {
            added.current = true;
            input.onChange([...lines, ""]);
          }}
        >
          {links ? say("Add another video") : say("Add another {entry}", { entry: field.entry.toLowerCase() })}
        </AddButton>
      ) : null}
    </div>
  );
}

const NETWORK_HINTS: Readonly<Record<string, string>> = {
  whatsapp: text("Your number, or a link that begins with https://wa.me"),
};

export function Networks({ field }: { field: Of<"networks"> }) {
  return (
    <>
      {Object.entries(field.networks).map(([name, label]) => (
        <NetworkInput key={name} at={`${field.name}.${name}`} label={label} hint={NETWORK_HINTS[name]} />
      ))}
    </>
  );
}

function NetworkInput({ at, label, hint }: { at: string; label: string; hint: string | undefined }) {
  return (
    <TextField
      label={label}
      optional
      inputMode={at.endsWith(".whatsapp") ? "text" : "url"}
      autoComplete="off"
      hint={hint}
      {...useTied(at)}
    />
  );
}
