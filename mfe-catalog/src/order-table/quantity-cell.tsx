import type { Offer, ProductItem } from '@shop/shared/contracts/products';
import { amountOf } from '@shop/shared/format/measure';
import { formatNumber } from '@shop/shared/format/number';
import { Button } from '@shop/shared/ui';
import { type KeyboardEvent, useId } from 'react';
import { packOf, packsIn } from '../offers/measure.ts';
import { Field, Note } from './order-table-parts.ts';
import { sheet, sheetOfferOf, useSheetLine } from './use-order-sheet.ts';

interface QuantityCellProps {
  readonly product: ProductItem;
  readonly offer: Offer;
  /** Name and size. */
  readonly name: string;
  readonly canOrder: boolean;
  readonly onFocus: () => void;
  /** 1 for the next row, −1 for the one before. */
  readonly onStep: (step: 1 | -1) => void;
}

/** How many of an offer the basket holds, to be typed over. What becomes of it stands below. */
export function QuantityCell(props: QuantityCellProps) {
  const { product, offer, name, canOrder, onFocus, onStep } = props;
  const { minOrderCount, measure } = product;
  const id = useId();
  const line = useSheetLine(offer.id);
  const rule = ruleOf(product);
  if (!canOrder) return <Note>{amountOf(minOrderCount, measure.measureBase)}</Note>;
  const sheetOffer = sheetOfferOf(product, offer);
  const quantity = line?.wanted ?? offer.inBasket;
  const failure = line?.problem || line?.refusal;
  const commit = () => sheet.commit(sheetOffer, name);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      if (line?.draft !== undefined || line?.refusal) event.stopPropagation();
      return sheet.restore(offer.id);
    }
    const step = stepOf(event);
    if (step === undefined) return;
    event.preventDefault();
    commit();
    onStep(step);
  }

  return (
    <>
      <Field
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        aria-label={`Количество: ${name}`}
        aria-describedby={`${id}-note`}
        aria-invalid={failure ? true : undefined}
        placeholder="0"
        value={line?.draft ?? (quantity > 0 ? String(quantity) : '')}
        onChange={(event) => sheet.type(sheetOffer, event.target.value)}
        onFocus={(event) => {
          event.target.select();
          onFocus();
        }}
        onBlur={commit}
        onKeyDown={handleKeyDown}
      />
      <Note id={`${id}-note`} $isBad={Boolean(failure)}>
        {failure || line?.note || packsIn(measure, quantity) || rule || packOf(measure)}
      </Note>
      {line?.refusal && (
        <Button variant="quiet" size="s" onClick={sheet.retry}>
          Повторить
        </Button>
      )}
    </>
  );
}

function stepOf({ key, shiftKey }: KeyboardEvent): 1 | -1 | undefined {
  if (key === 'Enter') return shiftKey ? -1 : 1;
  if (key === 'ArrowDown') return 1;
  return key === 'ArrowUp' ? -1 : undefined;
}

/** «от 10, кратно 5», or nothing where any quantity will do. */
function ruleOf({ minOrderCount, multiplicity }: ProductItem): string {
  return [
    minOrderCount > multiplicity && `от ${formatNumber(minOrderCount)}`,
    multiplicity > 1 && `кратно ${formatNumber(multiplicity)}`,
  ]
    .filter(Boolean)
    .join(', ');
}
