import { formatInstantDay } from '@shop/domain/format/date';
import { queryClient, useQuery } from '@shop/platform/query';
import { matchPath, useParams } from '@shop/platform/router';
import { PageFailure, usePageTitle } from '@shop/remote';
import { Link, PageHeader, Skeleton, SkeletonText, Stack, Text } from '@shop/ui';
import { askAhead } from '../common/ask-ahead.ts';
import { Paragraphs } from '../common/paragraphs.tsx';
import { marketingItemQuery } from './marketing.queries.ts';

askAhead((pathname) => {
  const code = matchPath('/marketing/:code/', pathname)?.params.code;
  if (code !== undefined) void queryClient.prefetchQuery(marketingItemQuery(code));
});

/** `/marketing/{code}/`: one material whole. */
export function MarketingItemPage() {
  const { code = '' } = useParams();
  const item = useQuery(marketingItemQuery(code));
  usePageTitle(item.data?.title);
  if (item.isPending)
    return (
      <Stack gap={5} aria-busy="true">
        <Skeleton height={60} width="min(520px, 90%)" />
        <SkeletonText lines={8} />
      </Stack>
    );
  if (!item.data)
    return (
      <PageFailure
        error={item.error}
        title="Не удалось загрузить материал"
        missing={{
          label: 'Такого материала нет',
          text: 'Ссылка устарела, или материал сняли с публикации.',
          link: { to: '/marketing/', label: 'Все материалы' },
        }}
        retrying={item.isFetching}
        onRetry={() => void item.refetch()}
      />
    );
  const { title, lead, text, link, publishedAt } = item.data;
  return (
    <Stack gap={5}>
      <PageHeader
        title={title}
        breadcrumbs={[{ label: 'Материалы', to: '/marketing/' }, { label: title }]}
        lead={lead}
      />
      <Paragraphs text={text} />
      <Text size="s" tone="subtle" numeric>
        {formatInstantDay(publishedAt)}
      </Text>
      {link && <Link to={link}>Товары в{'\u00a0'}каталоге</Link>}
    </Stack>
  );
}
