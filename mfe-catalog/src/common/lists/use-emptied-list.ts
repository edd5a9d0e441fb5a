import { messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { useState } from 'react';
import type { ListName } from './header-lists.ts';
import { loadChanges } from './load-changes.ts';

const names = { favourites: 'Избранное', compare: 'Сравнение' } as const;

/** Empties a list after the server's confirmation, and keeps what was in it for the way back. */
export function useEmptiedList(list: ListName) {
  const [emptied, setEmptied] = useState<readonly number[]>([]);
  const [isBusy, setIsBusy] = useState(false);

  async function empty(productIds: readonly number[]) {
    setIsBusy(true);
    const changes = await loadChanges();
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
    const changes = await loadChanges();
    const add = list === 'favourites' ? changes?.setFavourites : changes?.setCompared;
    if (await add?.(emptied, true, names[list])) setEmptied([]);
    setIsBusy(false);
  }

  return {
    /** In the order they were added; none before `empty` and after `restore`. */
    emptied,
    isBusy,
    empty,
    restore,
  };
}
