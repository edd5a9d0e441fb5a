import { media, space } from '@shop/shared/theme';
import { Select } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Listing } from './listing.queries.ts';
import { COLUMN_FROM } from './listing-layout.ts';
import type { ListingParams } from './listing-url.ts';

interface ListingToolbarProps {
  readonly params: ListingParams;
  readonly sort: Listing['sort'];
  readonly onChange: (changes: Partial<ListingParams>) => void;
  /** Opens the facets where they have no column of their own. */
  readonly drawer: ReactNode;
  readonly chosen: ReactNode;
}

const PAGE_SIZES = [20, 40, 60, 100];

/** What is chosen, order and length of the list. */
export function ListingToolbar({ params, sort, onChange, drawer, chosen }: ListingToolbarProps) {
  const isKnown = sort.options.some(({ code }) => code === params.sort);
  const sizes = [...new Set([...PAGE_SIZES, params.pageSize])].sort((one, other) => one - other);
  return (
    <Bar>
      <DrawerButton>{drawer}</DrawerButton>
      <Chosen>{chosen}</Chosen>
      <Sort
        label="Сортировка"
        labelHidden
        value={isKnown ? params.sort : sort.current}
        options={sort.options.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(event) => onChange({ sort: event.target.value })}
      />
      <PageSize
        label="Товаров на странице"
        labelHidden
        value={params.pageSize}
        options={sizes.map((size) => ({ value: size, label: `по ${size}` }))}
        onChange={(event) => onChange({ pageSize: Number(event.target.value) })}
      />
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  grid-template: 'drawer sort size' auto 'chosen chosen chosen' auto / 1fr auto auto;
  align-items: start;
  gap: ${space[2]};
  @container ${COLUMN_FROM} {
    grid-template: 'chosen sort size' auto / 1fr auto auto;
  }
  ${media.down('mobile')} {
    grid-template: 'drawer sort' auto 'chosen chosen' auto / auto 1fr;
  }
`;

const DrawerButton = styled.div`
  grid-area: drawer;
  @container ${COLUMN_FROM} {
    display: none;
  }
`;

const Chosen = styled.div`
  grid-area: chosen;
  &:empty {
    display: none;
  }
`;

const Sort = styled(Select)`
  grid-area: sort;
`;

/** On phones the length of a page is not worth the room. */
const PageSize = styled(Select)`
  grid-area: size;
  ${media.down('mobile')} {
    display: none;
  }
`;
