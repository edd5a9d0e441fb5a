import { usePageTitle } from '@shop/remote';
import { Suspense, useCallback } from 'react';
import { useListing } from '../common/listing-query/use-listing.ts';
import { ProductNameContext } from '../common/selection/listing-tools.ts';
import { countChosen, ListingContent, ListingStates } from '../listing/listing.api.ts';
import { NoResultsInSection, NoSearchResults } from './load-search-lazy.ts';
import { MarkedName } from './marked-name.tsx';
import { quoted } from './quoted.ts';
import { searchSource } from './search.queries.ts';
import { SearchLead } from './search-lead.tsx';

/** Search results as a listing, or alternatives if there are none. */
export function SearchResults() {
  const listing = useListing(searchSource);
  const { params, answer, isStale, urlWith } = listing;
  const query = (params.ownParams.query ?? '').trim();
  const title = `Поиск ${quoted(query)}`;
  usePageTitle(title);
  const marks = answer?.search.marks;
  const nameOf = useCallback(
    ({ id, name }: { readonly id: number; readonly name: string }) => (
      <MarkedName name={name} ranges={marks?.[id] ?? []} />
    ),
    [marks],
  );
  const urlOf = (instead: string) => urlWith({ ...everywhere, ownParams: { query: instead } });
  const isNarrowed = params.sectionPath !== '' || countChosen(params.filter) > 0;
  return (
    <ListingStates
      listing={listing}
      pendingLines={1}
      failure="Не удалось найти товары"
      missing={{
        label: 'Такого раздела нет',
        text: 'Раздел переименовали или убрали из каталога.',
        link: { to: urlOf(query), label: 'Искать во всём каталоге' },
      }}
    >
      {(answered) => {
        const { search, pageNavigation } = answered.answer;
        if (!isStale && !isNarrowed && pageNavigation.recordCount === 0)
          return (
            <Suspense>
              <NoSearchResults title={title} query={query} search={search} urlOf={urlOf} />
            </Suspense>
          );
        return (
          <ProductNameContext value={nameOf}>
            <ListingContent
              listing={answered}
              title={title}
              lead={!isStale && <SearchLead query={query} search={search} urlOf={urlOf} />}
              nothing={
                <Suspense>
                  <NoResultsInSection url={urlOf(query)} />
                </Suspense>
              }
            />
          </ProductNameContext>
        );
      }}
    </ListingStates>
  );
}

const everywhere = { sectionPath: '', filter: { prices: [], props: [] } };
