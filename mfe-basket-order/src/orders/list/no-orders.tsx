import { Button } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { OrdersIcon } from '@shop/ui/parts/icons';

interface NoOrdersProps {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

export function NoOrders({ isFiltered, onClear }: NoOrdersProps) {
  return isFiltered ? (
    <EmptyState
      icon={<OrdersIcon />}
      title="Таких заказов нет"
      action={<Button onClick={onClear}>Сбросить фильтры</Button>}
    >
      Под выбранные условия не&nbsp;подходит ни&nbsp;один заказ.
    </EmptyState>
  ) : (
    <EmptyState
      icon={<OrdersIcon />}
      title="Заказов пока не было"
      action={
        <Button variant="primary" to="/catalog/">
          Перейти в каталог
        </Button>
      }
    >
      Здесь появятся ваши заказы: их состав, отгрузка и&nbsp;документы.
    </EmptyState>
  );
}
