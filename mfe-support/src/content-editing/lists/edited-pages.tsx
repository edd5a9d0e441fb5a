import type { EditedPage } from '@shop/contracts/support/content-editing';
import { useQuery } from '@shop/platform/query';
import { usePageTitle } from '@shop/remote';
import { Link, Skeleton, Text } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { DocumentIcon } from '@shop/ui/parts/icons';
import { type Column, Table } from '@shop/ui/parts/table';
import { editedPagesQuery } from '../common/content-editing.queries.ts';
import { pageKind } from '../common/content-kind.ts';
import { pathOfPage } from '../common/page-path.ts';
import { RowActions, SavedBy, StateBadge, TableCard } from '../common/row-cells.tsx';
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
        <Link to={pathOfPage(code)} tone="muted">
          {pathOfPage(code)}
        </Link>
      ) : (
        <Text tone="muted">{pathOfPage(code)}</Text>
      ),
  },
  { key: 'state', header: 'Состояние', cell: ({ isPublished }) => <StateBadge isPublished={isPublished} /> },
  { key: 'saved', header: 'Сохранено', cell: (page) => <SavedBy {...page} /> },
  {
    key: 'actions',
    header: 'Действия',
    align: 'end',
    cardLabel: false,
    cell: ({ id, title, isPublished }) => <RowActions kind={pageKind} {...{ id, title, isPublished }} />,
  },
];

/** Static pages of any state. */
export function EditedPages() {
  const pages = useQuery(editedPagesQuery());
  usePageTitle('Страницы — Содержание сайта');
  return (
    <ContentFrame
      addAt={`${pageKind.path}new/`}
      addLabel="Новая страница"
      query={pages}
      failure="Не удалось загрузить страницы"
      pending={<Skeleton height={240} />}
      isEmpty={({ items }) => items.length === 0}
      empty={<EmptyState icon={<DocumentIcon />} title="Страниц пока нет" />}
    >
      {({ items }) => (
        <TableCard padding={0}>
          <Table caption="Страницы" columns={columns} rows={items} rowKey={({ id }) => id} />
        </TableCard>
      )}
    </ContentFrame>
  );
}
