import { formatInstantDay } from '@shop/domain/format/date';
import { ArticlePage } from '@shop/kit/page/article-page';
import { useQuery } from '@shop/platform/query';
import { useParams } from '@shop/platform/router';
import { Link, Text } from '@shop/ui';
import { Paragraphs } from '../common/paragraphs.tsx';
import { marketingItemQuery } from './marketing.queries.ts';

/** `/marketing/{code}/`: one article. */
export function MarketingItemPage() {
  const { code = '' } = useParams();
  const item = useQuery(marketingItemQuery(code));
  return (
    <ArticlePage
      query={item}
      failure="Не удалось загрузить материал"
      missing={{
        label: 'Такого материала нет',
        text: 'Ссылка устарела, или материал сняли с публикации.',
        link: { to: '/marketing/', label: 'Все материалы' },
      }}
      list={{ label: 'Материалы', to: '/marketing/' }}
      lead={({ lead }) => lead}
      pendingLines={8}
    >
      {({ text, link, publishedAt }) => (
        <>
          <Paragraphs text={text} />
          <Text size="s" tone="subtle" numeric>
            {formatInstantDay(publishedAt)}
          </Text>
          {link && <Link to={link}>Товары в{'\u00a0'}каталоге</Link>}
        </>
      )}
    </ArticlePage>
  );
}
