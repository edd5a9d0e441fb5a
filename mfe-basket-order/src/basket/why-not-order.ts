import type { BasketState, BasketTerms } from './basket-state.ts';

/** Why the basket cannot be ordered as it stands, in words for the buyer; null when it can. */
export function whyNotOrder(basket: BasketState, terms: BasketTerms, isAllowed: boolean): string | null {
  if (!isAllowed)
    return 'Заказ может оформить сотрудник с правом «Заказы» — его выдаёт администратор вашей компании.';
  const live = basket.lines.filter((line) => !line.isDeleted);
  if (live.length === 0) return 'Верните удалённые товары или добавьте новые.';
  if (basket.lines.some((line) => line.problem))
    return 'Не все изменения приняты. Решите, что делать с отмеченными строками.';
  if (basket.isUnreachable) return 'Заказ можно будет оформить, когда изменения дойдут до сервера.';
  if (terms.noProductsAddToOrder) return 'В корзине нет товаров, которые можно заказать сейчас.';
  return null;
}
