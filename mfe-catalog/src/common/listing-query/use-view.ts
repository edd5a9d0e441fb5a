import { useLocation, useNavigationType } from '@shop/platform/router';
import { getSession } from '@shop/platform/session';
import { useCallback, useEffect } from 'react';
import type { ListingView } from './listing-url.ts';
import type { ListingState } from './use-listing.ts';

/**
 * How products are shown: as the address says. Where it says nothing, whoever arrives gets the view they chose last,
 * and the address then says so, for Back, a reload and a shared link; an address gone back to means cards.
 */
export function useView({ params, change }: Pick<ListingState, 'params' | 'change'>) {
  const { key } = useLocation();
  // The entry the page was loaded with is new until the reader has chosen a view on it.
  const isNew = useNavigationType() !== 'POP' || (key === 'default' && !hasChosen);
  const view = params.view ?? (isNew ? readView() : 'cards');
  useEffect(() => {
    if (view !== 'cards' && params.view !== view) change({ view, page: params.page }, { replace: true });
  }, [view, params, change]);
  const choose = useCallback(
    (chosen: ListingView) => {
      writeView(chosen);
      change({ view: chosen, page: params.page });
    },
    [change, params],
  );
  return { view, choose };
}

let hasChosen = false;
let remembered: { readonly key: string; readonly view: ListingView } | undefined;

/** Read once for each user: another tab's choice does not change a list that is being worked on. */
function readView(): ListingView {
  const key = storageKey();
  if (!key) return 'cards';
  if (remembered?.key !== key) remembered = { key, view: storedView(key) };
  return remembered.view;
}

function storedView(key: string): ListingView {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'list' || stored === 'table' ? stored : 'cards';
  } catch {
    return 'cards';
  }
}

function writeView(view: ListingView): void {
  hasChosen = true;
  const key = storageKey();
  if (!key) return;
  remembered = { key, view };
  try {
    localStorage.setItem(key, view);
  } catch {
    // A full or forbidden storage costs the memory of it only.
  }
}

function storageKey(): string | undefined {
  const session = getSession();
  return session.status === 'in' ? `shop.catalog.view.${session.user.id}` : undefined;
}
