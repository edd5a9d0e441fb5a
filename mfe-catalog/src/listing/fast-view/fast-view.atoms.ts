import { atom } from 'jotai';

interface FastViewed {
  readonly productId: number;
  /** The variant to start with. */
  readonly offerId: number | undefined;
}

/** The product whose fast view is open. */
export const fastViewAtom = atom<FastViewed | undefined>(undefined);
