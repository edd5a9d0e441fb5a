import type { Act } from '@shop/contracts/finances/acts';
import { useEvent } from '@shop/platform/events';
import { queryClient, useQuery } from '@shop/platform/query';
import { Card, Heading, Stack } from '@shop/ui';
import { Pagination } from '@shop/ui/parts/pagination';
import { space } from '@shop/ui/theme';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Dimmed } from '../common/dimmed.ts';
import { partyOf } from '../common/filters/use-party.ts';
import { ActListSkeleton } from '../common/skeletons/acts-skeleton.tsx';
import { TabFailure } from '../common/tab-failure.tsx';
import { pageOf, useSearch } from '../common/use-search.ts';
import { ActForm } from './act-form.tsx';
import { ActNews } from './act-news.tsx';
import { actsQuery } from './acts.queries.ts';
import { ActsTable } from './acts-table.tsx';
import { NoActs } from './no-acts.tsx';

export const prefetchActs = (search: URLSearchParams) => queryClient.prefetchQuery(actsQuery(search));

/** Acts of reconciliation: a form to ask for one, and those that were asked for. */
export function ActsPage() {
  const { search, hrefForPage, setPage } = useSearch();
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery(actsQuery(search));
  const [asked, setAsked] = useState<Act>();
  const { contragent } = partyOf(search);
  useEvent('act.changed', () => void refetch());

  const shownPage = data?.pageNavigation.pageNumber;
  useEffect(() => {
    if (!isPlaceholderData && shownPage !== undefined && shownPage !== pageOf(search)) setPage(shownPage);
  });
  function handleAsked(act: Act) {
    setAsked(act);
    // The latest are on the first.
    if (pageOf(search) > 1) setPage(1);
  }

  if (!data && !isPending)
    return (
      <TabFailure
        error={error}
        title="Не удалось загрузить акты сверки"
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  const current = data?.items.find(({ id }) => id === asked?.id) ?? asked;
  return (
    <Stack gap={5}>
      <Stack gap={0}>
        <ActForm key={contragent} contragent={contragent} onAsked={handleAsked} />
        <News role="status">{current && <ActNews act={current} onHide={() => setAsked(undefined)} />}</News>
      </Stack>
      {isPending ? (
        <ActListSkeleton />
      ) : data.items.length === 0 ? (
        <NoActs />
      ) : (
        <Stack gap={3}>
          <Heading level={2} size="s">
            Запрошенные акты
          </Heading>
          <Card padding={0}>
            <Dimmed aria-busy={isPlaceholderData}>
              <ActsTable acts={data.items} contragent={contragent} onAsked={handleAsked} />
            </Dimmed>
          </Card>
          <Pagination label="Страницы актов" navigation={data.pageNavigation} hrefFor={hrefForPage} />
        </Stack>
      )}
    </Stack>
  );
}

/** Always there, for screen readers tell only of what changes in a place they know. */
const News = styled.div`
  &:not(:empty) {
    padding-block-start: ${space[3]};
  }
`;
