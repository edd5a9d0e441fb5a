import { Select } from '@shop/ui';
import { media, space } from '@shop/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Bar, DrawerButton } from '../../common/listing-layout.ts';
import type { Listing } from '../../common/listing-query/listing.queries.ts';
import type { ListingParams } from '../../common/listing-query/listing-url.ts';

interface ListingToolbarProps {
  readonly params: ListingParams;
  readonly sort: Listing['sort'];
  readonly onChange: (changes: Partial<ListingParams>) => void;
  /** The list takes the width of the facets. */
  readonly isWide: boolean;
  /** Opens the facets where they have no column. */
  readonly drawer: ReactNode;
  readonly selectAll: ReactNode;
  readonly chosen: ReactNode;
  readonly views: ReactNode;
}

const PAGE_SIZES = [20, 50, 100];

/** Chosen filters, order, page size and view. */
export function ListingToolbar(props: ListingToolbarProps) {
  const { params, sort, onChange, isWide, drawer, selectAll, chosen, views } = props;
  const isKnown = sort.options.some(({ code }) => code === params.sort);
  const sizes = [...new Set([...PAGE_SIZES, params.pageSize])].sort((one, other) => one - other);
  return (
    <Bar $isWide={isWide}>
      <DrawerButton $isWide={isWide}>{drawer}</DrawerButton>
      <All>{selectAll}</All>
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
      <Views>{views}</Views>
    </Bar>
  );
}

/** Matches the height of the first line of tags. */
const All = styled.div`
  grid-area: all;
  display: grid;
  align-items: center;
  min-block-size: 36px;
  white-space: nowrap;
`;

const Chosen = styled.div`
  grid-area: chosen;
  &:not(:empty) {
    padding-block: ${space[1]};
  }
`;

const Sort = styled(Select)`
  grid-area: sort;
`;

/** On phones the page size is not worth the space. */
const PageSize = styled(Select)`
  grid-area: size;
  ${media.down('mobile')} {
    display: none;
  }
`;

const Views = styled.div`
  grid-area: view;
  justify-self: end;
`;
