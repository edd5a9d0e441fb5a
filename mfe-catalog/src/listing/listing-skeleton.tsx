import { Row, Skeleton, SkeletonText, Stack, VisuallyHidden } from '@shop/shared/ui';
import { Aside, Columns, Frame } from './listing-layout.ts';
import { ProductGridSkeleton } from './product-grid.tsx';

/** The outline of a listing while its first answer is on its way. */
export function ListingSkeleton({ pageSize }: { readonly pageSize: number }) {
  return (
    <Frame role="status" aria-busy="true">
      <VisuallyHidden>Загружаем товары</VisuallyHidden>
      <Stack gap={4} aria-hidden>
        <Stack gap={1}>
          <Skeleton height={24} width={220} />
          <Skeleton height={36} width="min(360px, 70%)" />
        </Stack>
        <Row gap={2}>
          {[120, 150, 110, 140].map((width) => (
            <Skeleton key={width} height={28} width={width} radius="full" />
          ))}
        </Row>
        <Columns>
          <Aside as="div">
            <Stack gap={6}>
              {['price', 'brand', 'size', 'material'].map((facet) => (
                <SkeletonText key={facet} lines={5} />
              ))}
            </Stack>
          </Aside>
          <Stack gap={3}>
            <Row justify="end">
              <Skeleton height={36} width={340} />
            </Row>
            <ProductGridSkeleton count={Math.min(pageSize, 20)} />
          </Stack>
        </Columns>
      </Stack>
    </Frame>
  );
}
