import { openDocument } from '@shop/contracts/basket-order/orders';
import { LEDGER_KIND_NAMES } from '@shop/contracts/finances/finances';
import { formatDay } from '@shop/domain/format/date';
import { call } from '@shop/platform/http';
import { Link, Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';
import { type Column, Table } from '@shop/ui/parts/table';
import { DocumentName } from '../common/document-name.tsx';
import { Lines } from '../common/lines.ts';
import { PaperButton } from '../common/paper-button.tsx';
import { WholeNumber } from '../common/whole-number.tsx';
import { DocumentState } from './document-state.tsx';
import type { HistoryDocument } from './history.queries.ts';

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
      <Lines $cardsBelow={CARDS_BELOW}>
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
      </Lines>
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

const paper: Column<HistoryDocument> = {
  key: 'paper',
  header: 'Файл',
  align: 'end',
  corner: 'end',
  cell: (document) => {
    const { documentId } = document;
    if (documentId === null) return null;
    return (
      <PaperButton
        name={nameOf(document)}
        issueUrl={() => call(openDocument, { params: { id: documentId } })}
      />
    );
  },
};

/** A page of documents: what raised the debt and what paid it, and how far each is paid. */
export function HistoryTable({ documents, today }: HistoryTableProps) {
  const state: Column<HistoryDocument> = {
    key: 'state',
    header: 'Состояние',
    cell: (document) =>
      document.state !== 'none' && (
        <Lines $cardsBelow={CARDS_BELOW}>
          <DocumentState document={document} today={today} />
        </Lines>
      ),
  };
  const hasPapers = documents.some(({ documentId }) => documentId !== null);
  return (
    <Table
      caption="История платежей"
      columns={[...about, state, ...(hasPapers ? [paper] : [])]}
      rows={documents}
      rowKey={({ id }) => id}
      cardsBelow={CARDS_BELOW}
    />
  );
}
