/** What a shared link's picture of a listing says. Plain data: it goes to a thread and back. */
export type ShareFacts = {
  title: string;
  /** 'Banquet hall in Indore, Madhya Pradesh'. */
  what: string;
  /** '4.6 from 12 ratings'; '' where nobody has rated it. */
  stars: string;
  price: string;
  /** The brand, below. */
  brand: string;
  /** Whether a picture of its own stands beside the words. */
  pictured: boolean;
};

export const SHARE_SIZE = { width: 1200, height: 630 } as const;
/** Where the listing's own picture stands: the right part of the sheet. */
export const SHARE_PHOTO = { left: 700, top: 20, width: 500, height: 610 } as const;
