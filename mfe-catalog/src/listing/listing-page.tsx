import { getListing } from '@shop/shared/contracts/catalog';
import { useEvent } from '@shop/shared/events';
import { messageOf } from '@shop/shared/http';
import { isNotFound, usePageTitle } from '@shop/shared/microfrontend';
import { callKey, useQueryClient } from '@shop/shared/query';
import { Button, EmptyState, ErrorPanel } from '@shop/shared/ui';
import { SearchIcon } from '@shop/shared/ui/icons';
import { ListingContent } from './listing-content.tsx';
import { ListingSkeleton } from './listing-skeleton.tsx';
import { useListing, usePageCorrection } from './use-listing.ts';
import { useListingParams } from './use-listing-params.ts';

/** `/catalog/{path}/`: products of a section with facets, sort and paging (§2, §3). */
export function ListingPage() {
  const { params, urlWith, change } = useListingParams();
  const state = useListing(params);
  const client = useQueryClient();
  const { listing, isStale, error } = state;
  usePageCorrection(params, isStale ? undefined : listing, (page) => change({ page }, { replace: true }));
  useEvent('basket.changed', () => void client.invalidateQueries({ queryKey: callKey(getListing) }));
  usePageTitle(listing?.section.name ?? (isNotFound(error) ? 'Раздел не найден' : undefined));

  if (!listing && !error) return <ListingSkeleton pageSize={params.pageSize} />;
  if (isNotFound(error))
    return (
      <EmptyState
        icon={<SearchIcon />}
        title="Такого раздела нет"
        action={
          <Button variant="primary" to="/catalog/">
            Весь каталог
          </Button>
        }
      >
        Раздел переименовали или убрали из каталога.
      </EmptyState>
    );
  if (!listing)
    return (
      <ErrorPanel
        title="Не удалось загрузить товары"
        text={messageOf(error)}
        retrying={state.isFetching}
        onRetry={state.retry}
      />
    );
  return <ListingContent {...{ params, urlWith, change }} {...state} listing={listing} />;
}
