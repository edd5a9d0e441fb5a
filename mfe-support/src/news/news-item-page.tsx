import type { CallAnswer } from '@shop/contracts/platform/call';
import type { getNewsItem } from '@shop/contracts/support/news';
import { formatInstantDay } from '@shop/domain/format/date';
import { useQuery } from '@shop/platform/query';
import { useParams } from '@shop/platform/router';
import { useIsAllowed } from '@shop/platform/session';
import { PageFailure, usePageTitle } from '@shop/remote';
import { Link, PageHeader, Skeleton, SkeletonText, Stack, Text } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { RichText } from '../common/rich-text/rich-text.tsx';
import { TextPaper } from '../common/rich-text/text-paper.tsx';
import { useHashTarget } from '../common/rich-text/use-hash-target.ts';
import { newsItemQuery } from './news.queries.ts';
import { NewsNeighbours } from './news-neighbours.tsx';

const trail = { label: 'Новости', to: '/news/' };

/** `/news/{code}/`: one item whole. Managers see it before buyers do. */
export function NewsItemPage() {
  const { code = '' } = useParams();
  const item = useQuery(newsItemQuery(code));
  usePageTitle(item.data?.title);
  useHashTarget(item.data !== undefined);
  if (item.data) return <Content item={item.data} />;
  if (item.isPending) return <Pending />;
  return (
    <PageFailure
      error={item.error}
      title="Не удалось загрузить новость"
      missing={{
        label: 'Такой новости нет',
        text: 'Ссылка устарела, или новость сняли с\u00a0публикации.',
        link: { to: '/news/', label: 'Все новости' },
      }}
      retrying={item.isFetching}
      onRetry={() => void item.refetch()}
    />
  );
}

function Content({ item }: { item: CallAnswer<typeof getNewsItem> }) {
  const { id, title, lead, blocks, publishedAt, isPublished, older, newer } = item;
  const mayEdit = useIsAllowed('content.edit');
  return (
    <Stack as="article" gap={5}>
      <PageHeader
        title={title}
        breadcrumbs={[trail, { label: title }]}
        lead={<time dateTime={publishedAt}>{formatInstantDay(publishedAt)}</time>}
        actions={
          mayEdit && (
            <Link to={`/manager/content/news/${id}/`} data-off-paper>
              Изменить
            </Link>
          )
        }
      />
      {!isPublished && (
        <Notice title="Черновик">Покупатели не видят эту новость: она не{'\u00a0'}опубликована.</Notice>
      )}
      {lead && (
        <Text as="p" size="l" weight="medium" style={{ maxInlineSize: 720 }}>
          {lead}
        </Text>
      )}
      <RichText blocks={blocks} />
      <NewsNeighbours older={older} newer={newer} />
      <TextPaper />
    </Stack>
  );
}

function Pending() {
  return (
    <Stack gap={5} aria-busy="true">
      <Stack gap={2}>
        <Skeleton height={20} width={200} />
        <Skeleton height={36} width="min(480px, 90%)" />
        <Skeleton height={20} width={96} />
      </Stack>
      <SkeletonText lines={12} />
    </Stack>
  );
}
