import { usePageTitle } from '@shop/remote';
import { catalogSource } from '../common/listing-query/listing.queries.ts';
import { useListing } from '../common/listing-query/use-listing.ts';
import { useListingLazy } from '../listing/cards.api.ts';
import { ListingContent, ListingStates } from '../listing/listing.api.ts';

/** `/catalog/{path}/`: products of a section with facets, sorting and paging (§2, §3). */
export function ListingPage() {
  const listing = useListing(catalogSource);
  const listingLazy = useListingLazy();
  usePageTitle(listing.answer?.section.name);
  return (
    <ListingStates
      listing={listing}
      pendingLines={2}
      failure="Не удалось загрузить товары"
      missing={{
        label: 'Такого раздела нет',
        text: 'Раздел переименовали или убрали из каталога.',
        link: { to: '/catalog/', label: 'Весь каталог' },
      }}
    >
      {(answered) => (
        <ListingContent
          listing={answered}
          title={answered.answer.section.name}
          tags={answered.answer.tags}
          nothing={listingLazy && <listingLazy.EmptySection />}
        />
      )}
    </ListingStates>
  );
}
