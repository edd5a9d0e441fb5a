import { formatMoney } from '@shop/domain/format/money';
import { countOf } from '@shop/domain/format/number';
import { type BasketState, type BasketTerms, isUnsent } from '../state/basket-state.ts';
import { orderSum } from './order-sum.ts';

/** Why the basket cannot be ordered as it stands, in words for the buyer; null when it can. */
export function whyNotOrder(basket: BasketState, terms: BasketTerms, isAllowed: boolean): string | null {
  if (!isAllowed)
    return 'Заказ может оформить сотрудник с правом «Заказы» — его выдаёт администратор вашей компании.';
  const live = basket.lines.filter((line) => !line.isDeleted);
  if (live.length === 0) return 'Верните удалённые товары или добавьте новые.';
  if (basket.lines.some((line) => line.problem))
    return 'Не все изменения приняты. Решите, что делать с отмеченными строками.';
  if (basket.isUnreachable) {
    const unsent = basket.lines.filter(isUnsent).length;
    return `Не отправлено: ${countOf(unsent, 'строка', 'строки', 'строк')}. Заказ можно будет оформить, когда изменения дойдут до\u00a0сервера.`;
  }
  if (terms.noProductsAddToOrder) return 'В корзине нет товаров, которые можно заказать сейчас.';
  const sum = orderSum(basket, terms);
  const least = terms.summary.minimumOrderKopecks;
  if (sum !== null && least !== null && sum < least)
    return `Заказ возможен от\u00a0${formatMoney(least)}: добавьте товаров ещё на\u00a0${formatMoney(least - sum)}`;
  return null;
}
