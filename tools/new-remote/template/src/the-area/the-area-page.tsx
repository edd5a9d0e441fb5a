import { messageOf } from '@shop/platform/http';
import { useQuery } from '@shop/platform/query';
import { usePageTitle } from '@shop/remote';
import { Button, ErrorPanel, PageHeader, Skeleton, Stack } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { SectionsTable } from './sections-table.tsx';
import { theAreaQuery } from './the-area.queries.ts';

/** `/the-area/`: what the area is about, in its four states. */
export function TheAreaPage() {
  const sections = useQuery(theAreaQuery());
  usePageTitle('Название раздела');

  return (
    <Stack gap={6}>
      <PageHeader title="Название раздела" count={sections.data?.items.length} />
      {sections.isPending ? (
        <div aria-busy="true">
          <Skeleton height={420} />
        </div>
      ) : sections.isError && !sections.data ? (
        <ErrorPanel
          title="Не удалось загрузить разделы"
          text={messageOf(sections.error)}
          onRetry={() => void sections.refetch()}
          retrying={sections.isFetching}
        />
      ) : sections.data.items.length === 0 ? (
        <EmptyState title="Здесь пока ничего нет" action={<Button to="/">На главную</Button>}>
          Разделы появятся, как только в каталог загрузят товары.
        </EmptyState>
      ) : (
        <SectionsTable sections={sections.data.items} />
      )}
    </Stack>
  );
}
