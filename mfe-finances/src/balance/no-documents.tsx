import { Button } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { WalletIcon } from '@shop/ui/parts/icons';

/** A company that has neither bought nor paid: what will stand here, and how it begins. */
export function NoDocuments() {
  return (
    <EmptyState
      icon={<WalletIcon />}
      title="Операций пока не было"
      action={
        <Button variant="primary" to="/catalog/">
          Перейти в каталог
        </Button>
      }
    >
      После первой отгрузки здесь появятся задолженность и&nbsp;сроки оплаты, лимит по&nbsp;договору
      и&nbsp;графики отгрузок и&nbsp;оплат. Начните с&nbsp;заказа в&nbsp;каталоге.
    </EmptyState>
  );
}
