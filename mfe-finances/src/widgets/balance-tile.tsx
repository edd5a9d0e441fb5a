import { messageOf } from '@shop/shared/http';
import { useQuery } from '@shop/shared/query';
import { useIsAllowed } from '@shop/shared/session';
import { Button, Link, Panel, Skeleton, Stack, Text } from '@shop/shared/ui';
import { Money } from '@shop/shared/ui/money';
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
        <Stack gap={2} align="start">
          <Text tone="muted">{messageOf(balance.error)}</Text>
          <Button size="s" onClick={() => void balance.refetch()}>
            Повторить
          </Button>
        </Stack>
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
