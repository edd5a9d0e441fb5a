import { Card, PageHeader, Stack } from '@shop/shared/ui';
import { Tabs } from '@shop/shared/ui/tabs';
import { firstOffer } from '../offers/offer-choice.ts';
import { Gallery } from './gallery.tsx';
import { type ProductDetails, productQuery } from './product.queries.ts';
import { ProductDescription } from './product-description.tsx';
import { Columns, Frame } from './product-layout.ts';
import { ProductLead } from './product-lead.tsx';
import { ProductOrder } from './product-order.tsx';
import { ProductSpecifications } from './product-specifications.tsx';
import { useProductParams } from './use-product-params.ts';

/** A product: what it looks like, what it costs in which size, and what is known of it. */
export function ProductContent({ details }: { readonly details: ProductDetails }) {
  const { product, breadcrumbs } = details;
  const { tab, offerId, chooseOffer, tabUrl } = useProductParams();
  const offer = product.offers.find(({ id }) => id === offerId) ?? firstOffer(product.offers);
  return (
    <Frame>
      <Stack gap={6}>
        <PageHeader
          title={product.name}
          breadcrumbs={breadcrumbs.map(({ name, link }) => ({ label: name, to: link }))}
          lead={<ProductLead product={product} article={offer?.article ?? product.article} />}
        />
        <Columns>
          <Card padding={4}>
            <Gallery name={product.name} pictures={product.pictures} />
          </Card>
          <ProductOrder
            product={product}
            offer={offer}
            queryKey={productQuery(product.code).queryKey}
            onChoose={chooseOffer}
          />
        </Columns>
        <Stack gap={5} as="section" aria-label="О товаре">
          <Tabs
            label="О товаре"
            tabs={[
              { to: tabUrl('description'), label: 'Описание' },
              {
                to: tabUrl('specifications'),
                label: 'Характеристики',
                count: product.propertyGroups.flatMap(({ properties }) => properties).length,
              },
            ]}
          />
          {tab === 'specifications' ? (
            <ProductSpecifications product={product} />
          ) : (
            <ProductDescription text={product.description} />
          )}
        </Stack>
      </Stack>
    </Frame>
  );
}
