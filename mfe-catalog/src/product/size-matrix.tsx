import type { Offer } from '@shop/shared/contracts/products';
import { amountOf } from '@shop/shared/format/measure';
import { formatNumber } from '@shop/shared/format/number';
import { color, controlHeight, font, media, radius, space, text } from '@shop/shared/theme';
import { VisuallyHidden } from '@shop/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { type OfferMatrix, variantAxes } from '../offers/offer-choice.ts';

interface SizeMatrixProps {
  readonly matrix: OfferMatrix;
  readonly chosen: Offer;
  readonly unit: string;
  readonly onChoose: (offerId: number) => void;
}

/** Sizes across, heights down, the free stock in each cell. One radio group: arrows walk, Tab leaves. */
export function SizeMatrix({ matrix, chosen, unit, onChoose }: SizeMatrixProps) {
  const name = useId();
  const { columnAxis, rowAxis, columns, rows, offerAt } = matrix;
  return (
    <Scroll>
      <Table>
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
      </Table>
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
        checked={offer.id === chosen.id}
        onChange={() => onChoose(offer.id)}
        aria-label={`${size}: ${isInStock ? amountOf(quantity, unit) : 'нет в наличии'}`}
      />
      <span aria-hidden>{isInStock ? formatNumber(quantity) : '0'}</span>
    </Option>
  );
}

const Scroll = styled.div`
  overflow-x: auto;
  margin: -3px;
  padding: 3px;
`;

const Table = styled.table`
  border-collapse: separate;
  border-spacing: ${space[1]};
  margin: -${space[1]};
  ${font.tabular}
  ${text.s}
  th {
    padding: 0 ${space[1]};
    font-weight: ${font.medium};
    white-space: nowrap;
    text-align: center;
  }
  th[scope='row'] {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    background: ${color.surface};
    text-align: start;
  }
`;

const Corner = styled.th`
  && {
    color: ${color.textSubtle};
    font-weight: ${font.regular};
    text-align: start;
  }
`;

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
