import { PageFailure, usePageTitle } from '@shop/remote';
import { Suspense, useCallback } from 'react';
import { useListing } from '../common/listing-query/use-listing.ts';
import { ProductNameContext } from '../common/selection/listing-tools.ts';
import { countChosen, ListingContent, ListingSkeleton } from '../listing/listing.api.ts';
import { NothingInSection, SearchNothing } from './later-parts.ts';
import { MarkedName } from './marked-name.tsx';
import { quoted } from './quoted.ts';
import { searchSource } from './search.queries.ts';
import { SearchLead } from './search-lead.tsx';

/** What a query finds, as a listing; or what to try instead. */
export function SearchResults() {
  const listing = useListing(searchSource);
  const { params, answer, isStale, error, urlWith } = listing;
  const query = (params.kept.query ?? '').trim();
  const title = `Поиск ${quoted(query)}`;
  usePageTitle(title);
  const marks = answer?.search.marks;
  const nameOf = useCallback(
    ({ id, name }: { readonly id: number; readonly name: string }) => (
      <MarkedName name={name} ranges={marks?.[id] ?? []} />
    ),
    [marks],
  );
  const urlOf = (instead: string) => urlWith({ ...everywhere, kept: { query: instead } });

  const isNarrowed = params.sectionPath !== '' || countChosen(params.filter) > 0;
  if (answer && !isStale && !isNarrowed && answer.pageNavigation.recordCount === 0)
    return (
      <Suspense>
        <SearchNothing title={title} query={query} search={answer.search} urlOf={urlOf} />
      </Suspense>
    );
  if (answer)
    return (
      <ProductNameContext value={nameOf}>
        <ListingContent
          listing={{ ...listing, answer }}
          title={title}
          lead={!isStale && <SearchLead query={query} search={answer.search} urlOf={urlOf} />}
          nothing={
            <Suspense>
              <NothingInSection url={urlOf(query)} />
            </Suspense>
          }
        />
      </ProductNameContext>
    );
  if (!error) return <ListingSkeleton pageSize={params.pageSize} lines={1} />;
  return (
    <PageFailure
      error={error}
      title="Не удалось найти товары"
      missing={{
        label: 'Такого раздела нет',
        text: 'Раздел переименовали или убрали из каталога.',
        link: { to: urlOf(query), label: 'Искать во всём каталоге' },
      }}
      retrying={listing.isFetching}
      onRetry={listing.retry}
    />
  );
}

const everywhere = { sectionPath: '', filter: { prices: [], props: [] } };
