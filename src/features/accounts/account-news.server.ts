/** What somebody hears of their account, by bell and mail, lest another changes it unseen. */
import { BRAND } from "../../domain/brand.ts";
import { formatInstant } from "../../domain/dates.ts";
import { say } from "../../domain/words/say.ts";
import { spokenPath } from "../../domain/words/language-choice.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { inLanguage } from "../../platform/words.server.ts";
import { greetingOf, questionsLine } from "../notifications/mail-words.ts";
import { queueMail } from "../notifications/notification-jobs.server.ts";
import { notify } from "../notifications/notification-service.server.ts";
import { actorOf, type UserRow } from "./account-store.server.ts";
import { deviceName } from "./device-name.ts";

/** What is told, made anew in the language of whoever reads it. */
type News = { title: string; body: string; subject: string; button: { label: string; path: string } };

/** By bell, and by mail where the address is proven. */
async function tell(
  deps: Deps,
  tx: Tx,
  user: UserRow,
  { kind, href, news }: { kind: string; href: string; news: () => News },
): Promise<void> {
  const { id, email, emailProvenAt, language } = user;
  await notify(tx, user, () => {
    const { title, body } = news();
    return { kind, title, body, href, about: [] };
  });
  if (!email || !emailProvenAt) return;
  await inLanguage(language, () => {
    const { title, body, subject, button } = news();
    return queueMail(deps, tx, {
      about: [id],
      messageId: `${kind}-${id}-${deps.now().getTime()}`,
      to: email,
      subject,
      content: {
        title,
        greeting: greetingOf(actorOf(user).name),
        paragraphs: [body],
        button: { label: button.label, href: deps.config.publicUrl + spokenPath(button.path) },
        footer: questionsLine(),
      },
    });
  });
}

/** Tells the person, in the transaction that changes it. A mail goes to a proven address alone. */
export const tellPasswordChanged = (deps: Deps, tx: Tx, user: UserRow): Promise<void> =>
  tell(deps, tx, user, {
    kind: "password-changed",
    href: "/account",
    news: () => ({
      title: say("Your password was changed"),
      body: say(
        "Everywhere else you were signed in, the session has ended. If it was not you, set a new password at once.",
      ),
      subject: say("Your {brand} password was changed", { brand: BRAND.name }),
      button: { label: say("Set a new password"), path: "/ForgetPassword" },
    }),
  });

/** Tells the person that somebody has signed in on a browser that their account was never opened on. */
export const tellNewDevice = (deps: Deps, tx: Tx, user: UserRow, userAgent: string | null): Promise<void> =>
  tell(deps, tx, user, {
    kind: "new-device",
    href: "/account#sessions",
    news: () => ({
      title: say("Signed in on a new device"),
      body: say("{device}, {when}. If it was not you, end that session and change your password.", {
        device: deviceName(userAgent),
        when: formatInstant(deps.now()),
      }),
      subject: say("Your {brand} account was opened on a new device", { brand: BRAND.name }),
      button: { label: say("See where you are signed in"), path: "/account#sessions" },
    }),
  });
