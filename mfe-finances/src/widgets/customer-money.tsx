import { type CustomerBalance, getCustomerBalance } from '@shop/contracts/manager/customer-card';
import type { SlotProps } from '@shop/contracts/platform/slots';
import { formatDay } from '@shop/domain/format/date';
import { TileStates } from '@shop/kit/page/tile-states';
import { callQuery, useQuery } from '@shop/platform/query';
import { Panel, Row, Skeleton, Stack, Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';

/** A panel of the client card: debt, its overdue part, and the free part of the limits. */
export function Widget({ code }: SlotProps['customer.card']) {
  const balance = useQuery(callQuery(getCustomerBalance, { query: { contragent: code } }));
  return (
    <Panel title="Деньги">
      <TileStates query={balance} pending={<Skeleton height={140} />}>
        {(shown) => (
          <Stack gap={3}>
            <Debt {...shown} />
            {shown.contracts.map((contract) => (
              <Contract key={contract.id} {...contract} />
            ))}
          </Stack>
        )}
      </TileStates>
    </Panel>
  );
}

function Debt({ debtKopecks, overdueKopecks, advanceKopecks, nextDue }: CustomerBalance) {
  return (
    <Stack gap={1}>
      <Text size="s" tone="muted">
        {debtKopecks > 0 ? 'Долг' : advanceKopecks > 0 ? 'Аванс' : 'Задолженности нет'}
      </Text>
      <Money kopecks={debtKopecks || advanceKopecks} size="xl" weight="bold" />
      {overdueKopecks > 0 && (
        <Text size="s" tone="danger">
          Просрочено <Money kopecks={overdueKopecks} />
        </Text>
      )}
      {nextDue && (
        <Text size="s" tone="muted">
          К оплате до {formatDay(nextDue.on)}: <Money kopecks={nextDue.kopecks} />
        </Text>
      )}
    </Stack>
  );
}

function Contract({ number, creditLimitKopecks, freeKopecks }: CustomerBalance['contracts'][number]) {
  return (
    <Row justify="between" gap={2}>
      <Text size="s">Договор № {number}</Text>
      <Text size="s" tone="muted">
        {creditLimitKopecks === 0 ? (
          'без кредитного лимита'
        ) : (
          <>
            свободно <Money kopecks={freeKopecks} /> из <Money kopecks={creditLimitKopecks} />
          </>
        )}
      </Text>
    </Row>
  );
}
