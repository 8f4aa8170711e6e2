import { expect, test } from "vitest";
import { soundEmbed } from "./sound-links.ts";

test.each([
  "https://soundcloud.com/gauri/yaman",
  "soundcloud.com/gauri/yaman/",
  "https://m.soundcloud.com/gauri/yaman?utm_source=clipboard",
])("%s is played inside the page", (link) => {
  const { origin, searchParams } = new URL(soundEmbed(link)!);
  expect([origin, searchParams.get("url")]).toEqual(["https://w.soundcloud.com", "https://soundcloud.com/gauri/yaman"]);
});

test.each([
  "",
  "https://soundcloud.com/gauri",
  "https://soundcloud.com.evil.example/gauri/yaman",
  "https://soundcloud.com/gauri/yaman/../../x/<script>",
  "https://evil.example/soundcloud.com/gauri/yaman",
  "https://youtu.be/dQw4w9WgXcQ",
  "javascript:alert(1)",
])("%s is not", (link) => expect(soundEmbed(link)).toBeNull());
