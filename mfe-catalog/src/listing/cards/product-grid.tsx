import type { ProductItem } from '@shop/contracts/catalog/products';
import { Skeleton } from '@shop/ui';
import { duration, media, space } from '@shop/ui/theme';
import { memo, useDeferredValue } from 'react';
import styled from 'styled-components';
import { NoPrices } from '../../common/offers/no-prices.tsx';
import type { VariantFilter } from '../../common/offers/offer-choice.ts';
import {
  Action,
  Card,
  CardList,
  CardPicture,
  Choice,
  Meta,
  Name,
  Price,
  Stock,
} from '../fast-view/product-card-parts.ts';
import { ProductCard } from './product-card.tsx';

/** Number of cards whose pictures are on the first screen. */
const FIRST = 4;

interface ProductGridProps {
  readonly products: readonly ProductItem[];
  readonly variantFilter: VariantFilter;
  /** The products belong to the previous choice and are dimmed in place. */
  readonly isStale: boolean;
  /** Side by side, or one below the other. */
  readonly view?: 'cards' | 'list';
}

/** Products as cards. Memoised, because a facet click changes nothing here until its answer arrives. */
export const ProductGrid = memo(function ProductGrid(props: ProductGridProps) {
  const { products, variantFilter, isStale, view = 'cards' } = props;
  // A first view shows what its window holds before the rest is rendered.
  const hasRest = useDeferredValue(true, false);
  const shown = hasRest ? products : products.slice(0, countInWindow());
  return (
    <Container $view={view}>
      <NoPrices />
      <Dimmed $isStale={isStale} aria-busy={isStale || !hasRest}>
        {shown.map((product, index) => (
          <ProductCard
            key={product.id}
            product={product}
            variantFilter={variantFilter}
            isFirst={index < FIRST}
          />
        ))}
      </Dimmed>
    </Container>
  );
});

/** Cards stand below each other on a phone. */
const countInWindow = () => (phones.matches ? FIRST : 2 * FIRST);
/** Unlike a width of the window, it is read without a layout. */
const phones = window.matchMedia('(max-width: 599px)');

/** About the height of most cards: a name of three lines, sizes, a price break. */
export function ProductGridSkeleton({ count }: { readonly count: number }) {
  return (
    <Container $view="cards" aria-busy="true">
      <CardList aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <Card key={`card-${index + 1}`}>
            <CardPicture>
              <Skeleton height="auto" width="100%" className="skeleton-picture" />
            </CardPicture>
            <Meta>
              <Skeleton height={12} width={72} radius="s" />
            </Meta>
            <Name as="div">
              <Skeleton height={60} radius="s" />
            </Name>
            <Stock>
              <Skeleton height={14} width={120} radius="s" />
            </Stock>
            <Choice>
              <Skeleton height="var(--choice)" width={140} radius="s" />
            </Choice>
            <Price>
              <Skeleton height={40} width={110} radius="s" />
            </Price>
            <Action>
              <Skeleton height={40} />
            </Action>
          </Card>
        ))}
      </CardList>
    </Container>
  );
}

const Container = styled.div<{ $view: 'cards' | 'list' }>`
  container: ${(p) => p.$view} / inline-size;
  & > p {
    margin-block-end: ${space[2]};
  }
  --choice: 28px;
  ${media.coarse} {
    --choice: 44px;
  }
  .skeleton-picture {
    aspect-ratio: 3 / 2;
  }
`;

/** The delay avoids flicker when the answer is fast. */
const Dimmed = styled(CardList)<{ $isStale: boolean }>`
  opacity: ${(p) => (p.$isStale ? 0.5 : 1)};
  transition: opacity ${duration.base} ${(p) => (p.$isStale ? duration.fast : '0ms')};
`;
