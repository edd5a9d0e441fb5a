import type { Offer } from '@shop/contracts/catalog/products';
import { Select, VisuallyHidden } from '@shop/ui';
import { color, controlHeight, media, radius, space, text } from '@shop/ui/theme';
import { useId } from 'react';
import styled from 'styled-components';
import { forcedChoice } from './forced-choice.ts';
import { offerLabel, variantAxes } from './offer-choice.ts';

interface OfferPickerProps {
  readonly product: string;
  readonly offers: readonly Offer[];
  readonly chosen: Offer;
  readonly onChoose: (offerId: number) => void;
}

/** Up to this many short sizes are chips on a card; more become a select. */
const CHIPS_MAX = 5;
const CHIP_LABEL_MAX = 5;

/** A compact choice of a variant: chips for a few short sizes, else a select. */
export function OfferPicker({ product, offers, chosen, onChoose }: OfferPickerProps) {
  if (offers.length < 2) return null;
  const label = `${variantAxes(offers).join(', ')}: ${product}`;
  const areChips =
    offers.length <= CHIPS_MAX && offers.every((offer) => offerLabel(offer).length <= CHIP_LABEL_MAX);
  if (areChips) return <OfferChips label={label} offers={offers} chosen={chosen} onChoose={onChoose} />;
  return (
    <Select
      label={label}
      labelHidden
      size="s"
      value={chosen.id}
      options={offers.map((offer) => ({ value: offer.id, label: describe(offer) }))}
      onChange={(event) => onChoose(Number(event.target.value))}
    />
  );
}

interface OfferChipsProps {
  readonly label: string;
  readonly offers: readonly Offer[];
  readonly chosen: Offer;
  readonly onChoose: (offerId: number) => void;
}

/** Variants as a radio group of chips; those out of stock are dimmed but selectable. */
export function OfferChips({ label, offers, chosen, onChoose }: OfferChipsProps) {
  const name = useId();
  return (
    <Chips>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {offers.map((offer) => (
        <Chip key={offer.id} $isOut={!offer.stockStatus.isInStock}>
          <input
            type="radio"
            name={name}
            checked={offer.id === chosen.id}
            onChange={() => onChoose(offer.id)}
          />
          {offerLabel(offer)}
          {!offer.stockStatus.isInStock && <VisuallyHidden>, нет в наличии</VisuallyHidden>}
        </Chip>
      ))}
    </Chips>
  );
}

function describe(offer: Offer): string {
  return offer.stockStatus.isInStock ? offerLabel(offer) : `${offerLabel(offer)} — нет в наличии`;
}

const Chips = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`;

/** The visible chip around its radio input. */
const Chip = styled.label<{ $isOut: boolean }>`
  position: relative;
  display: grid;
  place-content: center;
  min-inline-size: 32px;
  min-block-size: ${controlHeight.s};
  padding-inline: ${space[2]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.m};
  background: ${(p) => (p.$isOut ? color.sunken : color.surface)};
  color: ${(p) => (p.$isOut ? color.textSubtle : color.text)};
  ${text.s}
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:hover {
    border-color: ${color.control};
  }
  &:has(:checked) {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }
  ${forcedChoice}
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  ${media.coarse} {
    min-inline-size: ${controlHeight.touch};
    min-block-size: ${controlHeight.touch};
  }
`;
