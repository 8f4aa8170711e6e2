/** What somebody hears of their account, by bell and mail, lest another changes it unseen. */
import { BRAND } from "../../domain/brand.ts";
import { say } from "../../domain/words/say.ts";
import { spokenPath } from "../../domain/words/language-choice.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { inLanguage } from "../../platform/words.server.ts";
import { greetingOf, questionsLine } from "../notifications/mail-words.ts";
import { queueMail } from "../notifications/notification-jobs.server.ts";
import { notify } from "../notifications/notification-service.server.ts";
import { actorOf, type UserRow } from "./account-store.server.ts";

/** Tells the person, in the transaction that changes it. A mail goes to a proven address alone. */
export async function tellPasswordChanged(deps: Deps, tx: Tx, user: UserRow): Promise<void> {
  const { id, email, emailProvenAt, language } = user;
  const title = () => say("Your password was changed");
  const body = () =>
    say("Everywhere else you were signed in, the session has ended. If it was not you, set a new password at once.");
  await notify(tx, user, () => ({
    kind: "password-changed",
    title: title(),
    body: body(),
    href: "/account",
    about: [],
  }));
  if (!email || !emailProvenAt) return;
  await inLanguage(language, () =>
    queueMail(deps, tx, {
      about: [id],
      messageId: `password-changed-${id}-${deps.now().getTime()}`,
      to: email,
      subject: say("Your {brand} password was changed", { brand: BRAND.name }),
      content: {
        title: title(),
        greeting: greetingOf(actorOf(user).name),
        paragraphs: [body()],
        button: { label: say("Set a new password"), href: deps.config.publicUrl + spokenPath("/ForgetPassword") },
        footer: questionsLine(),
      },
    }),
  );
}
