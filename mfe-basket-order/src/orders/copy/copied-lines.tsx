import type { OrderCopy } from '@shop/contracts/basket-order/order-copy';
import { formatMoney } from '@shop/domain/format/money';
import { formatNumber } from '@shop/domain/format/number';
import { VisuallyHidden } from '@shop/ui';
import { Disclosure } from '@shop/ui/parts/disclosure';
import { CopiedSection } from './copied-section.tsx';

type Added = OrderCopy['added'][number];

/** Lines added to the basket: first those that differ from the order, then the others, folded. */
export function CopiedLines({ copy: { added, changed } }: { readonly copy: OrderCopy }) {
  const corrected = added.filter(({ isCorrected }) => isCorrected);
  const scarce = added.filter(({ quantity, availableQuantity }) => availableQuantity < quantity);
  const different = new Set([...corrected, ...changed, ...scarce].map(({ id }) => id));
  const same = added.filter(({ id }) => !different.has(id));
  return (
    <>
      <CopiedSection
        title="Количество увеличено"
        lines={corrected.map((line) => ({
          ...line,
          note: (
            <>
              <Arrow from={formatNumber(line.askedQuantity)} to={formatNumber(line.quantity)} />,{' '}
              {ruleOf(line)}
            </>
          ),
        }))}
      />
      <CopiedSection
        title="Изменилась цена"
        lines={changed.map((line) => ({
          ...line,
          note: <Arrow from={formatMoney(line.priceKopecksBefore)} to={formatMoney(line.priceKopecks)} />,
        }))}
      />
      <CopiedSection
        title="Придётся подождать"
        lines={scarce.map(({ availableQuantity, quantity, ...line }) => ({
          ...line,
          note: `в\u00a0наличии ${formatNumber(availableQuantity)} из\u00a0${formatNumber(quantity)}`,
        }))}
      />
      {same.length > 0 && (
        <Disclosure
          summary={same.length === added.length ? 'Добавлено' : 'Остальное — как в\u00a0заказе'}
          count={same.length}
          open={same.length <= 3 && same.length === added.length}
        >
          <CopiedSection lines={same.map((line) => ({ ...line, note: quantityOf(line) }))} />
        </Disclosure>
      )}
    </>
  );
}

/** Renders «12 → 15», which screen readers read as «12, стало 15». */
function Arrow({ from, to }: { readonly from: string; readonly to: string }) {
  return (
    <>
      {from} <span aria-hidden>→</span>
      <VisuallyHidden>, стало</VisuallyHidden> {to}
    </>
  );
}

/** Explains why the quantity was adjusted. */
function ruleOf({ quantity, minOrderCount, multiplicity }: Added): string {
  return quantity > minOrderCount && multiplicity > 1
    ? `кратно ${formatNumber(multiplicity)}`
    : `не меньше ${formatNumber(minOrderCount)}`;
}

function quantityOf({ quantity, quantityBefore }: Added): string {
  const now = `в\u00a0корзине ${formatNumber(quantity)}`;
  return quantityBefore > 0 ? `${now}, было ${formatNumber(quantityBefore)}` : now;
}
