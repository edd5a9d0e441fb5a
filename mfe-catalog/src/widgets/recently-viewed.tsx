import type { ProductItem } from '@shop/shared/contracts/products';
import { messageOf } from '@shop/shared/http';
import { useQuery } from '@shop/shared/query';
import { font, space } from '@shop/shared/theme';
import { Link, Panel, Skeleton, Text } from '@shop/shared/ui';
import { Money } from '@shop/shared/ui/money';
import { Picture } from '@shop/shared/ui/picture';
import { TileFailure } from '@shop/shared/ui/tile-failure';
import styled from 'styled-components';
import { priceAt } from '../offers/price.ts';
import { viewedProductsQuery } from '../viewed/viewed.queries.ts';

/** Home page: the products the user looked at last, side by side; the row scrolls. */
export function Widget() {
  const viewed = useQuery(viewedProductsQuery());
  return (
    <Panel title="Вы недавно смотрели" actions={<Link to="/catalog/">Каталог</Link>}>
      {viewed.isPending ? (
        <Skeleton height={208} />
      ) : !viewed.data ? (
        <TileFailure message={messageOf(viewed.error)} onRetry={() => void viewed.refetch()} />
      ) : viewed.data.items.length === 0 ? (
        <Text as="p" tone="muted">
          Откройте любой товар в{'\u00a0'}каталоге{'\u00a0'}— он{'\u00a0'}останется здесь, чтобы к{'\u00a0'}
          нему легко было вернуться.
        </Text>
      ) : (
        <Strip>
          {viewed.data.items.map((product) => (
            <Item key={product.id} product={product} />
          ))}
        </Strip>
      )}
    </Panel>
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

/** The whole card leads to the product; the name is what it is called. */
const Name = styled(Link)`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
