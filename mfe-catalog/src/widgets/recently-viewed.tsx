import { useQuery } from '@shop/platform/query';
import { Link, Panel, Skeleton, Text } from '@shop/ui';
import { TileFailure } from '@shop/ui/parts/tile-failure';
import { viewedProductsQuery } from '../product/viewed/viewed.queries.ts';
import { ViewedStrip } from '../product/viewed/viewed-strip.tsx';

/** Home page: the products the user viewed last. */
export function Widget() {
  const viewed = useQuery(viewedProductsQuery());
  return (
    <Panel
      aria-busy={viewed.isPending}
      title="Вы недавно смотрели"
      actions={<Link to="/catalog/">Каталог</Link>}
    >
      {viewed.isPending ? (
        <Skeleton height={208} />
      ) : !viewed.data ? (
        <TileFailure error={viewed.error} onRetry={() => void viewed.refetch()} />
      ) : viewed.data.items.length === 0 ? (
        <Text as="p" tone="muted">
          Откройте любой товар в{'\u00a0'}каталоге{'\u00a0'}— он{'\u00a0'}останется здесь, чтобы к{'\u00a0'}
          нему легко было вернуться.
        </Text>
      ) : (
        <ViewedStrip products={viewed.data.items} />
      )}
    </Panel>
  );
}
