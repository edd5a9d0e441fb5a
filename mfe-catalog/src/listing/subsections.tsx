import { formatNumber } from '@shop/shared/format/number';
import { media, space } from '@shop/shared/theme';
import { Text } from '@shop/shared/ui';
import { Tag } from '@shop/shared/ui/tag';
import styled from 'styled-components';
import type { Listing } from './listing.queries.ts';

interface SubsectionsProps {
  readonly sections: Listing['sections'];
  readonly urlOf: (sectionPath: string) => string;
  /** Frequent choices of the section. */
  readonly tags: readonly { readonly name: string; readonly link: string }[];
}

/** Sections to go on with and frequent choices, each a link. */
export function Subsections({ sections, urlOf, tags }: SubsectionsProps) {
  return (
    <>
      {sections.length > 0 && (
        <Line aria-label="Подразделы">
          {sections.map(({ id, name, path, elementCount }) => (
            <Tag key={id} to={urlOf(path)}>
              {name}{' '}
              <Text tone="subtle" numeric>
                {formatNumber(elementCount)}
              </Text>
            </Tag>
          ))}
        </Line>
      )}
      {tags.length > 0 && (
        <Line aria-label="Популярные подборки">
          {tags.map(({ name, link }) => (
            <Tag key={link} to={link} tone="accent">
              {name}
            </Tag>
          ))}
        </Line>
      )}
    </>
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
