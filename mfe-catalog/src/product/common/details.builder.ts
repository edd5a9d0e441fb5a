import { buildProductWith, buildSizesOf } from '../../testing/product.builder.ts';
import type { Product, ProductDetails } from './product.queries.ts';

/** A jacket in three sizes, the third of which is expected on 28 November; pass what differs. */
export function buildDetailsWith(differences: Partial<Product> = {}): ProductDetails {
  const jacket = buildProductWith({ code: 'kurtka', name: 'Куртка «Север»', ...differences });
  const offers = buildSizesOf(jacket, [
    { Размер: '48-50', Рост: '170-176' },
    { Размер: '52-54', Рост: '170-176' },
    { Размер: '52-54', Рост: '182-188' },
  ]);
  offers[2] = { ...offers[2]!, stockStatus: { isInStock: false, quantity: 0, arrivalOn: '2026-11-28' } };
  return {
    product: {
      ...jacket,
      offers: offers.map((offer, index) => ({
        ...offer,
        warehouses: [
          { name: 'Москва', quantity: 100 + index, arrivalOn: null, arrivalQuantity: 0 },
          { name: 'Казань', quantity: 0, arrivalOn: '2026-11-28', arrivalQuantity: 240 },
        ],
      })),
      description: 'Утеплённая куртка.\n\nДля работы при −25 °C.',
      brandCode: 'sprut',
      pictures: [{ preview: '/media/jacket-s.webp', detail: '/media/jacket.webp' }],
      vatPercent: 20,
      weightGrams: 1450,
      volumeCm3: 12_000,
      propertyGroups: [
        { name: 'Основные', properties: [{ code: 'material', name: 'Материал', value: 'Смесовая ткань' }] },
      ],
      documents: [],
      counts: { analogs: 0, accessories: 0, consumables: 0, questions: 0 },
      awaitedOfferIds: [],
      ...differences,
    },
    breadcrumbs: [
      { name: 'Каталог', link: '/catalog/' },
      { name: 'Куртка «Север»', link: '/detail/kurtka/' },
    ],
  };
}

/** The paging of an answer with a single page. */
export const onePage = (recordCount: number) => ({
  navNum: 1,
  pageNumber: 1,
  pageCount: 1,
  pageSize: 8,
  recordCount,
});
