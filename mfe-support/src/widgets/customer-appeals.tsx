import type { SlotProps } from '@shop/contracts/platform/slots';
import { getManagedAppeals } from '@shop/contracts/support/appeals';
import { formatInstantDay } from '@shop/domain/format/date';
import { useEvent } from '@shop/platform/events';
import { callQuery, useQuery } from '@shop/platform/query';
import { Link, Panel, Row, Skeleton, Stack, Text } from '@shop/ui';
import { TileFailure } from '@shop/ui/parts/tile-failure';
import { AppealStatusBadge } from '../appeals/common/appeal-status-badge.tsx';

const SHOWN = 5;

/** A panel of the client card: open appeals, last changed first. */
export function Widget({ code }: SlotProps['customer.card']) {
  const query = { contragent: code, isOpen: true, pageSize: SHOWN };
  const appeals = useQuery(callQuery(getManagedAppeals, { query }));
  useEvent('appeal.changed', () => void appeals.refetch());
  const left = (appeals.data?.pageNavigation.recordCount ?? 0) - SHOWN;
  const all = `/appeal/?view=all&contragent=${encodeURIComponent(code)}`;
  return (
    <Panel
      aria-busy={appeals.isPending}
      title="Открытые обращения"
      footer={<Link to={all}>Все обращения клиента</Link>}
    >
      {appeals.isPending ? (
        <Skeleton height={140} />
      ) : !appeals.data ? (
        <TileFailure error={appeals.error} onRetry={() => void appeals.refetch()} />
      ) : appeals.data.items.length === 0 ? (
        <Text tone="muted">Открытых обращений нет.</Text>
      ) : (
        <Stack gap={3}>
          {appeals.data.items.map(({ id, number, subject, status, updatedAt }) => (
            <Stack key={id} gap={1}>
              <Link to={`/appeal/${id}/`}>{subject}</Link>
              <Row gap={2}>
                <Text size="s" tone="muted">
                  № {number}, {formatInstantDay(updatedAt)}
                </Text>
                <AppealStatusBadge status={status} />
              </Row>
            </Stack>
          ))}
          {left > 0 && (
            <Text size="s" tone="muted">
              И ещё {left.toLocaleString('ru-RU')}
            </Text>
          )}
        </Stack>
      )}
    </Panel>
  );
}
