import type { StreamState } from '@shop/contracts/office/exchange';
import { formatInstant } from '@shop/domain/format/date';
import { Badge, Stack, Text } from '@shop/ui';
import { ClockIcon } from '@shop/ui/parts/icons';
import { type Column, Table } from '@shop/ui/parts/table';
import { formatAge, formatLimit } from '../common/ages.ts';
import { streamTitles } from '../common/exchange-titles.ts';

interface StreamsTableProps {
  readonly streams: readonly StreamState[];
  readonly now: Date;
}

/** The age of each stream beside the age from which it is late. */
export function StreamsTable({ streams, now }: StreamsTableProps) {
  const columns: readonly Column<StreamState>[] = [
    { key: 'stream', header: 'Поток', primary: true, cell: ({ stream }) => streamTitles[stream] },
    { key: 'age', header: 'В последний раз', cell: ({ lastAt }) => <Last lastAt={lastAt} now={now} /> },
    {
      key: 'limit',
      header: 'Срок',
      cell: ({ limitMinutes }) => (
        <Text tone="muted">
          {limitMinutes === 0 ? 'не\u00a0задан' : `не\u00a0старше ${formatLimit(limitMinutes)}`}
        </Text>
      ),
    },
    { key: 'state', header: 'Состояние', cardLabel: false, cell: (stream) => <State {...stream} /> },
  ];
  return (
    <Table
      caption="Потоки обмена"
      columns={columns}
      rows={streams}
      rowKey={({ stream }) => stream}
      rowTone={({ isLate }) => (isLate ? 'danger' : undefined)}
      cardsBelow={600}
    />
  );
}

function Last({ lastAt, now }: Pick<StreamState, 'lastAt'> & Pick<StreamsTableProps, 'now'>) {
  if (lastAt === null) return <Text tone="muted">ещё не{'\u00a0'}было</Text>;
  return (
    <Stack gap={0}>
      <Text>{formatAge(lastAt, now)} назад</Text>
      <Text size="s" tone="muted">
        {formatInstant(lastAt)}
      </Text>
    </Stack>
  );
}

function State({ isLate, lastAt }: StreamState) {
  if (isLate)
    return (
      <Badge tone="danger" icon={<ClockIcon />}>
        Опаздывает
      </Badge>
    );
  return lastAt !== null && <Badge tone="success">Вовремя</Badge>;
}
