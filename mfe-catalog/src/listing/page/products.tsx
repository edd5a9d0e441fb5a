import { messageOf } from '@shop/platform/http';
import { ErrorPanel } from '@shop/ui';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import type { ListingView } from '../../common/listing-query/listing-url.ts';
import type { AnsweredListing } from '../../common/listing-query/use-listing.ts';
import type { VariantFilter } from '../../common/offers/offer-choice.ts';
import { ProductGrid } from '../cards/product-grid.tsx';
import { countChosen, nothingChosen } from '../facets/filter-choice.ts';
import { useListingLazy } from '../lazy/use-listing-lazy.ts';
import { ProductTable } from './product-table.tsx';

interface ProductsProps {
  readonly listing: AnsweredListing;
  readonly variantFilter: VariantFilter;
  readonly view: ListingView;
  /** Shown instead of the list if there are no products and no filter is chosen. */
  readonly nothing: ReactNode;
}

/** This many cards render within the response to a click, in less than a tenth of a second. */
const AT_ONCE = 20;

/** The list, or the reason why it is empty. */
export function Products({ listing, variantFilter, view, nothing }: ProductsProps) {
  const { params, answer, isFetching, error, retry, change } = listing;
  const { items } = answer.products;
  // A long list whose answer was cached renders deferred: ticks, tags and counts come first.
  const current = useMemo(() => ({ products: items, variantFilter }), [items, variantFilter]);
  const shown = useDeferredValue(items.length > AT_ONCE ? current : undefined) ?? current;
  const { products } = shown;
  const isStale = listing.isStale || shown !== current;
  const listingLazy = useListingLazy();
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
          <ProductTable products={products} variantFilter={shown.variantFilter} isStale={isStale} />
        ) : (
          <ProductGrid
            products={products}
            variantFilter={shown.variantFilter}
            isStale={isStale}
            view={view}
          />
        )}
      </>
    );
  if (failure) return failure;
  // A filter that was just removed may still be that of the answer.
  if (countChosen(params.filter) === 0 && !isStale) return nothing;
  return listingLazy && <listingLazy.NoMatch onReset={() => change({ filter: nothingChosen })} />;
}
