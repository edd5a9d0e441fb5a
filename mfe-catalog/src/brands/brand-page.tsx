import { queryClient } from '@shop/platform/query';
import { matchPath, useParams } from '@shop/platform/router';
import { usePageTitle } from '@shop/remote';
import { Button } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { SearchIcon } from '@shop/ui/parts/icons';
import { useMemo } from 'react';
import { listingQuery } from '../common/listing-query/listing-source.ts';
import { parseListingUrl } from '../common/listing-query/listing-url.ts';
import { useListing } from '../common/listing-query/use-listing.ts';
import { prefetchEarly } from '../common/prefetch-early.ts';
import { ListingContent, ListingStates } from '../listing/listing.api.ts';
import { brandSource } from './brands.queries.ts';

prefetchEarly((pathname, search) => {
  const brand = matchPath('/brands/:brand/*', pathname)?.params.brand;
  if (!brand) return;
  const source = brandSource(brand);
  void queryClient.prefetchQuery(listingQuery(source, parseListingUrl(pathname, search, source.base)));
});

/** `/brands/{code}/` and below: a brand's products, with sections and facets. */
export function BrandPage() {
  const { brand = '' } = useParams();
  const source = useMemo(() => brandSource(brand), [brand]);
  const listing = useListing(source);
  usePageTitle(listing.answer && titleOf(listing.answer));
  return (
    <ListingStates
      listing={listing}
      pendingLines={1}
      failure="Не удалось загрузить товары бренда"
      missing={{
        label: 'Такого бренда нет',
        text: 'Бренд переименовали, или его товаров больше нет в каталоге.',
        link: { to: '/brands/', label: 'Все бренды' },
      }}
    >
      {(answered) => (
        <ListingContent
          listing={answered}
          title={titleOf(answered.answer)}
          lead={answered.answer.section ? undefined : answered.answer.brandInfo.description || undefined}
          nothing={
            <EmptyState
              icon={<SearchIcon />}
              title="Товаров этого бренда пока нет"
              action={<Button to="/brands/">Все бренды</Button>}
            >
              Посмотрите похожие товары других брендов.
            </EmptyState>
          }
        />
      )}
    </ListingStates>
  );
}

/** «Фортис» or «Фортис: С покрытием». */
function titleOf({ brandInfo, section }: { brandInfo: { name: string }; section: { name: string } | null }) {
  return section ? `${brandInfo.name}: ${section.name}` : brandInfo.name;
}
