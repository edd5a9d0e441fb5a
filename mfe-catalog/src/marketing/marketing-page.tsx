import { formatInstantDay } from '@shop/domain/format/date';
import { ListPage } from '@shop/kit/page/list-page';
import { pageOf } from '@shop/kit/page/use-search';
import { keepPreviousData, useQuery } from '@shop/platform/query';
import { useSearchParams } from '@shop/platform/router';
import { usePageTitle } from '@shop/remote';
import { Button, Text } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { DocumentIcon } from '@shop/ui/parts/icons';
import { CardColumns, CardsSkeleton, TextCard } from '../common/text-card.tsx';
import { marketingQuery } from './marketing.queries.ts';

/** `/marketing/`: marketing articles, newest first. */
export function MarketingPage() {
  const [given] = useSearchParams();
  const page = pageOf(given);
  const marketing = useQuery({ ...marketingQuery(page), placeholderData: keepPreviousData });
  usePageTitle(marketing.data && 'Материалы для закупки');
  return (
    <ListPage
      query={marketing}
      title="Материалы для закупки"
      lead="Каталоги, памятки и условия, которые помогают выбрать и обосновать выбор."
      failure="Не удалось загрузить материалы"
      pending={<CardsSkeleton count={6} />}
      empty={
        <EmptyState
          icon={<DocumentIcon />}
          title="Материалов пока нет"
          action={<Button to="/catalog/">В каталог</Button>}
        >
          Здесь появятся каталоги и памятки по выбору.
        </EmptyState>
      }
      hrefForPage={(turned) => (turned > 1 ? `/marketing/?page=${turned}` : '/marketing/')}
    >
      {({ items }) => (
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
      )}
    </ListPage>
  );
}
