import { useCallback, useEffect, useRef } from "react";
import { useNavigate, useRevalidator } from "react-router";

/**
 * Leaves for another page after a success was read: `leave("/", 2000)`. Meanwhile the shell is loaded anew,
 * so that the header shows the new session at once. Leaving the page by hand cancels it.
 */
export function useLeave(): (to: string, ms: number) => void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The newest of both, so that `leave` itself never changes and may stand in an effect.
  const ways = useRef({ navigate, revalidate });
  useEffect(() => {
    ways.current = { navigate, revalidate };
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((to, ms) => {
    void ways.current.revalidate();
    clearTimeout(timer.current);
    // The form is done: 'back' must not lead to it again.
    timer.current = setTimeout(() => void ways.current.navigate(to, { replace: true }), ms);
  }, []);
}
