import { formatInstantDay } from '@shop/domain/format/date';
import { TileStates } from '@shop/kit/page/tile-states';
import { useQuery } from '@shop/platform/query';
import { Link, Panel, Skeleton, Text } from '@shop/ui';
import { color, space } from '@shop/ui/theme';
import styled from 'styled-components';
import { newsQuery } from '../news/news.queries.ts';

/** The tile of the home page: the latest headlines. */
export function Widget() {
  const news = useQuery(newsQuery());
  return (
    <Panel title="Новости" actions={<Link to="/news/">Все новости</Link>}>
      <TileStates
        query={news}
        pending={<Skeleton height={298} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<Text tone="muted">Новостей пока нет.</Text>}
      >
        {({ items }) => (
          <List>
            {items.map(({ id, code, title, publishedAt }) => (
              <li key={id}>
                <Text as="p" size="xs" tone="subtle" numeric>
                  <time dateTime={publishedAt}>{formatInstantDay(publishedAt)}</time>
                </Text>
                <Headline to={`/news/${code}/`}>{title}</Headline>
              </li>
            ))}
          </List>
        )}
      </TileStates>
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
