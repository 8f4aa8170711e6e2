import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { ToastProvider } from "../../../ui/toast.tsx";
import type { NotificationView } from "../notification-model.ts";
import { NoticeItem } from "./notice-item.tsx";
import { NotificationBell } from "./notification-bell.tsx";

function html(Part: () => React.ReactNode): string {
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <ToastProvider>
          <Part />
        </ToastProvider>
      ),
    },
  ]);
  return renderToString(<Page />).replaceAll("<!-- -->", "");
}
const notice: NotificationView = {
  id: "1",
  kind: "test",
  title: "New <booking>",
  body: "One\nTwo",
  href: "/my-requests?box=received",
  createdAt: "2026-11-21T11:00:00Z",
  read: false,
};
const nothing = () => undefined;

test("the bell says how many wait, and leads to all of them without JavaScript", () => {
  expect(html(() => <NotificationBell unread={0} />)).toContain('aria-label="Notifications"');
  expect(html(() => <NotificationBell unread={0} />)).not.toContain("bell-count");
  const many = html(() => <NotificationBell unread={100} />);
  expect(many).toContain('aria-label="Notifications, 99+ unread"');
  expect(many).toContain('href="/notifications"');
});

test("a notification is a link where there is something to open, else it can be marked", () => {
  const link = html(() => <NoticeItem notice={notice} onOpen={nothing} />);
  for (const text of ['href="/my-requests?box=received"', "New &lt;booking&gt;", "Unread: ", "4:30 pm"])
    expect(link).toContain(text);
  expect(html(() => <NoticeItem notice={{ ...notice, href: null }} onOpen={nothing} />)).toContain("Mark as read");
  expect(html(() => <NoticeItem notice={{ ...notice, href: null }} onOpen={nothing} short />)).toContain(
    'href="/notifications"',
  );
  const read = html(() => <NoticeItem notice={{ ...notice, href: null, read: true }} onOpen={nothing} />);
  for (const text of ["Unread", "<button", "href"]) expect(read).not.toContain(text);
});
