import type { Act } from '@shop/contracts/finances/reconciliation-acts';
import { formatInstant } from '@shop/domain/format/date';
import { Row, Text } from '@shop/ui';
import { type Column, Table } from '@shop/ui/parts/table';
import { CellLines } from '../common/cell-lines.ts';
import { WholeNumber } from '../common/whole-number.tsx';
import { ActBalance } from './act-balance.tsx';
import { ActFiles } from './act-files.tsx';
import { nameOfAct, periodOfAct } from './act-labels.ts';
import { FailedAct } from './failed-act.tsx';
import { PreparingAct } from './preparing-act.tsx';

interface ActsTableProps {
  readonly acts: readonly Act[];
  readonly contragent: string | undefined;
  readonly onRequested: (act: Act) => void;
}

const CARDS_BELOW = 760;

const about: readonly Column<Act>[] = [
  {
    key: 'act',
    header: 'Акт',
    primary: true,
    cell: (act) => (
      <>
        {nameOfAct(act)}
        <Text as="div" size="s" tone="subtle" weight="regular" numeric>
          {formatInstant(act.requestedAt)}, {act.requestedByName}
        </Text>
      </>
    ),
  },
  {
    key: 'period',
    header: 'Период',
    cell: (act) => (
      <CellLines $cardsBelow={CARDS_BELOW}>
        <Text as="div" numeric nowrap>
          {periodOfAct(act)}
        </Text>
        <Text as="div" size="s" tone="subtle">
          {act.contractNumber ? (
            <>
              договор <WholeNumber of={act.contractNumber} />
            </>
          ) : (
            'все договоры'
          )}
        </Text>
      </CellLines>
    ),
  },
  {
    key: 'opening',
    header: 'На начало',
    align: 'end',
    cell: ({ openingKopecks }) =>
      openingKopecks !== null && (
        <CellLines $cardsBelow={CARDS_BELOW}>
          <ActBalance kopecks={openingKopecks} />
        </CellLines>
      ),
  },
  {
    key: 'closing',
    header: 'На конец',
    align: 'end',
    cell: ({ closingKopecks }) =>
      closingKopecks !== null && (
        <CellLines $cardsBelow={CARDS_BELOW}>
          <ActBalance kopecks={closingKopecks} />
        </CellLines>
      ),
  },
];

/** Requested acts, latest first, with their balances and files. */
export function ActsTable({ acts, contragent, onRequested }: ActsTableProps) {
  const files: Column<Act> = {
    key: 'files',
    header: 'Файлы',
    align: 'end',
    cell: (act) => (
      <Row gap={1} justify="end">
        {act.state === 'ready' ? (
          <ActFiles act={act} />
        ) : act.state === 'preparing' ? (
          <PreparingAct />
        ) : (
          <FailedAct act={act} contragent={contragent} onRequested={onRequested} />
        )}
      </Row>
    ),
  };
  return (
    <Table
      caption="Акты сверки"
      columns={[...about, files]}
      rows={acts}
      rowKey={({ id }) => id}
      cardsBelow={CARDS_BELOW}
    />
  );
}
