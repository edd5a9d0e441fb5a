import type { getListing } from '@shop/contracts/catalog/listings';
import type { ProductItem } from '@shop/contracts/catalog/products';
import type { WireAnswer } from '@shop/contracts/platform/call';
import type { WireFilter } from '@shop/contracts/smart-filter/smart-filter-answer';
import { buildProductWith } from './product.builder.ts';

type SectionListing = WireAnswer<typeof getListing>;

/** Gloves of two brands, with a price, a thickness and a brand facet; pass what differs. */
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

export function buildFilterWith(differences: Partial<WireFilter> = {}): WireFilter {
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
          values: buildEnds(0.1, 2.5),
        },
      ],
      prices: [{ code: 'base', name: 'Цена', values: buildEnds(50, 2500) }],
    },
    elementCount: 48,
    setFilterUrlParam: 'clear',
    ...differences,
  };
}

type ListFacet = Extract<WireFilter['items']['props'][number], { displayType: 'list' }>;

export function buildListFacet(code: string, name: string, values: readonly [string, number][]): ListFacet {
  return {
    id: code.length,
    code,
    name,
    displayType: 'list',
    displayExpanded: true,
    unit: '',
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

function buildEnds(min: number, max: number): WireFilter['items']['prices'][number]['values'] {
  return [
    { controlName: 'arrFilter_MIN', value: min, filteredValue: min, htmlValue: '' },
    { controlName: 'arrFilter_MAX', value: max, filteredValue: max, htmlValue: '' },
  ];
}
