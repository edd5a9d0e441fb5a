import type { Offer, ProductItem } from '@shop/contracts/catalog/products';
import { takeBlock } from '@shop/ui/parts/take-block';
import type { ChangeEvent, ClipboardEvent, FocusEvent, KeyboardEvent } from 'react';
import { sheet, sheetOfferOf, useSheetQuantity } from './use-order-sheet.ts';

interface QuantityInputOptions {
  readonly product: ProductItem;
  readonly offer: Offer;
  /** Name and size. */
  readonly name: string;
  readonly onFocus?: () => void;
  /** Goes where a key leads, if it leads anywhere; what was typed is taken over before. */
  readonly onKey: (event: KeyboardEvent<HTMLInputElement>) => (() => void) | undefined;
  /** Fills this field and those that follow. */
  readonly onPasteBlock: (block: string) => void;
}

/** A field of the sheet: what it shows, and what its keys do. Escape restores. */
export function useQuantityInput({
  product,
  offer,
  name,
  onFocus,
  onKey,
  onPasteBlock,
}: QuantityInputOptions) {
  const state = useSheetQuantity(offer);
  const { line, quantity, failure } = state;
  const sheetOffer = sheetOfferOf(product, offer);
  const commit = () => sheet.commit(sheetOffer, name);

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      if (line?.draft !== undefined || line?.refusal) event.stopPropagation();
      return sheet.restore(offer.id);
    }
    const go = onKey(event);
    if (!go) return;
    event.preventDefault();
    commit();
    go();
  }

  return {
    ...state,
    input: {
      inputMode: 'numeric',
      enterKeyHint: 'next',
      autoComplete: 'off',
      placeholder: '0',
      'aria-invalid': failure ? true : undefined,
      value: line?.draft ?? (quantity > 0 ? String(quantity) : ''),
      onChange: (event: ChangeEvent<HTMLInputElement>) => sheet.type(sheetOffer, event.target.value),
      onFocus: (event: FocusEvent<HTMLInputElement>) => {
        event.target.select();
        onFocus?.();
      },
      onBlur: commit,
      onKeyDown: handleKeyDown,
      onPaste: (event: ClipboardEvent) => {
        const block = takeBlock(event);
        if (block) onPasteBlock(block);
      },
    } as const,
  };
}
