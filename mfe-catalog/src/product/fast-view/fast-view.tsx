import { QueryStates } from '@shop/kit/page/query-states';
import { useQuery } from '@shop/platform/query';
import { isNotFound } from '@shop/remote';
import { Button, ErrorPanel, Modal, Stack } from '@shop/ui';
import { useState } from 'react';
import { createFirstOffers } from '../../common/offers/offer-choice.ts';
import { useBasketRefresh } from '../../common/use-basket-refresh.ts';
import { fastViewQuery, type Product } from '../common/product.queries.ts';
import { Columns, Frame } from '../common/product-layout.ts';
import { ProductLead } from '../common/product-lead.tsx';
import { FastViewSkeleton } from '../common/product-skeleton.tsx';
import { Gallery } from '../gallery/gallery.tsx';
import { ProductOrder } from '../order/product-order.tsx';

interface FastViewProps {
  readonly productId: number;
  /** The variant to start with; by default the one of the product page. */
  readonly offerId?: number | undefined;
  readonly onClose: () => void;
}

/** A product in a dialog over the list: pictures, price, sizes, stock and the order form. */
export function FastView({ productId, offerId: shown, onClose }: FastViewProps) {
  const query = useQuery(fastViewQuery(productId));
  const product = query.data?.product;
  const [offerId, setOfferId] = useState(shown);
  const [firstOf] = useState(createFirstOffers);
  useBasketRefresh(fastViewQuery(productId).queryKey, product?.offers.map(({ id }) => id) ?? []);
  const offer = product && (product.offers.find(({ id }) => id === offerId) ?? firstOf(product));
  return (
    <Modal
      isOpen
      size="large"
      title={product?.name ?? 'Быстрый просмотр'}
      onClose={onClose}
      footer={product && <Button to={pageOf(product, offerId)}>Страница товара</Button>}
    >
      {!product && isNotFound(query.error) ? (
        <ErrorPanel title="Такого товара нет" text={'Его сняли с\u00a0продажи.'} />
      ) : (
        <QueryStates query={query} pending={<FastViewSkeleton />} failure="Не удалось загрузить товар">
          {(details) => (
            <Frame>
              <Stack gap={4}>
                <ProductLead product={details.product} article={offer?.article ?? details.product.article} />
                <Columns>
                  <Gallery name={details.product.name} pictures={details.product.pictures} />
                  <ProductOrder
                    product={details.product}
                    offer={offer}
                    queryKey={fastViewQuery(productId).queryKey}
                    onChoose={setOfferId}
                  />
                </Columns>
              </Stack>
            </Frame>
          )}
        </QueryStates>
      )}
    </Modal>
  );
}

function pageOf({ code }: Product, offerId: number | undefined): string {
  return `/detail/${encodeURIComponent(code)}/${offerId === undefined ? '' : `?offer=${offerId}`}`;
}
