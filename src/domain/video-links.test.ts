import { expect, test } from "vitest";
import { videoEmbed } from "./video-links.ts";

test.each([
  "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  "https://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=3s",
  "https://youtu.be/dQw4w9WgXcQ?si=abc",
  "https://m.youtube.com/shorts/dQw4w9WgXcQ",
  "http://www.youtube.com/embed/dQw4w9WgXcQ",
  "https://www.youtube.com/live/dQw4w9WgXcQ?feature=share",
  " youtube.com/shorts/dQw4w9WgXcQ ",
])("%s is shown inside the page", (link) => {
  expect(videoEmbed(link)).toBe("https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ");
});

test.each([
  "",
  "no link",
  "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
  "https://www.youtube.com/@channel",
  "https://www.youtube.com/watch",
  "javascript:alert(1)",
  "https://youtu.be/../x",
  "https://vimeo.com/12345678",
])("%s is not", (link) => {
  expect(videoEmbed(link)).toBeNull();
});
