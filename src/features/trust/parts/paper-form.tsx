import { useState, type FormEvent } from "react";
import { useRevalidator } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { TextField } from "../../../ui/fields.tsx";
import { preparePhoto } from "../../../ui/photo-prepare.ts";
import { PhotoShelf } from "../../../ui/photo-shelf.ts";
import { ShelfProfileField } from "../../../ui/shelf-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { PAPER_PHOTO, PAPER_TEXT as TEXT, PAPER_WORDS, paperSchema, type PaperKind } from "../paper-model.ts";

const rule = { max: 1, ...PAPER_PHOTO };
const newShelf = () =>
  new PhotoShelf(
    { prepare: preparePhoto, urlOf: (file) => URL.createObjectURL(file), freeUrl: (url) => URL.revokeObjectURL(url) },
    { profile: rule, gallery: rule },
  );

/** Number, name and photo of one document. The names of its fields begin with its kind: both forms stand on one page. */
export function PaperForm({ kind }: { kind: PaperKind }) {
  const { name, paper, hint } = PAPER_WORDS[kind];
  const [shelf] = useState(newShelf);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<{ fields: Record<string, string>; whole: string; attempt: number }>({
    fields: {},
    whole: "",
    attempt: 0,
  });
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const nameOf = (field: string) => `${kind}-${field}`;

  function fail(fields: Record<string, string>, whole = "") {
    setWrong(({ attempt }) => ({ fields, whole, attempt: attempt + 1 }));
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    const values = { number: typed.get(nameOf("number")) ?? "", name: typed.get(nameOf("name")) ?? "" };
    setBusy(true);
    await shelf.settled();
    const checked = paperSchema(kind).safeParse(values);
    const photo = shelf.state.profile?.file;
    const problems = Object.fromEntries(
      (checked.error?.issues ?? []).toReversed().map(({ path, message }) => [String(path[0]), message]),
    );
    if (!photo) problems["photo"] = shelf.state.profileError || TEXT.photo;
    if (!checked.success || !photo) {
      setBusy(false);
      return fail(problems);
    }
    const body = new FormData();
    for (const [field, value] of Object.entries(checked.data)) body.append(field, value);
    body.append(PAPER_PHOTO.field, photo);
    const result = await call<{ message: string }>(`/api/account/papers/${kind}`, { method: "PUT", body });
    setBusy(false);
    if (!result.ok) return fail(result.fields, result.error || TEXT.failed);
    toast.success(result.data.message);
    await revalidate();
  }

  const errors = ["number", "name", "photo"].flatMap((field) =>
    wrong.fields[field] ? [{ field: nameOf(field), message: wrong.fields[field] }] : [],
  );
  return (
    <form className="grid gap-5" method="post" noValidate aria-busy={busy} onSubmit={(event) => void submit(event)}>
      <ErrorSummary
        errors={errors.length > 0 || !wrong.whole ? errors : [{ field: "", message: wrong.whole }]}
        attempt={wrong.attempt}
        title={say("Your document was not sent.")}
      />
      <TextField
        label={name}
        name={nameOf("number")}
        hint={say(hint)}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        error={wrong.fields["number"]}
      />
      <TextField
        label={say("Name on it")}
        name={nameOf("name")}
        hint={say("Of the person or the business, as it is printed.")}
        autoComplete="off"
        error={wrong.fields["name"]}
      />
      <ShelfProfileField
        shelf={shelf}
        label={say("Photo of the {paper}", { paper: say(paper) })}
        name={nameOf("photo")}
        hint={say("All of it in the picture, and legible. JPEG, PNG or WebP, less than 25 MB.")}
      />
      <Button type="submit" disabled={!hydrated} busy={busy} busyLabel={say("Sending…")}>
        {say("Send the {name}", { name })}
      </Button>
    </form>
  );
}
