import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { FAILED } from "../../../domain/failed.ts";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { ErrorSummary, type FormError } from "../../../ui/error-summary.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { UnsavedGuard } from "../../../ui/unsaved-guard.tsx";
import { CONTENT_LISTS } from "../../content/content-lists.ts";
import type { ContentTabData } from "../admin-tab-data.ts";
import { ContentPreview } from "./content-preview.tsx";
import { ContentItemFields } from "./content-item-fields.tsx";

type Row = { id: number; values: Record<string, string> };

/** One list as a plain form: its fields, add, remove, up and down. The server checks it when it is saved. */
export function ContentForm({ data: { list, items, updatedAt, places, searches } }: { data: ContentTabData }) {
  const { fewest, most, fields, unique, ...named } = CONTENT_LISTS[list];
  const label = say(named.label);
  const item = say(named.item);
  const nth = (at: number) => say("{item} {n}", { item, n: at + 1 });
  const [rows, setRows] = useState<Row[]>(() => items.map((values, id) => ({ id, values })));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [attempt, setAttempt] = useState(0);
  const [changed, setChanged] = useState(false);
  const [busy, setBusy] = useState(false);
  /** The first stands open, others once they are opened, added or refused. */
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set([0]));
  const nextId = useRef(items.length);
  const { revalidate } = useRevalidator();
  const toast = useToast();

  /** Errors name rows by their number: with another order they would name the wrong ones. */
  function change(next: Row[], keepErrors = false) {
    setRows(next);
    setChanged(true);
    if (!keepErrors) setErrors({});
  }

  function add() {
    const id = nextId.current++;
    setOpen(new Set([...open, id]));
    change([...rows, { id, values: Object.fromEntries(fields.map(({ name }) => [name, ""])) }]);
    // Its first field is there once React has drawn it.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`#content-row-${id} :is(input, select)`)?.focus());
  }

  function move(at: number, to: number) {
    const next = [...rows];
    next.splice(to, 0, ...next.splice(at, 1));
    const pressed = document.activeElement;
    change(next);
    // A row that React puts elsewhere loses the focus of its button.
    requestAnimationFrame(() => (pressed instanceof HTMLElement ? pressed.focus() : undefined));
  }

  function remove(at: number) {
    change(rows.filter((_, one) => one !== at));
    document.getElementById("content-add")?.focus();
  }

  async function save() {
    setBusy(true);
    const result = await call<{ message: string }>(`/api/admin/content/${list}`, {
      method: "PUT",
      body: { items: rows.map(({ values }) => values), updatedAt },
    });
    setBusy(false);
    if (result.ok) {
      setErrors({});
      setChanged(false);
      toast.success(result.data.message);
      await revalidate();
      return;
    }
    setErrors(result.fields);
    const refused = rows.filter((_, at) =>
      Object.keys(result.fields).some((field) => field.startsWith(`items.${at}.`)),
    );
    setOpen(new Set([...open, ...refused.map(({ id }) => id)]));
    setAttempt(attempt + 1);
    if (Object.keys(result.fields).length === 0) toast.error(result.error || say(FAILED));
  }

  const summary: FormError[] = Object.entries(errors).map(([field, message]) => {
    const row = /^items\.(\d+)/.exec(field)?.[1];
    return {
      field: row === undefined ? "" : field,
      message: row === undefined ? message : `${nth(Number(row))}: ${message}`,
    };
  });
  return (
    <form
      noValidate
      className="desk-content"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save();
      }}
    >
      <ErrorSummary errors={summary} attempt={attempt} />
      {rows.map(({ id, values }, at) => (
        <fieldset key={id} id={`content-row-${id}`} className="panel calm">
          <legend className="sr">{nth(at)}</legend>
          <details
            open={open.has(id)}
            onToggle={({ currentTarget }) => {
              if (currentTarget.open !== open.has(id))
                setOpen(new Set(currentTarget.open ? [...open, id] : [...open].filter((one) => one !== id)));
            }}
          >
            <summary>
              <ContentPreview value={values.image ?? values.portrait ?? values.mark} />
              <span className="wrap-anywhere">
                <b>{values[unique] && unique !== "href" ? values[unique] : values.title || nth(at)}</b>
                <span className="small soft block">{nth(at)}</span>
              </span>
            </summary>
            <ContentItemFields
              fields={fields}
              values={values}
              places={places}
              searches={searches}
              path={`items.${at}`}
              errors={errors}
              onChange={(next) =>
                change(
                  rows.map((row) => (row.id === id ? { id, values: next } : row)),
                  true,
                )
              }
            />
          </details>
          <div className="acts">
            <Button
              variant="line"
              slim
              aria-disabled={at === 0}
              onClick={() => (at > 0 ? move(at, at - 1) : undefined)}
            >
              {say("Move up")}
              <span className="sr"> {nth(at)}</span>
            </Button>
            <Button
              variant="line"
              slim
              aria-disabled={at === rows.length - 1}
              onClick={() => (at < rows.length - 1 ? move(at, at + 1) : undefined)}
            >
              {say("Move down")}
              <span className="sr"> {nth(at)}</span>
            </Button>
            <Button
              variant="line"
              slim
              aria-disabled={rows.length <= fewest}
              onClick={() => (rows.length > fewest ? remove(at) : undefined)}
            >
              {say("Remove")}
              <span className="sr"> {nth(at)}</span>
            </Button>
          </div>
        </fieldset>
      ))}
      <div className="acts">
        <Button
          id="content-add"
          variant="line"
          aria-disabled={rows.length >= most}
          onClick={() => (rows.length < most ? add() : undefined)}
        >
          {say("Add a {item}", { item: item.toLowerCase() })}
        </Button>
        <Button type="submit" busy={busy} busyLabel={say("Saving…")}>
          {say("Save {list}", { list: label.toLowerCase() })}
        </Button>
      </div>
      <p className="small soft">{say("{n} of at most {most}; at least {fewest}.", { n: rows.length, most, fewest })}</p>
      <UnsavedGuard active={changed} search>
        {say("What you changed in this list is not saved.")}
      </UnsavedGuard>
    </form>
  );
}
