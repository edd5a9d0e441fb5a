import type { RelatedProduct } from '@shop/contracts/catalog/product-relations';
import { DETAIL_ERROR_MS } from '@shop/domain/constants';
import { Slot } from '@shop/remote';
import { Button, Link } from '@shop/ui';
import { Picture } from '@shop/ui/parts/picture';
import { color, font, radius, space, text } from '@shop/ui/theme';
import styled from 'styled-components';
import { variantAxes } from '../offers/offer-choice.ts';
import { NextBreak, OfferPrice } from '../offers/offer-price.tsx';
import { StockStatus } from '../offers/stock-status.tsx';

interface RelatedCardProps {
  readonly product: RelatedProduct;
}

/**
 * A related product. It is added to the basket in place if there is nothing to choose, else the card links to
 * its page.
 */
export function RelatedCard({ product }: RelatedCardProps) {
  const { code, name, previewPicture, stockStatus, measure, prices, minOrderCount, offers } = product;
  const link = `/detail/${encodeURIComponent(code)}/`;
  const unit = measure.measureBase;
  const [offer] = offers;
  return (
    <Card>
      <Link to={link} tabIndex={-1} aria-hidden>
        <Picture src={previewPicture} alt="" ratio="3 / 2" />
      </Link>
      <Name title={name}>
        <Link to={link} tone="default">
          {name}
        </Link>
      </Name>
      <StockStatus stock={stockStatus} unit={unit} isOfAll={offers.length > 1} />
      <div>
        <OfferPrice prices={prices} quantity={minOrderCount} unit={unit} />
        <NextBreak prices={prices} quantity={minOrderCount} unit={unit} />
      </div>
      {product.basketAdd && offer ? (
        <Slot
          name="product.add-to-basket"
          offerId={offer.id}
          productName={name}
          isInStock={stockStatus.isInStock}
          minOrderCount={minOrderCount}
          multiplicity={product.multiplicity}
          inBasket={offer.inBasket}
          measure={unit}
          measureCustom={measure.measureCustom}
          failureMs={DETAIL_ERROR_MS}
        />
      ) : (
        <Button full to={link} aria-label={`${whyElsewhere(product)}: ${name}`}>
          {whyElsewhere(product)}
        </Button>
      )}
    </Card>
  );
}

function whyElsewhere({ offers, stockStatus }: RelatedProduct): string {
  if (!stockStatus.isInStock || offers.length < 2) return 'Подробнее';
  return variantAxes(offers).includes('Размер') ? 'Выбрать размер' : 'Выбрать вариант';
}

const Card = styled.li`
  display: grid;
  grid-template-rows: auto auto auto 1fr 40px;
  gap: ${space[2]};
  min-inline-size: 0;
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
`;

const Name = styled.h3`
  ${text.m}
  font-weight: ${font.medium};
  min-block-size: 40px;
  a {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
`;
