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
  /** Called after an analog was added to the basket. */
  readonly onAdded: (offer: AddedOffer) => void;
}

/** Lines that could not be added, why, and analogs to buy instead. */
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
