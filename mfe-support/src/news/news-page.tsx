import { keepPreviousData, useQuery } from '@shop/platform/query';
import { useSearchParams } from '@shop/platform/router';
import { useIsAllowed } from '@shop/platform/session';
import { PageFailure, usePageTitle } from '@shop/remote';
import { Button, Link, PageHeader, Skeleton, Stack } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { NewsIcon } from '@shop/ui/parts/icons';
import { Pagination } from '@shop/ui/parts/pagination';
import { TextPaper } from '../common/rich-text/text-paper.tsx';
import { newsQuery } from './news.queries.ts';
import { NewsList } from './news-list.tsx';

/** `/news/`: what has been published, five at a time, newest first. */
export function NewsPage() {
  const [given] = useSearchParams();
  const page = pageOf(given.get('page'));
  const news = useQuery({ ...newsQuery(page), placeholderData: keepPreviousData });
  const mayEdit = useIsAllowed('content.edit');
  usePageTitle(news.data && (page > 1 ? `Новости, страница ${page}` : 'Новости'));
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
    <Stack gap={5} aria-busy={news.isPending || news.isPlaceholderData}>
      <PageHeader
        title="Новости"
        count={news.data?.pageNavigation.recordCount}
        actions={mayEdit && <Link to="/manager/content/">Управление новостями</Link>}
      />
      {renderList()}
      <TextPaper />
    </Stack>
  );

  function renderList() {
    if (!news.data) return <Skeleton height={560} />;
    const { items, pageNavigation } = news.data;
    if (items.length > 0)
      return (
        <>
          <NewsList items={items} />
          <Pagination navigation={pageNavigation} hrefFor={addressOf} />
        </>
      );
    return page > 1 ? (
      <EmptyState
        icon={<NewsIcon />}
        title="На этой странице новостей нет"
        action={<Button to="/news/">К первой странице</Button>}
      />
    ) : (
      <EmptyState icon={<NewsIcon />} title="Новостей пока нет">
        Новые появятся здесь и на главной странице.
      </EmptyState>
    );
  }
}

function addressOf(page: number): string {
  return page > 1 ? `/news/?page=${page}` : '/news/';
}

function pageOf(given: string | null): number {
  return given !== null && /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 1;
}
