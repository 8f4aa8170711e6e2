/** Addresses that people put on profiles, as they are kept and shown. Pure. */
import { normaliseMobile } from "../../../domain/phone.ts";
import { networkLink, shownVideos, webLink, type Network } from "../../../domain/web-links.ts";
import type { Field } from "./field.ts";

/**
 * The address that is kept for a field named for a network: its network's own hosts only, any public one for the
 * website; a WhatsApp number becomes its chat's address. Null for anything else.
 */
export function networkAddress(name: string, text: string): string | null {
  if (name === "website") return webLink(text);
  const mobile = name === "whatsapp" ? normaliseMobile(text) : null;
  return mobile ? `https://wa.me/${mobile.slice(1)}` : networkLink(name as Network, text);
}

/** A stored value without links that were kept before their hosts were looked at. */
export function withoutForeignLinks(field: Pick<Field, "kind">, value: unknown): unknown {
  if (field.kind === "videos") return Array.isArray(value) ? shownVideos(value as string[]) : [];
  if (field.kind !== "networks") return value;
  return Object.fromEntries(
    Object.entries((value ?? {}) as Record<string, string>).map(([name, link]) => [
      name,
      link && networkAddress(name, link) === link ? link : "",
    ]),
  );
}
