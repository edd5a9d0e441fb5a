import { countOf } from '@shop/shared/format/number';
import { messageOf } from '@shop/shared/http';
import { Button, ErrorPanel, PageHeader, Stack, VisuallyHidden } from '@shop/shared/ui';
import { EmptyState } from '@shop/shared/ui/empty-state';
import { SearchIcon } from '@shop/shared/ui/icons';
import { Pagination } from '@shop/shared/ui/pagination';
import { type ReactNode, useMemo } from 'react';
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
import type { ListingState } from './use-listing.ts';
import { usePageTurn } from './use-page-turn.ts';
import { usePrefetch } from './use-prefetch.ts';

interface ListingContentProps {
  /** What `useListing` answers, once there is an answer. */
  readonly listing: ListingState & { readonly answer: Listing };
  /** The page's heading; the count of products stands beside it. */
  readonly title: string;
  /** Below the heading: what a brand is, what was looked for instead. */
  readonly lead?: ReactNode;
  /** Frequent choices as links. */
  readonly tags?: readonly { readonly name: string; readonly link: string }[];
  /** In place of the list when there is nothing, and no filter is to blame. */
  readonly nothing: ReactNode;
}

/**
 * A listing with its tools, for every page that has one (`ListingSource` says how). What is chosen comes from the
 * address, what there is from the answer.
 */
export function ListingContent({ listing, title, lead, tags = [], nothing }: ListingContentProps) {
  const { source, params, answer, isStale, urlWith, change } = listing;
  const { filter, pageNavigation } = answer;
  const { hover, aim } = usePrefetch(source);
  const top = usePageTurn(params);
  const handleFilter = (choice: ListingParams['filter']) => change({ filter: choice });
  return (
    <Frame {...hover}>
      <Stack gap={4}>
        <PageHeader
          title={title}
          lead={lead}
          count={pageNavigation.recordCount}
          breadcrumbs={answer.breadcrumbs.map(({ name, link }) => ({ label: name, to: link }))}
        />
        <Subsections
          sections={answer.sections}
          urlOf={(sectionPath) => urlWith({ sectionPath, filter: nothingChosen })}
          tags={tags}
        />
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
              sort={answer.sort}
              onChange={change}
              drawer={<FacetsDrawer listing={listing} onApply={handleFilter} />}
              chosen={<ChosenFilters filter={filter} choice={params.filter} onChange={handleFilter} />}
            />
            <VisuallyHidden role="status">
              {isStale ? '' : `Найдено: ${countOf(filter.elementCount, 'товар', 'товара', 'товаров')}`}
            </VisuallyHidden>
            <Top ref={top} tabIndex={-1}>
              Товары
            </Top>
            <Products listing={listing} nothing={nothing} />
            <Pagination navigation={pageNavigation} hrefFor={(page) => urlWith({ page })} />
          </Stack>
        </Columns>
      </Stack>
    </Frame>
  );
}

function Products({ listing, nothing }: Pick<ListingContentProps, 'listing' | 'nothing'>) {
  const { params, answer, isStale, isFetching, error, retry, change } = listing;
  const asked = useMemo(() => askedVariants(answer.filter), [answer.filter]);
  if (error)
    return (
      <ErrorPanel
        title="Не удалось загрузить товары"
        text={messageOf(error)}
        retrying={isFetching}
        onRetry={retry}
      />
    );
  if (answer.products.items.length > 0)
    return <ProductGrid products={answer.products.items} asked={asked} isStale={isStale} />;
  if (countChosen(params.filter) === 0) return nothing;
  return (
    <EmptyState
      icon={<SearchIcon />}
      title="Ничего не подошло"
      action={<Button onClick={() => change({ filter: nothingChosen })}>Сбросить фильтры</Button>}
    >
      Таких товаров нет. Уберите часть условий или сбросьте все.
    </EmptyState>
  );
}
