import { say } from "../../../domain/words/say.ts";
import type { WeekFigure } from "../week-figure.ts";

const number = (value: number) => value.toLocaleString("en-IN");

/** One step of the way to a booking by week, with the district's middle as a line over each bar, and the numbers as a table. */
export function WeekBars({ figure: { title, unit, total, bars, middles } }: { figure: WeekFigure }) {
  return (
    <figure className="own-picture">
      <figcaption>
        {title} <b>{number(total)}</b>
      </figcaption>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <line x1="0" y1="99.5" x2="100" y2="99.5" />
        {bars.map((bar) => (
          <rect key={bar.label} x={bar.x} y={100 - bar.height} width={bar.width} height={bar.height} />
        ))}
        {middles?.map(({ height }, at) => (
          <line
            key={bars[at]!.label}
            className="middle"
            x1={bars[at]!.x - 1}
            x2={bars[at]!.x + bars[at]!.width + 1}
            y1={100 - height}
            y2={100 - height}
          />
        ))}
      </svg>
      <details>
        <summary className="small">{say("{note}: the numbers", { note: say("By week") })}</summary>
        <table className="small">
          <thead>
            <tr>
              <th scope="col">{title}</th>
              <th scope="col">{unit.charAt(0).toUpperCase() + unit.slice(1)}</th>
              {middles ? <th scope="col">{say("District's middle")}</th> : null}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, value }, at) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{number(value)}</td>
                {middles ? <td>{number(middles[at]!.value)}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
