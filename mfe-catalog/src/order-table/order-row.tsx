import { Badge, Link, Text } from '@shop/shared/ui';
import { memo, useContext } from 'react';
import { ProductNameContext } from '../listing/listing-tools.ts';
import { CompareToggle } from '../lists/compare-toggle.tsx';
import { FavouriteToggle } from '../lists/favourite-toggle.tsx';
import { firstOffer, offerLabel } from '../offers/offer-choice.ts';
import { SelectBox } from '../selection/select-box.tsx';
import type { OrderTableRow } from './order-table.tsx';
import { Cell, Line, Name, Toggles } from './order-table-parts.ts';
import { QuantityCell } from './quantity-cell.tsx';
import { RowPrice } from './row-price.tsx';
import { RowStock } from './row-stock.tsx';
import { rowName } from './use-order-sheet.ts';

interface OrderRowProps {
  readonly row: OrderTableRow;
  readonly index: number;
  /** Px of rows before it that are not there. */
  readonly gap: number;
  readonly measure: (element: HTMLElement | null) => void;
  readonly canOrder: boolean;
  readonly onFocus: (index: number) => void;
  readonly onGo: (index: number) => void;
}

/** One size of a product, where the virtual list puts it. */
export function OrderRow({ row, index, gap, measure, ...rest }: OrderRowProps) {
  return (
    <Line ref={measure} data-index={index} aria-rowindex={index + 2} style={{ marginBlockStart: gap }}>
      <Cells row={row} index={index} {...rest} />
    </Line>
  );
}

/** Scrolling moves rows and draws none of them again. */
const Cells = memo(function Cells(props: Omit<OrderRowProps, 'gap' | 'measure'>) {
  const { row, index, canOrder, onFocus, onGo } = props;
  const { product, offer } = row;
  const nameOf = useContext(ProductNameContext);
  const variant = offerLabel(offer);
  const name = rowName(product, offer);
  const suffix = offer === firstOffer(product.offers) ? '' : `?offer=${offer.id}`;
  return (
    <>
      <Cell $area="tick">
        <SelectBox product={product} offer={offer} name={name} />
      </Cell>
      <Cell $area="product">
        <Name>
          <Link to={`/detail/${encodeURIComponent(product.code)}/${suffix}`} tone="default" title={name}>
            {nameOf(product)}
          </Link>
        </Name>
        {variant && (
          <>
            <Text size="s" weight="medium">
              {variant}
            </Text>
            {' · '}
          </>
        )}
        <Text size="xs" tone="subtle" numeric>
          {offer.article}
        </Text>{' '}
        {product.isPurchased && <Badge tone="info">Покупали раньше</Badge>}
      </Cell>
      <Cell $area="price">
        <RowPrice product={product} offer={offer} />
      </Cell>
      <Cell $area="stock">
        <RowStock offer={offer} unit={product.measure.measureBase} />
      </Cell>
      <Cell $area="quantity">
        <QuantityCell
          product={product}
          offer={offer}
          name={name}
          canOrder={canOrder}
          onFocus={() => onFocus(index)}
          onStep={(step) => onGo(index + step)}
        />
      </Cell>
      <Toggles>
        <FavouriteToggle productId={product.id} name={name} size="s" />
        <CompareToggle productId={product.id} name={name} size="s" />
      </Toggles>
    </>
  );
});
