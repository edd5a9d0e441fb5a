import { Skeleton, SkeletonText, Stack, VisuallyHidden } from '@shop/ui';
import { Columns, Frame } from './product-layout.ts';

export function ProductSkeleton() {
  return (
    <Frame role="status" aria-busy="true">
      <VisuallyHidden>Загружаем товар</VisuallyHidden>
      <Stack gap={6} aria-hidden>
        <Stack gap={2}>
          <Skeleton height={20} width={260} />
          <Skeleton height={36} width="min(560px, 90%)" />
          <Skeleton height={20} width={180} />
        </Stack>
        <Columns>
          <Skeleton height={420} radius="l" />
          <Skeleton height={420} radius="l" />
        </Columns>
        <SkeletonText lines={5} />
      </Stack>
    </Frame>
  );
}

export function FastViewSkeleton() {
  return (
    <Frame role="status" aria-busy="true">
      <VisuallyHidden>Загружаем товар</VisuallyHidden>
      <Stack gap={4} aria-hidden>
        <Skeleton height={20} width={260} />
        <Columns>
          <Skeleton height={380} radius="l" />
          <Skeleton height={420} radius="l" />
        </Columns>
      </Stack>
    </Frame>
  );
}
