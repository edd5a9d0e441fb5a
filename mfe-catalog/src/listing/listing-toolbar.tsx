import { media } from '@shop/shared/theme';
import { Row, Select } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Listing } from './listing.queries.ts';
import type { ListingParams } from './listing-url.ts';

interface ListingToolbarProps {
  readonly params: ListingParams;
  readonly sort: Listing['sort'];
  readonly onChange: (changes: Partial<ListingParams>) => void;
  /** At the start: the button of the facets, where these have no column of their own. */
  readonly children?: ReactNode;
}

const PAGE_SIZES = [20, 40, 60, 100];

/** Order and length of the list. */
export function ListingToolbar({ params, sort, onChange, children }: ListingToolbarProps) {
  const isKnown = sort.options.some(({ code }) => code === params.sort);
  const sizes = [...new Set([...PAGE_SIZES, params.pageSize])].sort((one, other) => one - other);
  return (
    <Row justify="between" gap={2}>
      {children}
      <Row gap={2}>
        <Select
          label="Сортировка"
          labelHidden
          value={isKnown ? params.sort : sort.current}
          options={sort.options.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(event) => onChange({ sort: event.target.value })}
        />
        <PageSize>
          <Select
            label="Товаров на странице"
            labelHidden
            value={params.pageSize}
            options={sizes.map((size) => ({ value: size, label: `по ${size}` }))}
            onChange={(event) => onChange({ pageSize: Number(event.target.value) })}
          />
        </PageSize>
      </Row>
    </Row>
  );
}

/** On phones the length of a page is not worth the room. */
const PageSize = styled.div`
  ${media.down('mobile')} {
    display: none;
  }
`;
