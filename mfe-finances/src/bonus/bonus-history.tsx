import type { BonusPlan } from '@shop/contracts/finances/finances';
import { Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';
import { type Column, Table } from '@shop/ui/parts/table';
import { CellLines } from '../common/cell-lines.ts';
import { WholeNumber } from '../common/whole-number.tsx';
import { formatShare } from './percent.ts';
import { periodName } from './period-name.ts';

type PastPlan = BonusPlan['history'][number];

const CARDS_BELOW = 640;

const columns: readonly Column<PastPlan>[] = [
  { key: 'period', header: 'Период', primary: true, cell: periodName },
  {
    key: 'target',
    header: 'План',
    align: 'end',
    cell: ({ targetKopecks }) => <Money kopecks={targetKopecks} />,
  },
  {
    key: 'reached',
    header: 'Отгружено',
    align: 'end',
    cell: ({ reachedKopecks, targetKopecks }) => (
      <CellLines $cardsBelow={CARDS_BELOW}>
        <Money kopecks={reachedKopecks} />
        <Text as="div" size="s" tone={reachedKopecks >= targetKopecks ? 'success' : 'muted'} numeric>
          {formatShare(reachedKopecks, targetKopecks)} плана
        </Text>
      </CellLines>
    ),
  },
  {
    key: 'bonus',
    header: 'Бонус',
    align: 'end',
    cell: ({ bonusKopecks }) => <Money kopecks={bonusKopecks} weight="medium" />,
  },
  {
    key: 'document',
    header: 'Начисление',
    cell: ({ documentNumber, bonusKopecks }) =>
      documentNumber ? (
        <span>
          документ <WholeNumber of={documentNumber} />
        </span>
      ) : (
        <Text tone="muted">{bonusKopecks > 0 ? 'ещё не\u00a0начислен' : 'бонуса нет'}</Text>
      ),
  },
];

/** Bonuses of earlier periods, latest first. */
export function BonusHistory({ history }: { readonly history: readonly PastPlan[] }) {
  return (
    <Table
      caption="Бонусы прошлых периодов"
      columns={columns}
      rows={history}
      rowKey={({ periodFrom }) => periodFrom}
      cardsBelow={CARDS_BELOW}
    />
  );
}
