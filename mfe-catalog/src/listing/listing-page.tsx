import { PageFailure, usePageTitle } from '@shop/shared/microfrontend';
import { Later } from '../common/later.tsx';
import { catalogSource } from './listing.queries.ts';
import { ListingContent } from './listing-content.tsx';
import { ListingSkeleton } from './listing-skeleton.tsx';
import { useListing } from './use-listing.ts';

/** `/catalog/{path}/`: products of a section with facets, sort and paging (§2, §3). */
export function ListingPage() {
  const listing = useListing(catalogSource);
  const { answer, error } = listing;
  usePageTitle(answer?.section.name);

  if (answer)
    return (
      <ListingContent
        listing={{ ...listing, answer }}
        title={answer.section.name}
        tags={answer.tags}
        nothing={
          <Later load={loadEmpty} height={240}>
            {({ EmptySection }) => <EmptySection />}
          </Later>
        }
      />
    );
  if (!error) return <ListingSkeleton pageSize={listing.params.pageSize} />;
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

const loadEmpty = () => import(/* webpackChunkName: "listing-tools" */ './empty-section.tsx');
