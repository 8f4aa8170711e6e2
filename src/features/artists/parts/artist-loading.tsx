import { say } from "../../../domain/words/say.ts";
import { TextSkeleton } from "../../../ui/skeleton.tsx";

/** While an artist's page is on its way: in its shape, so that little moves when it comes. */
export function ArtistLoading() {
  return (
    <div role="status">
      <section className="pro on-dark">
        <div className="wrap pro-in">
          <div className="portrait sk-dark" aria-hidden="true" />
          <div className="pro-copy">
            <h1>{say("Loading...")}</h1>
          </div>
        </div>
      </section>
      <div className="wrap pro-body asks min-h-screen" aria-hidden="true">
        <div className="pro-main">
          {[4, 5].map((lines) => (
            <div key={lines}>
              <div className="sk mb-5 h-8 w-48" />
              <TextSkeleton lines={lines} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
