import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { call } from "../../../ui/call.ts";
import { LOOK_SECONDS, type ThreadView } from "../message-model.ts";

/**
 * Says how far was read, and keeps the newest page of a conversation new. While it is seen it is told by events, which
 * hold one connection: a tab in the background has none, for a browser gives a site six in all. Where no events come
 * (a proxy that holds them back, too many pages open) it looks every minute.
 * An older page (`paged`) stays as it is.
 * @param last the newest message
 */
export function useLiveThread(
  { number, mark, paged }: Pick<ThreadView, "number" | "mark"> & { paged: boolean },
  last: string | undefined,
) {
  const { revalidate } = useRevalidator();
  const known = useRef(mark);
  useEffect(() => {
    known.current = mark;
  }, [mark]);
  useEffect(() => {
    if (last && !paged) void call(`/api/bookings/${number}/messages/read`, { method: "PUT", body: { last } });
  }, [number, last, paged]);
  useEffect(() => {
    if (paged) return;
    let source: EventSource | null = null;
    /** Newer pages are told in place of this one. */
    let elsewhere = false;
    const seen = () => document.visibilityState === "visible";
    const look = () => {
      if (seen() && navigator.onLine) void revalidate();
    };
    const stop = () => {
      source?.close();
      source = null;
    };
    const listen = () => {
      if (source || !seen() || typeof EventSource === "undefined") return;
      const query = new URLSearchParams({ since: known.current });
      const events = new EventSource(`/api/bookings/${number}/messages/stream?${query}`);
      source = events;
      events.addEventListener("new", ({ data }: MessageEvent<string>) => {
        if (data !== known.current) look();
      });
      events.addEventListener("end", ({ data }: MessageEvent<string>) => {
        elsewhere = data === "elsewhere";
        stop();
      });
      // What was refused is not tried again by the browser itself.
      events.addEventListener("error", () => {
        if (events.readyState === EventSource.CLOSED && source === events) stop();
      });
    };
    const turn = () => {
      if (!seen()) return stop();
      look();
      elsewhere = false;
      listen();
    };
    /** A connection that was lost waits longer and longer before its next try: a new one does not. */
    const back = () => {
      stop();
      turn();
    };
    // The page itself is new just now.
    listen();
    const timer = setInterval(() => {
      if (source?.readyState === EventSource.OPEN) return;
      look();
      if (!elsewhere) listen();
    }, LOOK_SECONDS * 1_000);
    document.addEventListener("visibilitychange", turn);
    addEventListener("pagehide", stop);
    addEventListener("online", back);
    return () => {
      stop();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", turn);
      removeEventListener("pagehide", stop);
      removeEventListener("online", back);
    };
  }, [number, paged, revalidate]);
}
