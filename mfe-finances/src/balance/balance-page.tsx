import type { Balance } from '@shop/shared/contracts/finances';
import { useEvent } from '@shop/shared/events';
import { PageFailure } from '@shop/shared/microfrontend';
import { queryClient, useQuery } from '@shop/shared/query';
import { Grid, Skeleton, Stack } from '@shop/shared/ui';
import { isForbidden, NoRight } from '../frame/no-right.tsx';
import { partyOf, useParty } from '../frame/use-party.ts';
import { balanceQuery } from './balance.queries.ts';
import { Contracts } from './contracts.tsx';
import { Documents } from './documents.tsx';
import { Figures } from './figures.tsx';
import { NoDocuments } from './no-documents.tsx';
import { Overdue } from './overdue.tsx';

export const prefetchBalance = (search: URLSearchParams) =>
  queryClient.prefetchQuery(balanceQuery(partyOf(search).contragent));

/** What the company owes, what is overdue and by how long, limits by contract, and how it came about (§2). */
export function BalancePage() {
  const { party } = useParty();
  const balance = useQuery(balanceQuery(party.contragent));
  useEvent('order.changed', () => void balance.refetch());

  if (balance.isPending) return <Pending />;
  if (isForbidden(balance.error)) return <NoRight />;
  if (!balance.data)
    return (
      <PageFailure
        error={balance.error}
        title="Не удалось загрузить баланс"
        onRetry={() => void balance.refetch()}
        retrying={balance.isFetching}
      />
    );
  return hasNothing(balance.data) ? <NoDocuments /> : <Content balance={balance.data} />;
}

function Content({ balance }: { balance: Balance }) {
  return (
    <Stack gap={6}>
      <Figures balance={balance} />
      <Grid columns="minmax(0, 3fr) minmax(0, 2fr)" collapse="desktop" gap={6} align="start">
        <Contracts contracts={balance.contracts} />
        <Overdue balance={balance} />
      </Grid>
      <Documents documents={balance.documents} />
    </Stack>
  );
}

function Pending() {
  return (
    <Stack gap={6} aria-busy="true">
      <Grid columns="repeat(3, minmax(0, 1fr))" collapse="mobile">
        {['debt', 'overdue', 'advance'].map((key) => (
          <Skeleton key={key} height={104} />
        ))}
      </Grid>
      <Skeleton height={220} />
      <Skeleton height={420} />
    </Stack>
  );
}

const hasNothing = (balance: Balance) => balance.documents.length === 0 && balance.contracts.length === 0;
