import { PAGE_SIZE } from '@shop/shared/contracts/constants';
import { Stack } from '@shop/shared/ui';
import { ListSkeleton } from '../common/list-skeleton.tsx';
import { TotalsSkeleton } from '../common/totals.tsx';

/** As high as a full page of the schedule. */
export function ScheduleSkeleton() {
  return (
    <Stack gap={5} aria-busy="true" aria-label="График платежей загружается">
      <TotalsSkeleton count={3} />
      <ListSkeleton lines={PAGE_SIZE.finances} />
    </Stack>
  );
}
