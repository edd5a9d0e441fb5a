import { returnToBasket, setBasketQuantities } from '@shop/contracts/basket-order/basket';
import { applyBasketTemplate, getBasketTemplate } from '@shop/contracts/basket-order/basket-templates';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { countOf } from '@shop/domain/format/number';
import { messageOf } from '@shop/platform/http';
import { callKey, queryClient } from '@shop/platform/query';
import { toast } from '@shop/ui';

export type ApplyMode = 'merge' | 'replace';
type Applied = CallAnswer<typeof applyBasketTemplate>;

/** Time to read what has happened and to take it back. */
const UNDO_MS = 15_000;

/**
 * Adds a template to the basket or replaces the basket with it; reports the outcome, and offers an undo. A retry after a
 * lost answer adds nothing twice.
 */
export async function applyTemplate(
  template: { readonly id: number; readonly name: string },
  mode: ApplyMode,
): Promise<void> {
  try {
    const changeBasket = await loadChangeBasket();
    const input = { params: { id: template.id }, body: { mode } };
    // A replaced basket has lost rows that the answer does not name.
    const applied = await changeBasket(applyBasketTemplate, input, (answer) =>
      mode === 'replace' ? [] : offersOf(answer),
    );
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
    const changeBasket = await loadChangeBasket();
    if (products.length > 0)
      await changeBasket(setBasketQuantities, { body: { products, isUndo: true } }, offersOf);
    if (applied.removal > 0)
      await changeBasket(returnToBasket, { body: { removal: applied.removal } }, offersOf);
    toast('Корзина снова такая, как\u00a0была');
  } catch (error) {
    toast.danger(`Не\u00a0удалось вернуть корзину. ${messageOf(error)}`, {
      action: { label: 'Повторить', onClick: () => void takeBack(applied) },
    });
  }
}

/** The basket client is a chunk of its own: dialogs of templates do without it. */
async function loadChangeBasket() {
  const client = await import(/* webpackChunkName: "basket-client" */ '../../basket/client/change-basket.ts');
  return client.changeBasket;
}

function offersOf({
  products,
}: {
  readonly products: readonly { readonly id: number }[];
}): readonly number[] {
  return products.map(({ id }) => id);
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
