import { usePageTitle } from '@shop/remote';
import { Button, PageHeader, Stack } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { SearchIcon } from '@shop/ui/parts/icons';

/** The search page with a query that is too short. */
export function ShortQuery() {
  usePageTitle('Поиск');
  return (
    <Stack gap={4}>
      <PageHeader title="Поиск" />
      <div role="status">
        <EmptyState
          icon={<SearchIcon />}
          title="Введите не меньше трёх символов"
          action={<Button to="/catalog/">Весь каталог</Button>}
        >
          Ищите по названию, артикулу, бренду или размеру: «перчатки нитриловые», «КСТ-101».
        </EmptyState>
      </div>
    </Stack>
  );
}
