import { Button } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { StoreIcon } from '@shop/ui/parts/icons';

interface NoSalePointsProps {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

export function NoSalePoints({ isFiltered, onClear }: NoSalePointsProps) {
  if (isFiltered)
    return (
      <EmptyState
        icon={<StoreIcon />}
        title="Ничего не нашлось"
        action={<Button onClick={onClear}>Сбросить фильтры</Button>}
      >
        Проверьте название или адрес, либо выберите другое состояние.
      </EmptyState>
    );
  return (
    <EmptyState icon={<StoreIcon />} title="Торговых точек пока нет">
      Добавьте магазины и{'\u00a0'}склады компании: они видны вам и{'\u00a0'}вашему менеджеру списком и
      {'\u00a0'}на{'\u00a0'}карте.
    </EmptyState>
  );
}
