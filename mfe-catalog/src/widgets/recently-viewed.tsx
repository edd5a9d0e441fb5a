import { TileStates } from '@shop/kit/page/tile-states';
import { useQuery } from '@shop/platform/query';
import { Link, Panel, Skeleton, Text } from '@shop/ui';
import { viewedProductsQuery } from '../product/viewed/viewed.queries.ts';
import { ViewedStrip } from '../product/viewed/viewed-strip.tsx';

/** Home page: the products the user viewed last. */
export function Widget() {
  const viewed = useQuery(viewedProductsQuery());
  return (
    <Panel title="Вы недавно смотрели" actions={<Link to="/catalog/">Каталог</Link>}>
      <TileStates
        query={viewed}
        pending={<Skeleton height={208} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Text as="p" tone="muted">
            Откройте любой товар в{'\u00a0'}каталоге{'\u00a0'}— он{'\u00a0'}останется здесь, чтобы к{'\u00a0'}
            нему легко было вернуться.
          </Text>
        }
      >
        {({ items }) => <ViewedStrip products={items} />}
      </TileStates>
    </Panel>
  );
}
