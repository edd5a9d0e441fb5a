import type { Offer } from '@shop/contracts/catalog/products';
import { Select, Stack, Text } from '@shop/ui';
import { offerLabel, variantAxes } from '../../common/offers/offer-choice.ts';
import { offerMatrix } from '../../common/offers/offer-matrix.ts';
import { OfferChips } from '../../common/offers/offer-picker.tsx';
import { SizeMatrix } from './size-matrix.tsx';

interface OfferChoiceProps {
  readonly product: string;
  readonly offers: readonly Offer[];
  readonly chosen: Offer;
  readonly unit: string;
  readonly onChoose: (offerId: number) => void;
}

/**
 * A roomy choice of a variant: a matrix of sizes and heights, a row of sizes, or a select for anything else.
 */
export function OfferChoice({ product, offers, chosen, unit, onChoose }: OfferChoiceProps) {
  if (offers.length < 2) return null;
  const axes = variantAxes(offers);
  const matrix = offerMatrix(offers);
  if (matrix) return <SizeMatrix matrix={matrix} chosen={chosen} unit={unit} onChoose={onChoose} />;
  if (axes.length === 1)
    return (
      <Stack gap={2}>
        <Text size="s" tone="muted">
          {axes[0]}: <Text tone="default">{offerLabel(chosen)}</Text>
        </Text>
        <OfferChips label={`${axes[0]}: ${product}`} offers={offers} chosen={chosen} onChoose={onChoose} />
      </Stack>
    );
  return (
    <Select
      label={axes.join(', ') || 'Вариант'}
      value={chosen.id}
      options={offers.map((offer) => ({ value: offer.id, label: offerLabel(offer) || offer.name }))}
      onChange={(event) => onChoose(Number(event.target.value))}
    />
  );
}
