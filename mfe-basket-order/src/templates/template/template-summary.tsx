import { formatMoney } from '@shop/domain/format/money';
import { countOf, formatNumber } from '@shop/domain/format/number';
import { Panel, Stack, Text } from '@shop/ui';
import { type Fact, Facts } from '@shop/ui/parts/facts';
import { Money } from '@shop/ui/parts/money';
import { TotalRow } from '../../common/total-row.tsx';
import { changeOf, type TemplateSums } from './template-sums.ts';

interface TemplateSummaryProps {
  readonly sums: TemplateSums;
  readonly rowCount: number;
}

/** Sums up the template at today's prices, and the changes since it was used last. */
export function TemplateSummary({ sums, rowCount }: TemplateSummaryProps) {
  const { totalKopecks, compared, unsoldCount, outOfStockCount } = sums;
  return (
    <Panel title="Сумма сегодня">
      <Stack gap={3}>
        <Facts layout="dots" facts={factsOf(sums, rowCount)} />
        {totalKopecks !== null && <TotalRow label="Итого" kopecks={totalKopecks} />}
        {compared.count > 0 && (
          <SumChange {...compared} isPartial={compared.count < rowCount - unsoldCount} />
        )}
        {(unsoldCount > 0 || outOfStockCount > 0) && (
          <Text as="p" size="s" tone="warning">
            {describeMissing(unsoldCount, outOfStockCount)}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}

function factsOf({ compared }: TemplateSums, rowCount: number): Fact[] {
  const facts: Fact[] = [{ term: 'Позиций', value: formatNumber(rowCount) }];
  if (compared.count > 0)
    facts.push({ term: 'В прошлый раз', value: <Money kopecks={compared.lastKopecks} /> });
  return facts;
}

interface SumChangeProps {
  readonly todayKopecks: number;
  readonly lastKopecks: number;
  readonly count: number;
  /** Some rows have no known earlier price. */
  readonly isPartial: boolean;
}

function SumChange({ todayKopecks, lastKopecks, count, isPartial }: SumChangeProps) {
  const change = changeOf(todayKopecks, lastKopecks);
  const difference = formatMoney(Math.abs(todayKopecks - lastKopecks));
  const scope = isPartial ? `, сравниваем ${countOf(count, 'позицию', 'позиции', 'позиций')}` : '';
  if (!change)
    return (
      <Text as="p" size="s" tone="muted">
        Цены те&nbsp;же, что в&nbsp;прошлый раз{scope}
      </Text>
    );
  const isUp = change.direction === 'up';
  return (
    <Text as="p" size="s" weight="medium" tone={isUp ? 'danger' : 'success'} numeric>
      {isUp ? 'Дороже' : 'Дешевле'}, чем в&nbsp;прошлый раз, на&nbsp;{difference} ({change.percent}){scope}
    </Text>
  );
}

function describeMissing(unsoldCount: number, outOfStockCount: number): string {
  const sentences: string[] = [];
  if (unsoldCount > 0)
    sentences.push(
      `Больше не\u00a0продаётся: ${countOf(unsoldCount, 'позиция', 'позиции', 'позиций')}, в\u00a0корзину не\u00a0попадёт.`,
    );
  if (outOfStockCount > 0)
    sentences.push(`Нет в\u00a0наличии: ${countOf(outOfStockCount, 'позиция', 'позиции', 'позиций')}.`);
  return sentences.join(' ');
}
