import type { AppealSummary, ManagedAppeal } from '@shop/contracts/support/appeals';
import { formatInstant } from '@shop/domain/format/date';
import { Link, Row, Stack, Text } from '@shop/ui';
import { type Column, Table } from '@shop/ui/parts/table';
import { AppealStatusBadge } from '../common/appeal-status-badge.tsx';
import { durationOf, minutesBetween } from './duration.ts';
import { UnreadMark } from './unread-mark.tsx';
import { useAppealPrefetch } from './use-appeal-prefetch.ts';
import { useNow } from './use-now.ts';

/** Longer waiting is highlighted. */
const LONG_MINUTES = 24 * 60;

/** A page of the company's appeals. */
export function AppealsTable({ appeals }: { appeals: readonly AppealSummary[] }) {
  const subject = useSubject('60%');
  return (
    <Table
      caption="Обращения"
      columns={[subject, status, changed]}
      rows={appeals}
      rowKey={({ id }) => id}
      cardsBelow={560}
    />
  );
}

/** A page of the appeals of all clients, with company, current waiting time and time to the first answer. */
export function ManagedAppealsTable({ appeals }: { appeals: readonly ManagedAppeal[] }) {
  const subject = useSubject('34%');
  const now = useNow();
  const waits: Column<ManagedAppeal> = {
    key: 'waits',
    header: 'Ждёт',
    cell: ({ waitingSince }) => {
      if (!waitingSince) return <Text tone="muted">—</Text>;
      const minutes = minutesBetween(waitingSince, now);
      const isLong = minutes >= LONG_MINUTES;
      return (
        <Text
          nowrap
          tone={isLong ? 'danger' : 'default'}
          weight={isLong ? 'medium' : 'regular'}
          title={`С\u00a0${formatInstant(waitingSince)}`}
        >
          {durationOf(minutes)}
        </Text>
      );
    },
  };
  return (
    <Table
      caption="Обращения клиентов"
      columns={[subject, client, status, waits, firstAnswer, changed]}
      rows={appeals}
      rowKey={({ id }) => id}
      cardsBelow={860}
    />
  );
}

function useSubject(width: string): Column<AppealSummary> {
  const prefetched = useAppealPrefetch();
  return {
    key: 'subject',
    header: 'Тема',
    primary: true,
    width,
    cell: ({ id, subject, number, typeName, unreadCount }) => (
      <Stack gap={0}>
        <Text weight={unreadCount > 0 ? 'bold' : 'regular'}>
          <Link to={`/appeal/${id}/`} {...prefetched(id)}>
            {subject}
          </Link>
        </Text>
        <Row gap={2} style={{ rowGap: 0 }}>
          <Text size="s" tone="muted" weight="regular">
            № {number} · {typeName}
          </Text>
          <UnreadMark count={unreadCount} />
        </Row>
      </Stack>
    ),
  };
}

const status: Column<AppealSummary> = {
  key: 'status',
  header: 'Статус',
  cell: (appeal) => <AppealStatusBadge status={appeal.status} />,
};

/** Dates stay on one line. */
const changed: Column<AppealSummary> = {
  key: 'changed',
  header: 'Изменено',
  cell: ({ updatedAt }) => (
    <Text numeric nowrap>
      {formatInstant(updatedAt)}
    </Text>
  ),
};

const client: Column<ManagedAppeal> = {
  key: 'client',
  header: 'Клиент',
  width: '20%',
  cell: ({ counterpartyName }) => counterpartyName,
};

const firstAnswer: Column<ManagedAppeal> = {
  key: 'first-answer',
  header: 'Первый ответ',
  cell: ({ createdAt, firstAnsweredAt }) =>
    firstAnsweredAt ? (
      <Text nowrap>{durationOf(minutesBetween(createdAt, firstAnsweredAt))}</Text>
    ) : (
      <Text tone="muted" nowrap>
        ещё нет
      </Text>
    ),
};
