import { Button } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { WalletIcon } from '@shop/ui/parts/icons';

interface NoHistoryProps {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

/** The list is empty because of the filter, or because there are no documents yet. */
export function NoHistory({ isFiltered, onClear }: NoHistoryProps) {
  return isFiltered ? (
    <EmptyState
      icon={<WalletIcon />}
      title="Таких документов нет"
      action={<Button onClick={onClear}>Сбросить фильтры</Button>}
    >
      За&nbsp;этот период под выбранные условия не&nbsp;подходит ни&nbsp;один документ.
    </EmptyState>
  ) : (
    <EmptyState
      icon={<WalletIcon />}
      title="Операций пока не было"
      action={
        <Button variant="primary" to="/catalog/">
          Перейти в каталог
        </Button>
      }
    >
      Здесь появятся отгрузки, ваши оплаты и&nbsp;то, что ими оплачено.
    </EmptyState>
  );
}
