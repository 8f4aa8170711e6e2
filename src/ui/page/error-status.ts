import { isRouteErrorResponse } from "react-router";

/** The status of an answer that was thrown, or 500. */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  const { status } = (error ?? {}) as { status?: unknown };
  return typeof status === "number" ? status : 500;
}
