import { Link } from "react-router";
import { CAROUSEL } from "../../../domain/limits.ts";
import { say } from "../../../domain/words/say.ts";
import { ArrowRight, ExternalLink, Icon } from "../../../ui/icons.tsx";
import type { NewsItem } from "../../content/defaults/news.ts";
import { Strip } from "./strip.tsx";

const itemOf = ({ title, image, href, source }: NewsItem) => ({
  key: href,
  content: (
    // eslint-disable-next-line jsx-a11y/control-has-associated-label -- the heading inside names it, deeper than the rule looks
    <a className="post" href={href} target="_blank" rel="noopener noreferrer">
      <figure>
        <img src={image} alt="" width={640} height={400} loading="lazy" />
      </figure>
      <div>
        <p className="small">{source}</p>
        <h3>
          {title} <Icon as={ExternalLink} className="inline align-[-0.2em]" />
          <span className="sr">{say("(opens in a new tab)")}</span>
        </h3>
      </div>
    </a>
  ),
});

/** The latest three posts; each leads to the page it is about. */
export function HomePosts({ posts }: { posts: readonly NewsItem[] }) {
  return (
    <section className="band" aria-labelledby="posts-title">
      <div className="wrap">
        <div className="head">
          <h2 id="posts-title">{say("News & Blog")}</h2>
          <Link to="/newsblog" className="more">
            {say("Read all posts")} <Icon as={ArrowRight} />
          </Link>
        </div>
        <Strip
          label={say("Latest posts")}
          items={posts.map(itemOf)}
          intervalMs={CAROUSEL.blogMs}
          moveMs={900}
          className="strip-posts"
        />
      </div>
    </section>
  );
}
