import type { OrderStatus } from '@shop/contracts/basket-order/orders';
import {
  exchangeOrdersSetting,
  exchangeRequisitesSetting,
  exchangeStatusesSetting,
  mapStatus,
} from '../../../../modules/exchange/exchange.api.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { readSetting } from '../../../../platform/shop-settings/read-setting.ts';
import type { MoreNames } from '../reading/requisite-names.ts';

/** The settings by which the words of 1C are understood. */
export interface ExchangeContext {
  readonly more: MoreNames;
  readonly numberPrefix: string;
  /** The goods that mean delivery. */
  readonly deliveryName: string;
  /** Undefined for words that nobody has mapped yet. */
  readonly statusOf: (words: string) => OrderStatus | undefined;
}

export async function readExchangeContext(db: Db): Promise<ExchangeContext> {
  const { numberPrefix, deliveryName } = await readSetting(db, exchangeOrdersSetting);
  const statuses = await readSetting(db, exchangeStatusesSetting);
  const requisites = await readSetting(db, exchangeRequisitesSetting);
  const names = Object.entries(requisites).map(([name, text]) => [
    name,
    text
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  ]);
  return {
    more: Object.fromEntries(names),
    numberPrefix,
    deliveryName,
    statusOf: (words) => mapStatus(statuses, words),
  };
}
