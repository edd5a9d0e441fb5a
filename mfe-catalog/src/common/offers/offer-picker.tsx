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

/** At most this many short sizes stand side by side on a card; more become a list. */
const CHIPS_MAX = 5;
const CHIP_LABEL_MAX = 5;

/** Choice of a variant where there is little room: chips for a few short sizes, else a list. */
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

/** Variants side by side, one of them chosen; those out of stock are dimmed but can be looked at. */
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

/** The look of one variant among others; the radio inside is seen by its frame only. */
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
