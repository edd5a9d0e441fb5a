import { Button } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { SearchIcon } from '@shop/ui/parts/icons';

export function EmptySection() {
  return (
    <EmptyState
      icon={<SearchIcon />}
      title="В этом разделе пока нет товаров"
      action={<Button to="/catalog/">Весь каталог</Button>}
    >
      Посмотрите соседние разделы каталога.
    </EmptyState>
  );
}
