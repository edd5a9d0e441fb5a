import type { Promotion } from '@shop/contracts/catalog/promotions';
import { formatDay } from '@shop/domain/format/date';
import { TileStates } from '@shop/kit/page/tile-states';
import { useQuery } from '@shop/platform/query';
import { Link, Panel, Skeleton, Text } from '@shop/ui';
import { color, space } from '@shop/ui/theme';
import styled from 'styled-components';
import { promotionsQuery } from '../promotions/promotions.queries.ts';

/** Home page: current promotions, those that end first coming first. */
export function Widget() {
  const promotions = useQuery(promotionsQuery());
  return (
    <Panel title="Акции" actions={<Link to="/actions/">Все акции</Link>}>
      <TileStates
        query={promotions}
        pending={<Skeleton height={298} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<Text tone="muted">Сейчас акций нет. Новые появятся здесь.</Text>}
      >
        {({ items }) => (
          <List>
            {items.map((promotion) => (
              <Item key={promotion.id} promotion={promotion} />
            ))}
          </List>
        )}
      </TileStates>
    </Panel>
  );
}

function Item({ promotion: { code, title, lead, endsOn } }: { promotion: Promotion }) {
  return (
    <li>
      <Link to={`/actions/${encodeURIComponent(code)}/`}>{title}</Link>
      {lead && (
        <Text as="p" size="s" tone="muted" clamp={1}>
          {lead}
        </Text>
      )}
      <Text as="p" size="xs" tone="subtle" numeric>
        {endsOn ? `До ${formatDay(endsOn)} включительно` : 'Бессрочно'}
      </Text>
    </li>
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
