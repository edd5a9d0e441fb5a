import type { OrderStatus } from '@shop/contracts/basket-order/orders';
import * as v from 'valibot';
import { defineSetting } from '../../../platform/shop-settings/define-setting.ts';
import { longText } from '../../../platform/shop-settings/setting-schemas.ts';

const words = (title: string) =>
  longText(title, 2000, 4, 'По\u00a0одному в\u00a0строке, в\u00a0любом регистре');

/** Maps statuses of orders in 1C to those of the shop. The initial words are those of УТ, КА, УНФ and of the shop. */
export const exchangeStatusesSetting = defineSetting(
  'exchange-statuses',
  v.object({
    new: words('Новый: ничего не\u00a0меняется'),
    confirmed: words('Подтверждён'),
    picking: words('Собирается'),
    shipped: words('Отгружен'),
    delivered: words('Доставлен'),
    cancelled: words('Отменён'),
  } satisfies Record<OrderStatus, unknown>),
  {
    title: 'Статусы заказов в\u00a01С',
    description:
      'Чем становится заказ в\u00a0магазине по\u00a0статусу в\u00a01С. Неизвестный статус ждёт, пока его сюда не\u00a0впишут.',
    initial: {
      new: [
        ...['Новый', 'Не согласован', 'На согласовании', 'Ожидается согласование', 'Черновик'],
        ...['Открыт', 'Принят на сайте'],
      ].join('\n'),
      confirmed: [
        ...['Подтверждён', 'Согласован', 'К обеспечению', 'К выполнению', 'В работе', 'Принят', 'В резерве'],
        ...['Ожидается аванс (до обеспечения)', 'Готов к обеспечению', 'Ожидается обеспечение'],
        ...['Ожидается предоплата (до отгрузки)', 'Выполняется', 'Оплачен'],
      ].join('\n'),
      picking: [
        ...['Собирается', 'В сборке', 'К отгрузке', 'Готов к отгрузке', 'В процессе отгрузки', 'К сборке'],
      ].join('\n'),
      shipped: [
        ...['Отгружен', 'Отгружен полностью', 'Ожидается оплата (после отгрузки)', 'Готов к закрытию'],
        ...['Передан в доставку', 'В пути'],
      ].join('\n'),
      delivered: ['Доставлен', 'Закрыт', 'Выполнен', 'Завершён', 'Получен'].join('\n'),
      cancelled: ['Отменён', 'Отклонён', 'Отказ', 'Аннулирован'].join('\n'),
    },
    check: (value) => {
      const seen = new Map<string, string>();
      for (const [field, text] of Object.entries(value))
        for (const line of statusLines(text)) {
          if (seen.has(line)) return { field, message: `«${line}» уже есть у\u00a0другого статуса` };
          seen.set(line, field);
        }
      return null;
    },
  },
);

type Mapping = v.InferOutput<typeof exchangeStatusesSetting.schema>;

/** Returns the shop's status for one of 1C; undefined for words that nobody has mapped. */
export function mapStatus(mapping: Mapping, status: string): OrderStatus | undefined {
  const [wanted] = statusLines(status);
  const statuses = Object.keys(mapping) as OrderStatus[];
  return statuses.find((name) => wanted !== undefined && statusLines(mapping[name]).includes(wanted));
}

/** Modules write `[F] Доставлен`: the code before the name is theirs. */
function statusLines(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*\[[^\]]*\]/, '')
        .trim()
        .toLowerCase()
        .replaceAll('ё', 'е'),
    )
    .filter((line) => line !== '');
}
