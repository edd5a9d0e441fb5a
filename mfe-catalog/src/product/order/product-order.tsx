import type { Offer } from '@shop/contracts/catalog/products';
import { DETAIL_ERROR_MS } from '@shop/domain/constants';
import { amountOf } from '@shop/domain/format/measure';
import { Slot } from '@shop/remote';
import { Button, Row, Stack, Text } from '@shop/ui';
import { color, radius, space } from '@shop/ui/theme';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { CompareToggle } from '../../common/lists/compare-toggle.tsx';
import { FavouriteToggle } from '../../common/lists/favourite-toggle.tsx';
import { packOf } from '../../common/offers/measure.ts';
import { NoPrices } from '../../common/offers/no-prices.tsx';
import { OfferPrice } from '../../common/offers/offer-price.tsx';
import { StockStatus } from '../../common/offers/stock-status.tsx';
import type { Product } from '../common/product.queries.ts';
import { OfferChoice } from './offer-choice.tsx';
import { PriceBreaks } from './price-breaks.tsx';
import { SeveralSizesButton } from './several-sizes-button.tsx';
import { WarehouseStock } from './warehouse-stock.tsx';

/** Lazy, because most products are in stock. */
const ArrivalToggle = lazy(async () => ({
  default: (await import(/* webpackChunkName: "related" */ './arrival-toggle.tsx')).ArrivalToggle,
}));

interface ProductOrderProps {
  readonly product: Product;
  readonly offer: Offer | undefined;
  /** The key of the query that the product came from. */
  readonly queryKey: readonly unknown[];
  /** The product is no longer sold. */
  readonly isGone?: boolean;
  /** The section that selects the size chart; without it there is no link to one. */
  readonly sectionCode?: string | undefined;
  readonly onChoose: (offerId: number) => void;
}

/** Everything needed to order: prices, sizes, stock by warehouse, the basket button. */
export function ProductOrder(props: ProductOrderProps) {
  const { product, offer, queryKey, isGone = false, sectionCode, onChoose } = props;
  const { measure, minOrderCount, multiplicity } = product;
  const unit = measure.measureBase;
  if (!offer) return <Text tone="muted">Товар сейчас нельзя заказать: для него нет предложений.</Text>;
  return (
    <Box aria-label="Заказ">
      <Head>
        <Stack gap={2}>
          <OfferPrice prices={offer.prices} quantity={minOrderCount} unit={unit} size="xl" />
          <NoPrices />
          {!isGone && <StockStatus stock={offer.stockStatus} unit={unit} />}
        </Stack>
        <Row gap={1} wrap={false}>
          <FavouriteToggle productId={product.id} name={product.name} failureMs={DETAIL_ERROR_MS} />
          <CompareToggle productId={product.id} name={product.name} failureMs={DETAIL_ERROR_MS} />
        </Row>
      </Head>
      <OfferChoice
        product={product.name}
        offers={product.offers}
        chosen={offer}
        unit={unit}
        onChoose={onChoose}
      />
      {!isGone && <SeveralSizesButton key={product.id} product={product} />}
      {sectionCode && 'Размер' in offer.variant && (
        <Slot name="product.size-chart" productId={product.id} sectionCode={sectionCode} />
      )}
      {!isGone && (
        <Row gap={4}>
          <Action>
            <Slot
              key={offer.id}
              name="product.add-to-basket"
              offerId={offer.id}
              productName={product.name}
              isInStock={offer.stockStatus.isInStock}
              minOrderCount={minOrderCount}
              multiplicity={multiplicity}
              inBasket={offer.inBasket}
              measure={unit}
              measureCustom={measure.measureCustom}
              failureMs={DETAIL_ERROR_MS}
            />
          </Action>
          {!offer.stockStatus.isInStock && (
            <Suspense fallback={<Button pending>Сообщить о{'\u00a0'}поступлении</Button>}>
              <ArrivalToggle key={offer.id} product={product} offerId={offer.id} queryKey={queryKey} />
            </Suspense>
          )}
          <OrderRules pack={packOf(measure)} least={minOrderCount} step={multiplicity} unit={unit} />
        </Row>
      )}
      {offer.prices && <PriceBreaks prices={offer.prices} least={minOrderCount} unit={unit} />}
      {offer.warehouses?.length ? <WarehouseStock warehouses={offer.warehouses} unit={unit} /> : null}
    </Box>
  );
}

interface OrderRulesProps {
  readonly pack: string | undefined;
  readonly least: number;
  readonly step: number;
  readonly unit: string;
}

/** «Минимум 12 пар, кратно 6 · 1 упак = 12 пар». */
function OrderRules({ pack, least, step, unit }: OrderRulesProps) {
  const rules = [
    [least > 1 && `Минимум ${amountOf(least, unit)}`, step > 1 && `кратно ${step}`]
      .filter(Boolean)
      .join(', '),
    pack,
  ].filter(Boolean);
  if (rules.length === 0) return null;
  return (
    <Text size="s" tone="muted">
      {rules.join(' · ')}
    </Text>
  );
}

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  padding: ${space[5]};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  & > section {
    padding-block-start: ${space[5]};
    border-block-start: 1px solid ${color.line};
  }
  @container (min-width: 1200px) {
    grid-template-columns: 1fr 1fr;
    column-gap: ${space[8]};
    & > :not(section) {
      grid-column: 1 / -1;
    }
  }
  @container (max-width: 520px) {
    padding: ${space[4]};
  }
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: flex-start;
  gap: ${space[3]};
  & > :first-child {
    min-inline-size: 0;
  }
  & > :last-child {
    flex: none;
    margin-block-start: calc(-1 * ${space[1]});
  }
  /* Wraps the unit of a sum to the next line before it gets below the heart. */
  @container (max-width: 380px) {
    & > :first-child * {
      white-space: normal;
    }
  }
`;

const Action = styled.div`
  flex: 0 1 280px;
  min-inline-size: 220px;
  &:empty {
    display: none;
  }
`;
