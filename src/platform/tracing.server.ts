import { hostname } from "node:os";
import type { Attributes, Context, Span } from "@opentelemetry/api";
import type { Config } from "./config/config.server.ts";
import type { StatementTap } from "./database/statement-tap.server.ts";
import { sqlstateOf } from "./database/sqlstate.server.ts";

/** What a request is, while it is answered and afterwards. */
export type TracedRequest = {
  /** Does something as part of the request: what is asked of the database meanwhile belongs to it. */
  within(work: () => void): void;
  /** @param route the pattern, never the address */
  answered(route: string, status: number): void;
};

/**
 * Traces by OpenTelemetry, where TRACES_URL is set. A span says what kind of thing was done and for how long: patterns of
 * routes, statements without their values, kinds of jobs, and nothing of people. The log has the address under the same
 * id.
 */
export type Tracing = {
  /** @param id by which the log names the request */
  request(method: string, id: string): TracedRequest;
  job<T>(name: string, work: () => Promise<T>): Promise<T>;
  statement: StatementTap;
  /** Sends what is still waiting. */
  close(): Promise<void>;
};

/** The longest of ours, the cards of all categories, has 15,000 letters. */
const MOST_OF_A_STATEMENT = 20_000;

/** A statement without what is written out in it. */
export const plainStatement = (text: string): string =>
  text
    .replace(/'(?:[^']|'')*'/g, "'…'")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, MOST_OF_A_STATEMENT);

/** What it does and with which table: few of these there are, by which traces are put together. */
export function statementName(plain: string): string {
  const verb = /^\(?\s*(\w+)/.exec(plain)?.[1]?.toUpperCase() ?? "SQL";
  const table = /\b(?:from|into|update|table)\s+(?:only\s+)?((?:"?\w+"?\.)?"?\w+"?)/i.exec(plain)?.[1];
  return table ? `${verb} ${table.replaceAll('"', "")}` : verb;
}

/** @returns null where traces are off: then nothing of OpenTelemetry is even loaded */
export async function startTracing({
  tracesUrl,
  tracesShare,
}: Pick<Config, "tracesUrl" | "tracesShare">): Promise<Tracing | null> {
  if (tracesUrl === null) return null;
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }, { AsyncLocalStorageContextManager }] =
    await Promise.all([
      import("@opentelemetry/api"),
      import("@opentelemetry/sdk-trace"),
      import("@opentelemetry/exporter-trace-otlp-http"),
      import("@opentelemetry/resources"),
      import("@opentelemetry/context-async-hooks"),
    ]);
  const { context, trace, SpanKind, SpanStatusCode, ROOT_CONTEXT } = api;
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({
      "service.name": "mandap",
      "service.instance.id": `${hostname()}:${process.pid}`,
    }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(tracesShare) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: tracesUrl }) })],
  });
  const tracer = provider.getTracer("mandap");
  const begin = (name: string, kind: number, attributes: Attributes, parent: Context): [Span, Context] => {
    const span = tracer.startSpan(name, { kind, attributes }, parent);
    return [span, trace.setSpan(parent, span)];
  };
  const failed = (span: Span, kind: string) => {
    span.setAttribute("error.type", kind);
    span.setStatus({ code: SpanStatusCode.ERROR });
  };
  return {
    request(method, id) {
      // A trace begins with us: whoever asks could otherwise have every request of theirs kept.
      const attributes = { "http.request.method": method, "mandap.request": id };
      const [span, own] = begin(method, SpanKind.SERVER, attributes, ROOT_CONTEXT);
      return {
        within: (work) => context.with(own, work),
        answered(route, status) {
          span.updateName(`${method} ${route}`);
          span.setAttributes({ "http.route": route, "http.response.status_code": status });
          if (status >= 500) failed(span, String(status));
          span.end();
        },
      };
    },
    async job(name, work) {
      const [span, own] = begin(`job ${name}`, SpanKind.CONSUMER, { "mandap.job": name }, ROOT_CONTEXT);
      try {
        return await context.with(own, work);
      } catch (error) {
        failed(span, error instanceof Error ? error.name : "error");
        throw error;
      } finally {
        span.end();
      }
    },
    statement(text, longest) {
      const parent = context.active();
      // The clock of the job queue belongs to nobody.
      if (!trace.getSpan(parent)?.isRecording()) return null;
      const plain = plainStatement(text);
      const attributes: Attributes = { "db.system.name": "postgresql", "db.query.text": plain };
      if (longest !== null) attributes["mandap.list"] = longest;
      const [span] = begin(statementName(plain), SpanKind.CLIENT, attributes, parent);
      return (error) => {
        if (error) failed(span, sqlstateOf(error) ?? "connection");
        span.end();
      };
    },
    async close() {
      await provider.shutdown().catch(() => {});
      context.disable();
    },
  };
}
