import { BRAND } from "../../domain/brand.ts";
import { PALETTE } from "../../domain/palette.ts";

export interface MailContent {
  /** Headline; often the subject too. */
  title: string;
  /** 'Namaste Asha,' for example. */
  greeting: string;
  /** Plain text; a line break inside stays one. */
  paragraphs: string[];
  /** What was asked or agreed, as a small table. */
  facts?: { label: string; value: string }[];
  /** One action; the address must be absolute http(s). */
  button?: { label: string; href: string };
  /** Several things to look at, by what they belong to. */
  groups?: MailGroup[];
  /** Why this mail came, in small print. */
  footer?: string;
  /** How no more of them come, in small print. */
  stop?: MailLink;
}

/** A link with its words; the address must be absolute http(s). */
export type MailLink = { label: string; href: string };
/** Entries under a headline, each a link with a line of facts; `links` lead further. */
export type MailGroup = { title: string; entries: (MailLink & { facts: string })[]; links: MailLink[] };

/** The same content with every address changed. */
export function withAddresses(content: MailContent, change: (href: string) => string): MailContent {
  const changed = <Link extends MailLink>(link: Link): Link => ({ ...link, href: change(link.href) });
  const { button, groups, stop } = content;
  return {
    ...content,
    ...(button ? { button: changed(button) } : {}),
    ...(groups
      ? {
          groups: groups.map((group) => ({
            ...group,
            entries: group.entries.map(changed),
            links: group.links.map(changed),
          })),
        }
      : {}),
    ...(stop ? { stop: changed(stop) } : {}),
  };
}

