import { say, text } from "../../../domain/words/say.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { ExternalLink, Icon } from "../../../ui/icons.tsx";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { contentList } from "../../content/content-service.server.ts";
import { publicPageMeta } from "../page-meta.ts";
import { PageBanner } from "../parts/page-banner.tsx";
import type { Route } from "./+types/news";

const LEAD = text("Festivals, rules and places: what helps those who organise, and where to read on.");

export async function loader(args: Route.LoaderArgs) {
  const news = await contentList(pageContext(args).deps, "news");
  return {
    news: news.map((one) => ({
      ...one,
      title: say(one.title),
      description: say(one.description),
      source: say(one.source),
    })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return publicPageMeta(matches, { name: say("News & Blog"), description: say(LEAD), path: "/newsblog" });
}

/** Specification, part 1, section 2.8. */
export default function NewsPage({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  return (
    <>
      <PageBanner title={say("News & Blog")} lead={say(LEAD)} art="/art/cover-blog-3b.svg" />
      <div className="wrap news">
        {loaderData.news.map(({ title, description, image, href, source }, at) => (
          <article className="news-card" key={href}>
            <figure>
              <img src={image} alt="" width={640} height={400} loading={at < 3 ? "eager" : "lazy"} />
            </figure>
            <div>
              <p className="small soft">{source}</p>
              <h2>{title}</h2>
              <p>{description}</p>
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                className={buttonClass({ variant: "line", slim: true })}
                aria-label={say("Read More: {title} (opens in a new tab)", { title })}
              >
                {say("Read More")}
                <Icon as={ExternalLink} />
              </a>
            </div>
          </article>
        ))}
      </div>
    </>
  );
}
