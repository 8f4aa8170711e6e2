import { TextSkeleton } from "../../../ui/skeleton.tsx";

/** While an artist's page is on its way: in its shape, so that little moves when it comes. */
export function ArtistLoading() {
  return (
    <div role="status">
      <section className="banner on-dark artist-head artist-wait">
        <div className="wrap banner-in">
          <h1>Loading...</h1>
        </div>
      </section>
      <div className="wrap artist-body artist-wait-body" aria-hidden="true">
        <div className="artist-book">
          <figure className="sk" />
          <TextSkeleton lines={10} />
        </div>
      </div>
    </div>
  );
}
