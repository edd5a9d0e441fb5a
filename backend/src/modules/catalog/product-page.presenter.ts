import type { WireAnswer } from '@shop/shared/contracts/call';
import type { getProduct } from '@shop/shared/contracts/product-page';
import type { FacetIndex } from './facet-index.ts';
import { presentPicture, presentProduct, type ShownTerms } from './product.presenter.ts';
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
      brandCode: product.brandCode,
      pictures: [product.picture].filter((picture) => picture !== null).map(presentPicture),
      vatPercent: product.vatPercent,
      weightGrams: product.weightGrams,
      volumeCm3: product.volumeCm3,
      propertyGroups: [...Map.groupBy(properties, ({ group }) => group)].map(([name, rows]) => ({
        name,
        properties: mergeValues(rows),
      })),
      documents: [],
      counts: { analogs: 0, accessories: 0, consumables: 0, questions: 0 },
      awaitedOfferIds: [],
    },
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
