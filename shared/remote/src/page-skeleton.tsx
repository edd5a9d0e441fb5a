import { Stack } from '@shop/ui/core/layout';
import { Skeleton, SkeletonText } from '@shop/ui/core/skeleton';
import { VisuallyHidden } from '@shop/ui/core/visually-hidden';

/**
 * What stands in the outlet until the area and its page have come: the outline of a heading and a list.
 * As high as the screen, so that the footer is not seen and then pushed away.
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
