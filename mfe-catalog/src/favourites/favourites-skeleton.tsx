import { Row, Skeleton, Stack, VisuallyHidden } from '@shop/ui';
import { ProductGridSkeleton } from '../listing/cards.api.ts';

export function FavouritesSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>Загружаем избранное</VisuallyHidden>
      <Stack gap={4} aria-hidden>
        <Row justify="between">
          <Skeleton height={36} width={220} />
          <Skeleton height={36} width={110} />
        </Row>
        <Row justify="between">
          <Skeleton height={24} width={130} />
          <Skeleton height={36} width={200} />
        </Row>
        <ProductGridSkeleton count={8} />
      </Stack>
    </div>
  );
}
