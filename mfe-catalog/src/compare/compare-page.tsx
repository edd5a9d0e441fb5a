import { PageFailure } from '@shop/shared/microfrontend';
import { Button, PageHeader, Row, Stack } from '@shop/shared/ui';
import { useRef } from 'react';
import { useListedIds } from '../lists/header-lists.ts';
import { CompareContent } from './compare-content.tsx';
import { CompareSkeleton } from './compare-skeleton.tsx';
import { NothingCompared } from './nothing-compared.tsx';
import { useComparedRemoval } from './use-compared-removal.ts';
import { useComparison } from './use-comparison.ts';

/** `/compare/`: products side by side, section by section (§2). */
export function ComparePage() {
  const { sections, error, isFetching, refetch } = useComparison();
  const listed = useListedIds('compare');
  const table = useRef<HTMLDivElement>(null);
  // The button that was pressed goes with its product.
  const removal = useComparedRemoval(() => table.current?.focus());

  if (!sections && !error) return <CompareSkeleton />;
  if (!sections)
    return (
      <PageFailure
        error={error}
        title="Не удалось загрузить сравнение"
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (sections.length === 0)
    return (
      <Stack gap={4}>
        <PageHeader title="Сравнение" />
        <NothingCompared
          clearedCount={removal.cleared.length}
          isRestoring={removal.isClearing}
          onRestore={() => void removal.restore()}
        />
      </Stack>
    );
  const ids = listed ?? sections.flatMap(({ items }) => items.map(({ id }) => id));
  return (
    <Stack gap={4}>
      <PageHeader
        title="Сравнение"
        count={ids.length}
        actions={
          <Row gap={2}>
            <Button pending={removal.isClearing} onClick={() => void removal.clear(ids)}>
              Очистить
            </Button>
          </Row>
        }
      />
      <CompareContent
        sections={sections}
        table={table}
        leaving={removal.leaving}
        onRemove={(product) => void removal.remove(product)}
      />
    </Stack>
  );
}
