import { type Balance, getBalance, getTurnover } from '@shop/contracts/finances/finances';
import { useEvent } from '@shop/platform/events';
import { callKey, queryClient, useQuery } from '@shop/platform/query';
import { useLocation } from '@shop/platform/router';
import { Stack } from '@shop/ui';
import { useParty } from '../common/filters/use-party.ts';
import { BalanceSkeleton } from '../common/skeletons/balance-skeleton.tsx';
import { TabStates } from '../common/tab-states.tsx';
import { balanceQuery } from './balance.queries.ts';
import { Contracts } from './contracts.tsx';
import { Documents } from './documents.tsx';
import { Figures } from './figures.tsx';
import { NoDocuments } from './no-documents.tsx';
import { Overdue } from './overdue.tsx';
import { PlotsPanel } from './plots/plots-panel.tsx';
import { turnoverQuery } from './plots/turnover.queries.ts';

/** The balance tab (§2): debt, overdue sums by age, limits by contract, and the turnover that led there. */
export function BalancePage() {
  const { party } = useParty();
  const balance = useQuery(balanceQuery(party.contragent));
  // Starts the request in parallel with the balance; the plots below read the same query.
  useQuery(turnoverQuery(new URLSearchParams(useLocation().search)));
  useEvent('order.changed', refresh);
  useEvent('ledger.changed', refresh);

  return (
    <TabStates
      query={balance}
      failure="Не удалось загрузить баланс"
      pending={<BalanceSkeleton />}
      isEmpty={hasNothing}
      empty={<NoDocuments />}
    >
      {(data) => <Content key={party.contragent} balance={data} />}
    </TabStates>
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
