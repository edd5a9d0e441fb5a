import type { EditedNews } from '@shop/contracts/support/content-editing';
import { formatInstant } from '@shop/domain/format/date';
import { keepPreviousData, useQuery } from '@shop/platform/query';
import { useSearchParams } from '@shop/platform/router';
import { PageFailure, usePageTitle } from '@shop/remote';
import { Link, Skeleton, Text } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { NewsIcon } from '@shop/ui/parts/icons';
import { Pagination } from '@shop/ui/parts/pagination';
import { type Column, Table } from '@shop/ui/parts/table';
import { editedNewsListQuery } from '../common/content-editing.queries.ts';
import { newsKind } from '../common/content-kind.ts';
import { RowActs, SavedBy, StateBadge, TableCard } from '../common/row-parts.tsx';
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
    key: 'acts',
    header: 'Действия',
    align: 'end',
    cardLabel: false,
    cell: ({ id, title, isPublished }) => <RowActs kind={newsKind} {...{ id, title, isPublished }} />,
  },
];

/** News of any state, the latest first. */
export function EditedNewsList() {
  const [given] = useSearchParams();
  const page = pageOf(given.get('page'));
  const news = useQuery({ ...editedNewsListQuery(page), placeholderData: keepPreviousData });
  usePageTitle('Новости — Содержание сайта');
  if (!news.data && !news.isPending)
    return (
      <PageFailure
        error={news.error}
        title="Не удалось загрузить новости"
        retrying={news.isFetching}
        onRetry={() => void news.refetch()}
      />
    );
  return (
    <ContentFrame addAt={`${newsKind.path}new/`} addLabel="Новая новость">
      {renderList()}
    </ContentFrame>
  );

  function renderList() {
    if (!news.data) return <Skeleton height={420} />;
    const { items, pageNavigation } = news.data;
    if (items.length === 0) return <EmptyState icon={<NewsIcon />} title="Новостей пока нет" />;
    return (
      <>
        <TableCard padding={0} aria-busy={news.isPlaceholderData}>
          <Table caption="Новости" columns={columns} rows={items} rowKey={({ id }) => id} />
        </TableCard>
        <Pagination
          navigation={pageNavigation}
          hrefFor={(turned) => (turned > 1 ? `/manager/content/?page=${turned}` : '/manager/content/')}
        />
      </>
    );
  }
}

function pageOf(given: string | null): number {
  return given !== null && /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 1;
}
