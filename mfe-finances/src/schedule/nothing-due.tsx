import { Button } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { SuccessIcon } from '@shop/ui/parts/icons';

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

/** The day of the address has nothing any more: it was paid, or another company is looked at. */
export function NothingThatDay({ onShowAll }: { readonly onShowAll: () => void }) {
  return (
    <EmptyState
      compact
      icon={<SuccessIcon />}
      title="В&nbsp;этот день платить нечего"
      action={<Button onClick={onShowAll}>Показать все дни</Button>}
    />
  );
}
