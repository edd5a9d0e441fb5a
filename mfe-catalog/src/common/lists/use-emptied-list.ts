import { messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { useState } from 'react';
import type { ListName } from './header-lists.ts';
import { loadListMutations } from './load-list-mutations.ts';

const names = { favourites: 'Избранное', compare: 'Сравнение' } as const;

/** Clears a list after the server's confirmation and remembers its contents for an undo. */
export function useEmptiedList(list: ListName) {
  const [emptied, setEmptied] = useState<readonly number[]>([]);
  const [isBusy, setIsBusy] = useState(false);

  async function empty(productIds: readonly number[]) {
    setIsBusy(true);
    const changes = await loadListMutations();
    try {
      await changes?.clearList(list, productIds);
      if (changes) setEmptied(productIds);
    } catch (error) {
      toast.danger(`${names[list]} не\u00a0удалось очистить. ${messageOf(error)}`);
    } finally {
      setIsBusy(false);
    }
  }

  async function restore() {
    setIsBusy(true);
    const changes = await loadListMutations();
    const add = list === 'favourites' ? changes?.setFavourites : changes?.setCompared;
    if (await add?.(emptied, true, names[list])) setEmptied([]);
    setIsBusy(false);
  }

  return {
    /** In the order they were added; empty before `empty` and after `restore`. */
    emptied,
    isBusy,
    empty,
    restore,
  };
}
