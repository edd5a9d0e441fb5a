import type { Db } from './database.ts';

/** Selects the list price type, the first of all: a company without one of its own buys at its prices. Null without any. */
export function listPriceType(db: Pick<Db, 'selectFrom'>) {
  return db.selectFrom('price_types').select(({ fn }) => fn.min<number | null>('id').as('id'));
}
