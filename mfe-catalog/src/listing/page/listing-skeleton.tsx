import { Skeleton, SkeletonText, Stack, VisuallyHidden } from '@shop/ui';
import { media, space } from '@shop/ui/theme';
import styled from 'styled-components';
import { Aside, Columns, Frame } from '../../common/listing-layout.ts';
import { ProductGridSkeleton } from '../cards/product-grid.tsx';

interface ListingSkeletonProps {
  readonly pageSize: number;
  /** Lines below the heading: subsections, frequent choices. */
  readonly lines: 1 | 2;
}

/** Has the height of the listing that replaces it. */
export function ListingSkeleton({ pageSize, lines }: ListingSkeletonProps) {
  return (
    <Frame role="status" aria-busy="true">
      <VisuallyHidden>Загружаем товары</VisuallyHidden>
      <Stack gap={4} aria-hidden>
        <Stack gap={1}>
          <Skeleton height={24} width={220} />
          <Heading>
            <Skeleton height="100%" width="min(360px, 70%)" />
          </Heading>
        </Stack>
        <Lines>
          {lineWidths.slice(0, lines).map((widths) => (
            <Line key={widths[0]}>
              {widths.map((width) => (
                <Skeleton key={width} height="100%" width={width} radius="full" />
              ))}
            </Line>
          ))}
        </Lines>
        <Columns>
          <Aside as="div">
            <FacetsSkeleton />
          </Aside>
          <Stack gap={3}>
            <Tools>
              <Skeleton height="100%" width="100%" />
            </Tools>
            <ProductGridSkeleton count={Math.min(pageSize, 20)} />
          </Stack>
        </Columns>
      </Stack>
    </Frame>
  );
}

export function FacetsSkeleton() {
  return (
    <Stack gap={6} aria-hidden>
      {['price', 'brand', 'size', 'material'].map((facet) => (
        <SkeletonText key={facet} lines={5} />
      ))}
    </Stack>
  );
}

const lineWidths = [
  [120, 150, 110, 140],
  [90, 70, 100, 80, 60],
];

/** Headings are smaller on phones. */
const Heading = styled.div`
  block-size: 36px;
  ${media.down('mobile')} {
    block-size: 28px;
  }
`;

/** On phones they share one line. */
const Lines = styled.div`
  display: grid;
  gap: ${space[3]};
  ${media.down('mobile')} {
    padding-block: 2px;
    & > :not(:first-child) {
      display: none;
    }
  }
`;

const Line = styled.div`
  display: flex;
  gap: ${space[2]};
  block-size: 28px;
  overflow: hidden;
  ${media.down('mobile')} {
    block-size: 44px;
  }
  & > * {
    flex: none;
  }
`;

/** On phones the tools take two lines. */
const Tools = styled.div`
  display: grid;
  justify-content: end;
  grid-template-columns: minmax(0, 340px);
  block-size: 37px;
  ${media.down('mobile')} {
    grid-template-columns: minmax(0, 1fr);
    block-size: 97px;
  }
`;
