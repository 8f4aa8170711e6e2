import { useNavigation } from "react-router";

/** True while another artist's page loads. */
export function usePendingArtist(): boolean {
  const { state, location } = useNavigation();
  return state === "loading" && /^\/artist\/[^/]+\/?$/i.test(location.pathname) && location.search === "";
}
