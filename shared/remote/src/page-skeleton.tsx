import { Stack } from '@shop/ui/core/layout';
import { Skeleton, SkeletonText } from '@shop/ui/core/skeleton';
import { VisuallyHidden } from '@shop/ui/core/visually-hidden';

/**
 * The skeleton of the outlet until the area and its page have loaded: a heading and a list. As high as the viewport,
 * so that the footer does not appear and then jump.
 */
export function PageSkeleton() {
  return (
    <Stack gap={6} aria-busy="true" role="status" style={{ minBlockSize: '100dvh' }}>
      <VisuallyHidden>Загружаем страницу</VisuallyHidden>
      <Skeleton height={36} width="min(320px, 60%)" />
      <SkeletonText lines={2} />
      <Skeleton height={360} />
    </Stack>
  );
}
