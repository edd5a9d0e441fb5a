import type { Offer, ProductItem } from '@shop/contracts/catalog/products';

let lastId = 1000;

/** A glove in stock at 123,45 ₽, cheaper from 12 pairs; pass what differs. */
export function buildProductWith(differences: Partial<ProductItem> = {}): ProductItem {
  const id = ++lastId;
  const product: ProductItem = {
    id,
    code: `perchatki-${id}`,
    name: 'Перчатки нейлоновые с нитриловым покрытием',
    article: `НТ-${id}`,
    brand: 'Спрут',
    previewPicture: '/media/gloves.webp',
    prices: {
      base: 15000,
      breaks: [
        { fromQuantity: 1, kopecks: 12345 },
        { fromQuantity: 12, kopecks: 11000 },
      ],
    },
    offers: [],
    inBasket: 0,
    checked: false,
    measure: { measureBase: 'пара', measureCustom: { name: 'упак', factor: 12 } },
    stockStatus: { isInStock: true, quantity: 1240, arrivalOn: null },
    minOrderCount: 1,
    multiplicity: 1,
    isPurchased: false,
    ...differences,
  };
  return product.offers.length > 0 ? product : { ...product, offers: [buildOfferOf(product)] };
}

/** A variant with the product's own prices and stock; pass what differs. */
function buildOfferOf(product: ProductItem, differences: Partial<Offer> = {}): Offer {
  return {
    id: product.id,
    article: product.article,
    name: product.name,
    variant: {},
    prices: product.prices,
    stockStatus: product.stockStatus,
    warehouses: [],
    inBasket: product.inBasket,
    ...differences,
  };
}

/** Offers in several sizes with consecutive ids that start at the product's. */
export function buildSizesOf(product: ProductItem, sizes: readonly Record<string, string>[]): Offer[] {
  return sizes.map((variant, index) =>
    buildOfferOf(product, { id: product.id * 100 + index, variant, article: `${product.article}-${index}` }),
  );
}
