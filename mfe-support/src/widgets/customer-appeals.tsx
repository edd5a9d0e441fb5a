import type { SlotProps } from '@shop/contracts/platform/slots';
import { getManagedAppeals } from '@shop/contracts/support/appeals';
import { formatInstantDay } from '@shop/domain/format/date';
import { TileStates } from '@shop/kit/page/tile-states';
import { useEvent } from '@shop/platform/events';
import { callQuery, useQuery } from '@shop/platform/query';
import { Link, Panel, Row, Skeleton, Stack, Text } from '@shop/ui';
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
    <Panel title="Открытые обращения" footer={<Link to={all}>Все обращения клиента</Link>}>
      <TileStates
        query={appeals}
        pending={<Skeleton height={140} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<Text tone="muted">Открытых обращений нет.</Text>}
      >
        {({ items }) => (
          <Stack gap={3}>
            {items.map(({ id, number, subject, status, updatedAt }) => (
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
      </TileStates>
    </Panel>
  );
}
