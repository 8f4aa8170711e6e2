import { useState } from "react";
import { useNavigate } from "react-router";
import { call } from "../../../ui/call.ts";
import { useToast } from "../../../ui/toast.tsx";

/** Ends the session: to /login on success, where the shell asks anew who is there; on failure the person stays. */
export function useLogout() {
  const [leaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const toast = useToast();

  async function logout() {
    if (leaving) return;
    setLeaving(true);
    const answer = await call("/api/auth/logout");
    // What was typed and not sent is theirs, not of whoever comes next.
    if (answer.ok) await import("../../../ui/leaving.ts").then(({ leave }) => leave(), () => undefined);
    setLeaving(false);
    if (answer.ok) await navigate("/login");
    else toast.error("Logout failed. Please try again.");
  }
  return { leaving, logout };
}
