import { LEDGER_KIND_NAMES } from '@shop/contracts/finances/finances';
import { formatDay } from '@shop/domain/format/date';
import { Link, Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';
import { type Column, Table } from '@shop/ui/parts/table';
import { CellLines } from '../common/cell-lines.ts';
import { DocumentName } from '../common/document-name.tsx';
import { OpenPdfButton } from '../common/open-pdf-button.tsx';
import { WholeNumber } from '../common/whole-number.tsx';
import { DocumentState } from './document-state.tsx';
import type { HistoryDocument } from './history.queries.ts';
import { issueDocumentUrl } from './open-document.mutation.ts';

interface HistoryTableProps {
  readonly documents: readonly HistoryDocument[];
  readonly today: string;
}

const CARDS_BELOW = 720;

const nameOf = ({ kind, number }: HistoryDocument) => `${LEDGER_KIND_NAMES[kind]} №\u00a0${number}`;

const about: readonly Column<HistoryDocument>[] = [
  {
    key: 'document',
    header: 'Документ',
    primary: true,
    cell: (document) => (
      <>
        <DocumentName {...document} />
        <Text as="div" size="s" tone="subtle" weight="regular" numeric>
          от {formatDay(document.on)}
        </Text>
      </>
    ),
  },
  {
    key: 'order',
    header: 'Основание',
    cell: ({ order, contractNumber }) => (
      <CellLines $cardsBelow={CARDS_BELOW}>
        {order ? (
          <Text nowrap>
            <Link to={`/orders/${order.id}/`}>Заказ №&nbsp;{order.number}</Link>
          </Text>
        ) : (
          !contractNumber && '—'
        )}
        {contractNumber && (
          <Text as="div" size="s" tone="subtle">
            договор <WholeNumber of={contractNumber} />
          </Text>
        )}
      </CellLines>
    ),
  },
  {
    key: 'debit',
    header: 'Начислено',
    align: 'end',
    cell: ({ kopecks }) => kopecks > 0 && <Money kopecks={kopecks} weight="medium" />,
  },
  {
    key: 'credit',
    header: 'Зачтено',
    align: 'end',
    cell: ({ kopecks }) => kopecks < 0 && <Money kopecks={-kopecks} weight="medium" tone="success" />,
  },
];

const file: Column<HistoryDocument> = {
  key: 'file',
  header: 'Файл',
  align: 'end',
  corner: 'end',
  cell: (document) => {
    const { documentId } = document;
    if (documentId === null) return null;
    return <OpenPdfButton name={nameOf(document)} issueUrl={() => issueDocumentUrl(documentId)} />;
  },
};

/** A page of documents: what each charged or credited, and how far it is paid. */
export function HistoryTable({ documents, today }: HistoryTableProps) {
  const state: Column<HistoryDocument> = {
    key: 'state',
    header: 'Состояние',
    cell: (document) =>
      document.state !== 'none' && (
        <CellLines $cardsBelow={CARDS_BELOW}>
          <DocumentState document={document} today={today} />
        </CellLines>
      ),
  };
  const hasFiles = documents.some(({ documentId }) => documentId !== null);
  return (
    <Table
      caption="История платежей"
      columns={[...about, state, ...(hasFiles ? [file] : [])]}
      rows={documents}
      rowKey={({ id }) => id}
      cardsBelow={CARDS_BELOW}
    />
  );
}
