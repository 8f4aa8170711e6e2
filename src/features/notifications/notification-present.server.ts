import type { NotificationView } from "./notification-model.ts";
import type { NotificationRow } from "./notification-store.server.ts";

export function presentNotification(row: NotificationRow): NotificationView {
  return { id: row.id, kind: row.kind, title: row.title, body: row.body, href: row.href, createdAt: row.createdAt.toISOString(), read: row.readAt !== null };
}
