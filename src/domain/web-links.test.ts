import { expect, test } from "vitest";
import { webLink } from "./web-links.ts";

test.each([
  ["https://www.facebook.com/utsav.crew", "https://www.facebook.com/utsav.crew"],
  ["www.example.in/a?b=c#d", "https://www.example.in/a?b=c#d"],
  ["http://example.in", "https://example.in"],
  ["HTTPS://Example.IN/", "HTTPS://Example.IN/"],
  ["https://www.youtube.com/@utsav", "https://www.youtube.com/@utsav"],
  ["https://उदाहरण.भारत/काम", "https://उदाहरण.भारत/काम"],
])("%s is %s", (typed, kept) => expect(webLink(typed)).toBe(kept));

test.each([
  "javascript:alert(1)", "JaVaScRiPt:alert(1)//https://a.in", "java\nscript:alert(1)", " javascript:alert(1)", "data:text/html,<script>1</script>", "vbscript:x", "blob:https://a.in/x", "file:///etc/passwd", "ftp://a.in", "mailto:a@b.in", "tel:1", "about:blank", "view-source:https://a.in",
  "https:evil.in", "https:/evil.in", "https:///evil.in", "https:\\\\evil.in", "//evil.in\\@a.in", "https://", "https://localhost", "https://127.0.0.1/x", "https://2130706433/", "https://0x7f.1/", "https://[::1]/", "https://10.0.0.1", "https://router.local/", "https://db.internal/", "https://a", "https://a.in:8443/", "https://bank.in@evil.in/", "https://user:pass@evil.in/",
  'https://a.in/"onmouseover="alert(1)', "https://a.in/<script>", "https://a.in/'x", "https://a.in/ x", "https://a.in/\u0000", "https://a.in/\u202Egpj.exe", "hello", "", "https://-a.in", "https://a..in",
])("%j is no link", (typed) => expect(webLink(typed)).toBeNull());
