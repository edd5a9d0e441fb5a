import { messageOf } from '@shop/platform/http';
import { ErrorPanel, Select, Stack } from '@shop/ui';
import { Pagination } from '@shop/ui/parts/pagination';
import { useState } from 'react';
import { Top } from '../common/listing-layout.ts';
import type { AskedVariants } from '../common/offers/offer-choice.ts';
import { BulkActions } from '../common/selection/bulk-actions.tsx';
import { ListingToolsContext } from '../common/selection/listing-tools.ts';
import { SelectAll } from '../common/selection/select-all.tsx';
import { createSelection } from '../common/selection/selection.ts';
import { ProductGrid, useLater } from '../listing/cards.api.ts';
import type { Favourites } from './favourites.queries.ts';
import { Cards, Tools } from './favourites-layout.ts';
import { selectableFavourites } from './selectable-favourites.ts';
import { TakeOutButton } from './take-out-button.tsx';
import type { useFavourites } from './use-favourites.ts';
import { useTurnedPage } from './use-turned-page.ts';

interface FavouritesContentProps {
  readonly favourites: ReturnType<typeof useFavourites> & { readonly answer: Favourites };
  /** Ids of all favourites; undefined until the header's data are there. */
  readonly listed: readonly number[] | undefined;
}

/** Nothing is asked for by a filter here. */
const noVariants: AskedVariants = new Map();

/** The favourites as cards, with what can be done with several of them. */
export function FavouritesContent({ favourites, listed }: FavouritesContentProps) {
  const { params, answer, items, isStale, isFetching, error, retry, hrefForPage, setSort } = favourites;
  const [selection] = useState(createSelection);
  const later = useLater();
  const [tools] = useState({ selection });
  const top = useTurnedPage(params);
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
      {error ? (
        <ErrorPanel
          title="Не удалось загрузить избранное"
          text={messageOf(error)}
          retrying={isFetching}
          onRetry={retry}
        />
      ) : (
        <ListingToolsContext value={tools}>
          <Cards>
            <ProductGrid products={items} asked={noVariants} isStale={isStale} />
          </Cards>
        </ListingToolsContext>
      )}
      <BulkActions selection={selection} products={items} Favourites={TakeOutButton} />
      <Pagination navigation={pageNavigation} hrefFor={hrefForPage} />
      {later && <later.FastViewDialog />}
    </Stack>
  );
}
