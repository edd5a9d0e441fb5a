import { formatInstantDay } from '@shop/shared/format/date';

import { useQuery } from '@shop/shared/query';
import { color, space } from '@shop/shared/theme';
import { Panel, Skeleton, Text } from '@shop/shared/ui';
import { ChevronDownIcon } from '@shop/shared/ui/icons';
import { TileFailure } from '@shop/shared/ui/tile-failure';
import styled from 'styled-components';
import { newsQuery } from '../news/news.queries.ts';

/** Home page: the latest news; a headline opens what it is about. */
export function Widget() {
  const news = useQuery(newsQuery());
  return (
    <Panel title="Новости">
      {news.isPending ? (
        <Skeleton height={298} />
      ) : !news.data ? (
        <TileFailure error={news.error} onRetry={() => void news.refetch()} />
      ) : news.data.items.length === 0 ? (
        <Text tone="muted">Новостей пока нет.</Text>
      ) : (
        <List>
          {news.data.items.map(({ id, title, lead, publishedAt }) => (
            <li key={id}>
              <Text as="p" size="xs" tone="subtle" numeric>
                <time dateTime={publishedAt}>{formatInstantDay(publishedAt)}</time>
              </Text>
              {lead ? (
                <details>
                  <Headline>
                    {title}
                    <ChevronDownIcon />
                  </Headline>
                  <Text as="p" size="s" tone="muted">
                    {lead}
                  </Text>
                </details>
              ) : (
                <Text weight="medium">{title}</Text>
              )}
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

const Headline = styled.summary`
  display: flex;
  justify-content: space-between;
  gap: ${space[2]};
  min-block-size: 24px;
  color: ${color.accentText};
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  & > svg {
    flex: none;
    inline-size: 16px;
    margin-block-start: 4px;
    color: ${color.textMuted};
  }
  details[open] > & > svg {
    transform: rotate(180deg);
  }
`;
