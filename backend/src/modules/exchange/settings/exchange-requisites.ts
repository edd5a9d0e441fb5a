import * as v from 'valibot';
import { defineSetting } from '../../../platform/shop-settings/define-setting.ts';
import { optionalLine } from '../../../platform/shop-settings/setting-schemas.ts';

const names = (title: string) => optionalLine(title, 300, 'Через запятую; понимаются вместе с\u00a0обычными');

/** Names of requisites by which a changed configuration says what CommerceML has no element for. */
export const exchangeRequisitesSetting = defineSetting(
  'exchange-requisites',
  v.object({
    number: names('Номер документа в\u00a01С'),
    status: names('Статус заказа'),
    plannedOn: names('Дата отгрузки заказа'),
    refusal: names('Причина отказа'),
    updNumber: names('Номер УПД отгрузки'),
    updOn: names('Дата УПД отгрузки'),
    priceType: names('Вид цен контрагента'),
    discount: names('Скидка контрагента'),
    manager: names('Менеджер контрагента'),
    creditLimit: names('Лимит договора'),
    postponement: names('Отсрочка договора'),
  }),
  {
    title: 'Реквизиты в\u00a0обмене с\u00a01С',
    description: 'Как называются реквизиты, если в\u00a0вашей 1С они названы по-своему.',
    initial: {
      ...{ number: '', status: '', plannedOn: '', refusal: '', updNumber: '', updOn: '' },
      ...{ priceType: '', discount: '', manager: '', creditLimit: '', postponement: '' },
    },
  },
);
