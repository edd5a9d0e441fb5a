import { countOf } from '@shop/domain/format/number';
import { Heading, PageHeader, Row, Skeleton, Stack, VisuallyHidden } from '@shop/ui';
import { controlHeight } from '@shop/ui/theme';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Aside, Columns, Foot, Frame, ToList, Top } from '../../common/listing-layout.ts';
import type { ListingParams } from '../../common/listing-query/listing-url.ts';
import type { AnsweredListing } from '../../common/listing-query/use-listing.ts';
import { matchingOffers, variantFilterOf } from '../../common/offers/offer-choice.ts';
import { ListingToolsContext } from '../../common/selection/listing-tools.ts';
import { SelectAll } from '../../common/selection/select-all.tsx';
import { createSelection, selectableLines, shownOffer } from '../../common/selection/selection.ts';
import { usePageTurn } from '../../common/use-page-turn.ts';
import { FacetsPanel } from '../facets/facets-panel.tsx';
import { countChosen, nothingChosen } from '../facets/filter-choice.ts';
import { useListingLazy } from '../lazy/use-listing-lazy.ts';
import { FacetsSkeleton } from './listing-skeleton.tsx';
import { ListingToolbar } from './listing-toolbar.tsx';
import { loadTable } from './product-table.tsx';
import { Products } from './products.tsx';
import { Subsections } from './subsections.tsx';
import { ViewSwitch } from './view-switch.tsx';

interface ListingContentProps {
  /** A listing that has an answer. */
  readonly listing: AnsweredListing;
  /** The page's heading; the product count stands beside it. */
  readonly title: string;
  /** Stands below the heading, such as a brand's description. */
  readonly lead?: ReactNode;
  /** Frequent choices as links. */
  readonly tags?: readonly { readonly name: string; readonly link: string }[];
  /** Shown instead of the list if there are no products and no filter is chosen. */
  readonly nothing: ReactNode;
}

/**
 * A listing with its tools, for every page that has one (see `ListingSource`). The URL provides the choices,
 * the answer the products.
 */
export function ListingContent({ listing, title, lead, tags = [], nothing }: ListingContentProps) {
  const { source, params, answer, isStale, urlWith, change, view, choose } = listing;
  const { filter, pageNavigation } = answer;
  const products = answer.products.items;
  const top = usePageTurn(params.page, urlWith({ page: 1 }));
  const listingLazy = useListingLazy();
  const prefetcher = useMemo(() => listingLazy?.createPrefetcher(source), [listingLazy, source]);
  useEffect(() => prefetcher?.stop, [prefetcher]);
  const [selection] = useState(createSelection);
  const [tools] = useState({ selection });
  const variantFilter = useMemo(() => variantFilterOf(filter), [filter]);
  const handleFilter = (choice: ListingParams['filter']) => change({ filter: choice });
  const isTable = view === 'table';
  const handleAimTable = () => {
    // A failed prefetch is retried by the click.
    void loadTable().catch(() => undefined);
    prefetcher?.aim(urlWith({ view: 'table', page: params.page }));
  };
  // A first view shows products before facets, which phones have in a drawer.
  const hasFacets = useDeferredValue(true, false);
  const selectable = () =>
    selectableLines(products, (product) =>
      isTable
        ? matchingOffers(product.offers, variantFilter)
        : [shownOffer(product, variantFilter, selection.shownOf(product.id), selection.firstOf)],
    );
  return (
    <Frame onPointerOver={prefetcher?.handlePointerOver}>
      <Stack gap={4}>
        <PageHeader
          title={title}
          lead={lead}
          count={pageNavigation.recordCount}
          breadcrumbs={answer.breadcrumbs.map(({ name, link }) => ({ label: name, to: link }))}
        />
        <ToList type="button" onClick={() => top.current?.focus()}>
          К товарам
        </ToList>
        <Subsections
          sections={answer.sections}
          urlOf={(sectionPath) => urlWith({ sectionPath, filter: nothingChosen })}
          urlOfChoice={(choice) => urlWith({ filter: choice })}
          filter={filter}
          tags={tags}
          choice={params.filter}
        />
        <Columns $isWide={isTable}>
          <Aside $isWide={isTable} aria-label="Фильтры">
            <Row justify="between" wrap={false}>
              <Heading level={2} size="s">
                Фильтры
              </Heading>
              {listingLazy ? (
                <listingLazy.SavedFiltersButton listing={listing} />
              ) : (
                <Skeleton height={controlHeight.s} width={130} />
              )}
            </Row>
            {hasFacets ? (
              <FacetsPanel
                filter={filter}
                choice={params.filter}
                onChange={handleFilter}
                onAim={(choice) => prefetcher?.aim(choice && urlWith({ filter: choice }))}
              />
            ) : (
              <FacetsSkeleton />
            )}
          </Aside>
          <Stack gap={3}>
            <ListingToolbar
              params={params}
              sort={answer.sort}
              onChange={change}
              isWide={isTable}
              drawer={
                listingLazy ? (
                  <listingLazy.FacetsDrawerButton listing={listing} onApply={handleFilter} />
                ) : (
                  <Skeleton height={controlHeight.m} width={130} />
                )
              }
              selectAll={products.length > 0 && <SelectAll selection={selection} selectable={selectable} />}
              chosen={
                listingLazy ? (
                  <listingLazy.ChosenFilters
                    filter={filter}
                    choice={params.filter}
                    isStale={isStale}
                    onChange={handleFilter}
                  />
                ) : (
                  countChosen(params.filter) > 0 && <Skeleton height={32} width={180} />
                )
              }
              views={<ViewSwitch view={view} onChoose={choose} onAimTable={handleAimTable} />}
            />
            <VisuallyHidden role="status">
              {isStale ? '' : `Найдено: ${countOf(filter.elementCount, 'товар', 'товара', 'товаров')}`}
            </VisuallyHidden>
            <Top ref={top} tabIndex={-1}>
              Товары
            </Top>
            <ListingToolsContext value={tools}>
              <Products listing={listing} variantFilter={variantFilter} view={view} nothing={nothing} />
            </ListingToolsContext>
            {listingLazy && <listingLazy.BulkActions selection={selection} products={products} />}
            <Foot $hasPages={pageNavigation.pageCount > 1}>
              {listingLazy && (
                <listingLazy.Pagination navigation={pageNavigation} hrefFor={(page) => urlWith({ page })} />
              )}
            </Foot>
          </Stack>
        </Columns>
      </Stack>
      {listingLazy && <listingLazy.FastViewDialog />}
    </Frame>
  );
}
