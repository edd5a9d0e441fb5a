import { Skeleton, Stack } from '@shop/ui';
import { TotalsSkeleton } from '../totals.tsx';

/** The height of a plan and earlier periods. */
export function BonusSkeleton() {
  return (
    <Stack gap={5} aria-busy="true" aria-label="Бонусный план загружается">
      <TotalsSkeleton count={3} />
      <Skeleton height={300} radius="l" />
      <Skeleton height={220} radius="l" />
    </Stack>
  );
}
