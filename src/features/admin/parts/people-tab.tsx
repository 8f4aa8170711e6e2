import { Link } from "react-router";
import { formatMobile } from "../../../domain/phone.ts";
import { ROLES } from "../../../domain/event-types.ts";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import type { AdminPersonView } from "../admin-model.ts";
import type { TabOf } from "../admin-tab-data.ts";
import { ROLE_WORDS } from "../role-words.ts";
import { tabHref } from "./admin-address.ts";
import { Cell } from "./cell.tsx";
import { DeskTable } from "./desk-table.tsx";
import { Email } from "./email.tsx";
import { ChoiceField, FilterBar, WordsField } from "./filter-bar.tsx";
import { ListEnd } from "./list-end.tsx";
import { useAct, type Act } from "./use-act.tsx";
import { When } from "./when.tsx";

const signOut = ({ id, username }: AdminPersonView): Act => ({
  title: say("Sign out {username} everywhere?", { username }),
  text: say("Every session of this person ends at once, on every device. The password stays."),
  button: say("Sign out everywhere"),
  busy: say("Signing out…"),
  danger: true,
  run: () => call<{ message: string }>(`/api/admin/people/${id}/sessions`, { method: "DELETE" }),
});

const suspend = ({ id, username }: AdminPersonView): Act => ({
  title: say("Suspend {username}?", { username }),
  text: say(
    "Sessions end and nobody signs in. What this person offers and wrote is hidden, their bookings rest, and both sides of those are told. You can take it back.",
  ),
  button: say("Suspend"),
  busy: say("Suspending…"),
  danger: true,
  reasonHint: say("The person reads this, by mail and when they try to sign in."),
  run: (reason) =>
    call<{ message: string }>(`/api/admin/people/${id}/suspension`, { method: "POST", body: { reason } }),
});
const restore = ({ id, username }: AdminPersonView): Act => ({
  title: say("End the suspension of {username}?", { username }),
  text: say(
    "They may sign in again; what was hidden with them is shown, their bookings go on, and both sides are told.",
  ),
  button: say("End the suspension"),
  busy: say("Restoring…"),
  run: () => call<{ message: string }>(`/api/admin/people/${id}/suspension`, { method: "DELETE" }),
});

/** People: who they are, since when, and the end of all their sessions. */
export function PeopleTab({ data: { filters, later, page, self } }: { data: TabOf<"people"> }) {
  const { ask, dialog } = useAct();
  return (
    <section aria-labelledby="people">
      <h2 id="people" className="sr">
        {say("People")}
      </h2>
      <FilterBar tab="people" filters={filters}>
        <WordsField value={filters.q} label={say("Search name, username, mobile or e-mail")} />
        <ChoiceField
          name="role"
          label={say("Role")}
          value={filters.role}
          all={say("Every role")}
          options={ROLES.map((value) => ({ value, label: say(ROLE_WORDS[value]) }))}
        />
      </FilterBar>
      <DeskTable
        caption={say("People, newest first")}
        columns={[say("Name"), say("Contact"), say("Role"), say("Since"), say("Last seen")]}
        acts
        none={say("No people found.")}
        way={{ label: say("Show all"), to: tabHref("people") }}
        rows={page.rows}
      >
        {(person) => (
          <tr key={person.id}>
            <Cell label={say("Name")}>
              <span>
                {person.name}
                <span className="small block">
                  <Link to={tabHref("listings", { q: person.username })} className="inline-flex min-h-6 items-center">
                    {person.username}
                  </Link>
                </span>
              </span>
            </Cell>
            <Cell label={say("Contact")}>
              <span className="desk-contact">
                <span className="block whitespace-nowrap">{formatMobile(person.mobile)}</span>
                <span className="small soft block">{person.email ? <Email address={person.email} /> : null}</span>
              </span>
            </Cell>
            <Cell label={say("Role")}>
              <span>
                {say(ROLE_WORDS[person.role])}
                {person.suspendedAt ? (
                  <span className="small block">
                    {say("Suspended: {reason}", { reason: person.suspendedReason ?? "" })}
                  </span>
                ) : null}
              </span>
            </Cell>
            <Cell label={say("Since")}>
              <When at={person.createdAt} />
            </Cell>
            <Cell label={say("Last seen")}>
              <When at={person.lastUsedAt} />
            </Cell>
            <Cell label={say("Sessions")}>
              <span className="acts">
                {person.sessions === 0 ? <span className="soft">{say("Not signed in")}</span> : null}
                {person.sessions > 0 && person.id !== self ? (
                  <Button variant="line" slim onClick={() => ask(signOut(person))}>
                    {say("{n, plural, one {End # session} other {End # sessions}}", { n: person.sessions })}
                    <span className="sr"> {person.username}</span>
                  </Button>
                ) : null}
                {person.suspendedAt ? (
                  <Button variant="line" slim onClick={() => ask(restore(person))}>
                    {say("End the suspension")}
                    <span className="sr"> {person.username}</span>
                  </Button>
                ) : person.role !== "admin" ? (
                  <Button variant="line" slim onClick={() => ask(suspend(person))}>
                    {say("Suspend")}
                    <span className="sr"> {person.username}</span>
                  </Button>
                ) : null}
                {person.id === self ? <span className="soft">{say("You")}</span> : null}
              </span>
            </Cell>
          </tr>
        )}
      </DeskTable>
      <ListEnd tab="people" filters={filters} later={later} next={page.next} />
      {dialog}
    </section>
  );
}
