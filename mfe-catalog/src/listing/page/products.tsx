import { messageOf } from '@shop/platform/http';
import { ErrorPanel } from '@shop/ui';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import type { ListingView } from '../../common/listing-query/listing-url.ts';
import type { AnsweredListing } from '../../common/listing-query/use-listing.ts';
import type { AskedVariants } from '../../common/offers/offer-choice.ts';
import { ProductGrid } from '../cards/product-grid.tsx';
import { countChosen, nothingChosen } from '../facets/filter-choice.ts';
import { useLater } from '../later/use-later.ts';
import { ProductTable } from './product-table.tsx';

interface ProductsProps {
  readonly listing: AnsweredListing;
  readonly asked: AskedVariants;
  readonly view: ListingView;
  /** In place of the list when there is nothing, and no filter is to blame. */
  readonly nothing: ReactNode;
}

/** Cards that are drawn within the answer to a click, in less than a tenth of a second. */
const AT_ONCE = 20;

/** The list itself, or why there is none. */
export function Products({ listing, asked, view, nothing }: ProductsProps) {
  const { params, answer, isFetching, error, retry, change } = listing;
  const { items } = answer.products;
  // Of a long list whose answer was there already, ticks, tags and counts come first.
  const current = useMemo(() => ({ products: items, asked }), [items, asked]);
  const shown = useDeferredValue(items.length > AT_ONCE ? current : undefined) ?? current;
  const { products } = shown;
  const isStale = listing.isStale || shown !== current;
  const later = useLater();
  const failure = error && (
    <ErrorPanel
      title="Не удалось загрузить товары"
      text={products.length > 0 ? `${messageOf(error)} Ниже прежний список.` : messageOf(error)}
      retrying={isFetching}
      onRetry={retry}
    />
  );
  if (products.length > 0)
    return (
      <>
        {failure}
        {view === 'table' ? (
          <ProductTable products={products} asked={shown.asked} source={listing.source} isStale={isStale} />
        ) : (
          <ProductGrid products={products} asked={shown.asked} isStale={isStale} view={view} />
        )}
      </>
    );
  if (failure) return failure;
  // A filter that has just been taken away is still that of the answer.
  if (countChosen(params.filter) === 0 && !isStale) return nothing;
  return later && <later.NoMatch onReset={() => change({ filter: nothingChosen })} />;
}
