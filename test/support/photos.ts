import sharp from "sharp";

/** A 12-megapixel phone photo: lying on its side (EXIF orientation 6), with GPS and a maker in its metadata. */
export async function phonePhoto(): Promise<Buffer> {
  const noise = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#b35a1f", noise: { type: "gaussian", mean: 128, sigma: 40 } } }).png().toBuffer();
  return sharp(noise)
    .resize(4000, 3000)
    .withExif({
      IFD0: { Orientation: "6", Make: "Test Phone", Model: "Sasta 12" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "22/1 43/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "75/1 51/1 0/1" },
    })
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** A small plain picture. */
export const plainPhoto = (colour: string, width = 900, height = 600): Promise<Buffer> => sharp({ create: { width, height, channels: 3, background: colour } }).jpeg().toBuffer();
