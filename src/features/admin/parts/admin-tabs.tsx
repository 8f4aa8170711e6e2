import { Link } from "react-router";
import { ADMIN_TABS, TAB_WORDS, type AdminTab } from "../admin-model.ts";
import { tabHref } from "./admin-address.ts";

/** The ways to the tabs. They are links: each tab is an address of its own. */
export function AdminTabs({ tab }: { tab: AdminTab }) {
  return (
    <nav className="desk-tabs" aria-label="Admin">
      {ADMIN_TABS.map((one) => (
        <Link key={one} to={tabHref(one)} aria-current={one === tab ? "page" : undefined}>
          {TAB_WORDS[one]}
        </Link>
      ))}
    </nav>
  );
}
