import { useNavigation } from "react-router";

/** True while the edit page of a manager is on its way. */
export function usePendingEdit(): boolean {
  const { state, location } = useNavigation();
  return state === "loading" && /^\/VolunteerManagerEditPage\//i.test(location.pathname);
}
