import { isAllowed } from '@shop/contracts/account/permissions';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { findPriceTerms } from '../offers/offers.api.ts';
import { readTariffs } from '../pricing/pricing.api.ts';
import type { Conditions } from './basket.presenter.ts';
import { readBasketSettings } from './basket-settings.ts';

/** What prices and sums of the acting user's basket depend on. */
export async function readConditions(db: Db, actor: ActingUser): Promise<Conditions> {
  const { freeFromKopecks } = await readTariffs(db);
  return {
    terms: await findPriceTerms(db, actor),
    canSeePrices: isAllowed('prices.see', actor),
    settings: await readBasketSettings(db),
    freeDeliveryFromKopecks: freeFromKopecks,
  };
}
