/** The mail of a day about what is new in the searches that somebody keeps. */
import { todayIST } from "../../domain/dates.ts";
import { searchMailsCall, searchMailsPath, SEARCHES_PATH } from "../../domain/request-paths.ts";
import { spokenPath } from "../../domain/words/language-choice.ts";
import { say } from "../../domain/words/say.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { unlinked } from "../../platform/unlinked.ts";
import { LINK_TOKEN } from "../../platform/link-token.server.ts";
import type { MailGroup } from "../../platform/mail/mail-layout.ts";
import { inLanguage } from "../../platform/words.server.ts";
import { cardHref } from "../listings/card-href.ts";
import type { CardView } from "../listings/search-view.ts";
import { greetingOf } from "../notifications/mail-words.ts";
import { queueMail } from "../notifications/notification-jobs.server.ts";
import { notify, personOf, type Person } from "../notifications/notification-service.server.ts";
import { SAVED_LIMITS } from "./saved-search-model.ts";
import { STOP_PURPOSE } from "./saved-search-service.server.ts";
import * as store from "./saved-search-store.server.ts";
import { keptAt } from "./search-at.server.ts";
import { whatIsNew } from "./what-is-new.ts";

/** People whose searches are looked at one after the other before the next are read. */
const BATCH = 50;

type Looked = { row: store.SavedRow; known: string[]; more: boolean; fresh: string[]; cards: CardView[] };

/** Looks at one search as its page would: in the language of whoever keeps it. */
async function look(deps: Deps, row: store.SavedRow): Promise<Looked> {
  const kept = await keptAt(deps, row.search);
  const found = kept ? await kept.ids(SAVED_LIMITS.known + 1) : [];
  const { fresh, ...rest } = whatIsNew(row, found);
  const cards = kept && fresh.length > 0 ? await kept.cards(fresh.slice(0, SAVED_LIMITS.told)) : [];
  return { row, ...rest, fresh: cards.length > 0 ? fresh : [], cards };
}

/** 'Indore · Free on 12 Feb · ₹18,000 · 4.6 of 5 (23)'. */
const factsOf = ({ place, day, price, allIn, rating, ratingCount }: CardView): string =>
  [
    place,
    day?.words ?? "",
    allIn?.words ?? price,
    ratingCount > 0 ? say("{rating} of 5 ({n})", { rating: rating.toFixed(1), n: ratingCount }) : "",
  ]
    .filter(Boolean)
    .join(" · ");

function groupOf(deps: Deps, { row, fresh, cards }: Looked): MailGroup {
  const at = (path: string) => deps.config.publicUrl + spokenPath(path);
  return {
    title: row.name,
    entries: cards.map((card) => ({
      label: unlinked(card.title),
      href: at(cardHref(card)),
      facts: unlinked(factsOf(card)),
    })),
    links: [
      {
        label:
          fresh.length > cards.length
            ? say("See all, {n} more are new", { n: fresh.length - cards.length })
            : say("See all of this search"),
        href: at(row.search),
      },
      {
        label: say("Stop this search"),
        href: `${at(searchMailsPath(LINK_TOKEN))}?${new URLSearchParams({ search: row.id })}`,
      },
    ],
  };
}

/** What is told of all of them. */
function digestOf(deps: Deps, { name }: Person, news: readonly Looked[]) {
  const n = news.reduce((sum, { fresh }) => sum + fresh.length, 0);
  const at = (path: string) => deps.config.publicUrl + spokenPath(path);
  const title = say("{n, plural, one {# new in your searches} other {# new in your searches}}", { n });
  return {
    subject: title,
    title,
    body: news.map(({ row }) => row.name).join(" · "),
    content: {
      title,
      greeting: greetingOf(name),
      paragraphs: [say("This has come since we looked last, or has become free for your day.")],
      groups: news.map((one) => groupOf(deps, one)),
      button: { label: say("Your saved searches"), href: at(SEARCHES_PATH) },
      footer: say(
        "You get this because you saved these searches: one mail a day at most, and none when nothing is new.",
      ),
      stop: { label: say("Stop all of these mails"), href: at(searchMailsPath(LINK_TOKEN)) },
    },
  };
}

/** Looks at what somebody keeps, once a day, and writes to them if there is something new. @returns whether there is */
async function lookFor(deps: Deps, userId: string, today: string): Promise<boolean> {
  const [rows, person] = await Promise.all([store.dueOf(deps.db, userId, today), personOf(deps.db, userId)]);
  if (!person || rows.length === 0) return false;
  const looked: Looked[] = [];
  for (const row of rows) looked.push(await inLanguage(person.language, () => look(deps, row)));
  return transaction(deps.db, async (tx) => {
    // Whoever looked at the same time has written to them already.
    const held = await store.holdDueSearches(tx, userId, today);
    const mine = looked.filter(({ row }) => held.has(row.id));
    for (const { row, known, more } of mine) await store.changeSearch(tx, row, { known, more, lookedOn: today });
    const news = mine.filter(({ cards }) => cards.length > 0);
    const link = await store.linkOf(tx, userId);
    if (news.length === 0 || !link) return false;
    const { email } = person;
    const told = () => digestOf(deps, person, news);
    if (email === null)
      // Who has no address for mails finds it at the bell.
      await notify(tx, person, () => {
        const { title, body } = told();
        return { kind: "search-news", title, body, href: SEARCHES_PATH, about: [userId] };
      });
    else
      await inLanguage(person.language, async () => {
        const { subject, content } = told();
        await queueMail(deps, tx, {
          about: [userId],
          messageId: `search-news-${userId}-${today}`,
          to: email,
          subject,
          content,
          link: `${STOP_PURPOSE}:${link.seed}`,
          unsubscribe: deps.config.publicUrl + searchMailsCall(LINK_TOKEN),
        });
      });
    return true;
  });
}

/** Looks at all that waits of this day. @returns how many people were written to @throws the first failure, after all */
export async function sendDigests(deps: Deps): Promise<number> {
  const today = todayIST(deps.now());
  const failures: unknown[] = [];
  let sent = 0;
  let behind: string | null = null;
  for (;;) {
    const people: string[] = await store.peopleDue(deps.db, today, behind, BATCH);
    for (const userId of people) {
      const told = await lookFor(deps, userId, today).catch((error: unknown) => {
        failures.push(error);
        deps.log.error({ err: error, person: userId }, "saved searches were not looked at");
        return false;
      });
      if (told) sent += 1;
    }
    behind = people.at(-1) ?? null;
    if (people.length < BATCH) break;
  }
  if (failures.length > 0) throw failures[0];
  return sent;
}
