import { formatInstantDay } from '@shop/domain/format/date';
import { keepPreviousData, queryClient, useQuery } from '@shop/platform/query';
import { useSearchParams } from '@shop/platform/router';
import { PageFailure, usePageTitle } from '@shop/remote';
import { Button, PageHeader, Stack, Text } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { DocumentIcon } from '@shop/ui/parts/icons';
import { Pagination } from '@shop/ui/parts/pagination';
import { askAhead } from '../common/ask-ahead.ts';
import { CardColumns, CardsSkeleton, TextCard } from '../common/text-card.tsx';
import { marketingQuery } from './marketing.queries.ts';

askAhead((pathname, search) => {
  if (pathname === '/marketing/') void queryClient.prefetchQuery(marketingQuery(pageOf(search)));
});

/** `/marketing/`: what helps to choose and to sell, newest first. */
export function MarketingPage() {
  const [given] = useSearchParams();
  const page = pageOf(given.toString());
  const marketing = useQuery({ ...marketingQuery(page), placeholderData: keepPreviousData });
  usePageTitle(marketing.data && 'Материалы для закупки');
  if (!marketing.data && !marketing.isPending)
    return (
      <PageFailure
        error={marketing.error}
        title="Не удалось загрузить материалы"
        retrying={marketing.isFetching}
        onRetry={() => void marketing.refetch()}
      />
    );
  return (
    <Stack gap={5}>
      <PageHeader
        title="Материалы для закупки"
        count={marketing.data?.pageNavigation.recordCount}
        lead="Каталоги, памятки и условия, которые помогают выбрать и обосновать выбор."
      />
      {renderList()}
    </Stack>
  );

  function renderList() {
    if (!marketing.data) return <CardsSkeleton count={6} />;
    const { items, pageNavigation } = marketing.data;
    if (items.length === 0)
      return (
        <EmptyState
          icon={<DocumentIcon />}
          title="Материалов пока нет"
          action={<Button to="/catalog/">В каталог</Button>}
        >
          Здесь появятся каталоги и памятки по выбору.
        </EmptyState>
      );
    return (
      <>
        <CardColumns aria-busy={marketing.isPlaceholderData}>
          {items.map(({ id, code, title, lead, publishedAt }) => (
            <TextCard
              key={id}
              to={`/marketing/${encodeURIComponent(code)}/`}
              title={title}
              lead={lead}
              note={
                <Text size="s" tone="subtle" numeric>
                  {formatInstantDay(publishedAt)}
                </Text>
              }
            />
          ))}
        </CardColumns>
        <Pagination
          navigation={pageNavigation}
          hrefFor={(turned) => (turned > 1 ? `/marketing/?page=${turned}` : '/marketing/')}
        />
      </>
    );
  }
}

function pageOf(search: string): number {
  const given = new URLSearchParams(search).get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 1;
}
