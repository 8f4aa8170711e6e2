import { Link } from "react-router";
import type { Role } from "../../../domain/event-types.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { accountMeta } from "../parts/account-meta.ts";
import { NoscriptNote } from "../parts/auth-frame.tsx";
import { ChangePassword } from "../parts/change-password.tsx";
import { ownAccount } from "../parts/own-account.server.ts";
import type { Route } from "./+types/account";

export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  return ownAccount(deps, actor);
}

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches, "My account", "Your name, how we reach you, and your password.", "/account");

const ROLE_WORDS: Record<Role, string> = {
  admin: "Admin",
  artist: "Artist",
  "volunteer-manager": "Volunteer Manager",
  user: "Guest",
  unassigned: "Not chosen yet",
  volunteer: "Volunteer",
};

export default function Account({ loaderData }: Route.ComponentProps) {
  const { name, username, mobile, email, role } = loaderData;
  const facts = [
    ["Name", name],
    ["Username", username],
    ["Mobile", mobile || "Not provided"],
    ["E-mail", email || "Not provided"],
    ["Role", ROLE_WORDS[role]],
  ] as const;
  return (
    <div className="wrap grid gap-10 pt-12 pb-20 lg:grid-cols-2 lg:gap-x-20 lg:pt-16 lg:pb-28">
      <h1 className="lg:col-span-2">My account</h1>
      <section className="grid content-start gap-4" aria-labelledby="about-you">
        <h2 id="about-you" className="text-[1.75rem]">
          About you
        </h2>
        <dl className="grid">
          {facts.map(([word, fact]) => (
            <div key={word} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4 border-b border-line py-3">
              <dt className="font-semibold">{word}</dt>
              <dd className="break-words text-ink-soft">{fact}</dd>
            </div>
          ))}
        </dl>
        {role === "unassigned" || role === "user" ? (
          <p>
            <Link to="/choose-role" className="inline-flex min-h-(--tap) items-center font-semibold">
              {role === "user" ? "Change your role" : "Choose your role"}
            </Link>
          </p>
        ) : null}
      </section>
      <section className="grid content-start gap-4" aria-labelledby="change-password">
        <h2 id="change-password" className="text-[1.75rem]">
          Change password
        </h2>
        <p className="soft">Everywhere else you are signed in, the session ends.</p>
        <NoscriptNote />
        <ChangePassword username={username} />
      </section>
    </div>
  );
}
