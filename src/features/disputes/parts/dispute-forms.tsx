import { useState, type FormEvent } from "react";
import { useRevalidator } from "react-router";
import { formatDay } from "../../../domain/dates.ts";
import { FAILED } from "../../../domain/failed.ts";
import { TEXT_LENGTHS } from "../../../domain/limits.ts";
import { formatRupees, parseRupees } from "../../../domain/money.ts";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { RadioGroup } from "../../../ui/choice-fields.tsx";
import { FieldGroup } from "../../../ui/field.tsx";
import { ConfirmDialog } from "../../../ui/dialog.tsx";
import { TextArea, TextField } from "../../../ui/fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useSubmissionKey } from "../../../ui/use-submission-key.ts";
import { useKeptBox } from "../../../ui/use-typed-words.ts";
import { useRefusals } from "../../../ui/use-refusals.tsx";
import { MILESTONE_KINDS, type MilestoneKind } from "../../bookings/quote-limits.ts";
import { ABOUT_KEYS, DISPUTE_ABOUT, DISPUTE_OUTCOMES, DISPUTE_TEXT as TEXT, OUTCOME_KEYS } from "../dispute-model.ts";

type Sent = { method?: "POST" | "PUT"; body: Record<string, unknown>; key?: string };

/** What the forms of a dispute share: it is sent once, what is refused is said, and the page is read again. */
function useSending(address: string, sent: () => void) {
  const [busy, setBusy] = useState(false);
  const { errors, summary, refuse, clear } = useRefusals();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  async function send({ method = "POST", body, key }: Sent) {
    if (busy) return;
    setBusy(true);
    const result = await call<{ message: string }>(address, { method, body, ...(key ? { key } : {}) });
    setBusy(false);
    if (!result.ok) return refuse(result);
    clear();
    sent();
    toast.success(result.data.message);
    await revalidate();
  }
  return { busy, errors, summary, refuse, send };
}

/** Asks us to help. What is typed stays until it has been sent, also over a reload. */
export function OpenForm({ number, other }: { number: string; other: string }) {
  const address = `/api/bookings/${number}/dispute`;
  const { box, keep, sent } = useKeptBox(address);
  const keyOf = useSubmissionKey();
  const { busy, errors, summary, refuse, send } = useSending(address, sent);

  function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const about = new FormData(event.currentTarget).get("about");
    const text = box.current?.value.trim() ?? "";
    const fields = { ...(about ? {} : { about: say(TEXT.about) }), ...(text ? {} : { text: say(TEXT.say) }) };
    if (Object.keys(fields).length > 0) return refuse({ error: "", fields });
    const body = { about, text };
    void send({ body, key: keyOf(body) });
  }

  return (
    <form method="post" noValidate className="stack max-w-2xl" aria-label={say("Ask us to help")} onSubmit={open}>
      {summary}
      <RadioGroup
        label={say("What is it about?")}
        name="about"
        className="dispute-kinds"
        options={ABOUT_KEYS.map((value) => ({ value, label: say(DISPUTE_ABOUT[value]) }))}
        error={errors["about"]}
      />
      <TextArea
        label={say("What happened, and what do you ask for?")}
        name="text"
        rows={6}
        maxLength={TEXT_LENGTHS.longText}
        hint={say("{other} and we read it.", { other })}
        ref={box}
        onChange={keep}
        error={errors["text"]}
      />
      <div>
        <Button type="submit" busy={busy} busyLabel={say("Sending…")}>
          {say("Ask for help")}
        </Button>
      </div>
    </form>
  );
}

/** Says more, or appeals. @param address of the call @param method how it is called */
export function LineForm({
  address,
  label,
  button,
  method = "POST",
  second = false,
}: {
  address: string;
  label: string;
  button: string;
  method?: "POST" | "PUT";
  /** Something else on the page is what to do next. */
  second?: boolean;
}) {
  const { box, keep, sent } = useKeptBox(address);
  const keyOf = useSubmissionKey();
  const [times, setTimes] = useState(0);
  const { busy, errors, summary, refuse, send } = useSending(address, () => {
    sent();
    setTimes(times + 1);
  });

  function write(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = box.current?.value.trim() ?? "";
    if (text === "") return refuse({ error: "", fields: { text: say(TEXT.answer) } });
    void send({ method, body: { text }, ...(method === "POST" ? { key: keyOf([text, times]) } : {}) });
  }

  return (
    <form method="post" noValidate className="stack max-w-2xl" aria-label={label} onSubmit={write}>
      {summary}
      <TextArea
        label={label}
        name="text"
        rows={second ? 3 : 4}
        maxLength={TEXT_LENGTHS.longText}
        ref={box}
        onChange={keep}
        error={errors["text"]}
      />
      <div>
        <Button type="submit" variant={second ? "line" : "fill"} busy={busy} busyLabel={say("Sending…")}>
          {button}
        </Button>
      </div>
    </form>
  );
}

