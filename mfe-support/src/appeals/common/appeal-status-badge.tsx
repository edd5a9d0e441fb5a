import { APPEAL_STATUS_NAMES, type AppealStatus } from '@shop/contracts/support/appeals';
import { Badge } from '@shop/ui';
import type { Tone } from '@shop/ui/theme';

const tones: Readonly<Record<AppealStatus, Tone>> = {
  new: 'info',
  'in-progress': 'accent',
  waiting: 'warning',
  solved: 'success',
  closed: 'neutral',
};

export function AppealStatusBadge({ status }: { status: AppealStatus }) {
  return <Badge tone={tones[status]}>{APPEAL_STATUS_NAMES[status]}</Badge>;
}
