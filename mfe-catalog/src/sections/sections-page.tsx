import { messageOf } from '@shop/shared/http';
import { usePageTitle } from '@shop/shared/microfrontend';
import { useQuery } from '@shop/shared/query';
import { ErrorPanel, PageHeader, Stack } from '@shop/shared/ui';
import { EmptyState } from '@shop/shared/ui/empty-state';
import { PackageIcon } from '@shop/shared/ui/icons';
import { SectionGrid, SectionGridSkeleton } from './section-grid.tsx';
import { sectionsQuery } from './sections.queries.ts';

/** `/catalog/`: all sections at a glance. */
export function SectionsPage() {
  const sections = useQuery(sectionsQuery);
  const tree = sections.data?.items;
  usePageTitle(tree && 'Каталог');
  return (
    <Stack gap={6}>
      <PageHeader title="Каталог" count={tree?.reduce((sum, section) => sum + section.elementCount, 0)} />
      {renderTree()}
    </Stack>
  );

  function renderTree() {
    if (sections.isPending) return <SectionGridSkeleton />;
    if (sections.isError || !tree)
      return (
        <ErrorPanel
          title="Не удалось загрузить каталог"
          text={messageOf(sections.error)}
          retrying={sections.isFetching}
          onRetry={() => void sections.refetch()}
        />
      );
    if (tree.length === 0)
      return (
        <EmptyState icon={<PackageIcon />} title="В каталоге пока нет товаров">
          Мы уже загружаем ассортимент. Загляните немного позже.
        </EmptyState>
      );
    return <SectionGrid sections={tree} />;
  }
}
