import { formatMoney } from '@shop/domain/format/money';
import { Badge, Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';
import { type Column, Table } from '@shop/ui/parts/table';
import type { Plan } from './bonus-figures.tsx';
import { formatBasisPoints } from './percent.ts';

type Step = Plan['steps'][number];

/** The steps of the plan: turnover, rate, and whether each is reached. */
export function BonusSteps({ plan: { steps, reachedKopecks, forecastKopecks } }: { readonly plan: Plan }) {
  const current = steps.findLast(({ fromKopecks }) => fromKopecks <= reachedKopecks);
  const columns: readonly Column<Step>[] = [
    {
      key: 'from',
      header: 'Отгрузки от',
      primary: true,
      cell: ({ fromKopecks }) => <Money kopecks={fromKopecks} />,
    },
    {
      key: 'rate',
      header: 'Бонус',
      align: 'end',
      cell: ({ basisPoints }) => <Text weight="medium">{formatBasisPoints(basisPoints)}</Text>,
    },
    {
      key: 'state',
      header: 'Состояние',
      cell: (step) =>
        step === current ? (
          <Badge tone="accent">Действует</Badge>
        ) : step.fromKopecks <= reachedKopecks ? (
          <Badge tone="success">Пройдена</Badge>
        ) : (
          <div>
            <Text as="div" size="s" tone="muted" numeric>
              осталось {formatMoney(step.fromKopecks - reachedKopecks)}
            </Text>
            {forecastKopecks !== null && step.fromKopecks <= forecastKopecks && (
              <Text as="div" size="s" tone="success">
                по&nbsp;прогнозу достигнете
              </Text>
            )}
          </div>
        ),
    },
  ];
  return (
    <Table
      caption="Ступени бонусного плана"
      columns={columns}
      rows={steps}
      rowKey={({ fromKopecks }) => fromKopecks}
      rowTone={(step) => (step === current ? 'accent' : undefined)}
      cardsBelow={300}
    />
  );
}
