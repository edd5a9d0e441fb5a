import { Link, Text } from '@shop/ui';
import { color, space, text } from '@shop/ui/theme';
import { styled } from 'styled-components';

type Neighbour = { readonly code: string; readonly title: string } | null;

/** Links to the next and previous items and to the list. */
export function NewsNeighbours({ older, newer }: { older: Neighbour; newer: Neighbour }) {
  return (
    <Row aria-label="Другие новости">
      {older && (
        <Way to={`/news/${older.code}/`} rel="prev" tone="default">
          <Text size="s" tone="muted">
            Раньше
          </Text>
          {older.title}
        </Way>
      )}
      {newer && (
        <Way to={`/news/${newer.code}/`} rel="next" tone="default">
          <Text size="s" tone="muted">
            Позже
          </Text>
          {newer.title}
        </Way>
      )}
      <Link to="/news/">Все новости</Link>
    </Row>
  );
}

const Row = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: ${space[4]};
  max-inline-size: 720px;
  padding-block-start: ${space[5]};
  border-block-start: 1px solid ${color.line};
  & > :last-child {
    grid-column: 1 / -1;
    justify-self: start;
    min-block-size: 24px;
  }
`;

const Way = styled(Link)`
  ${text.m}
  display: grid;
  gap: ${space[1]};
  align-content: start;
  overflow-wrap: anywhere;
`;
