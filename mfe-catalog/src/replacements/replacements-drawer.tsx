import type { ProductItem } from '@shop/contracts/catalog/products';
import { Drawer, Stack, Text } from '@shop/ui';
import styled from 'styled-components';
import { RelatedList } from '../common/related/related-products.tsx';
import { useBasketRefresh } from '../common/use-basket-refresh.ts';
import { replacementsQuery } from './replacements.queries.ts';

interface ReplacementsDrawerProps {
  readonly productId: number;
  readonly productName: string;
  readonly analogs: readonly ProductItem[];
  readonly onClose: () => void;
}

/** Analogs of a product, each with its own basket button. */
export function ReplacementsDrawer(props: ReplacementsDrawerProps) {
  const { productId, productName, analogs, onClose } = props;
  useBasketRefresh(
    replacementsQuery(productId).queryKey,
    analogs.flatMap(({ offers }) => offers.map(({ id }) => id)),
  );
  return (
    <Drawer isOpen onClose={onClose} title="Чем заменить">
      <Plain gap={4}>
        <Text as="p">
          {productName}: нет в{'\u00a0'}наличии. Вместо этого товара подойдут:
        </Text>
        <RelatedList
          products={analogs.map((product) => ({
            ...product,
            basketAdd: product.stockStatus.isInStock && product.offers.length === 1,
          }))}
        />
      </Plain>
    </Drawer>
  );
}

/** Resets styles inherited from the row that opens the drawer. */
const Plain = styled(Stack)`
  text-align: start;
  white-space: normal;
`;
