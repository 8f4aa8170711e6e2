import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { ADMIN_TABS, TAB_WORDS, type AdminTab } from "../admin-model.ts";
import { tabHref } from "./admin-address.ts";

/** The ways to the tabs. They are links: each tab is an address of its own. */
export function AdminTabs({ tab }: { tab: AdminTab }) {
  const row = useRef<HTMLElement>(null);
  // On phones the row is wider than the screen: the tab one is on stands in sight.
  useEffect(() => {
    const link = row.current?.children[ADMIN_TABS.indexOf(tab)];
    if (row.current && link instanceof HTMLElement) row.current.scrollLeft = link.offsetLeft + link.offsetWidth / 2 - row.current.clientWidth / 2;
  }, [tab]);
  return (
    <nav ref={row} className="desk-tabs" aria-label="Admin">
      {ADMIN_TABS.map((one) => (
        <Link key={one} to={tabHref(one)} aria-current={one === tab ? "page" : undefined}>
          {TAB_WORDS[one]}
        </Link>
      ))}
    </nav>
  );
}
