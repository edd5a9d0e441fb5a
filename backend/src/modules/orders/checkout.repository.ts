import type { Day } from '../../calendar/days.ts';
import type { Db } from '../../database/database.ts';
import { scoped } from '../../database/scoped.ts';
import type { ActingUser } from '../../http/acting-user.ts';
import { findBasket } from '../basket/basket.repository.ts';
import { readBasketSettings } from '../basket/basket-settings.ts';
import { findPriceTerms } from '../basket/offer-records.repository.ts';
import { findContracts } from '../finances/contracts.repository.ts';
import type { CheckoutBasis } from './checkout.ts';
import { readTariffs } from './tariffs.ts';

/** Reads what the checkout of the actor's counterparty is made from, as it is now. */
export async function readCheckoutBasis(db: Db, actor: ActingUser, today: Day): Promise<CheckoutBasis> {
  const terms = await findPriceTerms(db, actor);
  const [contract] = await findContracts(db, actor);
  return {
    counterpartyId: scoped(db, actor).counterpartyId,
    records: await findBasket(db, actor, terms),
    terms,
    tariffs: await readTariffs(db),
    contract,
    settings: await readBasketSettings(db),
    today,
  };
}

/** The counterparty itself, its addresses and consignees, and the shop's own warehouses. */
export async function findPlaces(db: Db, actor: ActingUser) {
  const mine = scoped(db, actor);
  return {
    counterparty: await db
      .selectFrom('counterparties')
      .select(['id', 'name', 'inn'])
      .where('id', '=', mine.counterpartyId)
      .executeTakeFirstOrThrow(),
    addresses: await mine
      .selectFrom('delivery_addresses')
      .select(['id', 'address', 'is_default as isDefault'])
      .orderBy('is_default', 'desc')
      .orderBy('id')
      .execute(),
    consignees: await mine.selectFrom('consignees').select(['id', 'name']).orderBy('id').execute(),
    stores: await db
      .selectFrom('warehouses')
      .select(['id', 'name', 'address', 'working_hours as workingHours', 'latitude', 'longitude'])
      .orderBy('id')
      .execute(),
  };
}
