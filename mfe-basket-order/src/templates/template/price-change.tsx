import { formatMoney } from '@shop/domain/format/money';
import { Text } from '@shop/ui';
import { changeOf } from './template-sums.ts';

interface PriceChangeNoteProps {
  readonly todayKopecks: number;
  readonly lastKopecks: number;
}

/** «дороже, +12 %: было 100,00 ₽», in words and with a sign, not by colour alone; nothing where it is the same. */
export function PriceChangeNote({ todayKopecks, lastKopecks }: PriceChangeNoteProps) {
  const change = changeOf(todayKopecks, lastKopecks);
  if (!change) return null;
  return (
    <Text as="div" size="xs" numeric tone="muted">
      <Text size="xs" weight="medium" tone={change.direction === 'up' ? 'danger' : 'success'} nowrap>
        {change.direction === 'up' ? 'дороже' : 'дешевле'}, {change.percent}
      </Text>{' '}
      <Text size="xs" tone="muted" nowrap>
        было {formatMoney(lastKopecks)}
      </Text>
    </Text>
  );
}
