import { addListToBasket, setBasketQuantities } from '@shop/contracts/basket-order/basket';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { countOf } from '@shop/domain/format/number';
import { publish } from '@shop/platform/events';
import { call, messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';

type AddedLine = CallAnswer<typeof addListToBasket>['products'][number];

/** Adds offers to the basket in one call, says what has been added and corrected, and offers to take it back. */
export async function addLines(
  lines: readonly { readonly offerId: number; readonly quantity: number }[],
): Promise<void> {
  const products = lines.map(({ offerId, quantity }) => ({ id: offerId, quantity }));
  try {
    const answer = await call(addListToBasket, { body: { products } });
    tell(answer.products);
    toast(describe(answer.products), {
      tone: 'success',
      action: { label: 'Отменить', onClick: () => void takeBack(answer.products) },
    });
  } catch (error) {
    toast.danger(`Выбранные товары не добавлены в\u00a0корзину. ${messageOf(error)}`, {
      action: { label: 'Повторить', onClick: () => void addLines(lines) },
    });
  }
}

/** Puts the basket back to what it held before the addition. */
async function takeBack(added: readonly AddedLine[]): Promise<void> {
  const products = added.map(({ id, before }) => ({ id, quantity: before }));
  try {
    await call(setBasketQuantities, { body: { products, isUndo: true } });
    tell(added);
    toast(`Добавление отменено: ${positions(added.length)}`);
  } catch (error) {
    toast.danger(`Не удалось отменить добавление. ${messageOf(error)}`, {
      action: { label: 'Повторить', onClick: () => void takeBack(added) },
    });
  }
}

function tell(lines: readonly AddedLine[]): void {
  publish('basket.changed', { offerIds: lines.map(({ id }) => id) });
}

function describe(added: readonly AddedLine[]): string {
  const said = `Добавлено в\u00a0корзину: ${positions(added.length)}`;
  const corrected = added.filter(({ isCorrected }) => isCorrected).length;
  if (corrected === 0) return said;
  return `${said}. До\u00a0минимума или кратности поднято количество: ${positions(corrected)}`;
}

function positions(count: number): string {
  return countOf(count, 'позиция', 'позиции', 'позиций');
}
