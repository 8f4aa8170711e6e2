import { useState, type FormEvent } from "react";
import { useRevalidator } from "react-router";
import { formatInstant } from "../../../domain/dates.ts";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call, type CallOptions } from "../../../ui/call.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { FEED_MESSAGES, MOST_FEEDS } from "../feed-model.ts";
import type { FeedView } from "../feed-service.server.ts";
import type { OwnMonth } from "../own-month.server.ts";
import { useRefusals } from "../../../ui/use-refusals.tsx";

type Own = { own: OwnMonth };

/** Does one thing at a time, says how it went, and has the page read anew. */
function useDone() {
  const [busy, setBusy] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  async function act(name: string, path: string, options: CallOptions, said: string) {
    if (busy) return null;
    setBusy(name);
    const result = await call(path, options);
    if (result.ok) {
      toast.success(say(said));
      await revalidate();
    }
    setBusy(null);
    return result;
  }
  return {
    busy,
    act,
    /** As `act`, for a button without a form: what goes wrong is a toast. */
    async press(...args: Parameters<typeof act>) {
      const result = await act(...args);
      if (result && !result.ok) toast.error(result.error || say("Something went wrong. Please try again."));
    },
  };
}

/** The link by which the owner's own calendar reads this one. */
function OwnLink({ own: { id, elsewhere } }: Own) {
  const { link } = elsewhere;
  const hydrated = useHydrated();
  const toast = useToast();
  const { busy, press } = useDone();
  const [asking, setAsking] = useState(false);
  const path = `/api/listings/${id}/calendar/link`;
  const make = () => press("make", path, { method: "PUT" }, FEED_MESSAGES.made);

  async function copy(address: string) {
    try {
      await navigator.clipboard.writeText(address);
      toast.success(say("Link copied."));
    } catch {
      toast.error(say("The link could not be copied. Select it in its box and copy it from there."));
    }
  }

  return (
    <div>
      <h3>{say("These dates in your own calendar")}</h3>
      <p>
        {say(
          "Add this link to Google Calendar (Other calendars, From URL), Apple Calendar or Outlook: it shows your blocked days, and your requests once you accept them. Whoever has the link can read it, so give it to nobody.",
        )}
      </p>
      {link ? (
        <>
          {link.address === null ? (
            <p className="soft">{say("Only the owner reads the link itself.")}</p>
          ) : (
            <TextField
              label={say("Your link")}
              name="link"
              value={link.address}
              readOnly
              onFocus={(event) => event.currentTarget.select()}
              hint={say("Made on {when}.", { when: formatInstant(new Date(link.since)) })}
            />
          )}
          <div className="actions">
            {link.address === null ? null : (
              <Button disabled={!hydrated} onClick={() => void copy(link.address!)}>
                {say("Copy link")}
              </Button>
            )}
            <Button variant="line" disabled={!hydrated} onClick={() => setAsking(true)}>
              {say("New link")}
            </Button>
            <Button
              variant="line"
              disabled={!hydrated}
              busy={busy === "end"}
              busyLabel={say("Ending…")}
              onClick={() => void press("end", path, { method: "DELETE" }, FEED_MESSAGES.ended)}
            >
              {say("End link")}
            </Button>
          </div>
        </>
      ) : (
        <div className="actions">
          <Button disabled={!hydrated} busy={busy === "make"} busyLabel={say("Making…")} onClick={() => void make()}>
            {say("Make a link")}
          </Button>
        </div>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={say("Make a new link?")}
        size="narrow"
        footer={
          <>
            <Button variant="line" onClick={() => setAsking(false)}>
              {say("Keep this one")}
            </Button>
            <Button
              busy={busy === "make"}
              busyLabel={say("Making…")}
              onClick={() => void make().then(() => setAsking(false))}
            >
              {say("Make a new link")}
            </Button>
          </>
        }
      >
        <p>{say("The link that you have stops working at once. Add the new one wherever you used it.")}</p>
      </Dialog>
    </div>
  );
}

/** When a calendar was read, or why not. */
function FeedState({ of: { readAt, triedAt, trouble, total, unread } }: { of: FeedView }) {
  const last = readAt ? say("Last read on {when}.", { when: formatInstant(new Date(readAt)) }) : say("Not read yet.");
  if (!trouble)
    return (
      <span className="small soft">
        {last}{" "}
        {unread > 0 ? (
          <b>
            {say("{unread} of {total} entries could not be read: look at these times yourself.", { unread, total })}
          </b>
        ) : null}
      </span>
    );
  return (
    <span className="small field-error">
      {trouble} {triedAt ? `${say("Tried on {when}.", { when: formatInstant(new Date(triedAt)) })} ` : ""}
      {last}
    </span>
  );
}

/** The calendars elsewhere that warn the owner. */
function OtherCalendars({ own: { id, elsewhere } }: Own) {
  const { feeds } = elsewhere;
  const hydrated = useHydrated();
  const { busy, act, press } = useDone();
  const { errors, summary, refuse, clear } = useRefusals();
  const path = `/api/listings/${id}/calendar/feeds`;

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const key = crypto.randomUUID();
    const body = Object.fromEntries(new FormData(form));
    const result = await act("add", path, { body, key }, FEED_MESSAGES.added);
    if (!result) return;
    if (!result.ok) return refuse(result);
    clear();
    form.reset();
  }

  return (
    <div>
      <h3>{say("Busy elsewhere")}</h3>
      <p>
        {say(
          "Give the secret address of another calendar of yours, which ends in .ics. We read it once an hour and ask you when you accept a request for a time at which you are busy there. It blocks no day, nobody else sees it, and we keep the times alone.",
        )}
      </p>
      {feeds.length > 0 ? (
        <ul className="cal-there">
          {feeds.map((feed) => (
            <li key={feed.id}>
              <span className="min-w-0 flex-1 wrap-anywhere">
                <b>{feed.name}</b> <span className="soft">{feed.host}</span>
                <br />
                <FeedState of={feed} />
              </span>
              <Button
                variant="line"
                slim
                disabled={!hydrated}
                busy={busy === feed.id}
                busyLabel={say("Removing…")}
                aria-label={say("Remove {name}", { name: feed.name })}
                onClick={() =>
                  void press(feed.id, `${path}?feed=${feed.id}`, { method: "DELETE" }, FEED_MESSAGES.removed)
                }
              >
                {say("Remove")}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {feeds.length < MOST_FEEDS ? (
        <form
          method="post"
          encType="multipart/form-data"
          action={path}
          noValidate
          aria-label={say("Read another calendar")}
          onSubmit={(event) => void add(event)}
        >
          {summary}
          <TextField
            label={say("Name")}
            name="name"
            hint={say("Such as Google or Outlook.")}
            maxLength={40}
            autoComplete="off"
            error={errors["name"]}
            required
          />
          <TextField
            label={say("Address")}
            name="address"
            type="url"
            inputMode="url"
            placeholder="https://…/basic.ics"
            hint={say("In Google Calendar: Settings, your calendar, Secret address in iCal format.")}
            maxLength={2_000}
            autoComplete="off"
            error={errors["address"]}
            required
          />
          <div className="actions">
            <Button type="submit" busy={busy === "add"} busyLabel={say("Reading it…")}>
              {say("Read this calendar")}
            </Button>
          </div>
        </form>
      ) : (
        <p className="soft">{say(FEED_MESSAGES.many)}</p>
      )}
    </div>
  );
}

/** Calendars elsewhere: this one read there, and those read here. */
export function Elsewhere({ own }: Own) {
  return (
    <section aria-labelledby="elsewhere">
      <h2 id="elsewhere">{say("Your other calendars")}</h2>
      <div className="cal-else">
        <OwnLink own={own} />
        <OtherCalendars own={own} />
      </div>
    </section>
  );
}