/** Mail programs know no style sheets and no variables: these are the tokens of the site, written out. */
const { paper, raised, ink, inkSoft, maroon, marigold, line } = PALETTE;
/** Web fonts do not reach mail: every stack ends in faces that hold Devanagari on Android, Windows and Apple. */
const text = "Mukta,'Noto Sans Devanagari','Nirmala UI','Kohinoor Devanagari',Arial,sans-serif";
const display = "'Rozha One',Georgia,'Noto Serif Devanagari','Nirmala UI',serif";
/** Digits and Latin names in the same face as the words around them. */
const displayBeyondLatin =
  "'Rozha One','Noto Serif Devanagari','Kohinoor Devanagari','Nirmala UI','Noto Sans Devanagari',sans-serif";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escape(value: string): string {
  return value.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Numbers of requests and of phones: no line of a narrow mail ends within one. */
const NUMBER = /\bMD-[0-9A-Z]{4}-[0-9A-Z]{4}\b|\+91 \d{5} \d{5}\b|\b0\d{2,4} \d{3} \d{4}\b/g;

function lines(value: string): string {
  return escape(value.trim())
    .replace(/\r\n|\r|\n/g, "<br>")
    .replace(NUMBER, '<span style="white-space:nowrap">$&</span>');
}

function webAddress(href: string): string {
  if (!URL.canParse(href) || !["http:", "https:"].includes(new URL(href).protocol)) {
    throw new Error(`A mail's link needs a full web address, not '${href}'.`);
  }
  return href;
}

function factTable(facts: { label: string; value: string }[]): string {
  const cell = `padding:8px 0;border-bottom:1px solid ${line};font-family:${text};font-size:16px;line-height:1.5;vertical-align:top;text-align:left`;
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" style="${cell};width:36%;padding-right:16px;color:${inkSoft};font-weight:400">${escape(label)}</th>` +
      `<td style="${cell};color:${ink};font-weight:600;word-break:break-word">${lines(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:8px 0 24px">${rows.join("")}</table>`;
}

function buttonTable({ label, href }: { label: string; href: string }): string {
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td style="background:${maroon};border-radius:10px">` +
    `<a href="${escape(webAddress(href))}" style="display:inline-block;padding:13px 24px;font-family:${text};font-size:17px;font-weight:600;color:${paper};text-decoration:none">${escape(label)}</a>` +
    `</td></tr></table>`
  );
}

const anchor = ({ label, href }: MailLink, style: string): string =>
  `<a href="${escape(webAddress(href))}" style="${style}">${escape(label)}</a>`;

function groupBlock({ title, entries, links }: MailGroup): string {
  const entry = (one: MailGroup["entries"][number]) =>
    `<p style="margin:0 0 12px">${anchor(one, `color:${maroon};font-weight:600`)}<br><span style="color:${inkSoft};font-size:15px">${lines(one.facts)}</span></p>`;
  return [
    `<h2 style="margin:20px 0 10px;font-family:${text};font-size:19px;line-height:1.35;color:${ink}">${escape(title)}</h2>`,
    ...entries.map(entry),
    `<p style="margin:0 0 20px;font-size:15px">${links.map((link) => anchor(link, `color:${maroon}`)).join(" &nbsp;·&nbsp; ")}</p>`,
  ].join("");
}

/** What a list of mails shows beside the subject: without it the brand, the subject again and a greeting. */
const preview = (words: string): string =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escape(words.replace(/\s+/g, " ").trim())}</div>`;

function html(
  { title, greeting, paragraphs, facts = [], button, groups = [], footer, stop }: MailContent,
  locale: string,
): string {
  const paragraph = (value: string) => `<p style="margin:0 0 16px">${lines(value)}</p>`;
  // Devanagari has marks above and below: lines as close as Latin ones touch.
  const [tight, loose, face] = locale.startsWith("en") ? [1.2, 1.55, display] : [1.35, 1.7, displayBeyondLatin];
  const small = [footer, BRAND.name]
    .filter((part) => part !== undefined && part !== "")
    .map((part) => lines(part ?? ""))
    .concat(stop ? [anchor(stop, `color:${inkSoft}`)] : []);
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escape(title)}</title></head>`,
    `<body style="margin:0;padding:0;background:${paper}">`,
    preview(paragraphs[0] ?? title),
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${paper}"><tr><td align="center" style="padding:24px 12px">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${raised};border:1px solid ${line};border-radius:16px;border-collapse:separate;overflow:hidden">`,
    `<tr><td style="background:${maroon};border-bottom:4px solid ${marigold};padding:18px 28px;font-family:${display};font-size:24px;color:${paper}">${escape(BRAND.name)}</td></tr>`,
    `<tr><td style="padding:28px;font-family:${text};font-size:17px;line-height:${loose};color:${ink};word-break:break-word">`,
    `<h1 style="margin:0 0 16px;font-family:${face};font-size:28px;line-height:${tight};font-weight:400;color:${maroon}">${escape(title)}</h1>`,
    paragraph(greeting),
    ...paragraphs.map(paragraph),
    facts.length > 0 ? factTable(facts) : "",
    ...groups.map(groupBlock),
    button ? buttonTable(button) : "",
    `</td></tr><tr><td style="padding:16px 28px 24px;border-top:1px solid ${line};font-family:${text};font-size:14px;line-height:1.5;color:${inkSoft};word-break:break-word">${small.join("<br>")}</td></tr>`,
    `</table></td></tr></table></body></html>`,
  ].join("\n");
}

const plainLink = ({ label, href }: MailLink): string => `${label}:\n${webAddress(href)}`;

function plain({ title, greeting, paragraphs, facts = [], button, groups = [], footer, stop }: MailContent): string {
  const blocks = [
    title,
    greeting,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join("\n"),
    ...groups.flatMap((group) => [
      `== ${group.title} ==`,
      ...group.entries.map(({ label, href, facts: line }) => `${label}\n${line}\n${webAddress(href)}`),
      ...group.links.map(plainLink),
    ]),
    button ? plainLink(button) : "",
    ["-- ", footer, BRAND.name, stop && plainLink(stop)].filter((part) => part !== undefined && part !== "").join("\n"),
  ];
  // Not trimmed as a whole: the signature mark is '-- ' with its space (RFC 3676).
  return `${blocks
    .filter((block) => block !== "")
    .map((block) => block.replace(/\r\n|\r/g, "\n").replace(/\n+$/, ""))
    .join("\n\n")}\n`;
}

/**
 * A mail in the site's look, as HTML and as plain text with the same content.
 * Every value is plain text and is escaped here.
 * @throws Error where the button's address is not absolute http(s)
 */
export function renderMail(content: MailContent, locale = "en-IN"): { html: string; text: string } {
  return { html: html(content, locale), text: plain(content) };
}
