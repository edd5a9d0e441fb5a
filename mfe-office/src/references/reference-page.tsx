import type { Reference, ReferenceRow } from '@shop/contracts/office/references';
import { Dimmed } from '@shop/kit/page/dimmed';
import { QueryStates } from '@shop/kit/page/query-states';
import { useKeptFocus } from '@shop/kit/page/use-kept-focus';
import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { useSearch } from '@shop/kit/page/use-search';
import { useShownPage } from '@shop/kit/page/use-shown-page';
import { useQuery } from '@shop/platform/query';
import { useParams } from '@shop/platform/router';
import { usePageTitle } from '@shop/remote';
import { Button, Card, Skeleton, Stack, Text } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { ListIcon, PlusIcon } from '@shop/ui/parts/icons';
import { ListSkeleton } from '@shop/ui/parts/list-skeleton';
import { Pagination } from '@shop/ui/parts/pagination';
import { SearchForm } from '@shop/ui/parts/search-form';
import { useState } from 'react';
import { OfficeFrame } from '../common/office-frame.tsx';
import { FileActions } from '../common/table-files/file-actions.tsx';
import { fileOfReference } from './reference-file.ts';
import { referenceQuery, rowsQuery, searchOf } from './references.queries.ts';
import { RowsTable } from './rows-table.tsx';
import { removeRowWithUndo } from './save-row.mutation.ts';

async function loadDialog() {
  return (await import(/* webpackChunkName: "reference-row" */ './row-dialog.tsx')).RowDialog;
}

/** `/office/references/:name/`: the rows of one reference, searched, added, changed and removed. */
export function ReferencePage() {
  const { name = '' } = useParams();
  const reference = useQuery(referenceQuery(name));
  const { chunk: Dialog, isPending, ask } = useLazyChunk(loadDialog);
  const [edited, setEdited] = useState<ReferenceRow | 'new'>();
  const title = reference.data?.title;
  usePageTitle(title);
  function handleEdit(row: ReferenceRow | 'new') {
    setEdited(row);
    ask();
  }
  return (
    <OfficeFrame
      title={title ?? 'Справочник'}
      {...(reference.data && { count: reference.data.rows })}
      actions={
        <Button
          variant="primary"
          icon={<PlusIcon />}
          pending={edited === 'new' && isPending}
          onClick={() => handleEdit('new')}
        >
          Добавить строку
        </Button>
      }
    >
      <QueryStates
        query={reference}
        failure="Не удалось загрузить справочник"
        scope="part"
        missing={{
          label: 'Справочника нет',
          text: 'Такого справочника нет. Возможно, он есть в\u00a0более новом релизе.',
          link: { to: '/office/references/', label: 'Все справочники' },
        }}
        pending={<Skeleton height={560} />}
      >
        {(data) => (
          <>
            <ReferenceRows reference={data} onEdit={handleEdit} />
            {edited && Dialog && (
              <Dialog
                reference={data}
                row={edited === 'new' ? null : edited}
                onClose={() => setEdited(undefined)}
              />
            )}
          </>
        )}
      </QueryStates>
    </OfficeFrame>
  );
}

interface ReferenceRowsProps {
  readonly reference: Reference;
  readonly onEdit: (row: ReferenceRow) => void;
}

function ReferenceRows({ reference, onEdit }: ReferenceRowsProps) {
  const { params, page, hrefForPage, setFilter, setPage } = useSearch();
  const list = useQuery(rowsQuery(reference.name, params, page));
  const [dataAtRemoval, setDataAtRemoval] = useState<unknown>();
  const region = useKeptFocus<HTMLDivElement>(dataAtRemoval !== undefined && dataAtRemoval !== list.data);
  const search = searchOf(params);
  useShownPage(list, page, setPage);
  function handleRemove(row: ReferenceRow) {
    setDataAtRemoval(list.data);
    void removeRowWithUndo(reference, row);
  }
  return (
    <Stack gap={4} ref={region}>
      <Text as="p" tone="muted">
        {reference.description}
      </Text>
      <FileActions table={fileOfReference(reference)} />
      <SearchForm label="Поиск по строкам" search={search} onSearch={(query) => setFilter({ query })} />
      <QueryStates
        query={list}
        failure="Не удалось загрузить строки"
        isEmpty={({ items }) => items.length === 0}
        pending={<ListSkeleton lines={10} lineHeight={61} cardHeight={180} />}
        empty={<NoRows isFiltered={search !== ''} onReset={() => setFilter({ query: '' })} />}
      >
        {({ items, pageNavigation }) => (
          <>
            <Card padding={0}>
              <Dimmed aria-busy={list.isPlaceholderData}>
                <RowsTable {...{ reference, onEdit }} rows={items} onRemove={handleRemove} />
              </Dimmed>
            </Card>
            <Pagination label="Страницы справочника" navigation={pageNavigation} hrefFor={hrefForPage} />
          </>
        )}
      </QueryStates>
    </Stack>
  );
}

function NoRows({ isFiltered, onReset }: { readonly isFiltered: boolean; readonly onReset: () => void }) {
  if (!isFiltered)
    return (
      <EmptyState icon={<ListIcon />} title="Строк пока нет">
        Добавьте первую: она сразу появится в{'\u00a0'}магазине.
      </EmptyState>
    );
  return (
    <EmptyState title="Строк не нашлось" action={<Button onClick={onReset}>Сбросить поиск</Button>}>
      Ищите по{'\u00a0'}коду, артикулу или названию.
    </EmptyState>
  );
}
