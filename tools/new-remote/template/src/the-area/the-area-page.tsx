import { ListPage } from '@shop/kit/page/list-page';
import { useQuery } from '@shop/platform/query';
import { usePageTitle } from '@shop/remote';
import { Button, Skeleton } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { SectionsTable } from './sections-table.tsx';
import { theAreaQuery } from './the-area.queries.ts';

/** `/the-area/`: the list of the area in its four states. */
export function TheAreaPage() {
  const sections = useQuery(theAreaQuery());
  usePageTitle('Название раздела');
  return (
    <ListPage
      title="Название раздела"
      query={sections}
      failure="Не удалось загрузить разделы"
      pending={<Skeleton height={420} />}
      empty={
        <EmptyState title="Здесь пока ничего нет" action={<Button to="/">На главную</Button>}>
          Разделы появятся, как только в каталог загрузят товары.
        </EmptyState>
      }
    >
      {({ items }) => <SectionsTable sections={items} />}
    </ListPage>
  );
}
