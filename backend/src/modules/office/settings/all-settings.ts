import type { ShopSetting } from '../../../platform/shop-settings/define-setting.ts';
import { basketSetting } from '../../basket/basket.api.ts';
import { fieldOwnerSetting } from '../../counterparties/counterparties.api.ts';
import { documentsSetting, sellerSetting } from '../../documents/documents.api.ts';
import {
  exchangeCatalogueSetting,
  exchangeCompaniesSetting,
  exchangeOrdersSetting,
  exchangeRequisitesSetting,
  exchangeStatusesSetting,
  exchangeWatchSetting,
} from '../../exchange/exchange.api.ts';
import {
  calendarSetting,
  differencesSetting,
  reservationSetting,
  salesSetting,
} from '../../orders/orders.api.ts';
import { retentionSetting } from '../../personal-data/personal-data.api.ts';
import { tariffsSetting } from '../../pricing/pricing.api.ts';
import { footerSetting } from '../../site/site.api.ts';

/** Every setting, in the order in which a new shop fills them in. A module's setting adds its line here. */
export const allSettings: readonly ShopSetting<object>[] = [
  sellerSetting,
  tariffsSetting,
  calendarSetting,
  basketSetting,
  reservationSetting,
  salesSetting,
  documentsSetting,
  differencesSetting,
  footerSetting,
  exchangeCatalogueSetting,
  exchangeOrdersSetting,
  exchangeStatusesSetting,
  exchangeRequisitesSetting,
  exchangeCompaniesSetting,
  fieldOwnerSetting,
  exchangeWatchSetting,
  retentionSetting,
];
