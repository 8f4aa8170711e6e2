import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

type Span = {
  spanId: string;
  parentSpanId?: string;
  name: string;
  startTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number | string } }[];
};

/** Before a statement whose lists have one value at most. */
export const ONE_VALUE = "/* one */ ";

/** What a kind of request or job asked of the database: each statement with how often. */
export type Recorded = Map<string, Map<string, number>>;

/** A collector of traces (OTLP over HTTP) that counts the statements of each kind of request and job. */
export async function startCollector(): Promise<{ url: string; recorded: Recorded; stop(): void }> {
  const recorded: Recorded = new Map();
  /** By the span that they belong to, which ends after them. */
  const waiting = new Map<string, string[]>();
  const take = ({ spanId, parentSpanId, name, attributes }: Span) => {
    const statement = attributes.find(({ key }) => key === "db.query.text")?.value.stringValue;
    if (statement !== undefined && parentSpanId) {
      const siblings = waiting.get(parentSpanId) ?? [];
      waiting.set(parentSpanId, siblings);
      const longest = attributes.find(({ key }) => key === "mandap.list")?.value.intValue;
      siblings.push(longest !== undefined && Number(longest) <= 1 ? `${ONE_VALUE}${statement}` : statement);
      return;
    }
    const counts = recorded.get(name) ?? new Map<string, number>();
    recorded.set(name, counts);
    for (const one of waiting.get(spanId) ?? []) counts.set(one, (counts.get(one) ?? 0) + 1);
    waiting.delete(spanId);
  };
  const server: Server = createServer((request, answer) => {
    void text(request).then((body) => {
      const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
      const spans = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
      // Statements before what they belong to, which may come in the same piece.
      for (const span of spans.toSorted((a, b) => Number(Boolean(b.parentSpanId)) - Number(Boolean(a.parentSpanId))))
        take(span);
      answer.setHeader("content-type", "application/json").end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1/traces`, recorded, stop: () => server.close() };
}
