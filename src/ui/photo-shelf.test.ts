import { describe, expect, it } from "vitest";
import { NOT_A_PHOTO, photoKind } from "./photo-prepare.ts";
import { PhotoShelf } from "./photo-shelf.ts";

const photo = (name: string, size = 10) => ({ name, size }) as File;
const freed: string[] = [];
const tools = {
  prepare: async (file: File) =>
    file.name.endsWith(".txt")
      ? ({ ok: false, message: NOT_A_PHOTO } as const)
      : ({ ok: true, file: photo(file.name, file.size / 2) } as const),
  urlOf: (file: File) => `blob:${file.name}`,
  freeUrl: (url: string) => freed.push(url),
};
const many = (count: number) => Array.from({ length: count }, (_, at) => photo(`${at}.jpg`));
const fiftyMb = 50 * 1_048_576;
const rules = {
  profile: { max: 1, maxBytes: fiftyMb, tooMany: "", tooLarge: "Profile image must be less than 50 MB" },
  gallery: {
    max: 10,
    maxBytes: fiftyMb,
    tooMany: "You can upload a maximum of 10 gallery images",
    tooLarge: "Each gallery image must be less than 50 MB",
  },
};

describe("the photo shelf", () => {
  it("prepares what was chosen and tells its listeners", async () => {
    const shelf = new PhotoShelf(tools, rules);
    let told = 0;
    shelf.subscribe(() => told++);
    expect(shelf.setProfile(photo("me.jpg", 100))).toBe("");
    expect(shelf.preparing).toBe(true);
    await shelf.settled();
    expect(shelf.state.profile).toMatchObject({ name: "me.jpg", size: 50, previewUrl: "blob:me.jpg" });
    expect([shelf.preparing, shelf.changed, told]).toEqual([false, true, 2]);
  });

  it("takes ten gallery photos, kept ones included, and says so when there are more", async () => {
    const shelf = new PhotoShelf(tools, rules, null, [{ path: "/images/a", previewUrl: "/images/a" }]);
    expect(shelf.addGallery(many(10))).toBe("You can upload a maximum of 10 gallery images");
    expect(shelf.state.gallery).toHaveLength(9);
    shelf.remove("/images/a");
    expect(shelf.addGallery(many(1))).toBe("");
    await shelf.settled();
    expect(shelf.state.gallery.every(({ file }) => file)).toBe(true);
  });

  it("refuses 50 MB and takes one byte less", () => {
    const shelf = new PhotoShelf(tools, rules);
    expect(shelf.setProfile(photo("me.jpg", fiftyMb))).toBe("Profile image must be less than 50 MB");
    expect(shelf.state.profile).toBeNull();
    expect(shelf.setProfile(photo("me.jpg", fiftyMb - 1))).toBe("");
    expect(shelf.addGallery([photo("a.jpg", fiftyMb), photo("b.jpg")])).toBe(
      "Each gallery image must be less than 50 MB",
    );
    expect(shelf.names).toEqual(["me.jpg", "b.jpg"]);
  });

  it("drops what is no photo, with the message", async () => {
    const shelf = new PhotoShelf(tools, rules);
    shelf.addGallery([photo("a.txt"), photo("b.jpg")]);
    await shelf.settled();
    expect(shelf.names).toEqual(["b.jpg"]);
    expect(shelf.state.galleryError).toBe("Please choose a JPEG, PNG or WebP photo.");
  });

  it("frees the previews of what is removed or replaced", async () => {
    const shelf = new PhotoShelf(tools, rules);
    shelf.setProfile(photo("one.jpg"));
    await shelf.settled();
    shelf.setProfile(photo("two.jpg"));
    await shelf.settled();
    shelf.remove(shelf.state.profile?.id ?? "");
    expect(freed.slice(-2)).toEqual(["blob:one.jpg", "blob:two.jpg"]);
    expect(shelf.changed).toBe(false);
  });
});

describe("what a file is", () => {
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  it("is told by its first bytes", () => {
    expect(photoKind(bytes("\xff\xd8\xff\xe0"))).toBe("jpeg");
    expect(photoKind(bytes("\x89PNG\r\n\x1a\n"))).toBe("png");
    expect(photoKind(bytes("RIFF\0\0\0\0WEBPVP8 "))).toBe("webp");
    expect(photoKind(bytes("\0\0\0\x18ftypheic\0\0\0\0mif1heic"))).toBe("heic");
    expect(photoKind(bytes("\0\0\0\x1cftypavif\0\0\0\0mif1avif"))).toBe("avif");
    expect(photoKind(bytes("<svg onload=alert(1)>"))).toBe("other");
    expect(photoKind(bytes(""))).toBe("other");
  });
});
