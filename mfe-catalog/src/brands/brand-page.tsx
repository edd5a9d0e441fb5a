import { useParams } from '@shop/platform/router';
import { usePageTitle } from '@shop/remote';
import { Button } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { SearchIcon } from '@shop/ui/parts/icons';
import { useMemo } from 'react';
import { useListing } from '../common/listing-query/use-listing.ts';
import { ListingContent, ListingStates } from '../listing/listing.api.ts';
import { brandSource } from './brands.queries.ts';

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
