import { expect, test } from "vitest";
import { rendered } from "../../volunteers/parts/volunteer-test-kit.tsx";
import { ArtistLoading } from "./artist-loading.tsx";
import { MediaTabs } from "./media-tabs.tsx";

test("who has neither photos nor videos: both tabs say so", () => {
  const out = rendered(<MediaTabs gallery={[]} videos={[]} name="Gauri Bapat" />);
  for (const text of ["PHOTOS", "VIDEOS", "No images available.", "No videos available."]) expect(out).toContain(text);
});

test("while it loads, the page says so to everybody", () => expect(rendered(<ArtistLoading />)).toMatch(/role="status".*Loading\.\.\./s));
