import * as v from 'valibot';
import { defineSetting } from '../../../platform/shop-settings/define-setting.ts';
import { optionalEmail } from '../../../platform/shop-settings/setting-schemas.ts';

export const salesSetting = defineSetting(
  'sales',
  v.object({
    ordersEmail: optionalEmail(
      'Общая почта продаж',
      'Сюда приходит письмо о\u00a0каждом новом заказе, как и\u00a0менеджеру клиента; пусто — только менеджеру',
    ),
  }),
  {
    title: 'Отдел продаж',
    description: 'Кому магазин пишет о\u00a0новых заказах.',
    initial: { ordersEmail: '' },
  },
);
