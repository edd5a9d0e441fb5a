import { returnToBasket, setBasketQuantities } from '@shop/contracts/basket-order/basket';
import { applyBasketTemplate, getBasketTemplate } from '@shop/contracts/basket-order/basket-templates';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { countOf } from '@shop/domain/format/number';
import { publish } from '@shop/platform/events';
import { call, messageOf } from '@shop/platform/http';
import { callKey, queryClient } from '@shop/platform/query';
import { toast } from '@shop/ui';

export type ApplyMode = 'merge' | 'replace';
type Applied = CallAnswer<typeof applyBasketTemplate>;

/** Time to read what has happened and to take it back. */
const UNDO_MS = 15_000;

/** Adds a template to the basket or replaces the basket with it; reports the outcome, and offers an undo. */
export async function applyTemplate(
  template: { readonly id: number; readonly name: string },
  mode: ApplyMode,
): Promise<void> {
  try {
    const applied = await call(applyBasketTemplate, { params: { id: template.id }, body: { mode } });
    tell(applied);
    // Its prices count as seen now; on a page that shows what has changed they go on being shown.
    void queryClient.invalidateQueries({ queryKey: callKey(getBasketTemplate), refetchType: 'none' });
    toast(describe(template.name, mode, applied), {
      tone: 'success',
      durationMs: UNDO_MS,
      action: { label: 'Отменить', onClick: () => void takeBack(applied) },
    });
  } catch (error) {
    toast.danger(`Корзина не\u00a0изменена. ${messageOf(error)}`, {
      action: { label: 'Повторить', onClick: () => void applyTemplate(template, mode) },
    });
  }
}

/** Makes the basket what it was: first what the template has raised, then what it had put aside. Safe to repeat. */
async function takeBack(applied: Applied): Promise<void> {
  const products = applied.products.map(({ id, before }) => ({ id, quantity: before }));
  try {
    await call(setBasketQuantities, { body: { products, isUndo: true } });
    if (applied.removal > 0) await call(returnToBasket, { body: { removal: applied.removal } });
    tell(applied);
    toast('Корзина снова такая, как\u00a0была');
  } catch (error) {
    tell(applied);
    toast.danger(`Не\u00a0удалось вернуть корзину. ${messageOf(error)}`, {
      action: { label: 'Повторить', onClick: () => void takeBack(applied) },
    });
  }
}

function tell({ products }: Applied): void {
  publish('basket.changed', { offerIds: products.map(({ id }) => id) });
}

function describe(name: string, mode: ApplyMode, { products, unavailableCount }: Applied): string {
  const corrected = products.filter(({ isCorrected }) => isCorrected).length;
  const said = [
    mode === 'replace'
      ? `Корзина заменена шаблоном «${name}»: ${positions(products.length)}`
      : `Шаблон «${name}» в\u00a0корзине: добавлено ${positions(products.length)}`,
  ];
  if (corrected > 0) said.push(`До\u00a0минимума или кратности поднято количество: ${positions(corrected)}`);
  if (unavailableCount > 0)
    said.push(`Больше не\u00a0продаётся и\u00a0не\u00a0добавлено: ${positions(unavailableCount)}`);
  return `${said.join('. ')}.`;
}

function positions(count: number): string {
  return countOf(count, 'позиция', 'позиции', 'позиций');
}
