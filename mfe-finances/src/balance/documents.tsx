import type { Balance } from '@shop/contracts/finances/balance';
import { formatDay } from '@shop/domain/format/date';
import { useLocation } from '@shop/platform/router';
import { Link, Panel, Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';
import { type Column, Table } from '@shop/ui/parts/table';
import { DocumentName } from '../common/document-name.tsx';
import { hrefOfTab } from '../common/filters/remembered-filters.ts';
import { OrderLink } from '../common/order-link.tsx';

type LedgerDocument = Balance['documents'][number];

/** Older documents are listed in the payment history. */
const SHOWN = 7;

const columns: readonly Column<LedgerDocument>[] = [
  {
    key: 'document',
    header: 'Документ',
    primary: true,
    cell: ({ kind, number, on }) => (
      <>
        <DocumentName kind={kind} number={number} />
        <Text as="div" size="s" tone="subtle" weight="regular" numeric>
          от&nbsp;{formatDay(on)}
        </Text>
      </>
    ),
  },
  {
    key: 'order',
    header: 'Заказ',
    cell: ({ orderId, orderNumber }) =>
      orderId && orderNumber ? <OrderLink id={orderId} number={orderNumber} /> : '—',
  },
  { key: 'due', header: 'Оплатить до', cell: ({ dueOn }) => (dueOn ? formatDay(dueOn) : '—') },
  {
    key: 'sum',
    header: 'Сумма',
    align: 'end',
    cell: ({ kopecks }) => <Money kopecks={kopecks} tone={kopecks < 0 ? 'success' : 'default'} />,
  },
];

/** The latest ledger documents, newest first; payments are shown as negative sums. */
export function Documents({ documents }: { documents: readonly LedgerDocument[] }) {
  const { search } = useLocation();
  return (
    <Panel
      title="Последние документы"
      padding={0}
      actions={<Link to={hrefOfTab('history', '/finances/history/', search)}>Вся история</Link>}
    >
      <Table
        caption="Последние документы"
        columns={columns}
        rows={documents.slice(0, SHOWN)}
        rowKey={({ id }) => id}
      />
    </Panel>
  );
}
