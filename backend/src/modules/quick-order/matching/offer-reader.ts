import type { Db } from '../../../platform/database/database.ts';
import { findOfferRecords, type OfferRecord, type PriceTerms } from '../../offers/offers.api.ts';

const RECORDS = 1000;

export type OfferReader = ReturnType<typeof createOfferReader>;

/** Caches the offers that have been read, at the buyer's terms. */
export function createOfferReader(db: Db, terms: PriceTerms) {
  const records = new Map<number, OfferRecord>();
  return {
    records: records as ReadonlyMap<number, OfferRecord>,
    /** Reads the offers that are not cached, a thousand at a time, so that other statements get their turn. */
    async read(offerIds: readonly number[]): Promise<void> {
      const ids = [...new Set(offerIds)].filter((id) => !records.has(id));
      for (let at = 0; at < ids.length; at += RECORDS)
        for (const [id, record] of await findOfferRecords(db, terms, ids.slice(at, at + RECORDS)))
          records.set(id, record);
    },
  };
}
