import type { Offer, ProductItem } from '@shop/contracts/catalog/products';
import { Checkbox } from '@shop/ui/parts/checkbox';
import { useListingTools } from './listing-tools.ts';
import { lineOf, useIsSelected } from './selection.ts';

interface SelectBoxProps {
  readonly product: ProductItem;
  readonly offer: Offer;
  /** Name and size, for screen readers. */
  readonly name: string;
}

/** The checkbox of a card or row; nothing where nothing can be ticked. */
export function SelectBox({ product, offer, name }: SelectBoxProps) {
  const selection = useListingTools()?.selection;
  const isSelected = useIsSelected(selection, offer.id);
  if (!selection) return null;
  return (
    <Checkbox
      label={`Выбрать: ${name}`}
      labelHidden
      checked={isSelected ?? false}
      onChange={(event) => selection.set([lineOf(product, offer)], event.target.checked)}
    />
  );
}
