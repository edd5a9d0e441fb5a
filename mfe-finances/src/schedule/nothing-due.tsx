import { Button } from '@shop/shared/ui';
import { EmptyState } from '@shop/shared/ui/empty-state';
import { SuccessIcon } from '@shop/shared/ui/icons';

/** Nothing is owed: said as the good news it is. */
export function NothingDue() {
  return (
    <EmptyState
      icon={<SuccessIcon />}
      title="Платить сейчас нечего"
      action={<Button to="/finances/history/">История платежей</Button>}
    >
      Здесь появятся сроки оплаты отгрузок. За&nbsp;три дня до&nbsp;срока пришлём напоминание.
    </EmptyState>
  );
}
