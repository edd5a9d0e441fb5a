import { countOf } from '@shop/domain/format/number';
import { toast } from '@shop/ui';
import { basketStore } from '../sync/use-basket.ts';

/** Takes deleted rows off the screen, here and for the colleagues; until the page is left they can be shown again. */
export function hideDeleted(offerIds: readonly number[]): void {
  basketStore.dispatch({ type: 'hidden', offerIds });
  toast(`Скрыто: ${countOf(offerIds.length, 'удалённый товар', 'удалённых товара', 'удалённых товаров')}`, {
    action: { label: 'Показать', onClick: () => basketStore.dispatch({ type: 'shown', offerIds }) },
  });
}
