import { PageFailure, usePageTitle } from '@shop/remote';
import { catalogSource } from '../common/listing-query/listing.queries.ts';
import { useListing } from '../common/listing-query/use-listing.ts';
import { useLater } from '../listing/cards.api.ts';
import { ListingContent, ListingSkeleton } from '../listing/listing.api.ts';

/** `/catalog/{path}/`: products of a section with facets, sort and paging (§2, §3). */
export function ListingPage() {
  const listing = useListing(catalogSource);
  const { answer, error } = listing;
  const later = useLater();
  usePageTitle(answer?.section.name);

  if (answer)
    return (
      <ListingContent
        listing={{ ...listing, answer }}
        title={answer.section.name}
        tags={answer.tags}
        nothing={later && <later.EmptySection />}
      />
    );
  if (!error) return <ListingSkeleton pageSize={listing.params.pageSize} lines={2} />;
  return (
    <PageFailure
      error={error}
      title="Не удалось загрузить товары"
      missing={{
        label: 'Такого раздела нет',
        text: 'Раздел переименовали или убрали из каталога.',
        link: allProducts,
      }}
      retrying={listing.isFetching}
      onRetry={listing.retry}
    />
  );
}

const allProducts = { to: '/catalog/', label: 'Весь каталог' };
