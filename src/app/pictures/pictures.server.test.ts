import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { makeVariants } from "../../platform/media/image-pipeline.server.ts";
import { noisePhoto, testFolder } from "../../platform/media/media-test-kit.server.ts";
import { categories } from "../../features/registry.ts";
import { drawListing } from "./draw-listing.ts";
import { LANDS } from "./scene/land.ts";
import { drawPortrait } from "./portrait.server.ts";
import { rasterise } from "./rasterise.server.ts";

test("the same person has the same face, for ever, and others another", () => {
  const faces = Array.from({ length: 40 }, (_, i) =>
    drawPortrait(`person ${i}`, { gender: i % 2 ? "male" : "female" }),
  );
  expect(new Set(faces).size).toBe(40);
  expect(drawPortrait("person 0", { gender: "female" })).toBe(faces[0]);
  for (const face of faces) {
    expect(face).not.toMatch(/NaN|undefined|#000\b/);
    expect(face).toContain('viewBox="0 0 300 360"');
  }
});

const facts = (seed: string, more: Partial<Parameters<typeof drawListing>[0]> = {}) => ({
  category: "venues",
  seed,
  title: "Lotus Vatika",
  state: "Goa",
  city: "Panaji",
  attributes: { kind: "Marriage garden" },
  shot: 0,
  ...more,
});

test("portraits and pictures of listings become pictures of the width asked for", async () => {
  const portrait = await sharp(await rasterise(drawPortrait("asha", { gender: "female" }), 320)).metadata();
  expect(portrait).toMatchObject({ format: "webp", width: 320, height: 384 });
  expect((await sharp(drawn("turban")).metadata()).width).toBe(300);
  const svg = drawListing(facts("event"), 480, 360);
  expect(await sharp(await rasterise(svg, 640)).metadata()).toMatchObject({ width: 640, height: 480 });
});

test.each(categories.map(({ key }) => key))(
  "%s without any facts, and in every shot and shape, have a picture of their own that stays the same",
  (category) => {
    const shots = Array.from({ length: 9 }, (_, shot) =>
      drawListing(facts("bare", { category, shot, state: null, city: null, attributes: {} }), 480, 360 + shot * 40),
    );
    expect(new Set(shots).size).toBe(9);
    for (const svg of shots) expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const again = facts("a", { category });
    expect(drawListing(again, 480, 360)).toBe(drawListing(again, 480, 360));
  },
);

test("a venue stands in its own land", () => {
  const towns = { peaks: "Shimla", sea: "Panaji", desert: "Jodhpur", city: "Delhi" };
  const drawings = Object.values(towns).map((city) => drawListing(facts("one", { city }), 480, 360));
  expect(new Set(drawings).size).toBe(4);
  expect(LANDS).toEqual(expect.arrayContaining(Object.keys(towns)));
});

test("a photo that somebody sends does not wait behind two hundred that are to be drawn", async () => {
  const folder = await testFolder();
  try {
    const photo = join(folder.dir, "photo.jpg");
    await noisePhoto(640, 480).jpeg().toFile(photo);
    let ready = 0;
    const pictures = Array.from({ length: 200 }, async (_, n) => {
      await rasterise(drawListing(facts(`event ${n}`), 64, 48), 64);
      ready += 1;
    });
    expect((await makeVariants(photo, folder.dir, "photo")).widths).toEqual([320, 640]);
    expect(ready).toBeLessThan(100);
    await Promise.all(pictures);
  } finally {
    await folder.remove();
  }
});

const drawn = (seed: string) => Buffer.from(drawPortrait(seed, { gender: "male", turban: true, age: 60 }));
