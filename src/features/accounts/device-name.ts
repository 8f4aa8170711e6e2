/** What a browser is called, by how it names itself. */
import { say, text } from "../../domain/words/say.ts";

const BROWSERS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bEdg(?:A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];
const UNKNOWN = text("An unknown browser");

/** 'Chrome on Android'; what names itself in no known way is 'An unknown browser'. */
export function deviceName(userAgent: string | null): string {
  const named = (of: typeof BROWSERS) => of.find(([mark]) => mark.test(userAgent ?? ""))?.[1];
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)];
  if (browser && system) return say("{browser} on {system}", { browser, system });
  return browser ?? system ?? say(UNKNOWN);
}
