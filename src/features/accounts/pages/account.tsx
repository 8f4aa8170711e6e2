import { Link } from "react-router";
import type { Role } from "../../../domain/event-types.ts";
import { say, text } from "../../../domain/words/say.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { PAYEE_PATH } from "../../../domain/request-paths.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { LinkButton, buttonClass } from "../../../ui/button.tsx";
import { Rich } from "../../../ui/rich.tsx";
import { CLOSING_TEXT } from "../closing-model.ts";
import { consentsOf } from "../consent-service.server.ts";
import { accountMeta } from "../parts/account-meta.ts";
import { NoscriptNote } from "../parts/auth-frame.tsx";
import { ChangePassword } from "../parts/change-password.tsx";
import { Consents } from "../parts/consents.tsx";
import { DeleteAccount } from "../parts/delete-account.tsx";
import { Sessions } from "../parts/sessions.tsx";
import { ownSessions } from "../own-sessions.server.ts";
import { sessionTokenIn } from "../session-service.server.ts";
import { ProveEmail } from "../parts/prove-email.tsx";
import { ownAccount } from "../parts/own-account.server.ts";
import type { Route } from "./+types/account";
import "../../../ui/styles/desk.css";

export async function loader(args: Route.LoaderArgs) {
  const { deps, actor, cookies } = guarded(args);
  const [account, consents, sessions] = await Promise.all([
    ownAccount(deps, actor),
    consentsOf(deps, actor),
    ownSessions(deps, actor, sessionTokenIn(cookies)),
  ]);
  return { ...account, consents, sessions };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(
    matches,
    say("My account"),
    say("Your name, how we reach you, your password, what you agreed to, and your data."),
    "/account",
  );

const ROLE_WORDS: Record<Role, string> = {
  admin: text("Admin"),
  artist: text("Artist"),
  "volunteer-manager": text("Volunteer Manager"),
  user: text("Organiser"),
  unassigned: text("Not chosen yet"),
  volunteer: text("Volunteer"),
};

export default function Account({ loaderData }: Route.ComponentProps) {
  const { name, username, mobile, email, emailProven, role, consents, sessions } = loaderData;
  const facts = [
    [say("Username"), username],
    [say("Mobile"), mobile || say("Not provided")],
    [say("Email"), email || say("Not provided")],
  ] as const;
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 pt-8 pb-20 lg:grid-cols-2 lg:gap-x-20 lg:pt-12 lg:pb-28">
      <h1 className="lg:col-span-2">{say("My account")}</h1>
      <section className="grid content-start gap-4" aria-labelledby="about-you">
        <div className="own-head">
          <Avatar name={name} seed={username} labelled={false} />
          <div className="min-w-0">
            <h2 id="about-you" className="text-[1.75rem] wrap-anywhere">
              {name}
            </h2>
            <p className="soft">{say(ROLE_WORDS[role])}</p>
          </div>
        </div>
        <dl className="grid">
          {facts.map(([word, fact]) => (
            <div key={word} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4 border-b border-line py-3">
              <dt className="font-semibold">{word}</dt>
              <dd className="break-words text-ink-soft">{fact}</dd>
            </div>
          ))}
        </dl>
        {email && !emailProven ? <ProveEmail email={email} /> : null}
        <p className="soft">
          <Rich
            text={say("Has your name, mobile or e-mail changed? <a>Write to us</a>.")}
            as={{ a: (words) => <Link to="/ContactUs">{words}</Link> }}
          />
        </p>
        <p className="actions own-ways">
          <LinkButton to="/account/verified" slim variant="line">
            {say("What is verified about you")}
          </LinkButton>
          {role === "admin" ? null : (
            <LinkButton to={PAYEE_PATH} slim variant="line">
              {say("How you are paid")}
            </LinkButton>
          )}
          {role === "unassigned" || role === "user" ? (
            <LinkButton to="/choose-role" slim variant="line">
              {role === "user" ? say("Change your role") : say("Choose your role")}
            </LinkButton>
          ) : null}
        </p>
      </section>
      <section className="grid content-start gap-4" aria-labelledby="change-password">
        <h2 id="change-password" className="text-[1.75rem]">
          {say("Change password")}
        </h2>
        <p className="soft">{say("Everywhere else you are signed in, the session ends.")}</p>
        <NoscriptNote />
        <ChangePassword username={username} />
      </section>
      <section className="grid content-start gap-4" aria-labelledby="sessions">
        <h2 id="sessions" className="text-[1.75rem]">
          {say("Where you are signed in")}
        </h2>
        <p className="soft">{say("Is one of these not you? End it, and change your password.")}</p>
        <Sessions sessions={sessions} />
      </section>
      <section className="grid content-start gap-4" aria-labelledby="consents">
        <h2 id="consents" className="text-[1.75rem]">
          {say("What you agreed to")}
        </h2>
        <p className="soft">
          <Rich
            text={say("Each purpose stands alone. The <a>Privacy Policy</a> says more.")}
            as={{ a: (words) => <Link to="/privacypolicy">{words}</Link> }}
          />
        </p>
        <Consents initial={consents} />
      </section>
      <div className="grid content-start gap-10">
        <section className="grid content-start gap-4" aria-labelledby="my-data">
          <h2 id="my-data" className="text-[1.75rem]">
            {say("Your data")}
          </h2>
          <p>{say("A zip with everything we keep about you: a list that programs can read, too, and your photos.")}</p>
          <div>
            <a className={buttonClass({ variant: "line" })} href="/api/account/data" download>
              {say("Download my data")}
            </a>
          </div>
        </section>
        <section className="grid content-start gap-4" aria-labelledby="delete">
          <h2 id="delete" className="text-[1.75rem]">
            {say("Delete your account")}
          </h2>
          {role === "admin" ? <p>{say(CLOSING_TEXT.admin)}</p> : <DeleteAccount mobile={mobile} />}
        </section>
      </div>
    </div>
  );
}
