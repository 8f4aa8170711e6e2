import { writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { CHOOSE_ANOTHER, DAMAGED, TOO_MANY_PIXELS, inspectImage } from "./image-check.server.ts";
import { fittingWidths } from "./image-encode.server.ts";
import { inImageProcess } from "./image-process.server.ts";
import { STORE_KINDS, boastfulPng, noisePhoto, openTestStore, phonePhoto } from "./media-test-kit.server.ts";
import type { TestStore } from "./media-test-kit.server.ts";
import { keepAvif, keepPhoto } from "./photo-keeping.server.ts";

const place = { category: "volunteers", kind: "gallery" };
const id = "01890a5d-ac96-774b-bcce-b302099a8057";
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic"), Buffer.alloc(500)]);
const cut = async (format: "jpeg" | "png" | "webp" | "gif" | "avif", part: number) => {
  const small = format === "gif" || format === "avif"; // slow to make
  const whole = await (small ? noisePhoto(120, 90) : noisePhoto()).toFormat(format).toBuffer();
  return whole.subarray(0, Math.floor(whole.length * part));
};

describe.each(STORE_KINDS)("on %s,", (kind) => {
  let on: TestStore;
  beforeEach(async () => void (on = await openTestStore(kind)));
  afterEach(() => on.close());

  async function keep(content: Buffer | string, name = "upload.part") {
    const path = join(on.dir, name);
    await writeFile(path, content);
    return keepPhoto(on.store, place, id, path);
  }

  describe("a phone's photo", () => {
    test(
      "is turned upright, stored in all widths, and says nothing about its owner",
      { timeout: 240_000 },
      async () => {
        const photo = await phonePhoto();
        const sent = await sharp(photo).metadata();
        expect(sent.orientation).toBe(6);
        expect(sent.exif?.toString("latin1")).toContain("Telephone");
        await writeFile(join(on.dir, "x"), photo);
        expect(await inspectImage(join(on.dir, "x"))).toEqual({
          format: "jpeg",
          width: 4000,
          height: 3000,
          orientation: 6,
        });

        const kept = await keep(photo, "x");
        expect(kept).toMatchObject({ width: 3000, height: 4000, widths: [320, 640, 1280, 1920], format: "jpeg" });
        expect(kept.placeholder).toMatch(/^#[0-9a-f]{6}$/);

        const { store } = on;
        expect(await keepAvif(store, place, id, [320, 640])).toBeGreaterThan(0);
        const files = await on.kept();
        expect(files).toHaveLength(4 + 1 + 2 + 1); // WebP and its largest, AVIF and its largest; the upload is gone
        expect(await on.left()).toEqual([]);
        const read = async (file: string) => buffer((await store.open(place, basename(file)))!.stream());
        for (const file of files) {
          const metadata = await sharp(await read(file)).metadata();
          for (const kind of ["exif", "xmp", "iptc", "icc", "orientation", "comments"])
            expect(metadata).not.toHaveProperty(kind);
          expect((metadata.height ?? 0) / (metadata.width ?? 1)).toBeCloseTo(4 / 3, 2);
        }
        const { data } = await sharp(await read(`${id}-320.webp`))
          .raw()
          .toBuffer({ resolveWithObject: true });
        expect(data[0]).toBeGreaterThan(150); // red above
        expect(data.at(-1)).toBeGreaterThan(150); // blue below

        expect(await store.remove(place, id)).toBe(8);
        expect(await on.kept()).toEqual([]);
        expect(await keepAvif(store, place, id, [320])).toBeNull();
        expect([...(await on.kept()), ...(await on.left())]).toEqual([]);
      },
    );

    test("is never enlarged", async () => {
      expect((await keep(await noisePhoto(500, 400).png().toBuffer())).widths).toEqual([320, 500]);
      expect(fittingWidths({ width: 200, height: 300 }, [320, 640])).toEqual([200]);
      expect(fittingWidths({ width: 640, height: 300 }, [320, 640, 1280])).toEqual([320, 640]);
      expect(fittingWidths({ width: 5000, height: 3000 }, [320, 640])).toEqual([320, 640]);
      expect(fittingWidths({ width: 1500, height: 30_000 }, [320, 640, 1280])).toEqual([320, 640, 648]);
    });
  });

  test.each(["png", "webp", "gif", "avif"] as const)("%s is taken", async (format) => {
    expect(await keep(await noisePhoto(100, 80).toFormat(format).toBuffer())).toMatchObject({
      format,
      width: 100,
      height: 80,
    });
  });

  test("odd but viewable photos pass: grey, transparent, CMYK, with something after the end", async () => {
    expect((await keep(await noisePhoto(60, 40).greyscale().jpeg().toBuffer())).widths).toEqual([60]);
    expect((await keep(await noisePhoto(60, 40).ensureAlpha(0.5).png().toBuffer())).widths).toEqual([60]);
    expect((await keep(await noisePhoto(60, 40).toColourspace("cmyk").jpeg().toBuffer())).widths).toEqual([60]);
    expect(
      (await keep(Buffer.concat([await noisePhoto(60, 40).jpeg().toBuffer(), Buffer.alloc(999, 1)]))).widths,
    ).toEqual([60]);
  });

  test("a strip longer than WebP can hold is kept narrower", async () => {
    const strip = await sharp({ create: { width: 40, height: 20_000, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    expect(await keep(strip)).toMatchObject({ width: 40, height: 20_000, widths: [32] });
  });

  test("a photo that takes too long is given up, and the next one is served", async () => {
    await writeFile(join(on.dir, "slow"), await noisePhoto(3000, 2000).jpeg().toBuffer());
    const task = { kind: "variants", source: join(on.dir, "slow"), outDir: on.dir, id, widths: [1280] } as const;
    expect(await inImageProcess(task, 1)).toEqual({ failed: "The image process was ended by SIGKILL." });
    expect(await inImageProcess(task, 20_000)).toHaveProperty("done.widths", [1280]);
  });

  describe("a bad file gets a clear answer and leaves nothing behind:", () => {
    test.each<[string, () => Buffer | string | Promise<Buffer>, number, string]>([
      ["nothing at all", () => "", 415, CHOOSE_ANOTHER],
      ["text", () => "not a photo", 415, CHOOSE_ANOTHER],
      ["a renamed script", () => "#!/bin/sh\nrm -rf /\n", 415, CHOOSE_ANOTHER],
      ["a renamed page", () => "<!doctype html><script>alert(1)</script>", 415, CHOOSE_ANOTHER],
      [
        "SVG with a script",
        () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
        415,
        CHOOSE_ANOTHER,
      ],
      [
        "SVG behind an XML head",
        () => '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
        415,
        CHOOSE_ANOTHER,
      ],
      ["HEIC", () => heic, 415, "Please choose a JPEG, PNG or WebP photo."],
      ["TIFF", () => noisePhoto(50, 50).tiff().toBuffer(), 415, CHOOSE_ANOTHER],
      [
        "a script behind a JPEG's first bytes",
        () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from("<script>")]),
        415,
        DAMAGED,
      ],
      ["a JPEG cut in half", () => cut("jpeg", 0.5), 415, DAMAGED],
      ["a JPEG without its last tenth", () => cut("jpeg", 0.9), 415, DAMAGED],
      ["a PNG cut in half", () => cut("png", 0.5), 415, DAMAGED],
      ["a WebP cut in half", () => cut("webp", 0.5), 415, DAMAGED],
      ["a GIF cut in half", () => cut("gif", 0.5), 415, DAMAGED],
      ["an AVIF cut in half", () => cut("avif", 0.5), 415, DAMAGED],
      ["30,000 by 30,000 pixels", () => boastfulPng(30_000, 30_000), 413, TOO_MANY_PIXELS],
      ["a size that lies", () => boastfulPng(4000, 4000), 415, DAMAGED],
    ])("%s", async (_name, content, status, message) => {
      await expect(keep(await content(), "photo.jpg")).rejects.toMatchObject({ name: "AppError", status, message });
      expect([...(await on.kept()), ...(await on.left())]).toEqual([]);
    });
  });
});
