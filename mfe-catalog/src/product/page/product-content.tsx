import { useIsNear } from '@shop/remote';
import { Card, PageHeader, Stack } from '@shop/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import styled from 'styled-components';
import { createFirstOffers } from '../../common/offers/offer-choice.ts';
import { type ProductDetails, productQuery } from '../common/product.queries.ts';
import { Columns, Frame } from '../common/product-layout.ts';
import { ProductLead } from '../common/product-lead.tsx';
import { useProductParams } from '../common/use-product-params.ts';
import { Gallery } from '../gallery/gallery.tsx';
import { ProductOrder } from '../order/product-order.tsx';
import { ProductTabs } from './product-tabs.tsx';

const ProductGone = lazy(async () => ({
  default: (await import(/* webpackChunkName: "related" */ './product-gone.tsx')).ProductGone,
}));
const ProductMore = lazy(async () => ({
  default: (await import(/* webpackChunkName: "related" */ './product-more.tsx')).ProductMore,
}));

interface ProductContentProps {
  readonly details: ProductDetails;
  /** The product was withdrawn while the page was open. */
  readonly isGone: boolean;
}

/** The content of a product page. */
export function ProductContent({ details, isGone }: ProductContentProps) {
  const { product, breadcrumbs } = details;
  const { offerId, chooseOffer } = useProductParams();
  const [firstOf] = useState(createFirstOffers);
  const offer = product.offers.find(({ id }) => id === offerId) ?? firstOf(product);
  return (
    <Frame>
      <Stack gap={6}>
        <PageHeader
          title={product.name}
          breadcrumbs={breadcrumbs.map(({ name, link }) => ({ label: name, to: link }))}
          lead={<ProductLead product={product} article={offer?.article ?? product.article} />}
        />
        {isGone && (
          <Suspense>
            <ProductGone section={breadcrumbs.at(-2)} />
          </Suspense>
        )}
        <Columns>
          <Card padding={4}>
            <Gallery name={product.name} pictures={product.pictures} />
          </Card>
          <ProductOrder
            product={product}
            offer={offer}
            isGone={isGone}
            queryKey={productQuery(product.code).queryKey}
            sectionCode={sectionCodeOf(breadcrumbs)}
            onChoose={chooseOffer}
          />
        </Columns>
        <ProductTabs product={product} />
        <More product={product} />
      </Stack>
    </Frame>
  );
}

/** Loads when it is about to scroll into view. */
function More({ product }: Pick<ProductDetails, 'product'>) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  return (
    <div ref={place}>
      {isNear ? (
        <Suspense fallback={<Waiting />}>
          <ProductMore product={product} />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </div>
  );
}

/** Keeps the footer below the fold, so that nothing jumps. */
const Waiting = styled.div`
  min-block-size: 100vh;
`;

/** The code of the first-level section in the breadcrumbs: `/catalog/obuv/botinki/` lies in `obuv`. */
function sectionCodeOf(breadcrumbs: ProductDetails['breadcrumbs']): string | undefined {
  return /^\/catalog\/([^/]+)\//.exec(breadcrumbs[1]?.link ?? '')?.[1];
}
