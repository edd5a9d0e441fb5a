import { QueryStates } from '@shop/kit/page/query-states';
import { Button, PageHeader, Stack } from '@shop/ui';
import { CompareIcon } from '@shop/ui/parts/icons';
import { EmptiedList, EmptyList } from '../common/lists/empty-list.tsx';
import { useListedIds } from '../common/lists/header-lists.ts';
import { useEmptiedList } from '../common/lists/use-emptied-list.ts';
import { CompareContent } from './compare-content.tsx';
import { CompareSkeleton } from './compare-skeleton.tsx';
import { useComparedRemoval } from './use-compared-removal.ts';
import { useComparison } from './use-comparison.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

/** `/compare/`: products side by side, by section (§2). */
export function ComparePage() {
  const comparison = useComparison();
  const listed = useListedIds('compare');
  const list = useEmptiedList('compare');
  const { removing, remove } = useComparedRemoval();
  const table = useFocusAfterRemoval(comparison.data);
  return (
    <QueryStates
      query={comparison}
      scope="page"
      pending={<CompareSkeleton />}
      failure="Не удалось загрузить сравнение"
      isEmpty={(sections) => sections.length === 0}
      empty={
        <Stack gap={4}>
          <PageHeader title="Сравнение" />
          {list.emptied.length > 0 ? (
            <EmptiedList
              icon={<CompareIcon />}
              title="Сравнение очищено"
              count={list.emptied.length}
              isBusy={list.isBusy}
              onRestore={() => void list.restore()}
            />
          ) : (
            <EmptyList icon={<CompareIcon />} title="Сравнивать пока нечего">
              Нажмите на{'\u00a0'}весы у{'\u00a0'}товара{'\u00a0'}— здесь он встанет рядом с{'\u00a0'}
              похожими.
            </EmptyList>
          )}
        </Stack>
      }
    >
      {(sections) => {
        const ids = listed ?? sections.flatMap(({ items }) => items.map(({ id }) => id));
        return (
          <Stack gap={4}>
            <PageHeader
              title="Сравнение"
              count={ids.length}
              actions={
                <Button pending={list.isBusy} onClick={() => void list.empty(ids)}>
                  Очистить
                </Button>
              }
            />
            <CompareContent
              sections={sections}
              table={table}
              removing={removing}
              onRemove={(product) => void remove(product)}
            />
          </Stack>
        );
      }}
    </QueryStates>
  );
}
