import type { Balance } from '@shop/shared/contracts/finances';
import { ApiRefusal } from '@shop/shared/http';
import { PageFailure, usePageTitle } from '@shop/shared/microfrontend';
import { useQuery } from '@shop/shared/query';
import { Button, Grid, PageHeader, Skeleton, Stack } from '@shop/shared/ui';
import { EmptyState } from '@shop/shared/ui/empty-state';
import { WalletIcon } from '@shop/shared/ui/icons';
import { balanceQuery } from './balance.queries.ts';
import { Contracts } from './contracts.tsx';
import { Documents } from './documents.tsx';
import { Figures } from './figures.tsx';
import { Overdue } from './overdue.tsx';

/** Balance of the current counterparty: what is owed, what is overdue and by how long, limits by contract (§2). */
export function BalancePage() {
  const balance = useQuery(balanceQuery());
  usePageTitle('Финансы');

  const isForbidden = balance.error instanceof ApiRefusal && balance.error.code === 'forbidden';
  if (balance.isError && !balance.data && !isForbidden)
    return (
      <PageFailure
        error={balance.error}
        title="Не удалось загрузить баланс"
        onRetry={() => void balance.refetch()}
        retrying={balance.isFetching}
      />
    );
  return (
    <Stack gap={6}>
      <PageHeader title="Финансы" lead={balance.data?.counterpartyName} />
      {balance.isPending ? (
        <Pending />
      ) : !balance.data ? (
        <NoRight />
      ) : hasNothing(balance.data) ? (
        <EmptyState
          title="Операций пока не было"
          action={
            <Button variant="primary" to="/catalog/">
              Перейти в каталог
            </Button>
          }
        >
          После первой отгрузки здесь появятся задолженность, оплаты и лимит по договору.
        </EmptyState>
      ) : (
        <Content balance={balance.data} />
      )}
    </Stack>
  );
}

function Content({ balance }: { balance: Balance }) {
  return (
    <>
      <Figures balance={balance} />
      <Grid columns="minmax(0, 3fr) minmax(0, 2fr)" collapse="desktop" gap={6} align="start">
        <Contracts contracts={balance.contracts} />
        <Overdue balance={balance} />
      </Grid>
      <Documents documents={balance.documents} />
    </>
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

function NoRight() {
  return (
    <EmptyState
      icon={<WalletIcon />}
      title="Нужно право видеть финансы"
      action={<Button to="/">На главную</Button>}
    >
      Право «Финансы» выдаёт администратор вашей компании.
    </EmptyState>
  );
}

const hasNothing = (balance: Balance) => balance.documents.length === 0 && balance.contracts.length === 0;
