import type { CopyRefusal, OrderCopy } from '@shop/contracts/basket-order/order-copy';
import { formatNumber } from '@shop/domain/format/number';
import { CopiedSection } from './copied-section.tsx';
import { LineAnalogs } from './line-analogs.tsx';
import type { AddedOffer } from './undo-copy.ts';

const REASONS: Readonly<Record<CopyRefusal, string>> = {
  gone: 'снят с продажи',
  unpriced: 'нет цены, спросите менеджера',
  'out-of-stock': 'нет в наличии',
  'too-many': 'в строке корзины было бы слишком много',
};

interface UnavailableLinesProps {
  readonly lines: OrderCopy['unavailable'];
  /** An analog has been put into the basket instead. */
  readonly onAdded: (offer: AddedOffer) => void;
}

/** What of an order could not go into the basket, why, how much of it, and what can be bought instead. */
export function UnavailableLines({ lines, onAdded }: UnavailableLinesProps) {
  return (
    <CopiedSection
      title="Не добавлено"
      lines={lines.map((line) => ({
        ...line,
        note: `${REASONS[line.reason]}, было ${formatNumber(line.quantity)}`,
        more: line.analogs.length > 0 && <LineAnalogs line={line} onAdded={onAdded} />,
      }))}
    />
  );
}
