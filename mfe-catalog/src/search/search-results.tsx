import { PageFailure, usePageTitle } from '@shop/shared/microfrontend';
import { Button, PageHeader, Stack } from '@shop/shared/ui';
import { EmptyState } from '@shop/shared/ui/empty-state';
import { SearchIcon } from '@shop/shared/ui/icons';
import { countChosen } from '../facets/filter-choice.ts';
import { ListingContent } from '../listing/listing-content.tsx';
import { ListingSkeleton } from '../listing/listing-skeleton.tsx';
import { useListing } from '../listing/use-listing.ts';
import { quoted } from './quoted.ts';
import { searchSource } from './search.queries.ts';
import { SearchLead } from './search-lead.tsx';
import { SearchNothing } from './search-nothing.tsx';

/** What a query finds, as a listing; or what to try instead. */
export function SearchResults() {
  const listing = useListing(searchSource);
  const { params, answer, isStale, error, urlWith } = listing;
  const query = (params.kept.query ?? '').trim();
  const title = `Поиск ${quoted(query)}`;
  usePageTitle(title);
  const urlOf = (instead: string) => urlWith({ ...everywhere, kept: { query: instead } });

  if (
    answer &&
    !isStale &&
    params.sectionPath === '' &&
    isNothing(answer) &&
    countChosen(params.filter) === 0
  )
    return (
      <Stack gap={4}>
        <PageHeader title={title} breadcrumbs={crumbs} />
        <SearchNothing query={query} search={answer.search} urlOf={urlOf} />
      </Stack>
    );
  if (answer)
    return (
      <ListingContent
        listing={{ ...listing, answer }}
        title={title}
        lead={!isStale && <SearchLead query={query} search={answer.search} urlOf={urlOf} />}
        nothing={<NothingInSection url={urlOf(query)} />}
      />
    );
  if (!error) return <ListingSkeleton pageSize={params.pageSize} />;
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
const crumbs = [{ label: 'Каталог', to: '/catalog/' }, { label: 'Поиск' }];

function isNothing({
  pageNavigation,
}: {
  readonly pageNavigation: { readonly recordCount: number };
}): boolean {
  return pageNavigation.recordCount === 0;
}

function NothingInSection({ url }: { readonly url: string }) {
  return (
    <EmptyState
      icon={<SearchIcon />}
      title="В этом разделе ничего не найдено"
      action={<Button to={url}>Искать во всём каталоге</Button>}
    >
      В других разделах подходящие товары могут быть.
    </EmptyState>
  );
}
