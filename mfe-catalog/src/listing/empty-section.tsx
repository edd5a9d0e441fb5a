import { Button } from '@shop/shared/ui';
import { EmptyState } from '@shop/shared/ui/empty-state';
import { SearchIcon } from '@shop/shared/ui/icons';

/** A section without a single product. */
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
