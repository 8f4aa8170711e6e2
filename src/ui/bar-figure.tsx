import { say } from "../domain/words/say.ts";
import type { BarPicture } from "./bar-picture.ts";

/** One row of bars, drawn on the server, and the numbers behind it as a table. */
export function BarFigure({
  picture: { title, unit, total, bars, ends },
  value,
  note,
  label = title,
  format = (amount) => amount.toLocaleString("en-IN"),
  cell = (at) => format(bars[at]?.value ?? 0),
  marks,
}: {
  picture: BarPicture;
  value: string;
  note?: string;
  label?: string;
  /** How a number of the table is written. */
  format?: (amount: number) => string;
  /** How one of the table is written, by where it stands. */
  cell?: (at: number) => string;
  /** What stands below each bar, where they are few: one a bar. */
  marks?: readonly string[];
}) {
  const highest = bars.reduce((best, { value: one }, at) => (one > (bars[best]?.value ?? 0) ? at : best), 0);
  return (
    <figure className="own-picture">
      <figcaption>
        {label} <b>{value}</b>
      </figcaption>
      {total > 0 ? (
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <line x1="0" y1="99.5" x2="100" y2="99.5" />
          {bars.map((bar) => (
            <rect key={bar.label} x={bar.x} y={100 - bar.height} width={bar.width} height={bar.height} />
          ))}
        </svg>
      ) : null}
      {total > 0 && marks ? (
        <div className="own-marks small soft" aria-hidden="true">
          {marks.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </div>
      ) : null}
      {total > 0 && ends ? (
        <>
          <div className="own-ends small soft" aria-hidden="true">
            <span>{ends[0]}</span>
            <span>{ends[1]}</span>
          </div>
          <p className="small soft">{say("Most in a week: {most}", { most: cell(highest) })}</p>
        </>
      ) : null}
      {total > 0 ? (
        <details>
          <summary className="small">{say("{note}: the numbers", { note: note ?? say("By week") })}</summary>
          <table className="small">
            <thead>
              <tr>
                <th scope="col">{label}</th>
                <th scope="col">{unit.charAt(0).toUpperCase() + unit.slice(1)}</th>
              </tr>
            </thead>
            <tbody>
              {bars.map((bar, at) => (
                <tr key={bar.label}>
                  <th scope="row">{bar.label}</th>
                  <td>{cell(at)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ) : (
        <p className="small soft">{note ?? say("No {unit} yet.", { unit })}</p>
      )}
    </figure>
  );
}
