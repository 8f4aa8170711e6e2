/** What pages look like while they load; asked for when somebody is there. */
export { ArtistLoading } from "../features/artists/parts/artist-loading.tsx";
export { ManagerLoading } from "../features/managers/parts/manager-loading.tsx";
export { ProfileSkeleton } from "../features/volunteers/parts/profile-skeleton.tsx";
