import { QueryFailure } from '@shop/kit/page/query-states';
import { Select, Stack } from '@shop/ui';
import { Pagination } from '@shop/ui/parts/pagination';
import { useState } from 'react';
import { Top } from '../common/listing-layout.ts';
import type { VariantFilter } from '../common/offers/offer-choice.ts';
import { ListingToolsContext } from '../common/selection/listing-tools.ts';
import { SelectAll } from '../common/selection/select-all.tsx';
import { createSelection } from '../common/selection/selection.ts';
import { usePageTurn } from '../common/use-page-turn.ts';
import { ProductGrid, useListingLazy } from '../listing/cards.api.ts';
import type { Favourites } from './favourites.queries.ts';
import { Cards, Tools } from './favourites-layout.ts';
import { RemoveFavouritesButton } from './remove-favourites-button.tsx';
import { selectableFavourites } from './selectable-favourites.ts';
import type { useFavourites } from './use-favourites.ts';

interface FavouritesContentProps {
  readonly favourites: ReturnType<typeof useFavourites>;
  readonly answer: Favourites;
  /** Ids of all favourites; undefined until the header's data have loaded. */
  readonly listed: readonly number[] | undefined;
}

/** Favourites have no filter. */
const noVariants: VariantFilter = new Map();

/** The favourites as cards with bulk actions. */
export function FavouritesContent({ favourites, answer, listed }: FavouritesContentProps) {
  const { params, query, items, hrefForPage, setSort } = favourites;
  const [selection] = useState(createSelection);
  const listingLazy = useListingLazy();
  const [tools] = useState({ selection });
  const top = usePageTurn(params.page, params.sort);
  const { sort, pageNavigation } = answer;
  return (
    <Stack gap={3}>
      <Tools>
        <SelectAll
          selection={selection}
          title="Ещё не в корзине"
          selectable={() => selectableFavourites(items, listed, selection)}
        />
        <Select
          label="Сортировка"
          labelHidden
          value={sort.options.some(({ code }) => code === params.sort) ? params.sort : sort.current}
          options={sort.options.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(event) => setSort(event.target.value)}
        />
      </Tools>
      <Top ref={top} tabIndex={-1}>
        Товары
      </Top>
      {query.error ? (
        <QueryFailure query={query} failure="Не удалось загрузить избранное" />
      ) : (
        <ListingToolsContext value={tools}>
          <Cards>
            <ProductGrid products={items} variantFilter={noVariants} isStale={query.isPlaceholderData} />
          </Cards>
        </ListingToolsContext>
      )}
      {listingLazy && (
        <listingLazy.BulkActions selection={selection} products={items} Favourites={RemoveFavouritesButton} />
      )}
      <Pagination navigation={pageNavigation} hrefFor={hrefForPage} />
      {listingLazy && <listingLazy.FastViewDialog />}
    </Stack>
  );
}
