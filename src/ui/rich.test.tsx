import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Rich } from "./rich.tsx";

const as = { a: (words: string) => <a href="/TermCondition">{words}</a>, b: (words: string) => <b>{words}</b> };

test.each([
  ["I agree to the <a>Terms</a>.", 'I agree to the <a href="/TermCondition">Terms</a>.'],
  ["<a>Terms</a> and <b>4 days</b>", '<a href="/TermCondition">Terms</a> and <b>4 days</b>'],
  ["nothing of it", "nothing of it"],
  // What people wrote stands in a text as a value, and is no markup.
  ["<i>Asha</i> & <script>alert(1)</script>", "&lt;i&gt;Asha&lt;/i&gt; &amp; &lt;script&gt;alert(1)&lt;/script&gt;"],
])("%s", (text, html) => expect(renderToStaticMarkup(<Rich text={text} as={as} />)).toBe(html));
