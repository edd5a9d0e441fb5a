import { messageOf } from '@shop/shared/http';
import { toast } from '@shop/shared/ui';
import { useState } from 'react';
import { clearList } from './clear-list.mutation.ts';
import type { ListName } from './header-lists.ts';
import { setCompared } from './set-compared.mutation.ts';
import { setFavourites } from './set-favourites.mutation.ts';

const names = { favourites: 'Избранное', compare: 'Сравнение' } as const;

/** Empties a list after the server's confirmation, and keeps what was in it for the way back. */
export function useEmptiedList(list: ListName) {
  const [emptied, setEmptied] = useState<readonly number[]>([]);
  const [isBusy, setIsBusy] = useState(false);

  async function empty(productIds: readonly number[]) {
    setIsBusy(true);
    try {
      await clearList(list, productIds);
      setEmptied(productIds);
    } catch (error) {
      toast.danger(`${names[list]} не\u00a0удалось очистить. ${messageOf(error)}`);
    } finally {
      setIsBusy(false);
    }
  }

  async function restore() {
    setIsBusy(true);
    const add = list === 'favourites' ? setFavourites : setCompared;
    if (await add(emptied, true, names[list])) setEmptied([]);
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
