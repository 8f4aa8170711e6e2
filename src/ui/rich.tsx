import { Fragment, type ReactNode } from "react";

const TAG = /<(\w+)>(.*?)<\/\1>/gs;

/**
 * A sentence with parts that lead somewhere or stand out, so that each language puts them where they belong:
 * `<Rich text={say("I agree to the <a>Terms</a>")} as={{ a: (words) => <Link to="/TermCondition">{words}</Link> }} />`.
 * What has no entry in `as` is shown as it stands.
 */
export function Rich({ text, as }: { text: string; as: Readonly<Record<string, (words: string) => ReactNode>> }) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { 0: whole, 1: tag, 2: words, index } of text.matchAll(TAG)) {
    const draw = as[tag!];
    if (!draw) continue;
    parts.push(text.slice(from, index), draw(words!));
    from = index + whole.length;
  }
  return [...parts, text.slice(from)].map((part, at) => <Fragment key={at}>{part}</Fragment>);
}

/** For `as`: words that only those hear who listen to the page, `say("Take out<sr>: {title}</sr>", { title })`. */
export const HEARD = { sr: (words: string) => <span className="sr">{words}</span> } as const;
