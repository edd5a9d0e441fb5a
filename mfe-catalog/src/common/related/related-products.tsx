import type { RelatedProduct } from '@shop/contracts/catalog/product-relations';
import { messageOf } from '@shop/platform/http';
import { keepPreviousData, useQuery } from '@shop/platform/query';
import { useLocation } from '@shop/platform/router';
import { ErrorPanel, Skeleton, Stack, VisuallyHidden } from '@shop/ui';
import { Pagination } from '@shop/ui/parts/pagination';
import { space } from '@shop/ui/theme';
import styled from 'styled-components';
import { useBasketRefresh } from '../use-basket-refresh.ts';
import { type Relation, relatedQuery } from './related.queries.ts';
import { RelatedCard } from './related-card.tsx';

/** What a page of the call holds. */
const PAGE = 8;

interface RelatedProductsProps {
  readonly relation: Relation;
  readonly productId: number;
  /** How many there are, for a skeleton of the right size. */
  readonly count: number;
}

/** Products of one relation, page by page; the page is in the address: `?accessories=2`. */
export function RelatedProducts({ relation, productId, count }: RelatedProductsProps) {
  const { page, hrefFor } = useRelatedPage(relation);
  const query = useQuery({ ...relatedQuery(relation, productId, page), placeholderData: keepPreviousData });
  const items = query.data?.items;
  useBasketRefresh(
    relatedQuery(relation, productId, page).queryKey,
    items?.flatMap(({ offers }) => offers.map(({ id }) => id)) ?? [],
  );
  if (query.isPending) return <RelatedSkeleton count={count} />;
  if (!query.data || (query.error && query.isPlaceholderData))
    return (
      <ErrorPanel
        title="Не удалось загрузить товары"
        text={messageOf(query.error)}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  return (
    <Stack gap={4} aria-busy={query.isPlaceholderData}>
      <RelatedList products={query.data.items} />
      <Pagination navigation={query.data.pageNavigation} hrefFor={hrefFor} />
    </Stack>
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
  const asked = Number(given.get(relation));
  return {
    page: Number.isInteger(asked) && asked > 1 && asked < 1_000_000 ? asked : 1,
    hrefFor: (page: number) => {
      const changed = new URLSearchParams(given);
      if (page > 1) changed.set(relation, String(page));
      else changed.delete(relation);
      return pathname + (changed.size > 0 ? `?${changed}` : '');
    },
  };
}

/** On a phone they stand side by side and are pushed along, for the page would be as long as a road. */
const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(232px, 1fr));
  gap: ${space[3]};
  @container (max-width: 519.98px) {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: 232px;
    /* What is hidden from the eye inside stays inside. */
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

/** As high as a card: its picture and what stands below it. */
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
