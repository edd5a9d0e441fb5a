import * as v from 'valibot';
import { defineSetting } from '../../../platform/shop-settings/define-setting.ts';
import { choice, longText, optionalWholeNumber } from '../../../platform/shop-settings/setting-schemas.ts';

/** The terms of an invoice until the shop writes its own ones. */
export const USUAL_INVOICE_TERMS =
  'Внимание! Оплата счёта означает согласие с условиями поставки. Товар отпускается по факту прихода денег на расчётный счёт поставщика, если договором не предусмотрено иное.';

/** Who issues УПД and posts shipments: the shop, or the accounting system, which numbers them itself (decision 083);
 * and the terms of invoices. An issued invoice keeps the terms of its day. */
export const documentsSetting = defineSetting(
  'documents',
  v.object({
    updFrom: choice(
      'Кто выставляет УПД',
      [
        { value: 'shop', title: 'Магазин: нумерует и\u00a0проводит отгрузку сам' },
        { value: '1c', title: '1С: номера и\u00a0проводки приходят из\u00a0учёта' },
      ],
      'Счета на\u00a0оплату магазин выставляет в\u00a0обоих случаях',
    ),
    invoiceTerms: longText(
      'Условия в\u00a0счёте',
      600,
      5,
      'Мелко вверху счёта. Уже выставленные счета не\u00a0меняются',
    ),
    invoiceValidDays: optionalWholeNumber(
      'Счёт действителен',
      { min: 1, max: 365, unit: 'дн.' },
      'Календарных дней после выставления; пусто – срок в\u00a0счёте не\u00a0пишется',
    ),
  }),
  {
    title: 'Документы',
    description: 'Откуда берутся документы отгрузки и\u00a0что написано в\u00a0счёте.',
    initial: { updFrom: 'shop' as const, invoiceTerms: USUAL_INVOICE_TERMS, invoiceValidDays: null },
  },
);
