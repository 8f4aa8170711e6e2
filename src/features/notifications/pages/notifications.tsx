import { useState } from "react";
import { pageTitle } from "../../../domain/brand.ts";
import { formatMonth, todayIST } from "../../../domain/dates.ts";
import { say } from "../../../domain/words/say.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { notificationsOf } from "../notification-service.server.ts";
import type { NotificationView } from "../notification-model.ts";
import { NoticeItem } from "../parts/notice-item.tsx";
import { noticeIcon } from "../parts/notice-icon.ts";
import { useMarkRead } from "../parts/use-mark-read.ts";
import type { Route } from "./+types/notifications";
import "../../../ui/styles/desk.css";

export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  const cursor = new URL(args.request.url).searchParams.get("cursor");
  return { ...(await notificationsOf(deps, actor, { cursor })), later: cursor !== null };
}

export function meta({ matches }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(say("Notifications")),
      description: say("What is new for you: bookings, answers and ratings."),
      path: "/notifications",
      noindex: true,
    },
    originOf(matches),
  );
}

/** Newest first, as they come, by the month in India. */
function byMonth(notices: readonly NotificationView[]): [month: string, those: NotificationView[]][] {
  const months = new Map<string, NotificationView[]>();
  for (const notice of notices) {
    const month = todayIST(new Date(notice.createdAt)).slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), notice]);
  }
  return [...months];
}

export default function Notifications({ loaderData }: Route.ComponentProps) {
  const { notifications, unread, next, later } = loaderData;
  const mark = useMarkRead();
  const [busy, setBusy] = useState(false);

  async function markAll() {
    setBusy(true);
    await mark.all();
    setBusy(false);
  }

  return (
    <div className="wrap band spaced notices-page">
      <div className="head">
        <h1>{say("Notifications")}</h1>
        {unread > 0 ? (
          <Button variant="line" slim busy={busy} onClick={() => void markAll()}>
            {say("Mark all as read")}
          </Button>
        ) : null}
      </div>
      {notifications.length > 0 ? (
        <>
          {byMonth(notifications).map(([month, those]) => (
            <section key={month} className="notice-month" aria-labelledby={`of-${month}`}>
              <h2 id={`of-${month}`}>{formatMonth(month)}</h2>
              <ul className="notices">
                {those.map((notice) => (
                  <li key={notice.id}>
                    <NoticeItem
                      notice={notice}
                      onOpen={({ id }) => void mark.one(id)}
                      before={
                        <span className="notice-sign" aria-hidden="true">
                          <Icon as={noticeIcon(notice.kind)} />
                        </span>
                      }
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <Pagination
            prev={later ? "/notifications" : null}
            prevLabel={say("Newest")}
            next={next && `/notifications?cursor=${next}`}
          />
        </>
      ) : (
        <EmptyState
          title={say("Nothing new")}
          actions={<LinkButton to="/my-requests">{say("My requests")}</LinkButton>}
        >
          <p>{say("Bookings, answers and ratings will show up here.")}</p>
        </EmptyState>
      )}
    </div>
  );
}
