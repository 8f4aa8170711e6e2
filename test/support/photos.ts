import sharp from "sharp";

/** A small plain picture. */
export const plainPhoto = (colour: string, width = 900, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
