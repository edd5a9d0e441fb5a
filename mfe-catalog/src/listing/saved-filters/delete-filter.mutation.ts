import { deleteSavedFilter } from '@shop/contracts/catalog/saved-filters';
import { call, messageOf } from '@shop/platform/http';
import { queryClient } from '@shop/platform/query';
import { toast } from '@shop/ui';
import { saveFilterAs } from './save-filter.mutation.ts';
import { type SavedFilter, savedFiltersQuery } from './saved-filters.queries.ts';

const { queryKey } = savedFiltersQuery;

/** Removes a filter from the screen at once, deletes it, and offers to undo. */
export async function deleteFilter({ id, name, link }: SavedFilter): Promise<void> {
  queryClient.setQueryData(
    queryKey,
    (saved) => saved && { items: saved.items.filter((one) => one.id !== id) },
  );
  try {
    await call(deleteSavedFilter, { params: { id } });
    toast(`Фильтр «${name}» удалён`, {
      action: { label: 'Вернуть', onClick: () => void restoreFilter({ name, link }) },
    });
  } catch (error) {
    toast.danger(`Фильтр «${name}» не удалён. ${messageOf(error)}`);
  }
  await queryClient.invalidateQueries({ queryKey });
}

async function restoreFilter(filter: Pick<SavedFilter, 'name' | 'link'>): Promise<void> {
  try {
    await saveFilterAs(filter);
  } catch (error) {
    toast.danger(`Фильтр «${filter.name}» не возвращён. ${messageOf(error)}`);
    await queryClient.invalidateQueries({ queryKey });
  }
}
