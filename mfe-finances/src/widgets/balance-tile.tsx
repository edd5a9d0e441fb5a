import type { Balance } from '@shop/contracts/finances/balance';
import { formatDay } from '@shop/domain/format/date';
import { TileStates } from '@shop/kit/page/tile-states';
import { useEvent } from '@shop/platform/events';
import { useQuery } from '@shop/platform/query';
import { useIsAllowed } from '@shop/platform/session';
import { Link, Panel, Skeleton, Stack, Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';
import { balanceQuery } from '../balance/balance.queries.ts';

/** Sent before the session is known (decision 082). */
export const first = () => [balanceQuery()];

/** The tile of the home page: debt and its overdue part. Renders nothing without the permission. */
export function Widget() {
  const isAllowed = useIsAllowed('finances.see');
  return isAllowed ? <BalanceTile /> : null;
}

function BalanceTile() {
  const balance = useQuery(balanceQuery());
  useEvent('ledger.changed', () => void balance.refetch());
  return (
    <Panel title="Баланс" actions={<Link to="/finances/">Финансы</Link>}>
      <TileStates query={balance} pending={<Skeleton height={76} />}>
        {(shown) => (
          <Stack gap={1}>
            <Text size="s" tone="muted">
              {titleOf(shown)}
            </Text>
            <Money kopecks={shown.debtKopecks} size="xl" weight="bold" />
            <Term {...shown} />
          </Stack>
        )}
      </TileStates>
    </Panel>
  );
}

/** An overdue sum takes the line below, so the next due date moves into the title. */
function titleOf({ debtKopecks, overdueKopecks, nextDue }: Balance): string {
  if (debtKopecks === 0) return 'Задолженности нет';
  return overdueKopecks > 0 && nextDue ? `Долг, следующий срок ${formatDay(nextDue.on)}` : 'Долг';
}

/** The most urgent figure in one line. */
function Term({ overdueKopecks, nextDue, advanceKopecks }: Balance) {
  if (overdueKopecks > 0)
    return (
      <Text size="s" tone="danger">
        Просрочено <Money kopecks={overdueKopecks} />
      </Text>
    );
  return (
    <Text size="s" tone="muted" truncate>
      {nextDue ? (
        <>
          Оплатить до {formatDay(nextDue.on)}: <Money kopecks={nextDue.kopecks} />
        </>
      ) : advanceKopecks > 0 ? (
        <>
          Аванс <Money kopecks={advanceKopecks} />
        </>
      ) : (
        'Просроченных платежей нет'
      )}
    </Text>
  );
}
