import type { NewsItem } from '@shop/contracts/support/news';
import { formatInstantDay } from '@shop/domain/format/date';
import { useQueryClient } from '@shop/platform/query';
import { Card, Heading, Link, Stack, Text } from '@shop/ui';
import { color, space } from '@shop/ui/theme';
import { styled } from 'styled-components';
import { newsItemQuery } from './news.queries.ts';

/** Headlines with dates; a hovered or focused one is prefetched. */
export function NewsList({ items }: { items: readonly NewsItem[] }) {
  const cache = useQueryClient();
  const fetchAhead = (code: string) => () => void cache.prefetchQuery(newsItemQuery(code));
  return (
    <Framed padding={0}>
      <List aria-label="Новости">
        {items.map(({ id, code, title, lead, publishedAt }) => (
          <li key={id}>
            <Stack gap={1}>
              <Text as="p" size="s" tone="subtle" numeric>
                <time dateTime={publishedAt}>{formatInstantDay(publishedAt)}</time>
              </Text>
              <Heading level={2} size="s">
                <Headline
                  to={`/news/${code}/`}
                  tone="default"
                  onPointerEnter={fetchAhead(code)}
                  onFocus={fetchAhead(code)}
                >
                  {title}
                </Headline>
              </Heading>
              {lead && (
                <Text as="p" tone="muted">
                  {lead}
                </Text>
              )}
            </Stack>
          </li>
        ))}
      </List>
    </Framed>
  );
}

const Framed = styled(Card)`
  max-inline-size: 860px;
`;

const List = styled.ul`
  & > li {
    padding: ${space[5]};
    overflow-wrap: anywhere;
  }
  & > li + li {
    border-block-start: 1px solid ${color.line};
  }
`;

const Headline = styled(Link)`
  display: inline-block;
  min-block-size: 24px;
`;
