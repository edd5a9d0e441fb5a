import * as v from 'valibot';
import { defineCall } from './call.ts';
import { DEFAULT_SORT, PAGE_SIZE } from './constants.ts';
import { day, id, kopecks, pageNavigation, queryNumber } from './fields.ts';

/** A price by the customer's contract; `fromQuantity` is a quantity break in base units. Ascending by it. */
const price = v.object({ fromQuantity: v.number(), kopecks });

/** Prices of an offer: null for users without the right `prices`. `base` is the list price before the contract. */
const prices = v.nullable(v.object({ base: kopecks, breaks: v.array(price) }));

const stockStatus = v.object({
  isInStock: v.boolean(),
  /** Free base units over all warehouses. */
  quantity: v.number(),
  /** Nearest delivery when out of stock or running low. */
  arrivalOn: v.nullable(day),
});

/** One orderable variant: a size of a jacket, or the product itself when it has none (then the ids are equal). */
const offer = v.object({
  id,
  article: v.string(),
  name: v.string(),
  /** «Размер» to «52-54»; empty for a product without variants. */
  variant: v.record(v.string(), v.string()),
  prices,
  stockStatus,
  /** Quantity in the basket, 0 if none. */
  inBasket: v.number(),
});
export type Offer = v.InferOutput<typeof offer>;

/** «пара»; a pack «упак» of `factor` base units, if there is one. */
const measure = v.object({
  measureBase: v.string(),
  measureCustom: v.nullable(v.object({ name: v.string(), factor: v.number() })),
});

/** A product in a listing (§3). `prices` and `inBasket` sum up its offers: the lowest price, the whole quantity. */
export const productItem = v.object({
  id,
  code: v.string(),
  name: v.string(),
  article: v.string(),
  brand: v.nullable(v.string()),
  /** `/media/….webp`, or null: the no-photo image. */
  previewPicture: v.nullable(v.string()),
  prices,
  offers: v.array(offer),
  inBasket: v.number(),
  checked: v.optional(v.boolean(), false),
  measure,
  stockStatus,
  minOrderCount: v.number(),
  multiplicity: v.number(),
});
export type ProductItem = v.InferOutput<typeof productItem>;

const filterValue = v.object({
  controlName: v.string(),
  value: v.string(),
  urlId: v.string(),
  checked: v.boolean(),
  disabled: v.boolean(),
  elementCount: v.number(),
  sort: v.number(),
});

/** Bounds of a range: of everything in the section, of what the other filters leave, and what was chosen. */
const range = v.object({
  controlNameMin: v.string(),
  controlNameMax: v.string(),
  min: v.number(),
  max: v.number(),
  filteredMin: v.number(),
  filteredMax: v.number(),
  chosenMin: v.nullable(v.number()),
  chosenMax: v.nullable(v.number()),
});

/** The smart filter (§3, wire-facts). List properties have `values`, numeric ones a `range`. */
export const smartFilter = v.object({
  items: v.object({
    props: v.array(
      v.object({
        id,
        code: v.string(),
        name: v.string(),
        displayType: v.picklist(['list', 'range']),
        displayExpanded: v.boolean(),
        hint: v.optional(v.string()),
        unit: v.string(),
        values: v.array(filterValue),
        range: v.nullable(range),
      }),
    ),
    /** Kopecks; empty for users without the right `prices`. */
    prices: v.array(v.object({ code: v.string(), name: v.string(), range })),
  }),
  elementCount: v.number(),
  /** The path part that the listing call takes: `price-base-from-100/brand-is-ansell`, or `clear`. */
  setFilterUrlParam: v.string(),
});
export type SmartFilter = v.InferOutput<typeof smartFilter>;

const sectionLink = v.object({
  id,
  code: v.string(),
  name: v.string(),
  path: v.string(),
  elementCount: v.number(),
});

const breadcrumb = v.object({ name: v.string(), link: v.string() });

const sort = v.object({
  current: v.string(),
  options: v.array(v.object({ code: v.string(), name: v.string() })),
});

/** Listing of a section with facets: `/web/catalog/perchatki/filter/brand-is-ansell/apply/`. */
export const getListing = defineCall({
  method: 'GET',
  path: '/web/catalog/{code*}',
  summary: 'Products of a section with facets, sort and paging',
  access: 'shop.use',
  params: v.object({ code: v.pipe(v.string(), v.maxLength(20_000)) }),
  query: v.object({
    page: queryNumber(1, 1_000_000),
    pageSize: queryNumber(PAGE_SIZE.catalog, 100),
    sort: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(40)), DEFAULT_SORT), DEFAULT_SORT),
    navNum: queryNumber(1, 100),
  }),
  names: { page: 'PAGEN_1', pageSize: 'page_size', sort: 'sort_by', navNum: 'nav_num' },
  answer: v.object({
    section: v.object({ id: v.nullable(id), name: v.string(), path: v.string() }),
    products: v.object({ items: v.array(productItem) }),
    pageNavigation,
    sort,
    filter: smartFilter,
    breadcrumbs: v.array(breadcrumb),
    sections: v.array(sectionLink),
  }),
});

export interface SectionNode {
  id: number;
  code: string;
  name: string;
  /** Below /catalog/, with slashes at both ends removed. */
  path: string;
  elementCount: number;
  picture: string | null;
  children: SectionNode[];
}
const sectionNode: v.GenericSchema<SectionNode> = v.object({
  id: v.number(),
  code: v.string(),
  name: v.string(),
  path: v.string(),
  elementCount: v.number(),
  picture: v.nullable(v.string()),
  children: v.array(v.lazy(() => sectionNode)),
});

/** The catalogue menu to depth 4 (§9). */
export const getSections = defineCall({
  method: 'GET',
  path: '/web/catalog/sections/',
  summary: 'Tree of sections',
  access: 'shop.use',
  query: v.object({ sectionId: v.optional(id), depth: queryNumber(4, 4) }),
  names: { sectionId: 'section_id' },
  answer: v.object({ items: v.array(sectionNode) }),
});

/** The product page. */
export const getProduct = defineCall({
  method: 'GET',
  path: '/web/detail/{code}/',
  summary: 'One product',
  access: 'shop.use',
  params: v.object({ code: v.pipe(v.string(), v.maxLength(200)) }),
  answer: v.object({
    product: v.object({
      ...productItem.entries,
      description: v.string(),
      detailPicture: v.nullable(v.string()),
      vatPercent: v.number(),
      weightGrams: v.number(),
      properties: v.array(v.object({ code: v.string(), name: v.string(), value: v.string() })),
    }),
    /** Stock of each offer by warehouse. */
    stocks: v.array(
      v.object({
        offerId: id,
        warehouses: v.array(
          v.object({
            name: v.string(),
            quantity: v.number(),
            arrivalOn: v.nullable(day),
            arrivalQuantity: v.number(),
          }),
        ),
      }),
    ),
    breadcrumbs: v.array(breadcrumb),
  }),
});
