import { Link } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { classNames } from "../../../ui/class-names.ts";
import { CONTENT_KEYS, CONTENT_LISTS } from "../../content/content-lists.ts";
import type { TabOf } from "../admin-tab-data.ts";
import { tabHref } from "./admin-address.ts";
import { ContentForm } from "./content-form.tsx";

/** The lists of the public pages, one at a time. */
export function ContentTab({ data }: { data: TabOf<"content"> }) {
  const { list } = data;
  const { label, where } = CONTENT_LISTS[list];
  return (
    <section aria-labelledby="content">
      <h2 id="content" className="sr">
        {say("Content: {list}", { list: say(label) })}
      </h2>
      <nav className="chips mt-6" aria-label={say("Lists")}>
        {CONTENT_KEYS.map((key) => (
          <Link
            key={key}
            to={tabHref("content", { list: key })}
            className={classNames("chip", key === list && "on")}
            aria-current={key === list ? "page" : undefined}
          >
            {say(CONTENT_LISTS[key].label)}
          </Link>
        ))}
      </nav>
      <p className="soft my-4">{say(where)}</p>
      <ContentForm key={list} data={data} />
    </section>
  );
}
