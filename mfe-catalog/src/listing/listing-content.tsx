import { countOf } from '@shop/shared/format/number';
import { messageOf } from '@shop/shared/http';
import { Button, ErrorPanel, PageHeader, Stack, VisuallyHidden } from '@shop/shared/ui';
import { EmptyState } from '@shop/shared/ui/empty-state';
import { SearchIcon } from '@shop/shared/ui/icons';
import { Pagination } from '@shop/shared/ui/pagination';
import { useMemo } from 'react';
import { ChosenFilters } from '../facets/chosen-filters.tsx';
import { FacetsDrawer } from '../facets/facets-drawer.tsx';
import { FacetsPanel } from '../facets/facets-panel.tsx';
import { countChosen, nothingChosen } from '../facets/filter-choice.ts';
import { askedVariants } from '../offers/offer-choice.ts';
import type { Listing } from './listing.queries.ts';
import { Aside, Columns, Frame, Top } from './listing-layout.ts';
import { ListingToolbar } from './listing-toolbar.tsx';
import type { ListingParams } from './listing-url.ts';
import { ProductGrid } from './product-grid.tsx';
import { Subsections } from './subsections.tsx';
import { usePageTurn } from './use-page-turn.ts';
import { usePrefetch } from './use-prefetch.ts';

interface ListingContentProps {
  readonly params: ListingParams;
  readonly listing: Listing;
  readonly isStale: boolean;
  readonly isFetching: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
  readonly urlWith: (changes: Partial<ListingParams>) => string;
  readonly change: (changes: Partial<ListingParams>) => void;
}

/** A listing with its tools. What is chosen comes from the address, what there is from the answer. */
export function ListingContent(props: ListingContentProps) {
  const { params, listing, isStale, urlWith, change } = props;
  const { filter, pageNavigation } = listing;
  const { hover, aim } = usePrefetch();
  const top = usePageTurn(params);
  const handleFilter = (choice: ListingParams['filter']) => change({ filter: choice });
  return (
    <Frame {...hover}>
      <Stack gap={4}>
        <PageHeader
          title={listing.section.name}
          count={pageNavigation.recordCount}
          breadcrumbs={listing.breadcrumbs.map(({ name, link }) => ({ label: name, to: link }))}
        />
        <Subsections sections={listing.sections} />
        <Columns>
          <Aside aria-label="Фильтры">
            <VisuallyHidden as="h2">Фильтры</VisuallyHidden>
            <FacetsPanel
              filter={filter}
              choice={params.filter}
              onChange={handleFilter}
              onAim={(choice) => aim(choice && urlWith({ filter: choice }))}
            />
          </Aside>
          <Stack gap={3}>
            <ListingToolbar
              params={params}
              sort={listing.sort}
              onChange={change}
              drawer={<FacetsDrawer params={params} onApply={handleFilter} />}
              chosen={<ChosenFilters filter={filter} choice={params.filter} onChange={handleFilter} />}
            />
            <VisuallyHidden role="status">
              {isStale ? '' : `Найдено: ${countOf(filter.elementCount, 'товар', 'товара', 'товаров')}`}
            </VisuallyHidden>
            <Top ref={top} tabIndex={-1}>
              Товары
            </Top>
            <Products {...props} />
            <Pagination navigation={pageNavigation} hrefFor={(page) => urlWith({ page })} />
          </Stack>
        </Columns>
      </Stack>
    </Frame>
  );
}

function Products({ params, listing, isStale, isFetching, error, retry, change }: ListingContentProps) {
  const asked = useMemo(() => askedVariants(listing.filter), [listing.filter]);
  if (error)
    return (
      <ErrorPanel
        title="Не удалось загрузить товары"
        text={messageOf(error)}
        retrying={isFetching}
        onRetry={retry}
      />
    );
  if (listing.products.items.length > 0)
    return <ProductGrid products={listing.products.items} asked={asked} isStale={isStale} />;
  if (countChosen(params.filter) > 0)
    return (
      <EmptyState
        icon={<SearchIcon />}
        title="Ничего не подошло"
        action={<Button onClick={() => change({ filter: nothingChosen })}>Сбросить фильтры</Button>}
      >
        Таких товаров в разделе нет. Уберите часть условий или сбросьте все.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<SearchIcon />}
      title="В этом разделе пока нет товаров"
      action={<Button to="/catalog/">Весь каталог</Button>}
    >
      Посмотрите соседние разделы каталога.
    </EmptyState>
  );
}
