import { useQuery } from '@shop/platform/query';
import { PageFailure, usePageTitle } from '@shop/remote';
import { PageHeader, Stack } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { PackageIcon } from '@shop/ui/parts/icons';
import { SectionGrid, SectionGridSkeleton } from './section-grid.tsx';
import { sectionsQuery } from './sections.queries.ts';

/** `/catalog/`: all sections at a glance. */
export function SectionsPage() {
  const sections = useQuery(sectionsQuery);
  const tree = sections.data?.items;
  usePageTitle(tree && 'Каталог');
  if (!tree && !sections.isPending)
    return (
      <PageFailure
        error={sections.error}
        title="Не удалось загрузить каталог"
        retrying={sections.isFetching}
        onRetry={() => void sections.refetch()}
      />
    );
  return (
    <Stack gap={6}>
      <PageHeader title="Каталог" count={tree?.reduce((sum, section) => sum + section.elementCount, 0)} />
      {renderTree()}
    </Stack>
  );

  function renderTree() {
    if (!tree) return <SectionGridSkeleton />;
    if (tree.length === 0)
      return (
        <EmptyState icon={<PackageIcon />} title="В каталоге пока нет товаров">
          Мы уже загружаем ассортимент. Загляните немного позже.
        </EmptyState>
      );
    return <SectionGrid sections={tree} />;
  }
}
