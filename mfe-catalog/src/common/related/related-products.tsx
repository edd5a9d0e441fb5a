import type { RelatedProduct } from '@shop/contracts/catalog/product-relations';
import { QueryStates } from '@shop/kit/page/query-states';
import { keepPreviousData, useQuery } from '@shop/platform/query';
import { useLocation } from '@shop/platform/router';
import { Skeleton, Stack, VisuallyHidden } from '@shop/ui';
import { Pagination } from '@shop/ui/parts/pagination';
import { space } from '@shop/ui/theme';
import styled from 'styled-components';
import { useBasketRefresh } from '../use-basket-refresh.ts';
import { type Relation, relatedQuery } from './related.queries.ts';
import { RelatedCard } from './related-card.tsx';

/** The page size of the call. */
const PAGE = 8;

interface RelatedProductsProps {
  readonly relation: Relation;
  readonly productId: number;
  /** The number of products, for a skeleton of the right size. */
  readonly count: number;
}

/** Products of one relation, page by page; the URL holds the page: `?accessories=2`. */
export function RelatedProducts({ relation, productId, count }: RelatedProductsProps) {
  const { page, hrefFor } = useRelatedPage(relation);
  const query = useQuery({ ...relatedQuery(relation, productId, page), placeholderData: keepPreviousData });
  const items = query.data?.items;
  useBasketRefresh(
    relatedQuery(relation, productId, page).queryKey,
    items?.flatMap(({ offers }) => offers.map(({ id }) => id)) ?? [],
  );
  // A page that failed to load must not show the previous one in its place.
  const data = query.error && query.isPlaceholderData ? undefined : query.data;
  return (
    <QueryStates
      query={{ ...query, data }}
      pending={<RelatedSkeleton count={count} />}
      failure="Не удалось загрузить товары"
    >
      {({ items: products, pageNavigation }) => (
        <Stack gap={4} aria-busy={query.isPlaceholderData}>
          <RelatedList products={products} />
          <Pagination navigation={pageNavigation} hrefFor={hrefFor} />
        </Stack>
      )}
    </QueryStates>
  );
}

export function RelatedList({ products }: { readonly products: readonly RelatedProduct[] }) {
  return (
    <Cards>
      {products.map((product) => (
        <RelatedCard key={product.id} product={product} />
      ))}
    </Cards>
  );
}

export function RelatedSkeleton({ count }: { readonly count: number }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>Загружаем товары</VisuallyHidden>
      <Cards aria-hidden>
        {Array.from({ length: Math.min(Math.max(count, 1), PAGE) }, (_, place) => (
          <Ghost key={place}>
            <Skeleton height="100%" radius="l" />
          </Ghost>
        ))}
      </Cards>
    </div>
  );
}

function useRelatedPage(relation: Relation) {
  const { pathname, search } = useLocation();
  const given = new URLSearchParams(search);
  const pageInUrl = Number(given.get(relation));
  return {
    page: Number.isInteger(pageInUrl) && pageInUrl > 1 && pageInUrl < 1_000_000 ? pageInUrl : 1,
    hrefFor: (page: number) => {
      const changed = new URLSearchParams(given);
      if (page > 1) changed.set(relation, String(page));
      else changed.delete(relation);
      return pathname + (changed.size > 0 ? `?${changed}` : '');
    },
  };
}

/** On phones the cards are a row that scrolls sideways, because a column would be too long. */
const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(232px, 1fr));
  gap: ${space[3]};
  @container (max-width: 519.98px) {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: 232px;
    /* Contains visually hidden elements, which would otherwise widen the page. */
    position: relative;
    overflow-x: auto;
    scroll-snap-type: x proximity;
    scrollbar-width: thin;
    margin: -3px;
    padding: 3px 3px ${space[2]};
    & > li {
      scroll-snap-align: start;
    }
  }
`;

/** The size of a card. */
const Ghost = styled.li`
  display: grid;
  &::before,
  & > * {
    grid-area: 1 / 1;
  }
  &::before {
    content: '';
    padding-block-end: calc(66.7% + 190px);
  }
`;
