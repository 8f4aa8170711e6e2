import { expect, test } from "vitest";
import { renderMail, withAddresses } from "./mail-layout.ts";

const content = {
  title: "A booking request",
  greeting: "Namaste <Asha>,",
  paragraphs: ['Ravi & Co. ask for you.\nThey write "soon".'],
  facts: [
    { label: "Event", value: "<script>alert(1)</script>" },
    { label: "शहर", value: "इंदौर" },
  ],
  button: { label: "Open My requests", href: "https://mandap.example/MyRequests?a=1&b=2" },
  footer: "You get this because you are listed.",
};

test("everything is escaped, line breaks stay, Devanagari is untouched", () => {
  const { html } = renderMail(content);
  expect(html).toContain("Namaste &lt;Asha&gt;,");
  expect(html).toContain("Ravi &amp; Co. ask for you.<br>They write &quot;soon&quot;.");
  expect(html).not.toContain("<script");
  expect(html).toContain('href="https://mandap.example/MyRequests?a=1&amp;b=2"');
  expect(html).toContain("इंदौर");
});

test("a list of mails shows what it is about; the number of a request stays on one line, and lines of Devanagari apart", () => {
  const written = { ...content, paragraphs: ["Asha asks (MD-7K3Q-9ZXA) <now>.\nSoon.", "More"] };
  const { html } = renderMail(written);
  const [before = ""] = html.split("<table");
  expect(before).toMatch(/<div style="display:none;[^"]*">Asha asks \(MD-7K3Q-9ZXA\) &lt;now&gt;\. Soon\.<\/div>\s*$/);
  expect(html).toContain('(<span style="white-space:nowrap">MD-7K3Q-9ZXA</span>)');
  expect(renderMail({ ...content, footer: "Questions: 0731 400 0000" }).html).toContain(
    '<span style="white-space:nowrap">0731 400 0000</span>',
  );
  // A long name makes no mail wider than its reader's phone.
  expect(html).toMatch(/<td style="padding:28px;[^"]*word-break:break-word"/);
  expect(html).toContain("line-height:1.2;");
  expect(renderMail(written, "hi-IN").html).toContain("line-height:1.35;");
});

test("the text says the same, unescaped", () => {
  expect(renderMail(content).text).toBe(
    [
      "A booking request",
      "Namaste <Asha>,",
      'Ravi & Co. ask for you.\nThey write "soon".',
      "Event: <script>alert(1)</script>\nशहर: इंदौर",
      "Open My requests:\nhttps://mandap.example/MyRequests?a=1&b=2",
      "-- \nYou get this because you are listed.\nMandap\n",
    ].join("\n\n"),
  );
});

test.each(["javascript:alert(1)", "/MyRequests", "https://"])("a button to '%s' is refused", (href) => {
  expect(() => renderMail({ ...content, button: { label: "x", href } })).toThrow("full web address");
});

test("groups are links with their facts, escaped, in both forms; every address can be changed, and must be whole", () => {
  const listed = {
    ...content,
    groups: [
      {
        title: "Halls <b>",
        entries: [{ label: "Rang & Mahal", href: "https://mandap.example/{token}/1", facts: "Indore · ₹850" }],
        links: [{ label: "Stop this search", href: "https://mandap.example/{token}/2" }],
      },
    ],
    stop: { label: "Stop all", href: "https://mandap.example/{token}/3" },
  };
  const { html, text } = renderMail(withAddresses(listed, (href) => href.replace("{token}", "s3cret")));
  expect(html).toContain("Halls &lt;b&gt;");
  expect(html).toContain("Rang &amp; Mahal");
  for (const at of ["1", "2", "3"]) {
    expect(html).toContain(`href="https://mandap.example/s3cret/${at}"`);
    expect(text).toContain(`https://mandap.example/s3cret/${at}`);
  }
  expect(() => renderMail({ ...content, stop: { label: "Stop", href: "javascript:alert(1)" } })).toThrow(
    "full web address",
  );
});
