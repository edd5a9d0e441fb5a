import type { CallAnswer } from '@shop/shared/contracts/call';
import type { getListing } from '@shop/shared/contracts/listings';
import type { ProductItem } from '@shop/shared/contracts/products';
import type { SmartFilter } from '@shop/shared/contracts/smart-filter-answer';
import { buildProductWith } from './product.builder.ts';

type SectionListing = CallAnswer<typeof getListing>;

/** Gloves by two brands, with a price, a thickness and a brand to choose; say what differs. */
export function buildListingWith(differences: Partial<SectionListing> = {}): SectionListing {
  const items = [
    buildProductWith({ name: 'Перчатки «Спрут»' }),
    buildProductWith({ name: 'Перчатки «Атлант»', brand: 'Атлант' }),
  ];
  return {
    section: { id: 7, name: 'Перчатки', path: 'perchatki' },
    products: { items },
    pageNavigation: { navNum: 1, pageNumber: 1, pageCount: 3, pageSize: 20, recordCount: 48 },
    sort: {
      current: 'status',
      options: [
        { code: 'status', name: 'Сначала в наличии' },
        { code: 'price', name: 'Сначала дешёвые' },
      ],
    },
    filter: buildFilterWith(),
    breadcrumbs: [
      { name: 'Каталог', link: '/catalog/' },
      { name: 'Перчатки', link: '/catalog/perchatki/' },
    ],
    sections: [{ id: 8, code: 'nitril', name: 'Нитриловые', path: 'perchatki/nitril', elementCount: 30 }],
    tags: [],
    ...differences,
  };
}

export function buildListingOf(items: ProductItem[]): SectionListing {
  return buildListingWith({ products: { items } });
}

export function buildFilterWith(differences: Partial<SmartFilter> = {}): SmartFilter {
  return {
    items: {
      props: [
        buildListFacet('brand', 'Бренд', [
          ['Спрут', 30],
          ['Атлант', 18],
          ['Ansell', 0],
        ]),
        {
          ...buildListFacet('thickness', 'Толщина', []),
          displayType: 'range',
          unit: 'мм',
          range: buildRange(0.1, 2.5),
        },
      ],
      prices: [{ code: 'base', name: 'Цена', range: buildRange(5000, 250000) }],
    },
    elementCount: 48,
    setFilterUrlParam: 'clear',
    ...differences,
  };
}

type Facet = SmartFilter['items']['props'][number];

export function buildListFacet(code: string, name: string, values: readonly [string, number][]): Facet {
  return {
    id: code.length,
    code,
    name,
    displayType: 'list',
    displayExpanded: true,
    unit: '',
    range: null,
    values: values.map(([value, elementCount], sort) => ({
      controlName: `arrFilter_${code}_${sort}`,
      value,
      urlId: value.toLowerCase(),
      checked: false,
      disabled: elementCount === 0,
      elementCount,
      sort,
    })),
  };
}

function buildRange(min: number, max: number) {
  return {
    controlNameMin: 'arrFilter_MIN',
    controlNameMax: 'arrFilter_MAX',
    min,
    max,
    filteredMin: min,
    filteredMax: max,
    chosenMin: null,
    chosenMax: null,
  };
}
