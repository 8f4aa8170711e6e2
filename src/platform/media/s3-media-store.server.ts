import { createWriteStream } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { say } from "../../domain/words/say.ts";
import type { S3Settings } from "../config/media-settings.server.ts";
import { photosUnreachable } from "./media-errors.server.ts";
import { parsePhotoKey, photoFolder, photoKey } from "./media-store.server.ts";
import type { ListedFile, MediaPlace, MediaStore } from "./media-store.server.ts";

const ATTEMPTS = 2;
/** A reader on a slow phone may leave the connection to the store idle for a while. */
const IDLE_MS = 30_000;

/** The SDK costs memory and a start: it is loaded when the first photo is, and never where photos are on disk. */
async function connect({ endpoint, region, credentials, forcePathStyle, timeoutMs }: S3Settings) {
  const sdk = await import("@aws-sdk/client-s3");
  const client = new sdk.S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle,
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: timeoutMs,
      requestTimeout: timeoutMs,
      throwOnRequestTimeout: true,
      socketTimeout: Math.max(timeoutMs, IDLE_MS),
    },
    // Newer checksums are not understood by every store; the signature covers what is sent.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return { sdk, client };
}

/** Whoever asks the bucket itself is told to take a PDF away, never to open it. */
const typeOf = (path: string): string =>
  path.endsWith(".pdf") ? "application/octet-stream" : path.endsWith(".avif") ? "image/avif" : "image/webp";

const isMissing = (error: unknown) => ["NoSuchKey", "NotFound"].includes((error as { name?: string }).name ?? "");

/** What the store answers, or 503: its failures are nobody's mistake. */
async function reached<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof RangeError ? error : photosUnreachable(error);
  }
}

/**
 * Keeps pictures in an S3-compatible bucket, under the same names as on disk. Nothing is kept in this process or
 * on this machine but uploads under way, so any number of processes may share a bucket.
 */
export function s3MediaStore(settings: S3Settings, dataDir: string): MediaStore {
  const Bucket = settings.bucket;
  let connection: ReturnType<typeof connect> | null = null;
  const s3 = () => (connection ??= connect(settings));

  async function facts(place: MediaPlace, file: string) {
    const Key = photoKey(place, file);
    return reached(async () => {
      const { sdk, client } = await s3();
      const head = await client.send(new sdk.HeadObjectCommand({ Bucket, Key })).catch(missing);
      return head && { bytes: head.ContentLength ?? 0, modified: head.LastModified ?? new Date(0) };
    });
  }

  async function open(place: MediaPlace, file: string) {
    const Key = photoKey(place, file);
    return reached(async () => {
      const { sdk, client } = await s3();
      const got = await client.send(new sdk.GetObjectCommand({ Bucket, Key })).catch(missing);
      return got?.Body
        ? {
            bytes: got.ContentLength ?? 0,
            modified: got.LastModified ?? new Date(0),
            stream: () => got.Body as Readable,
          }
        : null;
    });
  }

  async function* list(prefix = ""): AsyncGenerator<ListedFile> {
    let after: string | undefined;
    do {
      const page = await reached(async () => {
        const { sdk, client } = await s3();
        return client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken: after }));
      });
      for (const { Key = "", Size = 0, LastModified = new Date(0) } of page.Contents ?? []) {
        const photo = parsePhotoKey(Key);
        if (photo) yield { ...photo, bytes: Size, modified: LastModified };
      }
      after = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (after);
  }

  async function put(place: MediaPlace, path: string): Promise<void> {
    const Key = photoKey(place, basename(path));
    await reached(async () => {
      const { sdk, client } = await s3();
      // Finished pictures are a few megabytes at most; as a whole they can be signed and sent again.
      const Body = await readFile(path);
      await client.send(
        new sdk.PutObjectCommand({
          Bucket,
          Key,
          Body,
          ContentLength: Body.length,
          ContentType: typeOf(path),
        }),
      );
    });
    await rm(path, { force: true });
  }

  return {
    tempDir: join(dataDir, "tmp"),
    facts,
    open,
    list: () => list(),
    publish: (place, paths) => allOf(paths.map((path) => put(place, path))),
    exists: async (place, file) => (await facts(place, file)) !== null,
    async fetch(place, file, target) {
      const found = await open(place, file);
      if (!found) throw new Error(`There is no ${photoKey(place, file)} to fetch.`);
      await reached(() => pipeline(found.stream(), createWriteStream(target)));
    },
    async remove(place, id) {
      const files: string[] = [];
      for await (const { file } of list(`${photoFolder(place, id)}/${id}`)) files.push(file);
      await allOf(
        files.map((file) =>
          reached(async () => {
            const { sdk, client } = await s3();
            await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: photoKey(place, file) }));
          }),
        ),
      );
      return files.length;
    },
    async probe() {
      const { sdk, client } = await s3();
      await client.send(new sdk.ListObjectsV2Command({ Bucket, MaxKeys: 1 }));
    },
    describe: () =>
      settings.endpoint
        ? say("Photos: in the bucket {bucket} at {endpoint}.", { bucket: Bucket, endpoint: settings.endpoint })
        : say("Photos: in the bucket {bucket} of Amazon S3 in {region}.", {
            bucket: Bucket,
            region: String(settings.region),
          }),
  };
}

function missing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

/** Waits for all, so that nothing arrives after a failure has been cleared up. */
async function allOf(work: Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).find((one) => one.status === "rejected");
  if (failed) throw failed.reason;
}
