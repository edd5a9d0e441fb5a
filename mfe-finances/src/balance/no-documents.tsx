import { Button } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { WalletIcon } from '@shop/ui/parts/icons';

/** The empty state of a company without documents: what will appear here and how to begin. */
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
