import { useLocation, useNavigationType } from '@shop/platform/router';
import { getSession } from '@shop/platform/session';
import { persisted } from '@shop/platform/storage';
import { useCallback, useEffect } from 'react';
import * as v from 'valibot';
import type { ListingView } from './listing-url.ts';
import type { useListingParams } from './use-listing-params.ts';

/**
 * The view of the products. A URL without one gets the view the user chose last, which is then written into
 * the URL for Back, reload and sharing; a URL reached by Back means cards.
 */
export function useView({ params, change }: ReturnType<typeof useListingParams>) {
  const { key } = useLocation();
  // The entry that the page was loaded with counts as new until the user chooses a view on it.
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

/** The chosen view of products: cards, a list or a table. */
const stored = persisted(v.picklist(['cards', 'list', 'table']), 'shop.catalog.view.{user}', 'browser');
let hasChosen = false;
let remembered: { readonly userId: number; readonly view: ListingView } | undefined;

/** The view that the user chose last. Read once per user: a choice made in another tab does not change a list in use. */
export function readView(): ListingView {
  const session = getSession();
  if (session.status !== 'in') return 'cards';
  const userId = session.user.id;
  if (remembered?.userId !== userId) remembered = { userId, view: stored.read() ?? 'cards' };
  return remembered.view;
}

function writeView(view: ListingView): void {
  hasChosen = true;
  const session = getSession();
  if (session.status !== 'in') return;
  remembered = { userId: session.user.id, view };
  stored.write(view);
}
