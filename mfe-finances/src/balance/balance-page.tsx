import { type Balance, getBalance, getTurnover } from '@shop/contracts/finances/finances';
import { useEvent } from '@shop/platform/events';
import { callKey, queryClient, useQuery } from '@shop/platform/query';
import { useLocation } from '@shop/platform/router';
import { Stack } from '@shop/ui';
import { partyOf, useParty } from '../common/filters/use-party.ts';
import { isForbidden } from '../common/no-right.tsx';
import { BalanceSkeleton } from '../common/skeletons/balance-skeleton.tsx';
import { TabFailure } from '../common/tab-failure.tsx';
import { balanceQuery } from './balance.queries.ts';
import { Contracts } from './contracts.tsx';
import { Documents } from './documents.tsx';
import { Figures } from './figures.tsx';
import { NoDocuments } from './no-documents.tsx';
import { Overdue } from './overdue.tsx';
import { PlotsPanel } from './plots/plots-panel.tsx';
import { turnoverQuery } from './plots/turnover.queries.ts';

export const prefetchBalance = (search: URLSearchParams) =>
  Promise.all([
    queryClient.prefetchQuery(balanceQuery(partyOf(search).contragent)),
    queryClient.prefetchQuery(turnoverQuery(search)),
  ]);

/** What the company owes, what is overdue and by how long, limits by contract, and how it came about (§2). */
export function BalancePage() {
  const { party } = useParty();
  const balance = useQuery(balanceQuery(party.contragent));
  // Asked for beside the balance, and shown below it.
  useQuery(turnoverQuery(new URLSearchParams(useLocation().search)));
  useEvent('order.changed', refresh);
  useEvent('ledger.changed', refresh);

  if (balance.isPending) return <BalanceSkeleton />;
  if (!balance.data || isForbidden(balance.error))
    return (
      <TabFailure
        error={balance.error}
        title="Не удалось загрузить баланс"
        isRetrying={balance.isFetching}
        onRetry={() => void balance.refetch()}
      />
    );
  return hasNothing(balance.data) ? (
    <NoDocuments />
  ) : (
    <Content key={party.contragent} balance={balance.data} />
  );
}

function Content({ balance }: { balance: Balance }) {
  return (
    <Stack gap={6}>
      <Figures balance={balance} />
      <Overdue balance={balance} />
      <Contracts contracts={balance.contracts} />
      <PlotsPanel companyName={balance.counterpartyName} />
      <Documents documents={balance.documents} />
    </Stack>
  );
}

function refresh(): void {
  for (const call of [getBalance, getTurnover])
    void queryClient.invalidateQueries({ queryKey: callKey(call) });
}

const hasNothing = (balance: Balance) => balance.documents.length === 0 && balance.contracts.length === 0;
