import type { EditedNews } from '@shop/contracts/support/content-editing';
import { formatInstant } from '@shop/domain/format/date';
import { keepPreviousData, useQuery } from '@shop/platform/query';
import { useSearchParams } from '@shop/platform/router';
import { usePageTitle } from '@shop/remote';
import { Link, Skeleton, Text } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { NewsIcon } from '@shop/ui/parts/icons';
import { Pagination } from '@shop/ui/parts/pagination';
import { type Column, Table } from '@shop/ui/parts/table';
import { editedNewsListQuery } from '../common/content-editing.queries.ts';
import { newsKind } from '../common/content-kind.ts';
import { RowActions, SavedBy, StateBadge, TableCard } from '../common/row-cells.tsx';
import { ContentFrame } from './content-frame.tsx';

const columns: readonly Column<EditedNews>[] = [
  {
    key: 'title',
    header: 'Новость',
    primary: true,
    cell: ({ id, title }) => <Link to={`${newsKind.path}${id}/`}>{title}</Link>,
  },
  {
    key: 'date',
    header: 'Дата',
    cell: ({ publishedAt }) => (
      <Text numeric nowrap>
        {formatInstant(publishedAt)}
      </Text>
    ),
  },
  {
    key: 'state',
    header: 'Состояние',
    cell: ({ isPublished, publishedAt }) => <StateBadge isPublished={isPublished} from={publishedAt} />,
  },
  { key: 'saved', header: 'Сохранено', cell: (news) => <SavedBy {...news} /> },
  {
    key: 'actions',
    header: 'Действия',
    align: 'end',
    cardLabel: false,
    cell: ({ id, title, isPublished }) => <RowActions kind={newsKind} {...{ id, title, isPublished }} />,
  },
];

/** News of any state, latest first. */
export function EditedNewsList() {
  const [params] = useSearchParams();
  const page = pageOf(params.get('page'));
  const news = useQuery({ ...editedNewsListQuery(page), placeholderData: keepPreviousData });
  usePageTitle('Новости — Содержание сайта');
  return (
    <ContentFrame
      addAt={`${newsKind.path}new/`}
      addLabel="Новая новость"
      query={news}
      failure="Не удалось загрузить новости"
      pending={<Skeleton height={420} />}
      isEmpty={({ items }) => items.length === 0}
      empty={<EmptyState icon={<NewsIcon />} title="Новостей пока нет" />}
    >
      {({ items, pageNavigation }) => (
        <>
          <TableCard padding={0} aria-busy={news.isPlaceholderData}>
            <Table caption="Новости" columns={columns} rows={items} rowKey={({ id }) => id} />
          </TableCard>
          <Pagination
            navigation={pageNavigation}
            hrefFor={(shown) => (shown > 1 ? `/manager/content/?page=${shown}` : '/manager/content/')}
          />
        </>
      )}
    </ContentFrame>
  );
}

function pageOf(given: string | null): number {
  return given !== null && /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 1;
}
