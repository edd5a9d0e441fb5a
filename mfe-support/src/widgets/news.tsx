import { formatInstantDay } from '@shop/domain/format/date';
import { useQuery } from '@shop/platform/query';
import { Link, Panel, Skeleton, Text } from '@shop/ui';
import { TileFailure } from '@shop/ui/parts/tile-failure';
import { color, space } from '@shop/ui/theme';
import styled from 'styled-components';
import { newsQuery } from '../news/news.queries.ts';

/** The tile of the home page: the latest headlines. */
export function Widget() {
  const news = useQuery(newsQuery());
  return (
    <Panel aria-busy={news.isPending} title="Новости" actions={<Link to="/news/">Все новости</Link>}>
      {news.isPending ? (
        <Skeleton height={298} />
      ) : !news.data ? (
        <TileFailure error={news.error} onRetry={() => void news.refetch()} />
      ) : news.data.items.length === 0 ? (
        <Text tone="muted">Новостей пока нет.</Text>
      ) : (
        <List>
          {news.data.items.map(({ id, code, title, publishedAt }) => (
            <li key={id}>
              <Text as="p" size="xs" tone="subtle" numeric>
                <time dateTime={publishedAt}>{formatInstantDay(publishedAt)}</time>
              </Text>
              <Headline to={`/news/${code}/`}>{title}</Headline>
            </li>
          ))}
        </List>
      )}
    </Panel>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  & > li + li {
    padding-block-start: ${space[2]};
    border-block-start: 1px solid ${color.line};
  }
`;

/** Limited to two lines, so that the tile keeps its height. */
const Headline = styled(Link)`
  display: -webkit-box;
  overflow: hidden;
  min-block-size: 24px;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
