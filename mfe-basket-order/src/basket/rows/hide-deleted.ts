import { countOf } from '@shop/domain/format/number';
import { toast } from '@shop/ui';
import { basketClient } from '../client/current-basket.ts';

/** Takes deleted rows off the screen, here and for the colleagues; until the page is left they can be shown again. */
export function hideDeleted(offerIds: readonly number[]): void {
  basketClient.dispatch({ type: 'hidden', offerIds });
  toast(`Скрыто: ${countOf(offerIds.length, 'удалённый товар', 'удалённых товара', 'удалённых товаров')}`, {
    action: { label: 'Показать', onClick: () => basketClient.dispatch({ type: 'shown', offerIds }) },
  });
}
