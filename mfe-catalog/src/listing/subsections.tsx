import { formatNumber } from '@shop/shared/format/number';
import { Row, Tag, Text } from '@shop/shared/ui';
import type { Listing } from './listing.queries.ts';

/** Sections below the current one, each a link. */
export function Subsections({ sections }: { readonly sections: Listing['sections'] }) {
  if (sections.length === 0) return null;
  return (
    <Row as="nav" gap={2} aria-label="Подразделы">
      {sections.map(({ id, name, path, elementCount }) => (
        <Tag key={id} to={`/catalog/${path}/`}>
          {name}{' '}
          <Text tone="subtle" numeric>
            {formatNumber(elementCount)}
          </Text>
        </Tag>
      ))}
    </Row>
  );
}
