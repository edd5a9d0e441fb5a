import { messageOf } from '@shop/shared/http';
import { useQuery } from '@shop/shared/query';
import { useIsAllowed } from '@shop/shared/session';
import { Link, Panel, Skeleton, Stack, Text } from '@shop/shared/ui';
import { Money } from '@shop/shared/ui/money';
import { TileFailure } from '@shop/shared/ui/tile-failure';
import { balanceQuery } from '../balance/balance.queries.ts';

/** Home page: what is owed and what of it is overdue; nothing for users without the right. */
export function Widget() {
  const isAllowed = useIsAllowed('finances.see');
  return isAllowed ? <BalanceTile /> : null;
}

function BalanceTile() {
  const balance = useQuery(balanceQuery());
  return (
    <Panel title="Баланс" actions={<Link to="/finances/">Финансы</Link>}>
      {balance.isPending ? (
        <Skeleton height={76} />
      ) : balance.isError && !balance.data ? (
        <TileFailure message={messageOf(balance.error)} onRetry={() => void balance.refetch()} />
      ) : (
        <Stack gap={1}>
          <Text size="s" tone="muted">
            {balance.data.debtKopecks > 0 ? 'К оплате' : 'Задолженности нет'}
          </Text>
          <Money kopecks={balance.data.debtKopecks} size="xl" weight="bold" />
          {balance.data.overdueKopecks > 0 ? (
            <Text size="s" tone="danger">
              Просрочено <Money kopecks={balance.data.overdueKopecks} />
            </Text>
          ) : (
            <Text size="s" tone="muted">
              Просроченных платежей нет
            </Text>
          )}
        </Stack>
      )}
    </Panel>
  );
}
