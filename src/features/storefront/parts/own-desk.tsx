import { requestAddress } from "../../../domain/request-paths.ts";
import { say } from "../../../domain/words/say.ts";
import { BarFigure } from "../../../ui/bar-figure.tsx";
import { DayLeaf } from "../../enquiries/parts/day-leaf.tsx";
import { NextThings } from "../../enquiries/parts/next-things.tsx";
import type { OwnDesk as Desk } from "../own-desk.ts";
import { whenSaid } from "../../../domain/when-said.ts";

/** What to do first, what is coming, how it went: the top of everybody's own page. */
export function OwnDesk({ desk }: { desk: Desk }) {
  return (
    <>
      <NextThings next={desk.next} />
      <ComingAndFigures desk={desk} />
    </>
  );
}

/** What is coming, and how it went. */
export function ComingAndFigures({ desk: { coming, figures } }: { desk: Pick<Desk, "coming" | "figures"> }) {
  return (
    <>
      {coming.length > 0 ? (
        <section aria-labelledby="coming" className="own-coming">
          <h2 id="coming">{say("What is coming")}</h2>
          <ul>
            {coming.map(({ number, what, who, place, day, lastDay, inDays, stands, box }) => (
              <li key={number}>
                <DayLeaf eventDate={day} lastDay={lastDay} inDays={inDays} />
                <p>
                  {/* The whole card leads there. */}
                  <a href={requestAddress(box, number)} className="own-coming-way">
                    {who ?? what.charAt(0).toUpperCase() + what.slice(1)}
                    <span className="sr">
                      , {whenSaid({ day, lastDay })}, {number}
                    </span>
                  </a>
                  {who ? <span className="block">{what.charAt(0).toUpperCase() + what.slice(1)}</span> : null}
                  <span className="soft dotted">
                    {place ? <span>{place} </span> : null}
                    {box === "sent" ? <span>{say("You asked them")} </span> : null}
                    <span>{stands}</span>
                  </span>
                </p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {figures ? <Figures figures={figures} /> : null}
    </>
  );
}

function Figures({ figures: { views, requests, answers, stars } }: { figures: NonNullable<Desk["figures"]> }) {
  const share = answers.asked > 0 ? Math.round((answers.inTime / answers.asked) * 100) : 0;
  const mean =
    stars.total > 0
      ? (stars.bars.reduce((sum, { value }, at) => sum + value * (5 - at), 0) / stars.total).toFixed(1)
      : null;
  return (
    <section aria-labelledby="figures" className="own-figures">
      <h2 id="figures">{say("Your figures")}</h2>
      <div className="own-pictures">
        <BarFigure picture={views} value={views.total.toLocaleString("en-IN")} label={say("Views in 90 days")} />
        <BarFigure
          picture={requests}
          value={requests.total.toLocaleString("en-IN")}
          label={say("Requests in 90 days")}
        />
        <figure className="own-picture">
          <figcaption>
            {say("Answered within a day")} <b>{answers.asked > 0 ? `${share}%` : "–"}</b>
          </figcaption>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <rect className="rest" x="0" y="42" width="100" height="16" />
            <rect x="0" y="42" width={share} height="16" />
          </svg>
          <p className="small soft">
            {answers.asked > 0
              ? say("{inTime} of {asked} requests", { inTime: answers.inTime, asked: answers.asked })
              : say("Nobody has waited for an answer yet.")}
          </p>
        </figure>
        <BarFigure
          picture={stars}
          value={mean ?? say("New", "not rated")}
          note={mean ? say("{total} in all", { total: stars.total }) : say("No reviews yet.")}
          label={say("Rating, all time")}
          marks={["5★", "4★", "3★", "2★", "1★"]}
        />
      </div>
    </section>
  );
}
