import type { ClientTerms } from '@shop/contracts/office/client-terms';
import { formatDay, formatInstant } from '@shop/domain/format/date';
import { Panel, Text } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { type Column, Table } from '@shop/ui/parts/table';
import { termTitle } from '../common/term-titles.ts';

type Change = ClientTerms['history'][number];

/** The last changes of the dated terms: what was and what became, since when, by whom. */
export function HistoryPanel({ history }: Pick<ClientTerms, 'history'>) {
  return (
    <Panel title="История условий" padding={0}>
      {history.length === 0 ? (
        <EmptyState compact title="Условия ещё не меняли" />
      ) : (
        <Table caption="История условий" columns={columns} rows={history} rowKey={({ id }) => id} />
      )}
    </Panel>
  );
}

const columns: readonly Column<Change>[] = [
  { key: 'what', header: 'Условие', primary: true, cell: termTitle },
  {
    key: 'change',
    header: 'Было и стало',
    cell: ({ before, value }) => (
      <Text>
        {before} → {value}
      </Text>
    ),
  },
  { key: 'from', header: 'Действует с', cell: ({ validFrom }) => <Text nowrap>{formatDay(validFrom)}</Text> },
  {
    key: 'by',
    header: 'Изменено',
    cell: ({ at, by }) => (
      <Text size="s">
        {formatInstant(at)}, {by}
      </Text>
    ),
  },
];
