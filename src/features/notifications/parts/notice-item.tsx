import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatInstant } from "../../../domain/dates.ts";
import { say } from "../../../domain/words/say.ts";
import { classNames } from "../../../ui/class-names.ts";
import { HEARD, Rich } from "../../../ui/rich.tsx";
import type { NotificationView } from "../notification-model.ts";

export interface NoticeItemProps {
  notice: NotificationView;
  /** Called when an unread one is opened. */
  onOpen: (notice: NotificationView) => void;
  /** In the bell: two lines of the text at most. */
  short?: boolean | undefined;
  /** A picture of what it is about, before the words. */
  before?: ReactNode;
}

/** One notification: a link where there is something to open, else plain text. */
export function NoticeItem({ notice, onOpen, short, before }: NoticeItemProps) {
  // The menu of the bell has a look of its own for links.
  const look = classNames("notice", !notice.read && "unread", short && "grid items-start py-3");
  const words = (
    <span className="min-w-0">
      <span className={classNames("block", before ? "font-semibold" : null)}>
        {notice.read ? null : <span className="sr">{say("Unread:")} </span>}
        {notice.title}
      </span>
      <span className={classNames("font-normal break-words whitespace-pre-line", short ? "line-clamp-2" : "block")}>
        {/* The number of a booking stays whole. */}
        {notice.body.split(/(MD-\w{4}-\w{4})/).map((part, at) =>
          at % 2 ? (
            <span key={at} className="whitespace-nowrap">
              {part}
            </span>
          ) : (
            part
          ),
        )}
      </span>
      <time className="small soft block font-normal" dateTime={notice.createdAt}>
        {formatInstant(new Date(notice.createdAt))}
      </time>
    </span>
  );
  const inside = (
    <>
      {before}
      {words}
    </>
  );
  const href = notice.href ?? (short ? "/notifications" : null);
  if (href) {
    return (
      <Link to={href} className={look} onClick={() => notice.read || onOpen(notice)}>
        {inside}
      </Link>
    );
  }
  if (notice.read) return <div className={look}>{inside}</div>;
  return (
    <div className={look}>
      {inside}
      <button type="button" className="tool" onClick={() => onOpen(notice)}>
        <Rich text={say("Mark as read<sr>: {title}</sr>", { title: notice.title })} as={HEARD} />
      </button>
    </div>
  );
}
