import sharp from "sharp";
import { expect, test } from "vitest";
import { GALLERY_SCENES, drawGalleryPicture } from "./drawn-gallery.server.ts";
import { drawPortrait } from "./drawn-portrait.server.ts";
import { rasterise } from "./rasterise.server.ts";

test("the same person has the same face, for ever, and others another", () => {
  const faces = Array.from({ length: 40 }, (_, i) => drawPortrait(`person ${i}`, { gender: i % 2 ? "male" : "female" }));
  expect(new Set(faces).size).toBe(40);
  expect(drawPortrait("person 0", { gender: "female" })).toBe(faces[0]);
  for (const face of faces) {
    expect(face).not.toMatch(/NaN|undefined|#000\b/);
    expect(face).toContain('viewBox="0 0 300 360"');
  }
});

test("portraits and gallery pictures become pictures of the width asked for", async () => {
  const portrait = await sharp(await rasterise(drawPortrait("asha", { gender: "female" }), 320)).metadata();
  expect(portrait).toMatchObject({ format: "webp", width: 320, height: 384 });
  expect((await sharp(drawn("turban")).metadata()).width).toBe(300);
  for (const scene of GALLERY_SCENES) {
    const svg = drawGalleryPicture("event", { w: 480, h: 360, scene });
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(await sharp(await rasterise(svg, 640)).metadata()).toMatchObject({ width: 640, height: 480 });
  }
  expect(drawGalleryPicture("a", { w: 480, h: 360 })).toBe(drawGalleryPicture("a", { w: 480, h: 360 }));
});

const drawn = (seed: string) => Buffer.from(drawPortrait(seed, { gender: "male", turban: true, age: 60 }));
