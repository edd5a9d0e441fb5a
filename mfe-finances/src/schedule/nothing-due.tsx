import { Button } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { SuccessIcon } from '@shop/ui/parts/icons';

/** The empty state when nothing is owed. */
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

/** The chosen day has nothing due: it was paid, or belongs to another company. */
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
