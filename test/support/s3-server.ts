import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import type { S3Settings } from "../../src/platform/config/media-settings.server.ts";

/** How it fails: an error of its own, silence, a broken connection, or half a body. */
export type S3Failure = "error" | "hang" | "cut" | "half";

export interface TestS3 {
  settings: S3Settings;
  /** The same as settings of a site. */
  env: Record<string, string>;
  /** What it was asked, as 'PUT /bucket/key'. */
  requests: string[];
  /** Decides for each request whether and how it fails; replace it in a test. */
  failure: (request: IncomingMessage) => S3Failure | null;
  close(): Promise<void>;
}

const KEY = "S3RVER";
const BUCKET = "photos";

/** An S3-compatible server on 127.0.0.1 that knows one access key, with a bucket of its own, and that can be made to fail. */
export async function startS3({ timeoutMs = 5_000 } = {}): Promise<TestS3> {
  const directory = mkdtempSync(join(tmpdir(), "mandap-s3-"));
  const s3 = new S3rver({ silent: true, directory, vhostBuckets: false, configureBuckets: [{ name: BUCKET }] });
  await s3.configureBuckets();
  const answer = s3.callback();
  const server = createServer((request, response) => {
    fake.requests.push(`${request.method} ${request.url?.split("?")[0]}`);
    const failure = fake.failure(request);
    if (!failure) return answer(request, response);
    request.resume();
    if (failure === "cut") return void request.socket.destroy();
    if (failure === "error")
      return void response
        .writeHead(500, { "content-type": "application/xml" })
        .end("<Error><Code>InternalError</Code><Message>We encountered an internal error.</Message></Error>");
    if (failure === "half")
      response
        .writeHead(200, { "content-length": "100000", "last-modified": new Date(0).toUTCString() })
        .write(Buffer.alloc(1000), () => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: TestS3 = {
    settings: {
      endpoint,
      bucket: BUCKET,
      region: "us-east-1",
      credentials: { accessKeyId: KEY, secretAccessKey: KEY },
      forcePathStyle: true,
      timeoutMs,
    },
    env: {
      MEDIA_STORE: "s3",
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
      S3_TIMEOUT_SECONDS: String(Math.max(1, timeoutMs / 1000)),
    },
    requests: [],
    failure: () => null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve(rmSync(directory, { recursive: true, force: true })));
        server.closeAllConnections();
      }),
  };
  return fake;
}
