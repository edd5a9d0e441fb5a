import { isAllowed } from '@shop/contracts/account/permissions';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { findPriceTerms } from '../offers/offers.api.ts';
import { readTariffs } from '../pricing/pricing.api.ts';
import type { Conditions } from './basket.presenter.ts';
import { readBasketSettings } from './basket-settings.ts';

/** Reads the terms and settings behind the actor's prices and sums. */
export async function readConditions(db: Db, actor: Actor): Promise<Conditions> {
  const { freeFromKopecks } = await readTariffs(db);
  return {
    terms: await findPriceTerms(db, actor),
    canSeePrices: isAllowed('prices.see', actor),
    settings: await readBasketSettings(db),
    freeDeliveryFromKopecks: freeFromKopecks,
  };
}
