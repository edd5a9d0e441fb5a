import { messageOf } from '@shop/platform/http';
import { useQuery } from '@shop/platform/query';
import { isNotFound } from '@shop/remote';
import { Button, ErrorPanel, Modal, Stack } from '@shop/ui';
import { useState } from 'react';
import { firstOffer } from '../../common/offers/offer-choice.ts';
import { useBasketRefresh } from '../../common/use-basket-refresh.ts';
import { fastViewQuery, type Product } from '../common/product.queries.ts';
import { Columns, Frame } from '../common/product-layout.ts';
import { ProductLead } from '../common/product-lead.tsx';
import { FastViewSkeleton } from '../common/product-skeleton.tsx';
import { Gallery } from '../gallery/gallery.tsx';
import { ProductOrder } from '../order/product-order.tsx';

interface FastViewProps {
  readonly productId: number;
  /** The variant to begin with; without one it is what the product's page begins with. */
  readonly offerId?: number | undefined;
  readonly onClose: () => void;
}

/** A look at a product without leaving the list: pictures, price, sizes, stock, and the order. */
export function FastView({ productId, offerId: shown, onClose }: FastViewProps) {
  const query = useQuery(fastViewQuery(productId));
  const product = query.data?.product;
  const [offerId, setOfferId] = useState(shown);
  useBasketRefresh(fastViewQuery(productId).queryKey, product?.offers.map(({ id }) => id) ?? []);
  const offer = product && (product.offers.find(({ id }) => id === offerId) ?? firstOffer(product.offers));
  return (
    <Modal
      isOpen
      size="large"
      title={product?.name ?? 'Быстрый просмотр'}
      onClose={onClose}
      footer={product && <Button to={pageOf(product, offerId)}>Страница товара</Button>}
    >
      {query.isPending ? (
        <FastViewSkeleton />
      ) : product ? (
        <Frame>
          <Stack gap={4}>
            <ProductLead product={product} article={offer?.article ?? product.article} />
            <Columns>
              <Gallery name={product.name} pictures={product.pictures} />
              <ProductOrder
                product={product}
                offer={offer}
                queryKey={fastViewQuery(productId).queryKey}
                onChoose={setOfferId}
              />
            </Columns>
          </Stack>
        </Frame>
      ) : (
        <Failure error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />
      )}
    </Modal>
  );
}

interface FailureProps {
  readonly error: unknown;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

function Failure({ error, retrying, onRetry }: FailureProps) {
  if (isNotFound(error)) return <ErrorPanel title="Такого товара нет" text={'Его сняли с\u00a0продажи.'} />;
  return (
    <ErrorPanel
      title="Не удалось загрузить товар"
      text={messageOf(error)}
      retrying={retrying}
      onRetry={onRetry}
    />
  );
}

function pageOf({ code }: Product, offerId: number | undefined): string {
  return `/detail/${encodeURIComponent(code)}/${offerId === undefined ? '' : `?offer=${offerId}`}`;
}
