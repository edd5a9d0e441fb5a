import { type Balance, LEDGER_KIND_NAMES } from '@shop/shared/contracts/finances';
import { formatDay } from '@shop/shared/format/date';
import { Link, Panel, Text } from '@shop/shared/ui';
import { Money } from '@shop/shared/ui/money';
import { type Column, Table } from '@shop/shared/ui/table';

type LedgerDocument = Balance['documents'][number];

const columns: readonly Column<LedgerDocument>[] = [
  { key: 'on', header: 'Дата', width: '120px', cell: ({ on }) => <Text numeric>{formatDay(on)}</Text> },
  {
    key: 'document',
    header: 'Документ',
    primary: true,
    cell: ({ kind, number }) => `${LEDGER_KIND_NAMES[kind]} № ${number}`,
  },
  {
    key: 'order',
    header: 'Заказ',
    cell: ({ orderId }) => (orderId ? <Link to={`/orders/${orderId}/`}>Открыть заказ</Link> : '—'),
  },
  { key: 'due', header: 'Оплатить до', cell: ({ dueOn }) => (dueOn ? formatDay(dueOn) : '—') },
  {
    key: 'debit',
    header: 'Начислено',
    align: 'end',
    cell: ({ kopecks }) => (kopecks > 0 ? <Money kopecks={kopecks} /> : '—'),
  },
  {
    key: 'credit',
    header: 'Оплачено',
    align: 'end',
    cell: ({ kopecks }) => (kopecks < 0 ? <Money kopecks={-kopecks} tone="success" /> : '—'),
  },
];

/** The latest documents of the ledger, newest first. */
export function Documents({ documents }: { documents: readonly LedgerDocument[] }) {
  return (
    <Panel title="Последние документы" padding={0}>
      <Table caption="Последние документы" columns={columns} rows={documents} rowKey={({ id }) => id} />
    </Panel>
  );
}
