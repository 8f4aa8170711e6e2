import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { localMediaStore } from "./local-media-store.server.ts";
import { noisePhoto, testFolder } from "./media-test-kit.server.ts";
import { keepPhoto } from "./photo-keeping.server.ts";
import { receiveToDisk } from "./upload-intake.server.ts";

// Photos made to do harm. What is no photo at all is tried in photo-keeping.server.test.ts.

const disk = vi.hoisted(() => ({ full: false }));
vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof import("node:fs/promises")>();
  const noSpace = () =>
    Promise.reject(Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" }));
  return {
    ...real,
    rename: (...args: Parameters<typeof real.rename>) => (disk.full ? noSpace() : real.rename(...args)),
    open: async (...args: Parameters<typeof real.open>) => {
      const file = await real.open(...args);
      if (disk.full && args[1] === "wx") file.writeFile = noSpace;
      return file;
    },
  };
});

const place = { category: "volunteers", kind: "gallery" };
const id = "01890a5d-ac96-774b-bcce-b302099a8057";
let folder: Awaited<ReturnType<typeof testFolder>>;
beforeEach(async () => void (folder = await testFolder()));
afterEach(async () => {
  disk.full = false;
  await folder.remove();
});

async function keep(content: Buffer) {
  const path = join(folder.dir, "upload.part");
  await writeFile(path, content);
  return keepPhoto(localMediaStore(folder.dir), place, id, path);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG with further chunks behind its head. */
async function pngWith(...chunks: Buffer[]): Promise<Buffer> {
  const png = await noisePhoto(64, 48).png().toBuffer();
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
}

const PAYLOAD = "<script>alert('payload')</script><?php system('payload') ?>";

describe("a photo that is something else as well comes out as a photo alone:", () => {
  test.each<[string, () => Promise<Buffer>]>([
    [
      "a page behind a JPEG",
      async () => Buffer.concat([await noisePhoto(64, 48).jpeg().toBuffer(), Buffer.from(PAYLOAD)]),
    ],
    [
      "a script in a JPEG's comment",
      async () => {
        const jpeg = await noisePhoto(64, 48).jpeg().toBuffer();
        const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, PAYLOAD.length + 2]), Buffer.from(PAYLOAD)]);
        return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
      },
    ],
    ["a script in a PNG's text", () => pngWith(chunk("tEXt", Buffer.from(`Comment\0${PAYLOAD}`)))],
    [
      "an archive behind a PNG",
      async () => Buffer.concat([await noisePhoto(64, 48).png().toBuffer(), Buffer.from("PK\x03\x04payload")]),
    ],
    [
      "a script in EXIF",
      async () =>
        noisePhoto(64, 48)
          .withExif({ IFD0: { Artist: PAYLOAD, ImageDescription: PAYLOAD } })
          .jpeg()
          .toBuffer(),
    ],
  ])("%s", async (_name, content) => {
    await keep(await content());
    for (const file of await folder.files()) {
      const bytes = await readFile(file);
      expect(bytes.includes("payload")).toBe(false);
      expect((await sharp(bytes).metadata()).format).toBe("webp");
    }
  });
});

describe("a photo that unpacks to far more than it is", () => {
  test.each<[string, () => Promise<Buffer>]>([
    [
      "a text of 200 MB",
      () =>
        pngWith(chunk("zTXt", Buffer.concat([Buffer.from("Comment\0\0"), deflateSync(Buffer.alloc(200 * 1_048_576))]))),
    ],
    [
      "a colour profile of 100 MB",
      () =>
        pngWith(chunk("iCCP", Buffer.concat([Buffer.from("bomb\0\0"), deflateSync(Buffer.alloc(100 * 1_048_576))]))),
    ],
    [
      "59 megapixels of one colour",
      () =>
        sharp({ create: { width: 9000, height: 6500, channels: 3, background: "red" }, limitInputPixels: false })
          .png({ compressionLevel: 9 })
          .toBuffer(),
    ],
    [
      "a moving picture of 300 frames",
      () => {
        const frames = Array.from({ length: 300 }, (_, at) =>
          sharp({ create: { width: 64, height: 64, channels: 3, background: at % 2 ? "red" : "blue" } })
            .png()
            .toBuffer(),
        );
        return Promise.all(frames).then((all) =>
          sharp(all, { join: { animated: true } })
            .gif()
            .toBuffer(),
        );
      },
    ],
  ])("%s costs this process next to nothing, and is kept or refused", { timeout: 240_000 }, async (_name, content) => {
    const bomb = await content();
    expect(bomb.length).toBeLessThan(2_000_000);
    const before = process.memoryUsage.rss();
    const outcome = await keep(bomb).then(
      ({ width }) => width,
      (error: { status?: number }) => error.status,
    );
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1_048_576);
    expect([413, 415, 64, 9000]).toContain(outcome);
  });
});

describe("a full disk", () => {
  test("answers an upload 507, and leaves no half file", async () => {
    disk.full = true;
    const upload = Readable.from([Buffer.alloc(1000)]);
    await expect(receiveToDisk(upload, { dir: folder.dir, maxBytes: 10_000, message: "" })).rejects.toMatchObject({
      status: 507,
    });
    expect(await folder.files()).toEqual([]);
  });

  test("answers a photo that was received and cannot be stored 507, and leaves nothing of it", async () => {
    const photo = await noisePhoto(64, 48).jpeg().toBuffer();
    const path = join(folder.dir, "upload.part");
    await writeFile(path, photo);
    disk.full = true;
    await expect(keepPhoto(localMediaStore(folder.dir), place, id, path)).rejects.toMatchObject({
      status: 507,
      message: "There is no room left to store photos right now. Please try again later.",
    });
    expect(await folder.files()).toEqual([]);
  });
});
