import { expect, test } from "vitest";
import { rendered } from "./volunteer-test-kit.tsx";
import { ThankYou } from "./thank-you-view.tsx";

const view = (failed: boolean) =>
  rendered(<ThankYou firstName="Asha" busy={false} failed={failed} onProfile={() => undefined} />);

test("the way to the profile, and what is said where it cannot be found", () => {
  expect(view(false)).toContain("GO TO YOUR PROFILE");
  expect(view(false)).not.toContain("Unable to fetch profile link. Try again later.");
  expect(view(true)).toContain("Unable to fetch profile link. Try again later.");
});
