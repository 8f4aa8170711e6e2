import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { ToastProvider } from "../../../ui/toast.tsx";
import { UserReviews, type UserReviewsProps } from "./user-reviews.tsx";

const review = {
  _id: "0190b7c2-0000-7000-8000-000000000001",
  rating: 4,
  comment: "They sang till late.",
  createdAt: "2026-01-01T00:00:00.000Z",
  user: { firstName: "Ravi" },
  booked: false,
};

function rendered(props: Partial<UserReviewsProps>): string {
  const part = (
    <UserReviews
      id="asha"
      list={{ reviews: [], next: null }}
      later={false}
      own={false}
      signedIn
      reviewed={false}
      {...props}
    />
  );
  const Stub = createRoutesStub([{ path: "*", Component: () => <ToastProvider>{part}</ToastProvider> }]);
  return renderToString(<Stub initialEntries={["/artist/asha"]} />).replaceAll("<!-- -->", "");
}

test("reviews name their authors, 'User' where one has left, and lead to older ones", () => {
  const out = rendered({
    list: { reviews: [review, { ...review, _id: "0190b7c2-0000-7000-8000-000000000002", user: null }], next: "a b" },
    later: true,
    query: { item: "lights" },
  });
  for (const text of [
    ">User Reviews<",
    "<b>Ravi</b>",
    "<b>User</b>",
    "They sang till late.",
    "?item=lights&amp;reviews=a+b",
    '?item=lights"',
  ])
    expect(out).toContain(text);
});

test("a review behind which a booking stands says so", () => {
  expect(rendered({ list: { reviews: [review], next: null } })).not.toContain("Booked here");
  expect(rendered({ list: { reviews: [{ ...review, booked: true }], next: null } })).toContain("Booked here");
});

test("none yet, and none that could be loaded", () => {
  expect(rendered({})).toContain("No reviews yet.");
  const failed = rendered({ list: null });
  expect(failed).toContain("Unable to load reviews.");
  expect(failed).not.toContain("No reviews yet.");
});

test("the form is for signed-in people, once, and not for oneself", () => {
  expect(rendered({})).toContain("Submit review");
  expect(rendered({})).toContain("Your comment");
  expect(rendered({ signedIn: false })).toContain("Please login first to submit a review.");
  expect(rendered({ reviewed: true })).toContain("You have already submitted a review.");
  expect(rendered({ own: true })).not.toContain("<form");
});
