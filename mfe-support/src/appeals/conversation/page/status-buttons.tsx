import { type AppealSide, type AppealStatus, statusesToGive } from '@shop/contracts/support/appeal-rules';
import type { Appeal } from '@shop/contracts/support/appeals';
import { Button, toast } from '@shop/ui';
import type { Refusal } from '../../common/refusal-modal.tsx';
import { useSetStatus } from './set-status.mutation.ts';
import { labelOf, outcomeOf } from './set-status-words.ts';

interface StatusButtonsProps {
  readonly appeal: Appeal;
  readonly refusal: Refusal;
  /** All that its side may give, unless some of them are left out here. */
  readonly except?: readonly AppealStatus[];
}

/** Gives a status without a message. Nothing is asked: for a moment it can be taken back. */
export function StatusButtons({ appeal, refusal, except = [] }: StatusButtonsProps) {
  const { id, side, status } = appeal;
  const set = useSetStatus(id);

  async function give(next: AppealStatus, before: AppealStatus) {
    try {
      await set.mutateAsync(next);
    } catch (error) {
      refusal.tell(error, { title: 'Статус не изменён', onRetry: () => void give(next, before) });
      return;
    }
    const back = wayBack(side, before, next);
    const undo = back && { label: 'Вернуть', onClick: () => void give(back, next) };
    toast.success(outcomeOf(before, next), undo ? { action: undo } : {});
  }

  return statusesToGive(side, status)
    .filter((next) => !except.includes(next))
    .map((next) => (
      <Button
        key={next}
        size={side === 'shop' ? 's' : 'm'}
        pending={set.isPending && set.variables === next}
        onClick={() => void give(next, status)}
      >
        {labelOf(side, status, next)}
      </Button>
    ));
}

/** What to give it so that it is as before, or at least open again. */
function wayBack(side: AppealSide, before: AppealStatus, next: AppealStatus): AppealStatus | undefined {
  const given = statusesToGive(side, next);
  if (given.includes(before)) return before;
  return next === 'closed' ? given[0] : undefined;
}
