/**
 * A stranger's words for a message that we send in our name to somebody who did not ask for it: no mail or
 * message program makes a link of them. 'https://evil.in/x' becomes 'evil. in/x', 'R.K. Rao' 'R. K. Rao'.
 */
export function unlinked(text: string): string {
  return text
    .replace(/\b[a-z][a-z0-9+-]*:\/\/+/giu, "")
    .replace(/@/gu, " at ")
    .replace(/(?<=[\p{L}\p{N}\p{M}])([.\u3002\uFF0E\uFF61]+)(?=\p{L})/gu, "$1 ");
}
