import { formatNumber } from '@shop/shared/format/number';
import { media, space } from '@shop/shared/theme';
import { Text } from '@shop/shared/ui';
import { Tag } from '@shop/shared/ui/tag';
import styled from 'styled-components';
import type { Listing } from './listing.queries.ts';

/** Sections below the current one, each a link. */
export function Subsections({ sections }: { readonly sections: Listing['sections'] }) {
  if (sections.length === 0) return null;
  return (
    <Line aria-label="Подразделы">
      {sections.map(({ id, name, path, elementCount }) => (
        <Tag key={id} to={`/catalog/${path}/`}>
          {name}{' '}
          <Text tone="subtle" numeric>
            {formatNumber(elementCount)}
          </Text>
        </Tag>
      ))}
    </Line>
  );
}

/** On phones one line to be swiped: the list itself must begin on the first screen. */
const Line = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  ${media.down('mobile')} {
    flex-wrap: nowrap;
    margin-inline: -${space[4]};
    padding: 2px ${space[4]};
    overflow-x: auto;
    scrollbar-width: none;
    a {
      flex: none;
    }
  }
`;
