import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { publishToEach } from '../../../platform/events/live-events.ts';
import type { DatedChange } from './dated-changes.ts';

interface ChangedTerms {
  readonly counterpartyId: number;
  readonly prices: boolean;
  readonly contracts: boolean;
}

/** Tells open pages of companies what to read again: the basket for prices, the finances for limits. */
export async function notifyBuyers(db: Db, changed: readonly ChangedTerms[]): Promise<void> {
  const to = changed.map(({ counterpartyId }) => ({ counterpartyId, payload: {} }));
  const repriced = changed.filter(({ prices }) => prices).map(({ counterpartyId }) => counterpartyId);
  await publishToEach(db, 'basket.changed', await readBaskets(db, repriced));
  await publishToEach(
    db,
    'ledger.changed',
    to.filter((_, at) => changed[at]?.contracts),
  );
  await publishToEach(db, 'company.changed', to);
}

async function readBaskets(db: Db, companies: readonly number[]) {
  if (companies.length === 0) return [];
  const rows = await unscoped(db, 'prices change for the whole basket of the company')
    .selectFrom('basket_rows')
    .select(['counterparty_id', 'offer_id'])
    .where('counterparty_id', 'in', companies)
    .execute();
  const offers = Map.groupBy(rows, (row) => row.counterparty_id);
  return companies.map((counterpartyId) => {
    const offerIds = (offers.get(counterpartyId) ?? []).map((row) => row.offer_id);
    return { counterpartyId, payload: { offerIds } };
  });
}

/** Returns which pages of the customer show the changes. */
export function effectOf(changes: readonly Pick<DatedChange, 'field'>[]) {
  const has = (...fields: readonly DatedChange['field'][]) =>
    changes.some(({ field }) => fields.includes(field));
  return { prices: has('priceType', 'discount'), contracts: has('limit', 'postponement') };
}
