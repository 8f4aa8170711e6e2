import { useState, type FormEvent } from "react";
import { useRevalidator } from "react-router";
import { FAILED } from "../../../domain/failed.ts";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/fields.tsx";
import { useToast } from "../../../ui/toast.tsx";

const FORM = "link-owner";

/** Links a listing that nobody keeps to an account. */
export function LinkOwner({ id, title }: { id: string; title: string }) {
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const toast = useToast();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const result = await call<{ message: string }>(`/api/admin/listings/${id}/owner`, {
      method: "PATCH",
      body: { username: new FormData(event.currentTarget).get("username") },
    });
    setBusy(false);
    if (!result.ok && (result.fields.username || result.status === 0))
      return setProblem(result.fields.username ?? result.error);
    if (result.ok) toast.success(result.data.message);
    else toast.error(result.error || say(FAILED));
    setOpen(false);
    await revalidate();
  }

  const footer = (
    <>
      <Button variant="line" onClick={() => setOpen(false)}>
        {say("Cancel")}
      </Button>
      <Button type="submit" form={FORM} busy={busy} busyLabel={say("Linking…")}>
        {say("Link", "verb")}
      </Button>
    </>
  );
  return (
    <>
      <Button
        variant="line"
        onClick={() => {
          setProblem("");
          setOpen(true);
        }}
      >
        {say("Link to an account")}
      </Button>
      <Dialog
        open={open}
        onClose={() => (busy ? undefined : setOpen(false))}
        title={say("Link to an account")}
        footer={footer}
        size="narrow"
      >
        <form id={FORM} noValidate className="stack" onSubmit={(event) => void submit(event)}>
          <p>{say("Nobody keeps {title} yet. Requests for it will go to the account.", { title })}</p>
          <TextField
            label={say("Username")}
            name="username"
            id="owner-username"
            autoCapitalize="none"
            autoComplete="off"
            error={problem || undefined}
          />
        </form>
      </Dialog>
    </>
  );
}
