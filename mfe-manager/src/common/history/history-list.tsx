import type { HistoryEntry } from '@shop/contracts/manager/history';
import { formatInstant } from '@shop/domain/format/date';
import { countOf } from '@shop/domain/format/number';
import { Link, Stack, Text } from '@shop/ui';
import { type Column, Table } from '@shop/ui/parts/table';

interface HistoryListProps {
  readonly entries: readonly HistoryEntry[];
  /** Shows the company of each entry. */
  readonly withCompany?: boolean;
}

const columns: readonly Column<HistoryEntry>[] = [
  { key: 'what', header: 'Что сделано', primary: true, cell: (entry) => <What {...entry} /> },
  { key: 'who', header: 'Кто', width: '30%', cell: (entry) => <Who {...entry} /> },
  { key: 'when', header: 'Когда', width: '180px', cell: (entry) => <When {...entry} /> },
];
const company: Column<HistoryEntry> = {
  key: 'company',
  header: 'Компания',
  width: '22%',
  cell: (entry) => entry.company?.name ?? '—',
};

/** The activity log, newest first; cards on phones. */
export function HistoryList({ entries, withCompany = false }: HistoryListProps) {
  return (
    <Table
      caption="История действий"
      columns={withCompany ? [...columns.slice(0, 1), company, ...columns.slice(1)] : columns}
      rows={entries}
      rowKey={({ id }) => id}
      cardsBelow={680}
    />
  );
}

function What({ action, details, link }: HistoryEntry) {
  return (
    <Stack gap={0} align="start">
      {link ? <Link to={link}>{action}</Link> : <Text weight="medium">{action}</Text>}
      {details !== '' && (
        <Text size="s" tone="muted" weight="regular">
          {details}
        </Text>
      )}
    </Stack>
  );
}

/** The impersonator comes first, as the person who acted. */
function Who({ user, actedBy }: HistoryEntry) {
  if (!user && !actedBy) return 'Магазин';
  if (!actedBy) return user?.name;
  return (
    <Stack gap={0}>
      <Text>{actedBy.name}</Text>
      {user && (
        <Text size="s" tone="muted">
          {`от\u00a0имени: ${user.name}`}
        </Text>
      )}
    </Stack>
  );
}

function When({ at, lastAt, times }: HistoryEntry) {
  if (times <= 1) return <Text numeric>{formatInstant(at)}</Text>;
  return (
    <Stack gap={0}>
      <Text numeric>{formatInstant(lastAt)}</Text>
      <Text size="s" tone="muted">
        {`${countOf(times, 'раз', 'раза', 'раз')}, с\u00a0${formatInstant(at)}`}
      </Text>
    </Stack>
  );
}
