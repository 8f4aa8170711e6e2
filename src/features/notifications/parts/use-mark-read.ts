import { useRevalidator } from "react-router";
import { call } from "../../../ui/call.ts";
import { useToast } from "../../../ui/toast.tsx";
import { say } from "../../../domain/words/say.ts";

/** Marks notifications as read; afterwards the page and the bell's count are asked anew. Resolves to true on success. */
export function useMarkRead(): { one: (id: string) => Promise<boolean>; all: () => Promise<boolean> } {
  const { revalidate } = useRevalidator();
  const toast = useToast();
  async function send(path: string): Promise<boolean> {
    const result = await call<{ unread: number }>(path, { method: "PATCH" });
    // 404: it went with something else that was deleted. The next look shows it.
    if (!result.ok && result.status !== 404)
      toast.error(result.error || say("This could not be marked as read. Please try again."));
    await revalidate();
    return result.ok;
  }
  return { one: (id) => send(`/api/notifications/${id}/read`), all: () => send("/api/notifications/read-all") };
}
