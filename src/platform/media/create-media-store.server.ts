import type { MediaSettings } from "../config/media-settings.server.ts";
import { localMediaStore } from "./local-media-store.server.ts";
import type { MediaStore } from "./media-store.server.ts";
import { s3MediaStore } from "./s3-media-store.server.ts";

/** The store that the settings name. */
export function createMediaStore({ store, s3 }: MediaSettings, dataDir: string): MediaStore {
  return store === "s3" && s3 ? s3MediaStore(s3, dataDir) : localMediaStore(dataDir);
}
