import { Dimmed } from '@shop/kit/page/dimmed';
import { isForbidden } from '@shop/kit/page/is-forbidden';
import { ListPage } from '@shop/kit/page/list-page';
import { useQuery } from '@shop/platform/query';
import { useIsAllowed } from '@shop/platform/session';
import { usePageTitle } from '@shop/remote';
import { Card, Stack } from '@shop/ui';
import { ListSkeleton } from '@shop/ui/parts/list-skeleton';
import { useRef } from 'react';
import { ownAppealsQuery } from '../common/appeals.queries.ts';
import { NoRight } from '../common/no-right.tsx';
import { RefusalModal, useLoadRefusal, useRefusal } from '../common/refusal-modal.tsx';
import { useAppealsFilter } from '../common/use-appeals-filter.ts';
import { AppealsFilters } from './appeals-filters.tsx';
import { AppealsHeader, NewAppealLink } from './appeals-header.tsx';
import { AppealsTable } from './appeals-table.tsx';
import { NoAppeals, NothingFound } from './no-appeals.tsx';
import { useAppealsList } from './use-appeals-list.ts';

const FAILED = 'Не удалось загрузить обращения';

/** The appeals of the current company. */
export function OwnAppeals() {
  const state = useAppealsFilter({ ofAllClients: false });
  const list = useQuery(ownAppealsQuery(state.filter));
  const mayAdd = useIsAllowed('appeal.add');
  const refusal = useRefusal();
  const filters = useRef<HTMLDivElement>(null);
  useLoadRefusal(refusal, list, FAILED);

  function reset() {
    state.clearFilter();
    filters.current?.querySelector('input')?.focus();
  }
  useAppealsList(list, state);
  usePageTitle('Обращения');
  return (
    <>
      {!list.data && isForbidden(list.error) ? (
        <Stack gap={5}>
          <AppealsHeader />
          <NoRight />
        </Stack>
      ) : (
        <ListPage
          title="Обращения"
          query={list}
          failure={FAILED}
          actions={<NewAppealLink />}
          filters={
            <div ref={filters}>
              <AppealsFilters state={state} searchLabel="Номер, тема или текст" />
            </div>
          }
          pending={
            <ListSkeleton aria-label="Обращения загружаются" lines={10} lineHeight={55} cardHeight={150} />
          }
          empty={state.isFiltered ? <NothingFound onReset={reset} /> : <NoAppeals mayAdd={mayAdd} />}
          paginationLabel="Страницы обращений"
          hrefForPage={state.hrefForPage}
        >
          {({ items }) => (
            <Card padding={0}>
              <Dimmed aria-busy={list.isPlaceholderData}>
                <AppealsTable appeals={items} />
              </Dimmed>
            </Card>
          )}
        </ListPage>
      )}
      <RefusalModal of={refusal} />
    </>
  );
}
