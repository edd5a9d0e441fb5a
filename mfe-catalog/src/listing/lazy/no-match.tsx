import { Button } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { SearchIcon } from '@shop/ui/parts/icons';

export function NoMatch({ onReset }: { readonly onReset: () => void }) {
  return (
    <EmptyState
      icon={<SearchIcon />}
      title="Ничего не подошло"
      action={<Button onClick={onReset}>Сбросить фильтры</Button>}
    >
      Таких товаров нет. Уберите часть условий или сбросьте все.
    </EmptyState>
  );
}
