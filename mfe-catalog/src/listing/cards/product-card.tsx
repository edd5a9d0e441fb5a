import type { ProductItem } from '@shop/contracts/catalog/products';
import { Slot } from '@shop/remote';
import { Badge, Link, Text } from '@shop/ui';
import { Picture } from '@shop/ui/parts/picture';
import { memo, useContext, useState } from 'react';
import { packOf, packsIn } from '../../common/offers/measure.ts';
import { firstOffer, type VariantFilter } from '../../common/offers/offer-choice.ts';
import { OfferPicker } from '../../common/offers/offer-picker.tsx';
import { NextBreak, OfferPrice } from '../../common/offers/offer-price.tsx';
import { StockStatus } from '../../common/offers/stock-status.tsx';
import { ProductNameContext, useListingTools } from '../../common/selection/listing-tools.ts';
import { shownOffer } from '../../common/selection/selection.ts';
import {
  Action,
  Card,
  CardPicture,
  Choice,
  Meta,
  Name,
  Price,
  Stock,
} from '../fast-view/product-card-parts.ts';
import { useListingLazy } from '../lazy/use-listing-lazy.ts';
import { CardTools } from './card-tools.tsx';

interface ProductCardProps {
  readonly product: ProductItem;
  /** Variants that match the filter. */
  readonly variantFilter: VariantFilter;
  /** On the first screen, so its picture loads eagerly. */
  readonly isFirst: boolean;
}

/** A product in a listing, with what is needed to recognise, compare and order it. */
export const ProductCard = memo(function ProductCard({ product, variantFilter, isFirst }: ProductCardProps) {
  const { name, brand, measure, minOrderCount, multiplicity, offers } = product;
  const tools = useListingTools();
  const listingLazy = useListingLazy();
  const nameOf = useContext(ProductNameContext);
  const [offerId, setOfferId] = useState(() => tools?.selection.shownOf(product.id));
  const offer = shownOffer(product, variantFilter, offerId, tools?.selection.firstOf);
  const unit = measure.measureBase;
  // The link opens the product page at the variant shown here.
  const isDefault = offer === firstOffer(offers);
  const link = `/detail/${encodeURIComponent(product.code)}/${offer && !isDefault ? `?offer=${offer.id}` : ''}`;
  const { article, stockStatus, prices, inBasket } = offer ?? product;
  const pack = packsIn(measure, inBasket) ?? packOf(measure);
  function handleChoose(id: number) {
    const next = offers.find((other) => other.id === id);
    if (offer && next) tools?.selection.show(product, offer, next);
    setOfferId(id);
  }
  return (
    <Card>
      <CardPicture>
        <Link to={link} tabIndex={-1} aria-hidden>
          <Picture src={product.previewPicture} alt="" ratio="3 / 2" eager={isFirst} />
        </Link>
      </CardPicture>
      <CardTools product={product} offer={offer} />
      <Meta>
        <span>{article}</span>
        {brand && <span>{brand}</span>}
      </Meta>
      <Name title={name}>
        <Link to={link} tone="default">
          {nameOf(product)}
        </Link>
      </Name>
      <Stock>
        <StockStatus stock={stockStatus} unit={unit} />
        {!stockStatus.isInStock && listingLazy && (
          <listingLazy.Replacements productId={product.id} productName={name} />
        )}
        {product.isPurchased && <Badge tone="info">Покупали раньше</Badge>}
      </Stock>
      <Choice>
        {offer && <OfferPicker product={name} offers={offers} chosen={offer} onChoose={handleChoose} />}
      </Choice>
      <Price>
        <OfferPrice prices={prices} quantity={minOrderCount} unit={unit} />
        <NextBreak prices={prices} quantity={minOrderCount} unit={unit} />
        {pack && (
          <Text size="xs" tone="subtle">
            {pack}
          </Text>
        )}
      </Price>
      <Action>
        {offer && (
          <Slot
            // Another size is another basket row, so its quantity must not carry over.
            key={offer.id}
            name="product.add-to-basket"
            offerId={offer.id}
            productName={name}
            isInStock={stockStatus.isInStock}
            minOrderCount={minOrderCount}
            multiplicity={multiplicity}
            inBasket={inBasket}
            measure={unit}
            measureCustom={measure.measureCustom}
          />
        )}
      </Action>
    </Card>
  );
});
