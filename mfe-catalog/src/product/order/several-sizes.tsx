import type { Offer } from '@shop/contracts/catalog/products';
import { Stack, Text, VisuallyHidden } from '@shop/ui';
import { color, space } from '@shop/ui/theme';
import { type KeyboardEvent, useId, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { offerLabel, variantAxes } from '../../common/offers/offer-choice.ts';
import { offerMatrix } from '../../common/offers/offer-matrix.ts';
import { pasteOffers } from '../../common/quantity-fields/paste-offers.ts';
import {
  QuantitiesProvider,
  useBasketQuantities,
} from '../../common/quantity-fields/quantities-provider.tsx';
import { QuantityAnnouncements } from '../../common/quantity-fields/quantity-announcements.tsx';
import { useListQuantities } from '../../common/quantity-fields/use-list-quantities.ts';
import type { Product } from '../common/product.queries.ts';
import { gridOf, offerAfter, offerBeside } from './offer-grid.ts';
import { SeveralNotes, SeveralTotal } from './several-total.tsx';
import { Corner, Matrix, Scroll } from './size-matrix-parts.ts';
import { SizeQuantity } from './size-quantity.tsx';

export { QuantitiesProvider };

interface SeveralSizesProps {
  readonly product: Product;
}

/**
 * A quantity for each size, all of them at once: what is typed goes to the basket as in the order table. Arrows walk in
 * both directions, Enter goes on, Escape restores.
 */
export function SeveralSizes({ product }: SeveralSizesProps) {
  const { offers } = product;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useListQuantities(useMemo(() => [product], [product]));
  const quantities = useBasketQuantities();
  const matrix = offerMatrix(offers);
  const grid = useMemo(() => gridOf(offers), [offers]);
  const go = (offer: Offer | undefined) => () =>
    box.current?.querySelector<HTMLInputElement>(`[data-offer="${offer?.id}"]`)?.focus();
  const fields = grid.map((row) => row.map((offer) => offer && { product, offer }));
  const cellOf = (offer: Offer) => (
    <SizeQuantity
      product={product}
      offer={offer}
      noteId={`${id}-${offer.id}`}
      onKey={(event) => {
        const to = targetOf(
          event,
          (step) => offerAfter(grid, offer.id, step),
          (step) => offerBeside(grid, offer.id, step),
        );
        return to && go(to.offer);
      }}
      onPasteBlock={(block) => pasteOffers(quantities, fields, { offerId: offer.id, block })}
    />
  );
  return (
    <Stack gap={3} ref={box} role="group" aria-label={`Количество по размерам: ${product.name}`}>
      <Text size="s" tone="muted">
        Введённое сразу попадает в{'\u00a0'}корзину. Под{'\u00a0'}полем — свободный остаток.
      </Text>
      {matrix ? (
        <Scroll tabIndex={-1}>
          <Matrix>
            <VisuallyHidden as="caption">{`${matrix.columnAxis} и ${matrix.rowAxis.toLowerCase()}, в ячейках количество`}</VisuallyHidden>
            <thead>
              <tr>
                <Corner scope="col">
                  {matrix.rowAxis} <span aria-hidden>\</span> {matrix.columnAxis}
                </Corner>
                {matrix.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {matrix.rows.map((row) => (
                <tr key={row}>
                  <th scope="row">{row}</th>
                  {matrix.columns.map((column) => {
                    const offer = matrix.offerAt(row, column);
                    return (
                      <td key={column}>
                        {offer ? cellOf(offer) : <None aria-label="не выпускается">—</None>}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </Matrix>
        </Scroll>
      ) : (
        <Sizes aria-label={variantAxes(offers).join(', ') || 'Варианты'}>
          {offers.map((offer) => (
            <li key={offer.id}>
              <Text size="s" weight="medium">
                {offerLabel(offer) || offer.name}
              </Text>
              {cellOf(offer)}
            </li>
          ))}
        </Sizes>
      )}
      <SeveralNotes offers={offers} idOf={(offer) => `${id}-${offer.id}`} />
      <SeveralTotal product={product} />
      <QuantityAnnouncements />
    </Stack>
  );
}

type Beside = (step: Parameters<typeof offerBeside>[2]) => Offer | undefined;

/** Where a key leads; undefined for keys that stay in the field. Left and right leave it only at its edge. */
function targetOf(
  { key, shiftKey, currentTarget: field }: KeyboardEvent<HTMLInputElement>,
  after: (step: 1 | -1) => Offer | undefined,
  beside: Beside,
): { readonly offer: Offer | undefined } | undefined {
  const { selectionStart, selectionEnd, value } = field;
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  switch (key) {
    case 'Enter':
      return { offer: after(shiftKey ? -1 : 1) };
    case 'ArrowDown':
      return { offer: beside({ rows: 1, columns: 0 }) };
    case 'ArrowUp':
      return { offer: beside({ rows: -1, columns: 0 }) };
    case 'ArrowLeft':
      return isWhole || selectionEnd === 0 ? { offer: beside({ rows: 0, columns: -1 }) } : undefined;
    case 'ArrowRight':
      return isWhole || selectionStart === value.length
        ? { offer: beside({ rows: 0, columns: 1 }) }
        : undefined;
    default:
      return undefined;
  }
}

const None = styled.div`
  text-align: center;
  color: ${color.textDisabled};
`;

const Sizes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(76px, 1fr));
  gap: ${space[3]} ${space[2]};
  & > li {
    display: grid;
    gap: 2px;
    justify-items: center;
    text-align: center;
  }
`;
