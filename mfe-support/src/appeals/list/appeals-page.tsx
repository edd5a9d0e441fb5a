import { useIsAllowed } from '@shop/platform/session';
import { Stack } from '@shop/ui';
import { NoRight } from '../common/no-right.tsx';
import { AppealsHeader } from './appeals-header.tsx';
import { ManagedAppeals } from './managed-appeals.tsx';
import { OwnAppeals } from './own-appeals.tsx';

/** Appeals of the company, or of all clients for a manager (§6). */
export function AppealsPage() {
  const isManager = useIsAllowed('manager.appeals');
  const maySeeOwn = useIsAllowed('appeal.see');
  if (isManager) return <ManagedAppeals />;
  if (maySeeOwn) return <OwnAppeals />;
  return (
    <Stack gap={5}>
      <AppealsHeader />
      <NoRight />
    </Stack>
  );
}
