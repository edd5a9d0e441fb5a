import { QueryStates } from '@shop/kit/page/query-states';
import { useQuery } from '@shop/platform/query';
import { usePageTitle } from '@shop/remote';
import { PageHeader, Stack } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { PackageIcon } from '@shop/ui/parts/icons';
import type { ReactNode } from 'react';
import { SectionGrid, SectionGridSkeleton } from './section-grid.tsx';
import { sectionsQuery } from './sections.queries.ts';

/** `/catalog/`: the index of all sections. */
export function SectionsPage() {
  const sections = useQuery(sectionsQuery);
  usePageTitle(sections.data && 'Каталог');
  return (
    <QueryStates
      query={sections}
      scope="page"
      pending={
        <Framed>
          <SectionGridSkeleton />
        </Framed>
      }
      failure="Не удалось загрузить каталог"
      isEmpty={({ items }) => items.length === 0}
      empty={
        <Framed count={0}>
          <EmptyState icon={<PackageIcon />} title="В каталоге пока нет товаров">
            Мы уже загружаем ассортимент. Загляните немного позже.
          </EmptyState>
        </Framed>
      }
    >
      {({ items }) => (
        <Framed count={items.reduce((sum, section) => sum + section.elementCount, 0)}>
          <SectionGrid sections={items} />
        </Framed>
      )}
    </QueryStates>
  );
}

function Framed({ count, children }: { readonly count?: number; readonly children: ReactNode }) {
  return (
    <Stack gap={6}>
      <PageHeader title="Каталог" count={count} />
      {children}
    </Stack>
  );
}
