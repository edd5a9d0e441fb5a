import type { ProductDetails } from '@shop/contracts/catalog/product-page';
import { presentPicture, presentProduct, type ShownTerms } from './product.presenter.ts';
import type { ProductExtras } from './product-page.repository.ts';
import type { ProductRecord } from './products.repository.ts';
import { mergeValues } from './property-values.ts';

/** Presents a product in wire names, with everything that only its page shows. */
export function presentProductDetails(
  product: ProductRecord,
  extras: ProductExtras,
  terms: ShownTerms,
): ProductDetails {
  const countOf = (kind: string) => extras.relations.find((relation) => relation.kind === kind)?.count ?? 0;
  return {
    ...presentProduct(product, terms),
    description: product.description,
    brandCode: product.brandCode,
    pictures: picturesOf(product, extras).map(presentPicture),
    vatPercent: product.vatPercent,
    weightGrams: product.weightGrams,
    volumeCm3: product.volumeCm3,
    propertyGroups: [...Map.groupBy(extras.properties, ({ group }) => group)].map(([name, rows]) => ({
      name,
      properties: mergeValues(rows),
    })),
    documents: extras.documents.map(({ file, ...document }) => ({ ...document, link: `/media/${file}` })),
    counts: {
      analogs: countOf('analog'),
      accessories: countOf('accessory'),
      consumables: countOf('consumable'),
      questions: extras.questions ?? 0,
    },
    awaitedOfferIds: extras.awaited.map(({ offerId }) => offerId),
  };
}

/** The main picture first, without duplicates. */
function picturesOf(product: ProductRecord, { pictures }: ProductExtras): string[] {
  const others = pictures.map(({ picture }) => picture);
  return [...new Set(product.picture === null ? others : [product.picture, ...others])];
}
