import { buildProductWith } from '../testing/product.builder.ts';
import type { ComparedProduct, ComparedSection } from './compare.queries.ts';

/** A compared glove with a class and a coating; pass what differs. */
export function buildComparedWith(differences: Partial<ComparedProduct> = {}): ComparedProduct {
  const { properties = { class: '2', coating: 'Нитрил' }, ...product } = differences;
  return { ...buildProductWith(product), properties };
}

/** A section that compares these products by class and coating; pass what differs. */
export function buildComparedSection(
  items: ComparedProduct[],
  differences: Partial<ComparedSection> = {},
): ComparedSection {
  return {
    id: 7,
    name: 'Перчатки',
    items,
    propertyGroups: [
      {
        name: 'Защита',
        properties: [
          { code: 'class', name: 'Класс вязки' },
          { code: 'coating', name: 'Покрытие' },
        ],
      },
    ],
    ...differences,
  };
}
