import { formatInstantDay } from '@shop/domain/format/date';
import { ArticlePage } from '@shop/kit/page/article-page';
import { useQuery } from '@shop/platform/query';
import { useParams } from '@shop/platform/router';
import { useIsAllowed } from '@shop/platform/session';
import { Link, Text } from '@shop/ui';
import { RichText } from '../common/rich-text/rich-text.tsx';
import { TextPrintStyles } from '../common/rich-text/text-print-styles.ts';
import { useHashTarget } from '../common/rich-text/use-hash-target.ts';
import { newsItemQuery } from './news.queries.ts';
import { NewsNeighbours } from './news-neighbours.tsx';

/** `/news/{code}/`: one news item. Managers see it before it is published. */
export function NewsItemPage() {
  const { code = '' } = useParams();
  const item = useQuery(newsItemQuery(code));
  const mayEdit = useIsAllowed('content.edit');
  useHashTarget(item.data !== undefined);
  return (
    <ArticlePage
      query={item}
      failure="Не удалось загрузить новость"
      missing={{
        label: 'Такой новости нет',
        text: 'Ссылка устарела, или новость сняли с\u00a0публикации.',
        link: { to: '/news/', label: 'Все новости' },
      }}
      list={{ label: 'Новости', to: '/news/' }}
      lead={({ publishedAt }) => <time dateTime={publishedAt}>{formatInstantDay(publishedAt)}</time>}
      actions={({ id }) =>
        mayEdit && (
          <Link to={`/manager/content/news/${id}/`} data-off-paper>
            Изменить
          </Link>
        )
      }
      draftNotice={({ isPublished }) =>
        isPublished
          ? undefined
          : { title: 'Черновик', text: 'Покупатели не видят эту новость: она не\u00a0опубликована.' }
      }
    >
      {({ lead, blocks, older, newer }) => (
        <>
          {lead && (
            <Text as="p" size="l" weight="medium" style={{ maxInlineSize: 720 }}>
              {lead}
            </Text>
          )}
          <RichText blocks={blocks} />
          <NewsNeighbours older={older} newer={newer} />
          <TextPrintStyles />
        </>
      )}
    </ArticlePage>
  );
}
