import { formatInstant } from "../../../domain/dates.ts";

/** An instant, in India's time. */
export function When({ at }: { at: string }) {
  return <time dateTime={at}>{formatInstant(new Date(at))}</time>;
}
