import { APPEAL_STATUS_NAMES, type AppealStatus } from '@shop/shared/contracts/appeals';
import type { Tone } from '@shop/shared/theme';
import { Badge } from '@shop/shared/ui';

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
