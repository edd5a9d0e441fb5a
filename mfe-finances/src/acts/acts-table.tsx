import type { Act } from '@shop/contracts/finances/acts';
import { formatInstant } from '@shop/domain/format/date';
import { Row, Text } from '@shop/ui';
import { type Column, Table } from '@shop/ui/parts/table';
import { Lines } from '../common/lines.ts';
import { WholeNumber } from '../common/whole-number.tsx';
import { ActFiles } from './act-files.tsx';
import { nameOfAct, periodOfAct } from './act-names.ts';
import { ActSaldo } from './act-saldo.tsx';
import { FailedAct } from './failed-act.tsx';
import { PreparingAct } from './preparing-act.tsx';

interface ActsTableProps {
  readonly acts: readonly Act[];
  readonly contragent: string | undefined;
  readonly onAsked: (act: Act) => void;
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
      <Lines $cardsBelow={CARDS_BELOW}>
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
      </Lines>
    ),
  },
  {
    key: 'opening',
    header: 'На начало',
    align: 'end',
    cell: ({ openingKopecks }) =>
      openingKopecks !== null && (
        <Lines $cardsBelow={CARDS_BELOW}>
          <ActSaldo kopecks={openingKopecks} />
        </Lines>
      ),
  },
  {
    key: 'closing',
    header: 'На конец',
    align: 'end',
    cell: ({ closingKopecks }) =>
      closingKopecks !== null && (
        <Lines $cardsBelow={CARDS_BELOW}>
          <ActSaldo kopecks={closingKopecks} />
        </Lines>
      ),
  },
];

/** Acts that were asked for, the latest first, each with what it came to and its papers. */
export function ActsTable({ acts, contragent, onAsked }: ActsTableProps) {
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
          <FailedAct act={act} contragent={contragent} onAsked={onAsked} />
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
