import type { WireAnswer } from '@shop/shared/contracts/call';
import type { getProduct } from '@shop/shared/contracts/catalog';
import type { FacetIndex } from './facet-index.ts';
import { detailUrl, presentProduct, type ShownTerms } from './product.presenter.ts';
import type { findProperties, ProductRecord } from './products.repository.ts';
import { presentBreadcrumbs } from './sections.ts';

type Properties = Awaited<ReturnType<typeof findProperties>>;

/** The product page on the wire: the listing's item and all that only the page tells. */
export function presentProductPage(
  index: FacetIndex,
  product: ProductRecord,
  properties: Properties,
  terms: ShownTerms,
): WireAnswer<typeof getProduct> {
  return {
    product: {
      ...presentProduct(product, terms),
      description: product.description,
      detailPicture: detailUrl(product.picture),
      vatPercent: product.vatPercent,
      weightGrams: product.weightGrams,
      properties: mergeValues(properties),
    },
    stocks: product.offers.map(({ id, stocks }) => ({
      offerId: id,
      warehouses: stocks.map(({ warehouse, freeQuantity, arrivalOn, arrivalQuantity }) => ({
        name: warehouse,
        quantity: freeQuantity,
        arrivalOn,
        arrivalQuantity: arrivalOn === null ? 0 : arrivalQuantity,
      })),
    })),
    breadcrumbs: [
      ...presentBreadcrumbs(index, index.data.sectionById.get(product.sectionId)),
      { name: product.name, link: `/detail/${product.code}/` },
    ],
  };
}

/** Several values of one property stand in one line; numbers with a comma and their unit. */
function mergeValues(properties: Properties) {
  return [...Map.groupBy(properties, ({ code }) => code)].map(([code, rows]) => {
    const [{ name, unit, number }] = rows as [Properties[number]];
    const value = rows.map((row) => (number === null ? row.value : row.value.replace('.', ','))).join(', ');
    return { code, name, value: unit === '' ? value : `${value} ${unit}` };
  });
}
