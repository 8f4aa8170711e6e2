export interface ParsedMail {
  /** By lower-case name, decoded; a header that stands twice is joined by ' | '. */
  headers: Record<string, string>;
  text: string;
  /** '' where the mail has no HTML part. */
  html: string;
  /** What goes with it, decoded. */
  files: { name: string; type: string; bytes: Buffer }[];
}

function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/(?:=\?utf-8\?[bq]\?[^?]*\?=)+/gi, (run) =>
      Buffer.concat(
        Array.from(run.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi), ([, kind, word]) =>
          kind?.toLowerCase() === "b"
            ? Buffer.from(word ?? "", "base64")
            : quotedPrintable((word ?? "").replaceAll("_", " ")),
        ),
      ).toString("utf8"),
    );
}

function quotedPrintable(value: string): Buffer {
  const joined = value
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(joined, "latin1");
}

function readHeaders(head: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const line of head.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/)) {
    const colon = line.indexOf(":");
    if (colon < 1) continue;
    const name = line.slice(0, colon).toLowerCase();
    const value = decodeWords(line.slice(colon + 1).trim());
    headers[name] = name in headers ? `${headers[name]} | ${value}` : value;
  }
  return headers;
}

/** Reads a mail as nodemailer writes it: headers, plain text and HTML, all decoded. */
export function parseMail(raw: string): ParsedMail {
  const split = /\r?\n\r?\n/.exec(raw);
  if (!split) throw new Error("A mail without an empty line after its headers.");
  const headers = readHeaders(raw.slice(0, split.index));
  const body = raw.slice(split.index + split[0].length);
  const type = headers["content-type"] ?? "text/plain";
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (boundary) {
    const parts = body
      .split(`--${boundary}`)
      .slice(1, -1)
      .map((part) => parseMail(part.replace(/^\r?\n/, "")));
    return {
      headers,
      text: parts.map((part) => part.text).join(""),
      html: parts.map((part) => part.html).join(""),
      files: parts.flatMap((part) => part.files),
    };
  }
  const encoding = headers["content-transfer-encoding"];
  const bytes =
    encoding === "base64"
      ? Buffer.from(body, "base64")
      : encoding === "quoted-printable"
        ? quotedPrintable(body)
        : Buffer.from(body);
  const name = /^attachment.*filename="?([^";]+)/s.exec(headers["content-disposition"] ?? "")?.[1];
  if (name) return { headers, text: "", html: "", files: [{ name, type: type.replace(/;.*/s, ""), bytes }] };
  const content = bytes.toString("utf8").replaceAll("\r\n", "\n").trimEnd();
  return type.startsWith("text/html")
    ? { headers, text: "", html: content, files: [] }
    : { headers, text: content, html: "", files: [] };
}
