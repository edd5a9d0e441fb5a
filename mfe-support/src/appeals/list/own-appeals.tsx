import { useQuery } from '@shop/platform/query';
import { useIsAllowed } from '@shop/platform/session';
import { PageFailure } from '@shop/remote';
import { Stack } from '@shop/ui';
import { ListSkeleton } from '@shop/ui/parts/list-skeleton';
import { useRef } from 'react';
import { ownAppealsQuery } from '../common/appeals.queries.ts';
import { isForbidden, NoRight } from '../common/no-right.tsx';
import { RefusalModal, useRefusal, useRefusedLoad } from '../common/refusal-modal.tsx';
import { useAppealsFilter } from '../common/use-appeals-filter.ts';
import { AppealsFilters } from './appeals-filters.tsx';
import { AppealsHeader } from './appeals-header.tsx';
import { AppealsList } from './appeals-list.tsx';
import { AppealsTable } from './appeals-table.tsx';
import { NoAppeals, NothingFound } from './no-appeals.tsx';

const FAILED = 'Не удалось загрузить обращения';

/** The appeals of the current company. */
export function OwnAppeals() {
  const state = useAppealsFilter({ ofAllClients: false });
  const list = useQuery(ownAppealsQuery(state.filter));
  const mayAdd = useIsAllowed('appeal.add');
  const refusal = useRefusal();
  const filters = useRef<HTMLDivElement>(null);
  useRefusedLoad(refusal, list, FAILED);

  function reset() {
    state.clearFilter();
    filters.current?.querySelector('input')?.focus();
  }
  return (
    <>
      {!list.data && isForbidden(list.error) ? (
        <Stack gap={5}>
          <AppealsHeader />
          <NoRight />
        </Stack>
      ) : !list.data && list.error ? (
        <PageFailure
          error={list.error}
          title={FAILED}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      ) : (
        <Stack gap={5}>
          <AppealsHeader count={list.data?.pageNavigation.recordCount} />
          <div ref={filters}>
            <AppealsFilters state={state} searchLabel="Номер, тема или текст" />
          </div>
          <AppealsList
            page={list.data}
            isStale={list.isPlaceholderData}
            state={state}
            skeleton={
              <ListSkeleton aria-label="Обращения загружаются" lines={10} lineHeight={55} cardHeight={150} />
            }
            empty={state.isFiltered ? <NothingFound onReset={reset} /> : <NoAppeals mayAdd={mayAdd} />}
            renderTable={(appeals) => <AppealsTable appeals={appeals} />}
          />
        </Stack>
      )}
      <RefusalModal of={refusal} />
    </>
  );
}
