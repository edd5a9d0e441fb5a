import { getAppeals, getManagedAppeals } from '@shop/shared/contracts/appeals';
import { useEvent } from '@shop/shared/events';
import { PageFailure, usePageTitle } from '@shop/shared/microfrontend';
import { callKey, useQuery, useQueryClient } from '@shop/shared/query';
import { useIsAllowed } from '@shop/shared/session';
import { Button, Card, PageHeader, Skeleton, Stack } from '@shop/shared/ui';
import { PlusIcon } from '@shop/shared/ui/icons';
import { Pagination } from '@shop/shared/ui/pagination';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { appealsQuery } from './appeals.queries.ts';
import { AppealsTable } from './appeals-table.tsx';
import { NoAppeals } from './no-appeals.tsx';
import { isForbidden, NoRight } from './no-right.tsx';
import { StatusFilter } from './status-filter.tsx';
import { useAppealsFilter } from './use-appeals-filter.ts';

/** Appeals: the company's own, or of all clients for a manager (§6). */
export function AppealsPage() {
  const isManager = useIsAllowed('manager.appeals');
  const maySeeOwn = useIsAllowed('appeal.see');
  const mayAdd = useIsAllowed('appeal.add');
  usePageTitle('Обращения');
  return isManager || maySeeOwn ? (
    <Appeals ofAllClients={isManager} mayAdd={mayAdd} />
  ) : (
    <Headed mayAdd={mayAdd}>
      <NoRight />
    </Headed>
  );
}

function Headed({ mayAdd, children }: { mayAdd: boolean; children: ReactNode }) {
  return (
    <Stack gap={5}>
      <PageHeader
        title="Обращения"
        actions={
          mayAdd ? (
            <Button variant="primary" icon={<PlusIcon />} to="/appeal/add/">
              Новое обращение
            </Button>
          ) : null
        }
      />
      {children}
    </Stack>
  );
}

function Appeals({ ofAllClients, mayAdd }: { ofAllClients: boolean; mayAdd: boolean }) {
  const { filter, chooseStatus, hrefFor } = useAppealsFilter();
  const list = useQuery(appealsQuery(filter, ofAllClients));
  const cache = useQueryClient();
  useEvent('appeal.changed', () => {
    void cache.invalidateQueries({ queryKey: callKey(ofAllClients ? getManagedAppeals : getAppeals) });
  });

  if (list.isError && !list.data && !isForbidden(list.error))
    return (
      <PageFailure
        error={list.error}
        title="Не удалось загрузить обращения"
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  const { items, pageNavigation } = list.data ?? {};
  return (
    <Headed mayAdd={mayAdd}>
      {isForbidden(list.error) ? (
        <NoRight />
      ) : !items || !pageNavigation ? (
        <Skeleton height={520} />
      ) : (
        <Stack gap={4} aria-busy={list.isPlaceholderData}>
          <StatusFilter status={filter.status} onChoose={chooseStatus} />
          {items.length === 0 ? (
            <NoAppeals
              isFiltered={filter.status !== undefined}
              mayAdd={mayAdd}
              onReset={() => chooseStatus(undefined)}
            />
          ) : (
            <>
              <Framed padding={0}>
                <AppealsTable appeals={items} ofAllClients={ofAllClients} />
              </Framed>
              <Pagination navigation={pageNavigation} hrefFor={hrefFor} />
            </>
          )}
        </Stack>
      )}
    </Headed>
  );
}

/** The table's head must not stick out of the corners. */
const Framed = styled(Card)`
  overflow: clip;
`;
