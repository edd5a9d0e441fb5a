import { PageFailure, usePageTitle } from '@shop/shared/microfrontend';
import { useBasketRefresh } from '../common/use-basket-refresh.ts';
import { listingKey } from './listing.queries.ts';
import { ListingContent } from './listing-content.tsx';
import { ListingSkeleton } from './listing-skeleton.tsx';
import { useListing, usePageCorrection } from './use-listing.ts';
import { useListingParams } from './use-listing-params.ts';

/** `/catalog/{path}/`: products of a section with facets, sort and paging (§2, §3). */
export function ListingPage() {
  const { params, urlWith, change } = useListingParams();
  const state = useListing(params);
  const { listing, isStale, error } = state;
  usePageCorrection(params, isStale ? undefined : listing, (page) => change({ page }, { replace: true }));
  useBasketRefresh(
    listingKey,
    listing?.products.items.flatMap(({ offers }) => offers.map(({ id }) => id)) ?? [],
  );
  usePageTitle(listing?.section.name);

  if (listing) return <ListingContent {...{ params, urlWith, change }} {...state} listing={listing} />;
  if (!error) return <ListingSkeleton pageSize={params.pageSize} />;
  return (
    <PageFailure
      error={error}
      title="Не удалось загрузить товары"
      missing={{
        label: 'Такого раздела нет',
        text: 'Раздел переименовали или убрали из каталога.',
        link: allProducts,
      }}
      retrying={state.isFetching}
      onRetry={state.retry}
    />
  );
}

const allProducts = { to: '/catalog/', label: 'Весь каталог' };
