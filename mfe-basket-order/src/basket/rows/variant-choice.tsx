import type { BasketRow } from '@shop/contracts/basket-order/basket';
import { getSimpleOffer } from '@shop/contracts/catalog/product-page';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { messageOf } from '@shop/platform/http';
import { callQuery, useQuery } from '@shop/platform/query';
import { Row, Select, Skeleton, Text } from '@shop/ui';
import { TextButton } from '@shop/ui/parts/text-button';
import { space } from '@shop/ui/theme';
import styled from 'styled-components';
import { basketClient } from '../client/current-basket.ts';
import type { BasketLine } from '../state/basket-state.ts';

type Product = CallAnswer<typeof getSimpleOffer>['product'];
type Offer = Product['offers'][number];

interface VariantChoiceProps {
  readonly line: BasketLine;
  readonly onClose: () => void;
}

/** The other variants of a row's product; choosing one puts it into the basket in place of the present one. */
export function VariantChoice({ line, onClose }: VariantChoiceProps) {
  const { offerId, row } = line;
  const { data, isPending, error, refetch } = useQuery(
    callQuery(getSimpleOffer, { params: { id: offerId } }),
  );
  if (isPending) return <Skeleton height={32} width={220} />;
  if (!data)
    return (
      <Row gap={1} role="alert">
        <Text size="s" tone="danger">
          {messageOf(error)}
        </Text>
        <TextButton type="button" onClick={() => void refetch()}>
          Повторить
        </TextButton>
      </Row>
    );
  const { product } = data;
  const others = product.offers.filter(({ id }) => id !== offerId);

  function choose(id: number) {
    const offer = others.find((each) => each.id === id);
    if (!offer) return;
    onClose();
    basketClient.dispatch({ type: 'variant-chosen', offerId, row: rowOf(product, offer) });
  }

  return (
    <Choice>
      <Select
        autoFocus
        size="s"
        label={`Другой вариант: ${row.name}`}
        labelHidden
        placeholder="Выберите вариант"
        options={others.map((offer) => ({ value: offer.id, label: labelOf(offer) }))}
        onChange={({ target }) => choose(Number(target.value))}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
      <TextButton type="button" onClick={onClose}>
        отмена
      </TextButton>
    </Choice>
  );
}

/** «52-54, 170-176, нет в наличии». */
function labelOf({ variant, article, stockStatus }: Offer): string {
  const name = Object.values(variant).join(', ') || article;
  return stockStatus.isInStock ? name : `${name}, нет в\u00a0наличии`;
}

/** Builds the row that the basket is expected to answer with. */
function rowOf(
  { code, name, previewPicture, minOrderCount, multiplicity, measure }: Product,
  offer: Offer,
): BasketRow {
  const { prices, stockStatus } = offer;
  return {
    id: offer.id,
    offerId: offer.id,
    position: 0,
    code,
    name,
    article: offer.article,
    variant: offer.variant,
    hasVariants: true,
    previewPicture,
    isInStock: stockStatus.isInStock,
    stockQuantity: stockStatus.quantity,
    arrivalOn: stockStatus.arrivalOn,
    quantity: 0,
    minOrderCount,
    multiplicity,
    measure: measure.measureBase,
    priceKopecks: prices && (prices.breaks[0]?.kopecks ?? prices.base),
    breaks: prices?.breaks ?? null,
    totalKopecks: null,
    hasPromotion: false,
    changedBy: null,
  };
}

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  max-inline-size: 320px;
`;
