import type { FilterChoice } from '@shop/contracts/smart-filter/smart-filter';
import { formatNumber } from '@shop/domain/format/number';
import { Text } from '@shop/ui';
import { Tag } from '@shop/ui/parts/tag';
import { media, space } from '@shop/ui/theme';
import styled from 'styled-components';
import type { Listing } from '../../common/listing-query/listing.queries.ts';
import { parseListingUrl } from '../../common/listing-query/listing-url.ts';
import { swiped } from '../../common/swiped-line.ts';
import { isPartOf, togglePart } from '../facets/filter-choice.ts';

interface SubsectionsProps {
  readonly sections: Listing['sections'];
  readonly urlOf: (sectionPath: string) => string;
  /** The URL of another choice in the same section. */
  readonly urlOfChoice: (choice: FilterChoice) => string;
  readonly filter: Listing['filter'];
  /** Frequent choices of the section. */
  readonly tags: readonly { readonly name: string; readonly link: string }[];
  readonly choice: FilterChoice;
}

/**
 * Links to subsections and frequent choices, in one line on phones. A frequent choice is added to the filter,
 * or removed if it is chosen.
 */
export function Subsections({ sections, urlOf, urlOfChoice, filter, tags, choice }: SubsectionsProps) {
  if (sections.length + tags.length === 0) return null;
  return (
    <Lines>
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
          {tags.map(({ name, link }) => {
            const part = parseListingUrl(link, '').filter;
            const isChosen = isPartOf(part, choice);
            return (
              <Tag
                key={link}
                to={urlOfChoice(togglePart(filter, choice, part))}
                tone={isChosen ? 'accent' : 'neutral'}
                isCurrent={isChosen}
              >
                {name}
              </Tag>
            );
          })}
        </Line>
      )}
    </Lines>
  );
}

const Lines = styled.div`
  display: grid;
  gap: ${space[3]};
  ${swiped}
`;

const Line = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  ${media.down('mobile')} {
    flex: none;
    flex-wrap: nowrap;
  }
`;
