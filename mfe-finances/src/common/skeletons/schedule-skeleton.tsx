import { PAGE_SIZE } from '@shop/domain/constants';
import { Skeleton, Stack } from '@shop/ui';
import { ListSkeleton } from '@shop/ui/parts/list-skeleton';
import { ListWithAside } from '../list-with-aside.ts';
import { TotalsSkeleton } from '../totals.tsx';

/** The height of a full page of the schedule with the calendar. */
export function ScheduleSkeleton() {
  return (
    <Stack gap={5} aria-busy="true" aria-label="График платежей загружается">
      <TotalsSkeleton count={3} />
      <ListWithAside>
        <Stack gap={3}>
          <Skeleton height={28} />
          <ListSkeleton lines={PAGE_SIZE.finances} lineHeight={57} cardHeight={150} />
        </Stack>
        <Skeleton height={470} radius="l" />
      </ListWithAside>
    </Stack>
  );
}
