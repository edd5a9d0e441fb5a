import type { EditedPage } from '@shop/contracts/support/content-editing';
import { useQuery } from '@shop/platform/query';
import { PageFailure, usePageTitle } from '@shop/remote';
import { Link, Skeleton, Text } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { DocumentIcon } from '@shop/ui/parts/icons';
import { type Column, Table } from '@shop/ui/parts/table';
import { editedPagesQuery } from '../common/content-editing.queries.ts';
import { pageKind } from '../common/content-kind.ts';
import { addressOfPage } from '../common/page-address.ts';
import { RowActs, SavedBy, StateBadge, TableCard } from '../common/row-parts.tsx';
import { ContentFrame } from './content-frame.tsx';

const columns: readonly Column<EditedPage>[] = [
  {
    key: 'title',
    header: 'Страница',
    primary: true,
    cell: ({ id, title }) => <Link to={`${pageKind.path}${id}/`}>{title}</Link>,
  },
  {
    key: 'address',
    header: 'Адрес',
    cell: ({ code, isPublished }) =>
      isPublished ? (
        <Link to={addressOfPage(code)} tone="muted">
          {addressOfPage(code)}
        </Link>
      ) : (
        <Text tone="muted">{addressOfPage(code)}</Text>
      ),
  },
  { key: 'state', header: 'Состояние', cell: ({ isPublished }) => <StateBadge isPublished={isPublished} /> },
  { key: 'saved', header: 'Сохранено', cell: (page) => <SavedBy {...page} /> },
  {
    key: 'acts',
    header: 'Действия',
    align: 'end',
    cardLabel: false,
    cell: ({ id, title, isPublished }) => <RowActs kind={pageKind} {...{ id, title, isPublished }} />,
  },
];

/** Static pages of any state. */
export function EditedPages() {
  const pages = useQuery(editedPagesQuery());
  usePageTitle('Страницы — Содержание сайта');
  if (!pages.data && !pages.isPending)
    return (
      <PageFailure
        error={pages.error}
        title="Не удалось загрузить страницы"
        retrying={pages.isFetching}
        onRetry={() => void pages.refetch()}
      />
    );
  return (
    <ContentFrame addAt={`${pageKind.path}new/`} addLabel="Новая страница">
      {!pages.data ? (
        <Skeleton height={240} />
      ) : pages.data.items.length === 0 ? (
        <EmptyState icon={<DocumentIcon />} title="Страниц пока нет" />
      ) : (
        <TableCard padding={0}>
          <Table caption="Страницы" columns={columns} rows={pages.data.items} rowKey={({ id }) => id} />
        </TableCard>
      )}
    </ContentFrame>
  );
}
