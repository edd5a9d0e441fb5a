import { PageFailure } from '@shop/remote';
import { Button, PageHeader, Stack } from '@shop/ui';
import { CompareIcon } from '@shop/ui/parts/icons';
import { useListedIds } from '../common/lists/header-lists.ts';
import { ListEmptied, ListNothing } from '../common/lists/list-nothing.tsx';
import { useEmptiedList } from '../common/lists/use-emptied-list.ts';
import { CompareContent } from './compare-content.tsx';
import { CompareSkeleton } from './compare-skeleton.tsx';
import { useComparedRemoval } from './use-compared-removal.ts';
import { useComparison } from './use-comparison.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** `/compare/`: products side by side, section by section (§2). */
export function ComparePage() {
  const { sections, error, isFetching, refetch } = useComparison();
  const listed = useListedIds('compare');
  const list = useEmptiedList('compare');
  const { leaving, remove } = useComparedRemoval();
  const table = useKeptFocus(sections);

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
        {list.emptied.length > 0 ? (
          <ListEmptied
            icon={<CompareIcon />}
            title="Сравнение очищено"
            count={list.emptied.length}
            isBusy={list.isBusy}
            onRestore={() => void list.restore()}
          />
        ) : (
          <ListNothing icon={<CompareIcon />} title="Сравнивать пока нечего">
            Нажмите на{'\u00a0'}весы у{'\u00a0'}товара{'\u00a0'}— здесь он встанет рядом с{'\u00a0'}похожими.
          </ListNothing>
        )}
      </Stack>
    );
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
        leaving={leaving}
        onRemove={(product) => void remove(product)}
      />
    </Stack>
  );
}
