import type { Offer, ProductItem } from '@shop/contracts/catalog/products';
import { readPastedBlock } from '@shop/ui/parts/read-pasted-block';
import type { ChangeEvent, ClipboardEvent, FocusEvent, KeyboardEvent } from 'react';
import { useBasketQuantities } from './quantities-provider.tsx';
import { fieldOffer, useQuantity } from './use-quantity.ts';

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

/** The properties of a quantity's field, with its keys. Escape restores. */
export function useQuantityInput({
  product,
  offer,
  name,
  onFocus,
  onKey,
  onPasteBlock,
}: QuantityInputOptions) {
  const state = useQuantity(offer);
  const quantities = useBasketQuantities();
  const { line, quantity, failure } = state;
  const ownOffer = fieldOffer(product, offer);
  const commit = () => quantities?.commit({ offer: ownOffer, name });

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      if (line && (line.text !== null || line.refusal)) event.stopPropagation();
      return quantities?.restore({ offerId: offer.id });
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
      disabled: !quantities,
      'aria-invalid': failure ? true : undefined,
      value: line?.text ?? (quantity > 0 ? String(quantity) : ''),
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        quantities?.type({ offer: ownOffer, text: event.target.value }),
      onFocus: (event: FocusEvent<HTMLInputElement>) => {
        event.target.select();
        onFocus?.();
      },
      onBlur: commit,
      onKeyDown: handleKeyDown,
      onPaste: (event: ClipboardEvent) => {
        const block = readPastedBlock(event);
        if (block) onPasteBlock(block);
      },
    } as const,
  };
}
