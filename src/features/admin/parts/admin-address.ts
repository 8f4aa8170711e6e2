/** Addresses of the dashboard: the tab and its filters are in them, so that they can be kept and shared. */
import type { AdminTab } from "../admin-model.ts";

export const DASHBOARD = "/AdminDashboard";

/** The address of a tab with filters; empty ones are left out. */
export function tabHref(tab: AdminTab, filters: Readonly<Record<string, string | undefined | null>> = {}): string {
  const params = new URLSearchParams(tab === "queue" ? {} : { tab });
  for (const [name, value] of Object.entries(filters)) if (value) params.set(name, value);
  return params.size > 0 ? `${DASHBOARD}?${params}` : DASHBOARD;
}
