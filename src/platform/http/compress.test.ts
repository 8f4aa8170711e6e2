import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { acceptedEncoding, compressed } from "./compress.server.ts";

test("takes brotli before gzip, and what is refused not at all", () => {
  expect(acceptedEncoding("gzip, deflate, br, zstd")).toBe("br");
  expect(acceptedEncoding("GZIP;q=1.0, br;q=0")).toBe("gzip");
  expect(acceptedEncoding("gzip; q=0.000,br;q=0.1")).toBe("br");
  for (const none of [undefined, "", "identity", "deflate", "*;q=0", "brotli", "xbr"])
    expect(acceptedEncoding(none)).toBeNull();
});

test("gives back what it was given", async () => {
  const text = "शामियाना ".repeat(3_000);
  for (const use of ["once", "kept"] as const) {
    expect(brotliDecompressSync(await compressed(text, "br", use)).toString()).toBe(text);
    expect(gunzipSync(await compressed(Buffer.from(text), "gzip", use)).toString()).toBe(text);
  }
});
