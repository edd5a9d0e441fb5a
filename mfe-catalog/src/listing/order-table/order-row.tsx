import type { ProductItem } from '@shop/contracts/catalog/products';
import { Badge, Link, Text, VisuallyHidden } from '@shop/ui';
import { memo, useContext, useId } from 'react';
import { CompareToggle } from '../../common/lists/compare-toggle.tsx';
import { FavouriteToggle } from '../../common/lists/favourite-toggle.tsx';
import { firstOffer, offerLabel } from '../../common/offers/offer-choice.ts';
import { Hint, Name, Toggles } from '../../common/quantity-fields/cell-parts.ts';
import { rowName } from '../../common/quantity-fields/use-quantity.ts';
import { ProductNameContext } from '../../common/selection/listing-tools.ts';
import { SelectBox } from '../../common/selection/select-box.tsx';
import { FastViewIcon } from '../fast-view/fast-view-button.tsx';
import { Cell, Line } from './order-table-parts.ts';
import { QuantityCell } from './quantity-cell.tsx';
import { RowPrice } from './row-price.tsx';
import { RowStock } from './row-stock.tsx';
import { RowSum } from './row-sum.tsx';
import type { OrderTableRow, TableRow } from './table-rows.ts';

interface OrderRowProps {
  readonly row: TableRow;
  readonly index: number;
  /** Px of rows before it that are not there. */
  readonly gap: number;
  readonly measure: (element: HTMLElement | null) => void;
  readonly canOrder: boolean;
  /** A user who may not see prices has no column of them. */
  readonly hasPrices: boolean;
  readonly onFocus: (index: number) => void;
  readonly onGo: (index: number, step: 1 | -1) => void;
  readonly onPasteBlock: (offerId: number, block: string) => void;
}

/** A line of the table, where the virtual list puts it. */
export function OrderRow({ row, index, gap, measure, ...rest }: OrderRowProps) {
  return (
    <Line
      ref={measure}
      $kind={row.offer ? (row.isGrouped ? 'size' : 'single') : 'name'}
      data-index={index}
      aria-rowindex={index + 2}
      style={{ marginBlockStart: gap }}
    >
      {row.offer ? (
        <OfferCells row={row} index={index} {...rest} />
      ) : (
        <NameCells product={row.product} hasPrices={rest.hasPrices} />
      )}
    </Line>
  );
}

/** The name of a product whose sizes stand below. */
function NameCells({ product, hasPrices }: { readonly product: ProductItem; readonly hasPrices: boolean }) {
  return (
    <>
      <Cell $area="product" aria-colspan={hasPrices ? 6 : 5}>
        <ProductName product={product} link={`/detail/${encodeURIComponent(product.code)}/`} />
      </Cell>
      <ProductToggles product={product} />
    </>
  );
}

/** Scrolling moves rows and draws none of them again. */
const OfferCells = memo(function OfferCells(
  props: Omit<OrderRowProps, 'gap' | 'measure' | 'row'> & { row: OrderTableRow },
) {
  const { row, index, canOrder, hasPrices, onFocus, onGo, onPasteBlock } = props;
  const { product, offer, isGrouped } = row;
  const id = useId();
  const variant = offerLabel(offer);
  const name = rowName(product, offer);
  const suffix = offer === firstOffer(product.offers) ? '' : `?offer=${offer.id}`;
  const link = `/detail/${encodeURIComponent(product.code)}/${suffix}`;
  return (
    <>
      <Cell $area="tick">
        <SelectBox product={product} offer={offer} name={name} />
      </Cell>
      <Cell $area="product">
        {isGrouped ? (
          <Name $isSize>
            <VisuallyHidden>{product.name}, </VisuallyHidden>
            <Link to={link} tone="default">
              {variant || offer.name}
            </Link>
            <Hint>{offer.article}</Hint>
          </Name>
        ) : (
          <ProductName product={product} link={link} article={offer.article} />
        )}
      </Cell>
      {hasPrices && (
        <Cell $area="price">
          <RowPrice product={product} offer={offer} />
        </Cell>
      )}
      <Cell $area="stock">
        <RowStock product={product} offer={offer} id={`${id}-stock`} />
      </Cell>
      <Cell $area="quantity">
        <QuantityCell
          product={product}
          offer={offer}
          name={name}
          id={id}
          canOrder={canOrder}
          onFocus={() => onFocus(index)}
          onStep={(step) => onGo(index, step)}
          onPasteBlock={(block) => onPasteBlock(offer.id, block)}
        />
      </Cell>
      <Cell $area="sum">{canOrder && <RowSum product={product} offer={offer} id={`${id}-note`} />}</Cell>
      {isGrouped ? <VisuallyHidden role="cell" /> : <ProductToggles product={product} offerId={offer.id} />}
    </>
  );
});

interface ProductNameProps {
  readonly product: ProductItem;
  readonly link: string;
  /** Before the name, where it is the product's own. */
  readonly article?: string;
}

function ProductName({ product, link, article }: ProductNameProps) {
  const nameOf = useContext(ProductNameContext);
  return (
    <Name $isAlone={article !== undefined}>
      {article && <Hint>{article} </Hint>}
      {product.isPurchased && (
        <Text size="xs">
          <Badge tone="info">Покупали раньше</Badge>{' '}
        </Text>
      )}
      <Link to={link} tone="default" title={product.name}>
        {nameOf(product)}
      </Link>
    </Name>
  );
}

interface ProductTogglesProps {
  readonly product: ProductItem;
  /** The row's own size, where it has one. */
  readonly offerId?: number;
}

function ProductToggles({ product, offerId }: ProductTogglesProps) {
  const { id, name } = product;
  return (
    <Toggles>
      <FastViewIcon product={product} offerId={offerId} />
      <FavouriteToggle productId={id} name={name} size="s" />
      <CompareToggle productId={id} name={name} size="s" />
    </Toggles>
  );
}
