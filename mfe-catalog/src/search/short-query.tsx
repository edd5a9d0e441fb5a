import { usePageTitle } from '@shop/shared/microfrontend';
import { Button, PageHeader, Stack } from '@shop/shared/ui';
import { EmptyState } from '@shop/shared/ui/empty-state';
import { SearchIcon } from '@shop/shared/ui/icons';

/** The search page without a query that can be looked for. */
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
