import { countOf } from '@shop/domain/format/number';
import { Button, toast } from '@shop/ui';
import { HeartIcon } from '@shop/ui/parts/icons';
import { useListedIds } from '../common/lists/header-lists.ts';
import { loadListMutations } from '../common/lists/load-list-mutations.ts';
import type { BulkButtonProps } from '../common/selection/bulk-button-props.ts';

const UNDO_MS = 10_000;
const SUBJECT = 'Выбранные товары';

/** Removes the ticked products from the favourites in one call; undo restores their order. */
export function RemoveFavouritesButton({ productIds, onDone }: BulkButtonProps) {
  const listed = useListedIds('favourites');
  async function handleClick() {
    const inOrder = listed?.filter((id) => productIds.includes(id)) ?? productIds;
    const changes = await loadListMutations();
    if (!changes || !(await changes.setFavourites(productIds, false, SUBJECT))) return;
    onDone();
    toast(`Убрано из\u00a0избранного: ${countOf(productIds.length, 'товар', 'товара', 'товаров')}`, {
      durationMs: UNDO_MS,
      action: { label: 'Вернуть', onClick: () => void changes.setFavourites(inOrder, true, SUBJECT) },
    });
  }
  return (
    <Button
      icon={<HeartIcon />}
      aria-label="Убрать выбранные из избранного"
      onClick={() => void handleClick()}
    >
      Убрать
    </Button>
  );
}
