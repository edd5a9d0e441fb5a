import { type AppealSide, type AppealStatus, statusesToGive } from '@shop/contracts/support/appeal-rules';
import type { Appeal } from '@shop/contracts/support/appeals';
import { Button, toast } from '@shop/ui';
import type { Refusal } from '../../common/refusal-modal.tsx';
import { useSetStatus } from './set-status.mutation.ts';
import { labelOf, outcomeOf } from './status-labels.ts';

interface StatusButtonsProps {
  readonly appeal: Appeal;
  readonly refusal: Refusal;
  /** Statuses to leave out; by default all that the side may set are offered. */
  readonly except?: readonly AppealStatus[];
}

/** Buttons that set a status without a message, at once and with an undo. */
export function StatusButtons({ appeal, refusal, except = [] }: StatusButtonsProps) {
  const { id, side, status } = appeal;
  const set = useSetStatus(id);

  async function setStatus(next: AppealStatus, before: AppealStatus) {
    try {
      await set.mutateAsync(next);
    } catch (error) {
      refusal.show(error, { title: 'Статус не изменён', onRetry: () => void setStatus(next, before) });
      return;
    }
    const previous = undoStatus(side, before, next);
    const undo = previous && { label: 'Вернуть', onClick: () => void setStatus(previous, next) };
    toast.success(outcomeOf(before, next), undo ? { action: undo } : {});
  }

  return statusesToGive(side, status)
    .filter((next) => !except.includes(next))
    .map((next) => (
      <Button
        key={next}
        size={side === 'shop' ? 's' : 'm'}
        pending={set.isPending && set.variables === next}
        onClick={() => void setStatus(next, status)}
      >
        {labelOf(side, status, next)}
      </Button>
    ));
}

/** The status that undoes the change, or at least reopens the appeal. */
function undoStatus(side: AppealSide, before: AppealStatus, next: AppealStatus): AppealStatus | undefined {
  const possible = statusesToGive(side, next);
  if (possible.includes(before)) return before;
  return next === 'closed' ? possible[0] : undefined;
}