/** Takes it back, after a question. */
export function SettleButton({ number }: { number: string }) {
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  async function settle() {
    setBusy(true);
    const result = await call<{ message: string }>(`/api/bookings/${number}/dispute/settled`, {
      method: "PUT",
      body: {},
    });
    setBusy(false);
    setAsked(false);
    if (result.ok) toast.success(result.data.message);
    else toast.error(result.error || say(FAILED));
    await revalidate();
  }
  return (
    <>
      <Button variant="line" onClick={() => setAsked(true)}>
        {say("We have settled it")}
      </Button>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        onConfirm={() => void settle()}
        busy={busy}
        title={say("Settled between you?")}
        confirmLabel={say("It is settled")}
      >
        <p>{say("We decide nothing then, and the times of the booking go on.")}</p>
      </ConfirmDialog>
    </>
  );
}

/** The desk decides. @param paidPaise more cannot come back */
export function DecisionForm({
  ticket,
  paidPaise,
  open,
}: {
  ticket: string;
  paidPaise: number;
  open: readonly { n: number; kind: MilestoneKind; day: string | null; openPaise: number; letOff: boolean }[];
}) {
  const address = `/api/admin/disputes/${ticket}/decision`;
  const { box, keep, sent } = useKeptBox(address);
  const [back, setBack] = useState("");
  const { busy, errors, summary, refuse, send } = useSending(address, sent);

  function decide(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const outcome = form.get("outcome");
    const letOff = open.length === 0 ? null : form.getAll("letOff").map(Number);
    const reason = box.current?.value.trim() ?? "";
    const backPaise = back.trim() === "" ? null : parseRupees(back);
    const fields = {
      ...(outcome ? {} : { outcome: say(TEXT.outcome) }),
      ...(reason ? {} : { reason: say(TEXT.reason) }),
      ...(back.trim() !== "" && backPaise === null ? { backPaise: say(TEXT.amount) } : {}),
    };
    if (Object.keys(fields).length > 0) return refuse({ error: "", fields });
    void send({ method: "PUT", body: { outcome, backPaise, letOff, reason } });
  }

  return (
    <form method="post" noValidate className="stack max-w-2xl" aria-label={say("Decide")} onSubmit={decide}>
      {summary}
      <RadioGroup
        label={say("How is it decided?")}
        name="outcome"
        options={OUTCOME_KEYS.map((value) => ({ value, label: say(DISPUTE_OUTCOMES[value]) }))}
        error={errors["outcome"]}
      />
      <TextField
        label={say("What comes back to the organiser in all, in rupees")}
        name="backPaise"
        inputMode="decimal"
        optional
        hint={say("At most {amount}, which was paid. Empty: as the agreement says.", {
          amount: formatRupees(paidPaise),
        })}
        value={back}
        onChange={(event) => setBack(event.target.value)}
        error={errors["backPaise"]}
      />
      {open.length > 0 ? (
        <FieldGroup
          label={say("What of the open payments need not be paid?")}
          name="letOff"
          optional
          hint={say("Leave all of them unticked where they are to be paid as agreed.")}
          error={errors["letOff"]}
        >
          {open.map(({ n, kind, day, openPaise, letOff }) => (
            <label className="check" key={n}>
              <input type="checkbox" name="letOff" value={n} defaultChecked={letOff} />
              <span>
                {formatRupees(openPaise)} {say(MILESTONE_KINDS[kind]).toLowerCase()}
                {day ? `, ${say("by {day}", { day: formatDay(day) })}` : ""}
              </span>
            </label>
          ))}
        </FieldGroup>
      ) : null}
      <TextArea
        label={say("The reason, for both sides to read")}
        name="reason"
        rows={6}
        maxLength={TEXT_LENGTHS.longText}
        ref={box}
        onChange={keep}
        error={errors["reason"]}
      />
      <div>
        <Button type="submit" busy={busy} busyLabel={say("Sending…")}>
          {say("Decide")}
        </Button>
      </div>
    </form>
  );
}
