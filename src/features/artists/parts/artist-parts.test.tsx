import { expect, test } from "vitest";
import { rendered } from "../../volunteers/parts/volunteer-test-kit.tsx";
import { ArtistLoading } from "./artist-loading.tsx";
import { MediaTabs } from "./media-tabs.tsx";

test("who has neither photos nor videos: both tabs say so", () => {
  const out = rendered(<MediaTabs gallery={[]} videos={[]} name="Gauri Bapat" />);
  for (const text of ["PHOTOS", "VIDEOS", "No images available.", "No videos available."]) expect(out).toContain(text);
});

test("songs stand in a tab of their own, and ask their host for nothing before somebody plays them", () => {
  const song = "https://soundcloud.com/gauri/yaman";
  const out = rendered(<MediaTabs gallery={[]} videos={["https://youtu.be/dQw4w9WgXcQ", song]} name="Gauri Bapat" />);
  for (const text of ["SOUND", "Song 1 of Gauri Bapat", "Video 1 of Gauri Bapat"]) expect(out).toContain(text);
  expect(out).not.toMatch(/<iframe|<audio|soundcloud/);
  expect(rendered(<MediaTabs gallery={[]} videos={[]} name="Gauri Bapat" />)).not.toContain("SOUND");
});

test("while it loads, the page says so to everybody", () =>
  expect(rendered(<ArtistLoading />)).toMatch(/role="status".*Loading\.\.\./s));
