import type { getComparison } from '@shop/contracts/catalog/comparison';
import type { WireAnswer } from '@shop/contracts/platform/call';
import { mergeValues, type ProductRecord, presentProduct, type ShownTerms } from '../catalog/catalog.api.ts';
import type { Compared, ComparedProperty } from './comparison.repository.ts';

type Answer = WireAnswer<typeof getComparison>;

/** Presents the comparison in wire names: products by section, with every property that at least one of them has. */
export function presentComparison(
  compared: readonly Compared[],
  products: readonly ProductRecord[],
  properties: readonly ComparedProperty[],
  terms: ShownTerms,
): Answer {
  const productById = new Map(products.map((product) => [product.id, product]));
  const propertiesById = Map.groupBy(properties, ({ productId }) => productId);
  const sections = [...Map.groupBy(compared, ({ sectionId }) => sectionId).values()];
  return {
    sections: sections.map((rows) => {
      const items = rows.flatMap(({ id }) => productById.get(id) ?? []);
      const ids = new Set(items.map(({ id }) => id));
      return {
        id: rows[0]!.sectionId,
        name: rows[0]!.section,
        items: items.map((product) => ({
          ...presentProduct(product, terms),
          properties: Object.fromEntries(
            mergeValues(propertiesById.get(product.id) ?? []).map(({ code, value }) => [code, value]),
          ),
        })),
        propertyGroups: presentGroups(properties.filter(({ productId }) => ids.has(productId))),
      };
    }),
  };
}

function presentGroups(
  properties: readonly ComparedProperty[],
): Answer['sections'][number]['propertyGroups'] {
  return [...Map.groupBy(properties, ({ group }) => group)].map(([name, rows]) => ({
    name,
    properties: [...new Map(rows.map((row) => [row.code, { code: row.code, name: row.name }])).values()],
  }));
}
