import type { Offer } from '@shop/contracts/catalog/products';
import { amountOf } from '@shop/domain/format/measure';
import { formatNumber } from '@shop/domain/format/number';
import { VisuallyHidden } from '@shop/ui';
import { color, controlHeight, font, media, radius } from '@shop/ui/theme';
import { type KeyboardEvent, useId } from 'react';
import styled from 'styled-components';
import { forcedChoice } from '../../common/offers/forced-choice.ts';
import { variantAxes } from '../../common/offers/offer-choice.ts';
import type { OfferMatrix } from '../../common/offers/offer-matrix.ts';
import { type GridStep, gridOfMatrix, offerBeside } from './offer-grid.ts';
import { Corner, Matrix, Scroll } from './size-matrix-parts.ts';

interface SizeMatrixProps {
  readonly matrix: OfferMatrix;
  readonly chosen: Offer;
  readonly unit: string;
  readonly onChoose: (offerId: number) => void;
}

const STEPS: Readonly<Record<string, GridStep>> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
};

/**
 * Sizes across, heights down, the free stock in each cell. One radio group: arrows walk along the row and down the
 * column, Tab leaves.
 */
export function SizeMatrix({ matrix, chosen, unit, onChoose }: SizeMatrixProps) {
  const name = useId();
  const { columnAxis, rowAxis, columns, rows, offerAt } = matrix;

  /** By itself a radio group knows only the next one and the one before. */
  function handleKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = offerBeside(gridOfMatrix(matrix), chosen.id, step);
    if (!next) return;
    onChoose(next.id);
    event.currentTarget.querySelector<HTMLInputElement>(`input[value="${next.id}"]`)?.focus();
  }

  return (
    <Scroll>
      <Matrix onKeyDown={handleKeyDown}>
        <VisuallyHidden as="caption">{`${columnAxis} и ${rowAxis.toLowerCase()}, в ячейках остаток`}</VisuallyHidden>
        <thead>
          <tr>
            <Corner scope="col">
              {rowAxis} <span aria-hidden>\</span> {columnAxis}
            </Corner>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {columns.map((column) => (
                <td key={column}>
                  <Cell offer={offerAt(row, column)} {...{ name, chosen, unit, onChoose }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Matrix>
    </Scroll>
  );
}

interface CellProps {
  readonly offer: Offer | undefined;
  readonly name: string;
  readonly chosen: Offer;
  readonly unit: string;
  readonly onChoose: (offerId: number) => void;
}

function Cell({ offer, name, chosen, unit, onChoose }: CellProps) {
  if (!offer) return <None aria-label="не выпускается">—</None>;
  const { isInStock, quantity } = offer.stockStatus;
  const size = variantAxes([offer])
    .map((axis) => `${axis} ${offer.variant[axis]}`)
    .join(', ');
  return (
    <Option $isOut={!isInStock}>
      <input
        type="radio"
        name={name}
        value={offer.id}
        checked={offer.id === chosen.id}
        onChange={() => onChoose(offer.id)}
        aria-label={`${size}: ${isInStock ? amountOf(quantity, unit) : 'нет в наличии'}`}
      />
      <span aria-hidden>{isInStock ? formatNumber(quantity) : '0'}</span>
    </Option>
  );
}

const Option = styled.label<{ $isOut: boolean }>`
  position: relative;
  display: grid;
  place-content: center;
  min-inline-size: 56px;
  min-block-size: 32px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.m};
  background: ${(p) => (p.$isOut ? color.sunken : color.surface)};
  color: ${(p) => (p.$isOut ? color.textSubtle : color.text)};
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
    background: ${color.accentSoft};
    box-shadow: inset 0 0 0 1px ${color.accent};
    font-weight: ${font.bold};
  }
  ${forcedChoice}
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
  }
  ${media.coarse} {
    min-block-size: ${controlHeight.touch};
  }
`;

const None = styled.div`
  text-align: center;
  color: ${color.textDisabled};
`;
