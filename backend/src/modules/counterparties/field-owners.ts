import { type OwnableTerm, ownableTerm } from '@shop/contracts/office/client-terms';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database.ts';
import { defineSetting } from '../../platform/shop-settings/define-setting.ts';
import { readSetting } from '../../platform/shop-settings/read-setting.ts';
import { yesNo } from '../../platform/shop-settings/setting-schemas.ts';

/** Terms of clients that come from the accounting system (decision 093). */
export const fieldOwnerSetting = defineSetting(
  'terms-owner',
  v.object({
    priceType: yesNo('Вид цен ведётся в\u00a01С'),
    discount: yesNo('Скидка ведётся в\u00a01С'),
    manager: yesNo('Менеджер ведётся в\u00a01С'),
    limit: yesNo('Лимит договора ведётся в\u00a01С'),
    postponement: yesNo('Отсрочка договора ведётся в\u00a01С'),
    contracts: yesNo(
      'Договоры ведутся в\u00a01С',
      'Номера и\u00a0даты; новых договоров в\u00a0магазине не\u00a0заводят',
    ),
    bonusPlans: yesNo('Бонусные планы ведутся в\u00a01С'),
    isActive: yesNo('Отключение компаний ведётся в\u00a01С'),
  } satisfies Record<OwnableTerm, unknown>),
  {
    title: 'Условия клиентов: что ведётся в\u00a01С',
    description: 'Эти условия видны в\u00a0магазине, но\u00a0меняются только в\u00a01С.',
    initial: {
      priceType: false,
      discount: false,
      manager: false,
      limit: false,
      postponement: false,
      contracts: false,
      bonusPlans: false,
      isActive: false,
    },
  },
);

/** Returns the terms that the accounting system owns. */
export async function readOwnedElsewhere(db: Db): Promise<readonly OwnableTerm[]> {
  const owned = await readSetting(db, fieldOwnerSetting);
  return ownableTerm.options.filter((field) => owned[field]);
}
