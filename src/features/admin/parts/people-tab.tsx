import { Link } from "react-router";
import { formatMobile } from "../../../domain/phone.ts";
import { ROLES, type Role } from "../../../domain/event-types.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import type { AdminPersonView } from "../admin-model.ts";
import type { TabOf } from "../admin-tab-data.ts";
import { tabHref } from "./admin-address.ts";
import { Cell } from "./cell.tsx";
import { DeskTable } from "./desk-table.tsx";
import { ChoiceField, FilterBar, WordsField } from "./filter-bar.tsx";
import { ListEnd } from "./list-end.tsx";
import { useAct, type Act } from "./use-act.tsx";
import { When } from "./when.tsx";

const ROLE_WORDS: Record<Role, string> = {
  admin: "Admin",
  artist: "Artist",
  "volunteer-manager": "Volunteer manager",
  user: "Guest",
  unassigned: "Not chosen yet",
  volunteer: "Volunteer",
};

const signOut = ({ id, username }: AdminPersonView): Act => ({
  title: `Sign out ${username} everywhere?`,
  text: "Every session of this person ends at once, on every device. The password stays.",
  button: "Sign out everywhere",
  busy: "Signing out…",
  danger: true,
  run: () => call<{ message: string }>(`/api/admin/people/${id}/sessions`, { method: "DELETE" }),
});

/** People: who they are, since when, and the end of all their sessions. */
export function PeopleTab({ data: { filters, later, page, self } }: { data: TabOf<"people"> }) {
  const { ask, dialog } = useAct();
  return (
    <section aria-labelledby="people">
      <h2 id="people" className="sr">
        People
      </h2>
      <FilterBar tab="people" filters={filters}>
        <WordsField value={filters.q} label="Search name, username, mobile or e-mail" />
        <ChoiceField
          name="role"
          label="Role"
          value={filters.role}
          all="Every role"
          options={ROLES.map((value) => ({ value, label: ROLE_WORDS[value] }))}
        />
      </FilterBar>
      <DeskTable
        caption="People, newest first"
        columns={["Name", "Contact", "Role", "Since", "Last seen"]}
        acts
        none="No people found."
        rows={page.rows}
      >
        {(person) => (
          <tr key={person.id}>
            <Cell label="Name">
              <span>
                {person.name}
                <span className="small block">
                  <Link to={tabHref("listings", { q: person.username })} className="inline-flex min-h-6 items-center">
                    {person.username}
                  </Link>
                </span>
              </span>
            </Cell>
            <Cell label="Contact">
              <span>
                <span className="block whitespace-nowrap">{formatMobile(person.mobile)}</span>
                <span className="small soft block">{person.email}</span>
              </span>
            </Cell>
            <Cell label="Role">{ROLE_WORDS[person.role]}</Cell>
            <Cell label="Since">
              <When at={person.createdAt} />
            </Cell>
            <Cell label="Last seen">
              <When at={person.lastUsedAt} />
            </Cell>
            <Cell label="Sessions">
              <span className="acts">
                {person.sessions === 0 ? <span className="soft">Not signed in</span> : null}
                {person.sessions > 0 && person.id !== self ? (
                  <Button variant="line" slim onClick={() => ask(signOut(person))}>
                    Sign out
                    <span className="sr"> {person.username}</span> ({person.sessions})
                  </Button>
                ) : null}
                {person.id === self ? <span className="soft">You</span> : null}
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
