import type { ProductItem } from '@shop/contracts/catalog/products';
import { Link, Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';
import { Picture } from '@shop/ui/parts/picture';
import { font, space } from '@shop/ui/theme';
import styled from 'styled-components';
import { priceAt } from '../../common/offers/price.ts';

/** A row of small product cards that scrolls sideways. */
export function ViewedStrip({ products }: { readonly products: readonly ProductItem[] }) {
  return (
    <Strip>
      {products.map((product) => (
        <Item key={product.id} product={product} />
      ))}
    </Strip>
  );
}

function Item({ product }: { product: ProductItem }) {
  const { code, name, previewPicture, prices, minOrderCount } = product;
  return (
    <li>
      <Picture src={previewPicture} alt="" />
      <Name to={`/detail/${code}/`} tone="default" title={name}>
        <Text size="s" clamp={3}>
          {name}
        </Text>
      </Name>
      {prices && <Money kopecks={priceAt(prices, minOrderCount)} size="s" weight="medium" />}
    </li>
  );
}

const Strip = styled.ul`
  display: grid;
  grid-auto-columns: 120px;
  grid-auto-flow: column;
  gap: ${space[3]};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scrollbar-width: thin;
  padding-block-end: ${space[1]};
  & > li {
    position: relative;
    display: grid;
    grid-template: auto 1fr auto / minmax(0, 1fr);
    gap: ${space[1]};
    scroll-snap-align: start;
    ${font.tabular}
  }
`;

/** The link covers the whole card, and the name is its label. */
const Name = styled(Link)`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
