import { say } from "../../../domain/words/say.ts";
import { TextSkeleton } from "../../../ui/skeleton.tsx";

/** A profile while it loads, in its own shape. */
export function ProfileSkeleton() {
  return (
    <div role="status">
      <span className="sr">{say("Loading")}</span>
      <div className="pro on-dark" aria-hidden="true">
        <div className="wrap pro-in">
          <div className="portrait sk-dark" />
          <div className="pro-copy">
            <div className="sk-dark h-14 w-3/4 rounded-field" />
            <div className="sk-dark mt-4 h-5 w-1/2 rounded-field" />
          </div>
        </div>
      </div>
      <div className="wrap pro-body" aria-hidden="true">
        <div className="pro-main">
          {[4, 5, 3].map((lines) => (
            <div key={lines}>
              <div className="sk mb-5 h-8 w-48" />
              <TextSkeleton lines={lines} />
            </div>
          ))}
        </div>
        <div className="side">
          <div className="bookcard">
            <div className="sk b" />
          </div>
        </div>
      </div>
    </div>
  );
}
