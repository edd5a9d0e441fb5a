import type { Actor } from '../../../platform/actor/actor.ts';
import { todayInMoscow } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { scoped } from '../../../platform/database/scoped.ts';
import { findBasket, readBasketSettings } from '../../basket/basket.api.ts';
import { consigneesOf } from '../../consignees/consignees.api.ts';
import { addressesOf } from '../../delivery-addresses/delivery-addresses.api.ts';
import { type ContractCredit, findContracts, findDebts, findDueDays } from '../../finances/finances.api.ts';
import { findPriceTerms } from '../../offers/offers.api.ts';
import { listPickupPoints } from '../../pickup-points/pickup-points.api.ts';
import { readTariffs } from '../../pricing/pricing.api.ts';
import { listTransportCompanies } from '../../transport/transport.api.ts';
import { readCalendar } from '../shipping/working-days.ts';
import type { CheckoutBasis } from './checkout-basis.ts';

/** Reads the current input of the checkout for the actor's counterparty. */
export async function readCheckoutBasis(db: Db, actor: Actor, now: Date): Promise<CheckoutBasis> {
  const terms = await findPriceTerms(db, actor);
  const [contract] = await findContracts(db, actor);
  return {
    counterpartyId: scoped(db, actor).counterpartyId,
    records: await findBasket(db, actor, terms),
    terms,
    tariffs: await readTariffs(db),
    contract,
    dueKopecks: await findDue(db, actor, contract, now),
    settings: await readBasketSettings(db),
    calendar: await readCalendar(db),
    now,
  };
}

/** Reads the counterparty, its addresses and consignees, and the pickup points. */
export async function findPlaces(db: Db, actor: Actor) {
  return {
    counterparty: await db
      .selectFrom('counterparties')
      .select(['id', 'name', 'inn'])
      .where('id', '=', scoped(db, actor).counterpartyId)
      .executeTakeFirstOrThrow(),
    addresses: await addressesOf(db, actor).all(),
    consignees: await consigneesOf(db, actor).all(),
    stores: await listPickupPoints(db),
    transportCompanies: await listTransportCompanies(db),
  };
}

/**
 * Locks the counterparty's contracts until the transaction ends, so that orders use its credit one at a time; changes
 * of a limit wait too.
 */
export async function lockContracts(db: Db, actor: Actor): Promise<void> {
  await scoped(db, actor)
    .selectFrom('contracts')
    .select('contracts.id')
    .orderBy('contracts.id')
    .forNoKeyUpdate()
    .execute();
}

/** Sums the contract's documents that are due today or overdue; only a credit limit makes this matter. */
async function findDue(db: Db, actor: Actor, contract: ContractCredit | undefined, now: Date) {
  if (contract === undefined || contract.creditLimitKopecks === 0) return 0;
  const today = todayInMoscow(now);
  const days = await findDueDays(db, actor, await findDebts(db, actor, contract.id));
  return days.filter(({ on }) => on <= today).reduce((sum, { kopecks }) => sum + kopecks, 0);
}
