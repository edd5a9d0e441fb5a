import { countOf } from '@shop/domain/format/number';
import { Heading, PageHeader, Row, Skeleton, Stack, VisuallyHidden } from '@shop/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { Aside, Columns, Foot, Frame, ToList, Top } from '../../common/listing-layout.ts';
import type { ListingParams } from '../../common/listing-query/listing-url.ts';
import type { AnsweredListing } from '../../common/listing-query/use-listing.ts';
import { usePageTurn } from '../../common/listing-query/use-page-turn.ts';
import { useView } from '../../common/listing-query/use-view.ts';
import { askedOffers, askedVariants } from '../../common/offers/offer-choice.ts';
import { BulkActions } from '../../common/selection/bulk-actions.tsx';
import { ListingToolsContext } from '../../common/selection/listing-tools.ts';
import { SelectAll } from '../../common/selection/select-all.tsx';
import { createSelection, selectableLines, shownOffer } from '../../common/selection/selection.ts';
import { FacetsPanel } from '../facets/facets-panel.tsx';
import { countChosen, nothingChosen } from '../facets/filter-choice.ts';
import { useLater } from '../later/use-later.ts';
import { FacetsDrawer } from './facets-drawer.tsx';
import { ListingToolbar } from './listing-toolbar.tsx';
import { loadTable } from './product-table.tsx';
import { Products } from './products.tsx';
import { SavedFiltersButton } from './saved-filters-button.tsx';
import { Subsections } from './subsections.tsx';
import { usePrefetch } from './use-prefetch.ts';
import { ViewSwitch } from './view-switch.tsx';

interface ListingContentProps {
  /** What `useListing` answers, once there is an answer. */
  readonly listing: AnsweredListing;
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
  const products = answer.products.items;
  const { hover, aim } = usePrefetch(source);
  const top = usePageTurn(params);
  const later = useLater();
  const { view, choose } = useView(listing);
  const [selection] = useState(createSelection);
  const [tools] = useState({ selection });
  const asked = useMemo(() => askedVariants(filter), [filter]);
  const handleFilter = (choice: ListingParams['filter']) => change({ filter: choice });
  const isTable = view === 'table';
  const selectable = () =>
    selectableLines(products, (product) =>
      isTable
        ? askedOffers(product.offers, asked)
        : [shownOffer(product, asked, selection.shownOf(product.id))],
    );
  return (
    <Frame {...hover}>
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
              <SavedFiltersButton listing={listing} />
            </Row>
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
              isWide={isTable}
              drawer={<FacetsDrawer listing={listing} onApply={handleFilter} />}
              selectAll={products.length > 0 && <SelectAll selection={selection} selectable={selectable} />}
              chosen={
                later ? (
                  <later.ChosenFilters
                    filter={filter}
                    choice={params.filter}
                    isStale={isStale}
                    onChange={handleFilter}
                  />
                ) : (
                  countChosen(params.filter) > 0 && <Skeleton height={32} width={180} />
                )
              }
              views={<ViewSwitch view={view} onChoose={choose} onAimTable={aimTable} />}
            />
            <VisuallyHidden role="status">
              {isStale ? '' : `Найдено: ${countOf(filter.elementCount, 'товар', 'товара', 'товаров')}`}
            </VisuallyHidden>
            <Top ref={top} tabIndex={-1}>
              Товары
            </Top>
            <ListingToolsContext value={tools}>
              <Products listing={listing} asked={asked} view={view} nothing={nothing} />
            </ListingToolsContext>
            <BulkActions selection={selection} products={products} />
            <Foot $hasPages={pageNavigation.pageCount > 1}>
              {later && (
                <later.Pagination navigation={pageNavigation} hrefFor={(page) => urlWith({ page })} />
              )}
            </Foot>
          </Stack>
        </Columns>
      </Stack>
      {later && <later.FastViewDialog />}
    </Frame>
  );
}

/** What does not come now comes with the click. */
function aimTable() {
  void loadTable().catch(() => undefined);
}
