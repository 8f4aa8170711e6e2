import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { DISPUTES_DESK_PATH, FACILITATED_PATH, MESSAGE_REPORTS_PATH } from "../../../domain/request-paths.ts";
import { say } from "../../../domain/words/say.ts";
import { ADMIN_TABS, MOST_WAITING, TAB_WORDS, type AdminTab, type DeskCounts } from "../admin-model.ts";
import { INSIGHTS_PATH } from "../insights-path.ts";
import { tabHref } from "./admin-address.ts";

/** The ways to the tabs. They are links: each tab is an address of its own. */
export function TabRow({ tab, waiting }: { tab: AdminTab | "disputes"; waiting: DeskCounts }) {
  const row = useRef<HTMLElement>(null);
  // On phones the row is wider than the screen: the tab one is on stands in sight.
  useEffect(() => {
    const link = row.current?.children[tab === "disputes" ? ADMIN_TABS.length : ADMIN_TABS.indexOf(tab)];
    if (row.current && link instanceof HTMLElement)
      row.current.scrollLeft = link.offsetLeft + link.offsetWidth / 2 - row.current.clientWidth / 2;
  }, [tab]);
  return (
    <nav ref={row} className="desk-tabs" aria-label={say("Admin")}>
      {ADMIN_TABS.map((one, at) => (
        <Link
          key={one}
          to={tabHref(one)}
          aria-current={one === tab ? "page" : undefined}
          aria-keyshortcuts={String(at + 1)}
        >
          {say(TAB_WORDS[one])}
          <Waiting count={waiting[one] ?? 0} />
        </Link>
      ))}
      <Link to={DISPUTES_DESK_PATH} aria-current={tab === "disputes" ? "page" : undefined}>
        {say("Disputes")}
        <Waiting count={waiting.disputes ?? 0} />
      </Link>
      <Link to={MESSAGE_REPORTS_PATH}>
        {say("Messages")}
        <Waiting count={waiting.messages ?? 0} />
      </Link>
      <Link to={FACILITATED_PATH}>{say("Payments")}</Link>
      <Link to={INSIGHTS_PATH}>{say("Insights")}</Link>
    </nav>
  );
}

/** How many wait on a tab. */
function Waiting({ count }: { count: number }) {
  if (count === 0) return null;
  const words = count > MOST_WAITING ? `${MOST_WAITING}+` : String(count);
  return (
    <>
      <span className="count" aria-hidden="true">
        {words}
      </span>
      <span className="sr"> {say("({words} waiting)", { words })}</span>
    </>
  );
}
