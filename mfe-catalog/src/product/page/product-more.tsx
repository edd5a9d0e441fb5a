import { useQuery } from '@shop/platform/query';
import { Heading, Skeleton, Stack } from '@shop/ui';
import type { Relation } from '../../common/related/related.queries.ts';
import { RelatedProducts } from '../../common/related/related-products.tsx';
import type { Product } from '../common/product.queries.ts';
import { viewedProductsQuery } from '../viewed/viewed.queries.ts';
import { ViewedStrip } from '../viewed/viewed-strip.tsx';

/** Accessories and consumables of a product, and the products viewed before it. */
export function ProductMore({ product }: { readonly product: Product }) {
  return (
    <Stack gap={8}>
      <Block product={product} relation="accessories" title="Аксессуары" />
      <Block product={product} relation="consumables" title="Расходные материалы" />
      <Viewed productId={product.id} />
    </Stack>
  );
}

interface BlockProps {
  readonly product: Product;
  readonly relation: Relation;
  readonly title: string;
}

function Block({ product, relation, title }: BlockProps) {
  const count = product.counts[relation];
  if (count === 0) return null;
  return (
    <Stack gap={4} as="section" aria-label={title}>
      <Heading level={2}>{title}</Heading>
      <RelatedProducts relation={relation} productId={product.id} count={count} />
    </Stack>
  );
}

/** Renders nothing on failure, because the page is about something else. */
function Viewed({ productId }: { readonly productId: number }) {
  const viewed = useQuery(viewedProductsQuery());
  const others = viewed.data?.items.filter(({ id }) => id !== productId) ?? [];
  if (!viewed.isPending && others.length === 0) return null;
  return (
    <Stack gap={4} as="section" aria-label="Вы недавно смотрели">
      <Heading level={2}>Вы недавно смотрели</Heading>
      {viewed.isPending ? (
        <div aria-busy="true">
          <Skeleton height={208} />
        </div>
      ) : (
        <ViewedStrip products={others} />
      )}
    </Stack>
  );
}
