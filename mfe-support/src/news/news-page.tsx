import { ListPage } from '@shop/kit/page/list-page';
import { pageOf } from '@shop/kit/page/use-search';
import { keepPreviousData, useQuery } from '@shop/platform/query';
import { useSearchParams } from '@shop/platform/router';
import { useIsAllowed } from '@shop/platform/session';
import { usePageTitle } from '@shop/remote';
import { Button, Link, Skeleton } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { NewsIcon } from '@shop/ui/parts/icons';
import { TextPrintStyles } from '../common/rich-text/text-print-styles.ts';
import { newsQuery } from './news.queries.ts';
import { NewsList } from './news-list.tsx';

/** `/news/`: published news, five per page, newest first. */
export function NewsPage() {
  const [params] = useSearchParams();
  const page = pageOf(params);
  const news = useQuery({ ...newsQuery(page), placeholderData: keepPreviousData });
  const mayEdit = useIsAllowed('content.edit');
  usePageTitle(news.data && (page > 1 ? `Новости, страница ${page}` : 'Новости'));
  return (
    <ListPage
      title="Новости"
      query={news}
      failure="Не удалось загрузить новости"
      actions={mayEdit && <Link to="/manager/content/">Управление новостями</Link>}
      pending={<Skeleton height={560} />}
      empty={
        page > 1 ? (
          <EmptyState
            icon={<NewsIcon />}
            title="На этой странице новостей нет"
            action={<Button to="/news/">К первой странице</Button>}
          />
        ) : (
          <EmptyState icon={<NewsIcon />} title="Новостей пока нет">
            Новые появятся здесь и на главной странице.
          </EmptyState>
        )
      }
      hrefForPage={hrefFor}
      below={<TextPrintStyles />}
    >
      {({ items }) => (
        <div aria-busy={news.isPlaceholderData}>
          <NewsList items={items} />
        </div>
      )}
    </ListPage>
  );
}

function hrefFor(page: number): string {
  return page > 1 ? `/news/?page=${page}` : '/news/';
}
