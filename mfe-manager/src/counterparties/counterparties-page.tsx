import { PageFailure, usePageTitle } from '@shop/shared/microfrontend';
import { useQuery } from '@shop/shared/query';
import { Button, Card, PageHeader, Skeleton, Stack } from '@shop/shared/ui';
import { EmptyState } from '@shop/shared/ui/empty-state';
import { Pagination } from '@shop/shared/ui/pagination';
import { styled } from 'styled-components';
import { counterpartiesQuery } from './counterparties.queries.ts';
import { CounterpartiesTable } from './counterparties-table.tsx';
import { CounterpartySearch } from './counterparty-search.tsx';
import { useCounterpartiesParams } from './use-counterparties-params.ts';

/** Client companies of the manager, with search, state and debt (§6). */
export function CounterpartiesPage() {
  const { params, change, hrefFor } = useCounterpartiesParams();
  const list = useQuery(counterpartiesQuery(params));
  usePageTitle('Компании клиентов');

  if (list.isError && !list.data)
    return (
      <PageFailure
        error={list.error}
        title="Не удалось загрузить компании"
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  return (
    <Stack gap={5}>
      <PageHeader title="Компании клиентов" count={list.data?.pageNavigation.recordCount} />
      <CounterpartySearch params={params} onChange={change} />
      {list.isPending ? (
        <Skeleton height={640} />
      ) : list.data.items.length === 0 ? (
        <EmptyState
          title="Компаний не нашлось"
          action={<Button onClick={() => change({ query: '', active: '' })}>Сбросить поиск</Button>}
        >
          Проверьте название или ИНН, либо уберите фильтр по состоянию.
        </EmptyState>
      ) : (
        <Listed aria-busy={list.isPlaceholderData} $isOld={list.isPlaceholderData}>
          <Framed padding={0}>
            <CounterpartiesTable counterparties={list.data.items} />
          </Framed>
          <Pagination navigation={list.data.pageNavigation} hrefFor={hrefFor} />
        </Listed>
      )}
    </Stack>
  );
}

/** The table's head must not stick out of the corners. */
const Framed = styled(Card)`
  overflow: clip;
`;

const Listed = styled(Stack)<{ $isOld: boolean }>`
  opacity: ${({ $isOld }) => ($isOld ? 0.55 : 1)};
`;
