import { countOf } from '@shop/domain/format/number';
import { messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import type { AddedProduct } from './basket-server.ts';
import { basketClient } from './current-basket.ts';

/** Adds offers to the basket in one call, says what has been added and corrected, and offers to take it back. */
export async function addLines(
  lines: readonly { readonly offerId: number; readonly quantity: number }[],
): Promise<void> {
  try {
    const added = await basketClient.addList(lines);
    toast(describe(added), {
      tone: 'success',
      action: { label: 'Отменить', onClick: () => void takeBack(added) },
    });
  } catch (error) {
    toast.danger(`Выбранные товары не добавлены в\u00a0корзину. ${messageOf(error)}`, {
      action: { label: 'Повторить', onClick: () => void addLines(lines) },
    });
  }
}

/** Puts the basket back to what it held before the addition. */
async function takeBack(added: readonly AddedProduct[]): Promise<void> {
  try {
    await basketClient.undoList(added.map(({ id, before }) => ({ offerId: id, quantity: before })));
    toast(`Добавление отменено: ${positions(added.length)}`);
  } catch (error) {
    toast.danger(`Не удалось отменить добавление. ${messageOf(error)}`, {
      action: { label: 'Повторить', onClick: () => void takeBack(added) },
    });
  }
}

function describe(added: readonly AddedProduct[]): string {
  const lead = `Добавлено в\u00a0корзину: ${positions(added.length)}`;
  const corrected = added.filter(({ isCorrected }) => isCorrected).length;
  if (corrected === 0) return lead;
  return `${lead}. До\u00a0минимума или кратности поднято количество: ${positions(corrected)}`;
}

function positions(count: number): string {
  return countOf(count, 'позиция', 'позиции', 'позиций');
}
