import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { call } from "../../../ui/call.ts";
import { Bell, Icon } from "../../../ui/icons.tsx";
import { useMenuDismiss } from "../../../ui/use-menu-dismiss.ts";
import {
  NOTIFICATIONS_IN_BELL,
  unreadLabel,
  type NotificationList,
  type NotificationView,
} from "../notification-model.ts";
import { NoticeItem } from "./notice-item.tsx";
import { useMarkRead } from "./use-mark-read.ts";

type Latest = "loading" | "failed" | NotificationView[];

/** The bell of the masthead: how many notifications wait, and the newest of them. Without JavaScript its link still leads to all. */
export function NotificationBell({ unread }: { unread: number }) {
  const menu = useMenuDismiss();
  const mark = useMarkRead();
  const [latest, setLatest] = useState<Latest>("loading");
  const asked = useRef(0);

  async function load() {
    const turn = ++asked.current;
    setLatest((old) => (old === "failed" ? "loading" : old));
    const result = await call<NotificationList>(`/api/notifications?limit=${NOTIFICATIONS_IN_BELL}`);
    if (turn === asked.current) setLatest(result.ok ? result.data.notifications : "failed");
  }

  const asRead = (id: string | null) =>
    setLatest((old) =>
      Array.isArray(old) ? old.map((one) => (id === null || one.id === id ? { ...one, read: true } : one)) : old,
    );

  // Opened before this script was there: nobody heard of it.
  const catchUp = useEffectEvent(() => {
    if (menu.current?.open) void load();
  });
  useEffect(() => catchUp(), []);

  return (
    <details className="account max-sm:static" ref={menu} onToggle={(event) => event.currentTarget.open && void load()}>
      <summary
        className="tool bell"
        aria-label={
          unread > 0 ? say("Notifications, {unread} unread", { unread: unreadLabel(unread) }) : say("Notifications")
        }
      >
        <Icon as={Bell} />
        {unread > 0 ? (
          <span className="bell-count" aria-hidden="true">
            {unreadLabel(unread)}
          </span>
        ) : null}
      </summary>
      {/* On phones it hangs from the masthead, as wide as the screen: the bell is not at the edge. */}
      <div className="menu max-sm:inset-x-3 max-sm:top-full max-sm:w-auto sm:w-96">
        <div className="flex items-center justify-between gap-2 pl-3">
          <p className="font-semibold">{say("Notifications")}</p>
          {unread > 0 ? (
            <button type="button" className="tool" onClick={() => void mark.all().then((done) => done && asRead(null))}>
              {say("Mark all read")}
            </button>
          ) : null}
        </div>
        <div className="max-h-[60vh] overflow-y-auto" aria-live="polite" aria-busy={latest === "loading"}>
          <BellContent
            latest={latest}
            onRetry={() => void load()}
            onOpen={({ id }) => void mark.one(id).then((done) => done && asRead(id))}
          />
        </div>
        <Link to="/notifications" className="justify-center font-semibold">
          {say("See all notifications")}
        </Link>
      </div>
    </details>
  );
}

function BellContent({
  latest,
  onRetry,
  onOpen,
}: {
  latest: Latest;
  onRetry: () => void;
  onOpen: (notice: NotificationView) => void;
}) {
  if (latest === "loading") {
    return (
      <div className="p-3">
        <p className="sr">{say("Loading")}</p>
        <div className="sk t" />
        <div className="sk t s" />
      </div>
    );
  }
  if (latest === "failed") {
    return (
      <div className="p-3">
        <p>{say("The notifications could not be loaded.")}</p>
        <button type="button" className="tool" onClick={onRetry}>
          {say("Try Again")}
        </button>
      </div>
    );
  }
  if (latest.length === 0)
    return <p className="soft p-3">{say("Nothing new. Bookings, answers and ratings will show up here.")}</p>;
  return (
    <div className="notices">
      {latest.map((notice) => (
        <NoticeItem key={notice.id} notice={notice} onOpen={onOpen} short />
      ))}
    </div>
  );
}
